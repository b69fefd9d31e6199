"""Question 2: how long is a game?"""

from collections.abc import Iterable

import numpy as np

from vendome.lab.pages.plots import Row, histogram_plot
from vendome.lab.report.estimate import Estimate, Tally, mean_of
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import COUNT, data_of


class Length:
    key = "length"
    title = "How long is a game?"
    method = (
        "All decisions of a game are counted, those with one legal move as well. Progress is what the bots of the game "
        "count in: rounds in most games, hands in others."
    )
    caution = (
        "Bots that play better or worse may end a game sooner or later. Minutes are people's; none are counted here."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        return plan.watched(plan.setup.players, plan.budget.deals)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        number = mean_length(sample, sample.players, sample.plan.budget.deals)
        games = [game for _, deal in sample.own_deals() for game in deal.games]
        lengths = np.array([game.decisions for game in games], np.float64)
        free = float(np.mean([game.choices / game.decisions for game in games]))
        progress = float(np.mean([game.progress for game in games]))
        shortest, longest = np.quantile(lengths, [0.05, 0.95])
        rounds = f", and {progress:.1f} rounds or hands" if sample.setup.game.mind else ""
        return Answer(
            sentence=f"A game takes {number.value:.0f} decisions{rounds}; nine games in ten take from {shortest:.0f} "
            f"to {longest:.0f} decisions, and {free:.0%} of them are between at least two moves.",
            about="decisions in a game",
            number=number,
            unit=COUNT,
            plots=[histogram_plot("How many games took how many decisions", [(Row("Decisions", 0), lengths)])],
            figures={
                "progress": data_of(mean_progress(sample)), "with_a_choice": round(free, 6),
                "quantiles": {f"{q:g}": float(np.quantile(lengths, q)) for q in (0, 0.05, 0.5, 0.95, 1)},
            },
        )  # fmt: skip


def mean_length(sample: Sample, players: int, deals: int) -> Estimate:
    watched = sample.watched(players, deals)
    return mean_of([Tally(key, sum(game.decisions for game in deal.games), len(deal.games)) for key, deal in watched])


def mean_progress(sample: Sample) -> Estimate:
    watched = sample.own_deals()
    return mean_of([Tally(key, sum(game.progress for game in deal.games), len(deal.games)) for key, deal in watched])

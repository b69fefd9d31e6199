"""Question 5: how much do choices matter?"""

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from vendome.lab.pages.plots import Row, histogram_plot, spell_percent
from vendome.lab.report.choice_of_moves import Look
from vendome.lab.report.estimate import Estimate, Tally, share_of
from vendome.lab.report.pieces import Piece, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import PERCENT, data_of

MATTERS = 0.03  # of a chance to win, between the best move and the worst


class Choices:
    key = "choices"
    title = "How much do choices matter?"
    method = (
        "At decisions spread evenly over the games, where there are at least two moves, the judge values the "
        f"position after each. A choice matters if the best move gives at least {100 * MATTERS:.0f} points of the "
        "chance to win more than the worst. What nobody knows is shuffled anew. The moves are ranked by some of "
        "these shuffles and valued by others, so that luck is not taken for a difference."
    )
    caution = (
        "The judge looks one move ahead, so a choice whose point comes much later may seem not to matter. It sees "
        "hidden things, so it also counts choices that no player could have made rightly."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        return plan.watched(plan.setup.players, plan.budget.deals)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        watched = sample.own_deals()
        number = matter_share(watched)
        second, worst = (
            share_of(tallies(watched, lambda look: max(0.0, look.second))),
            share_of(tallies(watched, lambda look: max(0.0, look.worst))),
        )
        looks = [look for _, deal in watched for game in deal.games for look in game.looks]
        plots = [
            histogram_plot(
                "How much better the best move is than the second and the worst",
                [
                    (Row("Best – second", 1), np.array([look.second for look in looks])),
                    (Row("Best – worst", 0), np.array([look.worst for look in looks])),
                ],
                spell_percent,
                finest=0.01,
            )
        ]
        return Answer(
            sentence=f"{number.value:.0%} of the decisions matter: there the best move wins at least "
            f"{100 * MATTERS:.0f} in 100 games more than the worst. On average the best is "
            f"{100 * worst.value:.1f} points above the worst and {100 * second.value:.1f} above the second best.",
            about="share of decisions that matter",
            number=number,
            unit=PERCENT,
            plots=plots if looks else [],
            figures={"best_second": data_of(second), "best_worst": data_of(worst), "decisions": len(looks)},
        )


def matter_share(watched: Sequence[tuple[str, Watched]]) -> Estimate:
    return share_of(tallies(watched, lambda look: float(look.worst >= MATTERS)))


def tallies(watched: Sequence[tuple[str, Watched]], value: Callable[[Look], float]) -> list[Tally]:
    """Of every look at a decision, by deal."""
    found = []
    for key, deal in watched:
        looks = [look for game in deal.games for look in game.looks]
        found.append(Tally(key, sum(map(value, looks)), len(looks)))
    return found

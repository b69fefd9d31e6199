"""Question 3: when is a game decided?"""

from collections.abc import Iterable

import numpy as np

from vendome.lab.pages.plots import Row, curve_plot
from vendome.lab.report.course import POINTS
from vendome.lab.report.estimate import Tally, share_of
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import PERCENT


class Decided:
    key = "decided"
    title = "When is it decided?"
    method = (
        "A judge says at every decision how likely each seat is to win. A favourite stays one until another seat is "
        "ahead by five points. A game is decided from the moment on from which the later winner stays the favourite; "
        "the number is the mean share of the game that was played by then."
    )
    caution = (
        "The judge sees all hidden things, players do not: to them a game feels open for longer. A judge who is "
        "wrong about who is ahead finds games decided too late."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        return plan.watched(plan.setup.players, plan.budget.deals)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        watched = sample.own_deals()
        number = share_of([Tally(key, sum(g.decided for g in deal.games), len(deal.games)) for key, deal in watched])
        games = [game for _, deal in watched for game in deal.games]
        moments = np.array([game.decided for game in games])
        until = [float((moments <= point).mean()) for point in np.linspace(0, 1, POINTS)]
        chance = np.mean([game.chances for game in games], axis=0).tolist()
        late = float((moments > 0.9).mean())
        return Answer(
            sentence=f"On average the later winner is the favourite for good once {number.value:.0%} of the game is "
            f"played; {late:.0%} of the games are decided in their last tenth.",
            about="share of the game until it is decided",
            number=number,
            unit=PERCENT,
            plots=[
                curve_plot(
                    "Games that are decided, and the later winner's chance, over the course of a game",
                    [(Row("decided", 0), until), (Row("winner's chance", 1), chance)],
                    "share of the games that are decided; chance of the later winner",
                )
            ],
            figures={
                "in_the_last_tenth": round(late, 6), "median": round(float(np.median(moments)), 6),
                "decided_by": [round(value, 6) for value in until], "winners_chance": [round(c, 6) for c in chance],
            },
        )  # fmt: skip

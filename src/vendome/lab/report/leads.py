"""Question 4: does the lead change hands, and do winners come from behind?"""

from collections.abc import Iterable

import numpy as np

from vendome.lab.pages.plots import Row, histogram_plot, spell_percent
from vendome.lab.report.estimate import Tally, mean_of, share_of
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import FEW, data_of

FAR = 0.2  # chances to win behind the leader, which make a comeback


class Leads:
    key = "lead_changes"
    title = "How often does the favourite change, and how dramatic is it?"
    method = (
        "Lead changes are how often one favourite takes over from another; who is ahead by less than five points is "
        "not ahead. Drama is how far the later winner was behind the leader when it stood worst, in points of the "
        "chance to win."
    )
    caution = (
        "Both depend on the judge: one who overestimates small leads sees more changes. They are measured with "
        "hidden things open, so a change may be one that no player noticed."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        return plan.watched(plan.setup.players, plan.budget.deals)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        watched = sample.own_deals()
        number = mean_of([Tally(key, sum(g.changes for g in deal.games), len(deal.games)) for key, deal in watched])
        drama = share_of([Tally(key, sum(g.drama for g in deal.games), len(deal.games)) for key, deal in watched])
        games = [game for _, deal in watched for game in deal.games]
        changes = np.array([game.changes for game in games], np.float64)
        behind = np.array([game.drama for game in games])
        back = float((behind >= FAR).mean())
        return Answer(
            sentence=f"The favourite changes {number.value:.1f} times a game; at worst the later winner is "
            f"{100 * drama.value:.0f} points behind the leader on average, and {back:.0%} of the winners come back "
            f"from {100 * FAR:.0f} points or more.",
            about="changes of the favourite in a game",
            number=number,
            unit=FEW,
            plots=[
                histogram_plot("How many games had how many lead changes", [(Row("Lead changes", 0), changes)]),
                histogram_plot(
                    "How far winners were behind at worst", [(Row("Behind by", 1), behind)], spell_percent, finest=0.02
                ),
            ],
            figures={"drama": data_of(drama), "comebacks": round(back, 6), "never": float((changes == 0).mean())},
        )

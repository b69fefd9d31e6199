"""Question 6: how many steps of skill does the game have?"""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from vendome.lab.pages.plots import Row, share_plot
from vendome.lab.report.estimate import steps_of, total_of
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.players import Player
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import PERCENT, STEPS, data_of


class Ladder:
    key = "ladder"
    title = "How many steps of skill does it have?"
    method = (
        "Each bot of a ladder, from random moves to longer and longer thought, sits once in every seat against a "
        "table of the bot below it. A step of skill is what doubles the odds against each of the others: with two "
        "players, winning two games of three. The number is the sum over the ladder."
    )
    caution = (
        "It is the skill that these bots have. Where thinking longer does not help them, people may still find more "
        "to learn. A rung that wins everything counts for more the more games were played, so compare reports of one "
        "budget."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        for below, above in pairwise(plan.ladder):
            yield from plan.matches(plan.setup.players, plan.budget.steps, above, below)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        players, deals = sample.players, sample.plan.budget.steps
        shares = [sample.share(players, deals, above, below) for below, above in pairwise(sample.plan.ladder)]
        steps = [steps_of(share, players, players * deals) for share in shares]
        number = total_of(steps)
        names = list(rungs(sample.plan))
        rows = [(Row(name, i), share.share) for i, (name, share) in enumerate(zip(names, shares, strict=True))]
        climbed = sum(share.above(sample.fair) for share in shares)
        return Answer(
            sentence=f"{number.value:.1f} steps from random moves to {sample.plan.ladder[-1]}, each of which doubles "
            f"the odds; {climbed} of the {len(shares)} rungs of the ladder are shown to beat the one below.",
            about="steps of skill, each doubling the odds",
            number=number,
            unit=STEPS,
            plots=[share_plot("Win share of each bot against a table of the one below", rows, sample.fair)],
            figures={
                "rungs": [
                    {"bot": str(above), "against": str(below), "win_share": data_of(share), "steps": data_of(step)}
                    for (below, above), share, step in zip(pairwise(sample.plan.ladder), shares, steps, strict=True)
                ]
            },
            tables=[
                (
                    ("rung", "win share", "steps"),
                    [
                        (name, PERCENT.spelled(share), STEPS.spelled(step))
                        for name, share, step in zip(names, shares, steps, strict=True)
                    ],
                )
            ],
        )


def rungs(plan: Plan) -> Iterator[str]:
    """`greedy › random`"""
    for below, above in pairwise(plan.ladder):
        yield f"{short(above)} › {short(below)}"


def short(player: Player) -> str:
    return str(player).replace("search:sims=", "search ")

"""Question 7: luck, skill, hidden information and memory, each as the win share that it is worth."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from vendome.lab.intervals import Share
from vendome.lab.pages.plots import POINTS as POINTS_SCALE
from vendome.lab.pages.plots import Mark, Row, interval_plot
from vendome.lab.report.estimate import Estimate, Tally, mean_of
from vendome.lab.report.pieces import Piece, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.players import GUESSING, PEEKING, Player
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import PERCENT, POINTS, data_of

FADING = 0.8  # the memory of a forgetful bot: what it keeps from one change of the table to the next


class Advantage(NamedTuple):
    """One player against a table of others that lack one thing."""

    key: str
    label: str
    measured: Player
    table: Player


class Luck:
    key = "luck"
    title = "How much is luck, skill, hidden information, memory?"
    method = (
        "Luck of the deal: every deal is played twice by equal bots that think other thoughts; what the winners of "
        "both games have in common is the deal's. All of it would be 100%. The other bars are what one player wins "
        "above a fair share against a table that lacks one thing. Skill: a search against random moves. Hidden "
        "information: a bot that sees what other seats hide (not the pile) against the same bot that imagines it "
        f"from what it knows. Memory: a search that forgets nothing against one that forgets (memory {FADING:g}). "
        "Conclusions: a search that concludes from what others do what they hide against one that does not."
    )
    caution = (
        "Luck that comes after the deal, in later shuffles that depend on what was played, shows only in part. Skill "
        "is capped by a clean sweep. Memory and conclusions are worth something only where our bots have learnt to "
        "use them."
    )

    def advantages(self, plan: Plan) -> list[Advantage]:
        table = plan.table
        found = [
            Advantage("skill", "Skill", table, Player("random")),
            Advantage("hidden", "Hidden information", Player(PEEKING), Player(GUESSING)),
        ]
        if plan.setup.game.mind is not None and table.spec.startswith("search"):
            found += [
                Advantage("memory", "Memory", table, Player(f"{table.spec}:memory={FADING:g}")),
                Advantage("conclusions", "Conclusions", table, Player(f"{table.spec}:insight=0")),
            ]
        return found

    def work(self, plan: Plan) -> Iterable[Piece]:
        players, deals = plan.setup.players, plan.budget.knowledge
        yield from plan.watched(players, plan.budget.deals)
        for one in self.advantages(plan):
            yield from plan.matches(players, deals, one.measured, one.table)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        plan, players = sample.plan, sample.players
        number = luck_of_the_deal(sample.own_deals(), players)
        worth = {
            one: sample.share(players, plan.budget.knowledge, one.measured, one.table).plus(-sample.fair)
            for one in self.advantages(plan)
        }
        deviation = deviation_of(number, players)
        bars = [("Luck of the deal", deviation, 1), *((one.label, each.share, 0) for one, each in worth.items())]
        rows = [(Row(label, colour), share, f"{100 * share.value:+.1f}") for label, share, colour in bars]
        return Answer(
            sentence=sentence(number, deviation, worth),
            about="part of who wins that the deal settles",
            number=number,
            unit=PERCENT,
            plots=[
                interval_plot(
                    "What each is worth in points of win share", rows, Mark(0, "worth nothing"), POINTS_SCALE
                )
            ],
            figures={
                "luck_points": {"value": round(deviation.value, 6), "ci95": [round(x, 6) for x in deviation[1:]]},
                "worth": {one.key: data_of(each) for one, each in worth.items()},
            },
        )  # fmt: skip


def luck_of_the_deal(watched: Sequence[tuple[str, Watched]], players: int) -> Estimate:
    """The covariance of a seat's wins in two games of one deal, as a part of the variance of a single game.

    Seats may differ for reasons that are no luck: what counts is how far a seat is from its own mean.
    """
    games = [game for _, deal in watched for game in deal.games]
    means = [sum(game.share(seat) for game in games) / len(games) for seat in range(players)]
    variance = sum(mean * (1 - mean) for mean in means) or 1.0
    tallies = []
    for key, deal in watched:
        one, other = deal.games
        common = sum((one.share(seat) - means[seat]) * (other.share(seat) - means[seat]) for seat in range(players))
        tallies.append(Tally(key, common / variance, 1))
    return mean_of(tallies)


def deviation_of(luck: Estimate, players: int) -> Share:
    """By how much the chance of a seat differs from deal to deal, one standard deviation, in win share."""
    fair = 1 / players
    return Share(*(sqrt(max(0.0, part) * fair * (1 - fair)) for part in (luck.value, luck.low, luck.high)))


def sentence(luck: Estimate, deviation: Share, worth: dict[Advantage, Estimate]) -> str:
    settled = max(0.0, luck.value)
    others = ", ".join(f"{one.label.lower()} {POINTS.spell(each.value)}" for one, each in worth.items())
    return (
        f"The deal settles {settled:.0%} of who wins, and a good deal is worth {POINTS.spell(deviation.value)} of win "
        f"share; against that: {others}."
    )

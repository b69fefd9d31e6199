"""Question 9: does a player who can hardly win decide who else does?"""

from collections.abc import Iterable, Sequence

from vendome.lab.pages.plots import SHARES, Mark, Row, interval_plot
from vendome.lab.report.choice_of_moves import Look
from vendome.lab.report.choices import tallies
from vendome.lab.report.estimate import Estimate, Tally, share_of
from vendome.lab.report.pieces import Piece, Watched
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import PERCENT, data_of

HARDLY = 0.2  # of a fair share: who has less can hardly win
SWING = 0.1  # of a chance to win: what moves another's chance by so much decides


class Kingmaking:
    key = "kingmaking"
    title = "Do players who can hardly win decide who does?"
    method = (
        f"A decision is kingmaking if the seat that decides has less than {HARDLY:.0%} of a fair share of the win "
        f"even after its best move, and its choice moves the chance of another seat by {100 * SWING:.0f} points or "
        "more. The number is the share of all decisions between at least two moves that were looked at."
    )
    caution = (
        "It counts what a player could do, not what bots or people do. The judge sees hidden things: a player may "
        "not know whom a move helps."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        return plan.watched(plan.setup.players, plan.budget.deals)

    def answer(self, sample: Sample, asked: Sample) -> Answer:  # noqa: ARG002 (nothing is picked)
        watched, players = sample.own_deals(), sample.players
        number = kingmaking_share(watched, players)
        hopeless = share_of(tallies(watched, lambda look: float(is_hopeless(look, players))))
        of_hopeless = share_of(
            [
                Tally(key, *counts([look for game in deal.games for look in game.looks], players))
                for key, deal in watched
            ]
        )
        rows = [
            (Row("by those who can hardly win", 7), hopeless.share, f"{hopeless.value:.1%}"),
            (Row("kingmaking", 0), number.share, f"{number.value:.1%}"),
        ]
        return Answer(
            sentence=sentence(number, of_hopeless, players),
            about="share of decisions that are kingmaking",
            number=number,
            unit=PERCENT,
            plots=[interval_plot("Shares of all decisions", rows, Mark(0, "none"), SHARES, start=0.0)],
            figures={"hopeless": data_of(hopeless), "of_hopeless": data_of(of_hopeless)},
        )


def is_hopeless(look: Look, players: int) -> bool:
    return look.own < HARDLY / players


def is_kingmaking(look: Look, players: int) -> bool:
    return players > 2 and is_hopeless(look, players) and look.swing >= SWING


def counts(looks: Sequence[Look], players: int) -> tuple[float, float]:
    """How many decisions are kingmaking, and how many are made by those who can hardly win."""
    return sum(is_kingmaking(look, players) for look in looks), sum(is_hopeless(look, players) for look in looks)


def kingmaking_share(watched: Sequence[tuple[str, Watched]], players: int) -> Estimate:
    """With two players none, and that is sure."""
    if players == 2:
        return Estimate(0.0, 0.0, 0.0, {key: 0.0 for key, _ in watched})
    return share_of(tallies(watched, lambda look: float(is_kingmaking(look, players))))


def sentence(number: Estimate, of_hopeless: Estimate, players: int) -> str:
    if players == 2:
        return "No: with two players there is nobody whose king one could make."
    if number.value == 0:
        return f"It was not seen: in less than {max(number.high, 0.001):.1%} of the decisions, if at all."
    return (
        f"In {number.value:.1%} of all decisions; of those made by a seat that can hardly win, {of_hopeless.value:.0%} "
        "could decide who else does."
    )

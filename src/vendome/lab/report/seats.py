"""Question 1: does the seat matter?"""

from collections.abc import Iterable
from statistics import NormalDist

from vendome.lab.intervals import Z95
from vendome.lab.pages.plots import Row, share_plot
from vendome.lab.report.estimate import Estimate, Tally, share_of
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.question import Answer
from vendome.lab.report.sample import Sample
from vendome.lab.report.units import PERCENT, data_of


class Seats:
    key = "seats"
    title = "Does the seat matter?"
    method = (
        "The same bot plays in all seats. The share of the wins is counted by seat; a shared win is split. Seat 0 is "
        "the first in the order of seats, and in most games the first to play. The sentence names the seat that is "
        "furthest from a fair share, and calls it shown only if its interval excludes the fair share for all seats "
        "at once."
    )
    caution = (
        "The bots are equal, not perfect. A seat that is good for those who can use it may be no better for beginners, "
        "and the other way round."
    )

    def work(self, plan: Plan) -> Iterable[Piece]:
        return plan.watched(plan.setup.players, plan.budget.deals)

    def answer(self, sample: Sample, asked: Sample) -> Answer:
        shares = seat_shares(sample, sample.players, sample.plan.budget.deals)
        picked = furthest(seat_shares(asked, asked.players, asked.plan.budget.deals))
        number = shares[picked]
        rows = [(Row(f"Seat {seat}", 0 if seat == picked else 7), share.share) for seat, share in enumerate(shares)]
        return Answer(
            sentence=sentence(picked, shares, sample.fair),
            about=f"win share of seat {picked}",
            number=number,
            unit=PERCENT,
            plots=[share_plot("Win share of each seat with its 95% interval", rows, sample.fair)],
            figures={"fair": sample.fair, "seat": picked, "by_seat": [data_of(share) for share in shares]},
        )


def seat_shares(sample: Sample, players: int, deals: int) -> list[Estimate]:
    watched = sample.watched(players, deals)
    return [
        share_of([Tally(key, sum(game.share(seat) for game in deal.games), len(deal.games)) for key, deal in watched])
        for seat in range(players)
    ]


def furthest(shares: list[Estimate]) -> int:
    """The seat that is furthest from a fair share; of several the first."""
    return max(range(len(shares)), key=lambda seat: (abs(shares[seat].value - 1 / len(shares)), -seat))


def is_shown(share: Estimate, seats: int) -> bool:
    """Whether a fair share lies outside of an interval that is as much wider as so many looks need (Bonferroni)."""
    wider = NormalDist().inv_cdf(1 - 0.025 / seats) / Z95
    fair = 1 / seats
    below, above = share.value - share.low, share.high - share.value
    return not share.value - wider * below <= fair <= share.value + wider * above


def sentence(picked: int, shares: list[Estimate], fair: float) -> str:
    share, found = shares[picked], PERCENT.spell(shares[picked].value)
    if not is_shown(share, len(shares)):
        return (
            f"Not that we can see: no seat is shown to win more or less than its fair share of {PERCENT.spell(fair)}."
        )
    more = "more" if share.value > fair else "less"
    return f"Yes: seat {picked} wins {found}, which is {more} than its fair share of {PERCENT.spell(fair)}."

"""How well somebody has done, compared with all who had the same cards in the same seat.

It is the matchpoint of duplicate bridge: one for everybody whom you have beaten, a half for everybody who has as much.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

from vendome.table.protocol.nights import NightScore, Standing
from vendome.table.storage.nights import NightSeat, SameScore, Sat

Scores = Mapping[int, int]  # how many have each score
Counts = Mapping[tuple[int, int], Scores]  # by deal and seat


class Compared(NamedTuple):
    others: int  # who had the same cards
    percent: float | None  # of the matchpoints there were; None: nobody to be compared with yet


def counts_of(rows: Iterable[SameScore]) -> Counts:
    counts: dict[tuple[int, int], dict[int, int]] = defaultdict(dict)
    for deal, seat, score, number in rows:
        counts[deal, seat][score] = number
    return counts


def played(counts: Counts, deal: int) -> int:
    """How often a deal was played to its end, by seats."""
    return sum(sum(scores.values()) for (other, _), scores in counts.items() if other == deal)


def compared(score: int, scores: Scores) -> Compared:
    """A score with all of the same cards; it is one of them."""
    others = sum(scores.values()) - 1
    if others < 1:
        return Compared(0, None)
    beaten = sum(number for other, number in scores.items() if other < score)
    alike = scores[score] - 1
    return Compared(others, 100 * (beaten + alike / 2) / others)


def score_of(seat: NightSeat, counts: Counts) -> NightScore:
    scores = counts.get((seat.deal, seat.seat), {})
    found = Compared(sum(scores.values()), None) if seat.score is None else compared(seat.score, scores)
    return NightScore(seat.deal, seat.seat, seat.table_id, seat.score, *found)


def standing_of(sat: Sequence[Sat], counts: Counts) -> Standing:
    """Of one person: the mean over all deals where there was somebody to be compared with."""
    scores = [score_of(one.seat, counts) for one in sat]
    percents = [score.percent for score in scores if score.percent is not None]
    return Standing(sat[-1].name if sat else "", fmean(percents) if percents else None, scores)


def standings_of(finished: Iterable[Sat], counts: Counts) -> list[Standing]:
    """Of all who have finished a deal, the best first; who was compared with nobody comes last."""
    standings = [standing_of(list(own), counts) for _, own in groupby(finished, key=lambda one: one.seat.entry)]
    return sorted(standings, key=lambda one: -1.0 if one.percent is None else one.percent, reverse=True)

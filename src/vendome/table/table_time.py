"""The time that players have at a table. It runs for a seat while it is asked, and stands still on its breaks.

A clock counts for each decision, or is a bank for the whole game. What is used follows from when the questions were
asked and when the answers came in, and from nothing else: so a restart changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from vendome.table.protocol.shared_types import ClockKind

DAY = 86_400.0  # seconds; a clock of a day or more knows breaks
MOST_BREAK = 21 * DAY  # of one seat in one game
LEAST_BREAK = DAY  # that a shorter one counts as: so there are few


class Break(NamedTuple):
    """While it lasts, the clock of a seat stands still."""

    seat: int
    begun_at: float
    until: float

    @property
    def costs(self) -> float:
        return max(LEAST_BREAK, self.until - self.begun_at)

    def is_on(self, at: float) -> bool:
        return self.begun_at <= at < self.until


def ran(breaks: Iterable[Break], start: float, end: float) -> float:
    """For how many seconds a clock ran between two moments; `breaks` are those of its seat."""
    stood = sum(max(0.0, min(end, one.until) - max(start, one.begun_at)) for one in breaks)
    return max(0.0, end - start - stood)


def end_of(breaks: Sequence[Break], start: float, seconds: float) -> float:
    """When a clock that runs from `start` on has run for so many seconds."""
    end = start + seconds
    for one in sorted(breaks, key=lambda one: one.begun_at):
        if one.until > start and one.begun_at < end:
            end += one.until - max(start, one.begun_at)
    return end


@dataclass
class TableTime:
    """A table's clock: what every seat has used of it since it was set, and what it has left."""

    seconds: int | None  # None: as long as one likes
    kind: ClockKind = "decision"
    increment: int = 0  # what a bank is given with every question
    breaks: list[Break] = field(default_factory=list)
    used: dict[int, float] = field(default_factory=dict)
    _banks: dict[int, float] = field(default_factory=dict)

    def answered(self, seat: int, asked_at: float, at: float) -> None:
        """A seat, or a bot for it, has answered a question."""
        seconds = ran(self.breaks_of(seat), asked_at, at)
        self.used[seat] = self.used.get(seat, 0.0) + seconds
        if self.seconds is not None and self.kind == "bank":
            self._banks[seat] = max(0.0, self.bank(seat) + self.increment - seconds)

    def bank(self, seat: int) -> float:
        """What the seat has left for the game, before it is asked."""
        return self._banks.get(seat, float(self.seconds or 0))

    def for_question(self, seat: int) -> float:
        """What the seat has for the question that it is asked."""
        return float(self.seconds or 0) if self.kind == "decision" else self.bank(seat) + self.increment

    def ends_at(self, seat: int, asked_at: float) -> float:
        """When the time of a seat is up that is asked."""
        return end_of(self.breaks_of(seat), asked_at, self.for_question(seat))

    def left(self, seat: int, asked_at: float, now: float) -> float:
        """The time that a seat has left that is asked."""
        return max(0.0, self.for_question(seat) - ran(self.breaks_of(seat), asked_at, now))

    # -- breaks ---------------------------------------------------------------------------------------

    @property
    def knows_breaks(self) -> bool:
        return self.seconds is not None and self.seconds >= DAY

    def breaks_of(self, seat: int) -> list[Break]:
        return [one for one in self.breaks if one.seat == seat] if self.knows_breaks else []

    def break_of(self, seat: int, now: float) -> Break | None:
        """The break that the seat is on."""
        return next((one for one in self.breaks_of(seat) if one.is_on(now)), None)

    def ends_of_breaks(self, now: float) -> list[float]:
        """When the breaks end that somebody is on."""
        return [one.until for one in self.breaks if one.is_on(now)] if self.knows_breaks else []

    def break_left(self, seat: int, now: float) -> float:
        """For how many seconds from now on the seat may be on a break."""
        present = self.break_of(seat, now)
        taken = sum(one.costs for one in self.breaks if one.seat == seat and one is not present)
        return max(0.0, MOST_BREAK - taken - (now - present.begun_at if present else 0.0))

    def keep_break(self, taken: Break) -> None:
        """A break is begun, or ends at another time than it was to."""
        others = [one for one in self.breaks if (one.seat, one.begun_at) != (taken.seat, taken.begun_at)]
        self.breaks = [*others, taken]

    def forget_breaks(self, seat: int) -> None:
        self.breaks = [one for one in self.breaks if one.seat != seat]

"""How a game came about, in numbers and in the order of play: enough to play it again from its start.

The log says the same in words, for people and for records. But there a secret choice stands in seat order, whatever
the order of the answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class History:
    """The decisions and the chance of one game so far."""

    start: bytes = b""  # of the state it began with; none if that is not known
    decisions: list[tuple[int, int]] = field(default_factory=list)  # seat and action
    # None is an outcome from the state's own generator: drawn again, it is the same.
    outcomes: list[tuple[int, ...] | None] = field(default_factory=list)

    # What tells whether the last decision may be taken back: the state before it, and how many outcomes there had been.
    before: bytes = b""
    outcomes_before: int = 0

    def copy(self) -> History:
        return History(self.start, self.decisions.copy(), self.outcomes.copy(), self.before, self.outcomes_before)

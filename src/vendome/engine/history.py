"""How a game came about, in numbers and in the order of play: enough to play it again from its start.

The log says the same in words, for people and for records. But there a secret choice stands in seat order, whatever
the order of the answers.
"""

from __future__ import annotations

from collections.abc import Sequence


class History:
    """The decisions and the chance of one game so far."""

    __slots__ = ("decisions", "outcomes", "start")

    def __init__(self) -> None:
        self.start = b""  # the bytes of the state it began with; none if that is not known
        self.decisions: list[tuple[int, int]] = []  # seat and action
        # None is an outcome from the state's own generator: drawn again, it is the same.
        self.outcomes: list[Sequence[int] | None] = []

    def copy(self) -> History:
        twin = History()
        twin.start = self.start
        twin.decisions = self.decisions.copy()
        twin.outcomes = self.outcomes.copy()
        return twin

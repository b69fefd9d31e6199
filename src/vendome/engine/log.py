"""The log of a game: every decision and every outcome of chance, in words.

Lines are worded when somebody reads them. A game that a program plays is rarely read, and to word a shuffle of a
hundred cards takes longer than to play a dozen moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

import numpy as np

from vendome.engine.contract import Game


class Decision(NamedTuple):
    """A line of the log: what a seat chose."""

    seat: int
    move: str


class Chance(NamedTuple):
    """A line of the log: what the shuffle decided."""

    line: str


class Unworded(NamedTuple):
    """A chance line, not worded yet: from these it will be."""

    state: bytes  # while the chance was due
    outcome: list[int]


class Log:
    """The lines so far."""

    def __init__(self, game: Game, lines: Iterable[Decision | Chance] = ()) -> None:
        self.game = game
        self._lines = list(lines)
        self._unread: list[tuple[int, str] | Unworded] = []  # what was added since somebody read

    def read(self) -> list[Decision | Chance]:
        """All lines, worded. It is always the same list."""
        if self._unread:
            self._lines += [self._worded(entry) for entry in self._unread]
            self._unread.clear()
        return self._lines

    def decide(self, decisions: Iterable[tuple[int, str]]) -> None:
        """Add what seats chose: pairs of a seat and a move."""
        self._unread += decisions

    def happen(self, state: bytes, outcome: list[int]) -> None:
        """Add an outcome of the chance that is due in this state."""
        self._unread.append(Unworded(state, outcome))

    def copy(self) -> Self:
        twin = type(self)(self.game, self._lines)
        twin._unread = self._unread.copy()
        return twin

    def _worded(self, entry: tuple[int, str] | Unworded) -> Decision | Chance:
        if isinstance(entry, Unworded):
            [state] = np.frombuffer(entry.state, self.game.dtype)
            return Chance(self.game.chance.write(state, entry.outcome))
        return Decision(*entry)

"""What can go wrong, as a tree.

    VendomeError
    ├── UnknownName          no such game, option, bot, seat, rule
    ├── BadOption            an option's value, or a number of players, that the game does not have
    ├── IllegalMove          a move the rules do not allow now; knows the legal ones
    ├── NotAsked             a seat that has nothing to choose now
    ├── ImpossibleChance     a shuffle or a deal that the game's pieces do not allow
    └── RecordError          a record that is refused; knows the line and the index in the log

Each message is one line that a person can act on. The command line prints it and nothing else.
"""

from collections.abc import Sequence
from difflib import get_close_matches


class VendomeError(Exception):
    """Any mistake that is the caller's, told in one line."""


class UnknownName(VendomeError):
    def __init__(self, what: str, name: object, known: Sequence[object]) -> None:
        near = get_close_matches(str(name), [str(k) for k in known], n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        listed = ", ".join(str(k) for k in known) or "none"
        super().__init__(f"unknown {what} {str(name)!r}{hint} (known: {listed})")


class BadOption(VendomeError):
    pass


class IllegalMove(VendomeError):
    def __init__(self, seat: int, move: str, legal: Sequence[str]) -> None:
        self.seat, self.move, self.legal = seat, move, list(legal)
        super().__init__(f"{move!r} is not legal for seat {seat}; legal: {', '.join(legal)}")


class NotAsked(VendomeError):
    def __init__(self, seat: int, asked: Sequence[int]) -> None:
        self.seat, self.asked = seat, list(asked)
        who = f"asked: {', '.join(map(str, asked))}" if asked else "the game is over"
        super().__init__(f"seat {seat} has nothing to choose now ({who})")


class ImpossibleChance(VendomeError):
    pass


class RecordError(VendomeError):
    """A refused record: `reason`, with the file's line (from 1) and the log's index (from 0)."""

    def __init__(self, reason: str, *, line: int | None = None, index: int | None = None) -> None:
        self.reason, self.line, self.index = reason, line, index
        where = [] if line is None else [f"line {line}"]
        where += [] if index is None else [f"log {index}"]
        super().__init__(f"{', '.join(where)}: {reason}" if where else reason)

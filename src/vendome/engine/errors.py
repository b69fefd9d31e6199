"""What can go wrong, as a tree.

    VendomeError
    ├── UnknownName          no such game, option, bot, seat, rule
    │   └── TweakedName      the id of a game with other numbers, where only real games are taken
    ├── BadOption            what can't be chosen
    │   ├── BadPlayers       a number of players that the game does not have
    │   ├── BadValue         a value that the option does not have
    │   └── UnknownKeyword   a keyword that an environment does not take: a TypeError, too
    ├── IllegalMove          a move the rules do not allow now; knows the legal ones
    ├── NotAsked             a seat that has nothing to choose now
    ├── CantTakeBack         a decision that stands: it revealed something, or somebody has acted on it
    ├── NoDevice             no GPU, or nothing that compiles for it
    ├── ImpossibleChance     a shuffle or a deal that the game's pieces do not allow
    ├── PolicyError          a policy of one's own that failed, or answered what is no legal move
    └── RecordError          a record that is refused; knows its fault, the line and the index in the log

Each message is one line that a person can act on. The command line prints it and nothing else.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Literal

# What is wrong with a record.
Fault = Literal[
    "not-text",  # it is not UTF-8
    "empty",
    "not-json",  # or it is cut off
    "not-a-record",  # it is JSON, but something else
    "other-format",
    "form",  # a part is missing, surplus or of another kind
    "setup",  # no such game, option or value
    "other-rules",  # of another version of the rulebook
    "order",  # another line is due, or none, or there are too few
    "move",  # it is not legal
    "legal",  # it is not the list of legal moves
    "chance",  # it is impossible
    "result",
    "unfair",  # seed, nonce and words give something else
]


# Why a decision can't be taken back.
Stands = Literal[
    "none",  # the seat has made none
    "acted",  # somebody has acted since
    "revealed",  # it has shown somebody what they did not know
    "over",  # the game is
]
WHY_IT_STANDS: dict[Stands, str] = {
    "none": "it has made no move",
    "acted": "somebody has moved since",
    "revealed": "the move has revealed something",
    "over": "the game is over",
}

LONGEST_REASON = 800  # characters


def shortened(text: str, most: int) -> str:
    """A text that somebody else wrote, without its middle if it is too long to be read."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[-most // 2 :]}"


class VendomeError(Exception):
    """Any mistake that is the caller's, told in one line."""


class NoDevice(VendomeError):
    """A GPU was asked for, and there is none to be used."""


class UnknownName(VendomeError):
    def __init__(self, what: str, name: object, known: Sequence[object]) -> None:
        self.what, self.name, self.known = what, shortened(str(name), 100), [str(k) for k in known]
        near = get_close_matches(self.name, self.known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        listed = ", ".join(self.known) or "none"
        super().__init__(f"unknown {what} {self.name!r}{hint} (known: {listed})")


class TweakedName(UnknownName):
    def __init__(self, name: str, real: str, known: Sequence[object]) -> None:
        super().__init__("game", name, known)
        self.args = (f"{self.name!r} is no game of its own: it is {real} with other numbers, by --tweak",)


class BadOption(VendomeError):
    pass


class BadPlayers(BadOption):
    def __init__(self, game: str, players: object, low: int, high: int) -> None:
        self.game, self.players, self.low, self.high = game, players, low, high
        super().__init__(f"{game} is for {low} to {high} players, not {players!r}")


class BadValue(BadOption):
    def __init__(self, option: str, value: object, choices: Sequence[str]) -> None:
        self.option, self.value, self.choices = option, value, list(choices)
        super().__init__(f"option {option!r} can't be {value!r} (it can be {', '.join(choices)})")


class UnknownKeyword(BadOption, TypeError):
    """In Python's own words: libraries try a keyword, and read from them that it is not taken."""


class IllegalMove(VendomeError):
    def __init__(self, seat: int, move: str, legal: Sequence[str]) -> None:
        self.seat, self.move, self.legal = seat, move, list(legal)
        super().__init__(f"{move!r} is not legal for seat {seat}; legal: {', '.join(legal)}")


class NotAsked(VendomeError):
    def __init__(self, seat: int, asked: Sequence[int]) -> None:
        self.seat, self.asked = seat, list(asked)
        who = f"asked: {', '.join(map(str, asked))}" if asked else "the game is over"
        super().__init__(f"seat {seat} has nothing to choose now ({who})")


class CantTakeBack(VendomeError):
    def __init__(self, seat: int, why: Stands) -> None:
        self.seat, self.why = seat, why
        super().__init__(f"seat {seat} can't take a move back: {WHY_IT_STANDS[why]}")


class ImpossibleChance(VendomeError):
    pass


class PolicyError(VendomeError):
    pass


class RecordError(VendomeError):
    """A refused record: its fault, `reason`, the file's line (from 1) and the log's index (from 0)."""

    def __init__(self, fault: Fault, reason: str, *, line: int | None = None, index: int | None = None) -> None:
        self.fault: Fault = fault
        self.reason, self.line, self.index = shortened(reason, LONGEST_REASON), line, index
        where = [] if line is None else [f"line {line}"]
        where += [] if index is None else [f"log {index}"]
        super().__init__(f"{', '.join(where)}: {self.reason}" if where else self.reason)

"""The rows of a table: itself, its seats, and the log of its moves."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from vendome.table.protocol.shared_types import ClockKind, Kind, Memory, Status, TakeBacks, Talk
from vendome.table.table_time import Break, TableTime

# A game is abandoned when the rules it is played by are older than ours.
StoredStatus = Status | Literal["abandoned", "closed-by-host", "closed-by-admin"]
CLOSED = ("closed-by-host", "closed-by-admin")  # for good


@dataclass
class TableRow:
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    nonce: str
    bot_seed: str
    host: str
    settings: TableSettings
    status: StoredStatus = "waiting"
    next_table: str | None = None
    created_at: float = field(default_factory=time.time)
    asked_at: float = 0.0
    touched_at: float = field(default_factory=time.time)
    record: str | None = None
    due_at: float | None = None
    night: str | None = None  # whose deal is played here, and its number
    deal: int | None = None

    @property
    def was_dealt(self) -> bool:
        """Whether the game ever began: a table may be closed before."""
        return self.asked_at > 0


@dataclass
class TableSettings:
    spectators: bool = True
    clock: int | None = None  # seconds for a decision; or for the whole game, if it is a bank
    bank: bool = False
    increment: int = 0  # seconds that a bank is given with every question
    hints: bool = False
    memory: Memory = "own"
    locked: bool = False  # nobody may sit down any more, though seats are open
    chat: Talk = "free"
    gallery: Talk = "free"
    take_backs: TakeBacks = "ask"
    rated: bool = False  # from the beginning, or never

    def time(self, breaks: Sequence[Break] = ()) -> TableTime:
        """A clock of which nothing is used yet."""
        kind: ClockKind = "bank" if self.bank else "decision"
        return TableTime(self.clock, kind, self.increment, list(breaks))


@dataclass
class SeatRow:
    seat: int
    kind: Kind
    name: str
    level: str = ""
    token: str | None = None
    by_bot: bool = False
    word_hash: str | None = None
    word: str | None = None
    next_hash: str | None = None

    @property
    def has_person(self) -> bool:
        """Whether somebody has this seat's token. Who has given up a seat for good keeps only the name at it."""
        return self.kind == "human" and self.token is not None


# What a row of the log is: a move, or that its seat has taken the last one back.
RowKind = Literal["move", "back"]
BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class MoveRow:
    ply: int  # the number that a move has, or had before it was taken back
    arrived: int
    seat: int
    move: str  # nothing, if one is taken back
    client_id: str | None
    at: float
    kind: RowKind = "move"


def standing(rows: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves that have not been taken back, in the order they came in."""
    moves: list[MoveRow] = []
    for row in rows:
        if row.kind == BACK:
            moves.remove(next(move for move in reversed(moves) if (move.seat, move.ply) == (row.seat, row.ply)))
        else:
            moves.append(row)
    return moves

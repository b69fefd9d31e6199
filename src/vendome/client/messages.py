"""What a table sends, as far as a player needs it, and what a player sends.

Fields that are not named here are passed over: a newer table may say more.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class SeatToken(Struct):
    seat: int
    token: str


class Seat(Struct):
    name: str
    by_bot: bool = False  # a bot stands in for its player
    word_hash: str = ""


class Question(Struct):
    text: str


class Result(Struct):
    scores: list[int]
    winners: list[int]
    end: str


class NextTable(Struct):
    table: str


class View(Struct):
    """The table as the seat is shown it."""

    game: str
    options: dict[str, bool | int | str]
    status: Literal["waiting", "playing", "finished"]
    ply: int
    seat: int | None
    asked: list[int]
    legal: list[str]
    state: dict[str, Any] | None
    seats: list[Seat]
    question: Question | None = None
    result: Result | None = None
    next: NextTable | None = None  # where this company plays again
    words_due: list[int] = []

    @property
    def is_asked(self) -> bool:
        """Whether this seat must choose now."""
        return self.status == "playing" and self.seat in self.asked


class Problem(Struct):
    """Why not."""

    code: str
    message: str
    id: str | int | None = None  # of the refused move
    wait: float | None = None  # seconds, then try again


class Refusal(Struct):
    error: Problem


class Message(Struct):
    """Whatever comes over the socket: a change, a refusal, or a sign that the line is alive."""

    view: View | None = None
    error: Problem | None = None


class Observation(Struct):
    ply: int
    observation: list[float]


class Move(Struct):
    ply: int
    move: str
    id: str  # the same again changes nothing


class Join(Struct, omit_defaults=True):
    name: str
    id: str
    word_hash: str
    seat: int | None = None


class TellWord(Struct):
    word: str
    next_hash: str


read_message = msgspec.json.Decoder(Message).decode
read_refusal = msgspec.json.Decoder(Refusal).decode

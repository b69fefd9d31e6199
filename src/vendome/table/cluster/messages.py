"""What web processes say to each other. Each message goes to one process, which is told only what its own sockets and
callers may know; what is told to all (`Notice`) says nothing of any game.

A seat's token is hashed before it is sent.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from vendome.table.calls.common import Answer, Finished
from vendome.table.line import LineWish
from vendome.table.problems import Refused
from vendome.table.protocol.refusals import Cause
from vendome.table.protocol.requests import Move
from vendome.table.protocol.shared_types import Frames
from vendome.table.tokens import Device

# -- questions to the owner of a table ----------------------------------------------------------------


class Perform(Struct, tag="perform", array_like=True):
    """A call that came to another process."""

    call: str
    path: dict[str, str]
    query: dict[str, str]
    text: bytes
    token: str  # its hash
    address: str
    accepts: str
    origin: str
    device: Device | None = None  # with the hash of its key


class FinishedGame(Struct, tag="finished", array_like=True):
    """The record of a finished game, for what is made of it."""

    table: str
    token: str
    address: str


class OpenLine(Struct, tag="open", array_like=True):
    """A line for a socket of another process, by a number of its own."""

    line: int
    wish: LineWish
    frames: Frames
    updates_sent: int  # on this socket so far: the table may have been elsewhere


class MakeMove(Struct, tag="move", array_like=True):
    line: int
    wish: Move


Question = Perform | FinishedGame | OpenLine | MakeMove

# -- and their answers --------------------------------------------------------------------------------


class Performed(Struct, tag="performed", array_like=True):
    answer: Answer


class Game(Struct, tag="game", array_like=True):
    finished: Finished


class Opened(Struct, tag="opened", array_like=True):
    """Who the socket is."""

    seat: int | None
    is_host: bool


class Done(Struct, tag="done", array_like=True):
    pass


class Not(Struct, tag="not", array_like=True):
    """A refusal."""

    cause: Cause
    parts: dict[str, Any]
    details: dict[str, Any]

    @classmethod
    def of(cls, refused: Refused) -> Not:
        return cls(refused.cause, refused.parts, msgspec.to_builtins(refused.details))

    @property
    def refused(self) -> Refused:
        return Refused(self.cause, details=self.details, **self.parts)


class NotHere(Struct, tag="elsewhere", array_like=True):
    """The table is not ours; `process` is whose we think it is."""

    process: str


Reply = Performed | Game | Opened | Done | Not | NotHere

# -- what goes from process to process ----------------------------------------------------------------


class Asked(Struct, tag="?", array_like=True):
    number: int
    question: Question


class Replied(Struct, tag="!", array_like=True):
    number: int
    reply: Reply


class Told(Struct, tag="told", array_like=True):
    """A message for some of a process's sockets."""

    text: str
    lines: list[int]


class Dismissed(Struct, tag="dismissed", array_like=True):
    line: int
    why: Not


class LinesLost(Struct, tag="lost", array_like=True):
    """The table of these lines is not ours any more: look for it again."""

    lines: list[int]


class TellView(Struct, tag="view", array_like=True):
    """The socket has lost its view."""

    line: int


class CloseLine(Struct, tag="close", array_like=True):
    line: int


class StartAnew(Struct, tag="anew", array_like=True):
    """Something was lost between us: all that was between us is forgotten."""


Message = Asked | Replied | Told | Dismissed | LinesLost | TellView | CloseLine | StartAnew


class Post(Struct, array_like=True):
    """Messages that are sent at once. Posts are numbered, so that a loss is noticed; `stream` is another one whenever
    the numbers begin anew. A post without messages says which number was the last."""

    stream: int
    number: int
    messages: list[Message]


# -- what is told to all processes --------------------------------------------------------------------


class Took(Struct, tag="took", array_like=True):
    """Tables that were another's are ours now, by their epochs."""

    process: str
    tables: dict[str, int]


class Left(Struct, tag="left", array_like=True):
    """A process ends, and has given its tables back."""

    process: str


class Spent(Struct, tag="spent", array_like=True):
    """What callers have used up of their limits, and the sockets they have open."""

    process: str
    calls: dict[str, dict[str, float]]  # by limit, by caller
    sockets: dict[str, int]  # by caller, where it has changed


Notice = Took | Left | Spent

encode = msgspec.msgpack.encode
decode_post = msgspec.msgpack.Decoder(Post).decode
decode_notice = msgspec.msgpack.Decoder(Notice).decode

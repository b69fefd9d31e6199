"""Lines between processes: a socket in one, its table in another.

Where the socket is, a `FarLine` stands for the table. Where the table is, a `FarListener` stands for the socket, and
has a line like any other listener.
"""

from __future__ import annotations

from collections.abc import Callable

from vendome.table.cluster.mail import Mail, Unreachable
from vendome.table.cluster.messages import (
    CloseLine,
    Dismissed,
    Done,
    LinesLost,
    MakeMove,
    Not,
    TellView,
)
from vendome.table.elsewhere import Elsewhere
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Move
from vendome.table.protocol.shared_types import Frames
from vendome.table.room import Listener
from vendome.table.snapshot import Snapshot
from vendome.table.tokens import Viewer

LONGEST_MOVE = 8.0  # seconds until a move is answered: a commit may take five


class FarLine:
    """Where the socket is."""

    def __init__(self, mail: Mail, owner: str, number: int, table: str, listener: Listener) -> None:
        self.mail, self.owner, self.number, self.table, self.listener = mail, owner, number, table, listener
        self.on_close: Callable[[int], None] = lambda _: None  # told our number

    async def move(self, wish: Move) -> None:
        try:
            reply = await self.mail.ask(self.owner, MakeMove(self.number, wish), LONGEST_MOVE)
        except Unreachable:
            raise Elsewhere from None
        match reply:
            case Done():
                return
            case Not():
                raise reply.refused
            case _:
                raise Elsewhere

    def tell_whole_view(self) -> None:
        self.mail.send(self.owner, TellView(self.number))

    def close(self) -> None:
        self.on_close(self.number)
        self.mail.send(self.owner, CloseLine(self.number))


class FarListener:
    """Where the table is."""

    def __init__(self, mail: Mail, process: str, number: int, address: str, frames: Frames) -> None:
        self.mail, self.process, self.number = mail, process, number
        self.viewer, self.address, self.frames = Viewer(), address, frames
        self.last_sent: Snapshot | None = None
        self.updates_sent = 0

    def send(self, message: str) -> None:
        self.mail.tell(self.process, message, self.number)

    def dismiss(self, refused: Refused) -> None:
        self.mail.send(self.process, Dismissed(self.number, Not.of(refused)))

    def moved(self) -> None:
        self.mail.send(self.process, LinesLost([self.number]))

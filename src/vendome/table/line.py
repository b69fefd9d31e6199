"""A line: a listener's connection to a table that is in this process.

Who listens may be a socket of this process, or one of another process (`cluster/`): both use a line.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from vendome.table.actions.moves import move
from vendome.table.actions.substitutes import come_back
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Move
from vendome.table.publisher import greet, tell, tell_whole_view
from vendome.table.room import Listener, Room


class LineWish(Struct, frozen=True):
    """What is asked for when a line is opened: which table, and who asks."""

    table: str
    token: str  # its hash; empty without one
    address: str


class AnyLine(Protocol):
    """A line to a table, wherever that is."""

    async def move(self, wish: Move) -> None:
        """Make a move. Refused says why not; Moved, if the table is no longer where the line goes."""

    def tell_whole_view(self) -> None:
        """The listener has lost its view, and wants it anew."""

    def close(self) -> None: ...


class Line:
    def __init__(self, house: House, room: Room, listener: Listener) -> None:
        self.house, self.room, self.listener = house, room, listener

    @classmethod
    async def open(cls, house: House, wish: LineWish, listener: Listener) -> Line:
        """The listener is sent the view, and from then on every change."""
        line = cls(house, await house.find(wish.table, wish.address), listener)
        try:
            await line.enter(wish)
        except Refused:
            await house.confirm(line.room)
            raise
        if line.room.is_moved:  # meanwhile
            raise Elsewhere
        line.connect()
        return line

    async def enter(self, wish: LineWish) -> None:
        viewer = self.listener.viewer = self.room.viewer(wish.token)
        self.room.check_may_look(viewer)
        self.house.looked(self.room, viewer, wish.address)
        await come_back(self.house, self.room, viewer)

    def connect(self) -> None:
        seat = self.listener.viewer.seat
        was_there = seat is not None and self.room.connected(seat)
        self.room.connect(self.listener)
        greet(self.room, self.listener)
        if seat is not None and not was_there:
            self.house.changed(self.room, but=self.listener)

    def close(self) -> None:
        if self.room.is_moved:
            return
        self.room.disconnect(self.listener)
        seat = self.listener.viewer.seat
        if seat is not None and not self.room.connected(seat):
            self.house.changed(self.room)

    async def move(self, wish: Move) -> None:
        """An accepted move is answered by the change it makes; one that was made before, by the view."""
        viewer = self.listener.viewer
        try:
            await come_back(self.house, self.room, viewer)
            if not await move(self.house, self.room, viewer, wish):
                tell(self.room, self.listener)
        except Refused:
            await self.house.confirm(self.room)
            raise

    def tell_whole_view(self) -> None:
        tell_whole_view(self.room, self.listener)

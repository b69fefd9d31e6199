"""Somebody at an open table tells whoever runs the server how another behaves."""

from __future__ import annotations

from msgspec import to_builtins

from vendome.table.actions.common import need_seat, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.open_tables import Report
from vendome.table.room import Room
from vendome.table.storage.reports import CHAT_KEPT, NewReport
from vendome.table.tokens import Viewer


@shielded
async def report(house: House, room: Room, viewer: Viewer, wish: Report) -> None:
    """With the last lines of chat as they are now. Whose token it is need not be there any more."""
    async with house.changing(room, viewer) as viewer:
        own, seat = need_seat(viewer), room.seat(wish.seat)
        if room.opening is None:
            raise Refused("never-open")
        if seat.kind != "human" or wish.seat == own:
            raise Refused("nobody-there", seat=str(wish.seat))
        chat = [to_builtins(line) for line in room.chat[-CHAT_KEPT:]]
        made = NewReport(room.row.id, wish.seat, own, seat.name, wish.reason, wish.text, chat, house.clock.now())
        await house.store.reports.add(made)

"""Chat at a table."""

from __future__ import annotations

from vendome.table.actions.common import need_token, one_line, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.views import Said
from vendome.table.room import Room
from vendome.table.storage.store import CHAT_LINES
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer


@shielded
async def say(house: House, room: Room, viewer: Viewer, text: str) -> None:
    need_token(viewer)
    line = one_line(text)
    if not line:
        raise Refused("nothing-said")
    async with house.changing(room, viewer) as viewer:
        name = "Host" if viewer.seat is None else room.seats[viewer.seat].name
        said = Said(viewer.seat, name, line, round(room.clock.now(), 3))
        try:
            await house.store.say(room.row.id, room.lines_said, said)
        except Conflict:
            await house.catch_up(room)
            raise Refused("spoke-first") from None
        room.lines_said += 1
        room.chat = [*room.chat, said][-CHAT_LINES:]
        house.changed(room)

"""How a player takes a move."""

from __future__ import annotations

from vendome.table.actions.common import need_seat, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import React
from vendome.table.protocol.views import Reacted
from vendome.table.room import Room
from vendome.table.tokens import Viewer


@shielded
async def react(house: House, room: Room, viewer: Viewer, wish: React) -> None:
    """To what the story tells, which is the same for all: a reaction points at nothing that others don't see. The same
    again changes nothing."""
    async with house.changing(room, viewer) as viewer:
        seat = need_seat(viewer)
        if wish.ply not in room.session.plies_told:
            raise Refused("no-such-event")
        if wish.reaction is None:
            await house.store.reactions.delete(room.row.id, wish.ply, seat)
        elif room.row.settings.chat == "off":
            raise Refused("chat-off")
        else:
            await house.store.reactions.save(room.row.id, Reacted(wish.ply, seat, wish.reaction))
        room.note_reaction(wish.ply, seat, wish.reaction)
        house.changed(room)

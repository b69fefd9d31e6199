"""Whoever sits at a table that waits asks a friend to sit down there too."""

from __future__ import annotations

from vendome.table.actions.before_game import free_seat
from vendome.table.actions.common import need_seat, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.tokens import Viewer, is_table_id

MOST_INVITED = 30  # to one table


@shielded
async def invite(house: House, room: Room, viewer: Viewer, sender: str, friendship: str) -> None:
    """The sender is told nothing of what becomes of it. Asked twice, it is the same invitation."""
    async with house.changing(room, viewer) as viewer:
        need_seat(viewer)
        if room.night is not None:
            raise Refused("nobody-is-invited")
        free_seat(room, None)
        friend = await house.store.friends.person_of(friendship, sender) if is_table_id(friendship) else None
        if friend is None:
            raise Refused("no-such-friend")
        if await house.store.invitations.count_at(room.row.id) >= MOST_INVITED:
            raise Refused("too-many-invitations", most=MOST_INVITED)
        await house.store.invitations.invite(room.row.id, friend, sender)

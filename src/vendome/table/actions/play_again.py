"""Playing again: the same company at a new table."""

from __future__ import annotations

from dataclasses import replace

from vendome.table.actions.before_game import begin
from vendome.table.actions.common import need_token, shielded
from vendome.table.actions.new_table import make_room
from vendome.table.house import House
from vendome.table.levels import default_level
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.store import SeatRow
from vendome.table.tokens import Viewer
from vendome.table.writer import Conflict


@shielded
async def play_again(house: House, room: Room, viewer: Viewer) -> str:
    """The id of a new table that begins at once. Asked twice, it is the same table."""
    need_token(viewer)
    if not viewer.is_host:
        raise Refused("host-plays-again")
    if not room.session.finished:
        raise Refused("not-finished")
    async with house.changing(room):
        if room.row.next_table is None:
            await make_next(house, room, viewer)
        if room.row.next_table is None:
            raise Refused("called-first")
        await begin(house, await house.find(room.row.next_table), default_level())
        return room.row.next_table


async def make_next(house: House, room: Room, viewer: Viewer) -> None:
    seats = [without_substitute(seat) for seat in room.seats]
    try:
        following = await make_room(house, room.setup, room.row.settings, room.row.host, seats, room.row.id)
    except Conflict:  # another process made one, or we did and were not told
        await house.catch_up(room)
        return
    following.note_look(viewer, room.address)
    room.row.next_table = following.row.id
    house.changed(room)


def without_substitute(seat: SeatRow) -> SeatRow:
    return replace(seat, by_bot=False, level=seat.level if seat.kind == "bot" else "")

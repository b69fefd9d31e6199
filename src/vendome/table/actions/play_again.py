"""Playing again: the same company at a new table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import replace

from vendome.table.actions.before_game import begin, with_bots
from vendome.table.actions.common import need_token, shielded
from vendome.table.actions.new_table import make_room, new_row
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.levels import default_level
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.rows import SeatRow
from vendome.table.storage.stored import Stored
from vendome.table.storage.writer import Conflict, Unavailable
from vendome.table.tokens import Viewer

log = logging.getLogger(__name__)


@shielded
async def play_again(house: House, room: Room, viewer: Viewer) -> str:
    """The id of a new table, which begins as soon as the players' devices have told their words; at once if there are
    none to tell. Asked twice, it is the same table."""
    need_token(viewer)
    if not room.session.finished:
        raise Refused("not-finished")
    async with house.changing(room, viewer) as viewer:
        if not viewer.is_host:
            raise Refused("host-plays-again")
        if room.row.next_table is None:
            await make_next(house, room, viewer)
        if room.row.next_table is None:
            raise Refused("called-first")
        with suppress(Elsewhere):  # another process has it: whoever made it there begins it
            await begin_next(house, await house.find(room.row.next_table))
        return room.row.next_table


async def make_next(house: House, room: Room, viewer: Viewer) -> None:
    seats = with_bots([seat_again(seat) for seat in room.seats], default_level())
    row = new_row(house, room.setup, room.row.settings, room.row.host)
    try:
        following = await make_room(house, Stored(row, seats), after=room.row.id)
    except Conflict:  # another process made one, or we did and were not told
        await house.catch_up(room)
        return
    following.note_look(viewer, room.address)
    room.row.next_table = following.row.id
    house.changed(room)


async def begin_next(house: House, room: Room) -> None:
    """At once, or when the devices have told their words: they can do that when they know of the table."""
    if not room.words_due:
        await begin(house, room, default_level())
    elif room.beginning is None:
        room.beginning = asyncio.create_task(begin_alone(house, room))


async def begin_alone(house: House, room: Room) -> None:
    """Begin a game for which nobody waits to be answered. If that fails, the host can start it like any other."""
    await done_alone(begin(house, room, default_level()), room)


async def done_alone(step: Awaitable[None], room: Room) -> None:
    """A step towards a game, for which nobody waits to be answered."""
    try:
        await step
    except Elsewhere:
        return  # it is done there
    except Unavailable as error:
        log.warning("a game could not begin", extra={"table": room.row.id, "reason": str(error)})
    except Exception:  # nobody else would hear of it
        log.exception("a game could not begin", extra={"table": room.row.id})


def seat_again(seat: SeatRow) -> SeatRow:
    """The same player at the next table, without a substitute, and with the hash of the next word. The seat of one who
    has left for good is open."""
    if seat.kind == "human" and not seat.has_person:
        return SeatRow(seat.seat, "open", "")
    level = seat.level if seat.kind == "bot" else ""
    return replace(seat, by_bot=False, level=level, word_hash=seat.next_hash, word=None, next_hash=None)

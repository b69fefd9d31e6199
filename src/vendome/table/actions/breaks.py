"""Breaks: a player declares that they are away for some days, and their clock stands still."""

from __future__ import annotations

from vendome.table.actions.common import need_seat, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.table_time import DAY, LEAST_BREAK, Break
from vendome.table.tokens import Viewer


@shielded
async def take_break(house: House, room: Room, viewer: Viewer, until: float | None) -> None:
    """A break begins now, or the present one ends then. None: it ends now, if there is one."""
    async with house.changing(room, viewer) as viewer:
        seat, now = need_seat(viewer), room.clock.now()
        if room.session.finished:
            raise Refused("game-over")
        present = room.time.break_of(seat, now)
        if until is not None:
            refuse_if_not_allowed(room, seat, now, until)
        elif present is None:
            return
        taken = Break(seat, present.begun_at if present else now, now if until is None else until)
        await house.store.take_break(room.row.id, taken, now)  # so that it is soon looked whose time is up then
        room.row.due_at = now
        room.time.keep_break(taken)
        room.end_warning(seat)
        house.changed(room)


def refuse_if_not_allowed(room: Room, seat: int, now: float, until: float) -> None:
    if not room.time.knows_breaks:
        raise Refused("no-breaks")
    if until <= now:
        raise Refused("break-is-past")
    left = room.time.break_left(seat, now)
    least = LEAST_BREAK if room.time.break_of(seat, now) is None else 0.0
    if max(least, until - now) > left:
        raise Refused("break-too-long", most=int(left // DAY))

"""Players who are connected but do not answer: they are warned, then a bot may stand in."""

from __future__ import annotations

import asyncio
import logging

from vendome.table.actions.common import need_seat, set_by_bot, shielded
from vendome.table.house import House
from vendome.table.idle_warning import IdleWarning
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Viewer

log = logging.getLogger(__name__)


async def ask_for_bot(house: House, room: Room, viewer: Viewer, number: int, level: str) -> None:
    """A player or the host wants a bot for an idle player. The first who does so warns; all others agree with it.
    Called under the room's lock."""
    refuse_if_active(room, number)
    warning = room.warnings.get(number)
    if warning is None:
        timer = asyncio.create_task(stand_in_later(house, room, number))
        warning = IdleWarning(room.now() + house.settings.warning_seconds, level, timer)
        room.warnings[number] = warning
    warning.by_host |= viewer.is_host
    if viewer.seat is not None:
        warning.voters.add(viewer.seat)
    if not await stand_in(house, room, number):
        house.changed(room)


def refuse_if_active(room: Room, number: int) -> None:
    name, needed = room.seats[number].name, room.patience.idle
    if room.seats[number].by_bot or not room.has_session or number not in room.session.asked:
        raise Refused("still-here", name=name)
    wait = round(needed - room.idle_for(number), 1)
    if wait > 0:
        raise Refused("just-asked", name=name, seconds=max(1, round(wait)), details={"wait": wait})


async def stand_in(house: House, room: Room, number: int) -> bool:
    """If the time is up and enough have asked for it, a bot plays on. Called under the room's lock."""
    warning = room.warnings.get(number)
    if warning is None or room.now() < warning.until or room.votes_needed(number) > 0:
        return False
    await set_by_bot(house, room, number, by_bot=True, level=warning.level)
    return True


async def stand_in_later(house: House, room: Room, number: int) -> None:
    await asyncio.sleep(house.settings.warning_seconds)
    try:
        await stand_in_now(house, room, number)
    except (Refused, Unavailable) as error:  # whoever still wants a bot asks again
        log.warning("no bot stands in for an idle player", extra={"table": room.row.id, "reason": str(error)})


@shielded
async def stand_in_now(house: House, room: Room, number: int) -> None:
    async with house.changing(room):
        await stand_in(house, room, number)


@shielded
async def say_here(house: House, room: Room, viewer: Viewer) -> None:
    """A player says "I am here": a warning ends, and a bot that plays for them stops."""
    need_seat(viewer)
    async with house.changing(room, viewer) as viewer:
        seat = need_seat(viewer)
        if room.seats[seat].by_bot:
            await set_by_bot(house, room, seat, by_bot=False, level="")
        else:
            room.note_here(seat)
            house.changed(room)

"""Substitutes: a bot plays for a person who left, until that person returns."""

from __future__ import annotations

from dataclasses import replace

from vendome.table.actions.common import need_token, shielded
from vendome.table.house import House
from vendome.table.levels import checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Substitute
from vendome.table.room import Room
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer

TRIES = 3  # to change a seat that another process changes too


@shielded
async def substitute(house: House, room: Room, viewer: Viewer, number: int, wish: Substitute) -> None:
    """A bot for a person who was away long enough, or for oneself."""
    need_token(viewer)
    if room.seat(number).kind != "human":
        raise Refused("not-left")
    level = checked_level(wish.level)
    async with house.changing(room):
        if viewer.seat != number:
            refuse_if_present(house, room, number)  # under the lock: whoever returned while we waited keeps the seat
        await change_seat(house, room, number, by_bot=True, level=level)


def refuse_if_present(house: House, room: Room, number: int) -> None:
    away, needed = room.away(number), house.settings.away_after
    if away is None:
        raise Refused("still-here", name=room.seats[number].name)
    if away < needed:
        wait = round(needed - away, 1)
        raise Refused("just-left", name=room.seats[number].name, details={"wait": wait})


async def come_back(house: House, room: Room, viewer: Viewer) -> None:
    """Somebody has called with a seat's token: a bot that plays for this seat stops. Cheap, for every call does it."""
    if viewer.seat is not None and room.seats[viewer.seat].by_bot:
        await give_back(house, room, viewer.seat)


@shielded
async def give_back(house: House, room: Room, number: int) -> None:
    async with house.changing(room):
        if room.seats[number].by_bot:
            await change_seat(house, room, number, by_bot=False, level="")


async def change_seat(house: House, room: Room, number: int, *, by_bot: bool, level: str) -> None:
    """Called under the room's lock. If another process was first, we take over what it did and try again."""
    for _ in range(TRIES):
        was = room.seats[number]
        seat = replace(was, by_bot=by_bot, level=level)
        try:
            await house.store.change_seat(room.row.id, was, seat)
        except Conflict:
            await house.catch_up(room)
            continue
        room.seats[number] = seat
        house.changed(room)
        return
    raise Refused("no-such-table")  # it never is as the store has just told us: it is no longer there

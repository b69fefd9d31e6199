"""Substitutes: a bot plays for a person who left, until that person returns."""

from __future__ import annotations

from dataclasses import replace

from vendome.table.actions.common import need_token, shielded
from vendome.table.house import House
from vendome.table.levels import checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Substitute
from vendome.table.room import Room
from vendome.table.store import SeatRow
from vendome.table.tokens import Viewer


@shielded
async def substitute(house: House, room: Room, viewer: Viewer, number: int, wish: Substitute) -> None:
    """A bot for a person who was away long enough, or for oneself."""
    need_token(viewer)
    if room.seat(number).kind != "human":
        raise Refused("not-left")
    level = checked_level(wish.level)
    async with room.lock:
        if viewer.seat != number:
            refuse_if_present(house, room, number)  # under the lock: whoever returned while we waited keeps the seat
        await change_seat(house, room, replace(room.seats[number], by_bot=True, level=level))


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
    async with room.lock:
        if room.seats[number].by_bot:
            await change_seat(house, room, replace(room.seats[number], by_bot=False, level=""))


async def change_seat(house: House, room: Room, seat: SeatRow) -> None:
    """Called under the room's lock."""
    await house.store.change_seat(room.row.id, seat)
    room.seats[seat.seat] = seat
    house.changed(room)

"""The host's own powers: to change the table's settings, to hand over, to close the table."""

from __future__ import annotations

from dataclasses import replace

from msgspec import UNSET

from vendome.table.actions.common import insist, need_host, shielded
from vendome.table.house import House, closed
from vendome.table.problems import Refused
from vendome.table.protocol.requests import ChangeSettings
from vendome.table.room import Room
from vendome.table.storage.store import TableSettings
from vendome.table.tokens import Viewer


@shielded
async def change_settings(house: House, room: Room, viewer: Viewer, wish: ChangeSettings) -> None:
    """A new clock counts from now on for the present question."""

    async def change() -> None:
        refuse_if_over(room)
        settings = changed_settings(room.row.settings, wish)
        now = room.clock.now() if room.has_begun and settings.clock != room.row.settings.clock else None
        await house.store.change_settings(room.row, settings, now)
        room.row.settings = settings
        room.asked_at = now or room.asked_at

    async with house.changing(room, viewer) as viewer:
        need_host(viewer)
        await insist(house, room, change)
        house.changed(room)


def changed_settings(settings: TableSettings, wish: ChangeSettings) -> TableSettings:
    """What is left out stays as it is."""
    if wish.clock is not UNSET:
        settings = replace(settings, clock=wish.clock.seconds if wish.clock else None)
    if wish.locked is not UNSET:
        settings = replace(settings, locked=wish.locked)
    return settings


@shielded
async def hand_over(house: House, room: Room, viewer: Viewer, number: int) -> None:
    """The person on this seat hosts from now on: the token of the seat is the host's. The old one is so no longer."""

    async def change() -> None:
        seat = room.seat(number)
        if not seat.has_person:
            raise Refused("nobody-there", seat=str(number))
        assert seat.token is not None
        await house.store.change_company(room.row, seat.token)
        room.row.host = seat.token
        room.recognise_listeners()

    async with house.changing(room, viewer) as viewer:
        need_host(viewer)
        await insist(house, room, change)
        house.changed(room)


@shielded
async def close_table(house: House, room: Room, viewer: Viewer) -> None:
    """For good. Of a game that had begun everything is told, like of one that is over."""

    async def change() -> None:
        refuse_if_over(room)
        await house.store.close_table(room.row)
        room.row.status = "closed-by-host"

    async with house.changing(room, viewer) as viewer:
        need_host(viewer)
        await insist(house, room, change)
        house.close(room, closed(room.row))


def refuse_if_over(room: Room) -> None:
    if room.status == "finished":
        raise Refused("game-over")

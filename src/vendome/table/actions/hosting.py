"""The host's own powers: to change the table's settings, to hand over, to close the table."""

from __future__ import annotations

from dataclasses import replace

from msgspec import UNSET

from vendome.table.actions.common import insist, need_host, shielded
from vendome.table.actions.new_table import opening_of, with_clock
from vendome.table.house import House, closed
from vendome.table.problems import Refused
from vendome.table.protocol.requests import ChangeSettings, OpenTo
from vendome.table.room import Room
from vendome.table.storage.rows import TableSettings
from vendome.table.tokens import Viewer


@shielded
async def change_settings(house: House, room: Room, viewer: Viewer, wish: ChangeSettings) -> None:
    """A new clock counts from now on: for the present question, and of a bank for the rest of the game."""

    async def change() -> None:
        if not is_about_talk_alone(wish):
            refuse_if_over(room)
        settings = changed_settings(room.row.settings, wish)
        refuse_if_unfair(room, settings)
        is_new = clock_of(settings) != clock_of(room.row.settings)
        now = room.clock.now() if room.has_begun and is_new else None
        await house.store.change_settings(room.row, settings, now)
        room.set_clock(settings, now)

    async with house.changing(room, viewer) as viewer:
        need_host(viewer)
        if wish.open_to is not UNSET:
            await change_opening(house, room, wish.open_to)
        await insist(house, room, change)
        house.changed(room)


def refuse_if_unfair(room: Room, settings: TableSettings) -> None:
    """Everyone has sat down at a rated table by its clock, and without a way back."""
    if not settings.rated:
        return
    if settings.take_backs != "off":
        raise Refused("rated-no-take-backs")
    if settings.clock is None:
        raise Refused("rated-needs-clock")
    if room.is_rated_now and clock_of(settings) != clock_of(room.row.settings):
        raise Refused("rated-goes-on")


def is_about_talk_alone(wish: ChangeSettings) -> bool:
    """People talk on when the game is over."""
    is_about_talk = wish.chat is not UNSET or wish.gallery is not UNSET
    return is_about_talk and wish.clock is UNSET and wish.locked is UNSET and wish.take_backs is UNSET


def clock_of(settings: TableSettings) -> tuple[int | None, bool, int]:
    return settings.clock, settings.bank, settings.increment


def changed_settings(settings: TableSettings, wish: ChangeSettings) -> TableSettings:
    """What is left out stays as it is."""
    if wish.clock is not UNSET:
        settings = with_clock(settings, wish.clock)
    if wish.locked is not UNSET:
        settings = replace(settings, locked=wish.locked)
    if wish.chat is not UNSET:
        settings = replace(settings, chat=wish.chat)
    if wish.gallery is not UNSET:
        settings = replace(settings, gallery=wish.gallery)
    if wish.take_backs is not UNSET:
        settings = replace(settings, take_backs=wish.take_backs)
    return settings


async def change_opening(house: House, room: Room, wish: OpenTo | None) -> None:
    """Strangers may find the table from now on, or no longer. What was said while they could may be reported still."""
    if room.has_begun:
        raise Refused("started")
    if wish is not None:
        opening = opening_of(house, room.row.game, wish)
        for seat in room.seats:
            house.check_name(seat.name, is_open=True)
    elif room.opening is None:
        return
    else:
        opening = replace(room.opening, is_listed=False, by_itself=False, gathers=None)
    await house.store.openings.save(room.row.id, opening)
    room.opening = opening


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
        if room.is_rated_now:
            raise Refused("rated-goes-on")
        await house.store.close_table(room.row)
        room.row.status = "closed-by-host"

    async with house.changing(room, viewer) as viewer:
        need_host(viewer)
        await insist(house, room, change)
        house.close(room, closed(room.row))


def refuse_if_over(room: Room) -> None:
    if room.status == "finished":
        raise Refused("game-over")

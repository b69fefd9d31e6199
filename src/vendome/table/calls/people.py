"""Calls about oneself: the person whose device key is shown."""

import re
from collections.abc import Sequence

from msgspec import UNSET

from vendome.ratings import Rating
from vendome.table.calls.common import Answer, Call, Request, need_device, need_person
from vendome.table.calls.friends import friends_of, invitations_of
from vendome.table.calls.ratings import ratings_of
from vendome.table.calls.tables import vacate
from vendome.table.problems import Refused
from vendome.table.protocol.answers import SeatVacated
from vendome.table.protocol.people import (
    DeviceInfo,
    Erased,
    Export,
    History,
    Me,
    MyTable,
    NightOfMine,
    PasskeyInfo,
    PastGame,
    SeatOfMine,
)
from vendome.table.ratings.shown import rating_change
from vendome.table.storage.erasing import erase as erase_person
from vendome.table.storage.people import OwnSeat, Past, Person
from vendome.table.tokens import Device

MOST_GAMES = 10_000  # that an export has
PAGE = 20  # games of a history that are told at once
BEFORE = re.compile(r"(\d{1,12}(?:\.\d{1,9})?)-([a-z0-9]{1,32})")


async def me(request: Request) -> Me:
    device = need_device(request)
    return await described(request, device, await request.house.store.people.of(device))


async def described(request: Request, device: Device, person: Person | None) -> Me:
    if person is None:
        return Me(known=False)
    devices = [
        DeviceInfo(one.id, one.label, one.made_at, one.seen_at, one.key == device.key)
        for one in await request.house.store.people.devices(person.id)
    ]
    passkeys = [
        PasskeyInfo(one.number, one.label, one.made_at, one.used_at)
        for one in await request.house.store.passkeys.of(person.id)
    ]
    return Me(known=True, name=person.name or "", made_at=person.made_at, devices=devices, passkeys=passkeys)


async def my_tables(request: Request) -> list[MyTable]:
    person = await request.house.store.people.of(need_device(request))
    found = await request.house.store.people.tables(person.id) if person else []
    return [MyTable(one.table, one.game, one.seat, one.status) for one in found]  # type: ignore[arg-type]  # the store's


async def my_history(request: Request) -> History:
    person, before = await request.house.store.people.of(need_device(request)), before_of(request)
    if person is None:
        return History([])
    found = await request.house.store.people.history(person.id, PAGE + 1, before)
    games = await past_games(request, person, found[:PAGE])
    if len(found) <= PAGE:
        return History(games)
    return History(games, f"{games[-1].at:.9f}-{games[-1].table}")


async def past_games(request: Request, person: Person, found: Sequence[Past]) -> list[PastGame]:
    changes = await request.house.store.ratings.changes(person.id, [one.table for one in found])
    return [past_game(one, changes.get((one.table, one.seat))) for one in found]


def past_game(one: Past, change: tuple[Rating, Rating] | None) -> PastGame:
    names, people = list(one.names), one.people if one.names else UNSET
    rating = rating_change(*change) if change else UNSET
    return PastGame(one.table, one.game, one.at, one.seat, one.players, one.place, one.score, names, people, rating)


def before_of(request: Request) -> tuple[float, str] | None:
    """Where the part of a history begins that is asked for."""
    text = request.query.get("before", "")
    if not text:
        return None
    found = BEFORE.fullmatch(text)
    if found is None:
        raise Refused("wrong-form", reason="`before` is not as it was told")
    return float(found[1]), found[2]


async def remove_device(request: Request) -> Me:
    """A device that was lost, or sold, opens nothing any more."""
    device, person = await need_person(request)
    if not await request.house.store.people.remove_device(person.id, request.path["device"]):
        raise Refused("no-such-device")
    return await described(request, device, await request.house.store.people.of(device))


async def export(request: Request) -> Export:
    """In one piece, to keep."""
    device, person = await need_person(request)
    people, subscriptions = request.house.store.people, request.house.store.subscriptions
    seats = []
    for own in await people.every_seat(person.id):
        addresses = [one.address for one in await subscriptions.of(own.table) if one.seat == own.seat]
        link = f"{request.origin}/table/{own.table}"
        seats.append(SeatOfMine(own.table, link, own.game, own.seat, own.name, own.token is None, addresses))
    games = await past_games(request, person, await people.history(person.id, MOST_GAMES))
    friends, invitations = await friends_of(request, person), await invitations_of(request, person)
    nights = [NightOfMine(*entry) for entry in await request.house.store.nights.entries_of(person.id)]
    ratings = await ratings_of(request, person)
    return Export(await described(request, device, person), seats, games, friends, invitations, nights, ratings)


async def erase(request: Request) -> Erased:
    """They leave every table that goes on, as one leaves a table; then nothing is left of them."""
    _, person = await need_person(request)
    seats = await request.house.store.people.every_seat(person.id)
    for own in seats:
        if own.token is not None and own.status in ("waiting", "playing"):
            await leave(request, own)
    await erase_person(request.house.store, person.id)
    return Erased(len({own.table for own in seats}))


VACATE = Call("POST", "/api/tables/{table}/seats/{seat}/vacate", vacate, "", SeatVacated, counts_as_presence=False)


async def leave(request: Request, own: OwnSeat) -> None:
    """Wherever the table is. Refused, if it is about to begin, or can't be reached now."""
    path = {"table": own.table, "seat": str(own.seat)}
    wish = Request(request.services, request.address, path, {}, token=own.token or "")
    left = await request.services.tables.perform(VACATE, wish)
    if isinstance(left, Answer) and (left.status >= 500 or left.code == "started"):
        raise Refused("busy", seconds=2, details={"wait": 2.0})

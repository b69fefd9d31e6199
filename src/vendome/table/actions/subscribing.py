"""A seat's player says where they want to be told that it is their turn."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import replace

from vendome.table.actions.common import need_seat, shielded
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.subscriptions import NEVER, THE_BEGINNING, THE_END, Subscription
from vendome.table.tokens import Viewer

MOST_OF_SEAT = 8  # addresses
MOST_TRIES = 5  # to type a code; then another must be asked for
TOLD_BY_PAGE = {"playing": THE_BEGINNING, "finished": THE_END}  # what whoever subscribes sees


@shielded
async def subscribe(house: House, room: Room, viewer: Viewer, wished: Subscription) -> Subscription:
    """What was known of the address stays: nobody is told twice, and no second code is needed."""
    async with house.changing(room, viewer) as viewer:
        seat = need_seat(viewer)
        known = find(room, seat, wished.id)
        others = [one for one in room.subscriptions if one is not known]
        if known is None and sum(one.seat == seat for one in others) >= MOST_OF_SEAT:
            raise Refused("too-many-addresses", most=MOST_OF_SEAT)
        made = replace(wished, seat=seat, told=TOLD_BY_PAGE.get(room.status, NEVER))
        if known is not None:
            made = replace(made, told=known.told, reminded=known.reminded, secret=known.secret, code=known.code)
        await house.store.subscriptions.save(room.row.id, made)
        room.subscriptions = [*others, made]
        house.changed(room)
        return made


@shielded
async def unsubscribe(house: House, room: Room, viewer: Viewer, number: str) -> Subscription:
    async with house.changing(room, viewer) as viewer:
        gone = known_or_refused(room, need_seat(viewer), number)
        await house.store.subscriptions.delete(room.row.id, gone)
        room.subscriptions = [one for one in room.subscriptions if one is not gone]
        return gone


@shielded
async def confirm(house: House, room: Room, viewer: Viewer, number: str, code: str) -> Subscription:
    """Whoever can read the mail of an address may have mail sent there. Too many wrong codes, and it is forgotten."""
    async with house.changing(room, viewer) as viewer:
        known = known_or_refused(room, need_seat(viewer), number)
        if known.code is None:
            return known
        if not hmac.compare_digest(known.code, code):
            await note_wrong_code(house, room, known)
            raise Refused("wrong-code")
        known.code, known.failures = None, 0
        await house.store.subscriptions.note(room.row.id, known)
        house.changed(room)
        return known


async def note_wrong_code(house: House, room: Room, known: Subscription) -> None:
    known.failures += 1
    if known.failures < MOST_TRIES:
        await house.store.subscriptions.note(room.row.id, known)
        return
    await house.store.subscriptions.delete(room.row.id, known)
    room.subscriptions = [one for one in room.subscriptions if one is not known]


def new_code() -> str:
    return f"{secrets.randbelow(1_000_000):06}"


def subscriptions_of(room: Room, viewer: Viewer) -> list[Subscription]:
    seat = need_seat(viewer)
    return [one for one in room.subscriptions if one.seat == seat]


def known_or_refused(room: Room, seat: int, number: str) -> Subscription:
    known = find(room, seat, number)
    if known is None:
        raise Refused("no-such-subscription")
    return known


def find(room: Room, seat: int, number: str) -> Subscription | None:
    return next((one for one in room.subscriptions if one.seat == seat and one.id == number), None)

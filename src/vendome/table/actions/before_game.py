"""Before the game: guests take open seats, and the host starts."""

from __future__ import annotations

from vendome.table.actions.common import need_token, shielded
from vendome.table.actions.new_table import human_seat, sitting
from vendome.table.actions.night_entries import entered, seat_with_deal
from vendome.table.actions.words import wait_for_words
from vendome.table.house import House
from vendome.table.levels import bot_name, checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.answers import SeatToken
from vendome.table.protocol.requests import Join, Start
from vendome.table.room import Room
from vendome.table.storage.nights import NightRow, NightSeat, sits_down
from vendome.table.storage.rows import SeatRow
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Device, Viewer, digest, matches, new_token, token_of_join


@shielded
async def join(house: House, room: Room, wish: Join, device: Device | None = None, address: str = "") -> SeatToken:
    """A guest, who calls from this address, takes an open seat. With an `id` the call may be repeated: whoever has a
    seat by it is told so again, also when the table is full or the game has begun."""
    token = token_of_join(room.row.id, wish.id) if wish.id else new_token()
    async with house.changing(room):
        for _ in room.seats:
            known = seat_of(room, token)
            if known is not None:
                return SeatToken(known, token)
            room.check_not_turned_away(address)
            house.check_name(wish.name, is_open=room.is_listed)
            await refuse_second_seat(house, room, device)
            number = free_seat(room, wish.seat)
            seat = human_seat(number, wish.name, token, wish.word_hash)
            also = [await sitting(house, room.row.id, seat, device)] if device else []
            if room.night is not None:
                also.append(sits_down(await seat_of_night(house, room, room.night, number, wish, device)))
            try:
                await house.store.take_seat(room.row.id, seat, also)
            except Conflict:  # another process gave it away: perhaps another seat is free
                await house.catch_up(room)
                room.check_playable()
                continue
            room.seats[number] = seat
            room.came_from[number] = address
            room.note_presence(Viewer(number))
            house.changed(room)
            return SeatToken(number, token)
        raise Refused("seat-just-taken")


async def seat_of_night(
    house: House, room: Room, night: NightRow, number: int, wish: Join, device: Device | None
) -> NightSeat:
    """At a table that plays a night's deal only those sit who take part, and have not had this deal."""
    entry = await entered(house, night, digest(wish.entry) if wish.entry else "", None if wish.entry else device)
    deal = room.row.deal or 0
    if wish.word_hash:
        raise Refused("wrong-form", reason="a night's deal is sealed, so nobody adds a `word_hash`")
    if await seat_with_deal(house, night, entry, deal) is not None:
        raise Refused("deal-played")
    return NightSeat(room.row.id, number, night.id, deal, entry)


def seat_of(room: Room, token: str) -> int | None:
    hashed = digest(token)
    return next((seat.seat for seat in room.seats if matches(hashed, seat.token)), None)


async def refuse_second_seat(house: House, room: Room, device: Device | None) -> None:
    """At a rated table everybody plays for themselves alone."""
    if room.row.settings.rated and device and await house.store.people.token_at(room.row.id, device):
        raise Refused("rated-one-seat")


def free_seat(room: Room, wanted: int | None) -> int:
    """The seat that a guest gets: the wanted one, or the first that is open."""
    seats = room.seats if wanted is None else [room.seat(wanted)]
    free = [seat.seat for seat in seats if seat.kind == "open"]
    if room.has_begun:
        raise Refused("started")
    if room.row.settings.locked:
        raise Refused("locked")
    if not free:
        raise Refused("table-full" if wanted is None else "seat-taken")
    if room.is_settled:
        raise Refused("dealing")
    return free[0]


@shielded
async def start(house: House, room: Room, viewer: Viewer, wish: Start) -> None:
    need_token(viewer)
    if not viewer.is_host:
        raise Refused("host-starts")
    await begin(house, room, wish.fill)


async def begin(house: House, room: Room, level: str) -> None:
    """The players' devices tell their words, then the cards are dealt. A game that has begun already is left as it is:
    a host whose answer was lost may ask again. The bots of a night are the same at all its tables."""
    level = room.night.level if room.night else checked_level(level, room.setup.game)
    async with house.changing(room):
        if room.has_begun:
            return
        room.is_dealing = any(seat.word_hash for seat in room.seats)
        if not room.words_due:
            await deal(house, room, level)
            return
        house.changed(room)
    await wait_for_words(house, room)
    async with house.changing(room):
        await deal(house, room, level)


async def deal(house: House, room: Room, level: str) -> None:
    """Bots of this level take the open seats, and the game begins. Called under the room's lock."""
    version = room.setup.game.version
    for _ in range(len(room.seats) + 1):
        if room.has_begun:
            return
        seats, now = with_bots(room.seats, level), room.clock.now()
        try:
            due_at = room.due_after(now)
            await house.store.start(room.row.id, room.seats, seats, version, now, due_at)
        except Conflict:  # another process began it, or gave a seat to a guest, who keeps it
            await house.catch_up(room)
            room.check_playable()
            continue
        room.seats, room.row.status, room.row.rules = seats, "playing", version
        room.row.asked_at = room.asked_at = now
        room.row.due_at = due_at
        room.begin()
        house.changed(room, room.session.events)
        return
    raise Refused("no-such-table")


def with_bots(seats: list[SeatRow], level: str) -> list[SeatRow]:
    filled = list(seats)
    for seat in seats:
        if seat.kind == "open":
            name = bot_name([other.name for other in filled], seat.seat)
            filled[seat.seat] = SeatRow(seat.seat, "bot", name, level)
    return filled

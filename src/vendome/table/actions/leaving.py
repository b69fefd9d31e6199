"""A seat is given up for good: its player leaves, or the host removes them."""

from __future__ import annotations

from dataclasses import replace

from vendome.table.actions.common import insist, need_token, shielded
from vendome.table.actions.hosting import change_opening
from vendome.table.actions.words import with_next_word
from vendome.table.house import House
from vendome.table.levels import default_level
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.rows import SeatRow
from vendome.table.tokens import Viewer

GONE_AFTER = 120.0  # seconds: a page that is loaded anew, or a short tunnel, takes less


@shielded
async def vacate(house: House, room: Room, viewer: Viewer, number: int) -> None:
    """The token of the seat is worth nothing any more. Before the game the seat is open again; during the game a bot
    plays on under the player's name."""
    need_token(viewer)
    async with house.changing(room, viewer) as viewer:
        is_own = viewer.seat == number
        if not is_own and not viewer.is_host:
            raise Refused("host-only")
        if not is_own and room.is_rated_now:
            raise Refused("rated-goes-on")  # otherwise a host could make anybody the last
        await give_up(house, room, number)
        if not is_own:
            room.turn_away(number)
        room.dismiss(number, Refused("left" if is_own else "removed"))
        room.recognise_listeners()
        if room.is_listed and not (room.has_begun or room.has_people or room.is_attended):
            await change_opening(house, room, None)  # nobody waits there for anyone
        house.changed(room)


@shielded
async def vacate_for_those_gone(house: House, room: Room) -> None:
    """Before a game of strangers begins by itself: who has gone, and can't be told of it, would let them wait."""
    async with house.changing(room):
        for number in gone(room):
            await give_up(house, room, number)
        room.recognise_listeners()
        house.changed(room)


def gone(room: Room) -> list[int]:
    told = {one.seat for one in room.subscriptions if one.is_confirmed}
    away = {seat.seat: room.away(seat.seat) for seat in room.seats if seat.seat not in told}
    return [seat for seat, seconds in away.items() if seconds is not None and seconds > GONE_AFTER]


async def give_up(house: House, room: Room, number: int) -> None:
    """With all that is its player's there."""

    async def change() -> None:
        refuse_if_not_now(room, number)
        seats, host = seats_without(room, number), host_without(room, number)
        await house.store.change_company(room.row, host, room.seats, seats)
        room.seats, room.row.host = seats, host
        room.subscriptions = [one for one in room.subscriptions if one.seat != number]
        room.reactions = [one for one in room.reactions if one.seat != number]
        room.time.forget_breaks(number)
        room.end_warning(number)
        if not room.has_begun:
            room.all_words_told.clear()

    await insist(house, room, change)


def refuse_if_not_now(room: Room, number: int) -> None:
    if not room.seat(number).has_person:
        raise Refused("nobody-there", seat=str(number))
    if room.status == "finished":
        raise Refused("game-over")
    if room.is_dealing and not room.has_begun:
        raise Refused("about-to-begin")


def seats_without(room: Room, number: int) -> list[SeatRow]:
    if room.has_begun:
        return [stood_in_for(seat) if seat.seat == number else seat for seat in room.seats]
    # Whoever sits down next must not know any word of the others.
    seats = [with_next_word(seat) for seat in room.seats]
    seats[number] = SeatRow(number, "open", "")
    return seats


def stood_in_for(seat: SeatRow) -> SeatRow:
    return replace(seat, token=None, by_bot=True, level=seat.level or default_level())


def host_without(room: Room, number: int) -> str:
    """The hash of the host's token after somebody has left. A host who leaves hands over to the next person, first of
    all to one who is connected; if nobody is left, they stay the host."""
    others = [room.seats[(number + i) % len(room.seats)] for i in range(1, len(room.seats))]
    people = sorted((seat for seat in others if seat.has_person), key=lambda seat: not room.connected(seat.seat))
    tokens = [seat.token for seat in people if seat.token is not None]
    return tokens[0] if tokens and room.host_seat == number else room.row.host

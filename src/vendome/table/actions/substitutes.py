"""Substitutes: a bot plays for a person who left or does not answer, until that person returns."""

from __future__ import annotations

from vendome.table.actions.common import need_token, set_by_bot, shielded
from vendome.table.actions.idle_players import ask_for_bot
from vendome.table.house import House
from vendome.table.levels import checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Substitute
from vendome.table.room import Room
from vendome.table.storage.rows import standing
from vendome.table.tokens import Viewer


@shielded
async def substitute(house: House, room: Room, viewer: Viewer, number: int, wish: Substitute) -> None:
    """A bot for oneself or for a person who was away long enough. Who is there but does not answer is warned first."""
    need_token(viewer)
    if room.seat(number).kind != "human":
        raise Refused("not-left")
    level = checked_level(wish.level, room.setup.game)
    async with house.changing(room, viewer) as viewer:
        if not room.seat(number).has_person:  # under the lock: much may have changed while we waited
            raise Refused("not-left")
        if viewer.seat != number:
            refuse_if_on_break(room, number)
            await refuse_if_in_time(house, room, number)
        if viewer.seat != number and room.connected(number):
            await ask_for_bot(house, room, viewer, number, level)
            return
        if viewer.seat != number:
            refuse_if_just_left(room, number)
        await set_by_bot(house, room, number, by_bot=True, level=level)


def refuse_if_on_break(room: Room, number: int) -> None:
    """Nobody can be replaced meanwhile; the host can remove them."""
    if room.time.break_of(number, room.clock.now()) is not None:
        raise Refused("on-break", name=room.seats[number].name)


async def refuse_if_in_time(house: House, room: Room, number: int) -> None:
    """In a rated game a bot at the end means the last place. So nobody can be given one who keeps to the clock: only
    whose last decision a bot has made because their time was up."""
    if not room.is_rated_now:
        return
    own = [move for move in standing(await house.store.log(room.row.id)) if move.seat == number]
    if not own or own[-1].client_id is not None:
        raise Refused("rated-in-time", name=room.seats[number].name)


def refuse_if_just_left(room: Room, number: int) -> None:
    away, needed = room.away(number) or 0.0, room.patience.away
    if away < needed:
        raise Refused("just-left", name=room.seats[number].name, details={"wait": round(needed - away, 1)})


async def come_back(house: House, room: Room, viewer: Viewer) -> None:
    """Somebody has called with a seat's token: a bot that plays for this seat stops. Cheap, for every call does it."""
    if viewer.seat is not None and room.seats[viewer.seat].by_bot and room.obstacle is None:
        await give_back(house, room, viewer)


@shielded
async def give_back(house: House, room: Room, viewer: Viewer) -> None:
    async with house.changing(room, viewer) as viewer:
        if viewer.seat is not None and room.seats[viewer.seat].by_bot:
            await set_by_bot(house, room, viewer.seat, by_bot=False, level="")

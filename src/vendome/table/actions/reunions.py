"""Playing again with the people of a finished game, also long after it: a new table that waits for them.

Right after a game its host takes the whole company along (`play_again.py`). Here whoever asks sits down, and the others
are invited.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vendome.engine.play import Setup
from vendome.table.actions.common import shielded
from vendome.table.actions.new_table import human_seat, make_room, new_row, setup_of
from vendome.table.house import House
from vendome.table.levels import checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.friends import AgainAt, PlayAgain
from vendome.table.protocol.requests import NewTable
from vendome.table.storage.invitations import invited
from vendome.table.storage.people import Person, sits
from vendome.table.storage.reunions import ONCE_IN, Player, asks
from vendome.table.storage.rows import SeatRow, TableSettings
from vendome.table.storage.stored import Stored, Unreadable
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer, digest, is_table_id, new_token


@shielded
async def meet_again(house: House, person: Person, wish: PlayAgain, address: str) -> AgainAt:
    """Asked twice, it is the same table, as long as it waits."""
    players = await house.store.reunions.players_of(wish.table) if is_table_id(wish.table) else []
    me = next((player for player in players if player.person == person.id), None)
    if me is None:
        raise Refused("not-your-game")
    before = await asked_before(house, me, wish.table)
    if before is not None:
        return before
    try:
        return await make_table(house, person, me, players, wish, address)
    except Conflict:  # another device of this person was first
        before = await asked_before(house, me, wish.table)
        if before is None:
            raise
        return before


async def asked_before(house: House, me: Player, played: str) -> AgainAt | None:
    """The table that this person has made for the same company today. Refused, if it waits no more: who did not come
    is not asked again."""
    asked = await house.store.reunions.asked(me.person, played)
    if asked is None:
        return None
    for own in await house.store.people.tables(me.person):
        if own.table == asked.next_table and own.status == "waiting":
            return AgainAt(own.table, own.seat)
    raise Refused("asked-today", details={"wait": round(asked.at + ONCE_IN - house.clock.now())})


async def make_table(
    house: House, person: Person, me: Player, players: Sequence[Player], wish: PlayAgain, address: str
) -> AgainAt:
    stored = await as_it_was(house, wish.table)
    setup = setup_again(me, stored)
    token, now = new_token(), house.clock.now()
    name = stored.seats[me.seat].name if stored else person.name or ""
    house.check_name(name, is_open=False)
    own = human_seat(me.seat, name, token, wish.word_hash)
    settings = replace(stored.row.settings, locked=False) if stored else TableSettings()
    row = new_row(house, setup, settings, digest(token))
    others = sorted({player.person for player in players} - {person.id})
    also = [
        sits(row.id, me.seat, person.id),
        *asks(person.id, wish.table, row.id, now),
        *(invited(row.id, other, person.id, now) for other in others),
    ]
    room = await make_room(house, Stored(row, seats_again(setup, own, stored)), also=also)
    room.note_look(Viewer(me.seat, is_host=True), address)
    return AgainAt(room.row.id, me.seat)


async def as_it_was(house: House, played: str) -> Stored | None:
    """The table of the game; none, if it is gone or can't be read any more."""
    try:
        return await house.store.load(played, chat=0)
    except Unreadable:
        return None


def setup_again(me: Player, stored: Stored | None) -> Setup:
    """The same game for as many players. Of a table that is gone nobody knows which options it had."""
    options: dict[str, Any] = stored.row.options if stored else {"players": me.players}
    return setup_of(NewTable(me.game, options))


def seats_again(setup: Setup, own: SeatRow, stored: Stored | None) -> list[SeatRow]:
    """Whoever asks sits where they sat, and so do the bots. The other seats are open."""
    seats = [SeatRow(seat, "open", "") for seat in range(setup.players)]
    for seat in stored.seats if stored else ():
        if seat.kind == "bot":
            level = checked_level(seat.level, setup.game)
            seats[seat.seat] = SeatRow(seat.seat, "bot", seat.name, level)
    seats[own.seat] = own
    return seats

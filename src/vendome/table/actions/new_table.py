"""Making a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace

from vendome.engine.contract import Game
from vendome.engine.errors import BadPlayers, BadValue, UnknownName, VendomeError
from vendome.engine.play import Setup
from vendome.engine.records import Proof
from vendome.games.registry import find
from vendome.table.actions.common import one_line
from vendome.table.house import House
from vendome.table.levels import bot_name, checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.answers import NewTableMade, SeatToken
from vendome.table.protocol.requests import Clock, NewSeat, NewTable, OpenTo
from vendome.table.room import Room
from vendome.table.storage.openings import Opening, opened
from vendome.table.storage.people import sits
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.stored import Stored
from vendome.table.storage.writer import Statement
from vendome.table.tokens import Device, Viewer, digest, new_table_id, new_token

FULL_FOR = 600.0  # seconds to wait when there is no room for a new table


async def create(house: House, wish: NewTable, address: str = "", device: Device | None = None) -> NewTableMade:
    setup = setup_of(wish)
    asked = wish.seats or [NewSeat("open")] * setup.players
    tokens = {seat: new_token() for seat, new in enumerate(asked) if new.kind == "human"}
    host = new_token()
    if wish.host_seat is not None:
        host = token_of_host(wish.host_seat, tokens)
    names = [other.name for other in asked]
    for name in names:
        house.check_name(name, is_open=wish.open_to is not None)
    if wish.rated and len(tokens) > 1:
        raise Refused("rated-one-seat")
    seats = [new_seat(number, new, setup.game, tokens, names) for number, new in enumerate(asked)]
    own = seat_of_maker(wish.host_seat, tokens)
    row = new_row(house, setup, settings_of(wish), digest(host))
    also = [await sitting(house, row.id, seats[own], device)] if device and own is not None else []
    opening = opening_of(house, wish.game, wish.open_to) if wish.open_to else None
    room = await make_room(house, Stored(row, seats, opening=opening), also=also)
    room.note_look(Viewer(wish.host_seat, is_host=True), address)
    return NewTableMade(room.row.id, host, [SeatToken(seat, token) for seat, token in tokens.items()])


def seat_of_maker(host_seat: int | None, tokens: dict[int, str]) -> int | None:
    """Where whoever makes a table sits, if anywhere; the others around the same screen are other people."""
    return host_seat if host_seat is not None else min(tokens, default=None)


def token_of_host(seat: int, tokens: dict[int, str]) -> str:
    """The token of the seat that hosts."""
    if seat not in tokens:
        raise Refused("wrong-form", reason="`host_seat` is no person's seat")
    return tokens[seat]


def setup_of(wish: NewTable) -> Setup:
    options: dict[str, object] = dict(wish.options)
    players = options.pop("players", len(wish.seats) or 4)
    try:
        setup = Setup.of(find(wish.game), players, options)  # type: ignore[arg-type]  # it refuses what is no number
    except VendomeError as error:
        raise refusal_of(error) from None
    if wish.seats and len(wish.seats) != setup.players:
        raise Refused("seats-described", seats=len(wish.seats), players=setup.players)
    return setup


def refusal_of(error: VendomeError) -> Refused:
    """A game, a number of players or an option that can't be."""
    match error:
        case UnknownName(what="game" | "option" as what):
            return Refused("unknown", what=what, name=error.name[:40], known=error.known)
        case BadPlayers():
            value = str(error.players)[:40]
            return Refused("bad-players", game=find(error.game).name, low=error.low, high=error.high, value=value)
        case BadValue():
            return Refused("bad-value", name=error.option, value=str(error.value)[:40], known=error.choices)
    raise error


def settings_of(wish: NewTable) -> TableSettings:
    settings = TableSettings(
        spectators=wish.spectators, hints=wish.hints, memory=wish.memory, take_backs=wish.take_backs
    )
    settings = with_clock(settings, wish.clock)
    return rated_settings(settings) if wish.rated else settings


def rated_settings(settings: TableSettings) -> TableSettings:
    """Of a rated table. Refused, where its results would say nothing of anybody."""
    if settings.hints:
        raise Refused("rated-no-hints")
    if settings.clock is None:
        raise Refused("rated-needs-clock")
    return replace(settings, rated=True, take_backs="off")


def with_clock(settings: TableSettings, clock: Clock | None) -> TableSettings:
    if clock is None:
        return replace(settings, clock=None, bank=False, increment=0)
    if clock.increment and clock.kind != "bank":
        raise Refused("wrong-form", reason="only a bank has an `increment`")
    return replace(settings, clock=clock.seconds, bank=clock.kind == "bank", increment=clock.increment)


def new_seat(number: int, new: NewSeat, game: Game, tokens: dict[int, str], names: list[str]) -> SeatRow:
    if new.kind != "human" and new.word_hash:
        raise Refused("wrong-form", reason=f"seat {number} is no person's, so it has no `word_hash`")
    if new.kind == "bot":
        level = checked_level(new.level, game)
        return SeatRow(number, "bot", one_line(new.name) or bot_name([n for n in names if n], number), level)
    if new.kind == "open":
        return SeatRow(number, "open", "")
    return human_seat(number, new.name, tokens[number], new.word_hash)


def human_seat(number: int, name: str, token: str, word_hash: str | None) -> SeatRow:
    name = one_line(name) or f"Player {number + 1}"
    return SeatRow(number, "human", name, token=digest(token), word_hash=word_hash)


async def sitting(house: House, table: str, seat: SeatRow, device: Device) -> Statement:
    """It is noted who sits down there."""
    person = await house.store.people.sits_down(device, seat.name)
    return sits(table, seat.seat, person.id)


def opening_of(house: House, game: str, wish: OpenTo) -> Opening:
    """The table is in the list of those that look for players."""
    if not house.settings.open_tables:
        raise Refused("no-open-tables")
    now = house.clock.now()
    return Opening(game, wish.language, wish.experience, now, now)


def new_row(house: House, setup: Setup, settings: TableSettings, host: str) -> TableRow:
    """A new table; `host` is the hash of the host's token."""
    proof, now = Proof.drawn(), house.clock.now()
    return TableRow(
        id=new_table_id(),
        game=setup.game.id,
        rules=setup.game.version,
        options=setup.stated(),
        seed=proof.seed,
        nonce=proof.nonce,
        bot_seed=secrets.token_hex(8),
        host=host,
        settings=settings,
        created_at=now,
        touched_at=now,
    )


async def make_room(house: House, new: Stored, *, after: str | None = None, also: Sequence[Statement] = ()) -> Room:
    """A new table in the store, with what is `also` to be written, and in memory. `after` is the finished table whose
    company plays on here."""
    table = new.row.id
    if not await house.store.ceilings.has_room():
        raise Refused("no-room", details={"wait": FULL_FOR})
    opened_too = opened(table, new.opening, house.clock.now()) if new.opening is not None else []
    await house.store.create(new.row, new.seats, after, [*also, *opened_too])
    if after:
        new.subscriptions = await house.store.subscriptions.of(table)
    room = house.room_of(new)
    house.add(room)
    return room

"""What people can do at a table. Commit, then answer, then publish: memory changes only once the store has it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from vendome.engine.errors import BadPlayers, BadValue, UnknownName, VendomeError
from vendome.engine.play import Setup
from vendome.engine.records import Proof
from vendome.games.registry import find
from vendome.table import metrics
from vendome.table.house import House
from vendome.table.levels import bot_name, checked_level
from vendome.table.problems import Refused
from vendome.table.protocol.answers import NewTableMade, SeatToken
from vendome.table.protocol.requests import Join, Move, NewSeat, NewTable, Start, Substitute
from vendome.table.protocol.views import Said
from vendome.table.room import Room
from vendome.table.store import MoveRow, SeatRow, Stored, TableRow, TableSettings
from vendome.table.tokens import Viewer, digest, new_table_id, new_token
from vendome.table.view_builder import view_of
from vendome.table.writer import Conflict, Unavailable

log = logging.getLogger(__name__)

T = TypeVar("T")
CHAT = 50  # lines that a view shows


async def whole(act: Coroutine[Any, Any, T]) -> T:
    """An act that is not left half-way when its caller goes: memory must follow what the store has."""
    return await asyncio.shield(asyncio.ensure_future(act))


def need_token(viewer: Viewer) -> None:
    if viewer == Viewer():
        raise Refused("players-only")


# -- making a table -----------------------------------------------------------------------------------


async def create(house: House, wish: NewTable) -> NewTableMade:
    setup = setup_of(wish)
    asked = wish.seats or [NewSeat("open")] * setup.players
    tokens = {seat: new_token() for seat, new in enumerate(asked) if new.kind == "human"}
    host = new_token()
    seats = [new_seat(number, new, tokens, [other.name for other in asked]) for number, new in enumerate(asked)]
    room = await make(house, setup, settings_of(wish), digest(host), seats)
    return NewTableMade(room.row.id, host, [SeatToken(seat, token) for seat, token in tokens.items()])


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


def settings_of(wish: NewTable) -> TableSettings:
    clock = wish.clock.seconds if wish.clock else None
    return TableSettings(spectators=wish.spectators, clock=clock, hints=wish.hints, memory=wish.memory)


def new_seat(number: int, new: NewSeat, tokens: dict[int, str], names: list[str]) -> SeatRow:
    if new.kind == "bot":
        level = checked_level(new.level)
        return SeatRow(number, "bot", clean(new.name) or bot_name([n for n in names if n], number), level)
    if new.kind == "open":
        return SeatRow(number, "open", "")
    return SeatRow(number, "human", clean(new.name) or f"Player {number + 1}", token=digest(tokens[number]))


async def make(
    house: House, setup: Setup, settings: TableSettings, host: str, seats: list[SeatRow], after: str | None = None
) -> Room:
    proof = Proof.drawn()
    row = TableRow(
        id=new_table_id(),
        game=setup.game.id,
        rules=setup.game.version,
        options=setup.stated(),
        seed=proof.seed,
        nonce=proof.nonce,
        bot_seed=secrets.token_hex(8),
        host=host,
        settings=settings,
    )
    await house.store.create(row, seats, after)
    room = Room(Stored(row, seats, [], []))
    house.add(room)
    return room


def clean(text: str) -> str:
    """What people write, on one line, without what can't be seen. The page escapes it."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


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


# -- before the game ----------------------------------------------------------------------------------


async def join(house: House, room: Room, wish: Join) -> SeatToken:
    return await whole(_join(house, room, wish))


async def _join(house: House, room: Room, wish: Join) -> SeatToken:
    async with room.lock:
        free = [seat for seat in room.seats if seat.kind == "open"]
        if wish.seat is not None:
            free = [room.seat(wish.seat)] if room.seat(wish.seat) in free else []
        if room.match is not None:
            raise Refused("started")
        if not free:
            raise Refused("table-full" if wish.seat is None else "seat-taken")
        number, token = free[0].seat, new_token()
        seat = SeatRow(number, "human", clean(wish.name) or f"Player {number + 1}", token=digest(token))
        try:
            await house.store.take_seat(room.row.id, seat)
        except Conflict:
            raise Refused("seat-just-taken") from None
        room.seats[number] = seat
        room.see(Viewer(number))
        house.changed(room)
        return SeatToken(number, token)


async def start(house: House, room: Room, viewer: Viewer, wish: Start) -> None:
    need_token(viewer)
    if not viewer.is_host:
        raise Refused("host-starts")
    await whole(_start(house, room, wish))


async def _start(house: House, room: Room, wish: Start) -> None:
    """Starting again changes nothing: an answer that was lost can be asked for once more."""
    async with room.lock:
        if room.match is not None:
            return
        await house.ready(room.row.game)
        level = checked_level(wish.fill)
        seats = list(room.seats)
        for seat in seats:
            if seat.kind == "open":
                name = bot_name([other.name for other in seats], seat.seat)
                seats[seat.seat] = SeatRow(seat.seat, "bot", name, level)
        now = time.time()
        try:
            await house.store.start(room.row.id, seats, now)
        except Conflict:  # another process did it
            await house.catch_up(room)
            return
        room.seats = seats
        room.row.status, room.row.asked_at, room.asked_at = "playing", now, now
        room.begin()
        house.changed(room, room.playing.events)


# -- the game -----------------------------------------------------------------------------------------


async def move(house: House, room: Room, viewer: Viewer, wish: Move) -> bool:
    """A person's move. Refused says why not; the same id again is no mistake, changes nothing and gives False."""
    need_token(viewer)
    if viewer.seat is None:
        raise Refused("seated-only")
    return await whole(_move(house, room, viewer.seat, wish))


async def _move(house: House, room: Room, seat: int, wish: Move) -> bool:
    client_id = digest(str(wish.id))[:32]
    async with room.lock:
        refused = room.playing.refuse(seat, wish.ply, wish.move)
        if refused is None:
            refused = await accept(house, room, seat, wish.ply, wish.move, client_id)
        if refused is None:
            return True
        if await house.store.has_move(room.row.id, seat, client_id):
            return False
        if refused.code == "stale":
            refused.details["view"] = view_of(room, Viewer(seat))
        raise refused


async def accept(house: House, room: Room, seat: int, ply: int, move: str, client_id: str | None) -> Refused | None:
    """Commit a move that the rules allow, then let it happen. Called under the room's lock."""
    match, now = room.playing, time.time()
    try:
        await house.store.append(room.row.id, MoveRow(ply, match.arrived, seat, move, client_id, now))
    except Conflict:
        await house.catch_up(room)
        return Refused("answered-first")
    room.play(seat, move, now)
    (metrics.BOTS_MOVES if client_id is None else metrics.PEOPLES_MOVES).inc()
    house.changed(room, match.events)
    if match.finished:
        await note_end(house, room)
    return None


async def note_end(house: House, room: Room) -> None:
    """For the sweep. The log says that the game is over: a store that fails just now takes nothing back."""
    room.row.status = "finished"
    try:
        await house.store.touch(room.row.id, "finished")
    except Unavailable as error:
        room.row.touched_at = 0.0  # housekeeping notes it later
        log.warning("the end of a game is not noted yet", extra={"table": room.row.id, "reason": str(error)})


async def say(house: House, room: Room, viewer: Viewer, text: str) -> None:
    need_token(viewer)
    line = clean(text)
    if not line:
        raise Refused("nothing-said")
    await whole(_say(house, room, viewer, line))


async def _say(house: House, room: Room, viewer: Viewer, line: str) -> None:
    async with room.lock:
        name = "Host" if viewer.seat is None else room.seats[viewer.seat].name
        said = Said(viewer.seat, name, line, round(time.time(), 3))
        try:
            await house.store.say(room.row.id, room.said, said)
        except Conflict:
            await house.catch_up(room)
            raise Refused("spoke-first") from None
        room.said += 1
        room.chat = [*room.chat, said][-CHAT:]
        house.changed(room)


# -- people come and go -------------------------------------------------------------------------------


async def substitute(house: House, room: Room, viewer: Viewer, number: int, wish: Substitute) -> None:
    """A bot stands in for a person: for one who was away long enough, or for oneself."""
    need_token(viewer)
    seat = room.seat(number)
    if seat.kind != "human":
        raise Refused("not-left")
    level = checked_level(wish.level)
    await whole(_substitute(house, room, viewer, number, level))


def refuse_present(house: House, room: Room, number: int) -> None:
    away, needed = room.away(number), house.settings.away_after
    if away is None:
        raise Refused("still-here", name=room.seats[number].name)
    if away < needed:
        wait = round(needed - away, 1)
        raise Refused("just-left", name=room.seats[number].name, details={"wait": wait})


async def _substitute(house: House, room: Room, viewer: Viewer, number: int, level: str) -> None:
    async with room.lock:
        if viewer.seat != number:
            refuse_present(house, room, number)  # not before: whoever returned while we waited keeps the seat
        await change_seat(house, room, replace(room.seats[number], by_bot=True, level=level))


async def come_back(house: House, room: Room, viewer: Viewer) -> None:
    """A seat's token has returned: the bot that stood in gets up."""
    if viewer.seat is not None and room.seats[viewer.seat].by_bot:
        await whole(_come_back(house, room, viewer.seat))


async def _come_back(house: House, room: Room, number: int) -> None:
    async with room.lock:
        if room.seats[number].by_bot:
            await change_seat(house, room, replace(room.seats[number], by_bot=False, level=""))


async def change_seat(house: House, room: Room, seat: SeatRow) -> None:
    """Called under the room's lock."""
    await house.store.change_seat(room.row.id, seat)
    room.seats[seat.seat] = seat
    house.changed(room)


async def again(house: House, room: Room, viewer: Viewer) -> str:
    """The same company plays once more: a new table that begins at once. Asked twice, it is the same table."""
    need_token(viewer)
    if not viewer.is_host:
        raise Refused("host-plays-again")
    if not room.playing.finished:
        raise Refused("not-finished")
    return await whole(_again(house, room))


async def _again(house: House, room: Room) -> str:
    async with room.lock:
        if room.row.next_table is None:
            seats = [replace(s, by_bot=False, level=s.level if s.kind == "bot" else "") for s in room.seats]
            try:
                following = await make(house, room.setup, room.row.settings, room.row.host, seats, room.row.id)
            except Conflict:
                raise Refused("called-first") from None
            room.row.next_table = following.row.id
            await _start(house, following, Start())
            house.changed(room)
        return room.row.next_table

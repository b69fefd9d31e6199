"""Calls about open tables: the list, a seat for whoever looks for a game, and reports."""

from __future__ import annotations

import msgspec

from vendome.table.actions import finding, reporting
from vendome.table.calls.common import Answer, Request
from vendome.table.calls.tables import JOIN
from vendome.table.problems import Refused
from vendome.table.protocol.answers import SeatToken
from vendome.table.protocol.open_tables import FindGame, FoundGame, OpenTable, OpenTables, Reported
from vendome.table.protocol.requests import Join
from vendome.table.storage.openings import Listed
from vendome.table.storage.writer import Conflict

MOST_TRIES = 5
PASSING = ("taken", "started", "gone", "no-such-table", "forbidden")  # another table may still have a seat


async def open_tables(request: Request) -> OpenTables:
    finding.check_open(request.house)
    game, language = request.query.get("game"), request.query.get("language")
    tables = await request.services.open_list.now()
    return OpenTables([table for table in tables if game in (None, table.game) and language in (None, table.language)])


async def find_game(request: Request) -> FoundGame:
    """A seat is given by the table itself, like any other: so nobody ever has the seat of another."""
    finding.check_open(request.house)
    request.services.limits.joins.take(request.address, "too-many-joins")
    wish: FindGame = request.body
    house, setup = request.house, finding.setup_of(wish)
    house.check_name(wish.name, is_open=True)
    gathers = finding.gathering(wish, setup)
    for _ in range(MOST_TRIES):
        listed = await house.store.openings.read(house.clock.now(), wish.games)
        found = finding.known_seat(wish, listed) or await seat_among(request, wish, listed)
        if found is not None:
            return found
        request.services.limits.tables.take(request.address, "too-many-tables")
        try:
            return await finding.gather(house, wish, gathers, request.address, request.device)
        except Conflict:  # somebody else looks for the same just now: there is a table to sit down at
            continue
    return await finding.gather(house, wish, None, request.address, request.device)


async def seat_among(request: Request, wish: FindGame, listed: list[Listed]) -> FoundGame | None:
    for table in finding.fitting(wish, listed):
        seat = await seat_at(request, wish, table)
        if seat is not None:
            return FoundGame(table.table, table.game, seat.seat, seat.token)
    return None


async def seat_at(request: Request, wish: FindGame, table: OpenTable) -> SeatToken | None:
    """None, if somebody else was faster. The table may be in another process."""
    guest = Join(wish.name, word_hash=wish.word_hash, id=wish.id)
    text = msgspec.json.encode(guest)
    joining = Request(request.services, request.address, {"table": table.table}, {}, text, guest)
    joining.device = request.device
    answer = await request.services.tables.perform(JOIN, joining)
    assert isinstance(answer, Answer)
    if answer.code is None:
        return msgspec.json.decode(answer.body, type=SeatToken)
    if answer.code in PASSING:
        return None
    raise Refused("unavailable")


async def report(request: Request) -> Reported:
    request.services.limits.reports.take(request.address, "too-many-messages")
    await reporting.report(request.house, request.room, request.viewer, request.body)
    return Reported(request.body.seat)

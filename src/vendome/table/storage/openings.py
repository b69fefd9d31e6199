"""Openings in the database: tables at which anyone may sit down. Only an open table has a row here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, exists, func, insert, select, update

from vendome.table.protocol.open_tables import OpenTable
from vendome.table.protocol.requests import Clock
from vendome.table.protocol.shared_types import Experience, TableLanguage
from vendome.table.storage import schema
from vendome.table.storage.writer import Statement

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

MOST_LISTED = 200  # tables
ABSENT_AFTER = 600.0  # seconds: a table whose host has been away for so long is not listed

C, T, S = schema.openings.c, schema.tables.c, schema.seats.c


@dataclass
class Opening:
    """That a table is open, or was: what was said there may be reported afterwards."""

    game: str
    language: TableLanguage
    experience: Experience
    opened_at: float
    seen_at: float  # when somebody was there who can begin the game
    is_listed: bool = True
    by_itself: bool = False  # the game begins as soon as nobody is missing
    gathers: str | None = None  # for whom: no two tables gather the same players


@dataclass(frozen=True)
class Listed:
    """An open table, and the hashes of its seats' tokens, by which a guest who asks twice is known."""

    shown: OpenTable
    tokens: dict[int, str]


class Openings:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def save(self, table: str, opening: Opening) -> None:
        """What the host wishes now replaces what was wished before."""
        values = {"table_id": table, **asdict(opening)}
        old = Statement(delete(schema.openings).where(C.table_id == table))
        await self.store.writer.write(old, Statement(insert(schema.openings), values), table=table)

    async def note_seen(self, tables: Sequence[str], now: float) -> None:
        """At these tables somebody is there who can begin the game."""
        change = update(schema.openings).where(C.table_id.in_(tables)).values(seen_at=now)
        await self.store.writer.write(Statement(change))

    async def listed(self, now: float) -> list[OpenTable]:
        """The tables where somebody is missing, the newest first."""
        return [one.shown for one in await self.read(now) if one.shown.missing]

    async def read(self, now: float, games: Sequence[str] = ()) -> list[Listed]:
        """The tables that are open, also those that are just full. A guest may ask again for a seat there."""
        rows = await self.store.rows(self.query(now, games))
        seats: dict[str, list[Any]] = {row["id"]: [] for row in rows}
        of_them = select(S.table_id, S.seat, S.kind, S.name, S.token).where(S.table_id.in_(seats)).order_by(S.seat)
        for seat in await self.store.rows(of_them) if rows else ():
            seats[seat["table_id"]].append(seat)
        return [listed_of(row, seats[row["id"]]) for row in rows]

    def query(self, now: float, games: Sequence[str]) -> Any:
        is_locked = func.coalesce(T.settings["locked"].as_boolean(), False)
        query = (
            select(T.id, T.game, T.options, T.settings, T.host, C.language, C.experience, C.opened_at, C.by_itself)
            .join(schema.openings, C.table_id == T.id)
            .where(C.is_listed, C.seen_at > now - ABSENT_AFTER, T.status == "waiting", ~is_locked)
        )
        if games:
            query = query.where(C.game.in_(games))
        return query.order_by(C.opened_at.desc(), T.id).limit(MOST_LISTED)


def clock_of(settings: dict[str, Any]) -> Clock | None:
    if settings.get("clock") is None:
        return None
    return Clock(settings["clock"], "bank" if settings.get("bank") else "decision", settings.get("increment", 0))


def listed_of(row: Any, seats: Sequence[Any]) -> Listed:
    host = next((seat["name"] for seat in seats if seat["token"] == row["host"]), "")
    shown = OpenTable(
        table=row["id"],
        game=row["game"],
        options=row["options"],
        language=row["language"],
        experience=row["experience"],
        clock=clock_of(row["settings"]),
        host=host,
        people=sum(seat["token"] is not None for seat in seats),
        seats=len(seats),
        missing=sum(seat["kind"] == "open" for seat in seats),
        since=row["opened_at"],
        by_itself=row["by_itself"],
        rated=row["settings"].get("rated", False),
    )
    return Listed(shown, {seat["seat"]: seat["token"] for seat in seats if seat["token"]})


def opened(table: str, opening: Opening, now: float) -> list[Statement]:
    """A new table is open from the start. A Conflict, if another one gathers the same players."""
    statements = []
    if opening.gathers is not None:
        has_room = exists().where(S.table_id == C.table_id, S.kind == "open")
        waits = exists().where(T.id == C.table_id, T.status == "waiting")
        is_over = ~has_room | ~waits | (C.seen_at <= now - ABSENT_AFTER) | ~C.is_listed
        no_more = update(schema.openings).where(C.gathers == opening.gathers, is_over).values(gathers=None)
        statements.append(Statement(no_more))
    statements.append(Statement(insert(schema.openings), {"table_id": table, **asdict(opening)}))
    return statements

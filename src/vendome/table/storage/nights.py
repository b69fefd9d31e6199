"""Duplicate nights in the database: the nights, who has entered, and who sat where with which deal."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, literal, select, update

from vendome.table.storage import schema
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import new_table_id

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

N, E, S = schema.nights.c, schema.night_entries.c, schema.night_seats.c


@dataclass
class NightRow:
    id: str
    title: str
    game: str
    options: dict[str, Any]
    level: str
    deals: int
    secret: str
    host: str | None
    day: str | None
    made_at: float
    closes_at: float


@dataclass(frozen=True)
class NightSeat:
    """Somebody who has entered sits at a table of the night."""

    table_id: str
    seat: int
    night: str
    deal: int
    entry: str
    score: int | None = None


class SameScore(NamedTuple):
    """How many have a score, of those who had the same cards."""

    deal: int
    seat: int
    score: int
    number: int


class Sat(NamedTuple):
    """Who sat where, by the name at the seat."""

    name: str
    seat: NightSeat


SAT = select(schema.night_seats, schema.seats.c.name).join(
    schema.seats, (schema.seats.c.table_id == S.table_id) & (schema.seats.c.seat == S.seat)
)


class Nights:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- reading --------------------------------------------------------------------------------------

    async def find(self, night: str) -> NightRow | None:
        found = await self.store.rows(select(schema.nights).where(N.id == night))
        return NightRow(**found[0]) if found else None

    async def entry(self, night: str, token: str) -> str | None:
        """The id of who takes part with the token of this hash."""
        query = select(E.id).where(E.night == night, E.token == token)
        return next((row["id"] for row in await self.store.rows(query)), None)

    async def entries(self, night: str) -> int:
        query = select(func.count().label("number")).where(E.night == night)
        return int((await self.store.rows(query))[0]["number"])

    async def counts(self, night: str) -> list[SameScore]:
        """Of all that was finished."""
        query = (
            select(S.deal, S.seat, S.score, func.count().label("number"))
            .where(S.night == night, S.score.is_not(None))
            .group_by(S.deal, S.seat, S.score)
        )
        return [SameScore(**row) for row in await self.store.rows(query)]

    async def seats_of(self, night: str, entry: str) -> list[Sat]:
        """Where somebody has sat, with which deals."""
        return await self._sat(SAT.where(S.night == night, S.entry == entry).order_by(S.deal))

    async def finished(self, night: str, most: int) -> list[Sat]:
        """All that was finished, by who did it."""
        return await self._sat(SAT.where(S.night == night, S.score.is_not(None)).order_by(S.entry, S.deal).limit(most))

    async def _sat(self, query: Any) -> list[Sat]:
        rows = [dict(row) for row in await self.store.rows(query)]
        return [Sat(row.pop("name"), NightSeat(**row)) for row in rows]

    # -- writing --------------------------------------------------------------------------------------

    async def make(self, night: NightRow) -> None:
        """Conflict, if there is one of this id."""
        await self.store.writer.write(Statement(insert(schema.nights), asdict(night)))

    async def enter(self, night: str, token: str, at: float) -> None:
        """With the hash of a token. Whoever has entered already stays as they are."""
        values = {"id": new_table_id(), "night": night, "token": token, "at": at}
        try:
            await self.store.writer.write(Statement(insert(schema.night_entries), values))
        except Conflict:
            if await self.entry(night, token) is None:
                raise

    async def close(self, night: str, at: float) -> None:
        change = update(schema.nights).where(N.id == night, N.closes_at > at).values(closes_at=at)
        await self.store.writer.write(Statement(change), Statement(told(night, at)))

    async def delete_old(self, closed_before: float) -> None:
        await self.store.writer.write(Statement(delete(schema.nights).where(N.closes_at < closed_before)))


def told(night: str, at: float) -> Any:
    """Every process has to read the night's tables anew."""
    t, notice = schema.tables.c, schema.notices
    tables = select(t.id, literal(at)).where(t.night == night)
    return insert(notice).from_select([notice.c.table_id, notice.c.at], tables)


def sits_down(seat: NightSeat) -> Statement:
    """A Conflict, if this person has had this deal."""
    return Statement(insert(schema.night_seats), asdict(seat))


def scored(table: str, scores: dict[int, int], at: float) -> list[Statement]:
    """What people have reached at a table. What comes after the night has closed does not count."""
    is_open = select(N.id).where(N.id == S.night, N.closes_at > at).exists()
    return [
        Statement(update(schema.night_seats).where(S.table_id == table, S.seat == seat, is_open).values(score=score))
        for seat, score in scores.items()
    ]

"""Duplicate nights in the database: the nights, who has entered, and who sat where with which deal."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, exists, func, insert, literal, select, update

from vendome.table.storage import schema
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import new_table_id

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

N, E, W, S = schema.nights.c, schema.night_entries.c, schema.night_people.c, schema.night_seats.c


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


class WaitingSeat(NamedTuple):
    """A seat at a table of the night that has not begun."""

    table: str
    deal: int
    kind: str
    name: str


class Entry(NamedTuple):
    """A night in which a person takes part."""

    night: str
    title: str
    at: float


class Sat(NamedTuple):
    """Who sat where, by the name at the seat."""

    name: str
    seat: NightSeat


MOST_WAITING = 400  # seats that are told

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

    async def entry_of(self, night: str, person: str) -> str | None:
        query = select(W.entry).where(W.night == night, W.person == person)
        return next((row["entry"] for row in await self.store.rows(query)), None)

    async def entries_of(self, person: str) -> list[Entry]:
        query = select(W.night, N.title, E.at).join(schema.nights, N.id == W.night)
        query = query.join(schema.night_entries, E.id == W.entry).where(W.person == person)
        return [Entry(**row) for row in await self.store.rows(query.order_by(E.at, W.night))]

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

    async def waiting(self, night: str) -> list[WaitingSeat]:
        """The seats of the night's tables that have not begun, table by table, the oldest first."""
        t, seat = schema.tables.c, schema.seats.c
        query = (
            select(t.id.label("table"), t.deal, seat.kind, seat.name)
            .join(schema.seats, seat.table_id == t.id)
            .where(t.night == night, t.status == "waiting")
            .order_by(t.created_at, t.id, seat.seat)
        )
        return [WaitingSeat(**row) for row in await self.store.rows(query.limit(MOST_WAITING))]

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

    async def enter(self, night: str, token: str, at: float, person: str | None = None) -> None:
        """With the hash of a token. Whoever has entered already, by it or as this person, has that entry."""
        entry = new_table_id()
        values = {"id": entry, "night": night, "token": token, "at": at}
        whose = [is_of(entry, night, person)] if person is not None else []
        try:
            await self.store.writer.write(Statement(insert(schema.night_entries), values), *whose)
        except Conflict:
            await self._enter_again(night, token, person)

    async def _enter_again(self, night: str, token: str, person: str | None) -> None:
        by_token = await self.entry(night, token)
        own = await self.entry_of(night, person) if person is not None else None
        if own is None and by_token is None:
            raise Conflict
        if by_token is None:  # they enter on another device, where the last token is the one that counts
            change = update(schema.night_entries).where(E.id == own).values(token=token)
            await self.store.writer.write(Statement(change))
        elif own is None and person is not None:  # they have shown no key before
            with suppress(Conflict):  # the token is another person's
                await self.store.writer.write(is_of(by_token, night, person))

    async def free(self, table: str) -> None:
        """Nobody has had a deal at this table."""
        await self.store.writer.write(Statement(delete(schema.night_seats).where(S.table_id == table)))

    async def close(self, night: str, at: float) -> None:
        change = update(schema.nights).where(N.id == night, N.closes_at > at).values(closes_at=at)
        await self.store.writer.write(Statement(change), Statement(told(night, at)))

    async def delete_old(self, closed_before: float, unused_before: float) -> None:
        """Those that closed so long ago; sooner, where nobody has played."""
        is_used = exists().where(S.night == N.id)
        await self.store.writer.write(
            Statement(delete(schema.nights).where(N.closes_at < closed_before)),
            Statement(delete(schema.nights).where(N.closes_at < unused_before, ~is_used)),
        )


def is_of(entry: str, night: str, person: str) -> Statement:
    return Statement(insert(schema.night_people), {"entry": entry, "night": night, "person": person})


def told(night: str, at: float) -> Any:
    """Every process has to read the night's tables anew."""
    t, notice = schema.tables.c, schema.notices
    tables = select(t.id, literal(at)).where(t.night == night)
    return insert(notice).from_select([notice.c.table_id, notice.c.at], tables)


def sits_down(seat: NightSeat) -> Statement:
    """A Conflict, if this person has had this deal."""
    return Statement(insert(schema.night_seats), asdict(seat))


def stands_up(table: str, seat: int) -> Statement:
    """Before the game: no card has been seen, so the deal is still to be had."""
    return Statement(delete(schema.night_seats).where(S.table_id == table, S.seat == seat))


def scored(table: str, scores: dict[int, int], at: float) -> list[Statement]:
    """What people have reached at a table. It does not count after the night has closed, nor if a bot has decided
    anything for them: it may play better than they do."""
    moves = schema.moves.c
    is_open = select(N.id).where(N.id == S.night, N.closes_at > at).exists()
    is_of_bot = (moves.table_id == table, moves.seat == S.seat, moves.kind == "move", moves.client_id.is_(None))
    by_bot = select(moves.ply).where(*is_of_bot).exists()
    there = update(schema.night_seats).where(S.table_id == table, is_open, ~by_bot)
    return [Statement(there.where(S.seat == seat).values(score=score)) for seat, score in scores.items()]


def merged_entries(person: str, into: str) -> list[Any]:
    """Two people were one all along, who has one try at each deal: where both took part, the other's entry is what is
    left, with all deals that it has not had."""
    own, theirs, sat = schema.night_people.alias(), schema.night_people.alias(), schema.night_seats.alias()
    twice = select(theirs.c.entry).join(own, own.c.night == theirs.c.night)
    twice = twice.where(theirs.c.person == person, own.c.person == into)
    entry = select(own.c.entry).where(own.c.night == S.night, own.c.person == into).correlate(schema.night_seats)
    had = select(sat.c.deal).join(own, own.c.entry == sat.c.entry).where(own.c.person == into)
    same = had.where(sat.c.night == S.night, sat.c.deal == S.deal).correlate(schema.night_seats)
    return [
        update(schema.night_seats).where(S.entry.in_(twice), ~same.exists()).values(entry=entry.scalar_subquery()),
        delete(schema.night_entries).where(E.id.in_(twice)),
        update(schema.night_people).where(W.person == person).values(person=into),
    ]


def erased_entries(person: str) -> Any:
    """With what they have reached."""
    return delete(schema.night_entries).where(E.id.in_(select(W.entry).where(W.person == person)))

"""People in the database: their devices, where they sit, and what became of their games.

A person is made when somebody sits down with a device key, and not before: who only looks is not stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, delete, exists, insert, literal, or_, select, tuple_, update

from vendome.table.storage import schema
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import Device, new_table_id

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

DAY = 86_400.0  # seconds: how exactly we know when somebody was here
MOST_TABLES = 100  # of one person that are listed: the last ones
KEPT_WITHOUT_ANYTHING = 60 * DAY  # a person who sits nowhere, has finished nothing and has no friends

P, D, S, R = schema.people.c, schema.devices.c, schema.sittings.c, schema.results.c
T, SEATS = schema.tables.c, schema.seats.c
THEIRS = tuple(  # whoever has a row there has something here
    table.c.person
    for table in (
        schema.sittings,
        schema.results,
        schema.passkeys,
        schema.friendships,
        schema.ratings,
        schema.rated_seats,
    )
)


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str | None
    made_at: float
    seen_at: float
    is_listed: bool = True  # on the leaderboards, if their rating is


@dataclass(frozen=True, slots=True)
class DeviceRow:
    key: str
    label: str
    made_at: float
    seen_at: float

    @property
    def id(self) -> str:
        """By which it is named to its person."""
        return self.key[:16]


class Sitting(NamedTuple):
    """A seat of a person at a table that goes on."""

    table: str
    game: str
    seat: int
    status: str


class OwnSeat(NamedTuple):
    """A seat of a person at any table. `token` is its hash; without it they have left."""

    table: str
    game: str
    seat: int
    name: str
    token: str | None
    status: str


class Standing(NamedTuple):
    """How a seat came out of a game."""

    seat: int
    place: int
    score: int


class Past(NamedTuple):
    """A finished game of a person. `names` are those of the table, as long as there is one."""

    table: str
    seat: int
    game: str
    players: int
    place: int
    score: int
    at: float
    names: tuple[str, ...]
    people: int  # how many of these were no bots


class Company(NamedTuple):
    """Who sits at a table."""

    names: tuple[str, ...] = ()
    people: int = 0


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- who they are ---------------------------------------------------------------------------------

    async def of(self, device: Device) -> Person | None:
        """Whose device this is. It is noted that it was here today."""
        here = select(schema.people, D.seen_at.label("device_seen_at")).join(schema.devices, D.person == P.id)
        for row in await self.store.rows(here.where(D.key == device.key)):
            today = self.today()
            if row["device_seen_at"] != today or row["seen_at"] != today:
                await self.store.writer.write(
                    Statement(update(schema.devices).where(D.key == device.key).values(seen_at=today)),
                    Statement(update(schema.people).where(P.id == row["id"]).values(seen_at=today)),
                )
            return Person(row["id"], row["name"], row["made_at"], today, row["is_listed"])
        return None

    async def sits_down(self, device: Device, name: str | None) -> Person:
        """Whose device this is, under the name of today, if they say one. Of a device that we don't know, a person is
        made."""
        known = await self.of(device)
        if known is None:
            known = Person(new_table_id(), name, self.today(), self.today())
            try:
                await self.store.writer.write(
                    Statement(insert(schema.people).values(**values_of(known))),
                    add_device(known.id, device, known.made_at),
                )
            except Conflict:  # another call of this device was first
                return await self.sits_down(device, name)
        elif name is not None and known.name != name:
            await self.store.writer.write(Statement(update(schema.people).where(P.id == known.id).values(name=name)))
        return known

    async def devices(self, person: str) -> list[DeviceRow]:
        query = select(D.key, D.label, D.made_at, D.seen_at).where(D.person == person).order_by(D.made_at, D.key)
        return [DeviceRow(**row) for row in await self.store.rows(query)]

    async def remove_device(self, person: str, number: str) -> bool:
        """False: the person has no such device."""
        gone = [device for device in await self.devices(person) if device.id == number]
        for device in gone:
            await self.store.writer.write(Statement(delete(schema.devices).where(D.key == device.key)))
        return bool(gone)

    def today(self) -> float:
        return self.store.clock.now() // DAY * DAY

    async def delete_old(self, before: float) -> None:
        """Whom nobody has seen for so long; and who has nothing here, sooner."""
        has_nothing = and_(*(~exists().where(of == P.id) for of in THEIRS))
        soon = self.store.clock.now() - KEPT_WITHOUT_ANYTHING
        old = or_(P.seen_at < before, and_(P.seen_at < soon, has_nothing))
        await self.store.writer.write(Statement(delete(schema.people).where(old)))

    # -- where they sit -------------------------------------------------------------------------------

    async def token_at(self, table: str, device: Device) -> str:
        """The hash of the token of the seat where this device's person sits; empty, if they don't sit there."""
        sits = select(SEATS.token).join(schema.sittings, and_(S.table_id == SEATS.table_id, S.seat == SEATS.seat))
        query = sits.join(schema.devices, D.person == S.person).where(D.key == device.key, S.table_id == table)
        found = await self.store.rows(query.where(SEATS.token.is_not(None)).order_by(S.seat).limit(1))
        return str(found[0]["token"]) if found else ""

    async def tables(self, person: str) -> list[Sitting]:
        """Where they sit at games that are not over, the last ones first."""
        query = (
            select(T.id, T.game, S.seat, T.status)
            .join(schema.sittings, S.table_id == T.id)
            .join(schema.seats, and_(SEATS.table_id == T.id, SEATS.seat == S.seat))
            .where(S.person == person, SEATS.token.is_not(None), T.status.in_(("waiting", "playing")))
        )
        newest = query.order_by(T.touched_at.desc(), T.id, S.seat).limit(MOST_TABLES)
        return [Sitting(*row.values()) for row in await self.store.rows(newest)]

    async def every_seat(self, person: str) -> list[OwnSeat]:
        """Where they sit, or sat until they left; also at games that are over."""
        query = (
            select(S.table_id.label("table"), T.game, S.seat, SEATS.name, SEATS.token, T.status)
            .join(schema.tables, T.id == S.table_id)
            .join(schema.seats, and_(SEATS.table_id == S.table_id, SEATS.seat == S.seat))
            .where(S.person == person)
        )
        return [OwnSeat(**row) for row in await self.store.rows(query.order_by(T.created_at, S.table_id, S.seat))]

    # -- what they have played ------------------------------------------------------------------------

    async def history(self, person: str, most: int, before: tuple[float, str] | None = None) -> list[Past]:
        """Their finished games, the last ones first, from `before` on: the end of a game, and its table."""
        query = select(R.table_id.label("table"), R.seat, R.game, R.players, R.place, R.score, R.at).where(
            R.person == person
        )
        if before is not None:
            query = query.where(tuple_(R.at, R.table_id) < before)
        found = await self.store.rows(query.order_by(R.at.desc(), R.table_id.desc(), R.seat).limit(most))
        companies = await self.companies_at([row["table"] for row in found])
        return [Past(**row, **companies.get(row["table"], Company())._asdict()) for row in found]

    async def companies_at(self, tables: Sequence[str]) -> dict[str, Company]:
        found: dict[str, Company] = {}
        query = select(SEATS.table_id, SEATS.name, SEATS.kind).where(SEATS.table_id.in_(tables))
        for row in await self.store.rows(query.order_by(SEATS.table_id, SEATS.seat)):
            names, people = found.get(row["table_id"], Company())
            found[row["table_id"]] = Company((*names, row["name"]), people + (row["kind"] == "human"))
        return found


def values_of(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "made_at": person.made_at, "seen_at": person.seen_at}


def add_device(person: str, device: Device, today: float) -> Statement:
    values = {"key": device.key, "person": person, "label": device.label}
    return Statement(insert(schema.devices).values(**values, made_at=today, seen_at=today))


def sits(table: str, seat: int, person: str) -> Statement:
    """A person sits there, unless they were forgotten just now."""
    is_there = select(literal(table), literal(seat), P.id).where(P.id == person)
    return Statement(insert(schema.sittings).from_select(["table_id", "seat", "person"], is_there))


def stands_up(table: str, seat: int) -> Statement:
    return Statement(delete(schema.sittings).where(S.table_id == table, S.seat == seat))


def sit_again(before: str, after: str) -> Statement:
    """The company sits down at another table; who has left does not."""
    there = and_(SEATS.table_id == S.table_id, SEATS.seat == S.seat, SEATS.token.is_not(None))
    same = select(literal(after), S.seat, S.person).join(schema.seats, there).where(S.table_id == before)
    return Statement(insert(schema.sittings).from_select(["table_id", "seat", "person"], same))


def results(table: str, game: str, standings: Sequence[Standing], at: float) -> list[Statement]:
    """A row for everyone who sat there to the end. Noted twice, it is there once."""
    return [result(table, game, len(standings), standing, at) for standing in standings]


def result(table: str, game: str, players: int, standing: Standing, at: float) -> Statement:
    there = and_(SEATS.table_id == S.table_id, SEATS.seat == S.seat, SEATS.token.is_not(None))
    is_noted = exists().where(R.table_id == table, R.seat == standing.seat)
    values = {
        "table_id": S.table_id, "seat": S.seat, "person": S.person, "game": literal(game),
        "players": literal(players), "place": literal(standing.place), "score": literal(standing.score),
        "at": literal(at),
    }  # fmt: skip
    who = select(*values.values()).join(schema.seats, there)
    rows = who.where(S.table_id == table, S.seat == standing.seat, ~is_noted)
    return Statement(insert(schema.results).from_select(list(values), rows))


def forget_name(name: str) -> Any:
    """Nobody is known under this name any more."""
    return update(schema.people).where(P.name == name).values(name=None)


def places_of(scores: Sequence[int], winners: Sequence[int]) -> list[Standing]:
    """The winners first, then the others by score; who is level shares a place."""
    ranks = [(0, 0) if seat in winners else (1, -score) for seat, score in enumerate(scores)]
    return [Standing(seat, 1 + sum(other < rank for other in ranks), scores[seat]) for seat, rank in enumerate(ranks)]

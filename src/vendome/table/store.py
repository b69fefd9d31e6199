"""The store: what the database has of a table, and how it is read and written, on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from vendome.table import schema
from vendome.table.database import open_database
from vendome.table.protocol.shared_types import Kind, Memory, Status
from vendome.table.protocol.views import Said
from vendome.table.writer import Statement, Unavailable, Writer, reason_of

CHAT_LINES = 50  # that a view shows
CHAT_KEPT = 500  # that a table has: with every further line the oldest is deleted

ADD_MOVE = insert(schema.moves)  # one object: the writer recognises moves by it
ADD_CHAT = insert(schema.chat)
ADD_SEAT = insert(schema.seats)


@dataclass
class TableRow:
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    nonce: str
    bot_seed: str
    host: str
    settings: TableSettings
    status: Status = "waiting"
    next_table: str | None = None
    created_at: float = field(default_factory=time.time)
    asked_at: float = 0.0
    touched_at: float = field(default_factory=time.time)
    record: str | None = None


@dataclass
class TableSettings:
    spectators: bool = True
    clock: int | None = None  # seconds for a decision
    hints: bool = False
    memory: Memory = "own"


@dataclass
class SeatRow:
    seat: int
    kind: Kind
    name: str
    level: str = ""
    token: str | None = None
    by_bot: bool = False
    word_hash: str | None = None
    word: str | None = None


@dataclass(frozen=True, slots=True)
class MoveRow:
    ply: int
    arrived: int
    seat: int
    move: str
    client_id: str | None
    at: float


@dataclass
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]  # in the order they came in
    chat: list[Said]  # the last lines
    lines_said: int = 0  # how many lines there were in all


class Store:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine, self.writer = engine, writer

    @classmethod
    async def open(cls, url: str, observe: Callable[[int, float], None] = lambda *_: None) -> Store:
        engine = await open_database(url)
        return cls(engine, Writer(engine, observe))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # -- reading --------------------------------------------------------------------------------------

    async def ping(self) -> None:
        """Unavailable, if the database does not answer."""
        await self.rows(select(1))

    async def load(self, table: str, chat: int = CHAT_LINES) -> Stored | None:
        """A table with all its moves and the last things said."""
        found = await self.rows(select(schema.tables).where(schema.tables.c.id == table))
        if not found:
            return None
        row = dict(found[0])
        row["settings"] = TableSettings(**row["settings"])
        seats = await self.rows(of(schema.seats, table).order_by(schema.seats.c.seat))
        moves = await self.rows(of(schema.moves, table).order_by(schema.moves.c.arrived, schema.moves.c.ply))
        said = await self.rows(of(schema.chat, table).order_by(schema.chat.c.number.desc()).limit(chat))
        return Stored(
            TableRow(**row),
            [SeatRow(**without_table(seat)) for seat in seats],
            [MoveRow(**without_table(move)) for move in moves],
            [Said(line["seat"], line["name"], line["text"], line["at"]) for line in reversed(said)],
            said[0]["number"] + 1 if said else 0,
        )

    async def has_move(self, table: str, seat: int, client_id: str) -> bool:
        """Whether a seat's move with this id was accepted."""
        c = schema.moves.c
        query = select(c.ply).where(c.table_id == table, c.seat == seat, c.client_id == client_id)
        return bool(await self.rows(query))

    async def playing_since(self, when: float) -> list[str]:
        """Games that go on, and were touched since then or have a clock running."""
        c = schema.tables.c
        rows = await self.rows(select(c.id, c.touched_at, c.settings).where(c.status == "playing"))
        return [row["id"] for row in rows if row["touched_at"] >= when or row["settings"]["clock"]]

    async def rows(self, query: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).mappings().all()
        except (SQLAlchemyError, OSError) as error:  # the pool's own time-out is no error of the database
            raise Unavailable(reason_of(error)) from None

    # -- writing: Conflict if somebody else was first --------------------------------------------------

    async def create(self, row: TableRow, seats: Sequence[SeatRow], after: str | None = None) -> None:
        """A new table; `after` is the finished one whose company plays on here."""
        statements = [Statement(insert(schema.tables), asdict(row))]
        statements += [Statement(ADD_SEAT, {"table_id": row.id, **asdict(seat)}) for seat in seats]
        if after is not None:
            c = schema.tables.c
            follow = update(schema.tables).where(c.id == after, c.next_table.is_(None)).values(next_table=row.id)
            statements.append(Statement(follow, must_match=True))
        await self.writer.write(*statements)

    async def take_seat(self, table: str, seat: SeatRow) -> None:
        """A guest takes a seat that is still open."""
        await self.writer.write(seat_update(table, seat, was="open"))

    async def start(self, table: str, seats: Sequence[SeatRow], at: float) -> None:
        """The game begins, with these seats."""
        c = schema.tables.c
        begin = update(schema.tables).where(c.id == table, c.status == "waiting")
        statements = [Statement(begin.values(status="playing", asked_at=at, touched_at=at), must_match=True)]
        await self.writer.write(*statements, *(seat_update(table, seat) for seat in seats))

    async def change_seat(self, table: str, seat: SeatRow) -> None:
        await self.writer.write(seat_update(table, seat))

    async def append(self, table: str, move: MoveRow) -> None:
        """A move is accepted when this returns. Conflict: its ply or its id is taken."""
        values = {
            "table_id": table, "ply": move.ply, "arrived": move.arrived, "seat": move.seat,
            "move": move.move, "client_id": move.client_id, "at": move.at,
        }  # fmt: skip
        await self.writer.write(Statement(ADD_MOVE, values))

    async def say(self, table: str, number: int, said: Said) -> None:
        values = {"table_id": table, "number": number, "seat": said.seat, "name": said.name}
        statements = [Statement(ADD_CHAT, {**values, "text": said.text, "at": said.at})]
        if number >= CHAT_KEPT:
            c = schema.chat.c
            old = delete(schema.chat).where(c.table_id == table, c.number <= number - CHAT_KEPT)
            statements.append(Statement(old))
        await self.writer.write(*statements)

    async def touch(self, table: str, status: Status) -> None:
        """Note that a table is in use now, and its status."""
        c = schema.tables.c
        change = update(schema.tables).where(c.id == table).values(status=status, touched_at=time.time())
        await self.writer.write(Statement(change))

    async def sweep(self, unfinished_before: float, finished_before: float) -> list[str]:
        """Close the tables nobody has touched for long; their ids."""
        c = schema.tables.c
        old = ((c.status != "finished") & (c.touched_at < unfinished_before)) | (
            (c.status == "finished") & (c.touched_at < finished_before)
        )
        ids = [row["id"] for row in await self.rows(select(c.id).where(old))]
        if ids:
            await self.writer.write(Statement(delete(schema.tables).where(old)))
        return ids


def of(what: Any, table: str) -> Any:
    return select(what).where(what.c.table_id == table)


def without_table(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "table_id"}


def seat_update(table: str, seat: SeatRow, was: Kind | None = None) -> Statement:
    c = schema.seats.c
    change = update(schema.seats).where(c.table_id == table, c.seat == seat.seat)
    if was is not None:
        change = change.where(c.kind == was)
    return Statement(change.values(asdict(seat)), must_match=True)

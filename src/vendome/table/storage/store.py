"""The store: what the database has of a table, and how it is read and written, on SQLite and on PostgreSQL."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from vendome.ratings import Rating
from vendome.table.clock import Clock
from vendome.table.protocol.shared_types import ClockKind, Kind, Memory, Status, TakeBacks, Talk
from vendome.table.protocol.views import Reacted, Said
from vendome.table.storage import breaks, schema
from vendome.table.storage.ceilings import Ceilings
from vendome.table.storage.database import open_database, warn_of_wide_rights
from vendome.table.storage.friends import Friends
from vendome.table.storage.health import Readiness
from vendome.table.storage.invitations import Invitations
from vendome.table.storage.nights import NightRow, Nights
from vendome.table.storage.nights import stands_up as leaves_night
from vendome.table.storage.openings import Opening, Openings
from vendome.table.storage.passkeys import Passkeys
from vendome.table.storage.patience import within
from vendome.table.storage.people import People, sit_again, stands_up
from vendome.table.storage.ratings import Ratings, change_of, changes_at
from vendome.table.storage.reactions import READ_AT_ONCE, Reactions, reactions_of_seat_erased, reactions_to_move_erased
from vendome.table.storage.reasons import reason_of
from vendome.table.storage.reports import Reports
from vendome.table.storage.reunions import Reunions
from vendome.table.storage.subscriptions import (
    Subscription,
    Subscriptions,
    carried_over,
    erased_with_seat,
    read_subscription,
)
from vendome.table.storage.writer import HANGS, Statement, Unavailable, Writer
from vendome.table.table_time import Break, TableTime

T = TypeVar("T")
Rows = Callable[[Any], Awaitable[Sequence[Any]]]  # runs a query

log = logging.getLogger(__name__)

# A game is abandoned when the rules it is played by are older than ours.
StoredStatus = Status | Literal["abandoned", "closed-by-host", "closed-by-admin"]
CLOSED = ("closed-by-host", "closed-by-admin")  # for good

CHAT_LINES = 50  # that a view shows
LONGEST_READ = 5.0  # seconds; then it is given up
SWEPT_AT_ONCE = 50  # tables that a sweep deletes in one transaction: others want to write meanwhile
NOTICES_AT_ONCE = 1_000  # that are read at once
DUE_AT_ONCE = 200  # tables that are read at once
KEEP_NOTICES = 86_400.0  # seconds: a server that has not looked for so long is not running
CHAT_KEPT = 500  # that a table has: with every further line the oldest is deleted

ADD_MOVE = insert(schema.moves)  # one object: the writer recognises moves by it
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
    status: StoredStatus = "waiting"
    next_table: str | None = None
    created_at: float = field(default_factory=time.time)
    asked_at: float = 0.0
    touched_at: float = field(default_factory=time.time)
    record: str | None = None
    due_at: float | None = None
    night: str | None = None  # whose deal is played here, and its number
    deal: int | None = None

    @property
    def was_dealt(self) -> bool:
        """Whether the game ever began: a table may be closed before."""
        return self.asked_at > 0


@dataclass
class TableSettings:
    spectators: bool = True
    clock: int | None = None  # seconds for a decision; or for the whole game, if it is a bank
    bank: bool = False
    increment: int = 0  # seconds that a bank is given with every question
    hints: bool = False
    memory: Memory = "own"
    locked: bool = False  # nobody may sit down any more, though seats are open
    chat: Talk = "free"
    gallery: Talk = "free"
    take_backs: TakeBacks = "ask"
    rated: bool = False  # from the beginning, or never

    def time(self, breaks: Sequence[Break] = ()) -> TableTime:
        """A clock of which nothing is used yet."""
        kind: ClockKind = "bank" if self.bank else "decision"
        return TableTime(self.clock, kind, self.increment, list(breaks))


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
    next_hash: str | None = None

    @property
    def has_person(self) -> bool:
        """Whether somebody has this seat's token. Who has given up a seat for good keeps only the name at it."""
        return self.kind == "human" and self.token is not None


# What a row of the log is: a move, or that its seat has taken the last one back.
RowKind = Literal["move", "back"]
BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class MoveRow:
    ply: int  # the number that a move has, or had before it was taken back
    arrived: int
    seat: int
    move: str  # nothing, if one is taken back
    client_id: str | None
    at: float
    kind: RowKind = "move"


def standing(rows: Iterable[MoveRow]) -> list[MoveRow]:
    """The moves that have not been taken back, in the order they came in."""
    moves: list[MoveRow] = []
    for row in rows:
        if row.kind == BACK:
            moves.remove(next(move for move in reversed(moves) if (move.seat, move.ply) == (row.seat, row.ply)))
        else:
            moves.append(row)
    return moves


@dataclass
class Stored:
    """A table as the database has it."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow] = field(default_factory=list)  # the rows of its log in the order they came in
    chat: list[Said] = field(default_factory=list)  # the last lines
    lines_said: int = 0  # how many lines there were in all
    subscriptions: list[Subscription] = field(default_factory=list)
    gallery: list[Said] = field(default_factory=list)
    gallery_lines_said: int = 0
    reactions: list[Reacted] = field(default_factory=list)
    breaks: list[Break] = field(default_factory=list)
    opening: Opening | None = None  # of a table that is open to all, or was
    night: NightRow | None = None
    rating_changes: dict[int, tuple[Rating, Rating]] = field(default_factory=dict)  # of a rated game, by seat


class Unreadable(Exception):
    """The database has a row that this version can't read. The text says what is wrong with it."""


class Store:
    def __init__(self, engine: AsyncEngine, writer: Writer, max_tables: int, max_megabytes: float) -> None:
        self.engine, self.writer = engine, writer
        self.clock = Clock()
        self.ceilings = Ceilings(max_tables, max_megabytes, engine, self.rows)
        self.readiness = Readiness(writer, self.rows)
        self.subscriptions = Subscriptions(self)
        self.reactions = Reactions(self)
        self.people = People(self)
        self.passkeys = Passkeys(self)
        self.friends = Friends(self)
        self.invitations = Invitations(self)
        self.reunions = Reunions(self)
        self.ratings = Ratings(self)
        self.openings = Openings(self)
        self.reports = Reports(self)
        self.nights = Nights(self)

    @classmethod
    async def open(
        cls,
        url: str,
        observe: Callable[[int, float], None] = lambda *_: None,
        max_tables: int = 100_000,
        max_megabytes: float = 4096.0,
    ) -> Store:
        engine = await open_database(url)
        warn_of_wide_rights(engine.url)
        return cls(engine, Writer(engine, observe), max_tables, max_megabytes)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    # -- reading --------------------------------------------------------------------------------------

    def check_sure(self) -> None:
        """Unavailable, while a write that failed may still get onto the disk."""
        if self.writer.is_unsure:
            raise Unavailable(HANGS)

    async def load(self, table: str, chat: int = CHAT_LINES) -> Stored | None:
        """A table with all its moves and the last things said. Unreadable, if a row is not what it should be."""
        return await load_table(self.rows, table, chat)

    async def has_move(self, table: str, seat: int, client_id: str) -> bool:
        """Whether a seat's move with this id was accepted."""
        c = schema.moves.c
        query = select(c.ply).where(c.table_id == table, c.seat == seat, c.client_id == client_id)
        return bool(await self.rows(query))

    async def log(self, table: str) -> list[MoveRow]:
        """The rows of a table's log, in the order they came in."""
        return [read_row(MoveRow, row) for row in await self.rows(log_of(table))]

    async def played_since(self, touched_at: float) -> list[str]:
        """Games that go on, and were in use lately."""
        c = schema.tables.c
        query = select(c.id).where(c.status == "playing", c.touched_at >= touched_at)
        return [row["id"] for row in await self.rows(query)]

    async def tables_due(self, before: float) -> list[tuple[str, float]]:
        """Games in which somebody's time may be up, and when. Those that wait for longest come first."""
        c = schema.tables.c
        query = select(c.id, c.due_at).where(c.status == "playing", c.due_at <= before)
        return [(row["id"], row["due_at"]) for row in await self.rows(query.order_by(c.due_at).limit(DUE_AT_ONCE))]

    async def finished_without_record(self) -> list[str]:
        c = schema.tables.c
        return [row["id"] for row in await self.rows(select(c.id).where(c.status == "finished", c.record.is_(None)))]

    async def notices_after(self, number: int) -> list[tuple[int, str | None]]:
        """What was changed beside the servers after the notice of this number: numbers and tables, the oldest first.
        Without a table it is the block list that was changed."""
        c = schema.notices.c
        query = select(c.id, c.table_id).where(c.id > number).order_by(c.id).limit(NOTICES_AT_ONCE)
        return [(row["id"], row["table_id"]) for row in await self.rows(query)]

    async def blocked(self) -> list[str]:
        """The networks that may not call any more."""
        return [row["network"] for row in await self.rows(select(schema.blocked.c.network))]

    async def rows(self, query: Any) -> Sequence[Any]:
        """Unavailable, if the database does not answer."""
        try:
            try:
                return await self._read(query)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return await self._read(query)  # the database was started anew, and so is the connection now
        except (SQLAlchemyError, OSError) as error:  # the pool's own time-out is no error of the database
            raise Unavailable(reason_of(error)) from None

    async def _read(self, query: Any) -> Sequence[Any]:
        async def read() -> Sequence[Any]:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).mappings().all()

        return await within(LONGEST_READ, read())

    # -- writing: Conflict if somebody else was first --------------------------------------------------

    async def create(
        self, row: TableRow, seats: Sequence[SeatRow], after: str | None = None, also: Sequence[Statement] = ()
    ) -> None:
        """A new table; `after` is the finished one whose company plays on here. With what is `also` to be written."""
        statements = [Statement(insert(schema.tables), asdict(row))]
        statements += [Statement(ADD_SEAT, {"table_id": row.id, **asdict(seat)}) for seat in seats]
        if after is not None:
            c = schema.tables.c
            follow = update(schema.tables).where(c.id == after, c.next_table.is_(None)).values(next_table=row.id)
            statements.append(Statement(follow, must_match=True))
            statements += [carried_over(after, row.id), sit_again(after, row.id)]
        if self.writer.fence is not None:
            statements.append(self.writer.fence.first_lease(row.id))
        await self.writer.write(*statements, *also, table=after)
        self.ceilings.add_table()

    async def take_seat(self, table: str, seat: SeatRow, also: Sequence[Statement] = ()) -> None:
        """A guest takes a seat that is still open."""
        await self.writer.write(seat_update(table, SeatRow(seat.seat, "open", ""), seat), *also, table=table)

    async def start(
        self,
        table: str,
        known: Sequence[SeatRow],
        seats: Sequence[SeatRow],
        rules: int,
        at: float,
        due_at: float | None = None,
    ) -> None:
        """The game begins, with these seats and by this version of the rules. `known` are the seats as we know them: a
        Conflict, if one is not so any more. The deal depends on every seat's word."""
        c = schema.tables.c
        begin = update(schema.tables).where(c.id == table, c.status == "waiting")
        values = {"status": "playing", "rules": rules, "asked_at": at, "touched_at": at, "due_at": due_at}
        statements = [Statement(begin.values(values), must_match=True)]
        statements += [seat_update(table, was, seat) for was, seat in zip(known, seats, strict=True)]
        await self.writer.write(*statements, table=table)

    async def change_seat(self, table: str, was: SeatRow, seat: SeatRow) -> None:
        """A seat changes, if it still is as we know it."""
        await self.writer.write(seat_update(table, was, seat), table=table)

    async def change_company(
        self, row: TableRow, host: str, was: Sequence[SeatRow] = (), seats: Sequence[SeatRow] = ()
    ) -> None:
        """Who hosts a table and who sits at it, if both still are as we know them. `host` is the hash of a token."""
        c = schema.tables.c
        known = update(schema.tables).where(c.id == row.id, c.status == row.status, c.host == row.host)
        statements = [Statement(known.values(host=host), must_match=True)]
        for old, new in zip(was, seats, strict=True):
            statements.append(seat_update(row.id, old, new))
            if old.token != new.token:
                statements.append(erased_with_seat(row.id, old.seat))
                statements.append(breaks.erased_with_seat(row.id, old.seat))
                statements.append(reactions_of_seat_erased(row.id, old.seat))
            if new.kind == "open":
                statements += [stands_up(row.id, old.seat), leaves_night(row.id, old.seat)]
        await self.writer.write(*statements, table=row.id)

    async def change_settings(self, row: TableRow, settings: TableSettings, asked_at: float | None) -> None:
        """What a host may change of a table, if it still is as we know it. A new clock counts from `asked_at`."""
        c, stored = schema.tables.c, schema.tables.c.settings
        as_known = (
            c.status == row.status,
            stored["clock"].as_integer().is_not_distinct_from(row.settings.clock),
            func.coalesce(stored["locked"].as_boolean(), False) == row.settings.locked,  # older tables have none …
            func.coalesce(stored["chat"].as_string(), "free") == row.settings.chat,  # … of all these
            func.coalesce(stored["gallery"].as_string(), "free") == row.settings.gallery,
            func.coalesce(stored["take_backs"].as_string(), "ask") == row.settings.take_backs,
            func.coalesce(stored["bank"].as_boolean(), False) == row.settings.bank,
            func.coalesce(stored["increment"].as_integer(), 0) == row.settings.increment,
        )
        values: dict[str, Any] = {"settings": asdict(settings)}
        if asked_at is not None:
            values |= {"asked_at": asked_at, "due_at": None if settings.clock is None else asked_at + settings.clock}
        change = update(schema.tables).where(c.id == row.id, *as_known).values(values)
        await self.writer.write(Statement(change, must_match=True), table=row.id)

    async def close_table(self, row: TableRow) -> None:
        """For good, if it still is as we know it."""
        c = schema.tables.c
        change = update(schema.tables).where(c.id == row.id, c.status == row.status)
        await self.writer.write(
            Statement(change.values(status="closed-by-host", touched_at=self.clock.now()), must_match=True),
            table=row.id,
        )

    async def tell_word(self, table: str, seat: SeatRow) -> None:
        """The word of a seat's device. Conflict: the game has begun, or the seat has told another word."""
        c, t = schema.seats.c, schema.tables.c
        waits = exists().where(t.id == table, t.status == "waiting")
        change = update(schema.seats).where(c.table_id == table, c.seat == seat.seat, c.word.is_(None), waits)
        values = {"word": seat.word, "next_hash": seat.next_hash}
        await self.writer.write(Statement(change.values(values), must_match=True), table=table)

    async def append(self, table: str, move: MoveRow, due_at: float | None = None, *, ends_break: bool = False) -> None:
        """A move is accepted, or taken back, when this returns. Conflict: another row came first, or its id is taken.

        `due_at` is noted, if the time of the question after this may be up then: also while the server is down.
        """
        values = {
            "table_id": table, "ply": move.ply, "arrived": move.arrived, "seat": move.seat,
            "move": move.move, "client_id": move.client_id, "at": move.at, "kind": move.kind,
        }  # fmt: skip
        statements = [Statement(ADD_MOVE, values)]
        if move.kind == BACK:
            statements.append(reactions_to_move_erased(table, move.ply))
        if due_at is not None:
            statements.append(Statement(update(schema.tables).where(schema.tables.c.id == table).values(due_at=due_at)))
        if ends_break:
            statements.append(breaks.ended(table, move.seat, move.at))
        await self.writer.write(*statements, table=table)

    async def take_break(self, table: str, taken: Break, due_at: float) -> None:
        """A break is begun, or ends at another time than it was to."""
        due = update(schema.tables).where(schema.tables.c.id == table).values(due_at=due_at)
        await self.writer.write(*breaks.kept(table, taken), Statement(due), table=table)

    async def note_due(self, table: str, due_at: float | None) -> None:
        due = update(schema.tables).where(schema.tables.c.id == table).values(due_at=due_at)
        await self.writer.write(Statement(due), table=table)

    async def put_off(self, table: str, due_at: float) -> None:
        """The same of a table that can't be opened, and so is nobody's."""
        await self.writer.write(
            Statement(update(schema.tables).where(schema.tables.c.id == table).values(due_at=due_at))
        )

    async def say(self, table: str, number: int, said: Said) -> None:
        """In the chat; in the gallery, if it is a spectator who speaks."""
        where = schema.gallery if said.who else schema.chat
        own = {"who": said.who} if said.who else {"seat": said.seat}
        values = {"table_id": table, "number": number, "name": said.name, "text": said.text, "at": said.at, **own}
        statements = [Statement(insert(where), {**values, "phrase": said.phrase or None})]
        if number >= CHAT_KEPT:
            c = where.c
            old = delete(where).where(c.table_id == table, c.number <= number - CHAT_KEPT)
            statements.append(Statement(old))
        await self.writer.write(*statements, table=table)

    async def touch(self, table: str, status: StoredStatus) -> None:
        """Note that a table is in use now, and its status. One that was closed stays so."""
        change = update_open(table).values(status=status, touched_at=self.clock.now())
        await self.writer.write(Statement(change), table=table)

    async def finish(self, table: str, record: str, also: Sequence[Statement] = ()) -> None:
        """Note that a game is over, and keep its record: it can be read when the rules have changed."""
        values = {"status": "finished", "touched_at": self.clock.now(), "record": record}
        await self.writer.write(Statement(update_open(table).values(values)), *also, table=table)

    async def keep_record(self, table: str, record: str) -> None:
        """The record of a game that ended before records were kept."""
        c = schema.tables.c
        await self.writer.write(
            Statement(update(schema.tables).where(c.id == table).values(record=record)), table=table
        )

    async def keep_review(self, table: str, effort: str, form: str, review: bytes) -> None:
        """The review of a finished game. Whoever made one meanwhile made the same."""
        c = schema.reviews.c
        values = {"table_id": table, "effort": effort, "format": form, "review": review}
        await self.writer.write(
            Statement(delete(schema.reviews).where(c.table_id == table, c.effort == effort)),
            Statement(insert(schema.reviews), values),
        )

    async def kept_review(self, table: str, effort: str, form: str) -> bytes | None:
        c = schema.reviews.c
        query = select(c.review).where(c.table_id == table, c.effort == effort, c.format == form)
        return next((row["review"] for row in await self.rows(query)), None)

    async def sweep(self, waiting_before: float, unfinished_before: float, finished_before: float) -> list[str]:
        """Close the tables nobody has touched for long; their ids."""
        c = schema.tables.c
        is_over, is_closed = c.status.in_(("finished", *CLOSED)), c.status.in_(CLOSED)
        never_begun = (c.status == "waiting") | (is_closed & (c.asked_at == 0))
        old = (
            (never_begun & (c.touched_at < waiting_before))
            | (~is_over & (c.touched_at < unfinished_before))
            | (is_over & (c.touched_at < finished_before))
        )
        ids = [row["id"] for row in await self.rows(select(c.id).where(old))]
        closed: list[str] = []
        for first in range(0, len(ids), SWEPT_AT_ONCE):
            some = ids[first : first + SWEPT_AT_ONCE]
            await self.writer.write(Statement(delete(schema.tables).where(c.id.in_(some), old)))
            left = {row["id"] for row in await self.rows(select(c.id).where(c.id.in_(some)))}  # touched just now
            closed += [table for table in some if table not in left]
        return closed

    async def delete_old_notices(self) -> None:
        old = delete(schema.notices).where(schema.notices.c.at < self.clock.now() - KEEP_NOTICES)
        await self.writer.write(Statement(old))


async def load_table(rows: Rows, table: str, chat: int) -> Stored | None:
    """A table with all its moves and the last so many things said. Unreadable, if a row is not what it should be."""
    try:
        found = await rows(select(schema.tables).where(schema.tables.c.id == table))
    except ValueError as error:
        raise Unreadable(f"a column is not JSON: {error}") from None
    if not found:
        return None
    check_settings(found[0]["settings"])
    seats = await rows(of(schema.seats, table).order_by(schema.seats.c.seat))
    moves = await rows(log_of(table))
    taken = await rows(of(schema.breaks, table).order_by(schema.breaks.c.begun_at))
    subscribed = await rows(of(schema.subscriptions, table).order_by(schema.subscriptions.c.made_at))
    openings = await rows(of(schema.openings, table))
    said, overheard = [
        await rows(of(where, table).order_by(where.c.number.desc()).limit(chat))
        for where in (schema.chat, schema.gallery)
    ]
    latest = of(schema.reactions, table).order_by(schema.reactions.c.ply.desc(), schema.reactions.c.seat)
    reacted = await rows(latest.limit(READ_AT_ONCE))
    row = read_row(TableRow, found[0])
    nights = [] if row.night is None else await rows(select(schema.nights).where(schema.nights.c.id == row.night))
    rated = await rows(changes_at(table)) if row.settings.rated else ()
    return Stored(
        row,
        [read_row(SeatRow, seat) for seat in seats],
        [read_row(MoveRow, move) for move in moves],
        [said_of(line) for line in reversed(said)],
        said[0]["number"] + 1 if said else 0,
        [read_subscription(one) for one in subscribed],
        [said_of(line) for line in reversed(overheard)],
        overheard[0]["number"] + 1 if overheard else 0,
        [Reacted(one["ply"], one["seat"], one["reaction"]) for one in reversed(reacted)],
        [breaks.read_break(one) for one in taken],
        read_row(Opening, openings[0]) if openings else None,
        read_row(NightRow, nights[0]) if nights else None,
        {one["seat"]: change_of(one) for one in rated},
    )


def said_of(line: Any) -> Said:
    """A line of the chat, or of the gallery."""
    return Said(
        line.get("seat"), line["name"], line["text"], line["at"], line["phrase"] or UNSET, line.get("who") or UNSET
    )


def update_open(table: str) -> Any:
    """A change of a table that was not closed beside this server, a moment ago."""
    c = schema.tables.c
    return update(schema.tables).where(c.id == table, c.status.not_in(CLOSED))


def of(what: Any, table: str) -> Any:
    return select(what).where(what.c.table_id == table)


def log_of(table: str) -> Any:
    return of(schema.moves, table).order_by(schema.moves.c.arrived)


def seat_update(table: str, was: SeatRow, seat: SeatRow) -> Statement:
    """The seat as it is to be. A Conflict, if any of its columns is not as we know it."""
    c = schema.seats.c
    as_known = [c[name].is_not_distinct_from(value) for name, value in asdict(was).items()]
    change = update(schema.seats).where(c.table_id == table, *as_known)
    return Statement(change.values(asdict(seat)), must_match=True)


def read_row(kind: type[T], row: Any) -> T:
    """A row of the database as one of ours. Unreadable names what does not fit."""
    values = {str(name): value for name, value in row.items() if name != "table_id"}
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(f"a row of {kind.__name__} can't be read: {error}") from None


def check_settings(settings: Any) -> None:
    """Unreadable, if a newer version has put something into a table's settings that we don't know."""
    unknown = (
        set(settings) - {setting.name for setting in fields(TableSettings)} if isinstance(settings, dict) else set()
    )
    if unknown:
        raise Unreadable(f"the table has settings that we don't know: {', '.join(sorted(unknown))}")

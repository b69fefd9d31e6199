"""The store: how tables are read and written, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from vendome.table.clock import Clock
from vendome.table.protocol.views import Said
from vendome.table.storage import breaks, schema
from vendome.table.storage.ceilings import Ceilings
from vendome.table.storage.database import open_database, warn_of_wide_rights
from vendome.table.storage.friends import Friends
from vendome.table.storage.health import Readiness
from vendome.table.storage.invitations import Invitations
from vendome.table.storage.limits import USUAL_LIMITS, StoreLimits
from vendome.table.storage.nights import Nights
from vendome.table.storage.nights import stands_up as leaves_night
from vendome.table.storage.openings import Openings
from vendome.table.storage.passkeys import Passkeys
from vendome.table.storage.patience import within
from vendome.table.storage.people import People, sit_again, stands_up
from vendome.table.storage.ratings import Ratings
from vendome.table.storage.reactions import Reactions, reactions_of_seat_erased, reactions_to_move_erased
from vendome.table.storage.reasons import reason_of
from vendome.table.storage.reports import Reports
from vendome.table.storage.reunions import Reunions
from vendome.table.storage.rows import BACK, CLOSED, MoveRow, SeatRow, StoredStatus, TableRow, TableSettings
from vendome.table.storage.stored import CHAT_LINES, Stored, load_table, log_of, read_row
from vendome.table.storage.subscriptions import Subscriptions, carried_over, erased_with_seat
from vendome.table.storage.writer import HANGS, Statement, Unavailable, Writer
from vendome.table.table_time import Break

DUE_AT_ONCE = 200  # tables that are read at once
KEEP_NOTICES = 86_400.0  # seconds: a server that has not looked for so long is not running

ADD_MOVE = insert(schema.moves)  # one object: the writer recognises moves by it
ADD_SEAT = insert(schema.seats)


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
        *,
        limits: StoreLimits = USUAL_LIMITS,
    ) -> Store:
        engine = await open_database(url, limits)
        warn_of_wide_rights(engine.url)
        return cls(engine, Writer(engine, observe, limits), max_tables, max_megabytes)

    @property
    def limits(self) -> StoreLimits:
        return self.writer.limits

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
        query = select(c.id, c.table_id).where(c.id > number).order_by(c.id).limit(self.limits.notices_at_once)
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

        return await within(self.limits.longest_read, read())

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
        kept = self.limits.chat_kept
        if number >= kept:
            c = where.c
            old = delete(where).where(c.table_id == table, c.number <= number - kept)
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
        at_once = self.limits.swept_at_once
        for first in range(0, len(ids), at_once):
            some = ids[first : first + at_once]
            await self.writer.write(Statement(delete(schema.tables).where(c.id.in_(some), old)))
            left = {row["id"] for row in await self.rows(select(c.id).where(c.id.in_(some)))}  # touched just now
            closed += [table for table in some if table not in left]
        return closed

    async def delete_old_notices(self) -> None:
        old = delete(schema.notices).where(schema.notices.c.at < self.clock.now() - KEEP_NOTICES)
        await self.writer.write(Statement(old))


def update_open(table: str) -> Any:
    """A change of a table that was not closed beside this server, a moment ago."""
    c = schema.tables.c
    return update(schema.tables).where(c.id == table, c.status.not_in(CLOSED))


def seat_update(table: str, was: SeatRow, seat: SeatRow) -> Statement:
    """The seat as it is to be. A Conflict, if any of its columns is not as we know it."""
    c = schema.seats.c
    as_known = [c[name].is_not_distinct_from(value) for name, value in asdict(was).items()]
    change = update(schema.seats).where(c.table_id == table, *as_known)
    return Statement(change.values(asdict(seat)), must_match=True)

"""The house: all rooms of one server, how a table gets into memory and out of it, and what follows from a change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Raw

from vendome.bots import Witness
from vendome.engine.errors import VendomeError
from vendome.table import metrics
from vendome.table.alarms import Alarms
from vendome.table.chores import note_failure
from vendome.table.clock import Clock
from vendome.table.elsewhere import Elsewhere
from vendome.table.names import NameFilter
from vendome.table.problems import Refused
from vendome.table.protocol.views import Patience, Result
from vendome.table.publisher import Hears, everybody, publish
from vendome.table.ratings.finished import to_rate
from vendome.table.rebuild import Log, recalled, replayed, replayed_in_turns
from vendome.table.records import record_text
from vendome.table.room import Listener, Room
from vendome.table.settings import Settings
from vendome.table.storage.nights import scored
from vendome.table.storage.people import places_of, results
from vendome.table.storage.rows import BACK, CLOSED, MoveRow, TableRow, standing
from vendome.table.storage.store import Store
from vendome.table.storage.stored import Stored, Unreadable
from vendome.table.storage.writer import LeaseLost, Statement, Unavailable
from vendome.table.story import NO_EVENTS
from vendome.table.table_session import TableSession
from vendome.table.tokens import Viewer, is_table_id
from vendome.table.workers import Place, Pool, QueueFull, WorkerFailed
from vendome.table.workers.tasks import Rebuild

log = logging.getLogger(__name__)

SOON = 90.0  # seconds: what is due so soon has an alarm; what is due later, only in the database
SHORT_LOG = 100  # moves: so many are played again here, which takes some 5 ms; more in a worker process
REBUILD_LIMIT = 60.0  # seconds
BUSY_WAIT = 2.0  # seconds that a client is told to wait when the worker processes have too much to do
NOBODY = Viewer()


class Driver(Protocol):
    """Makes happen at a table what nobody has to ask for: bots answer, and the clock runs. See `bot_driver.py`."""

    def after_change(self, room: Room) -> None:
        """Start the tasks and the alarm that are due now. No move is made in this call."""

    def after_look(self, room: Room) -> None:
        """Somebody looks at this table: bots that paused go on, and those that wait are more urgent."""


class Notifier(Protocol):
    """Tells players who are not there that it is their turn. See `notifications/`."""

    def after_change(self, room: Room) -> None:
        """Start what is due now. Nothing is sent in this call."""


class Gatherer(Protocol):
    """Notes who is at an open table, and begins its game when nobody is missing. See `gatherer.py`."""

    def after_change(self, room: Room) -> None:
        """Nothing is written in this call."""


class Holder(Protocol):
    """Where several processes share the tables: which of them are ours. See `cluster/ownership.py`."""

    async def take(self, table: str) -> None:
        """Have a table from now on. Elsewhere, if another process has it; Refused, if there is none."""

    def let_go(self, table: str) -> None:
        """Nobody needs it now."""

    def lose(self, table: str) -> None:
        """Another process has it; calls `House.lose`."""

    def has(self, table: str) -> bool: ...

    async def confirm(self, table: str) -> None:
        """Elsewhere, if the database says that another process has it."""


@dataclass
class House:
    """The rooms by their table's id, and all that they share.

    A room's life: `find` opens it, from the store. It is closed when nobody has used it for a while, or when its table
    is deleted; its bots end with it. A table whose clock runs is opened again in time.
    """

    settings: Settings
    store: Store
    pool_for: Callable[[str], Pool] | None = None  # plays the long logs of a game; without it they are played here
    holder: Holder | None = None  # with one process there is none: all tables are here
    driver: Driver | None = None  # set after both are made, because the driver needs the house
    notifier: Notifier | None = None  # likewise
    gatherer: Gatherer | None = None  # likewise
    rooms: dict[str, Room] = field(default_factory=dict)
    alarms: Alarms = field(init=False)
    names: NameFilter = field(init=False)
    _loading: dict[str, asyncio.Task[Room]] = field(default_factory=dict)
    leaving: dict[str, Room] = field(default_factory=dict)  # lost to another process, though something goes on there
    game_to_rate: asyncio.Event = field(default_factory=asyncio.Event)  # a rated game has ended
    _one_log: asyncio.Lock = field(default_factory=asyncio.Lock)  # is played here at a time: all else goes on
    due: asyncio.Queue[str] = field(default_factory=asyncio.Queue)  # tables whose alarm has rung

    def __post_init__(self) -> None:
        self.alarms = Alarms(self.due.put_nowait, self.clock)
        self.names = NameFilter.of(self.settings.names_refused)

    @property
    def clock(self) -> Clock:
        return self.store.clock

    async def find(self, table: str, address: str = "") -> Room:
        """A table, from memory or from its log. `address` is who asks for it."""
        room = self.rooms.get(table)
        if not is_table_id(table):
            raise Refused("no-such-table")
        if room is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table, address))
                self._loading[table].add_done_callback(note_failure)
            room = await asyncio.shield(self._loading[table])
        room.last_used = room.now()
        return room

    def check_name(self, name: str, *, is_open: bool) -> None:
        """Refused, if nobody may have this name where strangers meet; everywhere, if the operator says so."""
        if (is_open or self.settings.names_refused_everywhere) and self.names.refuses(name):
            raise Refused("name-refused")

    def looked(self, room: Room, viewer: Viewer, address: str) -> None:
        """Somebody has called about this table, or listens to it."""
        room.note_look(viewer, address)
        if self.driver is not None:
            self.driver.after_look(room)

    # -- a room is opened -----------------------------------------------------------------------------

    async def _load(self, table: str, address: str) -> Room:
        try:
            if table in self.leaving:  # what we do there still must end first
                async with self.leaving.pop(table).lock:
                    pass
            if self.holder is not None:
                await self.holder.take(table)
            room, moves = await self._read(table)
            await self._take_up(room, moves, address)
            if room.status == "finished" and room.row.status == "playing":  # the process ended before it noted that
                await self.note_end(room)
            if self.holder is not None and not self.holder.has(table):  # lost while it was loaded
                raise Elsewhere
            self.add(room)
            self.drive(room)  # bots and the clock go on; nobody listens yet
            self._notify(room)
            self._gather(room)
            return room
        except LeaseLost:
            self.lose_lease(table)
            raise Elsewhere from None
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> tuple[Room, Sequence[MoveRow]]:
        try:
            stored = await self.store.load(table)
        except Unreadable as error:
            log.error("a table can't be read", extra={"table": table, "reason": str(error)})
            raise Refused("unplayable", reason=str(error)) from None
        if stored is None:
            raise Refused("no-such-table")
        return self.room_of(stored), stored.moves

    def room_of(self, stored: Stored) -> Room:
        return Room(stored, Patience(away=self.settings.away_after, idle=self.settings.idle_after), self.clock)

    async def _take_up(self, room: Room, moves: Sequence[MoveRow], address: str) -> None:
        """The game as it stands after its moves, if it has begun. One that can't be played on says why, to whoever
        asks."""
        if room.row.status in CLOSED:
            room.block(closed(room.row), moves)
        if room.row.status in ("waiting", *CLOSED):
            return
        try:
            room.check_rules()
            bots = room.bots if room.row.status == "playing" else ()
            log_of_game = room.log([(row.seat, None if row.kind == BACK else row.move) for row in moves], bots)
            session = await self.rebuilt(log_of_game, Place(address=address, table=room.row.id))
        except VendomeError as error:
            log.error("a table can't be opened", extra={"table": room.row.id, "reason": str(error)})
            room.block(Refused("unplayable", reason=str(error)), moves)
        except Refused as refused:
            await self._block(room, refused, moves)
        else:
            room.begin(session)
            room.count_time(moves)
            if session.asked_after:  # the host may have changed the clock since then
                room.asked_at = max(room.asked_at, moves[session.asked_after - 1].at)

    async def _block(self, room: Room, refused: Refused, moves: Sequence[MoveRow]) -> None:
        """Rules only become newer, so a game by older ones never goes on. That is noted before its record, which gives
        everything away, is handed out."""
        if refused.cause == "busy":
            raise refused
        log.error("a table can't be opened", extra={"table": room.row.id, "reason": refused.message})
        if refused.cause == "table-of-older-rules" and room.row.status == "playing":
            await self.store.touch(room.row.id, "abandoned")
            room.row.status = "abandoned"
        room.block(refused, moves)

    async def rebuilt(self, log_of_game: Log, place: Place) -> TableSession:
        """The game after these moves; Refused if they can't be played."""
        if self.pool_for is None or len(log_of_game.moves) <= SHORT_LOG:
            return replayed(log_of_game)
        pool = self.pool_for(log_of_game.game)
        if not pool.is_started:
            async with self._one_log:
                return await replayed_in_turns(log_of_game)
        try:
            return recalled(log_of_game, await pool.ask(Rebuild(log_of_game), place, REBUILD_LIMIT))
        except QueueFull:
            raise busy() from None
        except WorkerFailed as error:
            log.warning("a log is played in the web process", extra={"reason": str(error)})
            return replayed(log_of_game)

    async def witness(self, room: Room, seat: int, place: Place) -> Witness:
        """What a seat has seen since the start of the game. The first time the game is played again for it."""
        session = room.session
        while seat not in session.witnesses:
            made = session.moves_made
            twin = await self.rebuilt(room.log(session.moves, [seat]), place)
            if session.moves_made == made:  # otherwise there were moves meanwhile
                session.witnesses[seat] = twin.witnesses[seat]
        return session.witnesses[seat]

    def add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        metrics.ROOMS.set(len(self.rooms))

    @asynccontextmanager
    async def changing(self, room: Room, viewer: Viewer = NOBODY) -> AsyncIterator[Viewer]:
        """The room's lock, for whoever changes the table, and who this viewer is now: the seat may have been given up
        while we waited. If a write failed, it may be on disk all the same: then the next one first takes over what the
        log has."""
        async with room.lock:
            if room.is_moved:
                raise Elsewhere
            try:
                if room.is_behind:
                    self.store.check_sure()
                    await self.catch_up(room)
                    room.is_behind = False
                room.check_playable()
                if room.is_closed:  # while we waited
                    raise busy()
                yield room.recognised(viewer)
            except Unavailable:
                room.is_behind = True
                raise
            except LeaseLost:
                self.lose_lease(room.row.id)
                raise Elsewhere from None

    async def confirm(self, room: Room) -> None:
        """Before somebody is refused something: it may be we who are behind, because we are cut off from the others and
        the game goes on elsewhere."""
        if self.holder is not None:
            await self.holder.confirm(room.row.id)

    async def catch_up(self, room: Room) -> None:
        """Another process wrote to this table: take over what is new. Called under the room's lock."""
        stored = await self.store.load(room.row.id)
        if stored is None or stored.row.status in CLOSED:
            self.close(room, closed(stored.row) if stored else Refused("no-such-table"))
            return
        room.take_over(stored)
        room.asked_at = max(room.asked_at, room.row.asked_at)
        room.recognise_listeners()
        if not room.has_session and stored.row.status != "waiting":
            room.begin()
        known = room.session.moves_made if room.has_session else len(stored.moves)
        if room.has_session:
            room.count_time(stored.moves[:known])
        for number, row in enumerate(stored.moves[known:], known):
            if row.kind == BACK:
                room.take_back(row.seat, *room.time_without_last(row.seat, stored.moves[:number]))
            else:
                room.play(row.seat, row.move, row.at)
            self.changed(room, room.session.events)
        if known == len(stored.moves):
            self.changed(room)
        elif room.status == "finished":
            await self.note_end(room)

    async def take_over(self, table: str) -> None:
        """Somebody beside the servers has changed a table, or deleted it. If it is in memory, it becomes what the store
        has; whoever listens is sent it anew, or told that nobody plays on there."""
        if table in self._loading:
            await asyncio.wait({self._loading[table]})
        room = self.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            await self._read_again(room)

    async def _read_again(self, room: Room) -> None:
        try:
            fresh, moves = await self._read(room.row.id)
        except Refused as refused:
            self.close(room, refused)
            return
        room.row, room.seats, room.chat, room.lines_said = fresh.row, fresh.seats, fresh.chat, fresh.lines_said
        room.gallery, room.gallery_lines_said = fresh.gallery, fresh.gallery_lines_said
        room.reactions, room.subscriptions = fresh.reactions, fresh.subscriptions
        room.opening = fresh.opening
        room.end_request()
        room.time = fresh.time
        room.night, room.rating_changes = fresh.night, fresh.rating_changes
        await self._take_up(room, moves, room.address)
        if room.obstacle is not None:
            self.close(room, room.obstacle)
            return
        for listener in room.listeners:
            listener.last_sent = None  # so it is sent the whole view: also what was told before may read otherwise now
        self.changed(room)

    async def note_end(self, room: Room) -> None:
        """Tell the store that a game is over, with its record. If that fails the last move stands: the log has it."""
        room.row.status = "finished"
        room.row.record = record_text(room)
        try:
            await self.store.finish(room.row.id, room.row.record, await self._results(room))
            self.game_to_rate.set()
        except Unavailable as error:
            room.row.touched_at = 0.0  # so that the next sweep notes it
            log.warning("the end of a game is not noted yet", extra={"table": room.row.id, "reason": str(error)})

    async def _results(self, room: Room) -> Sequence[Statement]:
        """What becomes of everyone's game, for their own list of them, for the night that it belongs to, and for their
        ratings."""
        result = room.session.result if room.has_session else None
        if result is None:
            return ()
        standings, now = places_of(result.scores, result.winners), self.clock.now()
        statements = results(room.row.id, room.row.game, standings, now)
        if room.night is not None:
            statements += scored(room.row.id, scores_of_people(room, result), now)
        if room.row.settings.rated:
            moves = standing(await self.store.log(room.row.id))
            statements += to_rate(room.row, room.seats, standings, moves, now)
        return statements

    def lose_lease(self, table: str) -> None:
        if self.holder is not None:
            self.holder.lose(table)

    # -- a room is closed -----------------------------------------------------------------------------

    def close(self, room: Room, refused: Refused) -> None:
        """The table is gone: nothing goes on at it, and whoever listens is told why."""
        room.obstacle = refused
        self.alarms.cancel(room.row.id)
        self.unload(room)
        for listener in list(room.listeners):
            listener.dismiss(refused)

    def lose(self, table: str) -> None:
        """Another process has this table now. Whoever listens looks for it there."""
        self.alarms.cancel(table)
        room = self.rooms.get(table)
        if room is None:
            return
        room.is_moved = True
        if room.lock.locked():
            self.leaving[table] = room
        self.unload(room)
        listeners, room.listeners = room.listeners, set()
        for listener in listeners:
            listener.moved()

    def unload(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
        room.close()
        metrics.ROOMS.set(len(self.rooms))

    # -- what follows from a change -------------------------------------------------------------------

    def changed(
        self, room: Room, events: Raw = NO_EVENTS, but: Listener | None = None, hears: Hears = everybody
    ) -> None:
        """The last step of every change at a table, and the only place that says what follows from one, in this order:

        1. Bots are set to work on what is asked of them now, and the alarm is set for the end of the time to think.
        2. Every listener for whom it is, is sent its view, `but` excepted. This comes second because a view says
           which bots think.
        3. Players who are not there are told what they wait for.
        4. An open table for which nobody is missing begins, if it does so by itself.
        """
        self.drive(room)
        publish(room, events, but, hears)
        self._notify(room)
        self._gather(room)

    def drive(self, room: Room) -> None:
        if self.driver is not None:
            self.driver.after_change(room)

    def _notify(self, room: Room) -> None:
        if self.notifier is not None and room.subscriptions:
            self.notifier.after_change(room)

    def _gather(self, room: Room) -> None:
        if self.gatherer is not None and room.opening is not None:
            self.gatherer.after_change(room)

    def end(self) -> None:
        """The server ends: no alarm rings any more."""
        self.alarms.close()


def closed(row: TableRow) -> Refused:
    """What is told of a table that is closed for good."""
    if not row.was_dealt:
        return Refused("called-off")
    return Refused("closed-by-host" if row.status == "closed-by-host" else "closed-by-operator")


def busy() -> Refused:
    return Refused("busy", seconds=round(BUSY_WAIT), details={"wait": BUSY_WAIT})


def scores_of_people(room: Room, result: Result) -> dict[int, int]:
    """What each person has reached, by seat, whom no bot replaces at the end."""
    return {seat.seat: result.scores[seat.seat] for seat in room.seats if seat.has_person and not seat.by_bot}

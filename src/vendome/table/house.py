"""All tables of one server: those in memory, and how one gets there. What can be done at a table is in `acts`."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from msgspec import Raw

from vendome.table import metrics
from vendome.table.problems import Refused
from vendome.table.room import Listener, Room
from vendome.table.settings import Settings
from vendome.table.store import Store
from vendome.table.tokens import Viewer, is_table_id
from vendome.table.view_builder import NOTHING, change, public_view
from vendome.table.warm_up import at_once
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

SWEEP = 60.0  # seconds between two looks at idle tables
RECENT = 3600.0  # seconds: games touched since then go on by themselves after a restart
TOUCH = 600.0  # seconds between two notes in the store that a table is in use


@dataclass
class House:
    """The rooms, and what follows from a change in one: `changed` tells listeners, then whoever watches."""

    settings: Settings
    store: Store
    ready: Callable[[str], Awaitable[None]] = at_once  # waits until a game's rules can be played
    rooms: dict[str, Room] = field(default_factory=dict)
    watchers: list[Callable[[Room], None]] = field(default_factory=list)  # called after every change
    _loading: dict[str, asyncio.Task[Room]] = field(default_factory=dict)

    async def find(self, table: str) -> Room:
        """A table, from memory or from its log."""
        room = self.rooms.get(table)
        if not is_table_id(table):
            raise Refused("no-such-table")
        if room is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            room = await asyncio.shield(self._loading[table])
        room.used = room.clock()
        return room

    async def _load(self, table: str) -> Room:
        try:
            stored = await self.store.load(table)
            if stored is None:
                raise Refused("no-such-table")
            await self.ready(stored.row.game)
            room = Room(stored)
            self.rooms[table] = room
            self.watch(room)
            return room
        finally:
            del self._loading[table]

    def add(self, room: Room) -> None:
        self.rooms[room.row.id] = room

    async def catch_up(self, room: Room) -> None:
        """Another process wrote to this table: take over what is new. Called under the room's lock."""
        stored = await self.store.load(room.row.id)
        if stored is None:
            return
        room.row, room.seats, room.chat, room.said = stored.row, stored.seats, stored.chat, stored.said
        if room.match is None and stored.row.status != "waiting":
            room.begin()
        news = [move for move in stored.moves if not room.playing.has(move.ply)] if room.match else []
        for move in news:
            room.play(move.seat, move.move, move.at)
            self.changed(room, room.playing.events)
        if not news:
            self.changed(room)

    def changed(self, room: Room, events: Raw = NOTHING, but: Listener | None = None) -> None:
        """Something at a table is different: tell all who listen, each what it may know."""
        self.watch(room)  # first, so that the news say which bots are at work
        public = public_view(room)
        messages: dict[Viewer, str] = {}
        for listener in room.listeners:
            viewer = listener.viewer
            if listener is but:
                continue
            if viewer not in messages:
                messages[viewer] = change(room, viewer, events, public).decode()
            listener.send(messages[viewer])

    def watch(self, room: Room) -> None:
        for watcher in self.watchers:
            watcher(room)

    # -- housekeeping ---------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a restart: games with a clock or touched lately go on, though nobody may be looking yet."""
        for table in await self.store.playing_since(time.time() - RECENT):
            try:
                await self.find(table)
            except Refused as refused:
                log.warning("table not resumed", extra={"table": table, "reason": refused.message})
            await asyncio.sleep(0)

    async def keep(self) -> None:
        """For ever: forget rooms nobody uses, close tables nobody touches."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.forget_idle()
                await self.close_old()
            except Unavailable as error:
                log.warning("sweep failed", extra={"reason": str(error)})
            except Exception:  # housekeeping goes on whatever happens
                log.exception("sweep failed")

    def forget_idle(self) -> None:
        for table, room in list(self.rooms.items()):
            if room.idle and room.clock() - room.used > 60 * self.settings.idle_minutes:
                del self.rooms[table]
        metrics.ROOMS.set(len(self.rooms))

    async def close_old(self) -> None:
        now, day = time.time(), 86_400
        for room in list(self.rooms.values()):
            in_use = room.listeners or room.clock() - room.used < TOUCH
            if in_use and now - room.row.touched_at > TOUCH:
                await self.store.touch(room.row.id, room.status)
                room.row.touched_at = now
        unfinished, finished = self.settings.keep_unfinished_days, self.settings.keep_finished_days
        closed = await self.store.sweep(now - day * unfinished, now - day * finished)
        for table in closed:
            self.rooms.pop(table, None)
        if closed:
            log.info("tables closed", extra={"count": len(closed)})

"""The house: all rooms of one server, how a table gets into memory, and what follows from a change at one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Raw

from vendome.table import metrics
from vendome.table.problems import Refused
from vendome.table.publisher import publish
from vendome.table.room import Listener, Room
from vendome.table.settings import Settings
from vendome.table.store import Store
from vendome.table.story import NO_EVENTS
from vendome.table.tokens import is_table_id
from vendome.table.warm_up import no_wait
from vendome.table.writer import Unavailable

log = logging.getLogger(__name__)

SWEEP_EVERY = 60.0  # seconds between two sweeps
RECENT = 3600.0  # seconds: games touched since then go on by themselves after a restart
TOUCH_EVERY = 600.0  # seconds between two notes in the store that a table is in use


class Driver(Protocol):
    """Makes happen at a table what nobody has to ask for: bots answer, and the clock runs. See `bot_driver.py`."""

    def after_change(self, room: Room) -> None:
        """Start the tasks and the timer that are due now. No move is made in this call."""


@dataclass
class House:
    """The rooms by their table's id, and all that they share."""

    settings: Settings
    store: Store
    wait_for_rules: Callable[[str], Awaitable[None]] = no_wait  # returns when a game's rules can be played
    driver: Driver | None = None  # set after both are made, because the driver needs the house
    rooms: dict[str, Room] = field(default_factory=dict)
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
        room.last_used = room.now()
        return room

    async def _load(self, table: str) -> Room:
        try:
            stored = await self.store.load(table)
            if stored is None:
                raise Refused("no-such-table")
            await self.wait_for_rules(stored.row.game)
            room = Room(stored)
            self.rooms[table] = room
            self._drive(room)  # bots and the clock go on; nobody listens yet
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
        room.row, room.seats, room.chat, room.lines_said = stored.row, stored.seats, stored.chat, stored.lines_said
        if not room.has_begun and stored.row.status != "waiting":
            room.begin()
        new_moves = [move for move in stored.moves if not room.session.has_move(move.ply)] if room.has_begun else []
        for move in new_moves:
            room.play(move.seat, move.move, move.at)
            self.changed(room, room.session.events)
        if not new_moves:
            self.changed(room)

    # -- what follows from a change -------------------------------------------------------------------

    def changed(self, room: Room, events: Raw = NO_EVENTS, but: Listener | None = None) -> None:
        """The last step of every change at a table, and the only place that says what follows from one, in this order:

        1. Bots are set to work on what is asked of them now, and the clock is set on the question.
        2. Every listener is sent its view, `but` excepted. This comes second because a view says which bots think.
        """
        self._drive(room)
        publish(room, events, but)

    def _drive(self, room: Room) -> None:
        if self.driver is not None:
            self.driver.after_change(room)

    # -- in the background ----------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a restart: games with a clock or touched lately go on, though nobody may be looking yet."""
        for table in await self.store.playing_since(time.time() - RECENT):
            try:
                await self.find(table)
            except Refused as refused:
                log.warning("table not resumed", extra={"table": table, "reason": refused.message})
            await asyncio.sleep(0)

    async def sweep_for_ever(self) -> None:
        """Take rooms that nobody uses out of memory, and close tables that nobody has touched for long."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                self.unload_idle()
                await self.close_old()
            except Unavailable as error:
                log.warning("sweep failed", extra={"reason": str(error)})
            except Exception:  # the next sweep comes whatever happens
                log.exception("sweep failed")

    def unload_idle(self) -> None:
        """They come back from their log when somebody asks for them."""
        for table, room in list(self.rooms.items()):
            if room.idle and room.now() - room.last_used > 60 * self.settings.idle_minutes:
                del self.rooms[table]
        metrics.ROOMS.set(len(self.rooms))

    async def close_old(self) -> None:
        """Note in the store which tables are in use, then delete those that have not been for too long."""
        now, day = time.time(), 86_400
        for room in list(self.rooms.values()):
            in_use = room.listeners or room.now() - room.last_used < TOUCH_EVERY
            if in_use and now - room.row.touched_at > TOUCH_EVERY:
                await self.store.touch(room.row.id, room.status)
                room.row.touched_at = now
        unfinished, finished = self.settings.keep_unfinished_days, self.settings.keep_finished_days
        closed = await self.store.sweep(now - day * unfinished, now - day * finished)
        for table in closed:
            self.rooms.pop(table, None)
        if closed:
            log.info("tables closed", extra={"count": len(closed)})

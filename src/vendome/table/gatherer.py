"""The gatherer: at open tables it notes who is there, and begins the games for which nobody is missing."""

from __future__ import annotations

import asyncio
import logging

from vendome.table.actions.leaving import gone, vacate_for_those_gone
from vendome.table.actions.play_again import begin_alone, done_alone
from vendome.table.house import House
from vendome.table.room import Room
from vendome.table.storage.writer import Unavailable

log = logging.getLogger(__name__)

NOTE_EVERY = 60.0  # seconds between two notes that somebody is there
AT_ONCE = 500  # tables in one note


class Gatherer:
    """Who is there is in the database, so that every process lists the same tables. A closed table costs nothing."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.somebody_came = asyncio.Event()

    def after_change(self, room: Room) -> None:
        """Nothing is written in this call."""
        opening = room.opening
        if opening is None or room.has_begun:
            return
        if opening.by_itself and room.is_full and (room.beginning is None or room.beginning.done()):
            room.beginning = asyncio.create_task(self.begin(room))
        if self.is_unnoted(room):
            self.somebody_came.set()

    async def begin(self, room: Room) -> None:
        """Without those who have gone meanwhile: their seats are open again."""
        if gone(room):
            await done_alone(vacate_for_those_gone(self.house, room), room)
        else:
            await begin_alone(self.house, room)

    def is_unnoted(self, room: Room) -> bool:
        """Whether somebody is there who can begin the game, of whom the list does not know, or soon not any more."""
        opening = room.opening
        if opening is None or not opening.is_listed or room.has_begun or not room.is_attended:
            return False
        return self.house.clock.now() - opening.seen_at >= NOTE_EVERY

    async def note_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(NOTE_EVERY / 2):
                    await self.somebody_came.wait()
            except TimeoutError:
                pass
            self.somebody_came.clear()
            try:
                await self.note()
                await self.house.store.reports.delete_old(self.house.clock.now())
            except Unavailable as error:
                log.warning("it is not noted who is at open tables", extra={"reason": str(error)})
                await asyncio.sleep(1.0)

    async def note(self) -> None:
        now = self.house.clock.now()
        rooms = [room for room in self.house.rooms.values() if self.is_unnoted(room)]
        for first in range(0, len(rooms), AT_ONCE):
            some = rooms[first : first + AT_ONCE]
            await self.house.store.openings.note_seen([room.row.id for room in some], now)
            for room in some:
                if room.opening is not None:
                    room.opening.seen_at = now

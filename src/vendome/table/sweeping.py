"""What is put in order now and then: rooms that nobody uses leave the memory, and what is too old is deleted."""

from __future__ import annotations

import asyncio
import logging

from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.records import record_text
from vendome.table.storage.writer import LeaseLost, Unavailable
from vendome.table.table_time import DAY

log = logging.getLogger(__name__)

SWEEP_EVERY = 60.0  # seconds between two sweeps
TOUCH_EVERY = 600.0  # seconds between two notes in the store that a table is in use
BETWEEN_RECORDS = 0.25  # seconds: all else goes on


class Sweeper:
    def __init__(self, house: House) -> None:
        self.house = house

    async def sweep_for_ever(self, every: float = SWEEP_EVERY) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                self.unload_idle()
                await self.note_use()
                await self.close_old()
                await self.delete_old()
            except (Unavailable, LeaseLost) as error:
                log.warning("sweep failed", extra={"reason": str(error)})

    def unload_idle(self) -> None:
        """Rooms that nobody has used for a while, and those used longest ago if there are too many. They come back
        from their log when somebody asks for them."""
        house = self.house
        house.leaving = {table: room for table, room in house.leaving.items() if room.lock.locked()}
        idle = sorted((room for room in house.rooms.values() if room.idle), key=lambda room: room.last_used)
        surplus = max(0, len(house.rooms) - house.settings.tables_in_memory)
        for number, room in enumerate(idle):
            if number < surplus or room.now() - room.last_used > 60 * house.settings.idle_minutes:
                house.unload(room)
                if house.holder is not None and room.row.id not in house.alarms:
                    house.holder.let_go(room.row.id)

    async def note_use(self) -> None:
        """In the store, of the tables that are in use: so they are not deleted."""
        now = self.house.clock.now()
        for room in list(self.house.rooms.values()):
            in_use = room.listeners or room.now() - room.last_used < TOUCH_EVERY
            if in_use and now - room.row.touched_at > TOUCH_EVERY:
                await self.house.store.touch(room.row.id, room.row.status)
                room.row.touched_at = now

    async def close_old(self) -> None:
        """Delete the tables that nobody has used for too long."""
        keep, now = self.house.settings, self.house.clock.now()
        days = keep.keep_waiting_days, keep.keep_unfinished_days, keep.keep_finished_days
        closed = await self.house.store.sweep(*(now - DAY * kept for kept in days))
        for table in closed:
            self.house.alarms.cancel(table)
            if table in self.house.rooms:
                self.house.close(self.house.rooms[table], Refused("no-such-table"))
        if closed:
            log.info("tables closed", extra={"count": len(closed)})

    async def delete_old(self) -> None:
        """All else that is kept for a time."""
        store, keep, now = self.house.store, self.house.settings, self.house.clock.now()
        await store.subscriptions.delete_old(now)
        await store.people.delete_old(now - DAY * keep.keep_people_days)
        await store.friends.delete_old_links()
        await store.invitations.delete_old()
        await store.reunions.delete_old()
        await store.ratings.delete_old()
        await store.nights.delete_old(now - DAY * keep.keep_finished_days, now - DAY * keep.keep_waiting_days)
        await store.delete_old_notices()

    async def keep_records(self) -> None:
        """Games that ended before records were kept get theirs now, while we have their rules."""
        for table in await self.house.store.finished_without_record():
            was_open = table in self.house.rooms
            try:
                room = await self.house.find(table)
                if room.has_session and room.session.finished:
                    await self.house.store.keep_record(table, record_text(room))
            except (Refused, Unavailable, Elsewhere, LeaseLost) as error:
                log.warning("a record was not kept", extra={"table": table, "reason": str(error)})
                continue
            if not was_open and room.idle:
                self.house.unload(room)
            await asyncio.sleep(BETWEEN_RECORDS)

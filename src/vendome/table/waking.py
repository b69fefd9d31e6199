"""Tables are woken when their time has come, whether or not they are in memory then."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.room import Room
from vendome.table.storage.store import DUE_AT_ONCE
from vendome.table.storage.writer import LeaseLost, Unavailable

log = logging.getLogger(__name__)

LOOK_EVERY = 20.0  # seconds between two looks at whose time is up, as the database has it
LATER = 3600.0  # seconds until a table is looked at again whose time does not run, or that can't be opened
AGAIN = 60.0  # seconds until it is tried again, while the store does not answer
RECENT = 3600.0  # seconds: games touched since then go on by themselves after a restart
WAKE_EVERY = 0.25  # seconds between two tables that are woken after a restart


class Waker:
    def __init__(self, house: House) -> None:
        self.house = house

    async def wake_for_ever(self) -> None:
        """Open the tables whose alarm has rung, one after the other: a thousand may ring at once after a restart, and
        others want to read from the store meanwhile."""
        while True:
            await self.wake(await self.house.due.get())

    async def wake(self, table: str) -> None:
        """The time of a table has come. Opened, its bots do what is due."""
        try:
            room = await self.house.find(table)
            if room.time.knows_breaks:
                self.house.changed(room)  # one may be over: whoever looks on is shown it
            else:
                self.house.drive(room)
            await self._note_due(room)
        except Unavailable as error:
            log.warning("a table was not woken", extra={"table": table, "reason": str(error)})
            self.house.alarms.set(table, self.house.clock.now() + AGAIN)
        except Refused as refused:
            log.warning("a table was not woken", extra={"table": table, "reason": refused.message})
            await self._put_off(table)
        except LeaseLost:
            self.house.lose_lease(table)
        except Elsewhere:
            log.debug("a table is woken elsewhere", extra={"table": table})
        except Exception:  # one bad table must not end what others wait for
            log.exception("a table was not woken", extra={"table": table})

    async def resume(self) -> None:
        """After a restart: games touched lately go on one after the other, though nobody may be looking yet. All others
        are opened when somebody's time is up there, or somebody asks for them."""
        now = self.house.clock.now()
        for number, table in enumerate(await self.house.store.played_since(now - RECENT), 1):
            self.house.alarms.set(table, now + number * WAKE_EVERY)

    async def look_for_ever(self) -> None:
        """At whose time is up, as the database has it: also at tables that are not in memory."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        now = self.house.clock.now()
        for number, (table, at) in enumerate(await self.house.store.tables_due(now + LOOK_EVERY)):
            self.house.alarms.set(table, max(at, now + number * LOOK_EVERY / DUE_AT_ONCE))

    async def _note_due(self, room: Room) -> None:
        """The database may have a time that is too early, never one that is too late. Where a bot is at work because a
        time is up, it stays: should the server end now, the table is woken again."""
        now, ends, noted = self.house.clock.now(), room.ends, room.row.due_at
        if noted is None or noted > now + LOOK_EVERY or min(ends, default=now + LATER) <= now:
            return
        room.row.due_at = None if room.time.seconds is None else min(ends, default=now + LATER)
        await self.house.store.note_due(room.row.id, room.row.due_at)

    async def _put_off(self, table: str) -> None:
        """What can't be opened must not stand before what can."""
        with suppress(Unavailable):
            await self.house.store.put_off(table, self.house.clock.now() + LATER)

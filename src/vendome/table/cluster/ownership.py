"""Ownership: which tables this process has, and how it comes by them and gives them up."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from time import monotonic

from vendome.table.chores import note_failure
from vendome.table.cluster.bus import Bus, BusDown
from vendome.table.cluster.messages import Left, Notice, Took, encode
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.storage.leases import Fence, Leases
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Unavailable
from vendome.table.waking import RECENT, Waker

log = logging.getLogger(__name__)

RENEW_EVERY = 1.0  # seconds
ADOPT_EVERY = 1.0  # seconds between two looks for games that nobody has
ADOPTED_AT_ONCE = 50
SUSPECTED = 10.0  # seconds for which a process that nobody could reach is taken to be gone
ALL = "vendome.all"  # the subject of what is told to all processes


class Ownership:
    """The tables of this process. `address` is where it listens, for people."""

    def __init__(self, store: Store, bus: Bus, me: str, address: str) -> None:
        self.store, self.bus, self.me, self.address = store, bus, me, address
        self.leases = Leases(store.engine, me)
        self.fence = store.writer.fence = Fence(me)
        self.name = f"{socket.gethostname()} {os.getpid()}"
        self.started_at = time.time()
        self.house: House | None = None  # set after both are made
        self.on_take: Callable[[str, str], None] = lambda *_: None  # told whose a table is now
        self.suspects: dict[str, float] = {}  # processes that nobody could reach, and when
        self.is_unsure = False  # whether tables may have been taken from us
        self.is_leaving = False
        self.orphans_wait = asyncio.Event()

    async def begin(self) -> None:
        """Before anything else: from now on others know of us."""
        await self.renew()
        await self.leases.add_missing(self.store.clock.now() - RECENT)

    # -- a table --------------------------------------------------------------------------------------

    async def take(self, table: str) -> None:
        """Have a table. Elsewhere, if another process has it; Refused, if there is none."""
        if self.is_leaving:
            raise Elsewhere(await self.leases.owner(table))
        taken = await self.leases.take(table, self.unreachable)
        if taken is None:
            raise Refused("no-such-table")
        if taken.owner != self.me:
            raise Elsewhere(taken.owner)
        self.fence.epochs[table] = taken.epoch
        if taken.before not in (None, self.me):
            log.info("a table was taken over", extra={"table": table, "from": taken.before})
            await self.announce(Took(self.me, {table: taken.epoch}))

    def has(self, table: str) -> bool:
        return table in self.fence.epochs

    async def confirm(self, table: str) -> None:
        """Elsewhere, if the database says that another process has it."""
        epoch = self.fence.epochs.get(table)
        if epoch is None or not await self.leases.is_held(table, epoch):
            self.lose(table)
            raise Elsewhere

    def let_go(self, table: str) -> None:
        """Nobody needs it now."""
        epoch = self.fence.epochs.pop(table, None)
        if epoch is not None:
            asyncio.create_task(self.leases.give_back(table, epoch)).add_done_callback(note_failure)

    def lose(self, table: str) -> None:
        """Another process has it now."""
        if self.fence.epochs.pop(table, None) is not None:
            log.info("a table was lost", extra={"table": table})
        if self.house is not None:
            self.house.lose(table)

    def suspect(self, process: str) -> None:
        """Nobody can speak to it: its tables may be taken."""
        self.suspects[process] = monotonic()

    @property
    def unreachable(self) -> list[str]:
        if not self.bus.is_connected:  # it is we who can't be reached
            self.suspects.clear()
        since = monotonic() - SUSPECTED
        self.suspects = {process: at for process, at in self.suspects.items() if at > since}
        return list(self.suspects)

    # -- what is told to all --------------------------------------------------------------------------

    async def announce(self, notice: Notice) -> None:
        """Whoever does not hear it finds out by itself, only later."""
        try:
            await self.bus.publish(ALL, encode(notice))
        except BusDown as error:
            log.debug("nobody was told", extra={"reason": str(error)})

    def heard(self, notice: Took | Left) -> None:
        if notice.process == self.me:
            return
        if isinstance(notice, Left):
            self.orphans_wait.set()
            return
        self.suspects.pop(notice.process, None)
        for table, epoch in notice.tables.items():
            if self.fence.epochs.get(table, epoch) < epoch:
                self.lose(table)
            self.on_take(table, notice.process)

    # -- chores ---------------------------------------------------------------------------------------

    async def renew_for_ever(self) -> None:
        while True:
            try:
                await self.renew()
            except Unavailable as error:
                self.is_unsure = True
                log.warning("the lease is not renewed", extra={"reason": str(error)})
            await asyncio.sleep(RENEW_EVERY)

    async def renew(self) -> None:
        before = time.time()
        now, was_gone = await self.leases.renew(self.name, self.address, before)
        self.store.clock.put_right(now - (before + time.time()) / 2)
        is_cut_off = not self.bus.is_connected  # then nobody can tell us, either
        if was_gone or self.is_unsure or is_cut_off:
            await self.look_what_is_left()
            self.is_unsure = is_cut_off

    async def look_what_is_left(self) -> None:
        """We were not heard of for a while: others may have taken tables from us."""
        known = dict(self.fence.epochs)
        held = await self.leases.held()
        for table, epoch in known.items():
            if held.get(table) != epoch == self.fence.epochs.get(table):
                self.lose(table)

    async def adopt_for_ever(self) -> None:
        """Games that nobody has go on here. All processes look for them, and each takes some."""
        while True:
            try:
                while await self.adopt():
                    pass
            except Unavailable as error:
                log.debug("no games were looked for", extra={"reason": str(error)})
            try:
                async with asyncio.timeout(ADOPT_EVERY):
                    await self.orphans_wait.wait()
            except TimeoutError:
                pass
            self.orphans_wait.clear()

    async def adopt(self) -> bool:
        """Whether there may be more."""
        if self.is_leaving:
            return False
        adopted = await self.leases.adopt(ADOPTED_AT_ONCE)
        for table, epoch, _ in adopted:
            self.fence.epochs[table] = epoch
        taken = {table: epoch for table, epoch, before in adopted if before is not None}
        if taken:
            await self.announce(Took(self.me, taken))
        for table, *_ in adopted:
            await Waker(self.house_there).wake(table)
        return len(adopted) == ADOPTED_AT_ONCE

    @property
    def house_there(self) -> House:
        assert self.house is not None
        return self.house

    async def leave(self) -> None:
        """The process ends: its tables are for others, at once."""
        self.is_leaving = True
        tables = list(self.fence.epochs)
        try:
            await self.leases.leave()
        except Unavailable as error:
            log.warning("the tables are not handed over", extra={"reason": str(error)})
        await self.announce(Left(self.me))
        for table in tables:
            self.lose(table)
        log.info("tables handed over", extra={"count": len(tables)})

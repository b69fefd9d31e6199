"""Notices: what `vendome admin` has changed beside the running server, taken over within a second.

A notice says which table is no longer as it was, not how. Whoever reads it looks at the table itself, so a notice that
is read late, or twice, does no harm. That is why the first look begins with the oldest notice there is.
"""

from __future__ import annotations

import asyncio
import logging

from vendome.table.block_list import BlockList
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.storage.notices import LOOK_EVERY
from vendome.table.storage.writer import Unavailable

log = logging.getLogger(__name__)


class Notices:
    def __init__(self, house: House, block_list: BlockList, look_every: float = LOOK_EVERY) -> None:
        self.house, self.block_list, self.look_every = house, block_list, look_every
        self.last_seen = 0
        self.due: set[str | None] = {None}  # tables to be taken over, and None: the block list, also at the start

    async def watch_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable as error:  # the next look may be luckier
                log.debug("notices can't be read", extra={"reason": str(error)})
            await asyncio.sleep(self.look_every)

    async def look(self) -> None:
        """Take over all that was changed since the last look."""
        at_once = found = self.house.store.limits.notices_at_once
        while found == at_once:
            notices = await self.house.store.notices_after(self.last_seen)
            self.due |= {table for _, table in notices}
            self.last_seen = max([self.last_seen, *(number for number, _ in notices)])
            found = len(notices)
        for table in list(self.due):
            await self.take_over(table)

    async def take_over(self, table: str | None) -> None:
        """What can't be taken over now, because the store or the worker processes are busy, is tried again."""
        try:
            if table is None:
                await self.read_block_list()
            else:
                await self.house.take_over(table)
        except (Unavailable, Refused) as error:
            log.warning("a change is not taken over yet", extra={"table": table, "reason": str(error)})
            return
        except Exception:  # one bad table must not keep the others waiting
            log.exception("a change was not taken over", extra={"table": table})
        self.due.discard(table)

    async def read_block_list(self) -> None:
        """From now on nobody on it is let in, and whoever is in must leave."""
        self.block_list.replace(await self.house.store.blocked())
        for room in list(self.house.rooms.values()):
            for listener in list(room.listeners):
                try:
                    self.block_list.check(listener.address)
                except Refused as refused:
                    listener.dismiss(refused)

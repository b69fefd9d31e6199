"""Limits that hold across processes: each tells the others what its callers have used up, a few times a second.

So whoever spreads calls over many processes gets at most what a burst is, once for each process, and from then on what
one caller gets. Only callers that come near a limit are told of: most never do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from vendome.table.cluster.messages import Spent
from vendome.table.limits import Bucket, Limits

TELL_EVERY = 0.25  # seconds
LOW = 0.75  # of its bucket: from there on a caller is told of


class SharedLimits:
    def __init__(self, limits: Limits, me: str, announce: Callable[[Spent], Awaitable[None]]) -> None:
        self.limits, self.me, self.announce = limits, me, announce
        self.buckets: dict[str, Bucket] = {
            "tables": limits.tables, "joins": limits.joins, "calls": limits.calls, "replays": limits.replays,
            "gallery": limits.gallery,
        }  # fmt: skip
        for bucket in self.buckets.values():
            bucket.spent = {}
        self.sockets_told: dict[str, int] = {}

    async def tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TELL_EVERY)
            calls = {name: spent for name, bucket in self.buckets.items() if (spent := bucket.news(LOW))}
            sockets = self.changed_sockets()
            if calls or sockets:
                await self.announce(Spent(self.me, calls, sockets))

    def changed_sockets(self) -> dict[str, int]:
        now = dict(self.limits.sockets)
        callers = {caller for caller, _ in now.items() ^ self.sockets_told.items()}
        self.sockets_told = now
        return {caller: now.get(caller, 0) for caller in callers}

    def heard(self, spent: Spent) -> None:
        if spent.process == self.me:
            return
        for name, callers in spent.calls.items():
            for caller, tokens in callers.items():
                self.buckets[name].charge(caller, tokens)
        elsewhere = self.limits.sockets_elsewhere.setdefault(spent.process, {})
        for caller, count in spent.sockets.items():
            if count:
                elsewhere[caller] = count
            else:
                elsewhere.pop(caller, None)

    def forget(self, process: str) -> None:
        """It has gone, and its sockets with it."""
        self.limits.sockets_elsewhere.pop(process, None)

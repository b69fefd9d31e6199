"""The results of nights. However many look at one that has closed, they are counted once in a while."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from vendome.table.nights.scoring import Counts, counts_of, standings_of
from vendome.table.protocol.nights import Standing
from vendome.table.storage.nights import NightRow
from vendome.table.storage.store import Store

COUNTED_FOR = 10.0  # seconds: a closed night changes only when somebody erases what they have reached
MOST_KEPT = 100  # nights
MOST_TOLD = 200  # standings of a night
MOST_COUNTED = 20_000  # results of a night


class Counted(NamedTuple):
    counts: Counts
    standings: list[Standing]
    at: float


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: dict[str, Counted] = {}  # by night, the one counted longest ago first

    async def counts(self, night: NightRow) -> Counts:
        """Of one that is open."""
        return counts_of(await self.store.nights.counts(night.id))

    async def closed(self, night: NightRow) -> Counted:
        known = self.kept.get(night.id)
        if known is None or monotonic() - known.at >= COUNTED_FOR:
            known = await self.count(night)
            self.keep(night.id, known)
        return known

    async def count(self, night: NightRow) -> Counted:
        counts = await self.counts(night)
        finished = await self.store.nights.finished(night.id, MOST_COUNTED)
        return Counted(counts, standings_of(finished, counts)[:MOST_TOLD], monotonic())

    def keep(self, night: str, counted: Counted) -> None:
        self.kept.pop(night, None)
        self.kept[night] = counted
        while len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]

"""Alarms: tables that must be looked at when a time has come, whether or not they are in memory then.

All of them share one timer. What is due later than soon is noted in the database only, so there are few.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush

from vendome.table.clock import Clock

LONGEST = 86_400.0  # seconds that the timer runs; then it is set anew, in case the computer's clock was put right
OUTDATED = 64  # alarms that were set anew or cancelled may wait in the heap, beside as many as there are


class Alarms:
    def __init__(self, wake: Callable[[str], None], clock: Clock) -> None:
        self.wake, self.clock = wake, clock
        self.times: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []  # with outdated ones, which are passed over
        self._timer: asyncio.TimerHandle | None = None

    def __contains__(self, table: str) -> bool:
        return table in self.times

    def __len__(self) -> int:
        return len(self.times)

    def set(self, table: str, at: float) -> None:
        """Wake this table at a time, in seconds since 1970. It has one alarm: the last that was set."""
        self.times[table] = at
        heappush(self._heap, (at, table))
        self._tidy()
        if self._heap[0] == (at, table):
            self._start_timer()

    def cancel(self, table: str) -> None:
        self.times.pop(table, None)

    def _tidy(self) -> None:
        if len(self._heap) > 2 * len(self.times) + OUTDATED:
            self._heap = [(at, table) for table, at in self.times.items()]
            heapify(self._heap)

    def _start_timer(self) -> None:
        self._stop_timer()
        delay = min(LONGEST, max(0.0, self._heap[0][0] - self.clock.now()))
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        now = self.clock.now()
        while self._heap and self._heap[0][0] <= now:
            at, table = heappop(self._heap)
            if self.times.get(table) == at:
                del self.times[table]
                self.wake(table)
        if self._heap:
            self._start_timer()

    def close(self) -> None:
        self.times.clear()
        self._heap.clear()
        self._stop_timer()

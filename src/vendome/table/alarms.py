"""Alarms: tables that must be looked at when a time has come, whether or not they are in memory then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vendome.table.clock import Clock

LONGEST = 86_400.0  # seconds that a timer runs; then it is set anew, in case the computer's clock was put right


class Alarms:
    def __init__(self, wake: Callable[[str], None], clock: Clock) -> None:
        self.wake, self.clock = wake, clock
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def __contains__(self, table: str) -> bool:
        return table in self.timers

    def set(self, table: str, at: float) -> None:
        """Wake this table at a time, in seconds since 1970. It has one alarm: the last that was set."""
        self.cancel(table)
        delay = min(LONGEST, max(0.0, at - self.clock.now()))
        self.timers[table] = asyncio.get_running_loop().call_later(delay, self._ring, table, at)

    def cancel(self, table: str) -> None:
        timer = self.timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table: str, at: float) -> None:
        del self.timers[table]
        if self.clock.now() < at:
            self.set(table, at)
        else:
            self.wake(table)

    def close(self) -> None:
        for table in list(self.timers):
            self.cancel(table)

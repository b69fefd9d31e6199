"""How long to try again, and how often."""

from __future__ import annotations

import time
from collections.abc import Callable

FIRST, LONGEST = 0.5, 15.0  # seconds between two attempts: each time twice as long
LIMIT = 300.0  # seconds after which it is given up


class Patience:
    """Of one who waits for a server. `renew` it when the server has answered."""

    def __init__(self, sleep: Callable[[float], None] = time.sleep) -> None:
        self.sleep = sleep
        self.renew()

    def renew(self) -> None:
        self.pause, self.waited = FIRST, 0.0

    @property
    def is_new(self) -> bool:
        return self.waited == 0.0

    def wait(self, error: Exception, at_least: float = 0.0) -> None:
        """Until the next attempt. The error is raised when there have been attempts for long enough."""
        if self.waited >= LIMIT:
            raise error
        pause = max(self.pause, at_least)
        self.sleep(pause)
        self.waited += pause
        self.pause = min(2 * self.pause, LONGEST)

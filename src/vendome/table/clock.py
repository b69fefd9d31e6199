"""The clock of a server: the time of day that its tables go by.

Where several processes share a database, it is the database's time that counts: computers don't agree about theirs,
and a table may go on in another process while a player's time runs.
"""

import time

NOISE = 0.25  # seconds: by less than that the clock is never put right, for a query takes some time itself


class Clock:
    """Seconds since 1970."""

    def __init__(self) -> None:
        self.ahead = 0.0  # seconds by which the database's time is ahead of this computer's

    def now(self) -> float:
        return time.time() + self.ahead

    def put_right(self, ahead: float) -> None:
        if abs(ahead - self.ahead) > NOISE:
            self.ahead = ahead

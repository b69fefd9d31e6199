"""Turns: of all processes on a machine that need the same machine code, one compiles it and the others wait for that.

A turn is a lock on one byte of a file. The system gives it back when a process ends, however that happens. A process
that waits for a turn has those of the functions that call this one, and none that it calls: so two never wait for each
other.
"""

import os
import time
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # there is none on Windows, where each process compiles for itself
    fcntl = None  # type: ignore[assignment]

LONGEST_WAIT = 120.0  # seconds for one function; whoever has its turn may be stopped, and not go on
LOOK_EVERY = 0.02
PLACES = 1 << 40


class Turns:
    def __init__(self, file: Path, longest_wait: float = LONGEST_WAIT) -> None:
        self.file, self.longest_wait = file, longest_wait
        self._handle: int | None = None

    def take(self, name: str) -> None:
        """Wait for the turn to compile what has this name, a hash; not for ever."""
        end = time.monotonic() + self.longest_wait
        while not self.try_to_take(name) and time.monotonic() < end:
            time.sleep(LOOK_EVERY)

    def try_to_take(self, name: str) -> bool:
        """False: it is another's. Where nothing can be locked, nobody waits."""
        if fcntl is None:
            return True
        try:
            fcntl.lockf(self.handle(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place_of(name))
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True

    def give_back(self, name: str) -> None:
        if fcntl is not None:
            with suppress(OSError):
                fcntl.lockf(self.handle(), fcntl.LOCK_UN, 1, place_of(name))

    def handle(self) -> int:
        """Of the file. It is opened once and never closed: that would give all turns of this process back."""
        if self._handle is None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        return self._handle


def place_of(name: str) -> int:
    return int(name, 16) % PLACES

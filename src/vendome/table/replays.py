"""Replays, what their seats could infer, and riddles: made in a worker process of low priority, kept for a while as
compressed files, and sent from there.

So a replay costs the web process nothing but the sending, and one that is asked for again is there already.
"""

from __future__ import annotations

import asyncio
import hashlib
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from vendome.table.chores import note_failure
from vendome.table.problems import Refused
from vendome.table.replay_builder import ReplayWish
from vendome.table.workers import Place, QueueFull, TooLong, Workers
from vendome.table.workers.tasks import Task, WriteLens, WriteReplay, WriteRiddle

LIMIT = 60.0  # seconds to make one
LENS_LIMIT = 600.0  # … or a lens: on a new machine a search is compiled first
WAIT = 5.0  # seconds that a client is told to wait when many are being made
MOST_BYTES = 256 * 1024 * 1024  # of all files together; those used longest ago are deleted first


class Replays:
    """`thinkers` are the processes for what takes long: nobody's lens keeps others from their replays."""

    def __init__(self, pool: Workers, thinkers: Workers, most_bytes: int = MOST_BYTES) -> None:
        self.pool, self.thinkers, self.most_bytes = pool, thinkers, most_bytes
        self.folder = TemporaryDirectory(prefix="vendome-replays-")
        self.sizes: dict[Path, int] = {}  # of what is there; the last is the one used last
        self.under_way: dict[Path, asyncio.Task[None]] = {}

    async def file(self, record: bytes, nth: int, wish: ReplayWish, place: Place) -> Path:
        """The file with the replay of a record. Refused if the record is not right, or too many are being made."""
        path = self._path(f"{nth} {wish}", record)
        return await self._kept(path, WriteReplay(record, nth, wish, str(path)), place)

    async def lens(self, record: bytes, nth: int, seat: str, place: Place) -> Path:
        """The file with what a seat of the same game could infer."""
        path = self._path(f"{nth} lens of {seat}", record)
        return await self._kept(path, WriteLens(record, nth, seat, str(path)), place)

    async def riddle(self, day: date, place: Place) -> Path:
        """The file with the riddle of a day."""
        path = self._path("riddle", day.isoformat().encode())
        return await self._kept(path, WriteRiddle(day.isoformat(), str(path)), place)

    def _path(self, what: str, record: bytes) -> Path:
        name = hashlib.sha256(f"{what} ".encode() + record).hexdigest()
        return Path(self.folder.name) / f"{name}.json.gz"

    async def _kept(self, path: Path, task: Task, place: Place) -> Path:
        if path not in self.sizes:
            if path not in self.under_way:
                self.under_way[path] = asyncio.create_task(self._make(path, task, place))
                self.under_way[path].add_done_callback(note_failure)
            await asyncio.shield(self.under_way[path])
        self.sizes[path] = self.sizes.pop(path)
        return path

    async def _make(self, path: Path, task: Task, place: Place) -> None:
        try:
            is_lens = isinstance(task, WriteLens)
            await (self.thinkers if is_lens else self.pool).ask(task, place, LENS_LIMIT if is_lens else LIMIT)
            self.sizes[path] = path.stat().st_size
            self._make_room(path)
        except QueueFull:
            raise Refused("too-many-replays", seconds=round(WAIT), details={"wait": WAIT}) from None
        except TooLong:
            raise Refused("busy", seconds=round(WAIT), details={"wait": WAIT}) from None
        finally:
            del self.under_way[path]

    def _make_room(self, newest: Path) -> None:
        for path in list(self.sizes):
            if sum(self.sizes.values()) <= self.most_bytes or path == newest:
                return
            path.unlink(missing_ok=True)
            del self.sizes[path]

    async def close(self) -> None:
        for task in list(self.under_way.values()):
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
        self.folder.cleanup()

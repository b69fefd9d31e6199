"""Reviews: made in a worker process of low priority, and kept with the table.

Whoever asks is told how far it is until it is there. The worker writes its progress beside the file that it makes.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from pathlib import Path
from tempfile import TemporaryDirectory

from vendome.review.data import FORMAT, Effort
from vendome.table.chores import note_failure
from vendome.table.problems import Refused
from vendome.table.protocol.reviews import ReviewState
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Conflict, Unavailable
from vendome.table.workers import Place, QueueFull, WorkerFailed, Workers
from vendome.table.workers.tasks import WriteReview, progress_file

LIMITS: dict[Effort, float] = {"quick": 600.0, "thorough": 1800.0}  # seconds to make one, on a slow machine
WAIT = 10.0  # seconds that a client is told to wait when many are being made
MOST_FILES = 100  # that are kept at hand; those used longest ago are deleted first


class Reviews:
    def __init__(self, pool: Workers, store: Store) -> None:
        self.pool, self.store = pool, store
        self.folder = TemporaryDirectory(prefix="vendome-reviews-")
        self.ready: dict[Path, None] = {}  # the last is the one used last
        self.under_way: dict[Path, asyncio.Task[None]] = {}
        self.failed: set[Path] = set()  # whoever asks again must not set off the same work for ever

    async def of_table(self, table: str, record: bytes, effort: Effort, place: Place) -> Path | ReviewState:
        """The file with the review, or how far it is."""
        path = self.path(record, 1, effort)
        if path not in self.ready and path not in self.under_way:
            kept = await self.store.kept_review(table, effort, FORMAT)
            if kept is not None:
                path.write_bytes(kept)
                self.add(path)
        return await self.of_file(record, 1, effort, place, table)

    async def of_file(
        self, record: bytes, nth: int, effort: Effort, place: Place, table: str | None = None
    ) -> Path | ReviewState:
        """The same for the nth game of a file of records. Refused if it is not right, or too many are being made."""
        path = self.path(record, nth, effort)
        if path in self.ready:
            self.add(path)
            return path
        if path in self.failed:
            raise Refused("broken")
        if path not in self.under_way:
            task = WriteReview(record, nth, effort, str(path))
            self.under_way[path] = asyncio.create_task(self.make(path, task, place, table))
            self.under_way[path].add_done_callback(note_failure)
        work = self.under_way[path]
        await asyncio.wait([work], timeout=0.05)  # a record that is refused is refused at once
        if work.done():
            await work
            return path
        return ReviewState(progress_of(path))

    def path(self, record: bytes, nth: int, effort: Effort) -> Path:
        name = hashlib.sha256(f"{nth} {effort} ".encode() + record).hexdigest()
        return Path(self.folder.name) / f"{name}.json.gz"

    async def make(self, path: Path, task: WriteReview, place: Place, table: str | None) -> None:
        try:
            await self.pool.ask(task, place, LIMITS[task.effort])
            self.add(path)
            if table is not None:
                await self.keep(table, task.effort, path)
        except QueueFull:
            raise Refused("busy", seconds=round(WAIT), details={"wait": WAIT}) from None
        except WorkerFailed:
            self.failed.add(path)
            raise Refused("broken") from None
        finally:
            progress_file(path).unlink(missing_ok=True)
            del self.under_way[path]

    async def keep(self, table: str, effort: Effort, path: Path) -> None:
        """In the database. Without it the review is made again after a restart: nobody needs to be told."""
        with contextlib.suppress(Conflict, Unavailable):
            await self.store.keep_review(table, effort, FORMAT, path.read_bytes())

    def add(self, path: Path) -> None:
        """This one was used last."""
        self.ready.pop(path, None)
        self.ready[path] = None
        while len(self.ready) > MOST_FILES:
            oldest = next(iter(self.ready))
            oldest.unlink(missing_ok=True)
            del self.ready[oldest]

    async def close(self) -> None:
        for task in list(self.under_way.values()):
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
        self.folder.cleanup()


def progress_of(path: Path) -> float:
    """What the worker has written last; it writes it whole."""
    try:
        return float(progress_file(path).read_text())
    except (OSError, ValueError):
        return 0.0

"""`vendome bots`: a process without a database, whose worker processes think for bots of any web process, and make
replays and reviews. It is sent what one seat has seen, or the record of a finished game, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from vendome.table import metrics
from vendome.table.bot_workers import BotWorkers
from vendome.table.cluster.bus import Bus, BusDown, Subscription
from vendome.table.cluster.status import WHO, WorkerStatus, status_json
from vendome.table.cluster.work import (
    ALL,
    BEAT_EVERY,
    GROUP,
    LATER,
    Answer,
    AtWork,
    Drop,
    Finished,
    Full,
    Hurry,
    Part,
    Work,
    decode_order,
    decode_work,
    encode,
    thoughts_of,
)
from vendome.table.problems import Refused
from vendome.table.settings import Settings
from vendome.table.warm_up import WarmUp
from vendome.table.workers import Pool, QueueFull, WorkerFailed, Workers
from vendome.table.workers.tasks import (
    Choose,
    Consider,
    Declined,
    Done,
    Failed,
    FileTask,
    Reply,
    WriteLens,
    WriteReview,
    progress_file,
)

log = logging.getLogger(__name__)

PART = 400_000  # bytes of a file that go in one message
LEAVE_WITHIN = 10.0  # seconds to end what is under way; the rest is asked of others again


class BotService:
    def __init__(self, settings: Settings, bus: Bus, games: Sequence[str], pools: Pools) -> None:
        self.settings, self.bus, self.games, self.pools = settings, bus, games, pools
        self.name = f"{socket.gethostname()} {os.getpid()}"
        self.me = secrets.token_hex(6)
        self.folder = TemporaryDirectory(prefix="vendome-bots-")
        self.under_way: dict[str, asyncio.Task[None]] = {}  # by the subject of the answer
        self.subscriptions: list[Subscription] = []
        self.answered = 0

    async def open(self) -> None:
        subjects = [*(thoughts_of(game) for game in self.games), LATER]
        for subject in subjects:
            self.subscriptions.append(await self.bus.subscribe(subject, self._asked, GROUP))
        await self.bus.subscribe(ALL, self._ordered)
        await self.bus.subscribe(WHO, self._introduce)
        await self.bus.flush()

    def _asked(self, subject: str, data: bytes) -> None:
        work = decode_work(data)
        task = asyncio.create_task(self._do(work, subject))
        self.under_way[subject] = task
        task.add_done_callback(lambda _: self.under_way.pop(subject, None))

    def _ordered(self, _: str, data: bytes) -> None:
        match decode_order(data):
            case Hurry(table, lane):
                self.pools.thinkers.hurry(table, lane)
            case Drop(subject):
                if subject in self.under_way:
                    self.under_way[subject].cancel()

    def _introduce(self, subject: str, _: bytes) -> None:
        queues = {"bots": self.pools.thinkers.queue.size, "replays": self.pools.replays.queue.size,
                  "reviews": self.pools.reviews.queue.size}  # fmt: skip
        status = WorkerStatus(
            self.me, self.name, list(self.games), len(self.pools.thinkers.processes), self.answered, queues
        )
        self.bus.say(subject, status_json(status))

    # -- one task -------------------------------------------------------------------------------------

    async def _do(self, work: Work, subject: str) -> None:
        beating = asyncio.create_task(self._beat_for_ever(work, subject))
        try:
            async for answer in self._answers(work, subject):
                await self._say(subject, answer)
            self.answered += 1
        finally:
            beating.cancel()

    async def _beat_for_ever(self, work: Work, subject: str) -> None:
        while True:
            await self._say(subject, AtWork(self.me, self._progress(work, subject)))
            await asyncio.sleep(BEAT_EVERY)

    def _progress(self, work: Work, subject: str) -> float | None:
        if not isinstance(work.task, WriteReview):
            return None
        with contextlib.suppress(OSError, ValueError):
            return float(progress_file(self._file(subject)).read_text())
        return None

    async def _answers(self, work: Work, subject: str) -> AsyncIterator[Answer]:
        task, file = work.task, self._file(subject)
        if isinstance(task, FileTask):
            task.path = str(file)
        try:
            reply: Reply = Done(msgspec.Raw(encode(await self._perform(work))))
        except QueueFull:
            yield Full()
            return
        except Refused as refused:
            reply = Declined(refused.cause, refused.parts, refused.details)
        except WorkerFailed as error:
            reply = Failed(str(error))
        if isinstance(reply, Done) and isinstance(task, FileTask):
            data = await asyncio.to_thread(file.read_bytes)
            for start in range(0, len(data), PART):
                yield Part(data[start : start + PART])
        file.unlink(missing_ok=True)
        progress_file(file).unlink(missing_ok=True)
        yield Finished(encode(reply))

    def _file(self, subject: str) -> Path:
        return Path(self.folder.name) / f"{subject.replace('.', '-')}.json.gz"

    async def _perform(self, work: Work) -> Any:
        task = work.task
        if isinstance(task, Choose | Consider):
            pool, question = self.pools.bots.assigned(task.question)
            return await pool.ask(type(task)(question), work.place, work.limit)
        return await self.pools.for_file(task).ask(task, work.place, work.limit)

    async def _say(self, subject: str, answer: Answer) -> None:
        await self._publish(subject, encode(answer))

    async def _publish(self, subject: str, data: bytes) -> None:
        try:
            await self.bus.publish(subject, data)
        except BusDown as error:
            log.debug("an answer was lost", extra={"reason": str(error)})

    async def close(self) -> None:
        """Take nothing more, and end what is under way."""
        for subscription in self.subscriptions:
            await subscription.end()
        if self.under_way:
            await asyncio.wait(self.under_way.values(), timeout=LEAVE_WITHIN)
        for subject, task in list(self.under_way.items()):
            task.cancel()
            await self._say(subject, Full())
        self.folder.cleanup()


class Pools:
    """The worker processes: those that think, and those of low priority that make replays, and reviews and lenses."""

    def __init__(self, settings: Settings) -> None:
        self.thinkers = Pool(settings.workers, depth=metrics.BOT_QUEUE)
        self.replays = Pool(1, nice=settings.nice, most=16, most_of_address=4, depth=metrics.REPLAY_QUEUE)
        self.reviews = Pool(1, nice=settings.nice, most=32, most_of_address=2, depth=metrics.REVIEW_QUEUE)
        self.warm_up = WarmUp(self.thinkers, settings.nice) if settings.compile_ahead else None
        self.bots = BotWorkers(self.thinkers, settings.think_seconds, self.warm_up)

    def for_file(self, task: FileTask) -> Workers:
        return self.reviews if isinstance(task, WriteReview | WriteLens) else self.replays

    async def close(self) -> None:
        if self.warm_up is not None:
            await self.warm_up.close()
        for pool in (self.thinkers, self.replays, self.reviews):
            await pool.close()

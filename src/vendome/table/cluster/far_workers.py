"""Workers elsewhere: tasks go over the bus to `vendome bots`. One that is lost is asked for again. If nobody on the bus
does such tasks, the processes of this server do."""

from __future__ import annotations

import asyncio
import itertools
import logging
from pathlib import Path
from typing import Any

from vendome.table.cluster.bus import Bus, BusDown
from vendome.table.cluster.work import (
    ALL,
    BEAT_EVERY,
    LATER,
    Answer,
    AtWork,
    Drop,
    Finished,
    Full,
    Hurry,
    Part,
    Work,
    decode_answer,
    encode,
    thoughts_of,
)
from vendome.table.workers import Lane, Place, QueueFull, Workers
from vendome.table.workers.pool import unpacked
from vendome.table.workers.tasks import Choose, Consider, FileTask, Task, progress_file, write_whole

log = logging.getLogger(__name__)

SILENT = 3 * BEAT_EVERY  # seconds after which a worker is taken to be gone
ATTEMPTS = 4  # then the processes here do it


class Lost(Exception):
    """Nobody answers."""


class FarWorkers:
    """`here` are the processes of this server."""

    def __init__(self, bus: Bus, me: str, here: Workers) -> None:
        self.bus, self.me, self.here = bus, me, here
        self.answers: dict[str, asyncio.Queue[Answer | None]] = {}  # by subject; None: nobody listens
        self.numbers = itertools.count(1)

    async def open(self) -> None:
        await self.bus.subscribe_with_subject(f"vendome.answers.{self.me}.*", self._heard)

    def _heard(self, subject: str, data: bytes, nobody: bool) -> None:  # noqa: FBT001 (a handler's form)
        answers = self.answers.get(subject)
        if answers is not None:
            answers.put_nowait(None if nobody else decode_answer(data))

    async def ask(self, task: Task, place: Place, limit: float) -> Any:
        if not isinstance(task, Choose | Consider | FileTask):  # it has secrets
            return await self.here.ask(task, place, limit)
        work = Work(task, place.lane, place.address, place.table, limit)
        is_full = False
        for _ in range(ATTEMPTS):
            try:
                return await self._attempt(work)
            except QueueFull:
                is_full = True
            except Lost:
                is_full = False
                if not self.bus.is_connected:
                    break
        if is_full:
            raise QueueFull
        return await self.here.ask(task, place, limit)

    async def _attempt(self, work: Work) -> Any:
        """Lost, if nobody answers: it may be asked again."""
        subject = f"vendome.answers.{self.me}.{next(self.numbers)}"
        answers = self.answers[subject] = asyncio.Queue()
        try:
            await self.bus.publish(subject_of(work.task), encode(work), subject)
            return await self._result(work.task, answers)
        except BusDown:
            raise Lost from None
        except asyncio.CancelledError:
            self.bus.say(ALL, encode(Drop(subject)))
            raise
        finally:
            del self.answers[subject]

    async def _result(self, task: Choose | Consider | FileTask, answers: asyncio.Queue[Answer | None]) -> Any:
        parts: list[bytes] = []
        while True:
            try:
                async with asyncio.timeout(SILENT):
                    answer = await answers.get()
            except TimeoutError:
                raise Lost from None
            match answer:
                case None:
                    raise Lost
                case Full():
                    raise QueueFull
                case AtWork(_, progress):
                    if progress is not None and isinstance(task, FileTask):
                        write_whole(progress_file(Path(task.path)), b"%f" % progress)
                case Part(data):
                    parts.append(data)
                case Finished(reply):
                    if parts and isinstance(task, FileTask):
                        write_whole(Path(task.path), b"".join(parts))
                    return unpacked(reply, task)

    def hurry(self, table: str, to: Lane) -> None:
        self.here.hurry(table, to)
        self.bus.say(ALL, encode(Hurry(table, to)))


def subject_of(task: Choose | Consider | FileTask) -> str:
    return LATER if isinstance(task, FileTask) else thoughts_of(task.question.game)

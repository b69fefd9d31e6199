"""The worker processes and the queue before them."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec
from prometheus_client import Gauge

from vendome.table.problems import Refused
from vendome.table.workers.fair_queue import FairQueue, Job, Lane, Place
from vendome.table.workers.process import ProcessDied, WorkerProcess
from vendome.table.workers.tasks import Declined, Done, Failed, Task, decode_reply, encode

ATTEMPTS = 3  # for a task whose process dies
MOST_WAITING = 5_000
MOST_OF_ADDRESS = 200


class WorkerFailed(Exception):
    """The task failed, or every process that was asked died before it answered."""


class TooLong(WorkerFailed):
    """The task took longer than its limit. Its process has been ended."""


class Workers(Protocol):
    """Whoever does tasks: processes of this server, or others on the bus."""

    async def ask(self, task: Task, place: Place, limit: float) -> Any:
        """The answer to a task. QueueFull, Refused (by the task itself) or WorkerFailed if there is none."""

    def hurry(self, table: str, to: Lane) -> None:
        """Somebody looks at this table now: what it waits for is more urgent."""


class Pool:
    """So many processes; what they can't do at once waits in a fair queue. `interpreted`: they compile nothing."""

    def __init__(
        self, size: int, *, nice: int = 0, interpreted: bool = False, most: int = MOST_WAITING,
        most_of_address: int = MOST_OF_ADDRESS, depth: Gauge | None = None,
    ) -> None:  # fmt: skip
        self.processes = [WorkerProcess(nice, interpreted=interpreted) for _ in range(size)]
        self.idle = list(self.processes)
        self.queue = FairQueue(most, most_of_address)
        self.depth = depth  # shows how many wait
        self.is_closed = False
        self.at_work: dict[asyncio.Task[None], Job] = {}

    @property
    def is_started(self) -> bool:
        """Whether any of the processes runs: the first task has to wait for one."""
        return any(process.child is not None for process in self.processes)

    async def ask(self, task: Task, place: Place, limit: float) -> Any:
        """The answer to a task. QueueFull, Refused (by the task itself) or WorkerFailed if there is none."""
        if self.is_closed:
            raise WorkerFailed("the worker processes have been closed")
        job = Job(task, place, limit)
        self.queue.put(job)
        self._hand_out()
        return await job.done

    def hurry(self, table: str, to: Lane) -> None:
        self.queue.hurry(table, to)

    def _hand_out(self) -> None:
        """Give idle processes what waits. The process that was busy last is asked first: it has everything loaded."""
        while self.idle and (job := self.queue.take()):
            if job.done.done():  # nobody waits for it any more
                continue
            work = asyncio.create_task(self._do(job, self.idle.pop()))
            self.at_work[work] = job
            work.add_done_callback(self.at_work.pop)
        if self.depth is not None:
            self.depth.set(self.queue.size)

    async def _do(self, job: Job, process: WorkerProcess) -> None:
        try:
            answer = await self._answer(job, process)
            if not job.done.done():
                job.done.set_result(answer)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self.idle.append(process)
            self._hand_out()

    async def _answer(self, job: Job, process: WorkerProcess) -> Any:
        name = type(job.task).__name__
        message = encode(job.task)
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(job.limit):
                    return unpacked(await process.ask(message), job.task)
            except ProcessDied:
                await process.kill()
            except TimeoutError:
                await process.kill()
                raise TooLong(f"{name} took longer than {job.limit:.0f} s") from None
            except asyncio.CancelledError:
                await process.kill()
                raise
        raise WorkerFailed(f"a process died {ATTEMPTS} times in {name}")

    async def retire(self) -> None:
        """Close, once all is done that was asked for."""
        while self.at_work:
            await asyncio.wait(self.at_work)
        await self.close()

    async def close(self) -> None:
        """Leave undone what is not done."""
        self.is_closed = True
        while job := self.queue.take():
            job.done.cancel()
        for work, job in self.at_work.items():
            work.cancel()
            job.done.cancel()
        await asyncio.gather(*self.at_work, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self.processes))


def unpacked(message: bytes, task: Task) -> Any:
    match decode_reply(message):
        case Done(value):
            return msgspec.msgpack.decode(value, type=task.answer)
        case Declined(cause, parts, details):
            raise Refused(cause, details=details, **parts)
        case Failed(reason):
            raise WorkerFailed(reason)

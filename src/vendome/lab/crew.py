"""Who does the work of the lab, and how it is stopped.

A crew maps a function over tasks. Bots run Python between compiled calls, so threads would wait for each other: several
workers are processes. Ctrl-C is not an exception that may strike anywhere but a sign that is looked at between two
moves, here and in the workers alike: whatever was finished is kept whole.
"""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from types import FrameType, TracebackType
from typing import Any, Protocol, TypeVar

from vendome.engine.errors import VendomeError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


class Stopped(Exception):
    """A game was left because the sign was raised."""


class Lost(VendomeError):
    """A worker process died."""


class Flag(Protocol):
    """One byte that all processes share, read and written without a lock: a signal may come at any moment."""

    value: int


class StopSign:
    """Raised by Ctrl-C while it is in use. A second Ctrl-C does what it always did."""

    def __init__(self) -> None:
        self.flag: Flag = get_context("spawn").RawValue("b", 0)
        self._before: Any = None

    @property
    def raised(self) -> bool:
        return bool(self.flag.value)

    def __enter__(self) -> "StopSign":
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._restore()

    def _interrupted(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 (a signal handler's form)
        self.flag.value = 1
        self._restore()

    def _restore(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None


_flag: Flag | None = None  # of the sign that this process looks at


def look_for(flag: Flag | None) -> None:
    global _flag
    _flag = flag


def check_sign() -> None:
    """Between two moves: leave the game if the sign is raised."""
    if _flag is not None and _flag.value:
        raise Stopped


class Crew(Protocol):
    """Where the work is done."""

    @property
    def threads(self) -> int:
        """How many threads of this process may work, where threads are enough; 0 if all work is done elsewhere."""

    def for_tasks(self, tasks: int) -> "Crew":
        """As many of the crew as so many tasks need."""

    def work(self, function: Callable[[Task], Outcome], tasks: Iterable[Task], sign: StopSign) -> Iterator[Outcome]:
        """What the function makes of the tasks, as it comes.

        With the sign raised no task is begun any more, and the ones under way that notice it are dropped.
        """


@dataclass(frozen=True)
class Processes:
    """So many workers on this machine. One works here, in this process."""

    workers: int

    @property
    def threads(self) -> int:
        return self.workers

    def for_tasks(self, tasks: int) -> "Processes":
        return Processes(max(1, min(self.workers, tasks)))

    def work(self, function: Callable[[Task], Outcome], tasks: Iterable[Task], sign: StopSign) -> Iterator[Outcome]:
        return here(function, tasks, sign) if self.workers == 1 else elsewhere(function, tasks, sign, self.workers)


ALONE = Processes(1)


def in_order(numbered: Iterable[tuple[int, Outcome]]) -> Generator[Outcome]:
    """Outcomes by their numbers, 0, 1, 2, …, whichever was ready first."""
    early: dict[int, Outcome] = {}
    awaited = 0
    for number, outcome in numbered:
        early[number] = outcome
        while awaited in early:
            yield early.pop(awaited)
            awaited += 1


def here(function: Callable[[Task], Outcome], tasks: Iterable[Task], sign: StopSign) -> Iterator[Outcome]:
    look_for(sign.flag)
    try:
        for task in tasks:
            yield function(task)
    except Stopped:
        return
    finally:
        look_for(None)


def elsewhere(
    function: Callable[[Task], Outcome], tasks: Iterable[Task], sign: StopSign, workers: int
) -> Iterator[Outcome]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin, initargs=(sign.flag,))
    waiting = iter(tasks)
    under_way: set[Future[Outcome]] = set()
    try:
        while True:
            while len(under_way) < 2 * workers and not sign.raised and (task := next(waiting, None)) is not None:
                with interrupts_held():
                    under_way.add(pool.submit(function, task))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                with suppress(Stopped):
                    yield future.result()
    except BrokenProcessPool:
        raise Lost("a worker process died; is there enough memory for so many --workers?") from None
    except BaseException:
        sign.flag.value = 1  # whoever leaves early leaves no worker thinking
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started here never feels a Ctrl-C, not even before its first line of Python."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(flag: Flag) -> None:
    """The first thing a worker does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    look_for(flag)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A parent that was killed can't send its workers home."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)

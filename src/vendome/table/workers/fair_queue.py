"""A fair queue: whoever asks for much waits longer than whoever asks for little.

There are lanes, the most urgent first. In a lane the addresses take turns, and the tables of an address take turns.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vendome.table.workers.tasks import Task


class Lane(IntEnum):
    """How urgent something is."""

    PERSON = 0  # somebody at the table waits for it
    WATCHED = 1  # somebody looks on
    NOBODY = 2  # nobody looks


@dataclass(frozen=True)
class Place:
    """Where in the queue something stands."""

    lane: Lane = Lane.PERSON
    address: str = ""
    table: str = ""


@dataclass(eq=False)
class Job:
    """A task, and a future for whoever waits for its answer."""

    task: Task
    place: Place
    limit: float  # seconds
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class QueueFull(Exception):
    """Too much waits already: in all, or of one address."""


Line = dict[str, dict[str, deque[Job]]]  # by address, by table. The first is the one whose turn it is.


class FairQueue:
    def __init__(self, most: int, most_of_address: int) -> None:
        self.most, self.most_of_address = most, most_of_address
        self.lines: dict[Lane, Line] = {lane: {} for lane in Lane}
        self.waiting: Counter[str] = Counter()  # by address
        self.size = 0

    def put(self, job: Job) -> None:
        place = job.place
        if self.size >= self.most or self.waiting[place.address] >= self.most_of_address:
            raise QueueFull
        self.lines[place.lane].setdefault(place.address, {}).setdefault(place.table, deque()).append(job)
        self.waiting[place.address] += 1
        self.size += 1

    def take(self) -> Job | None:
        """The next job; None if nothing waits."""
        for line in self.lines.values():
            if line:
                return self._take_from(line)
        return None

    def _take_from(self, line: Line) -> Job:
        """What is taken out goes to the end, so that the others come first the next time."""
        address = next(iter(line))
        tables = line.pop(address)
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            line[address] = tables
        self.size -= 1
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]
        return job

    def hurry(self, table: str, to: Lane) -> None:
        """Somebody looks at this table now: what it waits for becomes more urgent."""
        for lane in Lane:
            if lane <= to:
                continue
            for address, tables in list(self.lines[lane].items()):
                jobs = tables.pop(table, None)
                if jobs:
                    self.lines[to].setdefault(address, {}).setdefault(table, deque()).extend(jobs)
                if not tables:
                    del self.lines[lane][address]

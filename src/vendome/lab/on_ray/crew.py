"""Deals, sent to a Ray cluster and taken back as they come.

A deal is a function of its data, so one that is lost with its machine is sent again. Whoever stops takes what is
finished and leaves: Ray ends what still plays for us. docs/notes/ray.md says why neither is done by Ray's own means.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import ray
from ray.exceptions import RayError, RayTaskError

from vendome.engine.errors import BadOption, shortened
from vendome.lab.crew import Lost, Outcome, StopSign, Task
from vendome.lab.on_ray.head import is_there
from vendome.lab.on_ray.same import Same
from vendome.lab.on_ray.worker import DONE, FAILED, OTHER, Reply, perform

TRIES = 5  # for a task whose worker dies
TICK = 0.5  # seconds in which Ctrl-C is heard
FRESH = 5.0  # seconds for which the number of CPUs is taken to be the same
PATIENCE = 30.0  # seconds for which the head may be away: it may be started again
AHEAD = 16  # rounds that other tasks may be ahead of one that is late: who wants them in order has to keep them
LONGEST = 300  # characters of what Ray says
NOT_FOUND = "failed to import"  # what Ray says of a worker that does not find our function
STRANGER = "a node of the Ray cluster has no Vendôme, or another one: install the same version on every node"


class OnRay:
    """The workers of a cluster. `at_once` bounds the tasks under way; without it they are two for each CPU."""

    threads = 0

    def __init__(self, same: Same, at_once: int | None = None, tries: int = TRIES) -> None:
        self.same, self.at_once, self.tries = same, at_once, tries

    def for_tasks(self, tasks: int) -> OnRay:  # noqa: ARG002 (Ray itself takes no more than it needs)
        return self

    def work(self, function: Callable[[Task], Outcome], tasks: Iterable[Task], sign: StopSign) -> Iterator[Outcome]:
        waiting = iter(tasks)
        under_way = UnderWay(self)
        while True:
            while not sign.raised and under_way.has_room() and (task := next(waiting, None)) is not None:
                under_way.send(pickle.dumps((function, task)))
            if not under_way.sent:
                return
            ready = under_way.ready(0 if sign.raised else TICK)
            for ref in ready:
                yield from map(pickle.loads, under_way.take(ref))
            if sign.raised and not ready:
                return


class Size:
    """How many CPUs the cluster has now: nodes come and go. Lost if its head is gone."""

    def __init__(self) -> None:
        self.head = ray.get_runtime_context().gcs_address
        self.known = 1
        self.asked, self.answered = -FRESH, time.monotonic()

    def cpus(self) -> int:
        now = time.monotonic()
        if now - self.asked >= FRESH:
            self.asked = now
            if is_there(self.head):
                self.known, self.answered = max(1, int(ray.cluster_resources().get("CPU", 0))), now
            elif now - self.answered > PATIENCE:
                raise Lost(f"the head of the Ray cluster, {self.head}, does not answer any more")
        return self.known


class Sent(NamedTuple):
    number: int
    parcel: bytes
    nth_try: int


class UnderWay:
    """The tasks that were sent and have not come back."""

    def __init__(self, crew: OnRay) -> None:
        self.crew = crew
        self.perform = ray.remote(num_cpus=1, max_retries=0)(perform)
        self.same = pickle.dumps(tuple(crew.same))
        self.sent: dict[Any, Sent] = {}
        self.count = 0
        self.size = Size()

    def has_room(self) -> bool:
        cpus = self.size.cpus()  # in any case: it notices when the head is gone
        most = self.crew.at_once or 2 * cpus
        oldest = min((sent.number for sent in self.sent.values()), default=self.count)
        return len(self.sent) < most and self.count - oldest < AHEAD * most

    def send(self, parcel: bytes) -> None:
        self._send(Sent(self.count, parcel, 1))
        self.count += 1

    def _send(self, sent: Sent) -> None:
        self.sent[self.perform.remote(self.same, sent.parcel)] = sent

    def ready(self, seconds: float) -> list[Any]:
        """What has come back, after so long at the latest."""
        return ray.wait(list(self.sent), timeout=seconds)[0]

    def take(self, ref: Any) -> Iterator[bytes]:
        """The outcome; none if it was lost."""
        sent = self.sent.pop(ref)
        try:
            kind, value = reply_of(ref)
        except RayTaskError as error:
            if NOT_FOUND in str(error):
                raise BadOption(STRANGER) from None
            raise
        except RayError as error:
            self.try_again(sent, str(error))
            return
        if kind == FAILED:
            raise pickle.loads(value)
        if kind == OTHER:
            raise BadOption(value.decode())
        assert kind == DONE
        yield value

    def try_again(self, sent: Sent, why: str) -> None:
        if sent.nth_try == self.crew.tries:
            raise Lost(
                f"a deal was begun {sent.nth_try} times on the Ray cluster, and was lost each time; "
                f"is there enough memory? Ray says: {shortened(' '.join(why.split()), LONGEST)}"
            )
        self._send(sent._replace(nth_try=sent.nth_try + 1))


def reply_of(ref: Any) -> Reply:
    reply: Reply = ray.get(ref)
    return reply

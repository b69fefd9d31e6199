"""What the workers of the tests do: in a module of its own, which their processes can import."""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from vendome.engine.errors import UnknownName, VendomeError
from vendome.lab.arena import Deal, play_deal
from vendome.lab.arena.deal import Job
from vendome.lab.crew import check_sign
from waits import until


def double(number: int) -> int:
    check_sign()
    return 2 * number


def never_ready(number: int) -> int:
    """A game without end, that looks for the sign."""
    while True:
        check_sign()
        time.sleep(0.01)


def die(number: int) -> int:
    os._exit(9)


def die_once(marker: Path) -> str:
    """Killed as an operating system does it that has no memory left."""
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return marker.name


class Doomed(NamedTuple):
    """A deal, a node of a cluster that will be lost, and a folder in which is noted that something was begun there."""

    job: Job
    node: str
    folder: Path


def play_doomed(task: Doomed) -> Deal:
    """On the doomed node it never ends; elsewhere it waits until something was begun there."""
    import ray

    if ray.get_runtime_context().get_node_id() == task.node:
        (task.folder / "begun").touch()
        time.sleep(3600)
    until((task.folder / "begun").exists)
    return play_deal(task.job)


def wait_for(folder: Path) -> Path:
    """Until it may go."""
    until((folder / "go").exists)
    return folder


def name_unknown(name: str) -> int:
    raise UnknownName("bot", name, ["greedy"])


def fail(number: int) -> int:
    raise VendomeError(f"number {number} can't be played")

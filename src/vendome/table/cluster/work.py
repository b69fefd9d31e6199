"""What web processes ask of bots' processes, and what they answer. Nothing here tells more than one seat may know, or
the record of a finished game.

Subjects: `vendome.bots.GAME` for thoughts and `vendome.later` for replays, reviews and the like; of each message one
process of the group `bots` gets hold. The answers go to `vendome.answers.WEB.NUMBER`. `vendome.workers` is for all.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from vendome.table.workers.fair_queue import Lane, Place
from vendome.table.workers.tasks import Choose, Consider, FileTask

GROUP = "bots"
LATER = "vendome.later"
ALL = "vendome.workers"

BEAT_EVERY = 1.0  # seconds between two signs of life of whoever is at work


def thoughts_of(game: str) -> str:
    return f"vendome.bots.{game}"


Task = Choose | Consider | FileTask


class Work(Struct, array_like=True):
    task: Task
    lane: Lane
    address: str  # whose turn it is, among others
    table: str
    limit: float  # seconds

    @property
    def place(self) -> Place:
        return Place(self.lane, self.address, self.table)


# -- answers ------------------------------------------------------------------------------------------


class Full(Struct, tag="full", array_like=True):
    """Too much waits there already."""


class AtWork(Struct, tag="at-work", array_like=True):
    """A sign of life, and how far it is, if that is known."""

    worker: str
    progress: float | None = None


class Part(Struct, tag="part", array_like=True):
    """Of the file that was made."""

    data: bytes


class Finished(Struct, tag="finished", array_like=True):
    """What came of it, as a worker process says it."""

    reply: bytes


Answer = Full | AtWork | Part | Finished

# -- what is told to all workers ----------------------------------------------------------------------


class Hurry(Struct, tag="hurry", array_like=True):
    """Somebody looks at this table now."""

    table: str
    lane: Lane


class Drop(Struct, tag="drop", array_like=True):
    """Nobody waits for this answer any more."""

    subject: str


Order = Hurry | Drop

encode = msgspec.msgpack.encode
decode_work = msgspec.msgpack.Decoder(Work).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode
decode_order = msgspec.msgpack.Decoder(Order).decode

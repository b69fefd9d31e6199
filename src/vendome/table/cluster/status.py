"""Who is on the bus: every process answers whoever asks, for `vendome admin processes`."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from vendome.table.cluster.bus import Bus

WHO = "vendome.who"
WAIT = 0.7  # seconds for all to answer


class WebStatus(Struct, tag="web"):
    id: str
    name: str
    address: str
    tables: int  # that it has
    in_memory: int
    sockets: int
    far_lines: int  # sockets whose tables are elsewhere
    writes_waiting: int


class WorkerStatus(Struct, tag="bots"):
    id: str
    name: str
    games: list[str]
    workers: int  # processes that think
    answered: int  # tasks, since it started
    waiting: dict[str, int]  # tasks, by queue


Status = WebStatus | WorkerStatus


def status_json(status: Status) -> bytes:
    return msgspec.json.encode(status)


async def who_is_there(bus: Bus) -> list[Any]:
    """Everyone who answers in time."""
    found: list[Any] = []
    subject = f"vendome.answers.admin.{id(found)}"
    decode = msgspec.json.Decoder(Status).decode
    subscription = await bus.subscribe(subject, lambda _, data: found.append(decode(data)) if data else None)
    await bus.publish(WHO, b"", subject)
    await bus.flush()
    await asyncio.sleep(WAIT)
    await subscription.end()
    return found

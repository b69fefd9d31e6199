"""Clients of a table that cost as little as possible, and a load of many tables made of them."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

SEATS = 4
LONGEST_ANSWER = 30.0  # seconds


class Seen(msgspec.Struct):
    """What a client needs of a view."""

    asked: list[int]
    legal: list[str]
    ply: int
    status: str


class Operation(msgspec.Struct):
    op: str
    path: str
    value: Any = None


class Message(msgspec.Struct):
    view: Seen | None = None
    ply: int = 0
    patch: list[Operation] | None = None
    error: Any = None

    def seen_after(self, before: Seen | None) -> Seen:
        """What a client has seen once it has read this message."""
        if self.view is not None:
            return self.view
        assert self.patch is not None
        assert before is not None
        seen = Seen(list(before.asked), list(before.legal), self.ply, before.status)
        for operation in self.patch:
            apply(operation, seen)
        return seen


def apply(operation: Operation, seen: Seen) -> None:
    """One step of a JSON Patch, if it changes what a client looks at."""
    _, name, *place = operation.path.split("/")
    if name not in ("asked", "legal", "status"):
        return
    if not place:
        setattr(seen, name, operation.value)
        return
    items, index = getattr(seen, name), int(place[0])
    if operation.op != "add":
        del items[index]
    if operation.op != "remove":
        items.insert(index, operation.value)


DECODER = msgspec.json.Decoder(Message)


class Client(asyncio.Protocol):
    """A WebSocket with nothing to spare, so that the clients are not what is measured."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.host, self.path, self.heard = host, path, heard
        self.buffer = bytearray()
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.splitlines()[0]:
                raise ConnectionError(head.decode())
            self.is_open, self.buffer = True, bytearray(rest)
            self.opened.set_result(None)
        while (frame := self.next_frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self.heard(payload)
            elif opcode == 9:
                self.write(payload, opcode=10)

    def next_frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + size:
            return None
        payload = bytes(buffer[start : start + size])
        opcode = buffer[0] & 15
        del buffer[: start + size]
        return opcode, payload

    def write(self, payload: bytes, opcode: int = 1) -> None:
        size = bytes([128 | len(payload)]) if len(payload) < 126 else bytes([254]) + len(payload).to_bytes(2)
        self.transport.write(bytes([128 | opcode]) + size + bytes(4) + payload)  # a mask of zeros changes nothing


class Table:
    """Four clients at one table. One move is under way at a time; `wait` says how long till the next."""

    def __init__(self, load: Load, made: dict[str, Any]) -> None:
        self.load, self.made = load, made
        self.clients: list[Client] = []
        self.views: list[Seen | None] = [None] * SEATS
        self.missing = SEATS
        self.sent_at = 0.0
        self.number = 0

    async def connect(self, ports: list[int], frames: str) -> None:
        """A socket for each seat, to each of the ports in turn."""
        loop, host = asyncio.get_running_loop(), "127.0.0.1"
        for seat in self.made["seats"]:
            port = ports[seat["seat"] % len(ports)]
            path = f"/api/tables/{self.made['table']}/live?frames={frames}&token={seat['token']}"
            hear = partial(self.hear, seat["seat"])
            _, client = await loop.create_connection(partial(Client, host, path, hear), host, port)
            self.clients.append(client)
            await client.opened

    def hear(self, seat: int, text: bytes) -> None:
        before, message = self.views[seat], DECODER.decode(text)
        if message.error is not None:
            self.load.failure = self.load.failure or f"seat {seat} of {self.made['table']} was told {message.error}"
            return
        now = self.views[seat] = message.seen_after(before)
        is_news = before is None or (before.ply, before.asked) != (now.ply, now.asked)
        if self.sent_at and is_news:  # not somebody who comes or goes
            self.missing -= 1
            if self.missing == 0:
                self.load.took.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
                self.load.moved(self)

    @property
    def is_over(self) -> bool:
        view = self.views[0]
        return view is not None and view.status != "playing"

    def move(self) -> None:
        view = self.views[0]
        assert view is not None
        seat = random.choice(view.asked)
        mine = self.views[seat]
        assert mine is not None
        self.number += 1
        self.missing, self.sent_at = SEATS, time.perf_counter()
        body = {"ply": mine.ply, "move": random.choice(mine.legal), "id": self.number}
        self.clients[seat].write(msgspec.json.encode(body))


class Load:
    """Many tables for some seconds; `pause` between two moves of a table. One whose game is over is relieved by one
    of the reserve, so that as many play at the end as at the beginning."""

    def __init__(self, pause: Callable[[], float], reserve: Iterable[Table] = ()) -> None:
        self.pause = pause
        self.reserve = deque(reserve)
        self.took: list[float] = []
        self.moves = 0
        self.is_over = False
        self.failure: object = None  # what went wrong first

    def moved(self, table: Table) -> None:
        pause = self.pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self.go_on, table)
        else:
            self.go_on(table)

    def go_on(self, table: Table) -> None:
        if table.is_over and self.reserve:
            table = self.reserve.popleft()
            table.load = self
        if not self.is_over and not table.is_over:
            self.moves += 1
            table.move()

    async def run(self, tables: list[Table], seconds: float) -> float:
        start = time.perf_counter()
        for table in tables:
            table.load = self
            asyncio.get_running_loop().call_later(self.pause(), self.go_on, table)
        await asyncio.sleep(seconds)
        self.is_over = True
        rate = len(self.took) / (time.perf_counter() - start)
        async with asyncio.timeout(LONGEST_ANSWER):
            while len(self.took) < self.moves and not self.failure:  # what is under way arrives
                await asyncio.sleep(0.1)
        if self.failure:
            raise SystemExit(f"this is no measurement: {self.failure}")
        return rate


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for(port: int) -> None:
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)


def megabytes(pid: int) -> float:
    """The memory a process really has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def seconds_used(pid: int) -> float:
    """Processor time, which a busy machine does not falsify as much as the clock."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(took: list[float]) -> str:
    ordered = sorted(took)
    return "  ".join(
        f"p{p} {ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000:7.1f} ms" for p in (50, 95, 99)
    )

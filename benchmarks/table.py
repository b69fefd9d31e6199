"""The table under load: many tables of four seats over real WebSockets, beside a plain Starlette echo.

    python benchmarks/table.py                      # 1,000 tables live, then as fast as they can
    python benchmarks/table.py --tables 200 --seconds 10
    python benchmarks/table.py --frames events      # the clients ask for a patch for each event, as the page does

The server is a process of its own with an SQLite file; the clients are another. A move counts when the last of
the four seats has seen it, which is after its row is on disk.
"""

import argparse
import asyncio
import base64
import gc
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import uvloop

from vendome.table.protocol.shared_types import Frames

SEATS = 4
ECHO = """
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
import uvicorn, sys
async def echo(ws):
    await ws.accept()
    while True:
        await ws.send_text(await ws.receive_text())
app = Starlette(routes=[WebSocketRoute("/{path:path}", echo)])
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
"""


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
        if self.patch is None or before is None:
            raise RuntimeError(self.error)
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

    def __init__(self, load: "Load", made: dict[str, Any]) -> None:
        self.load, self.made = load, made
        self.clients: list[Client] = []
        self.views: list[Seen | None] = [None] * SEATS
        self.missing = SEATS
        self.sent_at = 0.0
        self.number = 0

    async def connect(self, host: str, port: int, frames: str) -> None:
        loop = asyncio.get_running_loop()
        for seat in self.made["seats"]:
            path = f"/api/tables/{self.made['table']}/live?frames={frames}&token={seat['token']}"
            hear = partial(self.hear, seat["seat"])
            _, client = await loop.create_connection(partial(Client, host, path, hear), host, port)
            self.clients.append(client)
            await client.opened

    def hear(self, seat: int, text: bytes) -> None:
        before = self.views[seat]
        now = self.views[seat] = DECODER.decode(text).seen_after(before)
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

    def __init__(self, pause: Callable[[], float], reserve: Iterable["Table"] = ()) -> None:
        self.pause = pause
        self.reserve = deque(reserve)
        self.took: list[float] = []
        self.moves = 0
        self.is_over = False

    def moved(self, table: Table) -> None:
        pause = self.pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self.go_on, table)
        else:
            self.go_on(table)

    def go_on(self, table: "Table") -> None:
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
        while len(self.took) < self.moves:  # what is under way arrives
            await asyncio.sleep(0.1)
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


def start_server(port: int, folder: Path) -> subprocess.Popen[bytes]:
    rates = ("TABLES_PER_HOUR", "JOINS_PER_SECOND", "CALLS_PER_SECOND", "MOVES_PER_SECOND")
    ceilings = ("SOCKETS_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS")
    settings = {f"VENDOME_{name}": "1000000" for name in (*rates, *ceilings)}
    command = ["-m", "vendome", "serve", "--port", str(port), "--database", str(folder / "tables.sqlite")]
    # All clients call from one address, which may hold a quarter of the connections at most, unless it is a proxy's.
    others = {"VENDOME_COMPILE_AHEAD": "0", "VENDOME_PROXIES": "127.0.0.1"}
    server = subprocess.Popen([sys.executable, *command], env={**os.environ, **settings, **others})
    wait_for(port)
    return server


def megabytes(process: subprocess.Popen[bytes]) -> float:
    """The memory a process really has."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def seconds_used(process: subprocess.Popen[bytes]) -> float:
    """Processor time, which a busy machine does not falsify as much as the clock."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(took: list[float]) -> str:
    ordered = sorted(took)
    return "  ".join(
        f"p{p} {ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000:7.1f} ms" for p in (50, 95, 99)
    )


async def open_tables(arguments: argparse.Namespace, port: int, count: int) -> list[Table]:
    load = Load(lambda: 0.0)
    tables: list[Table] = []
    seats = [{"kind": "human"}] * SEATS
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120, limits=limits) as http:

        async def open_one() -> None:
            made = (await http.post("/api/tables", json={"game": arguments.game, "seats": seats})).json()
            table = Table(load, made)
            await http.post(f"/api/tables/{made['table']}/start", headers={"Authorization": f"Bearer {made['host']}"})
            await table.connect("127.0.0.1", port, arguments.frames)
            tables.append(table)

        for start in range(0, count, 50):
            await asyncio.gather(*(open_one() for _ in range(min(50, count - start))))
    await asyncio.sleep(1.0)
    return tables


async def measure_table(arguments: argparse.Namespace) -> tuple[float, list[float]]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(port, Path(folder))
        try:
            warm = await open_tables(arguments, port, 2)
            await Load(lambda: 0.0).run(warm, 2)
            before = megabytes(server)
            tables = await open_tables(arguments, port, arguments.tables)
            after = megabytes(server)
            each = (after - before) / len(tables) * 1024
            print(f"{len(tables):,} tables, {len(tables) * SEATS:,} sockets: {each:.0f} KiB a table")
            steady = Load(lambda: random.uniform(1, 3))
            rate = await steady.run(tables, arguments.seconds)
            print(f"a move every 1–3 s a table   {rate:8,.0f} moves/s   {percentiles(steady.took)}")
            busy, reserve = tables[: arguments.busy], tables[arguments.busy :]
            flat_out = Load(lambda: 0.0, reserve)
            used = seconds_used(server)
            rate = await flat_out.run(busy, arguments.seconds)
            used = (seconds_used(server) - used) / max(1, len(flat_out.took))
            print(f"as fast as {len(busy):3} tables can    {rate:8,.0f} moves/s   {percentiles(flat_out.took)}")
            print(f"server: {megabytes(server):.0f} MiB, {used * 1e6:.0f} µs of processor time a move")
            return rate, flat_out.took
        finally:
            server.kill()
            server.wait()


async def measure_echo(arguments: argparse.Namespace) -> float:
    port = free_port()
    server = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    wait_for(port)
    took: list[float] = []
    over = False
    try:
        loop = asyncio.get_running_loop()
        text = b'{"ply":12,"move":"play R7","id":12}'
        sent: dict[int, float] = {}
        clients: list[Client] = []

        def heard(number: int, _: bytes) -> None:
            took.append(time.perf_counter() - sent[number])
            if not over:
                sent[number] = time.perf_counter()
                clients[number].write(text)

        for number in range(arguments.busy):
            new_client = partial(Client, "127.0.0.1", "/x", partial(heard, number))
            _, client = await loop.create_connection(new_client, "127.0.0.1", port)
            clients.append(client)
            await client.opened
        start = time.perf_counter()
        for number, client in enumerate(clients):
            sent[number] = time.perf_counter()
            client.write(text)
        await asyncio.sleep(arguments.seconds / 2)
        over = True
        rate = len(took) / (time.perf_counter() - start)
        used = seconds_used(server) / len(took)
        print(f"plain Starlette echo         {rate:8,.0f} echoes/s  {percentiles(took)}")
        print(f"echo server: {used * 1e6:.0f} µs of processor time an echo, its start included")
        return rate
    finally:
        server.kill()
        server.wait()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="shadow_thief")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--busy", type=int, default=100, help="tables that move as fast as they can")
    parser.add_argument("--frames", default="whole", choices=get_args(Frames))
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else 65536, hard))
    gc.disable()  # the clients' own pauses are not the server's
    rate, _ = await measure_table(arguments)
    echo = await measure_echo(arguments)
    print(f"A move, checked by the rules, on disk and seen by {SEATS} seats: {echo / rate:.1f} plain echoes.")


if __name__ == "__main__":
    uvloop.run(main())

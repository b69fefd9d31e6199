"""The table under load: many tables of four seats over real WebSockets, beside a plain Starlette echo.

    python benchmarks/table.py                      # 1,000 tables live, then as fast as they can
    python benchmarks/table.py --tables 200 --seconds 10
    python benchmarks/table.py --frames events      # the clients ask for a patch for each event, as the page does

The server is a process of its own with an SQLite file; the clients are another. A move counts when the last of
the four seats has seen it, which is after its row is on disk.
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import get_args

import httpx
import uvloop

from clients import SEATS, Client, Load, Table, free_port, megabytes, percentiles, seconds_used, wait_for
from vendome.table.protocol.shared_types import Frames

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
            await table.connect([port], arguments.frames)
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
            before = megabytes(server.pid)
            tables = await open_tables(arguments, port, arguments.tables)
            after = megabytes(server.pid)
            each = (after - before) / len(tables) * 1024
            print(f"{len(tables):,} tables, {len(tables) * SEATS:,} sockets: {each:.0f} KiB a table")
            steady = Load(lambda: random.uniform(1, 3))
            rate = await steady.run(tables, arguments.seconds)
            print(f"a move every 1–3 s a table   {rate:8,.0f} moves/s   {percentiles(steady.took)}")
            busy, reserve = tables[: arguments.busy], tables[arguments.busy :]
            flat_out = Load(lambda: 0.0, reserve)
            used = seconds_used(server.pid)
            rate = await flat_out.run(busy, arguments.seconds)
            used = (seconds_used(server.pid) - used) / max(1, len(flat_out.took))
            print(f"as fast as {len(busy):3} tables can    {rate:8,.0f} moves/s   {percentiles(flat_out.took)}")
            print(f"server: {megabytes(server.pid):.0f} MiB, {used * 1e6:.0f} µs of processor time a move")
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
        used = seconds_used(server.pid) / len(took)
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

"""Tables on one, two and four web processes: the same load, and what it costs the servers.

    python benchmarks/scale.py
    python benchmarks/scale.py --tables 400 --seconds 30 --pauses 2

PostgreSQL, NATS and the web processes are real, on this machine; each table's four sockets go to different processes.
What counts is accepted moves for each second of processor time that the servers use: how many processes two cores can
run at once says nothing about many machines. At ease a move wakes processes that sleep; flat out, none sleeps. A move
counts when all four seats have seen it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvloop

from clients import Load, Table, percentiles, seconds_used

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cluster.servers import Cluster, Postgresql, Web, cluster, postgresql

PEOPLE = [{"kind": "human"}] * 4
# All clients call from one address.
MANY = 100_000
ONE_ADDRESS: dict[str, Any] = {"sockets_per_address": MANY, "connections_per_address": MANY, "proxies": "127.0.0.1"}


@dataclass
class Cost:
    """Of one measurement."""

    name: str
    moves: int
    took: list[float]
    web: float  # seconds of processor time
    database: float = 0.0
    bus: float = 0.0
    bus_bytes: int = 0
    bus_messages: int = 0

    @property
    def efficiency(self) -> float:
        """Moves for each second of processor time, of all servers together."""
        return self.moves / (self.web + self.database + self.bus)

    def row(self, beside: Cost) -> str:
        each = [1e6 * seconds / self.moves for seconds in (self.web, self.database, self.bus)]
        return (
            f"{self.name:34} {self.moves:7,} {each[0]:6.0f} {each[1]:6.0f} {each[2]:6.0f}   {self.efficiency:6.0f}  "
            f"{self.efficiency / beside.efficiency:5.0%}  {self.bus_messages / self.moves:5.1f} "
            f"{self.bus_bytes / self.moves:7,.0f}   {percentiles(self.took)}"
        )


HEAD = (
    f"{'':34} {'moves':>7} {'µs of processor a move':^20}   {'moves/':>6}  {'beside':>5}  {'bus: a move':^13}\n"
    f"{'':34} {'':>7} {'web':>6} {'PG':>6} {'NATS':>6}   {'cpu-s':>6}  {'one':>5}  {'msgs':>5} {'bytes':>7}"
)


class Meter:
    """What the servers have used so far."""

    def __init__(self, made: Cluster) -> None:
        self.made = made
        self.before = self.read()

    def read(self) -> tuple[float, float, float, int, int]:
        made = self.made
        web = sum(seconds_used(server.pid) for server in made.web)
        database = made.postgresql.pid
        backends = [database, *map(int, Path(f"/proc/{database}/task/{database}/children").read_text().split())]
        said: Any = httpx.get(f"http://127.0.0.1:{made.nats.monitor}/varz").json()
        bus = seconds_used(made.nats.pid)
        return web, sum(map(seconds_used, backends)), bus, said["in_bytes"] + said["out_bytes"], said["in_msgs"]

    def cost(self, name: str, load: Load) -> Cost:
        web, database, bus, size, messages = (now - then for now, then in zip(self.read(), self.before, strict=True))
        return Cost(name, len(load.took), load.took, web, database, bus, int(size), int(messages))


async def open_tables(servers: list[Web], count: int, places: str = "spread") -> list[Table]:
    """`places`: the sockets are `spread` over all servers, all at the `owner`, or all at `another` process."""
    tables, load = [], Load(lambda: 0.0)
    async with httpx.AsyncClient(timeout=120) as client:
        for number in range(count):
            turned = [servers[(number + i) % len(servers)] for i in range(len(servers))]
            url = f"http://{turned[0].address}/api/tables"
            made = (await client.post(url, json={"game": "shadow_thief", "seats": PEOPLE})).json()
            await client.post(f"{url}/{made['table']}/start", headers={"Authorization": f"Bearer {made['host']}"})
            at = {"spread": turned, "owner": turned[:1], "another": turned[1:2]}[places]
            table = Table(load, made)
            await table.connect([server.port for server in at], "events")
            tables.append(table)
    await asyncio.sleep(1.0)
    return tables


def pause_of(arguments: argparse.Namespace) -> float:
    """Seconds till the next move of a table."""
    return random.uniform(0.5, 1.5) * float(arguments.pause)


async def measure(made: Cluster, name: str, arguments: argparse.Namespace, places: str = "spread") -> Cost:
    warm = await open_tables(made.web, 4, places)
    await Load(lambda: 0.0).run(warm, 1)
    tables = await open_tables(made.web, arguments.tables, places)
    load, meter = Load(lambda: pause_of(arguments)), Meter(made)
    await load.run(tables, arguments.seconds)
    return meter.cost(name, load)


async def measure_sqlite(folder: Path, arguments: argparse.Namespace) -> Cost:
    server = Web(folder, 9, str(folder / "tables.sqlite"), "", **ONE_ADDRESS)
    server.start()
    try:
        await Load(lambda: 0.0).run(await open_tables([server], 4), 1)
        tables = await open_tables([server], arguments.tables)
        load, before = Load(lambda: pause_of(arguments)), seconds_used(server.pid)
        await load.run(tables, arguments.seconds)
        return Cost("one process, SQLite", len(load.took), load.took, seconds_used(server.pid) - before)
    finally:
        server.kill()


async def on_cluster(
    pg: Postgresql, web: int, name: str, arguments: argparse.Namespace, places: str = "spread"
) -> Cost:
    with ExitStack() as stack:
        database = stack.enter_context(pg.new_database())
        made = stack.enter_context(cluster(pg, database, web=web, bots=0, **ONE_ADDRESS))
        return await measure(made, name, arguments, places)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="at once, four seats each (default: 200)")
    parser.add_argument("--seconds", type=float, default=15, help="for each measurement (default: 15)")
    parser.add_argument(
        "--pauses", type=float, nargs="+", default=[1.0, 0.0],
        help="seconds between two moves of a table, a measurement of all for each; 0: flat out (default: 1 0)",
    )  # fmt: skip
    arguments = parser.parse_args()
    print(time.strftime("%Y-%m-%d"))
    for pause in arguments.pauses:
        arguments.pause = pause
        await measure_all(arguments)


async def measure_all(arguments: argparse.Namespace) -> None:
    pace = f"a move about every {arguments.pause:g} s at each" if arguments.pause else "flat out"
    print(f"\n{arguments.tables} tables, {pace}")
    with tempfile.TemporaryDirectory() as folder, postgresql() as pg:
        costs = [await measure_sqlite(Path(folder), arguments)]
        for web in (1, 2, 4):
            costs.append(await on_cluster(pg, web, f"{web} web, sockets spread", arguments))
        costs.append(await on_cluster(pg, 2, "2 web, all sockets at the owner", arguments, "owner"))
        costs.append(await on_cluster(pg, 2, "2 web, all sockets at the other", arguments, "another"))
    print(HEAD)
    for cost in costs:
        print(cost.row(costs[1]))


if __name__ == "__main__":
    uvloop.run(main())

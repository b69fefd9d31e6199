"""Chaos: games that go on while servers are killed, stopped, frozen and cut off at random, some of them at once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from cluster.checker import check
from cluster.players import History, Table, set_up
from cluster.seeds import told
from cluster.servers import Cluster, Postgresql, Web, cluster
from cluster.wires import Wire
from vendome import GAMES

AT_ONCE = 4  # tables that are played at a time
SEATS = {"shadow_thief": ("hhhb", "hhbb", "hhh"), "gentlemen_thieves": ("hhb", "hhhh"), "master_thieves": ("hb", "hh")}
TO_THE_END = 180.0  # seconds for the games that go on when the last fault has been repaired


@dataclass
class Report:
    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    acknowledged: int = 0
    troubles: int = 0  # times that a player had to come back or ask again
    longest_pause: float = 0.0  # seconds in which no move at all was acknowledged

    def __str__(self) -> str:
        faults = ", ".join(f"{count} × {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{self.tables} tables, {self.acknowledged:,} acknowledged moves, {self.troubles:,} lost connections; "
            f"longest pause {self.longest_pause:.1f} s; faults: {faults}"
        )


class Chaos:
    def __init__(self, made: Cluster, seed: int) -> None:
        self.made, self.choose = made, random.Random(seed)
        self.report = Report()
        self.tables: list[Table] = []
        self.is_over = False
        self.busy: set[str] = set()  # servers with a fault: each has one at a time

    @property
    def histories(self) -> list[History]:
        return [table.history for table in self.tables]

    async def run(self, seconds: float) -> Report:
        watching = asyncio.create_task(self.watch())
        players = [asyncio.create_task(self.play_on()) for _ in range(AT_ONCE)]
        try:
            await self.break_things(seconds)
            self.is_over = True
            async with asyncio.timeout(TO_THE_END):
                await asyncio.gather(*players)
        except TimeoutError:
            raise AssertionError("a game stands still") from None
        finally:
            for task in (watching, *players):
                task.cancel()
            await asyncio.gather(watching, *players, return_exceptions=True)
        self.report.acknowledged = await check(self.made.database, self.histories)
        self.report.tables = len(self.tables)
        self.report.troubles = sum(person.troubles for table in self.tables for person in table.people)
        return self.report

    async def play_on(self) -> None:
        """One table after the other."""
        while not self.is_over:
            game = self.choose.choice(list(GAMES))
            options = {"hands": 1} if game == "shadow_thief" else {}
            seats, seed = self.choose.choice(SEATS[game]), self.choose.randrange(2**32)
            table = await set_up(self.made.running, game, seats, seed, options=options)
            self.tables.append(table)
            await table.play()

    async def watch(self) -> None:
        """How long nothing moves."""
        known, since = 0, time.monotonic()
        while True:
            await asyncio.sleep(0.1)
            now = sum(len(history.acknowledged) for history in self.histories)
            if now != known:
                known, since = now, time.monotonic()
            self.report.longest_pause = max(self.report.longest_pause, time.monotonic() - since)

    # -- faults ---------------------------------------------------------------------------------------

    async def break_things(self, seconds: float) -> None:
        until, under_way = time.monotonic() + seconds, set[asyncio.Task[None]]()
        while time.monotonic() < until:
            await asyncio.sleep(self.choose.uniform(1.0, 5.0))
            name, server, fault = self.choose.choice(self.faults())
            if server in self.busy or len(self.busy) > 1:
                continue
            self.report.faults[name] += 1
            task = asyncio.create_task(self.apply(server, fault))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        await asyncio.gather(*under_way)

    async def apply(self, server: str, fault: Callable[[], Awaitable[None]]) -> None:
        self.busy.add(server)
        try:
            await fault()
        finally:
            self.busy.discard(server)

    def faults(self) -> list[tuple[str, str, Callable[[], Awaitable[None]]]]:
        """Their names, what they break, and how."""
        faults: list[tuple[str, str, Callable[[], Awaitable[None]]]] = [
            ("bus killed", "bus", self.kill_bus),
            ("database killed", "database", self.kill_database),
            ("bots killed", "bots", self.kill_bots),
        ]
        for number, web in enumerate(self.made.web):
            name = f"web {number}"
            faults += [
                ("web killed", name, partial(self.kill, web)),
                ("web stopped", name, partial(self.stop, web)),
                ("web frozen", name, partial(self.freeze, web)),
                ("web cut off from the bus", name, partial(self.cut, self.made.to_nats[number])),
                ("web cut off from the database", name, partial(self.cut, self.made.to_postgresql[number])),
            ]
        return faults

    async def wait(self, longest: float = 6.0) -> None:
        await asyncio.sleep(self.choose.uniform(0.2, longest))

    async def kill(self, web: Web) -> None:
        web.kill()
        await self.wait()
        await self.start(web)

    async def stop(self, web: Web) -> None:
        await asyncio.to_thread(web.stop)
        await self.wait(2.0)
        await self.start(web)

    async def start(self, web: Web) -> None:
        """It does not start while the bus or the database is away: whoever looks after it tries again."""
        while True:
            web.start(wait=False)
            try:
                await asyncio.to_thread(web.wait)
                return
            except AssertionError:
                web.kill()
                await asyncio.sleep(0.5)

    async def freeze(self, web: Web) -> None:
        web.freeze()
        await self.wait(10.0)
        web.thaw()

    async def cut(self, wire: Wire) -> None:
        wire.cut()
        await self.wait(10.0)
        wire.mend()

    async def kill_bus(self) -> None:
        self.made.nats.kill()
        await self.wait(3.0)
        await asyncio.to_thread(self.made.nats.start)

    async def kill_database(self) -> None:
        self.made.postgresql.kill()
        await self.wait(2.0)
        await asyncio.to_thread(self.made.postgresql.start)

    async def kill_bots(self) -> None:
        bots = self.choose.choice(self.made.bots)
        bots.kill()
        await self.wait(3.0)
        bots.start()


def run(pg: Postgresql, seconds: float, seed: int) -> Report:
    """AssertionError says what was lost, and what the servers said. Whatever fails tells the seed."""
    skews = (60.0, 0.0, -60.0)
    with told(seed), pg.new_database() as database, cluster(pg, database, wired=True, skews=skews) as made:
        try:
            return asyncio.run(Chaos(made, seed).run(seconds))
        except AssertionError as error:
            raise AssertionError(f"{error}\n{made.output()[-30_000:]}") from error

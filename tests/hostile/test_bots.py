"""Strangers set bots to work for nobody: people's bots answer before theirs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hostile.attacks.bots import HINTS, hints_by_the_dozen, mastermind_table, watched
from hostile.attacks.target import Target
from hostile.honest import honest_game
from hostile.server import Server, is_alive, serving
from hostile.wire import ask
from waits import until_async

TABLES = 12
TURNS = 2  # of the honest bot
WARM_UP = 300.0  # seconds: on a new machine the bots are compiled at their first thought
pytestmark = [pytest.mark.slow, pytest.mark.anyio, pytest.mark.timeout(2 * WARM_UP)]


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, bot_pause=0.0) as running:
        yield running


class Opponent:
    """A person who plays against a pickpocket."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server, self.table, self.token = server, made["table"], made["seats"][0]["token"]
        self.host = made["host"]

    @classmethod
    async def sit_down(cls, server: Server) -> Opponent:
        seats = [{"kind": "human"}, {"kind": "bot", "level": "pickpocket"}]
        made = await ask(server.port, "POST", "/api/tables", {"game": "master_thieves", "seats": seats})
        opponent = cls(server, made.json)
        await ask(server.port, "POST", f"/api/tables/{opponent.table}/start", {}, opponent.host)
        await until_async(opponent.is_asked, within=WARM_UP)
        return opponent

    async def view(self) -> dict[str, Any]:
        return dict((await ask(self.server.port, "GET", f"/api/tables/{self.table}", None, self.token)).json)

    async def is_asked(self) -> bool:
        return 0 in (await self.view())["asked"]

    async def move(self) -> bool:
        """Make a move; whether it is now the bot's turn alone."""
        view = await self.view()
        wish = {"ply": view["ply"], "move": view["legal"][0], "id": str(view["ply"])}
        await ask(self.server.port, "POST", f"/api/tables/{self.table}/moves", wish, self.token)
        return not await self.is_asked()

    async def turn(self) -> int:
        """Move until the bot is asked, and wait for its answers; how many they are."""
        await until_async(self.move, within=WARM_UP, pause=0)
        asked = (await self.view())["ply"]
        await until_async(self.is_asked, within=WARM_UP)
        return max(1, int((await self.view())["ply"] - asked))


def moves_of(server: Server, tables: list[str]) -> int:
    """How many moves these tables have on the disk: reading there disturbs nobody."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        marks = ",".join("?" * len(tables))
        (count,) = database.execute(f"SELECT count(*) FROM moves WHERE table_id IN ({marks})", tables).fetchone()
    return int(count)


async def hostile_tables(server: Server, opponent: Opponent) -> list[str]:
    target = Target(server.port, opponent.table)
    return [table for table in [await mastermind_table(target) for _ in range(TABLES)] if table]


async def hostile_moves(server: Server, opponent: Opponent, tables: list[str]) -> float:
    """How many moves the hostile tables make while the honest bot waits for one answer, in the better of some turns.
    This counts who comes first, so that it does not matter how fast the machine is."""
    counts = []
    for _ in range(TURNS):
        before = moves_of(server, tables)
        answers = await opponent.turn()
        counts.append((moves_of(server, tables) - before) / answers)
    return min(counts)


@pytest.mark.soak
async def test_a_pickpocket_answers_before_tables_that_nobody_watches(busy: Server) -> None:
    """`make test` has those that strangers watch, whose bots come before these: table/test_workers.py."""
    opponent = await Opponent.sit_down(busy)
    await opponent.turn()
    tables = await hostile_tables(busy, opponent)
    assert await hostile_moves(busy, opponent, tables) < TABLES / 2


async def test_a_pickpocket_answers_before_tables_that_strangers_watch(busy: Server) -> None:
    opponent = await Opponent.sit_down(busy)
    await opponent.turn()
    tables = await hostile_tables(busy, opponent)
    async with watched(Target(busy.port, opponent.table), tables):
        assert await hostile_moves(busy, opponent, tables) < TABLES / 2


async def test_hints_are_given_or_refused_with_the_time_to_wait(busy: Server) -> None:
    opponent = await Opponent.sit_down(busy)
    await opponent.turn()
    async with honest_game(busy.port) as game:
        asking = asyncio.create_task(hints_by_the_dozen(Target(busy.port, game.table)))
        await game.play(20)
        outcome = await asking
        await game.finish()
    assert set(outcome) <= {"200", "429"}, outcome
    assert outcome.total() == HINTS


async def test_it_ends_in_peace_while_bots_think(tmp_path: Path) -> None:
    """No traceback, no child process and no semaphore is left behind."""
    with serving(tmp_path, bot_pause=0.0) as server:
        opponent = await Opponent.sit_down(server)
        await opponent.turn()
        await hostile_tables(server, opponent)
        children = await until_async(lambda: server.children)
    await until_async(lambda: not any(map(is_alive, children)))

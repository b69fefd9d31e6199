"""The warm-up: tables and bots play while their games are compiled, and change over when they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from vendome import GAMES
from vendome.bots import Witness
from vendome.engine.compiler.cache import FirstUse
from vendome.engine.compiler.loops import loops_of, machine_code_of, use_machine_code
from vendome.engine.play import Setup
from vendome.games.registry import find
from vendome.table import warm_up
from vendome.table.bot_question import BotQuestion
from vendome.table.bot_workers import BotWorkers
from vendome.table.warm_up import WarmUp
from vendome.table.workers import Lane, Place, Pool, WorkerFailed
from vendome.table.workers.tasks import Choose, CompileBots, CompileRules, Consider, Task

pytestmark = pytest.mark.anyio


class Gates:
    """Lets every compilation wait until it is told to go on, and notes where it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[Pool, Task]] = []
        self.opened = asyncio.Event()
        self.failing: tuple[type[Task], ...] = ()

    async def ask(self, pool: Pool, task: Task, _place: Place, _limit: float) -> Any:
        self.asked.append((pool, task))
        if isinstance(task, (CompileRules, CompileBots)):
            await self.opened.wait()
        if isinstance(task, self.failing):
            raise WorkerFailed("no compiler here")
        return 0

    @property
    def bots(self) -> list[tuple[Pool, str]]:
        """Which bots were asked, and where."""
        return [(pool, task.question.level) for pool, task in self.asked if isinstance(task, (Choose, Consider))]


class NewMachine(FirstUse):
    """A machine that has compiled nothing yet."""

    def __init__(self, part: str, package: str) -> None:
        super().__init__(part, package)
        self.part, self.is_done = part, False

    def is_due(self) -> bool:
        return not self.is_done

    def done(self) -> None:
        self.is_done = True


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gates]:
    gates = Gates()
    monkeypatch.setattr(Pool, "ask", lambda *asked: gates.ask(*asked))
    monkeypatch.setattr(warm_up, "FirstUse", NewMachine)
    yield gates
    for game in GAMES.values():
        use_machine_code(game)


@pytest.fixture
async def warming(gates: Gates) -> AsyncIterator[WarmUp]:
    warming = WarmUp(Pool(1))
    yield warming
    await warming.close()


def is_interpreted(name: str) -> bool:
    game = find(name)
    return loops_of(game).do_apply is not machine_code_of(game)["do_apply"]


def question(level: str) -> BotQuestion:
    game = find("shadow_thief")
    session = Setup.of(game, 3, {}).start(seed=1)
    witness = Witness(session.setup, 0)
    witness.see(session)
    return BotQuestion.of(witness, level, 1, 2)


async def test_until_a_game_is_compiled_it_is_interpreted_and_a_simple_bot_thinks(
    warming: WarmUp, gates: Gates
) -> None:
    workers = BotWorkers(warming.pool, 1.0, warming)
    assert all(map(is_interpreted, GAMES))
    await workers.choose(question("mastermind"), Place())
    await workers.consider(question("pickpocket"), Place())
    assert gates.bots == [(warming.interpreter, "greedy"), (warming.interpreter, "pickpocket")]
    workers.hurry("a table", Lane.PERSON)
    assert warming.pool_for("shadow_thief") is warming.interpreter

    gates.opened.set()
    await warming.task
    assert not any(map(is_interpreted, GAMES))
    assert warming.compiler.is_closed
    assert warming.interpreter.is_closed
    await workers.choose(question("mastermind"), Place())
    assert gates.bots[-1] == (warming.pool, "mastermind")


async def test_until_its_net_is_compiled_a_simple_bot_plays_for_a_character(
    gates: Gates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NewMachine, "is_due", lambda first: first.part == "net")
    warming = WarmUp(Pool(1))
    workers = BotWorkers(warming.pool, 1.0, warming)
    await workers.choose(question("magpie"), Place())
    await workers.choose(question("burglar"), Place())
    assert gates.bots == [(warming.pool, "greedy"), (warming.pool, "burglar")]
    gates.opened.set()
    await warming.task
    await workers.choose(question("magpie"), Place())
    assert gates.bots[-1] == (warming.pool, "magpie")
    await warming.close()


async def test_rules_that_cannot_be_compiled_stay_interpreted(warming: WarmUp, gates: Gates) -> None:
    gates.failing = (CompileRules, CompileBots)
    gates.opened.set()
    await warming.task
    assert all(map(is_interpreted, GAMES))
    assert warming.pool_for("shadow_thief") is warming.interpreter


async def test_a_server_that_ends_meanwhile_leaves_compiled_rules_behind(warming: WarmUp) -> None:
    await warming.close()
    assert not any(map(is_interpreted, GAMES))
    assert warming.task.cancelled()


async def test_a_machine_that_has_compiled_before_asks_its_bots_at_once(
    gates: Gates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NewMachine, "is_due", lambda _: False)
    warming = WarmUp(Pool(1))
    assert warming.pool_for("shadow_thief") is warming.pool
    gates.opened.set()
    await warming.task
    assert {type(task) for _, task in gates.asked} == {CompileBots}, "they are loaded, and nothing is compiled"
    await warming.close()


async def test_an_interpreting_process_answers_for_a_bot() -> None:
    pool = Pool(1, interpreted=True)
    try:
        workers = BotWorkers(pool, 60.0)
        asked = question("greedy")
        chosen = asyncio.create_task(workers.choose(asked, Place()))
        await asyncio.sleep(0)  # it has been asked
        await pool.retire()
        assert chosen.done()
        assert await chosen in asked.witness.actions
    finally:
        await pool.close()

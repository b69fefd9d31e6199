"""The pool of worker processes in which bots think, so that the web process can answer others meanwhile.

A pool whose process dies is replaced, and what it was asked is asked again. A bot is given what its seat has seen, and
nothing else.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

import msgspec

from vendome.bots import LEVELS, Opinion, Witness, find_bot
from vendome.engine.compiler.rng import generator
from vendome.engine.play import Setup
from vendome.games.registry import find

ATTEMPTS = 3


class BotQuestion(msgspec.Struct):
    """What a worker is sent: all that a seat has seen of its game, the bot's level, and a stream of random numbers."""

    game: str
    options: dict[str, Any]
    seat: int
    states: bytes  # redacted for the seat
    own: bytes  # its own actions
    level: str
    seed: int
    stream: int

    @classmethod
    def of(cls, witness: Witness, level: str, seed: int, stream: int) -> BotQuestion:
        setup = witness.setup
        states, own = witness.states.tobytes(), witness.own.tobytes()
        return cls(setup.game.id, setup.stated(), witness.seat, states, own, level, seed, stream)


class WorkersFailed(Exception):
    """Every process that was asked died before it answered."""


class BotWorkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the web process has threads and sockets that a copy must not hold.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=exit_with_parent)

    async def choose(self, question: BotQuestion) -> int:
        """The action a bot chooses."""
        return int(await self._run(choose, question))

    async def consider(self, question: BotQuestion) -> list[Opinion]:
        """A bot's opinion of every move it has, the best first."""
        return [Opinion(*opinion) for opinion in await self._run(consider, question)]

    async def compile_rules(self, game: str) -> None:
        await self._run(warm_up_rules, game)

    async def compile_bots(self, game: str) -> None:
        await self._run(warm_up_bots, game)

    async def _run(self, function: Callable[[Any], Any], argument: Any) -> Any:
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, argument)
            except BrokenProcessPool:
                if self.pool is pool:  # the first to notice replaces it
                    self.pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise WorkersFailed(f"a process that should {function.__name__} died {ATTEMPTS} times")

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


# -- in the worker process ----------------------------------------------------------------------------


def exit_with_parent() -> None:
    """End with the server, also when it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=exit_after, args=(parent.sentinel,), daemon=True).start()


def exit_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def choose(question: BotQuestion) -> int:
    return find_bot(question.level).choose(witness_of(question), generator(question.seed, question.stream))


def consider(question: BotQuestion) -> list[Opinion]:
    return find_bot(question.level).consider(witness_of(question), generator(question.seed, question.stream))


def warm_up_rules(name: str) -> None:
    """Call every compiled function that a table needs of a game once, so that its code is compiled and kept on disk."""
    game = find(name)
    session = Setup.of(game, game.players[0], {}).start(seed=0)
    session.play(session.moves()[0])
    session.resampled(0, generator(0)).observation(0)


def warm_up_bots(name: str) -> None:
    """Let the bots choose once, so that their code is compiled and kept on disk."""
    game = find(name)
    session = Setup.of(game, game.players[0], {}).start(seed=0)
    witness = Witness(session.setup, session.asked[0])
    witness.see(session)
    for level in LEVELS[:2]:  # the strongest runs the same code as the second, for longer
        find_bot(level).choose(witness, generator(0))


def witness_of(question: BotQuestion) -> Witness:
    options = dict(question.options)
    setup = Setup.of(find(question.game), options.pop("players"), options)
    return Witness.recalled(setup, question.seat, question.states, question.own)

"""Bots think in processes of their own, so that the web process answers others meanwhile.

A process that dies is replaced, and what it was asked is asked again. A bot is handed what its seat has
seen, and nothing else.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
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


class Thought(msgspec.Struct):
    """What a bot is asked: its seat's memory of the game, its level, and a stream of its own."""

    game: str
    options: dict[str, Any]
    seat: int
    states: bytes
    own: bytes
    level: str
    seed: int
    stream: int

    @classmethod
    def of(cls, witness: Witness, level: str, seed: int, stream: int) -> Thought:
        setup = witness.setup
        states, own = witness.states.tobytes(), witness.own.tobytes()
        return cls(setup.game.id, setup.stated(), witness.seat, states, own, level, seed, stream)


class Gone(Exception):
    """No process could answer."""


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the web process has threads and sockets that a copy must not hold.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=watch_parent)

    async def choose(self, thought: Thought) -> int:
        """The action a bot chooses."""
        return int(await self._ask(choose, thought))

    async def consider(self, thought: Thought) -> list[Opinion]:
        """A bot's opinion of every move it has, the best first."""
        return [Opinion(*opinion) for opinion in await self._ask(consider, thought)]

    async def prepare(self, game: str) -> None:
        """Let a process compile a game's rules."""
        await self._ask(warm_up, game)

    async def rehearse(self, game: str) -> None:
        """Let a process compile the bots that play a game."""
        await self._ask(rehearse, game)

    async def _ask(self, question: Any, about: Any) -> Any:
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, question, about)
            except BrokenProcessPool:
                if self.pool is pool:  # the first to notice replaces it
                    self.pool = self._new_pool()
                    pool.shutdown(wait=False)
        raise Gone(f"a process that should {question.__name__} died {ATTEMPTS} times")

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


# -- in the bots' process -----------------------------------------------------------------------------


def watch_parent() -> None:
    """End with the server, also when it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_after, args=(parent.sentinel,), daemon=True).start()


def leave_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def choose(thought: Thought) -> int:
    return find_bot(thought.level).choose(remembered(thought), generator(thought.seed, thought.stream))


def consider(thought: Thought) -> list[Opinion]:
    return find_bot(thought.level).consider(remembered(thought), generator(thought.seed, thought.stream))


def warm_up(name: str) -> None:
    """Call every loop that plays one game once."""
    game = find(name)
    session = Setup.of(game, game.players[0], {}).start(seed=0)
    session.play(session.moves()[0])
    session.resampled(0, generator(0)).observation(0)


def rehearse(name: str) -> None:
    """Every level of bot chooses once, so that its code is compiled and kept on the disk."""
    game = find(name)
    session = Setup.of(game, game.players[0], {}).start(seed=0)
    witness = Witness(session.setup, session.asked[0])
    witness.see(session)
    for level in LEVELS[:2]:  # the strongest differs from the second in patience only
        find_bot(level).choose(witness, generator(0))


def remembered(thought: Thought) -> Witness:
    options = dict(thought.options)
    setup = Setup.of(find(thought.game), options.pop("players"), options)
    return Witness.recalled(setup, thought.seat, thought.states, thought.own)

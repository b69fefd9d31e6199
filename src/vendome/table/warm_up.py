"""Getting the rules ready without keeping anyone waiting.

On a machine's first use a game is compiled, which takes a while. That happens in the bots' processes, so that
the server answers from the start; it then loads the machine code from the disk, in a thread. A table of that
game waits until it is ready, all others don't.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

from vendome.games.registry import GAMES
from vendome.table.bot_workers import Gone, Thinkers, warm_up

log = logging.getLogger(__name__)

SLOW = 5.0  # seconds: below that nobody needs to know


class Readiness:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.rules = {game: asyncio.get_running_loop().create_future() for game in GAMES}
        self.task = asyncio.create_task(self.prepare())

    async def prepare(self) -> None:
        """All rules, one game after the other, then the bots: a table needs its rules first."""
        for game, done in self.rules.items():
            start = time.perf_counter()
            await self.attempt(self.thinkers.prepare(game))
            await asyncio.to_thread(warm_up, game)
            done.set_result(None)
            if time.perf_counter() - start > SLOW:
                log.info("rules compiled", extra={"game": game, "seconds": round(time.perf_counter() - start, 1)})
        for game in GAMES:
            await self.attempt(self.thinkers.rehearse(game))

    async def attempt(self, preparation: Awaitable[None]) -> None:
        """What can't be prepared is compiled when it is needed."""
        try:
            await preparation
        except Gone as error:
            log.warning("not compiled beforehand", extra={"reason": str(error)})

    async def __call__(self, game: str) -> None:
        """Returns when tables of this game can be played."""
        if game in self.rules:
            await asyncio.shield(self.rules[game])

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def at_once(_: str) -> None:
    """Ready whenever asked: the first call of a rule compiles it then."""

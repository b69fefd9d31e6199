"""The warm-up: games are compiled when the server starts, without keeping anyone waiting.

On a machine's first use a game is compiled, which takes a while. That happens in the worker processes, so that the
server answers from the start; it then loads the machine code from the disk, in a thread. A table of that game waits
until it is ready; all others don't.
"""

from __future__ import annotations

import asyncio
import logging
import time

from vendome.games.registry import GAMES
from vendome.table.workers import Lane, Place, Pool, WorkerFailed
from vendome.table.workers.tasks import CompileBots, CompileRules, Task, warm_up_rules

log = logging.getLogger(__name__)

WORTH_LOGGING = 5.0  # seconds that a compilation takes
LONGEST = 600.0  # seconds for one


class WarmUp:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.rules_done = {game: asyncio.get_running_loop().create_future() for game in GAMES}
        self.bots_done: set[str] = set()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """The rules, one game after the other, then the bots: a table needs its rules first."""
        for game, done in self.rules_done.items():
            start = time.perf_counter()
            await self.attempt(CompileRules(game))
            await asyncio.to_thread(warm_up_rules, game)
            done.set_result(None)
            if time.perf_counter() - start > WORTH_LOGGING:
                log.info("rules compiled", extra={"game": game, "seconds": round(time.perf_counter() - start, 1)})
        for game in GAMES:
            await self.attempt(CompileBots(game))
            self.bots_done.add(game)

    async def attempt(self, compilation: Task) -> None:
        """What can't be compiled now is compiled when it is first needed."""
        try:
            await self.pool.ask(compilation, Place(Lane.WATCHED), LONGEST)
        except WorkerFailed as error:
            log.warning("not compiled beforehand", extra={"reason": str(error)})

    async def wait_for_rules(self, game: str) -> None:
        """Returns when tables of this game can be played."""
        if game in self.rules_done:
            await asyncio.shield(self.rules_done[game])

    def is_warm(self, game: str) -> bool:
        """Whether bots of this game have been compiled as well."""
        return game in self.bots_done

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def no_wait(_: str) -> None:
    """For a server without a warm-up: a rule is compiled by its first call."""


def always(_: str) -> bool:
    """For a server without a warm-up: a game counts as warm."""
    return True

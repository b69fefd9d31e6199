"""The warm-up: a new machine plays at once, though every game must be compiled first.

On a machine's first use that takes most of a minute; to load what the disk has takes seconds. Until a game is ready
its tables play by interpreted rules, which is fast enough for people. Its bots think in a process that interprets too,
where only the simplest answers in time. Then everything changes over, and nobody notices: both make the same of a log.
Nets are compiled last: until then the simplest bot plays for a character that has one.
"""

from __future__ import annotations

import asyncio
import logging
import time

from vendome.bots import CHARACTERS
from vendome.bots.net.haste import has_characters
from vendome.engine.compiler.cache import FirstUse
from vendome.engine.compiler.loops import interpret, use_machine_code
from vendome.engine.rehearsal import rehearse
from vendome.games.registry import GAMES
from vendome.table.workers import Lane, Place, Pool, WorkerFailed
from vendome.table.workers.tasks import CompileBots, CompileRules, Task, smallest

log = logging.getLogger(__name__)

WORTH_LOGGING = 5.0  # seconds that a compilation takes
LONGEST = 600.0  # seconds for one
SIMPLE = ("random", "greedy", "pickpocket")  # bots that need no search
STAND_IN = "greedy"  # for all others, while they are compiled


class WarmUp:
    """`pool` are the processes in which compiled bots think."""

    def __init__(self, pool: Pool, nice: int = 0) -> None:
        self.pool = pool
        self.compiler = Pool(1, nice=nice)
        self.interpreter = Pool(1, interpreted=True)
        self.warm = {game for game in GAMES if not first_use(game, "bots").is_due()}  # those whose bots are compiled
        self.learnt = {game for game in GAMES if not first_use(game, "net").is_due()}  # … and those whose nets are
        for game in GAMES.values():
            interpret(game)
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """The rules, one game after the other, then the bots, then the nets."""
        if len(self.warm) < len(GAMES):
            await self.attempt(self.interpreter, CompileBots(next(iter(GAMES)), (STAND_IN,)))  # it has started then
        for game in GAMES:
            start = time.perf_counter()
            await self.prepare_rules(game)
            if time.perf_counter() - start > WORTH_LOGGING:
                log.info("rules compiled", extra={"game": game, "seconds": round(time.perf_counter() - start, 1)})
        for game in GAMES:
            await self.prepare_bots(game)
        for game in GAMES:
            await self.prepare_net(game)
        await self.compiler.retire()
        if len(self.warm) == len(GAMES):
            await self.interpreter.retire()

    async def prepare_rules(self, game: str) -> None:
        first = first_use(game, "rules")
        if first.is_due() and not await self.attempt(self.compiler, CompileRules(game)):
            return  # it stays interpreted
        await asyncio.to_thread(rehearse, smallest(game))
        use_machine_code(GAMES[game])
        first.done()

    async def prepare_bots(self, game: str) -> None:
        first = first_use(game, "bots")
        if first.is_due() and not await self.attempt(self.compiler, CompileBots(game)):
            return
        first.done()
        self.warm.add(game)
        await self.attempt(self.pool, CompileBots(game))  # loads them, so that the first to ask does not wait for that

    async def prepare_net(self, game: str) -> None:
        if not has_characters(GAMES[game]):
            return
        first = first_use(game, "net")
        if first.is_due() and not await self.attempt(self.compiler, CompileBots(game, CHARACTERS[:1])):
            return
        first.done()
        self.learnt.add(game)
        await self.attempt(self.pool, CompileBots(game, CHARACTERS[:1]))

    async def attempt(self, pool: Pool, compilation: Task) -> bool:
        """Whether it could be done."""
        try:
            await pool.ask(compilation, Place(Lane.WATCHED), LONGEST)
        except WorkerFailed as error:
            log.warning("not compiled beforehand", extra={"reason": str(error)})
            return False
        return True

    def pool_for(self, game: str) -> Pool:
        """The processes that have what a task about this game needs."""
        return self.pool if game in self.warm else self.interpreter

    def level_for(self, game: str, level: str) -> str:
        """The bot that thinks for this one now."""
        if level.partition(":")[0] in SIMPLE:
            return level
        return level if game in (self.learnt if level in CHARACTERS else self.warm) else STAND_IN

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        for pool in (self.compiler, self.interpreter):
            await pool.close()
        for game in GAMES.values():
            use_machine_code(game)


def first_use(game: str, part: str) -> FirstUse:
    return FirstUse(part, GAMES[game].module)

"""Bots that think in worker processes. A bot is given what its seat has seen, and nothing else."""

from collections.abc import Callable

from vendome.bots import Opinion
from vendome.table.bot_question import BotQuestion
from vendome.table.warm_up import always
from vendome.table.workers import Lane, Place, Pool
from vendome.table.workers.tasks import Choose, Consider

WITH_COMPILING = 600.0  # seconds for a thought of a bot whose code may have to be compiled first


class BotWorkers:
    """`limit` is how many seconds a thought may take, once a game `is_warm`: all of its code has been compiled."""

    def __init__(self, pool: Pool, limit: float, is_warm: Callable[[str], bool] = always) -> None:
        self.pool, self.limit, self.is_warm = pool, limit, is_warm

    async def choose(self, question: BotQuestion, place: Place) -> int:
        """The action a bot chooses."""
        return int(await self.pool.ask(Choose(question), place, self._limit(question)))

    async def consider(self, question: BotQuestion, place: Place) -> list[Opinion]:
        """A bot's opinion of every move it has, the best first."""
        opinions: list[Opinion] = await self.pool.ask(Consider(question), place, self._limit(question))
        return opinions

    def hurry(self, table: str, to: Lane) -> None:
        """Somebody looks at this table now: what its bots are asked is more urgent."""
        self.pool.hurry(table, to)

    def _limit(self, question: BotQuestion) -> float:
        return self.limit if self.is_warm(question.game) else WITH_COMPILING

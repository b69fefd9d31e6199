"""Bots that think in worker processes. A bot is given what its seat has seen, and nothing else."""

import msgspec

from vendome.bots import Opinion
from vendome.table.bot_question import BotQuestion
from vendome.table.warm_up import WarmUp
from vendome.table.workers import Lane, Place, Workers
from vendome.table.workers.tasks import Choose, Consider


class BotWorkers:
    """`limit` is how many seconds a thought may take. While the warm-up compiles a game, others think for its bots."""

    def __init__(self, pool: Workers, limit: float, warm_up: WarmUp | None = None) -> None:
        self.pool, self.limit, self.warm_up = pool, limit, warm_up

    async def choose(self, question: BotQuestion, place: Place) -> int:
        """The action a bot chooses."""
        pool, question = self.assigned(question)
        return int(await pool.ask(Choose(question), place, self.limit))

    async def consider(self, question: BotQuestion, place: Place) -> list[Opinion]:
        """A bot's opinion of every move it has, the best first."""
        pool, question = self.assigned(question)
        opinions: list[Opinion] = await pool.ask(Consider(question), place, self.limit)
        return opinions

    def hurry(self, table: str, to: Lane) -> None:
        """Somebody looks at this table now: what its bots are asked is more urgent."""
        for pool in {self.pool, self.warm_up.interpreter} if self.warm_up else {self.pool}:
            pool.hurry(table, to)

    def assigned(self, question: BotQuestion) -> tuple[Workers, BotQuestion]:
        """Who is asked, and as which bot."""
        if self.warm_up is None:
            return self.pool, question
        level = self.warm_up.level_for(question.game, question.level)
        return self.warm_up.pool_for(question.game), msgspec.structs.replace(question, level=level)

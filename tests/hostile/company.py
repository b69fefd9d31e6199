"""Honest people who play game after game while others attack."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from hostile.attacks.target import Attack, Outcome, Target
from hostile.honest import PAUSE, Dishonoured, honest_game


@dataclass
class Played:
    took: list[float] = field(default_factory=list)  # seconds of each move, from sending it to the last seat
    records: list[bytes] = field(default_factory=list)  # of the finished games

    def percentile(self, percent: int) -> float:
        """In milliseconds."""
        ordered = sorted(self.took)
        return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


async def play_until(port: int, over: Callable[[], bool], begun: Callable[[str], None] = lambda _: None) -> Played:
    """Play game after game, and the last one to its end. `begun` is told the table of the first."""
    played = Played()
    for number in count(1):
        async with honest_game(port, seed=number) as game:
            if number == 1:
                begun(game.table)
            while not (over() or game.finished):
                await game.play(1, PAUSE)
            played.took += game.took
            played.records.append(await game.finish())
        if over():
            break
    return played


async def withstand(port: int, attack: Attack, finished: str = "") -> tuple[Outcome, Played]:
    """One round of an attack on an honest table, whose game goes on meanwhile. Dishonoured, if it does not."""
    table: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def strike() -> Outcome:
        return await attack(Target(port, await table, finished))

    hostile = asyncio.create_task(strike())
    try:
        played = await play_until(port, hostile.done, table.set_result)
    finally:
        hostile.cancel()
        await asyncio.wait([hostile])
    if hostile.cancelled():
        raise Dishonoured("the honest game ended before the attack")
    return hostile.result(), played

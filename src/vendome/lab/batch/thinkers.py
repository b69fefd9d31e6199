"""Bots that think outside compiled code, such as `search`: slow, but any bot of the roster may sit in a batch.

Each of them has a witness, which sees every decision of its game. So such a batch stops at every decision.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.bots import Bot, Witness, find_bot
from vendome.bots.witness import NO_ACTION
from vendome.engine.compiler.rng import generator, seed_of
from vendome.engine.play import Setup
from vendome.lab.batch.processor import Processor
from vendome.lab.batch.steps import GO_ON, OUTSIDE, REST


class Thinker:
    """A bot at a seat of one game."""

    def __init__(self, bot: Bot, witness: Witness) -> None:
        self.bot, self.witness = bot, witness


class Thinkers:
    """All bots of a batch that think outside."""

    def __init__(self, core: Processor, setup: Setup, seats: Sequence[str | None]) -> None:
        self.core, self.setup, self.names = core, setup, seats
        self.games: list[dict[int, Thinker]] = [{} for _ in range(len(core.games.seat))]
        self.seen = [(0, NO_ACTION, 0)] * len(self.games)  # by row, seed, episode and ply of what the witnesses saw

    def play(self) -> None:
        """After a step: let the bots move until every game asks the learner, or is over."""
        movers = np.full(len(self.games), NO_ACTION)  # the learner moved, or nobody
        while True:
            self.look(movers)
            waiting = [i for i in range(len(self.games)) if self.is_asked(i)]
            if not waiting:
                return
            self.core.games.orders[:] = REST
            self.core.games.orders[waiting] = GO_ON
            for i in waiting:
                self.core.actions[i] = self.choose(i)
            movers = self.core.games.seat.copy()
            self.core.step()

    def who(self, i: int, seat: int) -> int:
        table = self.core.table
        return (seat + table.rotates * int(self.core.games.episode[i])) % table.players

    def is_asked(self, i: int) -> bool:
        games = self.core.games
        is_going_on = games.states["asked"][i] != 0
        return bool(is_going_on) and self.core.table.who[self.who(i, int(games.seat[i]))] == OUTSIDE

    def choose(self, i: int) -> int:
        games, seat = self.core.games, int(self.core.games.seat[i])
        thinker = self.games[i][seat]
        seed = seed_of(int(games.seeds[i]), int(games.episode[i]))
        rng = generator(seed, 1 + seat + self.setup.players * int(games.ply[i]))
        return thinker.bot.choose(thinker.witness, rng)

    def look(self, movers: NDArray[np.integer[Any]]) -> None:
        """Every witness sees what is new; those of a new game begin with it."""
        games = self.core.games
        for i, (seed, episode, ply) in enumerate(self.seen):
            now = int(games.seeds[i]), int(games.episode[i]), int(games.ply[i])
            is_new_game = now[:2] != (seed, episode) or now[2] < ply
            if now == (seed, episode, ply):
                continue
            if is_new_game:
                self.games[i] = self.new_thinkers(i)
            for seat, thinker in self.games[i].items():
                own = int(self.core.actions[i]) if seat == movers[i] and not is_new_game else NO_ACTION
                thinker.witness.see_state(games.states[i : i + 1], own)
            self.seen[i] = now

    def new_thinkers(self, i: int) -> dict[int, Thinker]:
        found = {}
        for seat in range(self.setup.players):
            name = self.names[self.who(i, seat)]
            if name is not None:
                found[seat] = Thinker(find_bot(name), Witness(self.setup, seat))
        return found

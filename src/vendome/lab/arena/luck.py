"""The luck of an arena's games: of the deal, of the draws, and of bots that throw dice.

After every decision the position is compared with others that might have come of the one before: the bot is asked again
with other dice, and chance takes another course. So luck is 0 on average for every seat, whoever plays: only what can't
be asked again (the dice of a search, which would take as long as the game) stays in the result.
"""

from collections.abc import Iterable

import numpy as np

from vendome.bots import Bot, Company
from vendome.bots.greedy import GreedyBot
from vendome.bots.net.bot import NetBot
from vendome.bots.random import RandomBot
from vendome.engine.compiler.rng import generator, seed_of
from vendome.engine.mind import Floats, States
from vendome.engine.play import Session
from vendome.engine.session import copy_states, numbers_of
from vendome.lab.bot_games import Chosen
from vendome.lab.judging import judge_for
from vendome.luck import Twins

TWINS, DICE = 0, 1  # streams of a meter's seed


def can_be_asked_again(bot: Bot) -> bool:
    """Whether that takes no time and leaves no trace in the bot."""
    return isinstance(bot, RandomBot | GreedyBot | NetBot)


class GameLuck:
    """Measures the luck of each seat while a game is played: `listen` hears every decision."""

    def __init__(self, choice: Chosen, session: Session, seed: int) -> None:
        self.judge, self.session, self.seed = judge_for(choice), session, seed
        self.twins = Twins(session.setup, seed_of(seed, TWINS))
        self.before: States = np.zeros_like(session.states)
        self.decision: tuple[int, list[int]] | None = None  # not compared yet: the seat, and what it might have done
        self.total: Floats = self.judge.chances(session.states) - self.mean(self.twins.starts())

    def listen(self, company: Company, seat: int, move: str) -> None:
        self.compare()
        copy_states(self.before, self.session.states)
        self.decision = seat, self.answers(company, seat, numbers_of(self.session.game)[move])

    def answers(self, company: Company, seat: int, action: int) -> list[int]:
        """What the bot of a seat might have decided, once for each twin."""
        bot, witness, number = company.bots[seat], company.witnesses[seat], self.twins.number
        if len(witness.actions) == 1 or not can_be_asked_again(bot):
            return [action] * number
        dice = seed_of(self.seed, DICE)
        return [bot.choose(witness, generator(dice, company.plies * number + i)) for i in range(number)]

    def compare(self) -> None:
        """Enter what came of the last decision."""
        if self.decision:
            self.total += self.judge.chances(self.session.states)
            self.total -= self.mean(self.twins.after_each(self.before, *self.decision))
            self.decision = None

    def result(self) -> list[float]:
        """By seat, when the game is over: how much of its share of the win was luck."""
        self.compare()
        return [round(float(luck), 6) for luck in self.total]

    def mean(self, positions: Iterable[States]) -> Floats:
        judged: Floats = np.mean([self.judge.chances(states) for states in positions], axis=0)
        return judged

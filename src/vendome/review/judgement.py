"""Decisions judged by a search that knows what the seat knew."""

from typing import NamedTuple

from vendome.bots.net.choice import has_net
from vendome.bots.net.settings import settings_of
from vendome.bots.protocol import Opinion
from vendome.bots.search.bot import SearchBot
from vendome.bots.search.searcher import Worth
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words
from vendome.engine.contract import Game

HALF = 1.96  # standard errors are half of a 95% interval


class Judgement(NamedTuple):
    """Of one decision. A move that was looked at by itself has a worth that can be trusted."""

    opinions: list[Opinion]  # of all moves, the best first
    worths: dict[int, Worth]  # by action: of the best, of the played one, and of the next best ones

    @property
    def best(self) -> int:
        return self.opinions[0].action


class DecisionJudge:
    """One seat's decisions of one game, in their order. With so many simulations for each: half of them choose, the
    other half look at single moves: the best, the played one and so many of the next best."""

    def __init__(self, game: Game, simulations: int, others: int = 1) -> None:
        self.bot = SearchBot(sims=simulations // 2, net=thinks_with_net(game))
        self.simulations, self.others = simulations, others

    def judge(self, witness: Witness, played: int, rng: Words) -> Judgement:
        opinions = self.bot.consider(witness, rng)
        first = [opinion.action for opinion in opinions[: 1 + self.others]]
        actions = list(dict.fromkeys([first[0], played, *first[1:]]))
        return Judgement(opinions, {action: self.worth(action, len(actions), rng) for action in actions})

    def worth(self, action: int, among: int, rng: Words) -> Worth:
        searcher = self.bot.searcher
        assert searcher is not None
        searcher.use(rng)
        worth = searcher.look_at(action, self.bot.tree, self.simulations // 2 // among)
        searcher.give_back(rng)
        return worth


def thinks_with_net(game: Game) -> bool:
    """Where a search with the net plays better than one without (docs/strength.md)."""
    return has_net(game) and settings_of(game).reviews

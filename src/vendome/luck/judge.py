"""Who wins how likely, seen with full knowledge. A judge sees every hand: it is asked of games that are over, or
imagined.
"""

from random import Random
from typing import Literal, Protocol

import numpy as np

from vendome.bots.net.choice import has_net, net_for
from vendome.bots.net.looks import Looker
from vendome.bots.search.searcher import Searcher
from vendome.engine.compiler.loops import loops_of
from vendome.engine.compiler.rng import generator
from vendome.engine.mind import Floats, States
from vendome.engine.play import Setup
from vendome.engine.session import copy_states

PLAYOUTS = 64  # for one position, where nothing better is known


Source = Literal["critic", "mind", "playouts"]


class Judge(Protocol):
    """`name` says how it judges."""

    name: Source

    def chances(self, states: States) -> Floats:
        """Each seat's chance to win in the one state of an array, in which no chance is due. They add up to 1."""


def judge_of(setup: Setup) -> Judge:
    """The best there is for a game: the critic of its net, its mind's evaluation, or playouts."""
    if has_net(setup.game):
        return Critic(setup)
    return MindJudge(setup) if setup.game.mind else Playouts(setup)


def share_of_win(setup: Setup, states: States) -> Floats | None:
    """The result of a game that is over: a tie splits the win. None while it goes on."""
    if int(states["end"][0]) < 0:
        return None
    winners = setup.result_of(states).winners
    shares = np.zeros(setup.players)
    shares[winners] = 1 / len(winners)
    return shares


class Critic:
    """The net's critic has seen who won from billions of positions. It is asked through the eyes of every seat: from
    one move to the next the chances change less, and in games of other players it is right more often."""

    name: Source = "critic"

    def __init__(self, setup: Setup) -> None:
        self.looker = Looker(setup.game, net_for(setup.game))

    def chances(self, states: States) -> Floats:
        return self.looker.judge_by_all_eyes(states).copy()


class MindJudge:
    """What the game's mind makes of a position."""

    name: Source = "mind"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.searcher = Searcher(setup.game)

    def chances(self, states: States) -> Floats:
        over = share_of_win(self.setup, states)
        return self.searcher.evaluate(states[0]).copy() if over is None else over


class Playouts:
    """Random games from the position on. The same position is always judged alike."""

    name: Source = "playouts"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.playout = setup.playout(seed=0)
        self.states: States = np.zeros(1, setup.game.dtype)

    def chances(self, states: States) -> Floats:
        over = share_of_win(self.setup, states)
        if over is not None:
            return over
        random = Random(states.tobytes())
        rng = generator(random.getrandbits(62))
        total = np.zeros(self.setup.players)
        for _ in range(PLAYOUTS):
            copy_states(self.states, states)
            loops_of(self.setup.game).do_reshuffle(self.states, rng)  # what is to come is not decided yet
            total += self.play_on(self.states.tobytes(), random)
        return total / PLAYOUTS

    def play_on(self, position: bytes, random: Random) -> Floats:
        """Who wins when all move at random."""
        playout = self.playout
        playout.load(position)
        while not playout.finished:
            playout.step(random.choice(playout.actions))
        winners = playout.result.winners if playout.result else []
        shares = np.zeros(self.setup.players)
        shares[winners] = 1 / len(winners)
        return shares

"""The advantage of a move: how much better it is than what its seat usually plays there.

What a move changed can't be asked of a judge by comparing the positions before and after it. A judge is never quite
fair to whoever has just moved, and in a secret choice it was not made for half of the answers. So a move is compared
with the other moves of the same seat in the same position: what is unfair is in both, and falls out.
"""

from collections.abc import Callable, Sequence

import numpy as np

from vendome.bots.greedy import GreedyBot
from vendome.bots.net.bot import NetBot
from vendome.bots.net.choice import has_net
from vendome.bots.witness import Witness
from vendome.engine.compiler.rng import generator
from vendome.engine.mind import Floats, States
from vendome.engine.play import Setup
from vendome.luck.judge import Judge
from vendome.luck.twins import Twins

TWINS = 4  # for each move: chance follows it
ENOUGH = 0.95  # of all that a seat would play: what is rarer takes long and changes little

Share = tuple[int, float]
"""A move, and how likely it is."""


class Usual:
    """What seats usually play: as the net does, whose critic judges; without a net, at first sight."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.bot = NetBot() if has_net(setup.game) else GreedyBot()

    def moves(self, states: States, seat: int) -> list[Share]:
        """From what the seat knows of a position, the likeliest first."""
        witness = Witness(self.setup, seat)
        witness.see_state(states)
        opinions = self.bot.consider(witness, generator(0))
        return most_of(sorted([(opinion.action, opinion.share) for opinion in opinions], key=lambda share: -share[1]))


def most_of(shares: Sequence[Share]) -> list[Share]:
    """The likeliest moves, as many as are enough, as shares of what they are together."""
    sums = np.cumsum([share for _, share in shares])
    number = int(np.searchsorted(sums, ENOUGH * sums[-1])) + 1
    return [(action, share / float(sums[number - 1])) for action, share in shares[:number]]


class Advantages:
    """Of moves in a game that is known in full."""

    def __init__(self, setup: Setup, judge: Judge, seed: int) -> None:
        self.judge, self.usual = judge, Usual(setup)
        self.twins = Twins(setup, seed, TWINS)

    def advantage(self, states: States, seat: int, action: int) -> Floats:
        """For all seats. `states` asks the seat, perhaps with others."""

        def value(move: int) -> Floats:
            judged: Floats = np.mean(
                [self.judge.chances(twin) for twin in self.twins.after(states, seat, move)], axis=0
            )
            return judged

        return advantage_of(self.usual.moves(states, seat), action, value)


def advantage_of(usual: Sequence[Share], action: int, value: Callable[[int], Floats]) -> Floats:
    values = {move: value(move) for move in dict.fromkeys([action, *(move for move, _ in usual)])}
    expected: Floats = np.sum([share * values[move] for move, share in usual], axis=0)
    return values[action] - expected

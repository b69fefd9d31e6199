"""The edge of an answer to a secret choice: how much better it is than what its seat usually answers there.

While others have not answered, a judge can't be asked what an answer changed. It was made for questions, not for halves
of them: whoever has answered looks worse to it, or better, whatever the answer. So an answer is compared with the other
answers of the same seat, with the same others open. What the judge thinks of open answers is in both, and falls out.
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

TWINS = 4  # for each answer: the last one is followed by chance

Share = tuple[int, float]
"""An answer, and how likely it is."""


class Usual:
    """What seats usually answer: as the net plays, whose critic judges; without a net, at first sight."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.bot = NetBot() if has_net(setup.game) else GreedyBot()

    def answers(self, states: States, seat: int) -> list[Share]:
        """From what the seat knows of a position."""
        witness = Witness(self.setup, seat)
        witness.see_state(states)
        return [(opinion.action, opinion.share) for opinion in self.bot.consider(witness, generator(0))]


class Edges:
    """Of answers in a game that is known in full."""

    def __init__(self, setup: Setup, judge: Judge, seed: int) -> None:
        self.judge, self.usual = judge, Usual(setup)
        self.twins = Twins(setup, seed, TWINS)

    def edge(self, states: States, seat: int, action: int) -> Floats:
        """`states` asks the seat, and others as well or before it."""

        def value(answer: int) -> Floats:
            judged: Floats = np.mean(
                [self.judge.chances(twin) for twin in self.twins.after(states, seat, answer)], axis=0
            )
            return judged

        return edge_of(self.usual.answers(states, seat), action, value)


def edge_of(usual: Sequence[Share], action: int, value: Callable[[int], Floats]) -> Floats:
    values = {answer: value(answer) for answer, _ in usual}
    return values[action] - sum(share * values[answer] for answer, share in usual)

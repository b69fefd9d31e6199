"""The advantage of a move as far as its seat could know: the mean over what the hidden things might have been.

With full knowledge the same move may be better, or worse: that is luck, too, as the seat could not know.
"""

from collections.abc import Sequence

import numpy as np

from vendome.bots.search.searcher import Searcher
from vendome.bots.witness import Witness
from vendome.engine.compiler.rng import generator
from vendome.engine.mind import Floats, States
from vendome.engine.play import Setup
from vendome.engine.session import copy_states
from vendome.luck.advantage import Share, Usual, advantage_of
from vendome.luck.judge import Judge
from vendome.luck.twins import Twins

USUAL = 32  # worlds for one decision


class Worlds:
    """Games that fit what a seat has seen, as likely as the game's mind believes they are."""

    def __init__(self, setup: Setup, judge: Judge, seed: int, number: int = USUAL) -> None:
        self.judge, self.number = judge, number
        self.searcher = Searcher(setup.game)
        self.searcher.use(generator(seed))
        self.twins = Twins(setup, seed, number=1)
        self.usual = Usual(setup)
        self.world: States = np.zeros(1, setup.game.dtype)

    def advantage(self, witness: Witness, action: int) -> Floats:
        """How much better a move is than the seat's usual one, for all, as far as the seat can know."""
        self.searcher.infer(witness, memory=1.0, insight=True)
        usual = self.usual.moves(witness.states[-1:], witness.seat)
        advantages: Floats = np.mean(
            [self.advantage_in_one(witness, usual, action) for _ in range(self.number)], axis=0
        )
        return advantages

    def advantage_in_one(self, witness: Witness, usual: Sequence[Share], action: int) -> Floats:
        copy_states(self.world, self.searcher.imagine_all(witness.states[-1]))
        return advantage_of(usual, action, lambda move: self.value(witness.seat, move))

    def value(self, seat: int, action: int) -> Floats:
        """Of a move in the world that is imagined."""
        (chances,) = (self.judge.chances(twin) for twin in self.twins.after(self.world, seat, action))
        return chances

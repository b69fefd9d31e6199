"""`greedy`: the best move at first sight, by the scores of the game's mind."""

import numpy as np

from vendome.bots.protocol import Opinion
from vendome.bots.search.searcher import Searcher
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.rng import choice
from vendome.engine.mind import NAT

MANY = 1_000_000  # draws of which a share is taken


def is_on_a_whim(rng: Words, whims: float) -> bool:
    """Whether this move is one of the share that is made on a whim."""
    return choice(rng, MANY) < whims * MANY


class GreedyBot:
    """With `memory` below 1 it forgets like a person; with `whims` it now and then plays anything legal."""

    def __init__(self, memory: float = 1.0, whims: float = 0.0, name: str = "greedy") -> None:
        self.name, self.memory, self.whims = name, memory, whims
        self.searcher: Searcher | None = None

    def choose(self, witness: Witness, rng: Words) -> int:
        actions, scores = self.score(witness, rng)
        if is_on_a_whim(rng, self.whims):
            return int(actions[choice(rng, len(actions))])
        best = actions[scores == scores.max()]
        return int(best[choice(rng, len(best))])

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        actions, scores = self.score(witness, rng)
        weights = np.exp((scores - scores.max()) / NAT)
        weights /= weights.sum()
        opinions = [Opinion(int(a), float(w), float(w)) for a, w in zip(actions, weights, strict=True)]
        return sorted(opinions, key=lambda opinion: -opinion.share)

    def score(self, witness: Witness, rng: Words) -> tuple[Cells, Cells]:
        """The legal actions and the mind's score of each."""
        if self.searcher is None or self.searcher.game is not witness.game:
            self.searcher = Searcher(witness.game)
        self.searcher.use(rng)
        self.searcher.infer(witness, memory=self.memory, insight=False)
        scored = self.searcher.score(imagine=self.memory < 1)
        self.searcher.give_back(rng)
        return scored

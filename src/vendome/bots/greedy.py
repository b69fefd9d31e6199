"""`greedy`: the best move at first sight, by the game's own judgement."""

import numpy as np

from vendome.bots.protocol import Opinion
from vendome.bots.thinking import NAT, Head
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.rng import choice

CERTAIN = 1_000_000  # of that many draws


def has_whim(rng: Words, whims: float) -> bool:
    """Whether this move is one of the share that is made on a whim."""
    return choice(rng, CERTAIN) < whims * CERTAIN


class GreedyBot:
    """With `memory` below 1 it forgets like a person; with `whims` it now and then plays anything legal."""

    def __init__(self, memory: float = 1.0, whims: float = 0.0, name: str = "greedy") -> None:
        self.name, self.memory, self.whims = name, memory, whims
        self.head: Head | None = None

    def choose(self, witness: Witness, rng: Words) -> int:
        actions, scores = self.judge(witness, rng)
        if has_whim(rng, self.whims):
            return int(actions[choice(rng, len(actions))])
        best = actions[scores == scores.max()]
        return int(best[choice(rng, len(best))])

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        actions, scores = self.judge(witness, rng)
        weights = np.exp((scores - scores.max()) / NAT)
        weights /= weights.sum()
        opinions = [Opinion(int(a), float(w), float(w)) for a, w in zip(actions, weights, strict=True)]
        return sorted(opinions, key=lambda opinion: -opinion.share)

    def judge(self, witness: Witness, rng: Words) -> tuple[Cells, Cells]:
        """The legal actions and judgement's score of each."""
        if self.head is None or self.head.game is not witness.game:
            self.head = Head(witness.game)
        head = self.head
        head.recall(witness, self.memory, rng, insight=False)
        return head.judge(witness.seat, rng, imagine=self.memory < 1)

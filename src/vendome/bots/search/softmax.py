"""Drawing a move by its score, and the weights of a prior."""

from functools import cache
from typing import Final

import numpy as np

from vendome.bots.search.keys import KEY_BITS, KEY_MASK, MIXER
from vendome.engine.compiler.decorators import entry, inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.rng import word
from vendome.engine.mind import NAT, Floats, Workspace

WORST: Final = 4095  # hundredths of a nat below the best move; what is worse counts as this
LEAST: Final = -(1 << 30)  # below any score, with or without noise
GUMBEL_BITS: Final = 12
GUMBELS: Final = 1 << GUMBEL_BITS
# The best of scores with Gumbel noise is a draw from their softmax.
GUMBEL: Final = np.round(-NAT * np.log(-np.log((np.arange(GUMBELS) + 0.5) / GUMBELS))).astype(np.int32)


@inlined
def draw_by_score(work: Workspace) -> int:
    """One of the moves, drawn from the softmax of their scores."""
    return drawn(work.moves, work.scores, work.count, work.rng)


@inlined
def drawn(moves: Cells, scores: Cells, count: int, rng: Words) -> int:
    """The same of any moves. There is room for one score more.

    One random word serves all of them: a congruence goes on from it. Each of its steps, which wait for each other,
    serves two moves.
    """
    best = LEAST
    choice = 0
    noise = int(word(rng))
    scores[count] = LEAST  # beside the last move, if their number is odd
    for i in range(0, count, 2):
        noise = (noise * MIXER + 1) & KEY_MASK
        first = scores[i] + GUMBEL[noise >> KEY_BITS - GUMBEL_BITS]
        second = scores[i + 1] + GUMBEL[noise >> KEY_BITS - 2 * GUMBEL_BITS & GUMBELS - 1]
        choice = i if first > best else choice
        best = max(best, first)
        choice = i + 1 if second > best else choice
        best = max(best, second)
    action: int = moves[choice]
    return action


@entry
def draw(moves: Cells, scores: Cells, count: int, rng: Words) -> int:
    """`drawn`, from Python."""
    return drawn(moves, scores, count, rng)


@cache
def prior_weights(temperature: float) -> Floats:
    """By how much worse than the best a move scores: its weight in the prior, where the best has weight 1."""
    weights: Floats = np.exp(-np.arange(WORST + 1) / temperature)
    return weights

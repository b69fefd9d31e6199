"""Random legal actions: whatever the game, a mask is enough."""

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, entry
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import below, seed_words


@compiled
def sample_row(mask: NDArray[np.int8], rng: Words) -> int:
    """One of the actions that have a one, each as likely; 0 if there are none."""
    ones = 0
    for k in range(len(mask)):
        ones += mask[k]
    left = below(rng, ones) if ones > 0 else 0
    for k in range(len(mask)):
        if mask[k] != 0:
            if left == 0:
                return k
            left -= 1
    return 0


@entry
def sample_games(mask: NDArray[np.int8], streams: Words, out: Words) -> None:
    """A random legal action for every row, from a stream of its own."""
    for i in range(len(mask)):
        out[i] = sample_row(mask[i], streams[i])


@entry
def seed_streams(streams: Words, seed: int, first: int) -> None:
    """A generator for every row."""
    for i in range(len(streams)):
        seed_words(streams[i], seed, first + i)

"""The generator: no bias, no pattern from one seed to the next, the same numbers everywhere."""

import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from vendome.engine.compiler.decorators import entry
from vendome.engine.compiler.layout import Cells
from vendome.engine.compiler.rng import Words, choice, generator, seed_of, shuffle, word

KNOWN = [2973147956, 3750999289, 394418743, 2098649899]  # xoshiro128** from this seeding; a change breaks records


@entry
def shuffled(rng: Words, items: Cells) -> None:
    shuffle(rng, items, len(items))


@entry
def next_word(rng: Words) -> int:
    return word(rng)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def limit(categories: int) -> float:
    """A chi-square that chance exceeds once in about a hundred thousand (Wilson and Hilferty)."""
    freedom = categories - 1
    return freedom * (1 - 2 / (9 * freedom) + 4.27 * (2 / (9 * freedom)) ** 0.5) ** 3


def test_the_reference_step() -> None:
    """The first outputs of xoshiro128** from the state 1, 2, 3, 4, worked out by hand from its definition."""
    rng = np.array([1, 2, 3, 4], np.int64)
    mask = 2**32 - 1

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & mask

    s = [1, 2, 3, 4]
    for _ in range(100):
        expected = rotl(s[1] * 5 & mask, 7) * 9 & mask
        t = s[1] << 9 & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        assert next_word(rng) == expected
        assert rng.tolist() == s


@pytest.mark.parametrize("n", [2, 3, 7, 57, 105])
def test_bounded_numbers_are_evenly_spread(n: int) -> None:
    rng = generator(n)
    counts = Counter(choice(rng, n) for _ in range(n * 400))
    assert chi_square([counts[i] for i in range(n)]) < limit(n)


def test_large_bounds_are_not_biased() -> None:
    """With n = 3 · 2**29 a generator that takes the remainder lands in the lowest two thirds three times of four."""
    rng, n = generator(9), 3 << 29
    thirds = Counter(choice(rng, n) >> 29 for _ in range(6000))
    assert chi_square([thirds[i] for i in range(3)]) < limit(3)


@pytest.mark.parametrize("start", ["one stream", "neighbouring seeds", "neighbouring streams"])
def test_shuffles_put_every_item_everywhere_and_neighbours_are_independent(start: str) -> None:
    """Chi-square on the place of every item, and on the pairs of items that end as neighbours."""
    n, rounds = 8, 8000
    places, pairs = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    rng = generator(4)
    for round_ in range(rounds):
        if start != "one stream":
            rng = generator(round_, 0) if start == "neighbouring seeds" else generator(4, round_)
        items = np.arange(n, dtype=np.int32)
        shuffled(rng, items)
        places.update(enumerate(items.tolist()))
        pairs.update(zip(items[:-1].tolist(), items[1:].tolist(), strict=True))
    # The places of one shuffle are not independent: the statistic has (n-1)**2 degrees, scaled by n/(n-1).
    counts = [places[i, j] for i in range(n) for j in range(n)]
    assert chi_square(counts) * (n - 1) / n < limit((n - 1) ** 2 + 1)
    counts = [pairs[i, j] for i in range(n) for j in range(n) if i != j]
    assert chi_square(counts) < limit(len(counts))


def test_different_seeds_and_streams_never_start_alike() -> None:
    starts = {tuple(generator(seed, stream).tolist()) for seed in [*range(60), 2**40, 2**62] for stream in range(60)}
    assert len(starts) == 62 * 60
    assert len({seed_of(1, nth) for nth in range(5000)}) == 5000
    assert all(0 <= seed_of(seed, 3) < 2**63 for seed in range(100))


def test_the_numbers_are_pinned() -> None:
    rng = generator(seed=7)
    assert [next_word(rng) for _ in range(4)] == KNOWN


def test_interpreted_and_compiled_give_the_same_numbers() -> None:
    code = """
from vendome.engine.compiler.rng import choice, generator
rng = generator(3, 5)
print([int(choice(rng, 1 + i)) for i in range(99)])
"""
    runs = [
        subprocess.run([sys.executable, "-c", code], env={**os.environ, "NUMBA_DISABLE_JIT": off}, capture_output=True)
        for off in ("0", "1")
    ]
    assert runs[0].stdout == runs[1].stdout != b""

"""The random generator: xoshiro128** (Blackman and Vigna, 2018) on four 32-bit words.

The words live in `int64` cells, and every step stays below 2**63 and is masked to 32 bits. So plain
Python, Numba on a processor and Numba on a GPU compute the same numbers, without overflow anywhere.
Seeds and streams are mixed by a bijection: two different (seed, stream) pairs never start alike.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, entry, inlined
from vendome.engine.errors import BadOption

WORDS = 4
SEED_LIMIT = 1 << 63  # seeds are 0 … 2**63 - 1
MASK = 0xFFFFFFFF
GOLDEN = 0x9E3779B9  # 2**32 divided by the golden ratio: a start without structure

Words = NDArray[np.int64]


@compiled
def multiply(x: int, factor: int) -> int:
    """The low 32 bits of a product of two 32-bit numbers, in halves so that nothing overflows."""
    return (((x >> 16) * factor & 0xFFFF) << 16) + (x & 0xFFFF) * factor & MASK


@compiled
def mix(x: int) -> int:
    """The finaliser of MurmurHash3: a bijection of 32 bits in which every bit depends on all."""
    x = multiply(x ^ x >> 16, 0x85EBCA6B)
    x = multiply(x ^ x >> 13, 0xC2B2AE35)
    return x ^ x >> 16


@compiled
def seed_words(rng: Words, seed: int, stream: int) -> None:
    """Start the generator. Streams of one seed are as unrelated as different seeds are."""
    rng[0] = seed & MASK
    rng[1] = seed >> 32 & MASK
    rng[2] = stream & MASK
    rng[3] = stream >> 32 & MASK
    h = GOLDEN
    for i in range(2 * WORDS):  # two rounds: each word depends on all four
        h = mix(h + rng[i & 3] & MASK)
        rng[i & 3] = h
    if rng[0] | rng[1] | rng[2] | rng[3] == 0:
        rng[0] = 1  # the one state xoshiro cannot leave


@inlined
def rotate(x: int, bits: int) -> int:
    return (x << bits | x >> (32 - bits)) & MASK


@inlined
def word(rng: Words) -> int:
    """The next 32 random bits."""
    s0, s1, s2, s3 = rng[0], rng[1], rng[2], rng[3]
    s2 ^= s0
    s3 ^= s1
    rng[0] = s0 ^ s3
    rng[1] = s1 ^ s2
    rng[2] = s2 ^ s1 << 9 & MASK
    rng[3] = rotate(s3, 11)
    return rotate(s1 * 5 & MASK, 7) * 9 & MASK


@inlined
def below(rng: Words, n: int) -> int:
    """A number from 0 to n-1, each exactly as likely; n up to 2**31.

    Lemire's method (2019): multiply instead of divide, and reject the few words that would favour some.
    """
    n = int(n)  # interpreted, it may be a cell of a record, too narrow for what follows
    product = word(rng) * n
    if product & MASK < n:
        surplus = (MASK + 1 - n) % n
        while product & MASK < surplus:
            product = word(rng) * n
    return product >> 32


@inlined
def exchange(items: NDArray[Any], i: int, j: int) -> None:
    items[i], items[j] = items[j], items[i]


@compiled
def shuffle(rng: Words, items: NDArray[Any], n: int) -> None:
    """Put the first n items, at most 256, into a random order (Fisher and Yates).

    Four exchanges share one word (Brackett-Rozinsky and Lemire 2024): what a multiplication leaves below the
    point is as good as a new word for the next bound. The word is rejected, rarely, by the product of the four.
    """
    n = int(n)
    while n > 4:
        bounds = n * (n - 1) * (n - 2) * (n - 3)
        surplus = -1
        while True:
            a = word(rng) * n
            b = (a & MASK) * (n - 1)
            c = (b & MASK) * (n - 2)
            d = (c & MASK) * (n - 3)
            if d & MASK >= bounds:
                break
            if surplus < 0:
                surplus = (MASK + 1 - bounds) % bounds
            if d & MASK >= surplus:
                break
        exchange(items, n - 1, a >> 32)
        exchange(items, n - 2, b >> 32)
        exchange(items, n - 3, c >> 32)
        exchange(items, n - 4, d >> 32)
        n -= 4
    while n > 1:
        exchange(items, n - 1, below(rng, n))
        n -= 1


@compiled
def nth_seed(seed: int, nth: int, rng: Words) -> int:
    """The seed of the nth of many games played from one seed; `rng` is scratch."""
    seed_words(rng, seed, nth)
    return (word(rng) & 0x7FFFFFFF) << 32 | word(rng)


# -- for callers from Python --------------------------------------------------------------------------


@entry
def start(rng: Words, seed: int, stream: int) -> None:
    seed_words(rng, seed, stream)


@entry
def choice(rng: Words, n: int) -> int:
    """`below`, from Python."""
    return below(rng, n)


@entry
def start_nth(rng: Words, seed: int, nth: int) -> int:
    return nth_seed(seed, nth, rng)


def checked_seed(seed: int) -> int:
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
    return seed


def seed_of(seed: int, nth: int) -> int:
    """`nth_seed`, from Python."""
    return start_nth(np.zeros(WORDS, np.int64), seed, nth)


def generator(seed: int, stream: int = 0) -> Words:
    """A generator of one's own, outside any record: for bots and for the lab."""
    rng = np.zeros(WORDS, np.int64)
    start(rng, seed, stream)
    return rng

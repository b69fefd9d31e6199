"""The steps of a batch on a GPU: kernels, one thread a game. They run the same templates as the processor does."""

from typing import Any, Final

import numpy as np

from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import seed_words
from vendome.engine.observation import Counts
from vendome.lab.batch.steps import (
    PLAY,
    REST,
    Games,
    Table,
    ask,
    begin,
    begin_anew,
    bot_action,
    clear_row,
    finish,
    keep_best,
    legal_or_first,
    observe_game,
    sample_row,
    step_game,
)

# What the templates name and `bind_kernels` provides.
cuda: Any
WORK: Any  # the type of a workspace
OUTCOME: int  # the longest outcome of chance


def clear(words: Any) -> None:
    """Zeros everywhere: one thread a word."""
    at = cuda.grid(1)
    if at < len(words):
        words[at] = 0


def step_each(games: Games, table: Table, actions: Words) -> None:
    """A step of every game. The mask holds zeros: it is written for games that rest, too."""
    i = cuda.grid(1)
    if i < len(games.seat):
        works = cuda.local.array(1, WORK)
        outcome = cuda.local.array(OUTCOME, np.int32)
        if games.orders[i] != REST:
            step_game(games, table, works[0], outcome, actions[i], i)
        games.orders[i] = PLAY
        ask(games, works[0], i)


def observe_each(games: Games, table: Table, counts: Counts) -> None:
    """What each asked seat knows, into rows that hold zeros."""
    i = cuda.grid(1)
    if i < len(games.seat):
        observe_game(games, table, counts[i], i)


def write_each(table: Table, counts: Counts, out: Any) -> None:
    """Counts become numbers: one thread a number, so that neighbours read and write side by side."""
    at = cuda.grid(1)
    row = at // out.shape[1]
    if row < out.shape[0]:
        k = at % out.shape[1]
        out[row, k] = table.numbers[table.scale_of[k], counts[row, k]]


def sample_each(mask: Any, streams: Words, out: Words) -> None:
    """A random legal action for every row, from a stream of its own."""
    i = cuda.grid(1)
    if i < len(mask):
        out[i] = sample_row(mask[i], streams[i])


def seed_each(streams: Words, seed: int, first: int) -> None:
    """A generator for every row."""
    i = cuda.grid(1)
    if i < len(streams):
        seed_words(streams[i], seed, first + i)


PARTS: Final[list[Any]] = [
    clear_row, begin, begin_anew, finish, legal_or_first, keep_best, bot_action, step_game, ask, observe_game,
    sample_row,
]  # fmt: skip
KERNELS: Final[list[Any]] = [clear, step_each, observe_each, write_each, sample_each, seed_each]

"""The steps of a batch on a GPU: kernels, one thread a game. They run the same templates as the processor does."""

from typing import Any, Final

from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import seed_words
from vendome.lab.batch.questions import ask_each, byte, put, write_numbers, write_words
from vendome.lab.batch.sampling import sample_row
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
    step_game,
)

# What the templates name and `bind_kernels` provides.
cuda: Any
WORK: Any  # the type of a workspace
CELL: Any  # the type of a cell of an outcome
OUTCOME: int  # the longest outcome of chance


def step_each(games: Games, table: Table, actions: Words) -> None:
    """A step of every game, up to its next question."""
    i = cuda.grid(1)
    if i < len(games.seat):
        works = cuda.local.array(1, WORK)
        outcome = cuda.local.array(OUTCOME, CELL)
        if games.orders[i] != REST:
            step_game(games, table, works[0], outcome, actions[i], i)
        games.orders[i] = PLAY


def take_each(actions: Any, out: Words) -> None:
    """Copy the actions of all rows, of whatever type."""
    i = cuda.grid(1)
    if i < len(out):
        out[i] = actions[i]


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


STEPPING_PARTS: Final[list[Any]] = [
    clear_row, begin, begin_anew, finish, legal_or_first, keep_best, bot_action, step_game,
]  # fmt: skip
STEPPING_KERNELS: Final[list[Any]] = [step_each, take_each, sample_each, seed_each]
ASKING_PARTS: Final[list[Any]] = [ask, observe_game, byte, put, write_words, write_numbers]
ASKING_KERNELS: Final[list[Any]] = [ask_each]

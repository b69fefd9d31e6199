"""The mind of a game that has none of its own: no opinion, no belief, every simulation to the end."""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.loops import States
from vendome.engine.contract import Game, State
from vendome.engine.mind import Mind

Floats = NDArray[np.float64]

# What the templates name and `plain_mind` provides.
result: Callable[..., int]
resample: Callable[..., None]


def judge(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    for i in range(count):
        scores[i] = 0


def evaluate(state: State, scores: Cells, values: Floats) -> None:
    winners = result(state, scores)
    count = 0
    for seat in range(state.players):
        count += winners >> seat & 1
    for seat in range(state.players):
        values[seat] = (winners >> seat & 1) / count


def clock(state: State) -> int:
    return int(state.end >= 0)


def reopen(known: State, seat: int) -> None:
    """What others chose in secret stays chosen; `resample` guesses it."""


def secret(state: State, seat: int) -> int:
    return 0


def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    """Nothing."""


def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    resample(state, seat, rng)


TEMPLATES: list[Any] = [judge, evaluate, clock, reopen, secret, infer, imagine]


def plain_mind(game: Game) -> SimpleNamespace:
    meanings = {"result": game.rules.result, "resample": game.knowledge.resample}
    functions = bind(TEMPLATES, meanings, game.module)
    return SimpleNamespace(HORIZON=1, BELIEF=1, RIVALS=1, PUBLIC=0, TEMPER=100.0, shortlist=None, **functions)


@cache
def mind_of(game: Game) -> Mind:
    """What is known of playing a game, or else nothing."""
    return game.mind or cast(Mind, plain_mind(game))

"""The mind of a game that has none of its own: no opinion, no belief, every simulation to the end."""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.contract import Game, State
from vendome.engine.masks import count, has
from vendome.engine.mind import Mind, States, Workspace

# What the templates name and `plain_mind` provides.
result: Callable[[State, Cells], int]
resample: Callable[[State, int, Words], None]


def score(state: State, seat: int, work: Workspace) -> None:
    """All moves are alike."""
    for i in range(work.count):
        work.scores[i] = 0


def evaluate(state: State, work: Workspace) -> None:
    """A win counts only when it is there."""
    winners = result(state, work.scores)
    for seat in range(state.players):
        work.values[seat] = has(winners, seat) / count(winners)


def progress(state: State) -> int:
    return int(state.end >= 0)


def reopen(state: State, seat: int) -> None:
    """What others chose in secret stays chosen; `resample` guesses it."""


def hidden_type(state: State, seat: int) -> int:
    return 0


def infer(history: States, work: Workspace) -> None:
    """Nothing."""


def determinize(state: State, work: Workspace) -> None:
    resample(state, work.seat, work.rng)


PARTS: list[Any] = [score, evaluate, progress, reopen, hidden_type, infer, determinize]


@cache
def plain_mind(game: Game) -> Mind:
    meanings = {"result": game.rules.result, "resample": game.knowledge.resample}
    functions = bind([], meanings, game.module, parts=PARTS)
    constants = SimpleNamespace(
        HORIZON=1,
        TEMPERATURE=100.0,
        BELIEF=1,
        NOTES=0,
        HASTE={},
        SEARCHES_RIVALS=True,
        MOVES_ARE_PUBLIC=False,
        candidates=None,
        fill_rest=None,
    )
    return cast(Mind, SimpleNamespace(**vars(constants), **functions))


def mind_of(game: Game) -> Mind:
    """What is known of playing a game, or else nothing."""
    return game.mind or plain_mind(game)

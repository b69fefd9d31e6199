"""The rules of Nim."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import BaseState, Cells, cell, reset
from vendome.engine.compiler.rng import below
from vendome.engine.events import clear_events

MOVES: Final = ("take 1", "take 2")
FEWEST: Final = 4
MOST: Final = 12


class State(BaseState):
    stones: int = cell()
    turn: int = cell()


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    reset(state, players, seed)
    clear_events(state)
    state.stones = 0
    state.turn = 0
    state.due = 1


@compiled
def draw(state: State, out: Cells) -> int:
    out[0] = FEWEST + below(state.rng, MOST - FEWEST + 1)
    return 1


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    state.stones = outcome[0]
    state.due = 0
    state.asked = 1


@compiled
def legal(state: State, seat: int, out: Cells) -> int:
    out[0] = 0
    out[1] = 1
    return 2 if state.stones > 1 else 1


@compiled
def apply(state: State, seat: int, action: int) -> None:
    clear_events(state)
    state.stones -= action + 1
    if state.stones == 0:
        state.end = 0
        state.asked = 0
        state.turn = seat
    else:
        state.turn = 1 - seat
        state.asked = 1 << state.turn


@compiled
def result(state: State, scores: Cells) -> int:
    scores[0] = 0
    scores[1] = 0
    scores[state.turn] = 1
    return 1 << state.turn

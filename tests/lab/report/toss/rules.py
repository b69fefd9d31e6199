"""The rules of Toss."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import BaseState, Cells, cell, cells, fill, reset
from vendome.engine.compiler.rng import below
from vendome.engine.events import clear_events

MOVES: Final = ("bid high", "bid low", "pass")
SEATS: Final = 3
ROUNDS: Final = 3
COIN: Final = 1  # the option's index, and the kind of chance


class State(BaseState):
    decides: int = cell()
    bids: int = cell()
    high: Cells = cells(SEATS)
    winners: int = cell()


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    reset(state, players, seed)
    clear_events(state)
    state.decides = options[0]
    state.bids = 0
    fill(state.high, 0)
    state.winners = 0
    state.asked = 1


@compiled
def draw(state: State, out: Cells) -> int:
    out[0] = below(state.rng, state.players)
    return 1


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    state.winners = 1 << outcome[0]
    state.due = 0
    state.end = 0


@compiled
def legal(state: State, seat: int, out: Cells) -> int:
    for action in range(3):
        out[action] = action
    return 3


@compiled
def apply(state: State, seat: int, action: int) -> None:
    clear_events(state)
    state.high[seat] += action == 0
    state.bids += 1
    if state.bids < ROUNDS * state.players:
        state.asked = 1 << (seat + 1) % state.players
    else:
        state.asked = 0
        if state.decides == COIN:
            state.due = COIN
        else:
            count_bids(state)


@compiled
def count_bids(state: State) -> None:
    most = 0
    for seat in range(state.players):
        most = max(most, state.high[seat])
    for seat in range(state.players):
        state.winners |= (state.high[seat] == most) << seat
    state.end = 0


@compiled
def result(state: State, scores: Cells) -> int:
    for seat in range(state.players):
        scores[seat] = state.high[seat]
    return state.winners

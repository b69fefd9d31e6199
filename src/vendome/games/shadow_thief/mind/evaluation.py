"""How far a match is, and every seat's chance to win it."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.mind import Workspace, share_win, softmax
from vendome.games.shadow_thief.rules import result
from vendome.games.shadow_thief.state import State

HORIZON: Final = 1  # hands

# By players: points that make a seat e times as likely to win, with one hand to go; fitted to who won.
SPREAD: Final = (0.0, 0.0, 8.0, 30.0, 25.0, 20.0, 17.0, 15.0)
SPREAD_HAND: Final = 2.0  # more for each further hand
CERTAINTY: Final = 0.6  # of the end: that much the winner counts, the rest how near the others came


@compiled
def progress(state: State) -> int:
    return state.hand_number


@compiled
def evaluate(state: State, work: Workspace) -> None:
    """By the points so far; at the end of the match the winner counts most, but not alone."""
    values = work.values
    left = state.hands - state.hand_number
    for seat in range(state.players):
        values[seat] = state.score[seat]
    softmax(values, state.players, SPREAD[state.players] + SPREAD_HAND * (left - 1))
    if state.end >= 0:
        share_win(values, state.players, result(state, work.scores), CERTAINTY)

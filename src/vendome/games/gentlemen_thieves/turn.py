"""Whose turn it is: GT-3.1, GT-3.2."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.events import emit
from vendome.games.gentlemen_thieves.events import ROUND_BEGAN
from vendome.games.gentlemen_thieves.state import ALLIANCES, BURGLARY, State


@compiled
def begin_round(state: State) -> None:
    """GT-3.1: the first player is asked for the alliances."""
    state.phase = ALLIANCES
    state.rounds += 1
    state.turn = state.first
    state.asked = 1 << state.first
    emit(state, ROUND_BEGAN, state.first, state.rounds, 0)


@inlined
def next_seat(state: State) -> None:
    """GT-3.2: clockwise; after the first player that is the left neighbour."""
    state.turn = (state.turn + 1) % state.players
    state.phase = BURGLARY
    state.asked = 1 << state.turn

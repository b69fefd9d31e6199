"""SD-5 Score."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.events import emit
from vendome.engine.masks import has
from vendome.games.shadow_thief.events import SCORED
from vendome.games.shadow_thief.state import State


@compiled
def score_hand(state: State) -> None:
    """SD-5.1 Counting: a closed safe scores the values of its jewels, an open one nothing."""
    for seat in range(state.players):
        if not has(state.open, seat):
            state.score[seat] += state.safe_value[seat]
            emit(state, SCORED, seat, state.safe_value[seat], 0)

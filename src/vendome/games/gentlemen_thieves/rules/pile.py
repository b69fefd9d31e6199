"""The pile, which ends with the game."""

from vendome.engine.compiler.decorators import inlined
from vendome.games.gentlemen_thieves.params import BRIGADIER
from vendome.games.gentlemen_thieves.state import EMPTY, OVER, State


@inlined
def draw_token(state: State) -> int:
    """The first token of the pile. GT-6.1 The brigadier: if he turns up instead, the game is over."""
    kind: int = state.pile[state.drawn]
    state.pile[state.drawn] = EMPTY
    state.drawn += 1
    if kind == BRIGADIER:
        state.phase = OVER
    return kind

"""How far a game is, and every seat's chance to win it."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.mind import Workspace, share_win, softmax
from vendome.games.master_thieves.params import DIAMOND, RUBY, SAPPHIRE
from vendome.games.master_thieves.rules import result
from vendome.games.master_thieves.state import State

HORIZON: Final = 4  # rounds


@compiled
def progress(state: State) -> int:
    return state.rounds


@compiled
def evaluate(state: State, work: Workspace) -> None:
    """By the score so far; the nearer a white pillow is to empty, the more a point counts."""
    values = work.values
    least = 10
    for seat in range(state.players):
        white = state.white[seat]
        black = state.black[seat]
        least = min(least, white[DIAMOND] + white[SAPPHIRE])
        values[seat] = black[DIAMOND] + 2 * black[SAPPHIRE] + 4 * black[RUBY] - white[DIAMOND] - 2 * white[SAPPHIRE]
    softmax(values, state.players, 1.5 + 0.5 * least)
    if state.end >= 0:
        share_win(values, state.players, result(state, work.scores), 0.7)

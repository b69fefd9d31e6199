"""How far a game is, and every seat's chance to win it."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.mind import Workspace, share_win, softmax
from vendome.games.master_thieves.params import DIAMOND, IMITATIONS, RUBY, SAPPHIRE, WORTH
from vendome.games.master_thieves.rules import result
from vendome.games.master_thieves.state import State

HORIZON: Final = 4  # rounds
ALL_IMITATIONS: Final = sum(IMITATIONS)  # of a seat


@compiled
def progress(state: State) -> int:
    return state.rounds


@compiled
def evaluate(state: State, work: Workspace) -> None:
    """By the score so far; the nearer a white pillow is to empty, the more a point counts."""
    values = work.values
    least = ALL_IMITATIONS
    for seat in range(state.players):
        white = state.white[seat]
        black = state.black[seat]
        least = min(least, white[DIAMOND] + white[SAPPHIRE])
        points = WORTH[DIAMOND] * (black[DIAMOND] - white[DIAMOND])
        points += WORTH[SAPPHIRE] * (black[SAPPHIRE] - white[SAPPHIRE])
        values[seat] = points + WORTH[RUBY] * black[RUBY]
    softmax(values, state.players, 1.5 + 0.5 * least)
    if state.end >= 0:
        share_win(values, state.players, result(state, work.scores), 0.7)

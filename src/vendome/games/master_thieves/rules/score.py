"""MT-7 Score: what the pillows are worth, and who wins."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells
from vendome.games.master_thieves.params import DIAMOND, DIAMONDS_BREAK_TIES, RUBY, SAPPHIRE, WORTH
from vendome.games.master_thieves.state import State

DECISIVE: Final = ("MT-7.1", "MT-7.2")  # MT-7.1 Counting: the points. MT-7.2 Ties: gem by gem.


@compiled
def score(state: State, seat: int) -> int:
    """MT-7.1 Counting: gems on the black pillow, less the imitations on the white one."""
    points: int = WORTH[RUBY] * state.black[seat, RUBY]
    for gem in range(2):
        points += WORTH[gem] * (state.black[seat, gem] - state.white[seat, gem])
    return points


@compiled
def lead(state: State, scores: Cells, seat: int, other: int) -> int:
    """By how much a seat is ahead of another in the first count that tells them apart; 0 if none does.

    MT-7.2 Ties: after the score rubies decide, then sapphires, and in some editions diamonds.
    """
    black = state.black
    ahead: int = scores[seat] - scores[other]
    if ahead == 0:
        ahead = black[seat, RUBY] - black[other, RUBY]
    if ahead == 0:
        ahead = black[seat, SAPPHIRE] - black[other, SAPPHIRE]
    if ahead == 0 and DIAMONDS_BREAK_TIES[state.edition]:
        ahead = black[seat, DIAMOND] - black[other, DIAMOND]
    return ahead


@compiled
def count_scores(state: State, scores: Cells) -> int:
    """Write the scores by seat; return the mask of the winners: those that nobody is ahead of."""
    best = 0
    winners = 0
    for seat in range(state.players):
        scores[seat] = score(state, seat)
        ahead = lead(state, scores, seat, best)
        if ahead > 0:
            best = seat
            winners = 0
        winners |= (ahead >= 0) << seat
    return winners

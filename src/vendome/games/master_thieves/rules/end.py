"""MT-6 The end: what ends the game with a round."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.events import NOBODY, emit
from vendome.games.master_thieves.events import GAME_ENDED
from vendome.games.master_thieves.params import DIAMOND, LAST_RUBY_ENDS, RUBIES, RUBY, SAPPHIRE
from vendome.games.master_thieves.rules.round import clear_round
from vendome.games.master_thieves.state import NONE, OVER, State

ENDS: Final = ("MT-6.1", "MT-6.2")
NO_IMITATIONS, NO_RUBIES = range(2)  # indices into it


@compiled
def ends_by(state: State) -> int:
    """The rule that ends the game with this round, as an index into ENDS, or NONE.

    MT-6.1 No imitations: some seat's white pillow is empty.
    MT-6.2 No rubies: in some editions, when all six are taken.
    """
    rubies = 0
    for seat in range(state.players):
        if state.white[seat, DIAMOND] + state.white[seat, SAPPHIRE] == 0:
            return NO_IMITATIONS
        rubies += state.black[seat, RUBY]
    if LAST_RUBY_ENDS[state.edition] and rubies == RUBIES:
        return NO_RUBIES
    return NONE


@compiled
def end_game(state: State, rule: int) -> None:
    clear_round(state)
    state.phase = OVER
    state.turn = NONE
    state.asked = 0
    state.end = rule
    emit(state, GAME_ENDED, NOBODY, rule, 0)

"""GT-6 The end: the brigadier, and who wins."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import NOBODY, emit
from vendome.games.gentlemen_thieves.events import BRIGADIER_CAME, UNMASKED
from vendome.games.gentlemen_thieves.params import TYPES
from vendome.games.gentlemen_thieves.rules.heist import end_of_spoils
from vendome.games.gentlemen_thieves.state import HOLDERS, State

# Indices into `ENDS`.
ENDS: Final = ("GT-6.1",)
BRIGADIER_DRAWN: Final = 0


@compiled
def end_game(state: State) -> None:
    """GT-6.1 The brigadier: he has turned up, nobody is asked any more, and the burglars are shown."""
    state.asked = 0
    state.end = BRIGADIER_DRAWN
    emit(state, BRIGADIER_CAME, NOBODY, 0, 0)
    for seat in range(state.players):
        colour = state.burglar[seat]
        state.unmasked |= 1 << seat
        emit(state, UNMASKED, seat, colour, state.height[colour])


DECISIVE: Final = ("GT-6.2", "GT-6.3")  # GT-6.2 Winning: the highest pile. GT-6.3 Ties: favours, then equipment.


@compiled
def result(state: State, scores: Cells) -> int:
    """GT-6.2 Winning: the score is the height of one's pile, and the highest wins. Seats that tie share the win."""
    for seat in range(state.players):
        scores[seat] = state.height[state.burglar[seat]]
    best = 0
    winners = 1 << best
    for seat in range(1, state.players):
        ahead = lead(state, seat, best)
        if ahead > 0:
            best = seat
            winners = 0
        winners |= (ahead >= 0) << seat
    return winners


@compiled
def lead(state: State, seat: int, other: int) -> int:
    """By how much a seat is ahead of another; 0 if they tie, negative if it is behind.

    GT-6.2 Winning: the higher pile. GT-6.3 Ties: then more favours, then more equipment of one's own colour.
    """
    mine: int = state.burglar[seat]
    theirs: int = state.burglar[other]
    if state.height[mine] != state.height[theirs]:
        return state.height[mine] - state.height[theirs]
    if state.favours[seat] != state.favours[other]:
        return state.favours[seat] - state.favours[other]
    return own_equipment(state, mine) - own_equipment(state, theirs)


@compiled
def own_equipment(state: State, colour: int) -> int:
    """How many equipment tokens of this colour its own pile has."""
    own = 0
    for i in range(end_of_spoils(state)):
        kind = state.spoils[i] // HOLDERS
        holder = state.spoils[i] % HOLDERS
        own += (holder == colour) & (kind // TYPES == colour)
    return own

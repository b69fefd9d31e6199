"""SD-4 The end of a hand."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import count
from vendome.games.shadow_thief.events import HAND_ENDED
from vendome.games.shadow_thief.rules.cards import seats_with_cards
from vendome.games.shadow_thief.rules.score import score_hand
from vendome.games.shadow_thief.state import OVER, SHUFFLE, State

# The rules that can end a hand, and with the last hand the match.
ENDS: Final = ("SD-4.1", "SD-4.2", "SD-4.3")
LAST_OPEN_SAFE, ALL_AT_ONCE, NO_CARDS_LEFT = range(3)


@inlined
def only_one_open(state: State) -> bool:
    """SD-4.1 The last open safe: a single safe is still open."""
    return count(state.open) == 1


@inlined
def all_would_close(state: State, closing: int) -> bool:
    """SD-4.2 All at once: all the open safes would close in the same turn."""
    return closing == state.open


@inlined
def no_cards_left(state: State) -> bool:
    """SD-4.3 No cards left: the pile is exhausted, and nobody holds a card."""
    return state.exhausted == 1 and seats_with_cards(state) == 0


@compiled
def end_hand(state: State, rule: int) -> None:
    """The hand ends by this rule. SD-2.1 Winning: a match has so many hands."""
    emit(state, HAND_ENDED, NOBODY, rule, state.hand_number)
    score_hand(state)
    state.asked = 0
    state.hand_number += 1
    if state.hand_number == state.hands:
        state.phase = OVER
        state.end = rule
    else:
        state.due = SHUFFLE

"""A hand of The Shadow Thief: its table, its turns' beginning, its end (SD-2.2, SD-3.1, SD-4, SD-5)."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.events import NOBODY, emit
from vendome.games.shadow_thief.cards import fill_hands, seats_with_cards
from vendome.games.shadow_thief.events import HAND_BEGAN, HAND_ENDED, SCORED
from vendome.games.shadow_thief.params import CARDS, HAND, SEATS
from vendome.games.shadow_thief.state import EMPTY, OVER, PLAY, SHUFFLE, State

# Why a hand can end: indices into `ENDS`.
ENDS: Final = ("SD-4.1", "SD-4.2", "SD-4.3")
ONE_OPEN, ALL_WOULD_CLOSE, NO_CARDS = range(3)


@compiled
def clear_table(state: State) -> None:
    state.asked = 0
    state.phase = PLAY
    state.turn = EMPTY
    state.adding = 0
    state.burying = 0
    state.pile_size = 0
    state.exhausted = 0
    state.open = (1 << state.players) - 1
    fill(state.pile, EMPTY)
    fill(state.seen, 0)
    fill(state.safe_of, EMPTY)
    fill(state.hand_size, 0)
    fill(state.lock, EMPTY)
    fill(state.safe_count, 0)
    fill(state.safe_value, 0)
    fill(state.under_start, 0)
    fill(state.under_size, 0)
    for seat in range(SEATS):
        fill(state.hand[seat], EMPTY)
        fill(state.buried[seat], EMPTY)
    clear_turn(state)


@inlined
def clear_turn(state: State) -> None:
    state.lying = 0
    fill(state.chosen, EMPTY)
    fill(state.shown, EMPTY)
    fill(state.added_size, 0)
    for seat in range(SEATS):
        fill(state.added[seat], EMPTY)


@compiled
def begin_hand(state: State, order: Cells) -> None:
    """SD-2.2: all cards shuffled, four to each seat."""
    clear_table(state)
    for i in range(CARDS):
        state.pile[CARDS - 1 - i] = order[i]
    state.pile_size = CARDS
    emit(state, HAND_BEGAN, NOBODY, state.hand_number, 0)
    fill_hands(state, HAND)
    begin_turn(state)


@inlined
def begin_turn(state: State) -> None:
    """SD-3.1: every seat with an open safe and a card is asked; without a card it sits the turn out."""
    clear_turn(state)
    state.phase = PLAY
    state.asked = state.open & seats_with_cards(state)
    if state.asked == 0:  # the last cards left with a seat that closed: SD-4.3, in a turn nobody plays
        end_hand(state, NO_CARDS)


@compiled
def end_hand(state: State, rule: int) -> None:
    """SD-4: the hand ends by this rule. SD-5.1: who closed scores, an open safe scores 0."""
    emit(state, HAND_ENDED, NOBODY, rule, state.hand_number)
    for seat in range(state.players):
        if not state.open >> seat & 1:
            state.score[seat] += state.safe_value[seat]
            emit(state, SCORED, seat, state.safe_value[seat], 0)
    state.asked = 0
    state.hand_number += 1
    if state.hand_number == state.hands:  # SD-2.1
        state.phase = OVER
        state.end = rule
    else:
        state.due = SHUFFLE

"""SD-2 A match: its hands, each with all cards shuffled, and its winners."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.compiler.rng import shuffle
from vendome.engine.events import NOBODY, emit
from vendome.games.shadow_thief.events import HAND_BEGAN
from vendome.games.shadow_thief.params import CARDS, HAND, SEATS
from vendome.games.shadow_thief.rules.cards import fill_hands
from vendome.games.shadow_thief.rules.turn import clear_turn
from vendome.games.shadow_thief.state import EMPTY, PLAY, State


@compiled
def clear_table(state: State) -> None:
    """SD-1.4 Table: an open safe before every seat, and no card anywhere yet."""
    state.asked = 0
    state.phase = PLAY
    state.waiting = 0
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


@compiled
def draw_deck(state: State, out: Cells) -> int:
    """SD-2.2 Dealing: all cards are shuffled."""
    for card in range(CARDS):
        out[card] = card
    shuffle(state.rng, out, CARDS)
    return CARDS


@compiled
def deal(state: State, order: Cells) -> None:
    """SD-2.2 Dealing: the cards are the pile, in the order in which they will be drawn, and each seat draws four."""
    clear_table(state)
    for i in range(CARDS):
        state.pile[CARDS - 1 - i] = order[i]
    state.pile_size = CARDS
    emit(state, HAND_BEGAN, NOBODY, state.hand_number, 0)
    fill_hands(state, HAND)


DECISIVE: Final = ("SD-2.1",)  # SD-2.1 Winning: the total; whoever ties shares the win


@compiled
def result(state: State, scores: Cells) -> int:
    """SD-2.1 Winning: the highest total wins; seats that share it share the win."""
    best = 0
    for seat in range(state.players):
        scores[seat] = state.score[seat]
        best = max(best, scores[seat])
    winners = 0
    for seat in range(state.players):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners

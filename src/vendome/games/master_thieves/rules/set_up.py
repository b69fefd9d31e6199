"""MT-2 Set-up: the box with its rubies, the pillows, the cards, the filling."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.compiler.rng import below
from vendome.engine.events import emit
from vendome.engine.masks import count, nth
from vendome.games.master_thieves.events import DEALT, FILLED, OPENED
from vendome.games.master_thieves.params import (
    ALL_CARDS,
    COMPARTMENTS,
    DIAMOND,
    FILLING,
    IMITATIONS,
    KINDS,
    NUMBERS,
    SAPPHIRE,
    SEATS,
)
from vendome.games.master_thieves.rules.box import START_RUBIES, UPPER
from vendome.games.master_thieves.rules.turn import close_drawer, let_fall, look
from vendome.games.master_thieves.state import FILL, NONE, State


@compiled
def set_out_box(state: State) -> None:
    """MT-2.3 Rubies: one in each long drawer. The front compartments are empty."""
    state.way = 0
    state.searched = 0
    fill(state.alarm, NONE)
    for compartment in range(COMPARTMENTS):
        state.front[compartment, DIAMOND] = 0
        state.front[compartment, SAPPHIRE] = 0
        state.ruby[compartment] = START_RUBIES[compartment]


@compiled
def set_out_seats(state: State) -> None:
    """MT-2.2 Pillows: every seat has an alarm and its imitations. MT-2.4 Filling: twelve diamonds are handed out.

    The cells of seats that nobody takes stay empty.
    """
    players = state.players
    state.alarms = (1 << players) - 1
    for gem in range(2):
        state.red[gem] = 0
    for seat in range(SEATS):
        is_taken = seat < players
        for gem in range(2):
            state.white[seat, gem] = IMITATIONS[gem] * is_taken
        for gem in range(3):
            state.black[seat, gem] = 0
        state.unplaced[seat] = (FILLING // players + (seat < FILLING % players)) * is_taken
        state.hand[seat] = 0
        for character in range(KINDS):
            state.number[seat, character] = 0


@compiled
def numbers_left(state: State, character: int) -> int:
    """MT-2.1 Cards: the numbers of a character that no seat is known to have, as a mask: bit 0 for number 1."""
    left = (1 << NUMBERS) - 1
    for seat in range(state.players):
        number = state.number[seat, character]
        if number > 0:
            left &= ~(1 << number - 1)
    return left


@compiled
def draw_cards(state: State, out: Cells) -> int:
    """MT-2.1 Cards: one of each character at random, from those that are left."""
    for character in range(KINDS):
        left = numbers_left(state, character)
        out[character] = 1 + nth(left, below(state.rng, count(left)))
    return KINDS


@compiled
def deal(state: State, outcome: Cells, size: int) -> None:
    """MT-2.1 Cards: the next seat gets these."""
    for character in range(size):
        state.number[state.turn, character] = outcome[character]
    state.hand[state.turn] = ALL_CARDS
    emit(state, DEALT, state.turn, 0, 0)
    state.turn += 1


@compiled
def ask_to_fill(state: State, seat: int) -> None:
    state.phase = FILL
    state.turn = seat
    state.asked = 1 << seat


@compiled
def fill_drawer(state: State, seat: int, position: int) -> None:
    """MT-2.4 Filling: one diamond into a drawer. What falls out of it goes to the red pillow, and stops nobody."""
    upper = UPPER[state.way, position]
    state.opened = position
    emit(state, OPENED, seat, position, upper >> 1)
    let_fall(state, seat, upper)
    look(state, upper)
    state.front[upper, DIAMOND] += 1
    state.unplaced[seat] -= 1
    emit(state, FILLED, seat, 0, 0)
    close_drawer(state)

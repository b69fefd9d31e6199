"""The set-up (MT-2): the box with its rubies, the seats, the numbers of the cards, the filling."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import fill
from vendome.engine.events import emit
from vendome.games.master_thieves.box import COMPARTMENTS, START_RUBIES, UPPER
from vendome.games.master_thieves.events import FILLED, OPENED
from vendome.games.master_thieves.params import DIAMOND, FILLING, IMITATIONS, KINDS, NUMBERS, SAPPHIRE, SEATS
from vendome.games.master_thieves.rules.turn import ask_to_handle, let_fall, look
from vendome.games.master_thieves.state import FILL, NONE, State


@compiled
def set_out_box(state: State) -> None:
    """MT-1.2, MT-2.3"""
    state.way = 0
    fill(state.alarm, NONE)
    for compartment in range(COMPARTMENTS):
        state.front[compartment, DIAMOND] = 0
        state.front[compartment, SAPPHIRE] = 0
        state.ruby[compartment] = START_RUBIES[compartment]


@compiled
def set_out_seats(state: State) -> None:
    """MT-2.2, and the diamonds of MT-2.4; the cells of seats that nobody takes stay empty."""
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
    """MT-2.1: the numbers of a character that no seat is known to have, as a mask: bit 0 for number 1."""
    left = (1 << NUMBERS) - 1
    for seat in range(state.players):
        number = state.number[seat, character]
        if number > 0:
            left &= ~(1 << number - 1)
    return left


@compiled
def nth_bit(mask: int, n: int) -> int:
    """The position of the nth bit that is set, in a mask of at most eight."""
    position = 0
    for i in range(8):
        is_set = mask >> i & 1
        position += i * (is_set & (n == 0))
        n -= is_set
    return position


@compiled
def ask_to_fill(state: State, seat: int) -> None:
    state.phase = FILL
    state.turn = seat
    state.asked = 1 << seat


@compiled
def fill_drawer(state: State, seat: int, position: int) -> None:
    """MT-2.4: what falls goes to the red pillow, and the filling goes on."""
    upper = UPPER[state.way, position]
    emit(state, OPENED, seat, position, upper >> 1)
    let_fall(state, seat, upper)
    look(state, upper)
    emit(state, FILLED, seat, 0, 0)
    state.front[upper, DIAMOND] += 1
    state.unplaced[seat] -= 1
    if state.unplaced[seat] == 0:
        ask_to_handle(state)

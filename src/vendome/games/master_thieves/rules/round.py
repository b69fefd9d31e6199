"""MT-3 A round: all choose, the cards are shown, the seats take their turns by character and number."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import has
from vendome.games.master_thieves.events import CHOSE, PASSED, REVEALED, ROUND_BEGAN, ROUND_ENDED
from vendome.games.master_thieves.moves import CHOICES, CHOOSE_MOVE
from vendome.games.master_thieves.params import ALL_CARDS, CYCLE, DETECTIVE, KINDS, NUMBERS, SEATS, SMUGGLER
from vendome.games.master_thieves.state import ACTING, CHOOSE, NONE, OPEN, SMUGGLING, State

CARDS: Final = KINDS * NUMBERS


@compiled
def begin_round(state: State) -> None:
    """MT-3.1 Choosing: all choose at once."""
    clear_round(state)
    state.stage = SMUGGLING
    state.phase = CHOOSE
    state.turn = NONE
    state.asked = (1 << state.players) - 1
    emit(state, ROUND_BEGAN, NOBODY, state.rounds, 0)


@compiled
def clear_round(state: State) -> None:
    """No card is chosen, nobody has a turn and no drawer is open."""
    fill(state.chosen, NONE)
    state.face_up = 0
    state.waiting = 0
    state.fallen = 0
    state.detectives = 0
    state.sharers = 0
    state.picking = 0
    state.opened = NONE
    state.optional = 0
    state.extra = 0
    state.handled = 0


@compiled
def legal_choices(state: State, seat: int, out: Cells) -> int:
    """MT-3.1 Choosing: one move for each card of the hand."""
    n = 0
    for i in range(KINDS):
        out[n] = CHOOSE_MOVE + i
        n += has(state.hand[seat], CHOICES[i])
    return n


@compiled
def choose(state: State, seat: int, character: int) -> None:
    """MT-3.1 Choosing: a card of the hand, in secret."""
    state.chosen[seat] = character
    state.asked &= ~(1 << seat)
    emit(state, CHOSE, seat, 0, 0)


@inlined
def is_choosing(state: State) -> bool:
    """MT-3.1 Choosing: whether a seat has still to choose."""
    return state.phase == CHOOSE and state.asked != 0


@compiled
def seats_playing(state: State, character: int) -> int:
    """The seats that have chosen a character, as a mask."""
    mask = 0
    for seat in range(SEATS):
        mask |= (state.chosen[seat] == character) << seat
    return mask


@compiled
def reveal(state: State, seats: int) -> None:
    """These seats turn over their chosen cards, which leave their hands."""
    face_up = state.face_up
    for seat in range(state.players):
        if has(seats, seat):
            character = state.chosen[seat]
            face_up |= 1 << seat
            state.face_up = face_up
            state.hand[seat] &= ~(1 << character)
            emit(state, REVEALED, seat, character, state.number[seat, character])


@compiled
def reveal_smugglers(state: State) -> None:
    """MT-3.2 Order: the smugglers show their cards and take their turns; all other cards stay face down."""
    state.waiting = seats_playing(state, SMUGGLER)
    reveal(state, state.waiting)


@compiled
def reveal_others(state: State) -> None:
    """MT-3.2 Order: everyone else turns over. All of them take a turn but the detectives."""
    others = (1 << state.players) - 1 & ~state.face_up
    reveal(state, others)
    state.stage = ACTING
    state.detectives = seats_playing(state, DETECTIVE)
    state.waiting = others & ~state.detectives


@compiled
def first_of(state: State, seats: int) -> int:
    """MT-3.2 Order: the characters in playing order; among equals the lower number goes first.

    Cards are numbered in that order, and a seat's number is its card's with the seat as a last digit: so the lowest
    number is found without a branch, and tells the seat.
    """
    first = 2 * CARDS * SEATS
    for seat in range(state.players):
        character = state.chosen[seat]
        card = character * NUMBERS + state.number[seat, character] - 1
        card += CARDS * (1 - has(seats, seat))  # the seats that are not asked about come after all cards
        first = min(first, card * SEATS + seat)
    return first % SEATS


@compiled
def begin_turn(state: State) -> None:
    """MT-3.2 Order: the next seat has its turn, and begins it by opening a drawer."""
    state.turn = first_of(state, state.waiting)
    state.waiting &= ~(1 << state.turn)
    state.asked = 1 << state.turn
    state.phase = OPEN


@compiled
def end_round(state: State) -> None:
    emit(state, ROUND_ENDED, NOBODY, state.rounds, 0)
    state.rounds += 1


@inlined
def is_cycle_over(state: State) -> bool:
    """MT-3.4 Cards: six rounds are a cycle."""
    return state.rounds % CYCLE == 0


@compiled
def pass_cards(state: State) -> None:
    """MT-3.4 Cards: each seat's six cards go to its left neighbour."""
    last = state.players - 1
    for character in range(KINDS):
        number = state.number[last, character]
        for seat in range(last, 0, -1):
            state.number[seat, character] = state.number[seat - 1, character]
        state.number[0, character] = number
    for seat in range(state.players):
        state.hand[seat] = ALL_CARDS
    emit(state, PASSED, NOBODY, 0, 0)

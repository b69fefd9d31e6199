"""Moving the cards of The Shadow Thief: into hands, out of them, into safes; who has some."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.events import emit
from vendome.engine.masks import has
from vendome.games.shadow_thief.events import DREW
from vendome.games.shadow_thief.params import FIRST_ID, HAND, KIND, VALUE
from vendome.games.shadow_thief.state import EMPTY, State

A_WORD: Final = 16  # of `seen` has the bits of so many cards


@inlined
def see(state: State, card: int) -> None:
    """All have seen this card now, and may remember it until the hand ends."""
    state.seen[card // A_WORD] |= 1 << card % A_WORD


@compiled
def was_seen(state: State, card: int) -> bool:
    """Whether all have seen this card in this hand."""
    return state.seen[card // A_WORD] >> card % A_WORD & 1 == 1


@inlined
def put_in_hand(state: State, seat: int, card: int) -> None:
    """Put a card into a hand, which stays sorted; the caller changes its size. (A loop over every cell is faster than
    one that looks for the place: nothing in it can be predicted wrongly.)"""
    hand = state.hand[seat]
    for i in range(HAND):
        held = hand[i]
        is_before = (held != EMPTY) & (held < card)
        hand[i] = held if is_before else card
        card = card if is_before else held


@inlined
def take_from_hand(state: State, seat: int, kind: int) -> int:
    """Take a card of this kind, which is in the hand, out of it: the first that is not below it in the order."""
    hand = state.hand[seat]
    lowest_id = FIRST_ID[kind]
    card = EMPTY
    for i in range(HAND):
        held = hand[i]
        is_it = (card == EMPTY) & (held >= lowest_id)
        card = held if is_it else card
        after = hand[i + 1] if i + 1 < HAND else EMPTY
        hand[i] = held if card == EMPTY else after
    state.hand_size[seat] -= 1
    return card


@compiled
def fill_hands(state: State, limit: int) -> None:
    """Every seat with an open safe, in seat order, draws up to the limit; a larger hand is kept."""
    top = state.pile_size
    for seat in range(state.players):
        size = state.hand_size[seat]
        if has(state.open, seat) and size < limit:
            for _ in range(size, limit):
                top -= 1
                put_in_hand(state, seat, state.pile[top])
                state.pile[top] = EMPTY
            state.hand_size[seat] = limit
            state.pile_size = top
            emit(state, DREW, seat, limit - size, limit)


@compiled
def empty_hand(state: State, seat: int) -> None:
    """The hand of a closing seat leaves it; the seat remembers which cards they were."""
    for i in range(state.hand_size[seat]):
        state.buried[seat, i] = state.hand[seat, i]
        state.hand[seat, i] = EMPTY
    state.hand_size[seat] = 0


@inlined
def put_in_safe(state: State, seat: int, card: int) -> None:
    """A jewel goes into a seat's safe."""
    state.safe_of[card] = seat
    state.safe_count[seat] += 1
    state.safe_value[seat] += VALUE[KIND[card]]


@inlined
def seats_with_cards(state: State) -> int:
    """Mask of the seats that have a card in hand."""
    mask = 0
    for seat in range(state.players):
        mask |= (state.hand_size[seat] > 0) << seat
    return mask

"""What ends a turn of The Shadow Thief: closing safes and drawing cards (SD-3.6, SD-3.7)."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import LOWEST
from vendome.games.shadow_thief.cards import empty_hand, fill_hands
from vendome.games.shadow_thief.events import CLOSED, DISCARDED, EXHAUSTED, NOT_CLOSED, PUT_UNDER
from vendome.games.shadow_thief.hand import ALL_WOULD_CLOSE, ONE_OPEN, begin_turn, end_hand
from vendome.games.shadow_thief.params import FIRST_THIEF, HAND, JEWELS, KIND, VALUE
from vendome.games.shadow_thief.state import EMPTY, UNDER, State


@compiled
def close(state: State) -> None:
    """SD-3.6, after SD-4.2 has been looked at."""
    showing = 0  # a safe card
    closing = 0
    for seat in range(state.players):
        shows = shows_safe(state, seat)
        showing |= shows << seat
        closing |= (shows & can_close(state, seat)) << seat
    if closing == state.open:
        end_hand(state, ALL_WOULD_CLOSE)
        return
    while showing != 0:
        seat = LOWEST[showing]
        showing &= showing - 1
        if closing >> seat & 1:
            state.lock[seat] = state.shown[seat]
            emit(state, CLOSED, seat, KIND[state.shown[seat]], state.safe_count[seat])
        else:
            emit(state, NOT_CLOSED, seat, KIND[state.shown[seat]], state.safe_count[seat])
    state.open &= ~closing
    state.burying = closing
    put_hands_away(state)


@inlined
def shows_safe(state: State, seat: int) -> bool:
    card = state.shown[seat]
    return (card >= JEWELS) & (KIND[card] < FIRST_THIEF)


@inlined
def can_close(state: State, seat: int) -> bool:
    """SD-3.6: at least one jewel in the safe, and no more of them than the safe card's value."""
    count = state.safe_count[seat]
    return (count >= 1) & (count <= VALUE[KIND[state.shown[seat]]])


@compiled
def put_hands_away(state: State) -> None:
    """SD-3.6: closing seats put their hands under the pile; SD-3.7: once it is exhausted, away unseen."""
    while state.burying != 0:
        seat = LOWEST[state.burying]
        state.burying &= state.burying - 1
        n = state.hand_size[seat]
        if n > 0 and not state.exhausted:
            state.turn = seat
            state.due = UNDER
            return
        if n > 0:
            empty_hand(state, seat)
            emit(state, DISCARDED, seat, n, 0)
    state.turn = EMPTY
    after_closing(state)


@compiled
def put_under(state: State, seat: int, order: Cells, size: int) -> None:
    """SD-3.6: a closing seat's hand goes face down under the pile, `order` as it would be drawn."""
    for i in range(state.pile_size - 1, -1, -1):
        state.pile[i + size] = state.pile[i]
    for i in range(size):
        state.pile[size - 1 - i] = order[i]
    state.pile_size += size
    for other in range(state.players):
        if state.under_size[other] > 0:
            state.under_start[other] += size
    state.under_start[seat] = 0
    state.under_size[seat] = size
    empty_hand(state, seat)
    emit(state, PUT_UNDER, seat, size, 0)


@compiled
def after_closing(state: State) -> None:
    """SD-4.1, then SD-3.7 and the next turn."""
    if state.open & (state.open - 1) == 0:
        end_hand(state, ONE_OPEN)
        return
    if not state.exhausted:
        draw_cards(state)
    begin_turn(state)


@compiled
def draw_cards(state: State) -> None:
    """SD-3.7: to 4, or to the largest number that the pile can give to every one of them."""
    limit = HAND
    while missing(state, limit) > state.pile_size:
        limit -= 1
    fill_hands(state, limit)
    if limit < HAND or state.pile_size == 0:
        emit(state, EXHAUSTED, NOBODY, limit, state.pile_size)
        fill(state.pile, EMPTY)
        state.pile_size = 0
        state.exhausted = 1


@inlined
def missing(state: State, limit: int) -> int:
    """How many cards it takes to fill every hand to the limit."""
    total = 0
    for seat in range(state.players):
        total += (state.open >> seat & 1) * max(0, limit - state.hand_size[seat])
    return total

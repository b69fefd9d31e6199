"""SD-3 A turn: its seven steps, each by itself. `go_on` in `rules` has them in their order."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.compiler.rng import shuffle
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import has, lowest, without_lowest
from vendome.games.shadow_thief.events import (
    ADDED,
    CANCELLED,
    CHOSE,
    CLOSED,
    DISCARDED,
    EXHAUSTED,
    FOUND_NOTHING,
    NOT_CLOSED,
    PUT_UNDER,
    REVEALED,
    SAT_OUT,
    STOLE,
    STORED,
)
from vendome.games.shadow_thief.moves import DONE, PLAY_MOVE, STEAL_MOVE
from vendome.games.shadow_thief.params import (
    FIRST_THIEF,
    HAND,
    JEWEL_KINDS,
    JEWELS,
    KIND,
    SEATS,
    SHADOW,
    TYPE,
    VALUE,
)
from vendome.games.shadow_thief.rules.cards import (
    empty_hand,
    fill_hands,
    put_in_safe,
    seats_with_cards,
    see,
    take_from_hand,
)
from vendome.games.shadow_thief.state import ADD, EMPTY, PLAY, STEAL, UNDER, State

# -- SD-3.1 Play --------------------------------------------------------------------------------------


@inlined
def clear_turn(state: State) -> None:
    """What was chosen, revealed and added in the last turn is gone."""
    state.lying = 0
    state.useless = 0
    fill(state.chosen, EMPTY)
    fill(state.shown, EMPTY)
    fill(state.added_size, 0)
    for seat in range(SEATS):
        fill(state.added[seat], EMPTY)


@inlined
def ask_to_play(state: State) -> None:
    """SD-3.1 Play: every seat with an open safe and a card is asked; without a card it sits the turn out."""
    state.phase = PLAY
    state.asked = state.open & seats_with_cards(state)
    if state.exhausted and state.asked != 0:
        tell_who_sits_out(state, state.open & ~state.asked)


@compiled
def tell_who_sits_out(state: State, seats: int) -> None:
    """SD-3.1 Play: an open safe, and no card. (While there is a pile, everybody has cards.)"""
    while seats != 0:
        emit(state, SAT_OUT, lowest(seats), 0, 0)
        seats = without_lowest(seats)


@inlined
def legal_plays(state: State, seat: int, out: Cells) -> int:
    """SD-3.1 Play: one move for each different card in hand."""
    n = 0
    last = EMPTY
    for i in range(HAND):
        card = state.hand[seat, i]
        kind = KIND[card]
        out[n] = PLAY_MOVE + kind
        n += (card != EMPTY) & (kind != last)
        last = kind
    return n


@inlined
def choose(state: State, seat: int, kind: int) -> None:
    """SD-3.1 Play: a seat picks a card in secret."""
    state.chosen[seat] = take_from_hand(state, seat, kind)
    state.asked &= ~(1 << seat)
    emit(state, CHOSE, seat, 0, 0)


@inlined
def reveal(state: State) -> None:
    """SD-3.1 Play: all chosen cards are revealed together. Jewels lie before their seats, thieves wait to steal."""
    lying = 0  # kept out of the state while it changes: the compiler can't know that nothing else does
    thieves = 0
    for seat in range(state.players):
        card = state.chosen[seat]
        if card != EMPTY:
            kind = KIND[card]
            state.chosen[seat] = EMPTY
            state.shown[seat] = card
            see(state, card)
            lying |= (kind < JEWEL_KINDS) << seat
            thieves |= (kind >= FIRST_THIEF) << seat
            state.lying = lying
            emit(state, REVEALED, seat, kind, 0)
    state.waiting = thieves


# -- SD-3.2 Cancel ------------------------------------------------------------------------------------


@inlined
def cancel(state: State) -> None:
    """SD-3.2 Cancel: jewels of equal value, of whatever type, are discarded."""
    lying = state.lying
    once = 0  # bit by value
    twice = 0
    for seat in range(state.players):
        bit = has(lying, seat) << VALUE[KIND[state.shown[seat]]]
        twice |= once & bit
        once |= bit
    if twice != 0:
        for seat in range(state.players):
            if has(lying, seat) and has(twice, VALUE[KIND[state.shown[seat]]]):
                state.lying &= ~(1 << seat)
                emit(state, CANCELLED, seat, KIND[state.shown[seat]], 0)


# -- SD-3.3 Thieves -----------------------------------------------------------------------------------


@compiled
def ask_to_steal(state: State) -> None:
    """SD-3.3 Thieves: the next one that can take something is asked, and must take it."""
    while state.waiting != 0 and state.asked == 0:
        seat = next_thief(state)
        state.waiting &= ~(1 << seat)
        if victims(state, seat) != 0:
            state.phase = STEAL
            state.asked = 1 << seat
        else:
            emit(state, FOUND_NOTHING, seat, KIND[state.shown[seat]], 0)


@compiled
def next_thief(state: State) -> int:
    """SD-3.3 Thieves: the shadow thief goes first, then the others in seat order."""
    for seat in range(state.players):
        if has(state.waiting, seat) and KIND[state.shown[seat]] == SHADOW:
            return seat
    return lowest(state.waiting)


@compiled
def victims(state: State, thief: int) -> int:
    """SD-3.3 Thieves: the seats whose jewel a thief can take, those of its own type; the shadow thief can take any."""
    kind = KIND[state.shown[thief]]
    if kind == SHADOW:
        return state.lying
    mask = 0
    for seat in range(state.players):
        mask |= (TYPE[KIND[state.shown[seat]]] == TYPE[kind]) << seat
    return mask & state.lying


@compiled
def legal_steals(state: State, seat: int, out: Cells) -> int:
    """SD-3.3 Thieves: one move for each jewel to choose from."""
    n = 0
    left = victims(state, seat)
    while left != 0:
        out[n] = STEAL_MOVE + lowest(left)
        left = without_lowest(left)
        n += 1
    return n


@compiled
def steal(state: State, seat: int, victim: int) -> None:
    """SD-3.3 Thieves: the loot goes straight into the thief's safe."""
    card = state.shown[victim]
    state.lying &= ~(1 << victim)
    put_in_safe(state, seat, card)
    state.asked = 0
    emit(state, STOLE, seat, KIND[card], victim)


# -- SD-3.4 More jewels -------------------------------------------------------------------------------


@inlined
def begin_adding(state: State) -> None:
    """SD-3.4 More jewels: for the seats whose own jewel still lies before them and that have a card."""
    state.waiting = state.lying & seats_with_cards(state)


@inlined
def ask_to_add(state: State) -> None:
    """SD-3.4 More jewels: the next seat, in seat order."""
    if state.waiting != 0:
        state.phase = ADD
        state.asked = 1 << lowest(state.waiting)
        state.waiting = without_lowest(state.waiting)


@inlined
def legal_adds(state: State, seat: int, out: Cells) -> int:
    """SD-3.4 More jewels: one move for each different jewel of the type that lies there, and one to be done."""
    n = 0
    own = TYPE[KIND[state.shown[seat]]]
    last = EMPTY
    for i in range(HAND):
        card = state.hand[seat, i]
        kind = KIND[card]
        out[n] = kind
        n += (card != EMPTY) & (kind < JEWEL_KINDS) & (TYPE[kind] == own) & (kind != last)
        last = kind
    out[n] = DONE
    return n + 1


@inlined
def add(state: State, seat: int, kind: int) -> None:
    """SD-3.4 More jewels: any number of them, so the seat stays asked while it has a card."""
    card = take_from_hand(state, seat, kind)
    state.added[seat, state.added_size[seat]] = card
    state.added_size[seat] += 1
    see(state, card)
    emit(state, ADDED, seat, kind, 0)
    if state.hand_size[seat] == 0:
        state.asked = 0


@inlined
def stop_adding(state: State) -> None:
    """SD-3.4 More jewels: the seat is done."""
    state.asked = 0


# -- SD-3.5 Store -------------------------------------------------------------------------------------


@inlined
def store(state: State) -> None:
    """SD-3.5 Store: all jewels before a seat go into its safe."""
    lying = state.lying
    while lying != 0:
        seat = lowest(lying)
        lying = without_lowest(lying)
        put_in_safe(state, seat, state.shown[seat])
        for i in range(state.added_size[seat]):
            put_in_safe(state, seat, state.added[seat, i])
        state.lying = lying
        emit(state, STORED, seat, 1 + state.added_size[seat], state.safe_count[seat])


# -- SD-3.6 Close -------------------------------------------------------------------------------------


@inlined
def shows_safe(state: State, seat: int) -> bool:
    """Whether a seat has revealed a safe card."""
    card = state.shown[seat]
    return (card >= JEWELS) & (KIND[card] < FIRST_THIEF)


@inlined
def can_close(state: State, seat: int) -> bool:
    """SD-3.6 Close: at least one jewel in the safe, and no more of them than the safe card's value."""
    count = state.safe_count[seat]
    return (count >= 1) & (count <= VALUE[KIND[state.shown[seat]]])


@inlined
def closing_seats(state: State) -> int:
    """SD-3.6 Close: the seats whose safe card closes their safe."""
    closing = 0
    for seat in range(state.players):
        closing |= (shows_safe(state, seat) & can_close(state, seat)) << seat
    return closing


@inlined
def close(state: State, closing: int) -> None:
    """SD-3.6 Close: these safes close; other safe cards are discarded."""
    showing = 0
    for seat in range(state.players):
        showing |= shows_safe(state, seat) << seat
    while showing != 0:
        seat = lowest(showing)
        showing = without_lowest(showing)
        if has(closing, seat):
            state.lock[seat] = state.shown[seat]
            state.closings[seat] += 1
            state.closing_jewels[seat] += state.safe_count[seat]
            state.closing_pile[seat] += state.pile_size
            emit(state, CLOSED, seat, KIND[state.shown[seat]], state.safe_count[seat])
        else:
            state.useless |= 1 << seat
            emit(state, NOT_CLOSED, seat, KIND[state.shown[seat]], state.safe_count[seat])
    state.open &= ~closing
    state.waiting = closing


@inlined
def put_hands_away(state: State) -> None:
    """SD-3.6 Close: a hand that goes under the pile is shuffled first. SD-3.7 Draw: once the pile is exhausted, the
    hand is discarded unseen instead."""
    while state.waiting != 0 and state.due == 0:
        seat = lowest(state.waiting)
        size = state.hand_size[seat]
        if size > 0 and not state.exhausted:
            state.due = UNDER
        else:
            state.waiting = without_lowest(state.waiting)
            if size > 0:
                empty_hand(state, seat)
                emit(state, DISCARDED, seat, size, 0)


@compiled
def draw_hand(state: State, out: Cells) -> int:
    """SD-3.6 Close: the remaining hand of a closing seat is shuffled."""
    seat = lowest(state.waiting)
    size = state.hand_size[seat]
    for i in range(size):
        out[i] = state.hand[seat, i]
    shuffle(state.rng, out, size)
    return size


@compiled
def put_under(state: State, order: Cells, size: int) -> None:
    """SD-3.6 Close: that hand goes face down under the pile, `order` as it would be drawn."""
    seat = lowest(state.waiting)
    state.waiting = without_lowest(state.waiting)
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


# -- SD-3.7 Draw --------------------------------------------------------------------------------------


@compiled
def draw_cards(state: State) -> None:
    """SD-3.7 Draw: hands fill up to four, or to the largest number that the pile can give to all. An empty pile is
    exhausted, and what is left of one that can't fill all hands is discarded."""
    if state.exhausted:
        return
    limit = HAND
    while missing(state, limit) > state.pile_size:
        limit -= 1
    fill_hands(state, limit)
    if limit < HAND or state.pile_size == 0:
        left = state.pile_size
        fill(state.pile, EMPTY)
        state.pile_size = 0
        state.exhausted = 1
        emit(state, EXHAUSTED, NOBODY, limit, left)


@inlined
def missing(state: State, limit: int) -> int:
    """How many cards it takes to fill every hand to the limit."""
    total = 0
    for seat in range(state.players):
        total += has(state.open, seat) * max(0, limit - state.hand_size[seat])
    return total

"""A turn of The Shadow Thief up to its last choice: play, cancel, thieves, more jewels, store (SD-3.1 to SD-3.5)."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import emit
from vendome.engine.masks import LOWEST
from vendome.games.shadow_thief.cards import put_in_safe, seats_with_cards, see, take_from_hand
from vendome.games.shadow_thief.closing import close
from vendome.games.shadow_thief.events import ADDED, CANCELLED, CHOSE, FOUND_NOTHING, REVEALED, STOLE, STORED
from vendome.games.shadow_thief.hand import NO_CARDS, end_hand
from vendome.games.shadow_thief.params import (
    DONE,
    FIRST_THIEF,
    HAND,
    JEWEL_KINDS,
    KIND,
    PLAY_MOVE,
    SHADOW,
    STEAL_MOVE,
    TYPE,
    VALUE,
)
from vendome.games.shadow_thief.state import ADD, EMPTY, STEAL, State


@inlined
def legal_plays(state: State, seat: int, out: Cells) -> int:
    """SD-3.1: one for each different card in hand."""
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
    """SD-3.1"""
    state.chosen[seat] = take_from_hand(state, seat, kind)
    state.asked &= ~(1 << seat)
    emit(state, CHOSE, seat, 0, 0)
    if state.asked == 0:
        reveal(state)


@inlined
def reveal(state: State) -> None:
    """SD-3.1: all chosen cards are revealed together."""
    lying = 0  # kept out of the record while it changes: the compiler can't know that nothing else does
    thieves = 0
    for seat in range(state.players):
        card = state.chosen[seat]
        if card != EMPTY:
            kind = KIND[card]
            state.chosen[seat] = EMPTY
            state.shown[seat] = card
            see(state, card)
            emit(state, REVEALED, seat, kind, 0)
            lying |= (kind < JEWEL_KINDS) << seat
            thieves += kind >= FIRST_THIEF
    state.lying = lying & ~cancelled(state, lying)
    if thieves > 0:
        ask_to_steal(state, -1)
    else:
        begin_adding(state)


@inlined
def cancelled(state: State, lying: int) -> int:
    """SD-3.2: jewels of the same value cancel each other, whatever their types; the seats that lose theirs."""
    once = 0  # bit by value
    twice = 0
    for seat in range(state.players):
        bit = (lying >> seat & 1) << VALUE[KIND[state.shown[seat]]]
        twice |= once & bit
        once |= bit
    lost = 0
    if twice != 0:
        for seat in range(state.players):
            if lying >> seat & 1 and twice >> VALUE[KIND[state.shown[seat]]] & 1:
                lost |= 1 << seat
                emit(state, CANCELLED, seat, KIND[state.shown[seat]], 0)
    return lost


@compiled
def ask_to_steal(state: State, first: int) -> None:
    """SD-3.3: the shadow thief (turn -1), then the others in seat order; a thief that can take is asked."""
    for turn in range(first, state.players):
        for seat in range(state.players):
            card = state.shown[seat]
            if card == EMPTY or KIND[card] < FIRST_THIEF:
                continue
            is_its_turn = turn == -1 if KIND[card] == SHADOW else turn == seat
            if is_its_turn and can_steal(state, seat):
                state.phase = STEAL
                state.turn = turn
                state.asked = 1 << seat
                return
            if is_its_turn:
                emit(state, FOUND_NOTHING, seat, KIND[card], 0)
    begin_adding(state)


@inlined
def fits(state: State, thief: int, victim: int) -> bool:
    """SD-3.3: whether a thief's seat may take the jewel that lies before another."""
    if not state.lying >> victim & 1:
        return False
    kind = KIND[state.shown[thief]]
    return kind == SHADOW or TYPE[kind] == TYPE[KIND[state.shown[victim]]]


@compiled
def can_steal(state: State, seat: int) -> bool:
    for victim in range(state.players):
        if fits(state, seat, victim):
            return True
    return False


@compiled
def legal_steals(state: State, seat: int, out: Cells) -> int:
    n = 0
    for victim in range(state.players):
        if fits(state, seat, victim):
            out[n] = STEAL_MOVE + victim
            n += 1
    return n


@compiled
def steal(state: State, seat: int, victim: int) -> None:
    """SD-3.3: the jewel goes onto the thief's own safe at once."""
    card = state.shown[victim]
    state.lying &= ~(1 << victim)
    emit(state, STOLE, seat, KIND[card], victim)
    put_in_safe(state, seat, card)
    state.asked = 0
    ask_to_steal(state, state.turn + 1)


@inlined
def begin_adding(state: State) -> None:
    """SD-3.4: each seat whose own jewel still lies before it and that has a card, in seat order."""
    state.adding = state.lying & seats_with_cards(state)
    ask_to_add(state)


@compiled
def ask_to_add(state: State) -> None:
    """SD-3.4: the next of them; after the last one the turn ends."""
    if state.adding == 0:
        state.asked = 0
        state.turn = EMPTY
        end_turn(state)
    else:
        state.phase = ADD
        state.turn = LOWEST[state.adding]
        state.adding &= state.adding - 1
        state.asked = 1 << state.turn


@inlined
def legal_adds(state: State, seat: int, out: Cells) -> int:
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
    """SD-3.4: asked again after each, while a card is left in hand."""
    card = take_from_hand(state, seat, kind)
    state.added[seat, state.added_size[seat]] = card
    state.added_size[seat] += 1
    see(state, card)
    emit(state, ADDED, seat, kind, 0)
    if state.hand_size[seat] == 0:
        ask_to_add(state)


@inlined
def end_turn(state: State) -> None:
    """What follows the last choice of a turn: SD-4.3, then SD-3.5 and SD-3.6."""
    if state.exhausted and seats_with_cards(state) == 0:
        end_hand(state, NO_CARDS)
        return
    store(state)
    close(state)


@inlined
def store(state: State) -> None:
    """SD-3.5"""
    lying = state.lying
    while lying != 0:
        seat = LOWEST[lying]
        lying &= lying - 1
        put_in_safe(state, seat, state.shown[seat])
        for i in range(state.added_size[seat]):
            put_in_safe(state, seat, state.added[seat, i])
        emit(state, STORED, seat, 1 + state.added_size[seat], state.safe_count[seat])

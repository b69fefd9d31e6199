"""The rules of The Shadow Thief, in the order of the rulebook and under its numbers."""

from typing import Final

from vendome.engine.compiled import compiled, inlined
from vendome.engine.events import NOBODY, hush, tell
from vendome.engine.layout import LOWEST, Cells, fill
from vendome.engine.rng import seed_words, shuffle
from vendome.games.shadow_thief.events import (
    ADDED,
    ALL_CLOSE,
    CANCELLED,
    CHOSE,
    CLOSED,
    DISCARDED,
    DREW,
    EXHAUSTED,
    FOUND_NOTHING,
    HAND_BEGAN,
    HAND_ENDED,
    NOT_CLOSED,
    PUT_UNDER,
    REVEALED,
    SCORED,
    STOLE,
    STORED,
)
from vendome.games.shadow_thief.params import (
    CARDS,
    FIRST_THIEF,
    HAND,
    JEWEL_KINDS,
    JEWELS,
    KIND,
    KINDS,
    SEATS,
    SHADOW,
    TYPE,
    VALUE,
)
from vendome.games.shadow_thief.state import ADD, EMPTY, OVER, PLAY, SHUFFLE, STEAL, UNDER, State

# Actions, in the order of their texts: `add CARD`, `done`, `play CARD`, `steal SEAT`.
DONE: Final = JEWEL_KINDS
PLAY_MOVE: Final = DONE + 1
STEAL_MOVE: Final = PLAY_MOVE + KINDS

# Indices into `ENDS`.
ENDS: Final = ("SD-4.1", "SD-4.2", "SD-4.3")
ONE_OPEN, ALL_WOULD_CLOSE, NO_CARDS = range(3)


# -- the contract -------------------------------------------------------------------------------------


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """SD-2.1: a match before its first hand."""
    hush(state)
    seed_words(state.rng, seed, 0)
    state.players = players
    state.hands = options[0] + 1
    state.hand_number = 0
    state.end = -1
    fill(state.score, 0)
    clear_table(state)
    state.due = SHUFFLE


@inlined
def legal(state: State, seat: int, out: Cells) -> int:
    if state.phase == STEAL:
        return legal_steals(state, seat, out)
    if state.phase == ADD:
        return legal_adds(state, seat, out)
    return legal_plays(state, seat, out)


@inlined
def apply(state: State, seat: int, action: int) -> None:
    hush(state)
    if state.phase == PLAY:
        choose(state, seat, action - PLAY_MOVE)
    elif state.phase == STEAL:
        steal(state, seat, action - STEAL_MOVE)
    elif action == DONE:
        ask_to_add(state, seat + 1)
    else:
        add(state, seat, action)


@compiled
def draw(state: State, out: Cells) -> int:
    if state.due == SHUFFLE:  # SD-2.2
        for card in range(CARDS):
            out[card] = card
        shuffle(state.rng, out, CARDS)
        return CARDS
    n = state.hand_size[state.turn]  # SD-3.6
    for i in range(n):
        out[i] = state.hand[state.turn, i]
    shuffle(state.rng, out, n)
    return n


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    if state.due == SHUFFLE:
        state.due = 0
        begin_hand(state, outcome)
    else:
        state.due = 0
        put_under(state, state.turn, outcome, size)
        put_hands_away(state)


@compiled
def result(state: State, scores: Cells) -> int:
    """SD-2.1: the highest total wins; equal totals share the win."""
    best = 0
    for seat in range(state.players):
        scores[seat] = state.score[seat]
        best = max(best, scores[seat])
    winners = 0
    for seat in range(state.players):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners


# -- SD-2 A match -------------------------------------------------------------------------------------


@compiled
def clear_table(state: State) -> None:
    state.asked = 0
    state.phase = PLAY
    state.turn = EMPTY
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


@compiled
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
    tell(state, HAND_BEGAN, NOBODY, state.hand_number, 0)
    fill_hands(state, HAND)
    begin_turn(state)


# -- SD-3 A turn --------------------------------------------------------------------------------------


@compiled
def begin_turn(state: State) -> None:
    """SD-3.1: every seat with an open safe and a card is asked; without a card it sits the turn out."""
    clear_turn(state)
    state.phase = PLAY
    state.asked = state.open & seats_with_cards(state)
    if state.asked == 0:  # the last cards left with a seat that closed: SD-4.3, in a turn nobody plays
        end_hand(state, NO_CARDS)


@inlined
def seats_with_cards(state: State) -> int:
    mask = 0
    for seat in range(state.players):
        mask |= (state.hand_size[seat] > 0) << seat
    return mask


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
    tell(state, CHOSE, seat, 0, 0)
    if state.asked == 0:
        reveal(state)


@compiled
def reveal(state: State) -> None:
    """SD-3.1: all chosen cards are revealed together."""
    thieves = 0
    for seat in range(state.players):
        card = state.chosen[seat]
        if card != EMPTY:
            kind = KIND[card]
            state.chosen[seat] = EMPTY
            state.shown[seat] = card
            see(state, card)
            tell(state, REVEALED, seat, kind, 0)
            state.lying |= (kind < JEWEL_KINDS) << seat
            thieves += kind >= FIRST_THIEF
    cancel(state)
    if thieves > 0:
        ask_to_steal(state, -1)
    else:
        ask_to_add(state, 0)


@compiled
def cancel(state: State) -> None:
    """SD-3.2: jewels of the same value cancel each other, whatever their types."""
    once = 0  # bit by value
    twice = 0
    for seat in range(state.players):
        bit = (state.lying >> seat & 1) << VALUE[KIND[state.shown[seat]]]
        twice |= once & bit
        once |= bit
    if twice == 0:
        return
    for seat in range(state.players):
        if state.lying >> seat & 1 and twice >> VALUE[KIND[state.shown[seat]]] & 1:
            state.lying &= ~(1 << seat)
            tell(state, CANCELLED, seat, KIND[state.shown[seat]], 0)


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
                tell(state, FOUND_NOTHING, seat, KIND[card], 0)
    ask_to_add(state, 0)


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
    tell(state, STOLE, seat, KIND[card], victim)
    put_in_safe(state, seat, card)
    state.asked = 0
    ask_to_steal(state, state.turn + 1)


@compiled
def ask_to_add(state: State, first: int) -> None:
    """SD-3.4: each seat whose own jewel still lies before it and that has a card, in seat order."""
    able = state.lying & seats_with_cards(state) & ~((1 << first) - 1)
    if able == 0:
        state.asked = 0
        state.turn = EMPTY
        end_turn(state)
    else:
        state.phase = ADD
        state.turn = LOWEST[able]
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
    tell(state, ADDED, seat, kind, 0)
    if state.hand_size[seat] == 0:
        ask_to_add(state, seat + 1)


@compiled
def end_turn(state: State) -> None:
    """What follows the last choice of a turn: SD-4.3, then SD-3.5 and SD-3.6."""
    if state.exhausted and seats_with_cards(state) == 0:
        end_hand(state, NO_CARDS)
        return
    store(state)
    close(state)


@compiled
def store(state: State) -> None:
    """SD-3.5"""
    for seat in range(state.players):
        if state.lying >> seat & 1:
            put_in_safe(state, seat, state.shown[seat])
            for i in range(state.added_size[seat]):
                put_in_safe(state, seat, state.added[seat, i])
            tell(state, STORED, seat, 1 + state.added_size[seat], state.safe_count[seat])


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
        tell(state, ALL_CLOSE, NOBODY, 0, 0)
        end_hand(state, ALL_WOULD_CLOSE)
        return
    while showing != 0:
        seat = LOWEST[showing]
        showing &= showing - 1
        if closing >> seat & 1:
            state.lock[seat] = state.shown[seat]
            tell(state, CLOSED, seat, KIND[state.shown[seat]], state.safe_count[seat])
        else:
            tell(state, NOT_CLOSED, seat, KIND[state.shown[seat]], state.safe_count[seat])
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
            tell(state, DISCARDED, seat, n, 0)
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
    tell(state, PUT_UNDER, seat, size, 0)


@compiled
def empty_hand(state: State, seat: int) -> None:
    """The hand of a closing seat leaves it; the seat remembers which cards they were."""
    for i in range(state.hand_size[seat]):
        state.buried[seat, i] = state.hand[seat, i]
        state.hand[seat, i] = EMPTY
    state.hand_size[seat] = 0


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
    if limit < HAND:
        fill(state.pile, EMPTY)
        state.pile_size = 0
    if state.pile_size == 0:
        state.exhausted = 1
        tell(state, EXHAUSTED, NOBODY, limit, 0)


@inlined
def missing(state: State, limit: int) -> int:
    """How many cards it takes to fill every hand to the limit."""
    total = 0
    for seat in range(state.players):
        total += (state.open >> seat & 1) * max(0, limit - state.hand_size[seat])
    return total


@compiled
def fill_hands(state: State, limit: int) -> None:
    """SD-3.7: in seat order; a hand larger than the limit is kept."""
    for seat in range(state.players):
        if state.open >> seat & 1 and state.hand_size[seat] < limit:
            tell(state, DREW, seat, limit - state.hand_size[seat], limit)
            while state.hand_size[seat] < limit:
                state.pile_size -= 1
                put_in_hand(state, seat, state.pile[state.pile_size])
                state.pile[state.pile_size] = EMPTY


# -- SD-4 The end of a hand, SD-5 Score ---------------------------------------------------------------


@compiled
def end_hand(state: State, rule: int) -> None:
    """SD-4: the hand ends by this rule. SD-5.1: who closed scores, an open safe scores 0."""
    tell(state, HAND_ENDED, NOBODY, rule, state.hand_number)
    for seat in range(state.players):
        if not state.open >> seat & 1:
            state.score[seat] += state.safe_value[seat]
            tell(state, SCORED, seat, state.safe_value[seat], 0)
    state.asked = 0
    state.hand_number += 1
    if state.hand_number == state.hands:  # SD-2.1
        state.phase = OVER
        state.end = rule
    else:
        state.due = SHUFFLE


# -- moving cards -------------------------------------------------------------------------------------


@inlined
def see(state: State, card: int) -> None:
    """All have seen this card now, and may remember it until the hand ends."""
    state.seen[card >> 4] |= 1 << (card & 15)


@inlined
def put_in_hand(state: State, seat: int, card: int) -> None:
    """Keep the hand sorted. (Every cell is looked at: a loop without a guess is the faster one.)"""
    hand = state.hand[seat]
    for i in range(HAND):
        held = hand[i]
        is_before = (held != EMPTY) & (held < card)
        hand[i] = held if is_before else card
        card = card if is_before else held
    state.hand_size[seat] += 1


@inlined
def take_from_hand(state: State, seat: int, kind: int) -> int:
    """Take a card of this kind, which is in the hand, out of it."""
    hand = state.hand[seat]
    card = EMPTY
    for i in range(HAND):
        held = hand[i]
        is_it = (card == EMPTY) & (KIND[held] == kind)
        card = held if is_it else card
        after = hand[i + 1] if i + 1 < HAND else EMPTY
        hand[i] = held if card == EMPTY else after
    state.hand_size[seat] -= 1
    return card


@inlined
def put_in_safe(state: State, seat: int, card: int) -> None:
    state.safe_of[card] = seat
    state.safe_count[seat] += 1
    state.safe_value[seat] += VALUE[KIND[card]]

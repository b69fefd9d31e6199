"""What a seat knows in The Shadow Thief.

Its own hand and chosen card; all safes; every card revealed in this hand; how many cards lie
elsewhere. A seat that closed also knows which cards it put away. Cards are physical: it can tell
(BURIED) in whose hand or at which depth of the pile one of *its* cards is, not which of them it is, not
whether it is the one chosen from that hand, and not where inside a block that somebody else shuffled.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words, fill
from vendome.engine.compiler.rng import below, seed_words, shuffle, word
from vendome.games.shadow_thief.params import CARDS, HAND
from vendome.games.shadow_thief.rules.cards import was_seen
from vendome.games.shadow_thief.state import BURIED, EMPTY, UNKNOWN, State

# -- redact -------------------------------------------------------------------------------------------


@compiled
def redact(state: State, seat: int) -> None:
    """Blank what the seat does not know; cards become marks, UNKNOWN or BURIED."""
    fill(state.rng, 0)
    redact_pile(state, seat)
    for other in range(state.players):
        if other != seat:
            redact_seat(state, seat, other)
    for other in range(state.players):  # last: the marks above are made by looking at one's own cards
        if other != seat:
            blank(state.buried[other])


@compiled
def redact_pile(state: State, seat: int) -> None:
    """Of the pile, one knows where one's own cards lie; inside a block that another shuffled, only how many."""
    for i in range(state.pile_size):
        state.pile[i] = mark(state, seat, state.pile[i])
    for other in range(state.players):
        if other != seat:
            start = state.under_start[other]
            stop = min(start + state.under_size[other], state.pile_size)
            sort_marks(state.pile, start, stop)


@compiled
def redact_seat(state: State, seat: int, other: int) -> None:
    """Of a hand and the card chosen from it, one knows how many are one's own, not which."""
    mine = count_mine(state, seat, other)
    for i in range(state.hand_size[other]):
        state.hand[other, i] = BURIED if i < mine else UNKNOWN
    if state.chosen[other] != EMPTY:
        state.chosen[other] = BURIED if mine > state.hand_size[other] else UNKNOWN


@compiled
def count_mine(state: State, seat: int, other: int) -> int:
    """How many of another's hidden cards are of those that the seat put away."""
    mine = 0
    for i in range(state.hand_size[other]):
        mine += mark(state, seat, state.hand[other, i]) == BURIED
    if state.chosen[other] != EMPTY:
        mine += mark(state, seat, state.chosen[other]) == BURIED
    return mine


@compiled
def mark(state: State, seat: int, card: int) -> int:
    """What a hidden card is to a seat."""
    if card < 0:
        return card  # a mark already
    if seat >= 0:
        for i in range(HAND - 1):
            if state.buried[seat, i] == card:
                return BURIED
    return UNKNOWN


@compiled
def sort_marks(cards: Cells, start: int, stop: int) -> None:
    """BURIED first: how many of one's own cards are among these is known, not which."""
    for i in range(start, stop):
        if cards[i] == BURIED:
            cards[i] = cards[start]
            cards[start] = BURIED
            start += 1


@compiled
def blank(cards: Cells) -> None:
    """Of these, one knows only how many there are."""
    for i in range(len(cards)):
        if cards[i] != EMPTY:
            cards[i] = UNKNOWN


# -- resample -----------------------------------------------------------------------------------------


@compiled
def resample(state: State, seat: int, rng: Words) -> None:
    """Deal the cards the seat can't see at random to the places where such cards lie.

    The pile's own cells are the scratch: all unseen cards are written there and shuffled. The first of
    them stay as the pile, the next go to the hidden hands, and what is left over was discarded unseen.
    """
    seed_words(state.rng, word(rng), word(rng))
    own = own_cards_to_deal(state, seat, rng)
    depths = own_depths(state)
    size = unseen_cards(state, seat)
    shuffle(rng, state.pile, size)
    own = deal_own_to_pile(state, own, depths, size)
    deal_own_to_hands(state, seat, own)
    dealt = deal_unseen_to_hands(state, seat)
    for other in range(state.players):
        if other != seat:
            shuffle_choice(state, other, rng)
            sort_cards(state.hand[other], state.hand_size[other])
    guess_buried(state, seat, dealt, size)
    for i in range(state.pile_size, CARDS):
        state.pile[i] = EMPTY


@compiled
def own_cards_to_deal(state: State, seat: int, rng: Words) -> int:
    """The cards the seat put away that were not seen since, in random order, packed."""
    packed = 0
    if seat < 0 or state.buried[seat, 0] == EMPTY:
        return packed
    own = state.buried[seat]
    order = state.added[seat]  # a seat that closed adds nothing: its cells are free
    n = 0
    while n < HAND - 1 and own[n] != EMPTY:
        order[n] = own[n]
        n += 1
    shuffle(rng, order, n)
    for i in range(n):
        if not was_seen(state, order[i]):
            packed = packed_with(packed, order[i])
    fill(order, EMPTY)
    return packed


@compiled
def own_depths(state: State) -> int:
    """Where in the pile the seat's own cards are, packed."""
    packed = 0
    for i in range(state.pile_size):
        if state.pile[i] == BURIED:
            packed = packed_with(packed, i)
    return packed


@compiled
def unseen_cards(state: State, seat: int) -> int:
    """Write every card that the seat can't place into the pile's cells; return how many."""
    n = 0
    for card in range(CARDS):
        if not was_seen(state, card) and not is_own(state, seat, card):
            state.pile[n] = card
            n += 1
    return n


@compiled
def is_own(state: State, seat: int, card: int) -> bool:
    """Whether a card is in the seat's hand, chosen by it or put away by it."""
    if seat < 0:
        return False
    if state.chosen[seat] == card:
        return True
    for i in range(HAND):
        if state.hand[seat, i] == card:
            return True
    for i in range(HAND - 1):
        if state.buried[seat, i] == card:
            return True
    return False


@compiled
def deal_own_to_pile(state: State, own: int, depths: int, size: int) -> int:
    """One's own cards go back to the depths where one knows they are, and the cards from there behind all `size` unseen
    ones. Returns the own cards that are left."""
    while depths > 0:
        depth = last_packed(depths)
        depths = without_last(depths)
        state.pile[size] = state.pile[depth]
        size += 1
        state.pile[depth] = last_packed(own)
        own = without_last(own)
    return own


@compiled
def deal_own_to_hands(state: State, seat: int, own: int) -> None:
    """One's own cards go where one knows that one of them is."""
    for other in range(state.players):
        if own == 0:
            return
        if other != seat:
            for i in range(state.hand_size[other]):
                if state.hand[other, i] == BURIED:
                    state.hand[other, i] = last_packed(own)
                    own = without_last(own)
            if state.chosen[other] == BURIED:
                state.chosen[other] = last_packed(own)
                own = without_last(own)


@compiled
def deal_unseen_to_hands(state: State, seat: int) -> int:
    """Unseen cards beyond the pile's size go to the hidden hands; returns where the next one lies."""
    dealt = state.pile_size
    for other in range(state.players):
        if other != seat:
            for i in range(state.hand_size[other]):
                if state.hand[other, i] == UNKNOWN:
                    state.hand[other, i] = state.pile[dealt]
                    dealt += 1
            if state.chosen[other] == UNKNOWN:
                state.chosen[other] = state.pile[dealt]
                dealt += 1
    return dealt


@compiled
def shuffle_choice(state: State, other: int, rng: Words) -> None:
    """Any card of a hidden hand may be the chosen one, whoever's it was."""
    if state.chosen[other] != EMPTY:
        i = below(rng, state.hand_size[other] + 1)
        if i < state.hand_size[other]:
            state.chosen[other], state.hand[other, i] = state.hand[other, i], state.chosen[other]


@compiled
def sort_cards(cards: Cells, size: int) -> None:
    """Sort the first cards of these, in place, as hands are."""
    for i in range(1, size):
        card = cards[i]
        while i > 0 and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card


@compiled
def guess_buried(state: State, seat: int, dealt: int, size: int) -> None:
    """What other closed seats put away: what lies there now in this sample.

    Cards of theirs that were drawn since are their own memory; no decision of the hand depends on it,
    and they stay UNKNOWN. So do those that the seat itself had put away before the other drew them: the `size` unseen
    cards are too few then.
    """
    for other in range(state.players):
        if other != seat and state.buried[other, 0] != EMPTY:
            under = state.under_size[other]
            for i in range(HAND - 1):
                place = state.under_start[other] + i
                if under == 0 and state.buried[other, i] != EMPTY and dealt < size:  # discarded unseen
                    state.buried[other, i] = state.pile[dealt]
                    dealt += 1
                elif i < under and place < state.pile_size:
                    state.buried[other, i] = state.pile[place]


# -- reshuffle ----------------------------------------------------------------------------------------


@compiled
def reshuffle(state: State, rng: Words) -> None:
    """The pile in another order. Hands that went under it stay there, each in another order of its own."""
    seed_words(state.rng, word(rng), word(rng))
    top = 0  # of all hands that lie under the pile
    for seat in range(state.players):
        start = state.under_start[seat]
        stop = min(start + state.under_size[seat], state.pile_size)
        if stop > start:
            shuffle(rng, state.pile[start:stop], stop - start)
            top = max(top, stop)
    shuffle(rng, state.pile[top : state.pile_size], state.pile_size - top)


# -- reveals ------------------------------------------------------------------------------------------


def reveals(before: State, action: int, after: State) -> bool:  # noqa: ARG001 (the cards tell)
    """Cards that nobody can see lie in hands and in the pile: whatever leaves or joins one of these is shown to
    somebody. To steal or to be done with adding moves none, as long as the turn goes on."""
    return before.hand != after.hand or before.pile != after.pile


# -- packed numbers -----------------------------------------------------------------------------------

# A few numbers in one, since compiled code has no lists. Each is stored plus one, so that 0 ends them.
PACKED_BITS: Final = 7
assert CARDS < 1 << PACKED_BITS
assert (HAND - 1) * PACKED_BITS < 63


@inlined
def packed_with(packed: int, number: int) -> int:
    """With one more number at the end."""
    return packed << PACKED_BITS | int(number) + 1


@inlined
def last_packed(packed: int) -> int:
    """The number at the end."""
    return (packed & (1 << PACKED_BITS) - 1) - 1


@inlined
def without_last(packed: int) -> int:
    """Without the number at the end."""
    return packed >> PACKED_BITS

"""What a seat knows in The Shadow Thief.

Its own hand and chosen card; all safes; every card revealed in this hand; how many cards lie
elsewhere. A seat that closed also knows which cards it put away. Cards are physical: it can tell
(BURIED) in whose hand or at which depth of the pile one of *its* cards is, not which of them it is, not
whether it is the one chosen from that hand, and not where inside a block that somebody else shuffled.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, Words, fill
from vendome.engine.compiler.rng import below, seed_words, shuffle, word
from vendome.games.shadow_thief.params import CARDS, COPIES, HAND, JEWEL_KINDS, JEWELS, KIND, KINDS, SEATS
from vendome.games.shadow_thief.state import BURIED, EMPTY, OVER, UNKNOWN, State

# -- redact -------------------------------------------------------------------------------------------


@compiled
def redact(state: State, seat: int) -> None:
    for i in range(len(state.rng)):
        state.rng[i] = 0
    redact_pile(state, seat)
    for other in range(state.players):
        if other != seat:
            redact_seat(state, seat, other)
    for other in range(state.players):  # last: the marks above are made by looking at one's own cards
        if other != seat:
            blank(state.buried[other])


@compiled
def redact_pile(state: State, seat: int) -> None:
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
    while depths > 0:  # one's own cards go back to the depths where one knows they are
        depth = (depths & 127) - 1
        depths >>= 7
        state.pile[size] = state.pile[depth]
        size += 1
        state.pile[depth] = (own & 127) - 1
        own >>= 7
    dealt = state.pile_size
    for other in range(state.players):
        if other != seat:
            for i in range(state.hand_size[other]):
                if state.hand[other, i] == BURIED:
                    state.hand[other, i] = (own & 127) - 1
                    own >>= 7
                else:
                    state.hand[other, i] = state.pile[dealt]
                    dealt += 1
            if state.chosen[other] == BURIED:
                state.chosen[other] = (own & 127) - 1
                own >>= 7
            elif state.chosen[other] == UNKNOWN:
                state.chosen[other] = state.pile[dealt]
                dealt += 1
            shuffle_choice(state, other, rng)
            sort_cards(state.hand[other], state.hand_size[other])
    guess_buried(state, seat, dealt)
    for i in range(state.pile_size, CARDS):
        state.pile[i] = EMPTY


@compiled
def shuffle_choice(state: State, other: int, rng: Words) -> None:
    """Any card of a hidden hand may be the chosen one, whoever's it was."""
    if state.chosen[other] != EMPTY:
        i = below(rng, state.hand_size[other] + 1)
        if i < state.hand_size[other]:
            state.chosen[other], state.hand[other, i] = state.hand[other, i], state.chosen[other]


@compiled
def own_cards_to_deal(state: State, seat: int, rng: Words) -> int:
    """The cards the seat put away that were not seen since, in random order, packed (7 bits, plus one)."""
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
            packed = packed << 7 | order[i] + 1
    fill(order, EMPTY)
    return packed


@compiled
def own_depths(state: State) -> int:
    """Where in the pile the seat's own cards are, packed likewise."""
    packed = 0
    for i in range(state.pile_size):
        if state.pile[i] == BURIED:
            packed = packed << 7 | i + 1
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
def was_seen(state: State, card: int) -> bool:
    return state.seen[card >> 4] >> (card & 15) & 1 == 1


@compiled
def is_own(state: State, seat: int, card: int) -> bool:
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
def sort_cards(cards: Cells, size: int) -> None:
    for i in range(1, size):
        card = cards[i]
        while i > 0 and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card


@compiled
def guess_buried(state: State, seat: int, dealt: int) -> None:
    """What other closed seats put away: what lies there now in this sample.

    Cards of theirs that were drawn since are their own memory; no decision of the hand depends on it,
    and they stay UNKNOWN.
    """
    for other in range(state.players):
        if other != seat and state.buried[other, 0] != EMPTY:
            under = state.under_size[other]
            for i in range(HAND - 1):
                place = state.under_start[other] + i
                if under == 0 and state.buried[other, i] != EMPTY:  # discarded unseen
                    state.buried[other, i] = state.pile[dealt]
                    dealt += 1
                elif i < under and place < state.pile_size:
                    state.buried[other, i] = state.pile[place]


# -- observe ------------------------------------------------------------------------------------------

# The tensor: general numbers, then a block for each seat (one's own first, then clockwise), then what
# only this seat knows. Counts are divided by their largest value; `*` marks a 1 at an index.
GENERAL: Final = 5 + (SEATS + 1) + (OVER + 1)  # hands, hand number, pile, exhausted, seat; players*; phase*
SEAT_BLOCK: Final = (
    5  # asked, has chosen, score, open, its revealed jewel still lies there
    + HAND  # cards in hand: 0.5 for each, 1 for as many as I put away
    + 3 * (KINDS + 1)  # card shown*, safe card that closed*, card chosen* (one's own; else only whether)
    + 2 * JEWEL_KINDS  # jewels added, jewels in the safe
)
OWN: Final = 3 * KINDS + CARDS  # my hand, what I put away, what was seen; where in the pile mine lie
OBSERVATION: Final = GENERAL + SEATS * SEAT_BLOCK + OWN


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Works on a full record as on a redacted one, and reads only what the seat knows of it."""
    for i in range(len(out)):
        out[i] = 0
    out[0] = state.hands / 9
    out[1] = state.hand_number / 9
    out[2] = state.pile_size / CARDS
    out[3] = state.exhausted
    out[4] = (seat + 1) / SEATS
    out[5 + state.players] = 1
    out[5 + SEATS + 1 + state.phase] = 1
    for i in range(state.players):
        other = (seat + i) % state.players
        observe_seat(state, seat, other, out[GENERAL + i * SEAT_BLOCK : GENERAL + (i + 1) * SEAT_BLOCK])
    jewels = out[GENERAL:]
    for card in range(JEWELS):
        owner = state.safe_of[card]
        if owner != EMPTY:
            i = (owner - seat) % state.players
            jewels[(i + 1) * SEAT_BLOCK - JEWEL_KINDS + KIND[card]] += 1 / COPIES
    observe_own(state, seat, out[GENERAL + SEATS * SEAT_BLOCK :])


@compiled
def observe_seat(state: State, seat: int, other: int, out: NDArray[np.float32]) -> None:
    out[0] = state.asked >> other & 1
    out[1] = state.chosen[other] != EMPTY
    out[2] = state.score[other] / 512
    out[3] = state.open >> other & 1
    out[4] = state.lying >> other & 1
    mine = count_mine(state, seat, other) if other != seat else 0
    for i in range(state.hand_size[other]):
        out[5 + i] = 1 if i < mine else 0.5
    at = 5 + HAND
    mark_kind(out, at, state.shown[other])
    mark_kind(out, at + KINDS + 1, state.lock[other])
    if other == seat:
        mark_kind(out, at + 2 * (KINDS + 1), state.chosen[other])
    elif mine > state.hand_size[other]:
        out[at + 3 * (KINDS + 1) - 1] = 1
    at += 3 * (KINDS + 1)
    for i in range(state.added_size[other]):
        out[at + KIND[state.added[other, i]]] += 1 / COPIES


@compiled
def mark_kind(out: NDArray[np.float32], at: int, card: int) -> None:
    if card >= 0:
        out[at + KIND[card]] = 1


@compiled
def observe_own(state: State, seat: int, out: NDArray[np.float32]) -> None:
    for i in range(state.hand_size[seat]):
        out[KIND[state.hand[seat, i]]] += 1 / COPIES
    for i in range(HAND - 1):
        if state.buried[seat, i] >= 0:
            out[KINDS + KIND[state.buried[seat, i]]] += 1 / COPIES
    for card in range(CARDS):
        if was_seen(state, card):
            out[2 * KINDS + KIND[card]] += 1 / COPIES
    for i in range(state.pile_size):
        out[3 * KINDS + i] = mark(state, seat, state.pile[i]) == BURIED
    for other in range(state.players):  # inside a block that another shuffled, only how many
        if other != seat:
            start = state.under_start[other]
            stop = min(start + state.under_size[other], state.pile_size)
            sort_flags(out, 3 * KINDS + start, 3 * KINDS + stop)


@compiled
def sort_flags(out: NDArray[np.float32], start: int, stop: int) -> None:
    for i in range(start, stop):
        if out[i] > 0:
            out[i] = out[start]
            out[start] = 1
            start += 1


SIZE = OBSERVATION
FIELDS: dict[str, object] = {}

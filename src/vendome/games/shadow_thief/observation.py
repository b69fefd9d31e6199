"""What a seat knows in The Shadow Thief, as a tensor.

General counts come first, then what only this seat knows, then a block for each seat (one's own first, then
clockwise). Where a field has a number for each kind of card and one more, that one is for a card that can't be named.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.masks import SIZE, has, lowest, without_lowest
from vendome.engine.observation import Block, Counts, Layout
from vendome.games.shadow_thief.knowledge import count_mine, mark
from vendome.games.shadow_thief.params import (
    CARDS,
    HAND,
    JEWEL_KINDS,
    JEWELS,
    KIND,
    KINDS,
    MOST_ALIKE,
    MOST_HANDS,
    SEATS,
)
from vendome.games.shadow_thief.rules.cards import A_WORD
from vendome.games.shadow_thief.state import BURIED, EMPTY, PHASES, State

MOST_JEWELS: Final = 16  # not a bound: few close with more
MOST_TENS: Final = 32  # not a bound: a usual match has fewer points than 320

TABLE_BLOCK: Final = Block()
HANDS = TABLE_BLOCK.add("hands", (), "hands in the match", MOST_HANDS)
HAND_NUMBER = TABLE_BLOCK.add("hand_number", (), "hands finished", MOST_HANDS)
PILE = TABLE_BLOCK.add("pile", (), "cards in the pile", CARDS)
EXHAUSTED = TABLE_BLOCK.add("exhausted", (), "1 once the pile is exhausted")
SEAT = TABLE_BLOCK.add("seat", (), "the own seat, counted from 1", SEATS)
PLAYERS = TABLE_BLOCK.add("players", (SEATS + 1,), "1 at the number of players")
PHASE = TABLE_BLOCK.add("phase", (len(PHASES),), "1 at the phase")

OWN_BLOCK: Final = Block(start=TABLE_BLOCK.end)
HAND_KINDS = OWN_BLOCK.add("hand", (KINDS,), "cards in my hand, by kind", MOST_ALIKE)
PUT_AWAY = OWN_BLOCK.add("put_away", (KINDS,), "cards that I put away, by kind", MOST_ALIKE)
SEEN = OWN_BLOCK.add("seen", (KINDS,), "cards revealed in this hand, by kind", MOST_ALIKE)
MINE_IN_PILE = OWN_BLOCK.add("mine_in_pile", (CARDS,), "1 where in the pile, from below, one that I put away lies")
OWN_START = OWN_BLOCK.start

SEAT_BLOCK: Final = Block(start=OWN_BLOCK.end, repeated=SEATS)
ASKED = SEAT_BLOCK.add("asked", (), "1 if the seat must choose now")
HAS_CHOSEN = SEAT_BLOCK.add("has_chosen", (), "1 if it has chosen its card")
SCORE_TENS = SEAT_BLOCK.add("score_tens", (), "points of the finished hands: the tens, 12 of 127", MOST_TENS)
SCORE_UNITS = SEAT_BLOCK.add("score_units", (), "and the units, 7 of 127", 10)
OPEN = SEAT_BLOCK.add("open", (), "1 if its safe is open")
LYING = SEAT_BLOCK.add("lying", (), "1 if its revealed jewel still lies before it")
HELD = SEAT_BLOCK.add("cards", (HAND,), "1 for each card in its hand, but 2 for as many of them as I put away", 2)
SHOWN = SEAT_BLOCK.add("shown", (KINDS + 1,), "1 at the kind of the card revealed this turn")
CLOSED = SEAT_BLOCK.add("closed", (KINDS + 1,), "1 at the kind of the safe card that closed its safe")
CHOSEN = SEAT_BLOCK.add("chosen", (KINDS + 1,), "1 at the kind of my chosen card; at the end, if I put another's away")
ADDED = SEAT_BLOCK.add("added", (JEWEL_KINDS,), "jewels added this turn, by kind", MOST_ALIKE)
SAFE = SEAT_BLOCK.add("safe", (JEWEL_KINDS,), "jewels in its safe, by kind", MOST_ALIKE)
CLOSINGS = SEAT_BLOCK.add("closings", (), "hands in which it closed its safe", MOST_HANDS)
CLOSING_JEWELS = SEAT_BLOCK.add("closing_jewels", (), "jewels in it then, on average, rounded down", MOST_JEWELS)
CLOSING_PILE = SEAT_BLOCK.add("closing_pile", (), "cards in the pile then, on average, rounded down", CARDS)
SEATS_START, SEAT_SIZE = SEAT_BLOCK.start, SEAT_BLOCK.size

LAYOUT: Final = Layout(TABLE_BLOCK, OWN_BLOCK, seats=SEAT_BLOCK)

HIDDEN_BLOCK: Final = Block(repeated=SEATS)
HIDDEN_HAND = HIDDEN_BLOCK.add("hand", (KINDS,), "cards in the hand, by kind", MOST_ALIKE)
HIDDEN_CHOICE = HIDDEN_BLOCK.add("chosen", (KINDS,), "1 at the kind of the chosen card")
HIDDEN_AWAY = HIDDEN_BLOCK.add("put_away", (KINDS,), "cards that the seat put away, by kind", MOST_ALIKE)
HIDDEN_SIZE = HIDDEN_BLOCK.size
HIDDEN: Final = Layout(seats=HIDDEN_BLOCK)


@compiled
def observe(state: State, seat: int, out: Counts) -> None:
    out[HANDS] = state.hands
    out[HAND_NUMBER] = state.hand_number
    out[PILE] = state.pile_size
    out[EXHAUSTED] = state.exhausted
    out[SEAT] = seat + 1
    out[PLAYERS + state.players] = 1
    out[PHASE + state.phase] = 1
    for other in range(state.players):
        start = seat_start(state, seat, other)
        observe_seat(state, seat, other, out[start : start + SEAT_SIZE])
    observe_seen(state, seat, out)
    observe_own(state, seat, out[OWN_START:])


@compiled
def seat_start(state: State, seat: int, other: int) -> int:
    """Where a seat's block begins: one's own is the first, then clockwise."""
    place = other - seat
    if place < 0:
        place += state.players
    return SEATS_START + place * SEAT_SIZE


@compiled
def observe_seat(state: State, seat: int, other: int, out: Counts) -> None:
    """The block of one seat."""
    out[ASKED] = has(state.asked, other)
    out[HAS_CHOSEN] = state.chosen[other] != EMPTY
    out[SCORE_TENS] = state.score[other] // 10
    out[SCORE_UNITS] = state.score[other] % 10
    out[OPEN] = has(state.open, other)
    out[LYING] = has(state.lying, other)
    closings = state.closings[other]
    if closings > 0:
        out[CLOSINGS] = closings
        out[CLOSING_JEWELS] = state.closing_jewels[other] // closings
        out[CLOSING_PILE] = state.closing_pile[other] // closings
    mark_kind(out, SHOWN, state.shown[other])
    mark_kind(out, CLOSED, state.lock[other])
    for i in range(state.added_size[other]):
        out[ADDED + KIND[state.added[other, i]]] += 1
    mine = 0
    if other == seat:
        mark_kind(out, CHOSEN, state.chosen[other])
    elif has_put_away(state, seat):
        mine = count_mine(state, seat, other)
        if mine > state.hand_size[other]:
            out[CHOSEN + KINDS] = 1  # it is one of mine, and I can't tell which
    for i in range(state.hand_size[other]):
        out[HELD + i] = 2 if i < mine else 1


@compiled
def has_put_away(state: State, seat: int) -> bool:
    """Whether the seat closed with cards in its hand. A seat that is asked never has: so the search for its cards,
    which is long, is rarely made."""
    return state.buried[seat, 0] != EMPTY


@compiled
def mark_kind(out: Counts, at: int, card: int) -> None:
    """A 1 at the kind of a card, if there is one."""
    if card >= 0:
        out[at + KIND[card]] = 1


@compiled
def observe_seen(state: State, seat: int, out: Counts) -> None:
    """The cards that all have seen, and the safes, which hold only such cards."""
    for first in range(0, CARDS, SIZE):
        bits = state.seen[first // A_WORD] >> first % A_WORD & 255
        while bits != 0:
            card = first + lowest(bits)
            kind = KIND[card]
            out[OWN_START + SEEN + kind] += 1
            if card < JEWELS:  # adding nothing is faster than a second branch
                holder = state.safe_of[card]
                out[seat_start(state, seat, max(holder, 0)) + SAFE + kind] += holder != EMPTY
            bits = without_lowest(bits)


@compiled
def observe_own(state: State, seat: int, out: Counts) -> None:
    """What only this seat knows."""
    for i in range(state.hand_size[seat]):
        out[HAND_KINDS + KIND[state.hand[seat, i]]] += 1
    if has_put_away(state, seat):
        for i in range(HAND - 1):
            if state.buried[seat, i] >= 0:
                out[PUT_AWAY + KIND[state.buried[seat, i]]] += 1
        observe_own_in_pile(state, seat, out)


@compiled
def observe_own_in_pile(state: State, seat: int, out: Counts) -> None:
    """Where in the pile those lie that the seat put away; inside a block that another shuffled, only how many."""
    for i in range(state.pile_size):
        out[MINE_IN_PILE + i] = mark(state, seat, state.pile[i]) == BURIED
    for other in range(state.players):
        if other != seat:
            start = state.under_start[other]
            stop = min(start + state.under_size[other], state.pile_size)
            sort_flags(out, MINE_IN_PILE + start, MINE_IN_PILE + stop)


@compiled
def sort_flags(out: Counts, start: int, stop: int) -> None:
    """The ones first."""
    for i in range(start, stop):
        if out[i] > 0:
            out[i] = out[start]
            out[start] = 1
            start += 1


@compiled
def observe_hidden(state: State, seat: int, out: Counts) -> None:
    for i in range(state.players):
        other = (seat + i) % state.players
        hidden = out[i * HIDDEN_SIZE : (i + 1) * HIDDEN_SIZE]
        for k in range(state.hand_size[other]):
            hidden[HIDDEN_HAND + KIND[state.hand[other, k]]] += 1
        mark_kind(hidden, HIDDEN_CHOICE, state.chosen[other])
        for k in range(HAND - 1):
            if state.buried[other, k] >= 0:
                hidden[HIDDEN_AWAY + KIND[state.buried[other, k]]] += 1

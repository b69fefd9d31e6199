"""What a seat knows in The Shadow Thief, as a tensor.

General numbers come first, then a block for each seat (one's own first, then clockwise), then what only this seat
knows. Where a field has a number for each kind of card and one more, that one is for a card that can't be named.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import fill
from vendome.engine.masks import has
from vendome.engine.observation import Block, Numbers
from vendome.games.shadow_thief.knowledge import count_mine, mark
from vendome.games.shadow_thief.params import CARDS, COPIES, HAND, JEWEL_KINDS, JEWELS, KIND, KINDS, MOST_HANDS, SEATS
from vendome.games.shadow_thief.rules.cards import was_seen
from vendome.games.shadow_thief.state import BURIED, EMPTY, PHASES, State

MOST_POINTS: Final = 512  # a scale, not a bound: scores of a usual match are below it

TABLE_BLOCK: Final = Block()
HANDS = TABLE_BLOCK.add("hands", (), "hands in the match", MOST_HANDS)
HAND_NUMBER = TABLE_BLOCK.add("hand_number", (), "hands finished", MOST_HANDS)
PILE = TABLE_BLOCK.add("pile", (), "cards in the pile", CARDS)
EXHAUSTED = TABLE_BLOCK.add("exhausted", (), "1 once the pile is exhausted")
SEAT = TABLE_BLOCK.add("seat", (), "the own seat, counted from 1", SEATS)
PLAYERS = TABLE_BLOCK.add("players", (SEATS + 1,), "1 at the number of players")
PHASE = TABLE_BLOCK.add("phase", (len(PHASES),), "1 at the phase")

SEAT_BLOCK: Final = Block(start=TABLE_BLOCK.end, repeated=SEATS)
ASKED = SEAT_BLOCK.add("asked", (), "1 if the seat must choose now")
HAS_CHOSEN = SEAT_BLOCK.add("has_chosen", (), "1 if it has chosen its card")
SCORE = SEAT_BLOCK.add("score", (), "points of the finished hands", MOST_POINTS)
OPEN = SEAT_BLOCK.add("open", (), "1 if its safe is open")
LYING = SEAT_BLOCK.add("lying", (), "1 if its revealed jewel still lies before it")
HELD = SEAT_BLOCK.add("cards", (HAND,), "0.5 for each card in its hand, but 1 for as many of them as I put away")
SHOWN = SEAT_BLOCK.add("shown", (KINDS + 1,), "1 at the kind of the card revealed this turn")
CLOSED = SEAT_BLOCK.add("closed", (KINDS + 1,), "1 at the kind of the safe card that closed its safe")
CHOSEN = SEAT_BLOCK.add("chosen", (KINDS + 1,), "1 at the kind of my chosen card; at the end, if I put another's away")
ADDED = SEAT_BLOCK.add("added", (JEWEL_KINDS,), "jewels added this turn, by kind", COPIES)
SAFE = SEAT_BLOCK.add("safe", (JEWEL_KINDS,), "jewels in its safe, by kind", COPIES)
SEATS_START, SEAT_SIZE = SEAT_BLOCK.start, SEAT_BLOCK.size

OWN_BLOCK: Final = Block(start=SEAT_BLOCK.end)
HAND_KINDS = OWN_BLOCK.add("hand", (KINDS,), "cards in my hand, by kind", COPIES)
PUT_AWAY = OWN_BLOCK.add("put_away", (KINDS,), "cards that I put away, by kind", COPIES)
SEEN = OWN_BLOCK.add("seen", (KINDS,), "cards revealed in this hand, by kind", COPIES)
MINE_IN_PILE = OWN_BLOCK.add("mine_in_pile", (CARDS,), "1 where in the pile, from below, one that I put away lies")
OWN_START = OWN_BLOCK.start

SIZE: Final = OWN_BLOCK.end
FIELDS: Final = {**TABLE_BLOCK.fields(), **SEAT_BLOCK.fields(), **OWN_BLOCK.fields()}


@compiled
def observe(state: State, seat: int, out: Numbers) -> None:
    fill(out, 0)
    out[HANDS] = state.hands / MOST_HANDS
    out[HAND_NUMBER] = state.hand_number / MOST_HANDS
    out[PILE] = state.pile_size / CARDS
    out[EXHAUSTED] = state.exhausted
    out[SEAT] = (seat + 1) / SEATS
    out[PLAYERS + state.players] = 1
    out[PHASE + state.phase] = 1
    for other in range(state.players):
        start = seat_start(state, seat, other)
        observe_seat(state, seat, other, out[start : start + SEAT_SIZE])
    for card in range(JEWELS):
        owner = state.safe_of[card]
        if owner != EMPTY:
            out[seat_start(state, seat, owner) + SAFE + KIND[card]] += 1 / COPIES
    observe_own(state, seat, out[OWN_START:])


@compiled
def seat_start(state: State, seat: int, other: int) -> int:
    """Where a seat's block begins: one's own is the first, then clockwise."""
    return SEATS_START + (other - seat) % state.players * SEAT_SIZE


@compiled
def observe_seat(state: State, seat: int, other: int, out: Numbers) -> None:
    """The block of one seat."""
    out[ASKED] = has(state.asked, other)
    out[HAS_CHOSEN] = state.chosen[other] != EMPTY
    out[SCORE] = state.score[other] / MOST_POINTS
    out[OPEN] = has(state.open, other)
    out[LYING] = has(state.lying, other)
    mark_kind(out, SHOWN, state.shown[other])
    mark_kind(out, CLOSED, state.lock[other])
    for i in range(state.added_size[other]):
        out[ADDED + KIND[state.added[other, i]]] += 1 / COPIES
    mine = 0
    if other == seat:
        mark_kind(out, CHOSEN, state.chosen[other])
    else:
        mine = count_mine(state, seat, other)
        if mine > state.hand_size[other]:
            out[CHOSEN + KINDS] = 1  # it is one of mine, and I can't tell which
    for i in range(state.hand_size[other]):
        out[HELD + i] = 1 if i < mine else 0.5


@compiled
def mark_kind(out: Numbers, at: int, card: int) -> None:
    """A 1 at the kind of a card, if there is one."""
    if card >= 0:
        out[at + KIND[card]] = 1


@compiled
def observe_own(state: State, seat: int, out: Numbers) -> None:
    """What only this seat knows, and what it may remember."""
    for i in range(state.hand_size[seat]):
        out[HAND_KINDS + KIND[state.hand[seat, i]]] += 1 / COPIES
    for i in range(HAND - 1):
        if state.buried[seat, i] >= 0:
            out[PUT_AWAY + KIND[state.buried[seat, i]]] += 1 / COPIES
    for card in range(CARDS):
        if was_seen(state, card):
            out[SEEN + KIND[card]] += 1 / COPIES
    for i in range(state.pile_size):
        out[MINE_IN_PILE + i] = mark(state, seat, state.pile[i]) == BURIED
    for other in range(state.players):  # inside a block that another shuffled, only how many
        if other != seat:
            start = state.under_start[other]
            stop = min(start + state.under_size[other], state.pile_size)
            sort_flags(out, MINE_IN_PILE + start, MINE_IN_PILE + stop)


@compiled
def sort_flags(out: Numbers, start: int, stop: int) -> None:
    """The ones first."""
    for i in range(start, stop):
        if out[i] > 0:
            out[i] = out[start]
            out[start] = 1
            start += 1

"""What others may hold, from what they played and what they kept.

For every rival and every kind of card, `belief` is how much likelier a card in that rival's hand is of this kind than
a card of the pile is. A card that was kept was not the one that was played: a good one grows unlikely with every
turn, while a safe card that waits for its moment does not. A card just drawn is any card.
"""

from math import exp
from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words, fill
from vendome.engine.compiler.rng import below, word
from vendome.engine.events import a_of, b_of, kind_of, seat_of
from vendome.engine.masks import has
from vendome.engine.mind import Floats, States, Workspace
from vendome.games.shadow_thief.events import DREW, REVEALED, STORED
from vendome.games.shadow_thief.knowledge import resample, sort_cards
from vendome.games.shadow_thief.mind.scores import score, worth_of_more
from vendome.games.shadow_thief.moves import PLAY_MOVE
from vendome.games.shadow_thief.params import (
    CARDS,
    FIRST_ID,
    HAND,
    JEWEL_KINDS,
    KIND,
    KINDS,
    SEATS,
    TYPE,
)
from vendome.games.shadow_thief.state import BURIED, EMPTY, State

PLAYED: Final = SEATS * KINDS  # where `belief` notes what each seat played last
INSIGHT: Final = PLAYED + SEATS  # and whether there is any
BELIEF: Final = INSIGHT + 1

TRUST: Final = 0.8  # in the model of others: they do not play by our judgement
SWEEPS: Final = 3  # exchanges tried for every card of a hidden hand
CERTAIN: Final = 4294967296.0  # of that many draws

HELD_BITS: Final = 8  # for a card of a packed hand
assert HAND * HELD_BITS < 63


@compiled
def reopen(state: State, seat: int) -> None:
    """A chosen card goes back into its hand."""
    for other in range(state.players):
        if other != seat and state.chosen[other] != EMPTY:
            state.hand[other, state.hand_size[other]] = state.chosen[other]
            state.hand_size[other] += 1
            state.chosen[other] = EMPTY
            state.asked |= 1 << other


@compiled
def hidden_type(state: State, seat: int) -> int:
    """None: a hand changes all the time."""
    return 0


# -- infer --------------------------------------------------------------------------------------------


@compiled
def infer(history: States, work: Workspace) -> None:
    """Memory has nothing to lose: jewels lie open in the safes, and thieves and safe cards are few."""
    for k in range(INSIGHT):
        work.belief[k] = 1
    work.belief[INSIGHT] = work.insight
    if work.insight:
        for i in range(first_of_hand(history), len(history)):
            for j in range(history[i].event_count):
                learn(history, i, history[i].events[j], work)


@compiled
def first_of_hand(history: States) -> int:
    """The position in which the present hand began."""
    i = len(history) - 1
    while i > 0 and history[i - 1].hand_number == history[i].hand_number:
        i -= 1
    return i


@compiled
def learn(history: States, i: int, event: int, work: Workspace) -> None:
    """From one event of the position number i."""
    who = seat_of(event)
    if who >= 0 and who != work.seat:
        odds = work.belief[who * KINDS : (who + 1) * KINDS]
        if kind_of(event) == REVEALED and i > 0:
            work.belief[PLAYED + who] = a_of(event)
            weigh_play(history[i - 1], who, a_of(event), odds, work)
        elif kind_of(event) == STORED:
            weigh_no_more(int(work.belief[PLAYED + who]), b_of(event), odds)
        elif kind_of(event) == DREW:
            mix_in(odds, a_of(event), b_of(event))


@compiled
def weigh_play(before: State, who: int, played: int, odds: Floats, work: Workspace) -> None:
    """Each kind is as likely to have been kept as, of a hand of these two cards, the other one to be played."""
    hand = before.hand[who]
    held = packed_hand(hand)
    work.count = 2
    fill(hand, EMPTY)
    for kind in range(KINDS):
        if kind != played:
            hand[0] = FIRST_ID[min(kind, played)]
            hand[1] = FIRST_ID[max(kind, played)]
            work.moves[0] = PLAY_MOVE + kind
            work.moves[1] = PLAY_MOVE + played
            score(before, who, work)
            odds[kind] *= chance(work.scores[1] - work.scores[0])
    unpack_hand(hand, held)


@inlined
def packed_hand(hand: Cells) -> int:
    """A hand as one number, since compiled code has no lists. No cell is below BURIED."""
    packed = 0
    for i in range(HAND):
        packed = packed << HELD_BITS | int(hand[i]) - BURIED
    return packed


@inlined
def unpack_hand(hand: Cells, packed: int) -> None:
    for i in range(HAND - 1, -1, -1):
        hand[i] = (packed & (1 << HELD_BITS) - 1) + BURIED
        packed >>= HELD_BITS


@compiled
def weigh_no_more(played: int, jewels: int, odds: Floats) -> None:
    """A jewel of the type just stored would have been added to it."""
    for kind in range(JEWEL_KINDS):
        if TYPE[kind] == TYPE[played]:
            odds[kind] *= chance(-worth_of_more(jewels, 0, kind))


@inlined
def chance(advantage: int) -> float:
    """Of a choice that is so much better than the other one."""
    return 1 / (1 + exp(-TRUST * advantage / 100))


@compiled
def mix_in(odds: Floats, drawn: int, size: int) -> None:
    """So many cards of a hand are new."""
    total = 0.0
    for card in range(CARDS):
        total += odds[KIND[card]]
    old = (size - drawn) / size * CARDS / total
    for kind in range(KINDS):
        odds[kind] = old * odds[kind] + drawn / size


# -- determinize ------------------------------------------------------------------------------------------


@compiled
def determinize(state: State, work: Workspace) -> None:
    """Deal at random, then let hidden hands exchange cards with the pile until they look like what is believed
    (Metropolis et al. 1953)."""
    seat, belief, rng = work.seat, work.belief, work.rng
    resample(state, seat, rng)
    if belief[INSIGHT] > 0 and has(state.open, seat):
        bottom = 0  # cards that closed seats put under the pile stay there
        for other in range(state.players):
            bottom = max(bottom, state.under_start[other] + state.under_size[other])
        if bottom < state.pile_size:
            for other in range(state.players):
                if other != seat and state.hand_size[other] > 0:
                    exchange_hand(state, other, bottom, belief[other * KINDS : (other + 1) * KINDS], rng)


@compiled
def exchange_hand(state: State, other: int, bottom: int, odds: Floats, rng: Words) -> None:
    hand = state.hand[other]
    size = state.hand_size[other]
    for _ in range(SWEEPS):
        for i in range(size):
            at = bottom + below(rng, state.pile_size - bottom)
            held = hand[i]
            card = state.pile[at]
            if word(rng) / CERTAIN * odds[KIND[held]] < odds[KIND[card]]:
                hand[i] = card
                state.pile[at] = held
    sort_cards(hand, size)

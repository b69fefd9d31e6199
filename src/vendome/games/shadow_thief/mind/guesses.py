"""What others may hold, from what they played and what they kept.

For every rival and every kind of card, `belief` is how much likelier a card in that rival's hand is of this kind than
a card of the pile is. A card that was kept was not the one that was played: a good one grows unlikely with every
turn, while a safe card that waits for its moment does not. A card just drawn is any card.
"""

from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import below, word
from vendome.games.shadow_thief.events import DREW, REVEALED, STORED
from vendome.games.shadow_thief.knowledge import resample, sort_cards
from vendome.games.shadow_thief.mind.judgement import judge, worth_of_more
from vendome.games.shadow_thief.params import (
    CARDS,
    FIRST_ID,
    JEWEL_KINDS,
    KIND,
    KINDS,
    PLAY_MOVE,
    SEATS,
    TYPE,
)
from vendome.games.shadow_thief.state import EMPTY, State

Floats = NDArray[np.float64]

PLAYED: Final = SEATS * KINDS  # where `belief` notes what each seat played last
INSIGHT: Final = PLAYED + SEATS  # and whether there is any
BELIEF: Final = INSIGHT + 1

TRUST: Final = 0.8  # in the model of others: they do not play by our judgement
SWEEPS: Final = 3  # exchanges tried for every card of a hidden hand
CERTAIN: Final = 4294967296.0  # of that many draws


@compiled
def reopen(known: State, seat: int) -> None:
    """A chosen card goes back into its hand."""
    for other in range(known.players):
        if other != seat and known.chosen[other] != EMPTY:
            known.hand[other, known.hand_size[other]] = known.chosen[other]
            known.hand_size[other] += 1
            known.chosen[other] = EMPTY
            known.asked |= 1 << other


@compiled
def secret(state: State, seat: int) -> int:
    """A hand changes all the time."""
    return 0


# -- infer --------------------------------------------------------------------------------------------


@compiled
def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    """Memory has nothing to lose: jewels lie open in the safes, and thieves and safe cards are few."""
    for k in range(INSIGHT):
        belief[k] = 1
    belief[INSIGHT] = insight
    if insight:
        for i in range(first_of_hand(records), len(records)):
            for j in range(records[i].event_count):
                learn(records, i, records[i].events[j], seat, belief, moves, scores)


@compiled
def first_of_hand(records: States) -> int:
    """The record that tells of the present hand's beginning."""
    i = len(records) - 1
    while i > 0 and records[i - 1].hand_number == records[i].hand_number:
        i -= 1
    return i


@compiled
def learn(
    records: States, i: int, event: int, seat: int, belief: Floats, moves: Cells, scores: Cells
) -> None:  # fmt: skip
    what = event >> 24
    who = (event >> 16 & 255) - 1
    a = event >> 8 & 255
    b = event & 255
    if who >= 0 and who != seat:
        odds = belief[who * KINDS : (who + 1) * KINDS]
        if what == REVEALED and i > 0:
            belief[PLAYED + who] = a
            weigh_play(records[i - 1], who, a, odds, moves, scores)
        elif what == STORED:
            weigh_no_more(int(belief[PLAYED + who]), b, odds)
        elif what == DREW:
            mix_in(odds, a, b)


@compiled
def weigh_play(before: State, who: int, played: int, odds: Floats, moves: Cells, scores: Cells) -> None:
    """Each kind is as likely to have been kept as judgement, with these two cards, would have played the other."""
    hand = before.hand[who]
    first, second, third, fourth = hand[0], hand[1], hand[2], hand[3]
    for kind in range(KINDS):
        if kind != played:
            hand[0] = FIRST_ID[min(kind, played)]
            hand[1] = FIRST_ID[max(kind, played)]
            hand[2] = hand[3] = EMPTY
            moves[0] = PLAY_MOVE + kind
            moves[1] = PLAY_MOVE + played
            judge(before, who, moves, 2, scores)
            odds[kind] *= chance(scores[1] - scores[0])
    hand[0], hand[1], hand[2], hand[3] = first, second, third, fourth


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


# -- imagine ------------------------------------------------------------------------------------------


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    """Deal at random, then let hidden hands exchange cards with the pile until they look like what is believed
    (Metropolis et al. 1953)."""
    resample(state, seat, rng)
    if belief[INSIGHT] > 0 and state.open >> seat & 1:
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

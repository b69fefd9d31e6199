"""One-move judgement.

What the rules reward: jewels of one type that go into the safe together, for only the first of them can be
cancelled or stolen; a safe card kept in hand, and no more jewels than it allows; closing before all others can.

The numbers are hundredths of a nat. Policy gradient found them, over some millions of matches, against tables of
its own kind mixed with patient players who fill their safes: against its own kind alone it learns to
close in panic, and loses to the patient.
"""

from typing import Final

import numpy as np

from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import Cells
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

MOST: Final = 15  # jewels that a safe card can allow: SD-1.2
BITS: Final = 8  # of a number packed by type

# By need, see `need_of`: the first jewel of a turn, each point of its value; a thief; another jewel, each point.
LEAD: Final = np.array([-503, -275, -46, 64, -389, -289, -229, -729])
LEAD_POINT: Final = np.array([24, 94, 80, 61, -10, 10, 38, 72])
THIEF: Final = np.array([-353, 291, 230, 496, 189, 197, 67, 262])
MORE: Final = np.array([-466, 267, 323, 480, 503, 441, 360, -358])
MORE_POINT: Final = np.array([-14, 27, 24, 35, 27, 26, 29, -7])
# What may follow the first jewel, each card and each point: without a safe card that fits, and with one.
FOLLOWING: Final = np.array([130, -196])
FOLLOWING_POINT: Final = np.array([65, 122])

# By the number of rivals with an open safe: closing, each point in the safe; a thief of one type, the shadow thief.
CLOSE: Final = np.array([0, 1310, 619, -307, -520, -733, -617])
CLOSE_POINT: Final = np.array([0, -2, 7, 14, 14, 12, 2])
TYPE_THIEF: Final = np.array([0, -312, 53, 189, 237, 360, 257])
SHADOW_THIEF: Final = np.array([0, 425, 341, 399, 243, 267, 177])

ALL_READY: Final = 518  # every rival could close now, and leave one alone with an open safe
LONE_JEWEL: Final = -27  # each jewel of the only rival: who has many and did not close lacks the card for it
EXHAUSTED: Final = 942  # no other safe card will come
SPARE: Final = -623  # a safe card that may be needed yet
USELESS: Final = 301  # one that is too small: away with it

# Closing in the last hand.
LOST: Final = -2177  # others have more already, for good
WON: Final = 360  # the hand ends with it, and nobody has more
TOO_SOON: Final = -1075  # others go on …
AHEAD_POINT: Final = 15  # … and each point one is ahead of them makes up for it
AHEAD_MOST: Final = 30

STEAL_POINT: Final = 89
RICH_POINT: Final = 4  # each point its owner has


@compiled
def judge(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    if state.phase == STEAL:
        judge_steals(state, moves, count, scores)
    elif state.phase == ADD:
        judge_adds(state, seat, moves, count, scores)
    else:
        judge_plays(state, seat, moves, count, scores)


@compiled
def judge_steals(state: State, moves: Cells, count: int, scores: Cells) -> None:
    for i in range(count):
        victim = moves[i] - STEAL_MOVE
        riches = state.score[victim] + state.safe_value[victim]
        scores[i] = STEAL_POINT * VALUE[KIND[state.shown[victim]]] + RICH_POINT * riches


@inlined
def need_of(jewels: int, safe: int) -> int:
    """How many more jewels a safe wants: 0 to 3 as the safe card in hand allows, 3 being three or more; with no card
    that fits, 4 to 7 by the jewels it holds."""
    return min(safe - jewels, 3) if safe > 0 else 4 + min(jewels // 3, 3)


@inlined
def fitting_safe(state: State, seat: int, jewels: int) -> int:
    """The highest safe card in hand that can close so many jewels; 0 if there is none."""
    best = 0
    for i in range(HAND):
        card = state.hand[seat, i]
        kind = KIND[card]
        fits = (card != EMPTY) & (JEWEL_KINDS <= kind) & (kind < FIRST_THIEF) & (VALUE[kind] >= jewels)
        best = max(best, fits * VALUE[kind])
    return best


@compiled
def judge_adds(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    jewels = state.safe_count[seat] + 1 + state.added_size[seat]
    safe = fitting_safe(state, seat, jewels)
    for i in range(count):
        scores[i] = 0 if moves[i] == DONE else worth_of_more(jewels, safe, moves[i])


@inlined
def worth_of_more(jewels: int, safe: int, kind: int) -> int:
    need = need_of(jewels, safe)
    return MORE[need] + MORE_POINT[need] * VALUE[kind]


@compiled
def judge_plays(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    jewels = state.safe_count[seat]
    safe = fitting_safe(state, seat, jewels)
    need = need_of(jewels, safe)
    rivals = open_rivals(state, seat)
    values, counts = types_in_hand(state, seat)
    for i in range(count):
        kind = moves[i] - PLAY_MOVE
        if kind < JEWEL_KINDS:
            following = (counts >> BITS * TYPE[kind] & 255) - 1
            points = (values >> BITS * TYPE[kind] & 255) - VALUE[kind]
            scores[i] = LEAD[need] + LEAD_POINT[need] * VALUE[kind]
            if following > 0:
                scores[i] += worth_of_following(following, points, jewels, safe)
        elif kind >= FIRST_THIEF:
            scores[i] = THIEF[need] + (SHADOW_THIEF[rivals] if kind == SHADOW else TYPE_THIEF[rivals])
        elif VALUE[kind] < jewels:
            scores[i] = USELESS
        elif jewels == 0 or VALUE[kind] < safe:
            scores[i] = SPARE
        else:
            scores[i] = worth_of_closing(state, seat, rivals)


@inlined
def open_rivals(state: State, seat: int) -> int:
    rivals = 0
    for other in range(state.players):
        rivals += (other != seat) & (state.open >> other & 1)
    return rivals


@inlined
def types_in_hand(state: State, seat: int) -> tuple[int, int]:
    """The jewels in hand by type, packed: the sum of their values, and how many they are."""
    values = 0
    counts = 0
    for i in range(HAND):
        card = state.hand[seat, i]
        kind = KIND[card]
        if (card != EMPTY) & (kind < JEWEL_KINDS):
            values += VALUE[kind] << BITS * TYPE[kind]
            counts += 1 << BITS * TYPE[kind]
    return values, counts


@inlined
def worth_of_following(following: int, points: int, jewels: int, safe: int) -> int:
    """What jewels of the same type add to the first one, as far as the safe card allows them."""
    if safe > 0:
        places = max(safe - jewels - 1, 0)
        if following > places:
            points = points * places // following
            following = places
        return FOLLOWING[1] * following + FOLLOWING_POINT[1] * points
    return FOLLOWING[0] * following + FOLLOWING_POINT[0] * points


@compiled
def worth_of_closing(state: State, seat: int, rivals: int) -> int:
    total = state.score[seat] + state.safe_value[seat]
    score = CLOSE[rivals] + CLOSE_POINT[rivals] * state.safe_value[seat] + EXHAUSTED * state.exhausted
    ready = 0
    held = 0  # by open rivals
    settled = 0  # the best total that stays even if every open safe gets nothing
    best = 0
    for other in range(state.players):
        if other != seat:
            jewels = state.safe_count[other]
            is_open = state.open >> other & 1
            ready += is_open & (1 <= jewels) & (jewels <= MOST)
            held += is_open * jewels
            settled = max(settled, state.score[other] + (1 - is_open) * state.safe_value[other])
            best = max(best, state.score[other] + state.safe_value[other])
    if ready == rivals:
        score += ALL_READY
    if rivals == 1:
        score += LONE_JEWEL * held
    if state.hand_number == state.hands - 1:
        if total < settled:
            score += LOST
        elif rivals == 1:
            score += WON
        else:
            score += TOO_SOON + AHEAD_POINT * max(-AHEAD_MOST, min(AHEAD_MOST, total - best))
    return score

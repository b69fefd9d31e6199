"""Playing The Shadow Thief well.

A safe holds as many jewels as the card that closes it allows, so a jewel's worth is its value less what its
place is worth; the last seat with an open safe gets nothing, so a safe card in hand grows dearer as others close.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds.common import share_win, softmax
from vendome.engine.compiled import compiled
from vendome.engine.layout import Cells, Words
from vendome.engine.loops import States
from vendome.games.shadow_thief.knowledge import resample
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
from vendome.games.shadow_thief.rules import result
from vendome.games.shadow_thief.state import ADD, EMPTY, STEAL, State

Floats = NDArray[np.float64]

HORIZON: Final = 1  # hands
BELIEF: Final = 1


@compiled
def clock(state: State) -> int:
    return state.hand_number


@compiled
def best_safe(state: State, seat: int) -> int:
    """The highest safe card in hand; 0 if there is none."""
    best = 0
    for i in range(HAND):
        card = state.hand[seat, i]
        if card != EMPTY and JEWEL_KINDS <= KIND[card] < FIRST_THIEF:
            best = max(best, VALUE[KIND[card]])
    return best


@compiled
def room_for(state: State, seat: int) -> int:
    """How many more jewels the safe should take: what the best safe card allows, or a usual one."""
    best = best_safe(state, seat)
    return (best if best > 0 else 9) - state.safe_count[seat]


@compiled
def judge(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    if state.phase == STEAL:
        for i in range(count):
            victim = moves[i] - STEAL_MOVE
            scores[i] = 60 * VALUE[KIND[state.shown[victim]]] + state.safe_value[victim]
    elif state.phase == ADD:
        judge_adds(state, seat, moves, count, scores)
    else:
        judge_plays(state, seat, moves, count, scores)


@compiled
def judge_adds(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    room = room_for(state, seat) - 1 - state.added_size[seat]
    for i in range(count):
        if moves[i] == DONE:
            scores[i] = 0
        else:
            scores[i] = 50 * (VALUE[moves[i]] - 3) if room > 0 else -300


@compiled
def judge_plays(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    rivals = 0
    for other in range(state.players):
        rivals += (other != seat) & (state.open >> other & 1)
    stored = state.safe_count[seat]
    value = state.safe_value[seat]
    safe = best_safe(state, seat)
    room = (safe if safe > 0 else 9) - stored
    for i in range(count):
        kind = moves[i] - PLAY_MOVE
        if kind < JEWEL_KINDS:
            gain = VALUE[kind]
            places = 1
            for j in range(HAND):  # what could be added to it
                card = state.hand[seat, j]
                if card != EMPTY:
                    other = KIND[card]
                    if other < JEWEL_KINDS and TYPE[other] == TYPE[kind] and VALUE[other] > 3:
                        gain += VALUE[other]
                        places += 1
            gain -= VALUE[kind] if VALUE[kind] > 3 else 0
            scores[i] = 20 * gain if room > 0 else -200
        elif kind < FIRST_THIEF:
            if stored == 0 or VALUE[kind] < stored:
                scores[i] = -250
            else:
                full = max(0, 3 - (VALUE[kind] - stored)) * 60
                scores[i] = 8 * value + full - 100 * rivals + 50
                scores[i] -= 10 * (safe - VALUE[kind])
        elif kind == SHADOW:
            scores[i] = 80 + 30 * rivals
        else:
            scores[i] = 25 * rivals


@compiled
def evaluate(state: State, scores: Cells, values: Floats) -> None:
    left = state.hands - state.hand_number
    for seat in range(state.players):
        values[seat] = state.score[seat]
    softmax(values, state.players, 14.0 + 10.0 * left)
    if state.end >= 0:
        share_win(values, state.players, result(state, scores), 0.6)


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
    return 0


@compiled
def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    pass


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    resample(state, seat, rng)

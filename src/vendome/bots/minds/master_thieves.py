"""Playing Master Thieves well.

A drawer is worth what lies in its upper compartment, if nothing falls from the lower one. An imitation that
leaves the white pillow is worth as much as a true gem won.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds.common import share_win, softmax
from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import Cells, Words
from vendome.engine.loops import States
from vendome.engine.rng import below, word
from vendome.games.master_thieves.box import AFTER, COMPARTMENTS, PLACES, UPPER
from vendome.games.master_thieves.events import OPENED, ROTATED_BOX, ROUND_BEGAN, TURNED_BOX
from vendome.games.master_thieves.knowledge import resample
from vendome.games.master_thieves.params import (
    ALARM_YES,
    CHOICES,
    CHOOSE_MOVE,
    DETECTIVE,
    DIAMOND,
    FILL_MOVE,
    GEMOLOGIST,
    JEWELLER,
    MASTER_THIEF,
    OPEN_MOVE,
    PICK_MOVE,
    PLACE_DIAMOND,
    PLACE_SAPPHIRE,
    ROTATE_MOVE,
    RUBY,
    RUBY_TAKE,
    SAPPHIRE,
    SEARCH,
    SMUGGLER,
    THIEF,
    TURN,
    WORTH,
)
from vendome.games.master_thieves.rules import result
from vendome.games.master_thieves.state import (
    ALARM,
    CHOOSE,
    FILL,
    HANDLE,
    NONE,
    OPEN,
    PICK,
    PLACE,
    TAKE_OR_SEARCH,
    UNKNOWN,
    State,
)

Floats = NDArray[np.float64]

HORIZON: Final = 2  # rounds
BELIEF: Final = COMPARTMENTS // 2 + 1  # for each drawer whether it is forgotten, and how many are
POINT: Final = 70  # of judgement, in hundredths: one point of score


@compiled
def clock(state: State) -> int:
    return state.rounds


@inlined
def value_in(state: State, compartment: int) -> int:
    return state.front[compartment, DIAMOND] + 2 * state.front[compartment, SAPPHIRE]


@inlined
def prize(state: State, upper: int, character: int) -> int:
    """What opening a drawer brings a thief or master thief: nothing if a gem falls."""
    if value_in(state, upper ^ 1) > 0:
        return 0
    gems = value_in(state, upper)
    if character == MASTER_THIEF and state.ruby[upper] and not state.ruby[upper ^ 1]:
        gems += WORTH[RUBY]
    return gems


@compiled
def best_prize(state: State, way: int, character: int) -> int:
    best = 0
    for position in range(PLACES):
        best = max(best, prize(state, UPPER[way, position], character))
    return best


@compiled
def judge(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    phase = state.phase
    if phase == HANDLE:
        judge_handlings(state, moves, count, scores)
    elif phase == OPEN:
        judge_drawers(state, seat, moves, count, scores)
    elif phase == CHOOSE:
        judge_choices(state, seat, moves, count, scores)
    elif phase == PICK:
        for i in range(count):
            scores[i] = POINT * (moves[i] - PICK_MOVE)
    elif phase == PLACE:
        for i in range(count):
            scores[i] = POINT * ((moves[i] == PLACE_DIAMOND) + 2 * (moves[i] == PLACE_SAPPHIRE))
    elif phase == FILL:
        for i in range(count):
            scores[i] = -POINT * value_in(state, UPPER[state.way, moves[i] - FILL_MOVE] ^ 1)
    elif phase == TAKE_OR_SEARCH:
        upper = UPPER[state.way, state.opened]
        search = 4 * (state.ruby[upper] - 2 * state.ruby[upper ^ 1])
        for i in range(count):
            scores[i] = POINT * search * (moves[i] == SEARCH)
    elif phase == ALARM:
        for i in range(count):
            scores[i] = 50 * (moves[i] == ALARM_YES)
    else:
        for i in range(count):
            scores[i] = 4 * POINT * (moves[i] == RUBY_TAKE)


@compiled
def judge_handlings(state: State, moves: Cells, count: int, scores: Cells) -> None:
    """With thieves still to come in this round, the box should offer them little."""
    for i in range(count):
        scores[i] = 0
        if state.waiting != 0:
            way = state.way
            if moves[i] == TURN:
                way = AFTER[way, 4]
            elif ROTATE_MOVE <= moves[i] < ROTATE_MOVE + 4:
                way = AFTER[way, moves[i] - ROTATE_MOVE]
            scores[i] = -20 * best_prize(state, way, THIEF)


@compiled
def judge_drawers(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    character = state.chosen[seat]
    for i in range(count):
        upper = UPPER[state.way, moves[i] - OPEN_MOVE]
        falls = value_in(state, upper ^ 1)
        if character == THIEF or character == MASTER_THIEF:
            scores[i] = POINT * prize(state, upper, character)
        elif character == SMUGGLER:
            scores[i] = 0 if falls else POINT + POINT * value_in(state, upper) // 2
        elif character == JEWELLER:
            scores[i] = -2 * POINT if falls else 10 * value_in(state, upper)
        else:
            scores[i] = 0
        if falls:
            owner = state.alarm[upper ^ 1]
            if owner != NONE and owner != seat:
                scores[i] -= POINT * falls // 2


@compiled
def judge_choices(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    theft = 0
    master = 0
    for position in range(PLACES):
        upper = UPPER[state.way, position]
        theft = max(theft, prize(state, upper, THIEF))
        master = max(master, prize(state, upper, MASTER_THIEF))
    red = state.red[DIAMOND] + 2 * state.red[SAPPHIRE]
    for i in range(count):
        character = CHOICES[moves[i] - CHOOSE_MOVE]
        if character == THIEF:
            scores[i] = POINT * theft * 8 // 10
        elif character == MASTER_THIEF:
            scores[i] = POINT * master * 6 // 10
        elif character == SMUGGLER:
            scores[i] = POINT * (10 + 4 * red + 3 * theft) // 10
        elif character == DETECTIVE:
            scores[i] = POINT * (10 + 6 * red) // 10
        elif character == JEWELLER or character == GEMOLOGIST:
            scores[i] = POINT * 15 // 10


@compiled
def evaluate(state: State, scores: Cells, values: Floats) -> None:
    least = 10
    for seat in range(state.players):
        white = state.white[seat]
        black = state.black[seat]
        least = min(least, white[DIAMOND] + white[SAPPHIRE])
        values[seat] = black[DIAMOND] + 2 * black[SAPPHIRE] + 4 * black[RUBY] - white[DIAMOND] - 2 * white[SAPPHIRE]
    softmax(values, state.players, 1.5 + 0.5 * least)
    if state.end >= 0:
        share_win(values, state.players, result(state, scores), 0.7)


@compiled
def reopen(known: State, seat: int) -> None:
    """Whoever has chosen while all choose is asked again; later the choice stands, hidden."""
    if known.phase == CHOOSE:
        for other in range(known.players):
            if other != seat and known.chosen[other] == UNKNOWN:
                known.chosen[other] = NONE
                known.asked |= 1 << other


# -- memory -------------------------------------------------------------------------------------------


@compiled
def secret(state: State, seat: int) -> int:
    return 0


@compiled
def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    """Which drawers the seat has forgotten. Each rotation, turn and round since a drawer was last open costs it one
    factor of `memory`."""
    for i in range(BELIEF):
        belief[i] = 1.0
    for i in range(len(records)):
        for j in range(records[i].told):
            event = records[i].events[j]
            kind = event >> 24
            if kind == OPENED:
                belief[event & 255] = 1.0
            elif kind == ROTATED_BOX or kind == TURNED_BOX or kind == ROUND_BEGAN:
                for drawer in range(PLACES):
                    belief[drawer] *= memory
    forgotten = 0
    for drawer in range(PLACES):
        belief[drawer] = word(rng) / 4294967296.0 >= belief[drawer]
        forgotten += belief[drawer] > 0
    belief[PLACES] = forgotten


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    resample(state, seat, rng)
    if belief[PLACES] > 1:
        mix_up(state, belief, rng)


@compiled
def mix_up(state: State, belief: Floats, rng: Words) -> None:
    """What lies in forgotten drawers lies in any of them."""
    for compartment in range(COMPARTMENTS):
        if belief[compartment >> 1] > 0:
            other = below(rng, COMPARTMENTS)
            while belief[other >> 1] == 0:
                other = below(rng, COMPARTMENTS)
            for gem in range(2):
                state.front[compartment, gem], state.front[other, gem] = (
                    state.front[other, gem], state.front[compartment, gem],
                )  # fmt: skip
            state.alarm[compartment], state.alarm[other] = state.alarm[other], state.alarm[compartment]

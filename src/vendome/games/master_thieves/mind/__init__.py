"""Playing Master Thieves well.

A drawer is worth what lies in its upper compartment, if nothing falls from the lower one. An imitation that
leaves the white pillow is worth as much as a true gem won.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import below, word
from vendome.engine.mind import share_win, softmax
from vendome.games.master_thieves.events import OPENED, ROTATED_BOX, ROUND_BEGAN, TURNED_BOX
from vendome.games.master_thieves.knowledge import resample
from vendome.games.master_thieves.moves import (
    ALARM_YES,
    CHOICES,
    CHOOSE_MOVE,
    DONE,
    FILL_MOVE,
    OPEN_MOVE,
    PICK_MOVE,
    PLACE_DIAMOND,
    PLACE_SAPPHIRE,
    RUBY_TAKE,
    SEARCH,
    TURN,
)
from vendome.games.master_thieves.params import (
    COMPARTMENTS,
    DETECTIVE,
    DIAMOND,
    JEWELLER,
    MASTER_THIEF,
    PLACES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
    WORTH,
)
from vendome.games.master_thieves.rules import result
from vendome.games.master_thieves.rules.box import UPPER
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

HORIZON: Final = 4  # rounds
RIVALS: Final = 1
PUBLIC: Final = 0
TEMPER: Final = 100.0
BELIEF: Final = COMPARTMENTS // 2 + 1  # for each drawer whether it is forgotten, and how many are
ROTATION: Final = -80  # of judgement, in hundredths: a rotation
POINT: Final = 70  # … and one point of score


@compiled
def clock(state: State) -> int:
    return state.rounds


@inlined
def value_in(state: State, compartment: int) -> int:
    return state.front[compartment, DIAMOND] + 2 * state.front[compartment, SAPPHIRE]


@inlined
def prize(state: State, upper: int) -> int:
    """What a thief takes from a drawer: nothing if a gem falls."""
    return value_in(state, upper) if value_in(state, upper ^ 1) == 0 else 0


@inlined
def ruby_prize(state: State, upper: int) -> int:
    """What a master thief finds behind it."""
    return WORTH[RUBY] * state.ruby[upper] * (1 - state.ruby[upper ^ 1])


@compiled
def best_prize(state: State, face: int) -> int:
    """The best theft while this face of the drawers is up. All twelve can be opened, however the box is rotated."""
    best = 0
    for drawer in range(PLACES):
        best = max(best, prize(state, 2 * drawer + face))
    return best


@compiled
def judge(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    phase = state.phase
    if phase == HANDLE:
        judge_handlings(state, moves, count, scores)
    elif phase == OPEN:
        judge_drawers(state, seat, moves, count, scores)
    elif phase == CHOOSE:
        judge_choices(state, moves, count, scores)
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


shortlist = None


@compiled
def judge_handlings(state: State, moves: Cells, count: int, scores: Cells) -> None:
    """With thieves still to come in this round, the box should offer them little. A rotation only confuses."""
    gain = 0
    if state.waiting != 0:
        face = UPPER[state.way, 0] & 1
        gain = 20 * (best_prize(state, face) - best_prize(state, face ^ 1))
    for i in range(count):
        scores[i] = gain if moves[i] == TURN else ROTATION * (moves[i] != DONE)


@compiled
def judge_drawers(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    character = state.chosen[seat]
    is_thief = character == THIEF or character == MASTER_THIEF
    for i in range(count):
        upper = UPPER[state.way, moves[i] - OPEN_MOVE]
        inside = value_in(state, upper)
        falls = value_in(state, upper ^ 1)
        score = 0
        if falls > 0:
            owner = state.alarm[upper ^ 1]
            score = -POINT * falls // 2 if owner != NONE and owner != seat else 0
            score -= 2 * POINT if character == JEWELLER else 0
        elif is_thief:
            score = POINT * inside
            if character == MASTER_THIEF:
                score += POINT * ruby_prize(state, upper)
        elif character == SMUGGLER:
            score = POINT + POINT * inside // 2
        elif character == JEWELLER:
            score = 10 * inside
        scores[i] = score


@compiled
def judge_choices(state: State, moves: Cells, count: int, scores: Cells) -> None:
    theft = 0
    master = 0
    face = UPPER[state.way, 0] & 1
    for drawer in range(PLACES):
        upper = 2 * drawer + face
        gems = prize(state, upper)
        theft = max(theft, gems)
        if value_in(state, upper ^ 1) == 0:
            master = max(master, gems + ruby_prize(state, upper))
    red = state.red[DIAMOND] + 2 * state.red[SAPPHIRE]
    for i in range(count):
        character = CHOICES[moves[i] - CHOOSE_MOVE]
        tenths = 15
        if character == THIEF:
            tenths = 8 * theft
        elif character == MASTER_THIEF:
            tenths = 6 * master
        elif character == SMUGGLER:
            tenths = 10 + 4 * red + 3 * theft
        elif character == DETECTIVE:
            tenths = 10 + 6 * red
        scores[i] = POINT * tenths // 10


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
        for j in range(records[i].event_count):
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

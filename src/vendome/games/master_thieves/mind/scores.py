"""Scores at first sight, in hundredths of a nat.

A drawer is worth what lies in its upper compartment, if nothing falls from the lower one. An imitation that leaves the
white pillow is worth as much as a true gem won.
"""

from typing import Final

import numpy as np

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.mind import Workspace
from vendome.games.master_thieves.moves import (
    CHOICES,
    CHOOSE_MOVE,
    DONE,
    FILL_MOVE,
    MOVES,
    OPEN_MOVE,
    SEARCH,
    TURN,
)
from vendome.games.master_thieves.params import (
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
from vendome.games.master_thieves.rules.box import UPPER
from vendome.games.master_thieves.state import CHOOSE, FILL, HANDLE, NONE, OPEN, TAKE_OR_SEARCH, State

ROTATION: Final = -80  # a rotation
POINT: Final = 70  # one point of score

# Moves that are worth the same at any time.
ALWAYS: Final = {
    "alarm yes": 50,
    "pick sapphire": (WORTH[SAPPHIRE] - WORTH[DIAMOND]) * POINT,
    "place diamond": WORTH[DIAMOND] * POINT,
    "place sapphire": WORTH[SAPPHIRE] * POINT,
    "ruby take": WORTH[RUBY] * POINT,
}
BY_ACTION: Final = np.array([ALWAYS.get(move, 0) for move in MOVES], np.int32)


@inlined
def value_in(state: State, compartment: int) -> int:
    return WORTH[DIAMOND] * state.front[compartment, DIAMOND] + WORTH[SAPPHIRE] * state.front[compartment, SAPPHIRE]


@inlined
def gems_in(state: State, compartment: int) -> int:
    return state.front[compartment, DIAMOND] + state.front[compartment, SAPPHIRE]


@inlined
def prize(state: State, upper: int) -> int:
    """What a thief takes from a drawer: nothing if a gem falls."""
    return value_in(state, upper) if gems_in(state, upper ^ 1) == 0 else 0


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
def score(state: State, seat: int, work: Workspace) -> None:
    phase = state.phase
    if phase == HANDLE:
        score_handlings(state, work)
    elif phase == OPEN:
        score_drawers(state, seat, work)
    elif phase == CHOOSE:
        score_choices(state, work)
    elif phase == FILL:
        score_fillings(state, work)
    elif phase == TAKE_OR_SEARCH:
        score_search(state, work)
    else:
        for i in range(work.count):
            work.scores[i] = BY_ACTION[work.moves[i]]


@compiled
def score_fillings(state: State, work: Workspace) -> None:
    """What falls is lost to the red pillow."""
    for i in range(work.count):
        work.scores[i] = -POINT * value_in(state, UPPER[state.way, work.moves[i] - FILL_MOVE] ^ 1)


@compiled
def score_search(state: State, work: Workspace) -> None:
    """A ruby in the upper compartment is worth a search. One in the lower compartment falls, and costs the gems too."""
    upper = UPPER[state.way, state.opened]
    search = WORTH[RUBY] * (state.ruby[upper] - 2 * state.ruby[upper ^ 1])
    for i in range(work.count):
        work.scores[i] = POINT * search * (work.moves[i] == SEARCH)


@compiled
def score_handlings(state: State, work: Workspace) -> None:
    """With thieves still to come in this round, the box should offer them little. A rotation only confuses."""
    gain = 0
    if state.waiting != 0:
        face = UPPER[state.way, 0] & 1
        gain = 20 * (best_prize(state, face) - best_prize(state, face ^ 1))
    for i in range(work.count):
        work.scores[i] = gain if work.moves[i] == TURN else ROTATION * (work.moves[i] != DONE)


@compiled
def score_drawers(state: State, seat: int, work: Workspace) -> None:
    character = state.chosen[seat]
    is_thief = character == THIEF or character == MASTER_THIEF
    for i in range(work.count):
        upper = UPPER[state.way, work.moves[i] - OPEN_MOVE]
        inside = value_in(state, upper)
        falls = value_in(state, upper ^ 1)
        score = 0
        if gems_in(state, upper ^ 1) > 0:
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
        work.scores[i] = score


@compiled
def score_choices(state: State, work: Workspace) -> None:
    theft = 0
    master = 0
    face = UPPER[state.way, 0] & 1
    for drawer in range(PLACES):
        upper = 2 * drawer + face
        gems = prize(state, upper)
        theft = max(theft, gems)
        if gems_in(state, upper ^ 1) == 0:
            master = max(master, gems + ruby_prize(state, upper))
    red = WORTH[DIAMOND] * state.red[DIAMOND] + WORTH[SAPPHIRE] * state.red[SAPPHIRE]
    for i in range(work.count):
        character = CHOICES[work.moves[i] - CHOOSE_MOVE]
        tenths = 15
        if character == THIEF:
            tenths = 8 * theft
        elif character == MASTER_THIEF:
            tenths = 6 * master
        elif character == SMUGGLER:
            tenths = 10 + 4 * red + 3 * theft
        elif character == DETECTIVE:
            tenths = 10 + 6 * red
        work.scores[i] = POINT * tenths // 10

"""What a favour gains: the special tokens."""

from typing import Final

from vendome.bots.minds.gentlemen_thieves.places import (
    GEAR_OF,
    IS_LOCKED,
    LEAD_AT,
    PIECES_AT,
    PIECES_OF,
    PULL_OF,
    RATE_OF,
    ROW_OF,
    ROWS,
    WEIGHT_OF_ALL,
    allied_tally,
    locked_places,
    pull_of,
    row_of,
    row_with,
    types_in,
)
from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import Cells
from vendome.games.gentlemen_thieves.moves import DRAW, FROM, MOVE_LOOT, ONE_MORE_LOOT, TO
from vendome.games.gentlemen_thieves.params import CENTRE, TYPES
from vendome.games.gentlemen_thieves.state import State
from vendome.games.gentlemen_thieves.table import ONE_OF_EACH, count, has_all_types, joined_to

# -- GT-5.1 tunnels -----------------------------------------------------------------------------------


@compiled
def gain_by_tunnel(state: State, notes: Cells, start: int, stop: int) -> int:
    """A tunnel that leaves the place of the other ends no join, one that arrives there makes none."""
    stays = state.tunnels[0] + state.tunnels[1] - start
    if stays == CENTRE:
        return 0
    gain = -notes[PULL_OF + stays]
    if start != CENTRE and start != stays:
        gain += pull_alone(state, notes, start)
    if stop == stays:
        return gain + pull_alone(state, notes, stays)
    types = types_in(state.gear[stays] | state.gear[stop])
    locked = (state.padlock == stays) | (state.padlock == stop)
    row = row_of(types, notes[LEAD_AT + stays] + notes[LEAD_AT + stop], locked)
    return gain + pull_of(notes, row, notes[PIECES_AT + stays] + notes[PIECES_AT + stop]) - notes[PULL_OF + stop]


@inlined
def pull_alone(state: State, notes: Cells, place: int) -> int:
    """Of a place that would no longer be joined."""
    row = row_of(types_in(state.gear[place]), notes[LEAD_AT + place], state.padlock == place)
    return pull_of(notes, row, notes[PIECES_AT + place])


# -- GT-5.2 the padlock -------------------------------------------------------------------------------


@compiled
def gain_by_padlock(state: State, notes: Cells, start: int, stop: int) -> int:
    if joined_to(state, start) == stop:
        return 0
    gain = pull_of(notes, notes[ROW_OF + start] - IS_LOCKED, notes[PIECES_OF + start]) - notes[PULL_OF + start]
    if has_all_types(notes[GEAR_OF + start]):  # the heist that it held up happens
        return gain
    return gain + pull_of(notes, notes[ROW_OF + stop] + IS_LOCKED, notes[PIECES_OF + stop]) - notes[PULL_OF + stop]


# -- GT-5.3 the car -----------------------------------------------------------------------------------

# Gains of the padlock's place by a token for the three or the pair, of a type that is there or not.
BY_LOAD: Final = WEIGHT_OF_ALL + 1
IS_NEW: Final = 2
NO_GAIN: Final = -(1 << 30)


@compiled
def judge_car(state: State, notes: Cells, moves: Cells, scores: Cells) -> int:
    """Every drive is as good as the best token that it lets the car carry; how many drives there are."""
    lock = state.padlock
    for side in range(2):
        for is_new in range(2):
            row = notes[ROW_OF + lock] - ROWS * is_new + 2 * side - 1
            pull = pull_of(notes, max(row, 0), notes[PIECES_OF + lock] + 1)
            notes[BY_LOAD + IS_NEW * is_new + side] = pull - notes[PULL_OF + lock]
    locked = locked_places(state)
    i = 0
    while moves[i] < DRAW:
        stop = TO[moves[i]]
        scores[i] = 0 if locked >> stop & 1 else gain_by_car(state, notes, stop, notes[GEAR_OF + lock])
        i += 1
    return i


@inlined
def gain_by_car(state: State, notes: Cells, stop: int, there: int) -> int:
    """Tokens that differ neither in side nor in being the last or the first of a type are alike."""
    allied = allied_tally(state, stop, state.alliance)
    kinds = notes[GEAR_OF + stop]
    last = types_in(kinds) & ~at_least(kinds, 2)
    new = ~types_in(there)
    best = 0
    for side in range(2):
        have = types_in(allied if side else state.gear[stop] - allied) & ~at_least(there, 3)
        for is_last in range(2):
            some = have & (last if is_last else ~last)
            row = notes[ROW_OF + stop] + ROWS * is_last + 1 - 2 * side
            loss = pull_of(notes, row, notes[PIECES_OF + stop] - 1) - notes[PULL_OF + stop]
            best = max(best, loss + notes[BY_LOAD + IS_NEW + side] if some & new else NO_GAIN)
            best = max(best, loss + notes[BY_LOAD + side] if some & ~new else NO_GAIN)
    return best


@inlined
def at_least(tally: int, number: int) -> int:
    """A tally with 1 for every type of which there are so many."""
    return tally + (8 - number) * ONE_OF_EACH >> 3 & ONE_OF_EACH


@inlined
def gain_by_load(state: State, notes: Cells, kind: int) -> int:
    """By a token that is carried from the car's place to the padlock's."""
    start, lock = state.car, state.padlock
    lead = 2 * (state.alliance >> kind // TYPES & 1) - 1
    is_last = count(notes[GEAR_OF + start], kind) == 1
    gain = pull_of(notes, notes[ROW_OF + start] + ROWS * is_last - lead, notes[PIECES_OF + start] - 1)
    gain += pull_of(notes, row_with(notes, lock, kind, lead), notes[PIECES_OF + lock] + 1)
    return gain - notes[PULL_OF + start] - notes[PULL_OF + lock]


# -- GT-5.4 loot --------------------------------------------------------------------------------------


@inlined
def gain_by_loot(notes: Cells, action: int) -> int:
    number = 1 + (action - MOVE_LOOT) // ONE_MORE_LOOT
    return number * (notes[RATE_OF + TO[action]] - notes[RATE_OF + FROM[action]])

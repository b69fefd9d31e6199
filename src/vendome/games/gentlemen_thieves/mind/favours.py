"""What a favour gains: the special tokens, those of one verb together.

The moves of one verb and FROM are neighbours, sorted by TO. Each function here scores such runs from the ith move on
and says which move is the next; of five places the one that is FROM is written over.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.masks import has
from vendome.games.gentlemen_thieves.events import SPOTS
from vendome.games.gentlemen_thieves.mind.places import (
    GEAR_OF,
    HELD_UP,
    IS_LOCKED,
    LEAD_AT,
    PIECES_AT,
    PIECES_OF,
    PULL_OF,
    ROW_OF,
    ROWS,
    gain_at,
    gain_of,
    pull_of,
    rate_of,
    row_of,
    types_in,
    worth,
)
from vendome.games.gentlemen_thieves.moves import SPOT_ORDER, TUNNEL_FROM
from vendome.games.gentlemen_thieves.params import CENTRE, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules.places import BITS, joined_to, number_of
from vendome.games.gentlemen_thieves.rules.special import most_movable_loot, movable_loot, ways_from
from vendome.games.gentlemen_thieves.state import State

FAVOUR: Final = 400  # what spending one costs, in hundredths of a nat

# -- GT-5.1 tunnels -----------------------------------------------------------------------------------


@compiled
def score_tunnels(state: State, notes: Cells, i: int, scores: Cells) -> None:
    a, b = state.tunnels[0], state.tunnels[1]
    lower = a if TUNNEL_FROM[a] < TUNNEL_FROM[b] else b
    i = score_tunnel(state, notes, lower, a + b - lower, i, scores)
    if a != b:
        score_tunnel(state, notes, a + b - lower, lower, i, scores)


@inlined
def score_tunnel(state: State, notes: Cells, start: int, stays: int, i: int, scores: Cells) -> int:
    """By the join that ends, if the tunnel leaves one, and the join that it makes, if it does."""
    if stays == CENTRE:
        return score_alike(start, 0, i, scores)
    before = notes[PULL_OF + stays]
    if start != CENTRE and start != stays:
        row = row_alone(state, notes, start)
        freed = gain_of(notes, row, notes[PIECES_AT + start], 0)
        if row < ROWS:
            return score_alike(start, worth(notes, freed), i, scores)
        before -= freed
    for stop in range(PLACES):
        scores[i] = worth(notes, gain_by_join(state, notes, stays, stop, before)) - FAVOUR
        i += stop != start
    return i


@inlined
def gain_by_join(state: State, notes: Cells, stays: int, stop: int, before: int) -> int:
    """By two places that become one, or that no longer are if it is one and the same."""
    if stop == stays:
        return gain_of(notes, row_alone(state, notes, stays), notes[PIECES_AT + stays], before)
    types = types_in(state.gear[stays] | state.gear[stop])
    locked = (state.padlock == stays) | (state.padlock == stop)
    row = row_of(types, notes[LEAD_AT + stays] + notes[LEAD_AT + stop], locked)
    pieces = notes[PIECES_AT + stays] + notes[PIECES_AT + stop]
    return gain_of(notes, row, pieces, before + notes[PULL_OF + stop])


@inlined
def score_alike(start: int, gain: int, i: int, scores: Cells) -> int:
    for k in range(PLACES):
        scores[i + k] = gain - FAVOUR
    return i + ways_from(start)


@inlined
def row_alone(state: State, notes: Cells, place: int) -> int:
    """Of a place that would no longer be joined."""
    return row_of(types_in(state.gear[place]), notes[LEAD_AT + place], state.padlock == place)


# -- GT-5.2 the padlock -------------------------------------------------------------------------------


@inlined
def score_padlock(state: State, notes: Cells, i: int, scores: Cells) -> int:
    start = state.padlock
    row = notes[ROW_OF + start] - IS_LOCKED
    freed = gain_of(notes, row, notes[PIECES_OF + start], notes[PULL_OF + start])
    if row < ROWS:  # the heist that it held up happens, wherever it goes; but between joined places it still holds both
        next_move = score_alike(start, worth(notes, freed), i, scores)
    else:
        next_move = i + ways_from(start)
        at = i
        for stop in range(PLACES):
            held_up = HELD_UP * notes[PULL_OF + stop] >> 2
            scores[at] = worth(notes, freed - held_up) - FAVOUR
            at += stop != start
    other = joined_to(state, start)
    if other != start:
        scores[i + other - (other > start)] = -FAVOUR
    return next_move


# -- GT-5.3 the car -----------------------------------------------------------------------------------


@inlined
def score_car(state: State, i: int, scores: Cells) -> int:
    """A drive is hardly ever worth a favour, so it is not looked into."""
    return score_alike(state.car, 0, i, scores)


@inlined
def gain_by_load(state: State, notes: Cells, kind: int) -> int:
    """By a token that is carried from the car's place to the padlock's."""
    start, lock = state.car, state.padlock
    lead = 2 * has(state.alliance, kind // TYPES) - 1
    is_last = number_of(notes[GEAR_OF + start], kind) == 1
    gain = pull_of(notes, notes[ROW_OF + start] + ROWS * is_last - lead, notes[PIECES_OF + start] - 1)
    gain += gain_at(notes, lock, BITS * (kind % TYPES), int(lead > 0))
    return gain - notes[PULL_OF + start]


# -- GT-5.4 loot --------------------------------------------------------------------------------------


@inlined
def score_loot(state: State, notes: Cells, i: int, scores: Cells) -> int:
    for number in range(1, most_movable_loot(state) + 1):
        for k in range(SPOTS):
            start = SPOT_ORDER[k]
            if movable_loot(state, start) >= number:
                for stop in range(PLACES):
                    gain = number * gain_by_loot(notes, start, stop)
                    scores[i] = worth(notes, gain) - FAVOUR
                    i += stop != start
    return i


@inlined
def gain_by_loot(notes: Cells, start: int, stop: int) -> int:
    """By one that is moved. What lies in the centre pulls nobody."""
    before = rate_of(notes, notes[ROW_OF + start]) if start != CENTRE else 0
    return rate_of(notes, notes[ROW_OF + stop]) - before

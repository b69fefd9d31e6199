"""What a favour gains: the special tokens, those of one verb together."""

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
    gain_of,
    pull_of,
    row_of,
    row_with,
    types_in,
)
from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import Cells
from vendome.games.gentlemen_thieves.moves import DRAW, FROM, MOVE_LOOT, ONE_MORE_LOOT, PADLOCK, TAKE, TO
from vendome.games.gentlemen_thieves.params import CENTRE, TYPES
from vendome.games.gentlemen_thieves.state import State
from vendome.games.gentlemen_thieves.table import count, joined_to

# -- GT-5.1 tunnels -----------------------------------------------------------------------------------


@compiled
def gain_by_tunnel(state: State, notes: Cells, start: int, stop: int) -> int:
    """By the join that ends, if the tunnel leaves one, and the join that it makes, if it does."""
    stays = state.tunnels[0] + state.tunnels[1] - start
    if stays == CENTRE:
        return 0
    before = notes[PULL_OF + stays]
    if start != CENTRE and start != stays:
        row = row_alone(state, notes, start)
        freed = gain_of(notes, row, notes[PIECES_AT + start], 0)
        if row < ROWS:
            return freed
        before -= freed
    if stop == stays:
        return gain_of(notes, row_alone(state, notes, stays), notes[PIECES_AT + stays], before)
    types = types_in(state.gear[stays] | state.gear[stop])
    locked = (state.padlock == stays) | (state.padlock == stop)
    row = row_of(types, notes[LEAD_AT + stays] + notes[LEAD_AT + stop], locked)
    return gain_of(notes, row, notes[PIECES_AT + stays] + notes[PIECES_AT + stop], before + notes[PULL_OF + stop])


@inlined
def row_alone(state: State, notes: Cells, place: int) -> int:
    """Of a place that would no longer be joined."""
    return row_of(types_in(state.gear[place]), notes[LEAD_AT + place], state.padlock == place)


# -- GT-5.2 the padlock -------------------------------------------------------------------------------


@compiled
def gain_by_padlocks(state: State, notes: Cells, moves: Cells, i: int, scores: Cells) -> int:
    """From the ith move on; which move is the next."""
    start = state.padlock
    row = notes[ROW_OF + start] - IS_LOCKED
    freed = gain_of(notes, row, notes[PIECES_OF + start], notes[PULL_OF + start])
    while moves[i] < TAKE:
        stop = TO[moves[i]]
        scores[i] = freed
        if stop == joined_to(state, start):  # it still holds both
            scores[i] = 0
        elif row >= ROWS:  # else the heist that it held up happens
            scores[i] += pull_of(notes, notes[ROW_OF + stop] + IS_LOCKED, notes[PIECES_OF + stop])
            scores[i] -= notes[PULL_OF + stop]
        i += 1
    return i


# -- GT-5.3 the car -----------------------------------------------------------------------------------


@inlined
def gain_by_cars(moves: Cells, scores: Cells) -> int:
    """A drive is hardly ever worth a favour, so it is not looked into; how many there are."""
    i = 0
    while moves[i] < DRAW:
        scores[i] = 0
        i += 1
    return i


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
def gain_by_loot(notes: Cells, moves: Cells, i: int, scores: Cells) -> int:
    """From the ith move on; which move is the next."""
    while moves[i] < PADLOCK:
        number = 1 + (moves[i] - MOVE_LOOT) // ONE_MORE_LOOT
        scores[i] = number * (notes[RATE_OF + TO[moves[i]]] - notes[RATE_OF + FROM[moves[i]]])
        i += 1
    return i

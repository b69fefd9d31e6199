"""What the places promise: the notes that a judgement is made from.

A round ends with one heist. Where it will happen, and for whom, is told by the types that are missing at each
place, by how many tokens the pair leads the three there, and by the padlock; what it brings, by the number of
pieces. So each place pulls the outcome of the round towards its own, with a weight, and what a colour may
expect of the round is the mean of that. It is noted once for every decision; a move is then judged by how it
changes the pull of one or two places.

The numbers of the tables come from a search for those that win most games, not from theory.
"""

from math import exp
from typing import Final

import numpy as np

from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import LOWEST, Cells
from vendome.games.gentlemen_thieves.params import CENTRE, COLOURS, PLACES, TYPES
from vendome.games.gentlemen_thieves.state import State
from vendome.games.gentlemen_thieves.table import BITS, DIGIT, ONE_OF_EACH, count, joined_to

# Notes are whole numbers: tokens, weights and chances have FINE bits behind the point. (`int` where a product of
# two may be too large for a cell, in which interpreted code would compute it.)
FINE: Final = 10
UNIT: Final = 1 << FINE

# -- the tables ---------------------------------------------------------------------------------------

FARTHER: Final = 0.45  # a place's weight, for each type that is missing beyond the first
DECIDED: Final = 0.2  # … times e to this for each token of a lead: its side hurries
LOCKED: Final = 0.25  # … times this under the padlock
SPREAD: Final = 0.5  # a lead of so many tokens makes a side e times as likely to win there
TO_COME: Final = 1  # pieces that will be added until the heist
SURE: Final = 1.25  # what happens now counts that many times what is only likely

LEADS: Final = 32  # more than any
ROWS: Final = 2 * LEADS  # of one number of missing types
WEIGHT, PAIR_WINS, REST_WINS = range(3)
LAST_ROW: Final = 1023  # of the table, a mask: compiled, an index that can't be negative costs less


def pull_table() -> np.ndarray:
    """A place's weight; times what each colour of the pair, and of the three, gets of every piece there.

    By types missing and lead; open places first, then locked ones. So what comes before ROWS is a heist.
    """
    table = np.zeros((2, TYPES + 1, ROWS, 4), np.int32)
    for locked, missing, row in np.ndindex(table.shape[:3]):
        lead = max(-10, min(10, row - LEADS))
        weight = 4 * FARTHER ** max(0, missing - 1) * exp(DECIDED * abs(lead)) * (LOCKED if locked else 1)
        chance = 1 / (1 + exp(-lead / SPREAD))
        shares = np.array([weight, weight * chance / 2, weight * (1 - chance) / 3])
        table[locked, missing, row, :3] = np.round(UNIT * shares)
    return table.reshape(-1, 4)


IS_LOCKED: Final = (TYPES + 1) * ROWS  # rows from an open place to a locked one
TABLE: Final = np.zeros((LAST_ROW + 1, 4), np.int32)
TABLE[: 2 * IS_LOCKED] = pull_table()

RIVALRY: Final = 1.1  # what the others' tokens weigh against one's own
THREAT: Final = 3.0  # so many tokens more make a colour e times the rival
THREATS: Final = 15  # a difference in height beyond this is as good as this
HEIGHTS: Final = 128  # more than any difference
THREAT_OF: Final = np.array(
    [round(UNIT * exp(max(-THREATS, min(THREATS, h)) / THREAT)) for h in range(-HEIGHTS, HEIGHTS)], np.int32
)
RIVALS: Final = round(UNIT * RIVALRY)
SURELY: Final = round(UNIT * SURE)
TOKEN: Final = 360  # what a token is worth, in hundredths of a nat

# -- the notes ----------------------------------------------------------------------------------------

# They lie in the tail of the scores, behind more cells than any seat ever has moves.
NOTES: Final = 64
LEAD_AT, PIECES_AT = range(0, 2 * PLACES, PLACES)  # of each place alone
GEAR_OF, ROW_OF, PIECES_OF, RATE_OF, PULL_OF = range(2 * PLACES, 7 * PLACES, PLACES)  # … with the one joined to it
PAIR_STAKE, REST_STAKE, EXPECTED, WEIGHT_OF_ALL, WORTH = range(7 * PLACES, 7 * PLACES + 5)


@inlined
def digits(tally: int) -> int:
    """The sum of a tally's digits, fifteen at most: how many tokens. (Digit 4 of the product is the sum of all.)"""
    return int(tally) * ONE_OF_EACH >> BITS * (TYPES - 1) & DIGIT


@inlined
def types_in(tally: int) -> int:
    """A tally with 1 for every type that is there."""
    return (tally | tally >> 1 | tally >> 2) & ONE_OF_EACH


@inlined
def allied_tally(state: State, place: int, alliance: int) -> int:
    """The tally of the pair's tokens."""
    tally: int = state.kit[place, LOWEST[alliance]]
    return tally + state.kit[place, LOWEST[alliance & alliance - 1]]


@inlined
def row_of(types: int, lead: int, locked: int) -> int:
    """Where the table tells of such a place."""
    return IS_LOCKED * locked + ROWS * (TYPES - digits(types)) + LEADS + lead


@inlined
def row_with(notes: Cells, place: int, kind: int, lead: int) -> int:
    """… if a token of this kind were added to a place, by which the pair leads more or less."""
    return notes[ROW_OF + place] - ROWS * (count(notes[GEAR_OF + place], kind) == 0) + lead


@inlined
def rate_of(notes: Cells, row: int) -> int:
    """What each piece there pulls towards the colour that judges."""
    row &= LAST_ROW
    return notes[PAIR_STAKE] * TABLE[row, PAIR_WINS] + notes[REST_STAKE] * TABLE[row, REST_WINS] >> FINE


@inlined
def pull_of(notes: Cells, row: int, pieces: int) -> int:
    """How far such a place pulls the outcome beyond what is expected now."""
    return (pieces + TO_COME) * rate_of(notes, row) - (notes[EXPECTED] * TABLE[row & LAST_ROW, WEIGHT] >> FINE)


@inlined
def gain_of(notes: Cells, row: int, pieces: int, before: int) -> int:
    """By a place that becomes such a one and pulled so far before. A heist decides the round, whatever was pulled."""
    if row < ROWS:
        gain = (SURELY * spoils(notes, row - LEADS, pieces) >> FINE) - notes[EXPECTED]
        return int(gain) * int(notes[WEIGHT_OF_ALL]) >> FINE
    return pull_of(notes, row, pieces) - before


@inlined
def worth(notes: Cells, gain: int) -> int:
    """What is gained in pull, in hundredths of a nat."""
    return int(gain) * int(notes[WORTH]) >> 2 * FINE


@inlined
def spoils(notes: Cells, lead: int, pieces: int) -> int:
    """What a heist brings the colour that judges."""
    if lead > 0:
        return notes[PAIR_STAKE] * (pieces // 2)
    if lead < 0:
        return notes[REST_STAKE] * (pieces // 3)
    return 0


@compiled
def take_notes(state: State, notes: Cells, alliance: int, colour: int) -> None:
    """All that moves are judged by, for a colour under an alliance."""
    note_stakes(state, notes, alliance, colour)
    for place in range(PLACES):
        gear = state.gear[place]
        tokens = digits(gear)
        notes[GEAR_OF + place] = gear
        notes[LEAD_AT + place] = 2 * digits(allied_tally(state, place, alliance)) - tokens
        notes[PIECES_AT + place] = tokens + state.loot[place]
        notes[ROW_OF + place] = notes[LEAD_AT + place]
        notes[PIECES_OF + place] = notes[PIECES_AT + place]
    a, b = state.tunnels[0], state.tunnels[1]
    second = b if a != b else CENTRE
    if second != CENTRE:
        for at in (GEAR_OF, ROW_OF, PIECES_OF):
            notes[at + a] += notes[at + b]
    weigh_places(notes, second, locked_places(state))
    if second != CENTRE:
        for at in (GEAR_OF, ROW_OF, PIECES_OF, RATE_OF, PULL_OF):
            notes[at + b] = notes[at + a]


@inlined
def locked_places(state: State) -> int:
    """GT-5.2: as a bit mask."""
    return 1 << state.padlock | 1 << joined_to(state, state.padlock)


@inlined
def weigh_places(notes: Cells, second: int, locked: int) -> None:
    """What the round promises, and how far each place pulls it from there; the second of two joined places is part
    of the first."""
    pull = 0
    weight = 0
    for place in range(PLACES):
        row = row_of(types_in(notes[GEAR_OF + place]), notes[ROW_OF + place], locked >> place & 1)
        rate = rate_of(notes, row)
        notes[ROW_OF + place] = row
        notes[RATE_OF + place] = rate
        counts = place != second
        pull += (notes[PIECES_OF + place] + TO_COME) * rate * counts
        weight += TABLE[row & LAST_ROW, WEIGHT] * counts
    notes[EXPECTED] = int(int(pull) * UNIT / weight)  # in floats, which divide faster
    notes[WEIGHT_OF_ALL] = weight
    notes[WORTH] = int((TOKEN << 2 * FINE) / weight)
    for place in range(PLACES):
        notes[PULL_OF + place] = pull_of(notes, notes[ROW_OF + place], notes[PIECES_OF + place])


@inlined
def note_stakes(state: State, notes: Cells, alliance: int, colour: int) -> None:
    """What a token for each colour of a side is worth: one's own, less those of rivals. The higher a colour's pile,
    the more of a rival it is."""
    all_threats = -UNIT  # less one's own
    for other in range(COLOURS):
        all_threats += threat_of(state, other, colour)
    is_allied = alliance >> colour & 1
    in_pair = threat_of(state, LOWEST[alliance], colour) + threat_of(state, LOWEST[alliance & alliance - 1], colour)
    rivals_in_pair = int(RIVALS * (in_pair - UNIT * is_allied) / all_threats)
    notes[PAIR_STAKE] = UNIT * is_allied - rivals_in_pair
    notes[REST_STAKE] = UNIT * (1 - is_allied) - (RIVALS - rivals_in_pair)


@inlined
def threat_of(state: State, other: int, colour: int) -> int:
    """How much of a rival a colour is; UNIT for oneself."""
    threat: int = THREAT_OF[HEIGHTS + state.height[other] - state.height[colour] & 2 * HEIGHTS - 1]
    return threat

"""What the places promise: the notes that a judgement is made from.

A round ends with one heist. Where it will happen, and for whom, is told by the types that are missing at each
place, by how many tokens the pair leads the three there, and by the padlock; what it brings, by the number of
pieces. So each place pulls the outcome of the round towards its own, with a weight, and what a colour may
expect of the round is the mean of that. A move is judged by how it changes the pull of one or two places.

Notes come in two parts. What places offer, now and with one token more, is the same for all colours: when a token
is placed, one place alone is noted again. What a colour makes of it is a sum of three products for every place.

The numbers of the tables come from a search for those that win most games, not from theory.
"""

from math import exp
from typing import Final

import numpy as np

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.masks import has, lowest, without_lowest
from vendome.games.gentlemen_thieves.params import CENTRE, COLOURS, PILE, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules.places import BITS, DIGIT, ONE_OF_EACH, joined_to
from vendome.games.gentlemen_thieves.state import State

# Notes are whole numbers: tokens, weights and chances have FINE bits behind the point. (`int` where a product of
# two may be too large for a cell, in which interpreted code would compute it.)
FINE: Final = 10
UNIT: Final = 1 << FINE

# -- the tables ---------------------------------------------------------------------------------------

FARTHER: Final = 0.45  # a place's weight, for each type that is missing beyond the first
DECIDED: Final = 0.2  # … times e to this for each token of a lead: its side hurries
HELD_UP: Final = 3  # … less so many quarters under the padlock
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
        weight = 4 * FARTHER ** max(0, missing - 1) * exp(DECIDED * abs(lead)) * (1 - HELD_UP / 4 if locked else 1)
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

LEAD_AT, PIECES_AT = range(0, 2 * PLACES, PLACES)  # of each place alone
GEAR_OF, ROW_OF, PIECES_OF = range(2 * PLACES, 5 * PLACES, PLACES)  # … with the one joined to it
READY, PAIR_STAKE, REST_STAKE, EXPECTED, WEIGHT_OF_ALL, WORTH = range(5 * PLACES, 5 * PLACES + 6)

# What may become of a place: a token more, of the three or of the pair, of a type that is there or of a new one; and
# what it is now. (Compiled, eight places are as quickly worked out as five.)
LANES: Final = 8
WAYS: Final = 5
NOW: Final = (WAYS - 1) * LANES
PAIR_PULL, REST_PULL, PULL_WEIGHT, GAIN = range(6 * PLACES + 2, 6 * PLACES + 2 + 4 * WAYS * LANES, WAYS * LANES)
PULL_OF: Final = GAIN + NOW
PILE_NOTES: Final = GAIN + WAYS * LANES  # the unseen tokens, in the order of the last simulation
NOTES: Final = PILE_NOTES + PILE


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
    tally: int = state.kit[place, lowest(alliance) & 7]
    return tally + state.kit[place, lowest(without_lowest(alliance)) & 7]


@inlined
def row_of(types: int, lead: int, locked: int) -> int:
    """Where the table tells of such a place."""
    return IS_LOCKED * locked + ROWS * (TYPES - digits(types)) + LEADS + lead


@inlined
def gain_at(notes: Cells, place: int, digit: int, is_allied: int) -> int:
    """By a token that is put at a place: of the type that this digit of a tally counts, of the pair or not."""
    is_new = notes[GEAR_OF + place] >> digit & DIGIT == 0
    gain: int = notes[GAIN + (2 * is_allied + is_new) * LANES + place]
    return gain


# -- what places offer --------------------------------------------------------------------------------


@inlined
def note_places(state: State, notes: Cells, alliance: int) -> None:
    notes[READY] = 0
    for place in range(PLACES):
        note_alone(state, notes, place, alliance)
    for place in range(PLACES):
        note_prospects(state, notes, place)


@inlined
def note_place(state: State, notes: Cells, place: int) -> None:
    """Again, after a token was placed there."""
    note_alone(state, notes, place, state.alliance)
    note_prospects(state, notes, place)
    other = joined_to(state, place)
    if other != place:
        note_prospects(state, notes, other)


@inlined
def note_alone(state: State, notes: Cells, place: int, alliance: int) -> None:
    tokens = digits(state.gear[place])
    notes[LEAD_AT + place] = 2 * digits(allied_tally(state, place, alliance)) - tokens
    notes[PIECES_AT + place] = tokens + state.loot[place]


@inlined
def note_prospects(state: State, notes: Cells, place: int) -> None:
    """Of a place and the one joined to it."""
    other = joined_to(state, place)
    gear, lead, pieces = state.gear[place], notes[LEAD_AT + place], notes[PIECES_AT + place]
    if other != place:
        gear += state.gear[other]
        lead += notes[LEAD_AT + other]
        pieces += notes[PIECES_AT + other]
    row = row_of(types_in(gear), lead, (state.padlock == place) | (state.padlock == other))
    notes[GEAR_OF + place] = gear
    notes[ROW_OF + place] = row
    notes[PIECES_OF + place] = pieces
    set_pull(notes, NOW + place, row, pieces, 0)
    for way in range(WAYS - 1):
        row_then = row + 2 * (way >> 1) - 1 - ROWS * (way & 1)
        set_pull(notes, way * LANES + place, row_then, pieces + 1, NOW + place)
    is_ready = 0 <= row - ROWS < ROWS  # a new type would set off a heist
    if is_ready:
        set_heist(notes, LANES + place, lead - 1, pieces + 1)
        set_heist(notes, 3 * LANES + place, lead + 1, pieces + 1)
    notes[READY] = notes[READY] & ~(1 << place) | is_ready << place


@inlined
def set_pull(notes: Cells, way: int, row: int, pieces: int, before: int) -> None:
    """Beyond what it was before, if it was."""
    row &= LAST_ROW
    pair = (pieces + TO_COME) * TABLE[row, PAIR_WINS]
    rest = (pieces + TO_COME) * TABLE[row, REST_WINS]
    weight = TABLE[row, WEIGHT]
    if before:
        pair -= notes[PAIR_PULL + before]
        rest -= notes[REST_PULL + before]
        weight -= notes[PULL_WEIGHT + before]
    notes[PAIR_PULL + way] = pair
    notes[REST_PULL + way] = rest
    notes[PULL_WEIGHT + way] = weight


@inlined
def set_heist(notes: Cells, way: int, lead: int, pieces: int) -> None:
    """It decides the round, whatever was pulled: `take_sides` counts it with the weight of all places."""
    notes[PAIR_PULL + way] = SURELY * (pieces // 2) if lead > 0 else 0
    notes[REST_PULL + way] = SURELY * (pieces // 3) if lead < 0 else 0
    notes[PULL_WEIGHT + way] = UNIT


# -- what a colour makes of it ------------------------------------------------------------------------


@compiled
def take_notes(state: State, notes: Cells, alliance: int, colour: int) -> None:
    """All that moves are judged by, for a colour under an alliance."""
    note_places(state, notes, alliance)
    take_sides(state, notes, alliance, colour)


@inlined
def take_sides(state: State, notes: Cells, alliance: int, colour: int) -> None:
    """What the round promises a colour, and how each place, and what may become of it, pulls it from there."""
    note_stakes(state, notes, alliance, colour)
    expect(state, notes)
    pair, rest, expected = int(notes[PAIR_STAKE]), int(notes[REST_STAKE]), int(notes[EXPECTED])
    for i in range(WAYS * LANES):
        pull = pair * notes[PAIR_PULL + i] + rest * notes[REST_PULL + i]
        notes[GAIN + i] = pull - expected * notes[PULL_WEIGHT + i] >> FINE
    ready = notes[READY]
    while ready != 0:
        place = lowest(ready) & 7
        ready = without_lowest(ready)
        for way in (GAIN + LANES, GAIN + 3 * LANES):
            notes[way + place] = int(notes[way + place]) * int(notes[WEIGHT_OF_ALL]) >> FINE


@inlined
def expect(state: State, notes: Cells) -> None:
    """What the round promises; the second of two joined places is part of the first."""
    pair = rest = weight = 0
    for way in range(NOW, NOW + PLACES):
        pair += notes[PAIR_PULL + way]
        rest += notes[REST_PULL + way]
        weight += notes[PULL_WEIGHT + way]
    a, b = state.tunnels[0], state.tunnels[1]
    if b != CENTRE and a != b:
        pair -= notes[PAIR_PULL + NOW + b]
        rest -= notes[REST_PULL + NOW + b]
        weight -= notes[PULL_WEIGHT + NOW + b]
    each = UNIT / weight  # in floats, which divide faster
    pull = int(notes[PAIR_STAKE]) * int(pair) + int(notes[REST_STAKE]) * int(rest)
    notes[EXPECTED] = int(pull * each) >> FINE
    notes[WORTH] = int((TOKEN << FINE) * each)
    notes[WEIGHT_OF_ALL] = weight


@inlined
def rate_of(notes: Cells, row: int) -> int:
    """What each piece at such a place pulls."""
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


@inlined
def note_stakes(state: State, notes: Cells, alliance: int, colour: int) -> None:
    """What a token for each colour of a side is worth: one's own, less those of rivals. The higher a colour's pile,
    the more of a rival it is."""
    all_threats = -UNIT  # less one's own
    for other in range(COLOURS):
        all_threats += threat_of(state, other, colour)
    is_allied = has(alliance, colour)
    in_pair = threat_of(state, lowest(alliance), colour)
    in_pair += threat_of(state, lowest(without_lowest(alliance)), colour)
    rivals_in_pair = int(RIVALS * (in_pair - UNIT * is_allied) / all_threats)
    notes[PAIR_STAKE] = UNIT * is_allied - rivals_in_pair
    notes[REST_STAKE] = UNIT * (1 - is_allied) - (RIVALS - rivals_in_pair)


@inlined
def threat_of(state: State, other: int, colour: int) -> int:
    """How much of a rival a colour is; UNIT for oneself."""
    threat: int = THREAT_OF[HEIGHTS + state.height[other] - state.height[colour] & 2 * HEIGHTS - 1]
    return threat

"""The moves that come into question where the tree does not reach, of all that are legal.

Most of thirty favours are hardly ever as good as a token. So one drive or loot is drawn for all of them, with the odds
of all, and likewise one move of a tunnel that joins nothing. What places offer is noted again only where it changed.
"""

from math import log
from typing import Final

import numpy as np

from vendome.engine.compiler.decorators import inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.rng import word
from vendome.games.gentlemen_thieves.events import PLACED
from vendome.games.gentlemen_thieves.mind.favours import FAVOUR, gain_by_loot, score_padlock, score_tunnel
from vendome.games.gentlemen_thieves.mind.judgement import BLIND, best_gain, judge
from vendome.games.gentlemen_thieves.mind.places import (
    NOTES,
    READY,
    gain_at,
    note_place,
    take_notes,
    take_sides,
    worth,
)
from vendome.games.gentlemen_thieves.moves import (
    AT,
    CAR_FROM,
    DRAW,
    LOOT_FROM,
    ONE_MORE_LOOT,
    PADLOCK_FROM,
    TAKE,
    TUNNEL_FROM,
)
from vendome.games.gentlemen_thieves.params import CENTRE, DISPLAY, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules import legal
from vendome.games.gentlemen_thieves.rules.places import BITS, open_places
from vendome.games.gentlemen_thieves.rules.special import ways_from
from vendome.games.gentlemen_thieves.state import BURGLARY, EMPTY, PLACING, State

FORGOTTEN: Final = -1  # instead of the places that are ready: what was noted was for something else
# By number: what a score gains in hundredths of a nat if a move counts for so many, and 2**16 divided by it.
LOG: Final = np.array([0] + [round(100 * log(n)) for n in range(1, 64)], np.int32)
PART: Final = np.array([0] + [(1 << 16) // n for n in range(1, 8)], np.int32)


@inlined
def shortlist(state: State, seat: int, again: int, moves: Cells, scores: Cells, rng: Words) -> int:
    notes = scores[NOTES:]
    if state.phase == BURGLARY:
        note_changes(state, seat, again, notes)
        count = list_tokens(state, notes, moves, scores)
        if state.favours[seat] > 0:
            count = list_favours(state, notes, count, moves, scores, rng)
    elif state.phase == PLACING:
        if not again:  # else they were taken for the turn's first decision, which changes nothing at the places
            take_notes(state, notes, state.alliance, state.burglar[seat])
        count = list_places(state, notes, moves, scores)
    else:
        count = legal(state, seat, moves)
        judge(state, seat, moves, count, scores)
        notes[READY] = FORGOTTEN
    return count


@inlined
def note_changes(state: State, seat: int, again: int, notes: Cells) -> None:
    """What the last move changed, or all."""
    if again and state.events[0] >> 24 == PLACED and notes[READY] != FORGOTTEN:
        note_place(state, notes, state.events[0] & 7)
        take_sides(state, notes, state.alliance, state.burglar[seat])
    else:
        take_notes(state, notes, state.alliance, state.burglar[seat])


@inlined
def list_places(state: State, notes: Cells, moves: Cells, scores: Cells) -> int:
    may = open_places(state, state.hand)
    is_allied = state.alliance >> state.hand // TYPES & 1
    digit = BITS * (state.hand % TYPES)
    n = 0
    for place in range(PLACES):
        moves[n] = AT + place
        scores[n] = worth(notes, gain_at(notes, place, digit, is_allied))
        n += may >> place & 1
    return n


@inlined
def list_tokens(state: State, notes: Cells, moves: Cells, scores: Cells) -> int:
    total = 0
    last = EMPTY
    n = 1
    for k in range(DISPLAY):
        kind = state.display[k]
        if kind != last:
            gain = best_gain(state, notes, kind)
            moves[n] = TAKE + kind
            scores[n] = worth(notes, gain)
            total += gain
            n += 1
        last = kind
    moves[0] = DRAW
    scores[0] = worth(notes, total * PART[n - 1 & 7] >> 16) + BLIND
    return n


@inlined
def list_favours(state: State, notes: Cells, n: int, moves: Cells, scores: Cells, rng: Words) -> int:
    noise = word(rng)
    n = list_one_drive_or_loot(state, notes, n, moves, scores, noise)
    n = list_padlock(state, notes, n, moves, scores)
    a, b = state.tunnels[0], state.tunnels[1]
    n = list_tunnel(state, notes, a, b, n, moves, scores, noise)
    return list_tunnel(state, notes, b, a, n, moves, scores, noise) if a != b else n


@inlined
def list_one_drive_or_loot(state: State, notes: Cells, n: int, moves: Cells, scores: Cells, noise: int) -> int:
    """One of them counts for all."""
    cars = ways_from(state.car)
    loot = 0
    for place in range(PLACES):
        loot += state.loot[place]
    number = cars + (PLACES - 1) * loot
    nth = noise * number >> 32
    gain = 0
    if nth < cars:
        moves[n] = CAR_FROM[state.car & 7] + nth
    else:
        more, nth = nth - cars >> 2, nth - cars & 3  # each loot token has four ways to go
        start = 0
        while more >= state.loot[start]:
            more -= state.loot[start]
            start += 1
        gain = (more + 1) * gain_by_loot(notes, start, nth + (nth >= start))
        moves[n] = LOOT_FROM[start & 7] + more * ONE_MORE_LOOT + nth
    scores[n] = worth(notes, gain) - FAVOUR + LOG[number & 63]
    return n + 1


@inlined
def list_padlock(state: State, notes: Cells, n: int, moves: Cells, scores: Cells) -> int:
    for k in range(PLACES):
        moves[n + k] = PADLOCK_FROM[state.padlock & 7] + k
    return score_padlock(state, notes, n, scores)


@inlined
def list_tunnel(
    state: State, notes: Cells, start: int, stays: int, n: int, moves: Cells, scores: Cells, noise: int
) -> int:
    first = TUNNEL_FROM[start & 7]
    if stays == CENTRE:
        ways = ways_from(start)
        moves[n] = first + ((noise & 0xFFFF) * ways >> 16)
        scores[n] = LOG[ways & 7] - FAVOUR
        return n + 1
    for k in range(PLACES):
        moves[n + k] = first + k
    return score_tunnel(state, notes, start, stays, n, scores)

"""The moves that come into question where the tree does not reach, of all that are legal.

Most of thirty favours are hardly ever as good as a token. So one drive or loot is drawn for all of them, with the odds
of all, and likewise one move of a tunnel that joins nothing. What places offer is noted again only where it changed.
"""

from math import log
from typing import Final

import numpy as np

from vendome.engine.compiler.decorators import inlined
from vendome.engine.compiler.rng import word
from vendome.engine.events import kind_of
from vendome.engine.masks import has
from vendome.engine.mind import Workspace
from vendome.games.gentlemen_thieves.events import PLACED
from vendome.games.gentlemen_thieves.mind.favours import FAVOUR, gain_by_loot, score_padlock, score_tunnel
from vendome.games.gentlemen_thieves.mind.places import (
    gain_at,
    note_place,
    take_notes,
    take_sides,
    worth,
)
from vendome.games.gentlemen_thieves.mind.scores import BLIND, best_gain, score
from vendome.games.gentlemen_thieves.moves import (
    AT,
    CAR_FROM,
    DRAW,
    LOOT_FROM,
    PADLOCK_FROM,
    TAKE,
    TUNNEL_FROM,
)
from vendome.games.gentlemen_thieves.params import CENTRE, DISPLAY, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules import legal
from vendome.games.gentlemen_thieves.rules.places import BITS, open_places
from vendome.games.gentlemen_thieves.rules.special import movable_loot, ways_from
from vendome.games.gentlemen_thieves.state import BURGLARY, EMPTY, PLACING, State

# By number: what a score gains in hundredths of a nat if a move counts for so many, and 2**16 divided by it.
LOG: Final = np.array([0] + [round(100 * log(n)) for n in range(1, 64)], np.int32)
PART: Final = np.array([0] + [(1 << 16) // n for n in range(1, 8)], np.int32)


@inlined
def candidates(state: State, seat: int, work: Workspace) -> None:
    if state.phase == BURGLARY:
        note_changes(state, seat, work)
        list_tokens(state, work)
        if state.favours[seat] > 0:
            list_favours(state, work)
    elif state.phase == PLACING:
        if not work.noted:  # else it was done for the turn's first decision, which changes nothing at the places
            take_notes(state, work.notes, state.alliance, state.burglar[seat])
        list_places(state, work)
    else:
        work.count = legal(state, seat, work.moves)
        score(state, seat, work)
    work.noted = state.phase == BURGLARY or state.phase == PLACING  # else the notes are of something else


@inlined
def note_changes(state: State, seat: int, work: Workspace) -> None:
    """What the last move changed, or all."""
    if work.noted and kind_of(state.events[0]) == PLACED:
        note_place(state, work.notes, state.events[0] & 7)
        take_sides(state, work.notes, state.alliance, state.burglar[seat])
    else:
        take_notes(state, work.notes, state.alliance, state.burglar[seat])


@inlined
def list_places(state: State, work: Workspace) -> None:
    moves, scores, notes = work.moves, work.scores, work.notes
    may = open_places(state, state.hand)
    is_allied = has(state.alliance, state.hand // TYPES)
    digit = BITS * (state.hand % TYPES)
    n = 0
    for place in range(PLACES):
        moves[n] = AT + place
        scores[n] = worth(notes, gain_at(notes, place, digit, is_allied))
        n += has(may, place)
    work.count = n


@inlined
def list_tokens(state: State, work: Workspace) -> None:
    moves, scores, notes = work.moves, work.scores, work.notes
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
    scores[0] = worth(notes, int(total) * int(PART[n - 1 & 7]) >> 16) + BLIND
    work.count = n


@inlined
def list_favours(state: State, work: Workspace) -> None:
    noise = word(work.rng)
    list_one_drive_or_loot(state, work, noise)
    list_padlock(state, work)
    a, b = state.tunnels[0], state.tunnels[1]
    list_tunnel(state, work, a, b, noise)
    if a != b:
        list_tunnel(state, work, b, a, noise)


@inlined
def list_one_drive_or_loot(state: State, work: Workspace, noise: int) -> None:
    """One of them counts for all."""
    cars = ways_from(state.car)
    loot = 0
    for place in range(PLACES):
        loot += state.loot[place]
    places = cars + (PLACES - 1) * loot
    number = places + PLACES * movable_loot(state, CENTRE)
    nth = noise * number >> 32
    gain = 0
    if nth < cars:
        action = CAR_FROM[state.car & 7] + nth
    elif nth >= places:  # each loot token of the reserve has five
        more, nth = (nth - places) // PLACES, (nth - places) % PLACES
        gain = (more + 1) * gain_by_loot(work.notes, CENTRE, nth)
        action = LOOT_FROM[more, CENTRE] + nth
    else:
        more, nth = nth - cars >> 2, nth - cars & 3  # each loot token has four ways to go
        start = 0
        while more >= state.loot[start]:
            more -= state.loot[start]
            start += 1
        gain = (more + 1) * gain_by_loot(work.notes, start, nth + (nth >= start))
        action = LOOT_FROM[more & 7, start & 7] + nth
    n = work.count
    work.moves[n] = action
    work.scores[n] = worth(work.notes, gain) - FAVOUR + LOG[number & 63]
    work.count = n + 1


@inlined
def list_padlock(state: State, work: Workspace) -> None:
    n = work.count
    for k in range(PLACES):
        work.moves[n + k] = PADLOCK_FROM[state.padlock & 7] + k
    work.count = score_padlock(state, work.notes, n, work.scores)


@inlined
def list_tunnel(state: State, work: Workspace, start: int, stays: int, noise: int) -> None:
    n = work.count
    first = TUNNEL_FROM[start & 7]
    if stays == CENTRE:
        ways = ways_from(start)
        work.moves[n] = first + ((noise & 0xFFFF) * ways >> 16)
        work.scores[n] = LOG[ways & 7] - FAVOUR
        work.count = n + 1
    else:
        for k in range(PLACES):
            work.moves[n + k] = first + k
        work.count = score_tunnel(state, work.notes, start, stays, n, work.scores)

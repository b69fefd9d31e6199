"""One-move judgement: how each move changes what the judging colour may expect of the round."""

from typing import Final

from vendome.bots.minds.gentlemen_thieves.favours import (
    gain_by_cars,
    gain_by_load,
    gain_by_loot,
    gain_by_padlocks,
    gain_by_tunnel,
)
from vendome.bots.minds.gentlemen_thieves.places import (
    EXPECTED,
    FINE,
    NOTES,
    PIECES_OF,
    PULL_OF,
    WEIGHT_OF_ALL,
    gain_of,
    row_with,
    take_notes,
)
from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import Cells
from vendome.games.gentlemen_thieves.moves import (
    ALLY,
    AT,
    CARRY,
    CARRY_NOTHING,
    FROM,
    PAIR,
    TAKE,
    TO,
    TUNNEL,
)
from vendome.games.gentlemen_thieves.params import PLACES, TYPES
from vendome.games.gentlemen_thieves.state import ALLIANCES, BURGLARY, CARRYING, PLACING, State
from vendome.games.gentlemen_thieves.table import open_places

# In hundredths of a nat:
TOKEN: Final = 360  # what a token is worth
FAVOUR: Final = 400  # what spending a favour costs
BLIND: Final = 24  # what is better in a blind draw than in the average token on display: it shows nothing new


@compiled
def judge(state: State, seat: int, moves: Cells, count: int, scores: Cells) -> None:
    colour = state.burglar[seat]
    notes = scores[NOTES:]
    if state.phase == ALLIANCES:
        for i in range(count):
            take_notes(state, notes, PAIR[moves[i] - ALLY], colour)
            scores[i] = TOKEN * notes[EXPECTED] >> FINE
        return
    take_notes(state, notes, state.alliance, colour)
    if state.phase == BURGLARY:
        judge_actions(state, notes, moves, count, scores)
    elif state.phase == PLACING:
        lead = 2 * (state.alliance >> state.hand // TYPES & 1) - 1
        for i in range(count):
            scores[i] = gain_at(notes, moves[i] - AT, state.hand, lead)
        scale(scores, count, notes)
    elif state.phase == CARRYING:
        for i in range(count):
            is_load = moves[i] != CARRY_NOTHING
            scores[i] = gain_by_load(state, notes, moves[i] - CARRY) if is_load else 0
        scale(scores, count, notes)
    else:
        for i in range(count):  # both ends of the tunnels lie at empty places now
            scores[i] = 0


@inlined
def scale(scores: Cells, count: int, notes: Cells) -> None:
    """What is gained in pull becomes hundredths of a nat. (One division for all.)"""
    factor = int((TOKEN << 2 * FINE) / notes[WEIGHT_OF_ALL])
    for i in range(count):
        scores[i] = int(scores[i]) * factor >> 2 * FINE


@inlined
def gain_at(notes: Cells, place: int, kind: int, lead: int) -> int:
    """By a token put at a place, by which the pair leads more or less."""
    return gain_of(notes, row_with(notes, place, kind, lead), notes[PIECES_OF + place] + 1, notes[PULL_OF + place])


@inlined
def judge_actions(state: State, notes: Cells, moves: Cells, count: int, scores: Cells) -> None:
    """As their texts are sorted: car, draw, loot, padlock, take, tunnel."""
    blind = gain_by_cars(moves, scores)
    first = gain_by_loot(notes, moves, blind + 1, scores)
    if moves[first] < TAKE:
        first = gain_by_padlocks(state, notes, moves, first, scores)
    i = first
    total = 0
    while i < count and moves[i] < TUNNEL:
        scores[i] = best_gain(state, notes, moves[i] - TAKE)
        total += scores[i]
        i += 1
    after = i
    scores[blind] = total // (after - first)
    for i in range(after, count):
        scores[i] = gain_by_tunnel(state, notes, FROM[moves[i]], TO[moves[i]])
    scale(scores, count, notes)
    for i in range(first):
        scores[i] -= FAVOUR
    for i in range(after, count):
        scores[i] -= FAVOUR
    scores[blind] += FAVOUR + BLIND


@inlined
def best_gain(state: State, notes: Cells, kind: int) -> int:
    """By a token, put where it serves best."""
    may = open_places(state, kind)
    lead = 2 * (state.alliance >> kind // TYPES & 1) - 1
    best = -(1 << 30)
    for place in range(PLACES):
        gain = gain_at(notes, place, kind, lead)
        best = max(best, gain if may >> place & 1 else best)
    return best

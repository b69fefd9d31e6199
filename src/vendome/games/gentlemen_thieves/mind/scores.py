"""Scores at first sight: how each move changes what the seat's colour may expect of the round."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.masks import has
from vendome.engine.mind import Workspace
from vendome.games.gentlemen_thieves.mind.favours import (
    gain_by_load,
    score_car,
    score_loot,
    score_padlock,
    score_tunnels,
)
from vendome.games.gentlemen_thieves.mind.places import (
    EXPECTED,
    FINE,
    TOKEN,
    gain_at,
    take_notes,
    worth,
)
from vendome.games.gentlemen_thieves.moves import (
    ALLY,
    AT,
    CARRY,
    CARRY_NOTHING,
    PAIR,
)
from vendome.games.gentlemen_thieves.params import DISPLAY, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules.places import BITS, open_places
from vendome.games.gentlemen_thieves.state import ALLIANCES, BURGLARY, CARRYING, EMPTY, PLACING, State

# In hundredths of a nat, what is better in a blind draw than in the average token on display: it shows nothing new.
BLIND: Final = 24


@compiled
def score(state: State, seat: int, work: Workspace) -> None:
    colour = state.burglar[seat]
    if state.phase == ALLIANCES:
        for i in range(work.count):
            take_notes(state, work.notes, PAIR[work.moves[i] - ALLY], colour)
            work.scores[i] = TOKEN * work.notes[EXPECTED] >> FINE
        return
    take_notes(state, work.notes, state.alliance, colour)
    score_by_notes(state, seat, work)


@compiled
def score_by_notes(state: State, seat: int, work: Workspace) -> None:
    """What the notes make of each move, of any phase but that of the alliances."""
    if state.phase == BURGLARY:
        score_actions(state, seat, work)
    else:
        score_placement(state, work)


@compiled
def score_placement(state: State, work: Workspace) -> None:
    """Of the token in hand, or of what the car carries; or which tunnel goes back."""
    moves, scores, notes = work.moves, work.scores, work.notes
    if state.phase == PLACING:
        is_allied = has(state.alliance, state.hand // TYPES)
        digit = BITS * (state.hand % TYPES)
        for i in range(work.count):
            scores[i] = worth(notes, gain_at(notes, moves[i] - AT & 7, digit, is_allied))
    elif state.phase == CARRYING:
        for i in range(work.count):
            is_load = moves[i] != CARRY_NOTHING
            scores[i] = worth(notes, gain_by_load(state, notes, moves[i] - CARRY)) if is_load else 0
    else:
        for i in range(work.count):  # both ends of the tunnels lie at empty places now
            scores[i] = 0


@inlined
def score_actions(state: State, seat: int, work: Workspace) -> None:
    """As their texts are sorted: car, draw, loot, padlock, take, tunnel."""
    scores, notes = work.scores, work.notes
    has_favour = state.favours[seat] > 0
    blind = score_car(state, 0, scores) if has_favour else 0
    first = blind + 1
    if has_favour:
        first = score_loot(state, notes, first, scores)
        first = score_padlock(state, notes, first, scores)
    total = 0
    last = EMPTY
    i = first
    for k in range(DISPLAY):
        kind = state.display[k]
        if kind != last:
            gain = best_gain(state, notes, kind)
            scores[i] = worth(notes, gain)
            total += gain
            i += 1
        last = kind
    scores[blind] = worth(notes, total // (i - first)) + BLIND
    if has_favour:
        score_tunnels(state, notes, i, scores)


@inlined
def best_gain(state: State, notes: Cells, kind: int) -> int:
    """By a token, put where it serves best."""
    may = open_places(state, kind)
    is_allied = has(state.alliance, kind // TYPES)
    digit = BITS * (kind % TYPES)
    best = -(1 << 30)
    for place in range(PLACES):
        gain = gain_at(notes, place, digit, is_allied)
        best = max(best, gain if has(may, place) else best)
    return best

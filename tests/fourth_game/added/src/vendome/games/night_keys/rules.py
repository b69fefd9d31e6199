"""The rules of Night Keys, in the order of the rulebook."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill, reset
from vendome.engine.compiler.rng import shuffle
from vendome.engine.events import NOBODY, clear_events, emit
from vendome.engine.masks import count, lowest
from vendome.games.night_keys.state import CASES, COPIES, DIAMONDS, FEWEST, KEYS, NONE, WORTH, State
from vendome.games.night_keys.words import ALARM, BEGAN, CHOSE, TOOK, USED


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    reset(state, players, seed)
    clear_events(state)
    state.nights = FEWEST + options[0]  # NK-2.1 Nights
    state.night = 0
    fill(state.shown, 0)
    fill(state.loot, 0)
    fill(state.score, 0)
    fill(state.hand, 0)
    fill(state.chosen, NONE)
    fill(state.used, 0)
    state.due = 1  # the only kind of chance: the keys are shuffled


@compiled
def draw(state: State, out: Cells) -> int:
    for key in range(KEYS):
        out[key] = key // COPIES
    shuffle(state.rng, out, KEYS)
    return KEYS


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:  # noqa: ARG001 (it is the same every time)
    for i in range(state.players * state.nights):  # NK-2.2 Dealing: a key for every night; the rest are put away
        state.hand[i % state.players, outcome[i]] += 1
    state.due = 0
    begin_night(state)


@compiled
def begin_night(state: State) -> None:
    for case in range(CASES):  # NK-3.1 The evening: one more jewel into each case
        state.shown[case] += 1
    state.asked = (1 << state.players) - 1
    emit(state, BEGAN, NOBODY, state.night + 1, 0)


@inlined
def legal(state: State, seat: int, out: Cells) -> int:
    n = 0
    for case in range(CASES):
        out[n] = case
        n += state.hand[seat, case] > 0
    return n


@inlined
def apply(state: State, seat: int, action: int) -> None:
    clear_events(state)
    state.hand[seat, action] -= 1
    state.chosen[seat] = action  # NK-3.2 Keys: a secret until all have chosen
    state.asked &= ~(1 << seat)
    emit(state, CHOSE, seat, 0, 0)
    if state.asked == 0:
        end_night(state)


@compiled
def end_night(state: State) -> None:
    for seat in range(state.players):  # NK-3.2 Keys: all are turned over at once
        state.used[state.chosen[seat]] += 1
        emit(state, USED, seat, state.chosen[seat], 0)
    for case in range(CASES):
        open_case(state, case)
    fill(state.chosen, NONE)
    state.night += 1
    if state.night < state.nights:
        begin_night(state)
    else:
        state.end = 0  # NK-4.1 The last night


@compiled
def open_case(state: State, case: int) -> None:
    seats = 0
    for seat in range(state.players):
        seats |= (state.chosen[seat] == case) << seat
    if count(seats) == 1:  # NK-3.3 Taking: all the jewels of the case
        seat, jewels = lowest(seats), state.shown[case]
        state.loot[seat, case] += jewels
        state.score[seat] += jewels * WORTH[case]
        state.shown[case] = 0
        emit(state, TOOK, seat, case, jewels)
    elif count(seats) > 1:  # NK-3.4 Alarm: the jewels stay
        emit(state, ALARM, NOBODY, case, count(seats))


@compiled
def result(state: State, scores: Cells) -> int:
    best, winners = 0, 0
    for seat in range(state.players):
        scores[seat] = state.score[seat]
        rank = state.score[seat] * KEYS + state.loot[seat, DIAMONDS]  # NK-4.2 Winning: a tie is decided by diamonds
        winners = winners * (rank <= best) | (rank >= best) << seat
        best = max(best, rank)
    return winners

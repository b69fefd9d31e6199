"""GT-5 Special tokens: what a favour can move.

A function that moves one returns the place where that may set off a heist, if it can at all.
"""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import NOBODY, emit
from vendome.games.gentlemen_thieves.events import (
    CARRIED,
    CARRIED_NOTHING,
    JOINED,
    MOVED_CAR,
    MOVED_LOOT,
    MOVED_PADLOCK,
    MOVED_TUNNEL,
    SPOTS,
)
from vendome.games.gentlemen_thieves.moves import CARRY, CARRY_NOTHING, LOOT_FROM, SPOT_ORDER, TUNNEL_FROM
from vendome.games.gentlemen_thieves.params import CENTRE, KINDS, LIMIT, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules.places import (
    gear_of_join,
    is_locked,
    is_ready,
    joined_to,
    number_of,
    put,
)
from vendome.games.gentlemen_thieves.state import BURGLARY, CARRYING, State


@inlined
def add_routes(out: Cells, n: int, first: int, routes: int) -> int:
    """Moves that differ only in TO are neighbours. (All are written, then as many counted as there are.)"""
    for i in range(PLACES):
        out[n + i] = first + i
    return n + routes


@inlined
def ways_from(spot: int) -> int:
    """How many other places there are."""
    return PLACES - (spot != CENTRE)


# -- tunnels ------------------------------------------------------------------------------------------


@compiled
def legal_tunnels(state: State, out: Cells, n: int) -> int:
    """GT-5.1 Tunnels: two at one spot make the same moves. (By text, `centre` is not the last spot.)"""
    a, b = state.tunnels[0], state.tunnels[1]
    lower = a if TUNNEL_FROM[a] < TUNNEL_FROM[b] else b
    upper = a + b - lower
    n = add_routes(out, n, TUNNEL_FROM[lower], ways_from(lower))
    return add_routes(out, n, TUNNEL_FROM[upper], ways_from(upper) if a != b else 0)


@compiled
def move_tunnel(state: State, seat: int, start: int, stop: int) -> int:
    """GT-5.1 Tunnels: a new join can set off a heist, and so can the end of one at the place that is left."""
    stays = state.tunnels[0] + state.tunnels[1] - start
    state.tunnels[0] = min(stays, stop)
    state.tunnels[1] = max(stays, stop)
    emit(state, MOVED_TUNNEL, seat, start * SPOTS + stop, 0)
    if joined_to(state, stop) != stop:
        emit(state, JOINED, NOBODY, 1 << stop | 1 << stays, 0)
    is_freed = start != CENTRE and is_ready(state, start)
    return start if is_freed else stop


# -- the padlock --------------------------------------------------------------------------------------


@compiled
def move_padlock(state: State, seat: int, start: int, stop: int) -> int:
    """GT-5.2 Padlock: the place that it leaves may be ready."""
    state.padlock = stop
    emit(state, MOVED_PADLOCK, seat, start * SPOTS + stop, 0)
    return start


# -- the car ------------------------------------------------------------------------------------------


@compiled
def move_car(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.3 Car: there is something to decide only where a token can go."""
    state.car = stop
    emit(state, MOVED_CAR, seat, start * SPOTS + stop, 0)
    if can_carry(state):
        state.phase = CARRYING


@compiled
def can_carry(state: State) -> bool:
    """GT-5.3 Car: whether some token at its place may go to the padlock's, within the limit of GT-3.6."""
    if is_locked(state, state.car):
        return False
    here = state.gear[state.car]
    there = gear_of_join(state, state.padlock)
    for kind in range(TYPES):
        if number_of(here, kind) > 0 and number_of(there, kind) < LIMIT:
            return True
    return False


@compiled
def legal_loads(state: State, out: Cells) -> int:
    """GT-5.3 Car: one for each different token that can go, or nothing, unless the option says that it must carry."""
    there = gear_of_join(state, state.padlock)
    n = 0
    for kind in range(KINDS):
        here = number_of(state.kit[state.car, kind // TYPES], kind)
        out[n] = CARRY + kind
        n += (here > 0) & (number_of(there, kind) < LIMIT)
    out[n] = CARRY_NOTHING
    return n + 1 - state.car_must_carry


@compiled
def carry(state: State, seat: int, action: int) -> None:
    """GT-5.3 Car: the padlock's place is locked and the car's place only loses, so no heist can follow."""
    if action == CARRY_NOTHING:
        emit(state, CARRIED_NOTHING, seat, 0, 0)
    else:
        put(state, state.car, action - CARRY, -1)
        put(state, state.padlock, action - CARRY, 1)
        emit(state, CARRIED, seat, action - CARRY, state.padlock)
    state.phase = BURGLARY  # the action is done


# -- loot ---------------------------------------------------------------------------------------------


@inlined
def movable_loot(state: State, spot: int) -> int:
    """GT-5.4 Loot: how many tokens may leave a place; the reserve in the centre only if the option says so."""
    if spot == CENTRE:
        return state.reserve * state.loot_from_centre
    loot: int = state.loot[spot]
    return loot


@inlined
def most_movable_loot(state: State) -> int:
    """GT-5.4 Loot: how many tokens may leave one place together."""
    most = movable_loot(state, CENTRE)
    for place in range(PLACES):
        most = max(most, state.loot[place])
    return most


@compiled
def legal_loot(state: State, out: Cells, n: int) -> int:
    """GT-5.4 Loot: one or more from a place, sorted by how many."""
    for less in range(most_movable_loot(state)):
        for i in range(SPOTS):
            spot = SPOT_ORDER[i]
            if movable_loot(state, spot) > less:
                n = add_routes(out, n, LOOT_FROM[less, spot], ways_from(spot))
    return n


@compiled
def move_loot(state: State, seat: int, number: int, start: int, stop: int) -> None:
    """GT-5.4 Loot: from one place to one other, or from the reserve to one."""
    if start == CENTRE:
        state.reserve -= number
    else:
        state.loot[start] -= number
    state.loot[stop] += number
    emit(state, MOVED_LOOT, seat, number, start * SPOTS + stop)

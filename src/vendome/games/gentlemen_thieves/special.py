"""GT-5 Special tokens: what a favour can move."""

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
from vendome.games.gentlemen_thieves.heist import heist_or_next
from vendome.games.gentlemen_thieves.moves import (
    CARRY,
    CARRY_NOTHING,
    FROM,
    LOOT_FROM,
    MOVE_LOOT,
    ONE_MORE_LOOT,
    PADLOCK,
    TO,
    TUNNEL,
    TUNNEL_FROM,
)
from vendome.games.gentlemen_thieves.params import CENTRE, KINDS, LIMIT, PLACES, TYPES
from vendome.games.gentlemen_thieves.state import CARRYING, State
from vendome.games.gentlemen_thieves.table import count, gear_of_join, is_locked, is_ready, joined_to, put
from vendome.games.gentlemen_thieves.turn import next_seat


@compiled
def spend_favour(state: State, seat: int, action: int) -> None:
    """GT-3.5: the favour leaves the game."""
    state.favours[seat] -= 1
    start, stop = FROM[action], TO[action]
    if action >= TUNNEL:
        move_tunnel(state, seat, start, stop)
    elif action >= PADLOCK:
        move_padlock(state, seat, start, stop)
    elif action >= MOVE_LOOT:
        move_loot(state, seat, 1 + (action - MOVE_LOOT) // ONE_MORE_LOOT, start, stop)
    else:
        move_car(state, seat, start, stop)


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


# -- GT-5.1 tunnels -----------------------------------------------------------------------------------


@compiled
def legal_tunnels(state: State, out: Cells, n: int) -> int:
    """GT-5.1: two tunnels at one spot make the same moves. (By text, `centre` is not the last spot.)"""
    a, b = state.tunnels[0], state.tunnels[1]
    lower = a if TUNNEL_FROM[a] < TUNNEL_FROM[b] else b
    upper = a + b - lower
    n = add_routes(out, n, TUNNEL_FROM[lower], ways_from(lower))
    return add_routes(out, n, TUNNEL_FROM[upper], ways_from(upper) if a != b else 0)


@compiled
def move_tunnel(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.1: the join that ends may free the place it leaves, the new one may complete a kit."""
    stays = state.tunnels[0] + state.tunnels[1] - start
    state.tunnels[0] = min(stays, stop)
    state.tunnels[1] = max(stays, stop)
    emit(state, MOVED_TUNNEL, seat, start * SPOTS + stop, 0)
    if joined_to(state, stop) != stop:
        emit(state, JOINED, NOBODY, 1 << stop | 1 << stays, 0)
    is_freed = start != CENTRE and is_ready(state, start)
    heist_or_next(state, start if is_freed else stop)


# -- GT-5.2 the padlock -------------------------------------------------------------------------------


@compiled
def move_padlock(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.2"""
    state.padlock = stop
    emit(state, MOVED_PADLOCK, seat, start * SPOTS + stop, 0)
    heist_or_next(state, start)


# -- GT-5.3 the car -----------------------------------------------------------------------------------


@compiled
def move_car(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.3: asked only where a token can go."""
    state.car = stop
    emit(state, MOVED_CAR, seat, start * SPOTS + stop, 0)
    if can_carry(state):
        state.phase = CARRYING
    else:
        next_seat(state)


@compiled
def can_carry(state: State) -> bool:
    """GT-5.3: whether some token at the car's place may go to the padlock's, within GT-3.6."""
    if is_locked(state, state.car):
        return False
    here = state.gear[state.car]
    there = gear_of_join(state, state.padlock)
    for kind in range(TYPES):
        if count(here, kind) > 0 and count(there, kind) < LIMIT:
            return True
    return False


@compiled
def legal_loads(state: State, out: Cells) -> int:
    """GT-5.3: one for each different token that can go, or nothing."""
    there = gear_of_join(state, state.padlock)
    n = 0
    for kind in range(KINDS):
        here = count(state.kit[state.car, kind // TYPES], kind)
        out[n] = CARRY + kind
        n += (here > 0) & (count(there, kind) < LIMIT)
    out[n] = CARRY_NOTHING
    return n + 1


@compiled
def carry(state: State, seat: int, action: int) -> None:
    """GT-5.3: the padlock's place is locked and the car's place only loses: no heist can follow."""
    if action == CARRY_NOTHING:
        emit(state, CARRIED_NOTHING, seat, 0, 0)
    else:
        put(state, state.car, action - CARRY, -1)
        put(state, state.padlock, action - CARRY, 1)
        emit(state, CARRIED, seat, action - CARRY, state.padlock)
    next_seat(state)


# -- GT-5.4 loot --------------------------------------------------------------------------------------


@compiled
def legal_loot(state: State, out: Cells, n: int) -> int:
    """GT-5.4: one or more, sorted by how many."""
    most = 0
    for place in range(PLACES):
        most = max(most, state.loot[place])
    for less in range(most):
        for place in range(PLACES):
            if state.loot[place] > less:
                n = add_routes(out, n, LOOT_FROM[place] + less * ONE_MORE_LOOT, ways_from(place))
    return n


@compiled
def move_loot(state: State, seat: int, number: int, start: int, stop: int) -> None:
    """GT-5.4"""
    state.loot[start] -= number
    state.loot[stop] += number
    emit(state, MOVED_LOOT, seat, number, start * SPOTS + stop)
    next_seat(state)

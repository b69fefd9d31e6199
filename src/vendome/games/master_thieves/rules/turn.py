"""MT-4 A turn: opening a drawer, what falls out of it, what all see, and handling the box."""

from typing import Final

import numpy as np

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import NOBODY, emit
from vendome.games.master_thieves.events import (
    ALARM_LIES,
    ALARM_RETURNED,
    FELL,
    FELL_ALONE,
    LEFT_BOX,
    LIES,
    OPENED,
    RANG,
    RANG_FOR_OWNER,
    ROTATED_BOX,
    TURNED_BOX,
)
from vendome.games.master_thieves.moves import DONE, HANDLINGS, ROTATE_MOVE, ROTATIONS, TURN
from vendome.games.master_thieves.params import ALARM_RETURNS, DIAMOND, PLACES, ROTATE_FIRST, SAPPHIRE
from vendome.games.master_thieves.rules.box import AFTER, UPPER
from vendome.games.master_thieves.state import HANDLE, NONE, ROTATED, TURNED, State

# -- the drawer ---------------------------------------------------------------------------------------


@compiled
def legal_drawers(first: int, out: Cells) -> int:
    """MT-4.1 Opening: any of the twelve positions; so, too, while the box is filled."""
    for position in range(PLACES):
        out[position] = first + position
    return PLACES


@compiled
def open_drawer(state: State, seat: int, position: int) -> None:
    """MT-4.1 Opening: one drawer, wherever the seat likes."""
    state.opened = position
    emit(state, OPENED, seat, position, UPPER[state.way, position] >> 1)


@compiled
def let_fall(state: State, seat: int, upper: int) -> int:
    """MT-4.2 Falling: the lower front compartment of an opened drawer empties itself; how many gems fell.

    MT-4.3 An alarm falls: the gems go to its owner, unless the owner opened the drawer, and the alarm goes home.
    """
    lower = upper ^ 1
    owner = state.alarm[lower]
    diamonds = state.front[lower, DIAMOND]
    sapphires = state.front[lower, SAPPHIRE]
    empty(state, lower)
    fell: int = diamonds + sapphires
    if owner == NONE or owner == seat:
        state.red[DIAMOND] += diamonds
        state.red[SAPPHIRE] += sapphires
    else:
        state.black[owner, DIAMOND] += diamonds
        state.black[owner, SAPPHIRE] += sapphires
    if owner != NONE:
        take_back_alarm(state, lower)
        if fell == 0:
            emit(state, FELL_ALONE, owner, 0, 0)
        elif owner == seat:
            emit(state, RANG_FOR_OWNER, seat, diamonds, sapphires)
        else:
            emit(state, RANG, owner, diamonds, sapphires)
    elif fell > 0:
        emit(state, FELL, NOBODY, diamonds, sapphires)
    return fell


@compiled
def look(state: State, upper: int) -> None:
    """MT-4.7 Looking: all see what lies in the upper front compartment, and the alarm there."""
    if not is_empty(state, upper):
        emit(state, LIES, NOBODY, state.front[upper, DIAMOND], state.front[upper, SAPPHIRE])
    if state.alarm[upper] != NONE:
        emit(state, ALARM_LIES, state.alarm[upper], 0, 0)


@compiled
def is_empty(state: State, compartment: int) -> bool:
    """Whether a front compartment holds no gem."""
    return bool(state.front[compartment, DIAMOND] + state.front[compartment, SAPPHIRE] == 0)


@inlined
def empty(state: State, compartment: int) -> None:
    """All gems leave a front compartment."""
    state.front[compartment, DIAMOND] = 0
    state.front[compartment, SAPPHIRE] = 0


@compiled
def take_back_alarm(state: State, compartment: int) -> None:
    """An alarm returns to its owner, who can use it again."""
    state.alarms |= 1 << state.alarm[compartment]
    state.alarm[compartment] = NONE


@compiled
def return_idle_alarm(state: State, upper: int) -> None:
    """MT-4.4 An alarm lies there: in some editions it goes home when all gems around it are gone."""
    owner = state.alarm[upper]
    if owner != NONE and ALARM_RETURNS[state.edition] and is_empty(state, upper):
        take_back_alarm(state, upper)
        emit(state, ALARM_RETURNED, owner, 0, 0)


@inlined
def close_drawer(state: State) -> None:
    state.opened = NONE
    state.optional = 0
    state.extra = 0


# -- the box ------------------------------------------------------------------------------------------


def still_allowed(rotate_first: int, one_box_action: int, handled: int) -> int:
    """MT-4.6 Handling the box: at most one rotation and at most one turn, in the edition's order; or one of the two."""
    if one_box_action and handled:
        return 0
    if rotate_first and handled & TURNED:
        return 0
    return (ROTATED | TURNED) & ~handled


ALLOWED: Final = np.array(  # by edition, option and what was done
    [[[still_allowed(first, one, handled) for handled in range(4)] for one in range(2)] for first in ROTATE_FIRST],
    np.int32,
)
NOTHING_MORE: Final = ROTATED | TURNED  # `handled` when nothing is allowed any more
ROTATION_COUNT: Final = len(ROTATIONS)
TURN_OVER: Final = HANDLINGS.index("turn")


@compiled
def legal_handlings(state: State, out: Cells) -> int:
    """MT-4.6 Handling the box: to be done, and what is still allowed."""
    allowed: int = ALLOWED[state.edition, state.one_box_action, state.handled]
    out[0] = DONE
    for rotation in range(ROTATION_COUNT):
        out[1 + rotation] = ROTATE_MOVE + rotation
    n = 1 + ROTATION_COUNT * (allowed & ROTATED)
    out[n] = TURN
    return n + (allowed & TURNED > 0)


@compiled
def handle(state: State, seat: int, action: int) -> None:
    """MT-4.6 Handling the box: rotate it, turn it over, or be done with it."""
    if action == DONE:
        state.handled = NOTHING_MORE
        emit(state, LEFT_BOX, seat, 0, 0)
    elif action == TURN:
        state.way = AFTER[state.way, TURN_OVER]
        state.handled |= TURNED
        emit(state, TURNED_BOX, seat, 0, 0)
    else:
        state.way = AFTER[state.way, action - ROTATE_MOVE]
        state.handled |= ROTATED
        emit(state, ROTATED_BOX, seat, action - ROTATE_MOVE, 0)


@inlined
def is_handling(state: State) -> bool:
    """MT-4.6 Handling the box: whether the seat may still do something with it. If not, its hands leave the box."""
    if state.phase != HANDLE:
        return False
    if ALLOWED[state.edition, state.one_box_action, state.handled] != 0:
        return True
    state.handled = 0
    return False

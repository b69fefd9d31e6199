"""A turn: opening a drawer (MT-4), what each character does with it (MT-5), handling the box (MT-4.6).

A turn runs from `open_drawer` to `close_drawer`, which asks for the handling; `rules` goes on from there.
"""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import NOBODY, emit
from vendome.games.master_thieves.box import AFTER, PLACES, UPPER
from vendome.games.master_thieves.events import (
    ALARM_LIES,
    ALARM_RETURNED,
    FELL,
    FELL_ALONE,
    FOUND_NO_RUBY,
    FOUND_RUBY,
    KEPT_ALARM,
    LEFT_RUBY,
    LIES,
    OPENED,
    PLACED,
    PLACED_NOTHING,
    RANG,
    RANG_FOR_OWNER,
    ROTATED_BOX,
    RUBY_FELL,
    SEARCHED,
    SET_ALARM,
    SMUGGLED,
    STOLE,
    TOOK_RUBY,
    TURNED_BOX,
)
from vendome.games.master_thieves.params import (
    ALARM_NO,
    ALARM_RETURNS,
    ALARM_YES,
    ALLOWED,
    BITS,
    DIAMOND,
    DONE,
    GEMOLOGIST,
    JEWELLER,
    MAY_DECLINE,
    PLACE_DIAMOND,
    PLACE_NOTHING,
    PLACE_SAPPHIRE,
    ROTATE_MOVE,
    ROTATED,
    RUBY,
    RUBY_LEAVE,
    RUBY_TAKE,
    SAPPHIRE,
    SEARCH,
    SMUGGLER,
    TAKE,
    THIEF,
    TURN,
    TURNED,
)
from vendome.games.master_thieves.state import (
    ALARM,
    HANDLE,
    NONE,
    PLACE,
    RUBY_FOUND,
    TAKE_OR_SEARCH,
    State,
)

# -- MT-4 A turn --------------------------------------------------------------------------------------


@compiled
def legal_drawers(first: int, out: Cells) -> int:
    """MT-2.4, MT-4.1: one of the twelve positions."""
    for position in range(PLACES):
        out[position] = first + position
    return PLACES


@compiled
def open_drawer(state: State, seat: int, position: int) -> None:
    """MT-4.1 to MT-4.5: open it, let fall what falls, and the character acts."""
    upper = UPPER[state.way, position]
    state.opened = position
    emit(state, OPENED, seat, position, upper >> 1)
    fell = let_fall(state, seat, upper)
    look(state, upper)
    state.fallen |= (fell > 0) << seat
    character = state.chosen[seat]
    if character == GEMOLOGIST:
        ask_to_place(state, 0, BITS[state.detectives])
    elif fell > 0:
        close_drawer(state)
    elif character == SMUGGLER:
        empty_onto_red(state, seat, upper)
        ask_to_place(state, MAY_DECLINE[state.edition], 0)
    elif character == JEWELLER:
        ask_to_place(state, MAY_DECLINE[state.edition], 0)
    elif character == THIEF:
        steal(state, seat, upper)
        close_drawer(state)
    else:
        state.phase = TAKE_OR_SEARCH


@compiled
def let_fall(state: State, seat: int, upper: int) -> int:
    """MT-4.2, MT-4.3: empty the lower front compartment of an opened drawer; how many gems fell."""
    lower = upper ^ 1
    owner = state.alarm[lower]
    diamonds = state.front[lower, DIAMOND]
    sapphires = state.front[lower, SAPPHIRE]
    state.front[lower, DIAMOND] = 0
    state.front[lower, SAPPHIRE] = 0
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
    """MT-4.7: all see what lies in the upper front compartment, and the alarm of MT-4.4."""
    if not is_empty(state, upper):
        emit(state, LIES, NOBODY, state.front[upper, DIAMOND], state.front[upper, SAPPHIRE])
    if state.alarm[upper] != NONE:
        emit(state, ALARM_LIES, state.alarm[upper], 0, 0)


@compiled
def take_back_alarm(state: State, compartment: int) -> None:
    """An alarm returns to its owner, who can use it again."""
    state.alarms |= 1 << state.alarm[compartment]
    state.alarm[compartment] = NONE


@compiled
def close_drawer(state: State) -> None:
    """The action is over: MT-4.4, then MT-4.6."""
    upper = UPPER[state.way, state.opened]
    owner = state.alarm[upper]
    if owner != NONE and ALARM_RETURNS[state.edition] and is_empty(state, upper):
        take_back_alarm(state, upper)
        emit(state, ALARM_RETURNED, owner, 0, 0)
    state.opened = NONE
    state.optional = 0
    state.extra = 0
    ask_to_handle(state)


@compiled
def is_empty(state: State, compartment: int) -> bool:
    """Whether a front compartment holds no gem."""
    return bool(state.front[compartment, DIAMOND] + state.front[compartment, SAPPHIRE] == 0)


# -- MT-4.6 Handling the box --------------------------------------------------------------------------


@compiled
def ask_to_handle(state: State) -> None:
    """MT-4.6: the seat whose turn it was; it is still the one that is asked."""
    state.handled = 0
    state.phase = HANDLE


@compiled
def legal_handlings(state: State, out: Cells) -> int:
    allowed: int = ALLOWED[state.edition, state.one_box_action, state.handled]
    out[0] = DONE
    for rotation in range(4):
        out[1 + rotation] = ROTATE_MOVE + rotation
    n = 1 + 4 * (allowed & ROTATED)
    out[n] = TURN
    return n + (allowed & TURNED > 0)


@compiled
def handle(state: State, seat: int, action: int) -> bool:
    """MT-4.6: rotate or turn the box; whether something other than `done` is still allowed."""
    if action == TURN:
        state.way = AFTER[state.way, 4]
        state.handled |= TURNED
        emit(state, TURNED_BOX, seat, 0, 0)
    else:
        state.way = AFTER[state.way, action - ROTATE_MOVE]
        state.handled |= ROTATED
        emit(state, ROTATED_BOX, seat, action - ROTATE_MOVE, 0)
    return bool(ALLOWED[state.edition, state.one_box_action, state.handled] != 0)


# -- MT-5 The characters ------------------------------------------------------------------------------


@compiled
def empty_onto_red(state: State, seat: int, upper: int) -> None:
    """MT-5.1: the smuggler takes all gems of the upper front compartment to the red pillow."""
    if not is_empty(state, upper):
        emit(state, SMUGGLED, seat, state.front[upper, DIAMOND], state.front[upper, SAPPHIRE])
        for gem in range(2):
            state.red[gem] += state.front[upper, gem]
            state.front[upper, gem] = 0


@compiled
def ask_to_place(state: State, optional: int, extra: int) -> None:
    """MT-5.1 to MT-5.3: no seat is ever without an imitation here, or the game had ended (MT-6.1)."""
    state.phase = PLACE
    state.optional = optional
    state.extra = extra


@compiled
def legal_places(state: State, seat: int, out: Cells) -> int:
    out[0] = PLACE_DIAMOND
    n = int(state.white[seat, DIAMOND] > 0)
    out[n] = PLACE_NOTHING
    n += state.optional
    out[n] = PLACE_SAPPHIRE
    return n + int(state.white[seat, SAPPHIRE] > 0)


@compiled
def place(state: State, seat: int, action: int) -> None:
    """MT-5.1 to MT-5.3: an imitation goes into the drawer, and is a true gem from now on."""
    if action == PLACE_NOTHING:
        emit(state, PLACED_NOTHING, seat, 0, 0)
        close_drawer(state)
        return
    gem = DIAMOND if action == PLACE_DIAMOND else SAPPHIRE
    upper = UPPER[state.way, state.opened]
    state.white[seat, gem] -= 1
    state.front[upper, gem] += 1
    emit(state, PLACED, seat, gem, 0)
    if state.chosen[seat] == JEWELLER and state.alarms >> seat & 1 and state.alarm[upper] == NONE:
        state.phase = ALARM
    elif state.extra > 0 and state.white[seat, DIAMOND] + state.white[seat, SAPPHIRE] > 0:
        ask_to_place(state, 1, state.extra - 1)
    else:
        close_drawer(state)


@compiled
def legal_alarms(out: Cells) -> int:
    out[0] = ALARM_NO
    out[1] = ALARM_YES
    return 2


@compiled
def set_alarm(state: State, seat: int, action: int) -> None:
    """MT-5.2: the jeweller may add his alarm."""
    if action == ALARM_YES:
        state.alarm[UPPER[state.way, state.opened]] = seat
        state.alarms &= ~(1 << seat)
        emit(state, SET_ALARM, seat, 0, 0)
    else:
        emit(state, KEPT_ALARM, seat, 0, 0)
    close_drawer(state)


@compiled
def steal(state: State, seat: int, upper: int) -> None:
    """MT-5.4, MT-5.5: all gems of the upper front compartment, onto the black pillow."""
    emit(state, STOLE, seat, state.front[upper, DIAMOND], state.front[upper, SAPPHIRE])
    for gem in range(2):
        state.black[seat, gem] += state.front[upper, gem]
        state.front[upper, gem] = 0


@compiled
def legal_thefts(out: Cells) -> int:
    out[0] = SEARCH
    out[1] = TAKE
    return 2


@compiled
def take_or_search(state: State, seat: int, action: int) -> None:
    """MT-5.5: the master thief takes what he sees, or opens further."""
    upper = UPPER[state.way, state.opened]
    lower = upper ^ 1
    if action == SEARCH:
        emit(state, SEARCHED, seat, upper >> 1, 0)
        if state.ruby[lower]:
            state.ruby[lower] = 0
            state.ruby[upper] = 1
            emit(state, RUBY_FELL, seat, 0, 0)
            close_drawer(state)
            return
        emit(state, FOUND_RUBY if state.ruby[upper] else FOUND_NO_RUBY, seat, 0, 0)
    steal(state, seat, upper)
    if action == SEARCH and state.ruby[upper]:
        state.phase = RUBY_FOUND
    else:
        close_drawer(state)


@compiled
def legal_rubies(out: Cells) -> int:
    out[0] = RUBY_LEAVE
    out[1] = RUBY_TAKE
    return 2


@compiled
def take_or_leave_ruby(state: State, seat: int, action: int) -> None:
    """MT-5.5: a ruby in the upper secret compartment may be taken or left there."""
    if action == RUBY_TAKE:
        state.ruby[UPPER[state.way, state.opened]] = 0
        state.black[seat, RUBY] += 1
        emit(state, TOOK_RUBY, seat, 0, 0)
    else:
        emit(state, LEFT_RUBY, seat, 0, 0)
    close_drawer(state)

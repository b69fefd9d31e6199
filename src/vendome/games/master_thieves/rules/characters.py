"""MT-5 The characters: what each does with the drawer it has opened, and who shares the red pillow.

What a character decides next stands in `phase`; a character that has done its work leaves HANDLE there.
"""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import count, has
from vendome.games.master_thieves.events import (
    FOUND_NO_RUBY,
    FOUND_RUBY,
    GOT_NO_SHARE,
    KEPT_ALARM,
    LEFT_RUBY,
    PLACED,
    PLACED_NOTHING,
    RUBY_FELL,
    SEARCHED,
    SET_ALARM,
    SHARED,
    SMUGGLED,
    SMUGGLERS_CAUGHT,
    STOLE,
    TOOK_RUBY,
)
from vendome.games.master_thieves.moves import (
    ALARM_NO,
    ALARM_YES,
    PICK_MOVE,
    PLACE_DIAMOND,
    PLACE_NOTHING,
    PLACE_SAPPHIRE,
    RUBY_LEAVE,
    RUBY_TAKE,
    SEARCH,
    TAKE,
)
from vendome.games.master_thieves.params import (
    DIAMOND,
    GEMOLOGIST,
    JEWELLER,
    MAY_DECLINE,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
)
from vendome.games.master_thieves.rules.box import UPPER
from vendome.games.master_thieves.rules.round import first_of, seats_playing
from vendome.games.master_thieves.rules.turn import empty, is_empty
from vendome.games.master_thieves.state import (
    ALARM,
    HANDLE,
    NONE,
    PICK,
    PLACE,
    RUBY_FOUND,
    TAKE_OR_SEARCH,
    State,
)


@compiled
def act(state: State, seat: int, upper: int) -> None:
    """MT-4.5 Acting: the character does its work; after a fall only the gemologist does."""
    character = state.chosen[seat]
    if character == GEMOLOGIST:
        act_as_gemologist(state)
    elif has(state.fallen, seat):
        state.phase = HANDLE
    elif character == SMUGGLER:
        act_as_smuggler(state, seat, upper)
    elif character == JEWELLER:
        act_as_jeweller(state)
    elif character == THIEF:
        act_as_thief(state, seat, upper)
    else:
        act_as_master_thief(state)


# -- placing imitations -------------------------------------------------------------------------------


@compiled
def act_as_smuggler(state: State, seat: int, upper: int) -> None:
    """MT-5.1 Smuggler: all gems of the upper front compartment go to the red pillow, an imitation takes their place."""
    if not is_empty(state, upper):
        diamonds, sapphires = state.front[upper, DIAMOND], state.front[upper, SAPPHIRE]
        state.red[DIAMOND] += diamonds
        state.red[SAPPHIRE] += sapphires
        empty(state, upper)
        emit(state, SMUGGLED, seat, diamonds, sapphires)
    ask_to_place(state, MAY_DECLINE[state.edition], 0)


@inlined
def act_as_jeweller(state: State) -> None:
    """MT-5.2 Jeweller: adds an imitation to the upper front compartment."""
    ask_to_place(state, MAY_DECLINE[state.edition], 0)


@inlined
def act_as_gemologist(state: State) -> None:
    """MT-5.3 Gemologist: must place an imitation, and may place one more for every detective of the round."""
    ask_to_place(state, 0, count(state.detectives))


@compiled
def ask_to_place(state: State, optional: int, extra: int) -> None:
    """A seat that is asked always has an imitation left: one that had none would have ended the game (MT-6.1)."""
    state.phase = PLACE
    state.optional = optional
    state.extra = extra


@compiled
def legal_imitations(state: State, seat: int, out: Cells) -> int:
    """What lies on the white pillow, and `place nothing` where it is a choice."""
    out[0] = PLACE_DIAMOND
    n = int(state.white[seat, DIAMOND] > 0)
    out[n] = PLACE_NOTHING
    n += state.optional
    out[n] = PLACE_SAPPHIRE
    return n + int(state.white[seat, SAPPHIRE] > 0)


@compiled
def place(state: State, seat: int, action: int) -> None:
    """MT-2.2 Pillows: an imitation that leaves the white pillow is a true gem from now on."""
    state.phase = HANDLE
    if action == PLACE_NOTHING:
        emit(state, PLACED_NOTHING, seat, 0, 0)
        return
    gem = DIAMOND if action == PLACE_DIAMOND else SAPPHIRE
    upper = UPPER[state.way, state.opened]
    state.white[seat, gem] -= 1
    state.front[upper, gem] += 1
    emit(state, PLACED, seat, gem, 0)
    if may_add_alarm(state, seat, upper):
        state.phase = ALARM
    elif may_place_another(state, seat):
        ask_to_place(state, 1, state.extra - 1)


@inlined
def may_add_alarm(state: State, seat: int, upper: int) -> bool:
    """MT-5.2 Jeweller: having placed an imitation, with the alarm at hand and no other there."""
    return bool(state.chosen[seat] == JEWELLER and has(state.alarms, seat) and state.alarm[upper] == NONE)


@inlined
def may_place_another(state: State, seat: int) -> bool:
    """MT-5.3 Gemologist: one more for every detective, while imitations last."""
    return bool(state.extra > 0 and state.white[seat, DIAMOND] + state.white[seat, SAPPHIRE] > 0)


@compiled
def legal_alarms(out: Cells) -> int:
    out[0] = ALARM_NO
    out[1] = ALARM_YES
    return 2


@compiled
def add_alarm(state: State, seat: int, action: int) -> None:
    """MT-5.2 Jeweller: may add the alarm to the imitation."""
    if action == ALARM_YES:
        state.alarm[UPPER[state.way, state.opened]] = seat
        state.alarms &= ~(1 << seat)
        emit(state, SET_ALARM, seat, 0, 0)
    else:
        emit(state, KEPT_ALARM, seat, 0, 0)
    state.phase = HANDLE


# -- stealing -----------------------------------------------------------------------------------------


@compiled
def steal(state: State, seat: int, upper: int) -> None:
    """All gems of the upper front compartment go to the black pillow."""
    diamonds, sapphires = state.front[upper, DIAMOND], state.front[upper, SAPPHIRE]
    state.black[seat, DIAMOND] += diamonds
    state.black[seat, SAPPHIRE] += sapphires
    empty(state, upper)
    emit(state, STOLE, seat, diamonds, sapphires)


@inlined
def act_as_thief(state: State, seat: int, upper: int) -> None:
    """MT-5.4 Thief: takes every gem of the upper front compartment."""
    steal(state, seat, upper)
    state.phase = HANDLE


@inlined
def act_as_master_thief(state: State) -> None:
    """MT-5.5 Master thief: does what a thief does, or pulls the drawer further."""
    state.phase = TAKE_OR_SEARCH


@compiled
def legal_thefts(out: Cells) -> int:
    out[0] = SEARCH
    out[1] = TAKE
    return 2


@compiled
def take_or_search(state: State, seat: int, action: int) -> None:
    """MT-5.5 Master thief: takes the gems, but a ruby that drops from the lower secret compartment stops a search."""
    upper = UPPER[state.way, state.opened]
    lower = upper ^ 1
    state.phase = HANDLE
    if action == SEARCH:
        state.searched |= 1 << (upper >> 1)
        emit(state, SEARCHED, seat, upper >> 1, 0)
        if state.ruby[lower]:
            state.ruby[lower] = 0
            state.ruby[upper] = 1
            emit(state, RUBY_FELL, seat, 0, 0)
            return
        if state.ruby[upper]:
            state.phase = RUBY_FOUND
        emit(state, FOUND_RUBY if state.ruby[upper] else FOUND_NO_RUBY, seat, 0, 0)
    steal(state, seat, upper)


@compiled
def legal_rubies(out: Cells) -> int:
    out[0] = RUBY_LEAVE
    out[1] = RUBY_TAKE
    return 2


@compiled
def take_or_leave_ruby(state: State, seat: int, action: int) -> None:
    """MT-5.5 Master thief: takes the ruby of the upper secret compartment, or leaves it there."""
    if action == RUBY_TAKE:
        state.ruby[UPPER[state.way, state.opened]] = 0
        state.black[seat, RUBY] += 1
        emit(state, TOOK_RUBY, seat, 0, 0)
    else:
        emit(state, LEFT_RUBY, seat, 0, 0)
    state.phase = HANDLE


# -- sharing the red pillow ---------------------------------------------------------------------------


@compiled
def let_smugglers_share(state: State) -> None:
    """MT-5.1 Smuggler: all share who had no gem fall, if the smugglers are not fewer than the detectives."""
    smugglers = seats_playing(state, SMUGGLER)
    if count(smugglers) >= count(state.detectives):
        share_red(state, smugglers & ~state.fallen)
        tell_who_gets_no_share(state, smugglers & state.fallen)
    elif smugglers != 0:
        emit(state, SMUGGLERS_CAUGHT, NOBODY, count(smugglers), count(state.detectives))


@compiled
def tell_who_gets_no_share(state: State, seats: int) -> None:
    """MT-5.1 Smuggler: a gem fell in their turns, so the others share without them, or the gems stay."""
    for seat in range(state.players):
        if has(seats, seat) and not is_red_empty(state):
            emit(state, GOT_NO_SHARE, seat, 0, 0)


@inlined
def let_detectives_share(state: State) -> None:
    """MT-5.6 Detective: when the round ends, the detectives empty the red pillow."""
    share_red(state, state.detectives)


@inlined
def share_red(state: State, seats: int) -> None:
    """These seats share the red pillow, if a gem lies on it."""
    if not is_red_empty(state):
        state.sharers = seats


@inlined
def is_red_empty(state: State) -> bool:
    return bool(state.red[DIAMOND] + state.red[SAPPHIRE] == 0)


@compiled
def ask_to_pick(state: State) -> None:
    """The sharers pick by number, lowest first, and around again."""
    if state.picking == 0:
        state.picking = state.sharers
    state.turn = first_of(state, state.picking)
    state.picking &= ~(1 << state.turn)
    state.asked = 1 << state.turn
    state.phase = PICK


@compiled
def legal_picks(state: State, out: Cells) -> int:
    out[0] = PICK_MOVE + DIAMOND
    n = int(state.red[DIAMOND] > 0)
    out[n] = PICK_MOVE + SAPPHIRE
    return n + int(state.red[SAPPHIRE] > 0)


@compiled
def pick(state: State, seat: int, gem: int) -> None:
    """One gem goes from the red pillow to the black one; with the last one the share is over."""
    state.red[gem] -= 1
    state.black[seat, gem] += 1
    emit(state, SHARED, seat, gem, 0)
    if is_red_empty(state):
        state.sharers = 0
        state.picking = 0

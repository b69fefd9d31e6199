"""Reading the past: which move it was that an event tells of."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.events import a_of, b_of, kind_of
from vendome.games.gentlemen_thieves.events import (
    ALLIED,
    CARRIED,
    CARRIED_NOTHING,
    DREW,
    MOVED_CAR,
    MOVED_LOOT,
    MOVED_PADLOCK,
    MOVED_TUNNEL,
    PLACED,
    RETURNED,
    TOOK,
)
from vendome.games.gentlemen_thieves.moves import (
    ALLY,
    AT,
    CARRY,
    CARRY_NOTHING,
    DRAW,
    MOVES,
    ONE_MORE_LOOT,
    PAIR,
    RETURN,
    TAKE,
)
from vendome.games.gentlemen_thieves.params import COLOURS, SPOT_NAMES
from vendome.games.gentlemen_thieves.state import State

NO_ACTION: Final = -1


def by_route(verb: str) -> NDArray[np.int32]:
    """The action of a verb for every route, as events pack it."""
    texts = [f"{verb} {start}>{stop}" for start in SPOT_NAMES for stop in SPOT_NAMES]
    return np.array([MOVES.index(text) if text in MOVES else NO_ACTION for text in texts], np.int32)


TUNNEL_BY: Final = by_route("tunnel")
PADLOCK_BY: Final = by_route("padlock")
CAR_BY: Final = by_route("car")
LOOT_BY: Final = by_route("loot 1")
ALLY_BY: Final = np.full(1 << COLOURS, NO_ACTION, np.int32)
ALLY_BY[PAIR] = ALLY + np.arange(len(PAIR))


@compiled
def action_before(after: State) -> int:
    """The action that led here: a decision's first event tells it."""
    if after.event_count == 0:
        return NO_ACTION
    event = after.events[0]
    kind, a, b = kind_of(event), a_of(event), b_of(event)
    action = NO_ACTION
    if kind == PLACED:
        action = AT + b
    elif kind == TOOK:
        action = TAKE + a
    elif kind == DREW:
        action = DRAW
    elif kind == ALLIED:
        action = ALLY_BY[a]
    elif kind == MOVED_TUNNEL:
        action = TUNNEL_BY[a]
    elif kind == MOVED_PADLOCK:
        action = PADLOCK_BY[a]
    elif kind == MOVED_CAR:
        action = CAR_BY[a]
    elif kind == MOVED_LOOT:
        action = LOOT_BY[b] + (a - 1) * ONE_MORE_LOOT
    elif kind == CARRIED:
        action = CARRY + a
    elif kind == CARRIED_NOTHING:
        action = CARRY_NOTHING
    elif kind == RETURNED:
        action = RETURN + a
    return action

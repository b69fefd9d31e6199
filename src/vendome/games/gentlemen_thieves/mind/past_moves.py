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
    EVENTS,
    MOVED_CAR,
    MOVED_LOOT,
    MOVED_PADLOCK,
    MOVED_TUNNEL,
    PLACED,
    RETURNED,
    TOOK,
)
from vendome.games.gentlemen_thieves.moves import MOVES, PAIR
from vendome.games.gentlemen_thieves.params import CODES, LOOT, PAIRS, PLACE_NAMES, SPOT_NAMES
from vendome.games.gentlemen_thieves.state import State

NO_ACTION: Final = -1
NUMBERS: Final = 64  # more than an event's number

# By kind of event: the move for each value of its telling number, which is its first one, or its second (BY_SECOND).
ROUTES: Final = [f"{start}>{stop}" for start in SPOT_NAMES for stop in SPOT_NAMES]  # as events pack them
MOVES_BY_EVENT: Final = {
    TOOK: [f"take {code}" for code in CODES],
    DREW: ["draw"] * len(CODES),
    PLACED: [f"at {place}" for place in PLACE_NAMES],
    MOVED_TUNNEL: [f"tunnel {route}" for route in ROUTES],
    MOVED_PADLOCK: [f"padlock {route}" for route in ROUTES],
    MOVED_CAR: [f"car {route}" for route in ROUTES],
    CARRIED: [f"carry {code}" for code in CODES],
    CARRIED_NOTHING: ["carry nothing"],
    RETURNED: [f"return {place}" for place in PLACE_NAMES],
}
BY_SECOND: Final = np.isin(np.arange(len(EVENTS.kinds)), [PLACED])


def action_of(text: str) -> int:
    return MOVES.index(text) if text in MOVES else NO_ACTION


def actions_by_event() -> NDArray[np.int32]:
    """The same as actions. Of the moves of an event some do not exist: a token does not move to where it is."""
    actions = np.full((len(EVENTS.kinds), NUMBERS), NO_ACTION, np.int32)
    for kind, texts in MOVES_BY_EVENT.items():
        actions[kind, : len(texts)] = [action_of(text) for text in texts]
    actions[ALLIED, PAIR] = [MOVES.index(f"ally {pair}") for pair in sorted(PAIRS)]
    return actions


ACTION: Final = actions_by_event()
LOOT_ACTION: Final = np.array(  # by number of loot tokens and route, which are the two numbers of MOVED_LOOT
    [[action_of(f"loot {number} {route}") for route in ROUTES] for number in range(LOOT + 1)], np.int32
)


@compiled
def action_before(after: State) -> int:
    """The action that led here: a decision's first event tells it. NO_ACTION before the first decision."""
    if after.event_count == 0:
        return NO_ACTION
    event = after.events[0]
    kind = kind_of(event)
    if kind == MOVED_LOOT:
        return LOOT_ACTION[a_of(event), b_of(event)]
    return ACTION[kind, b_of(event) if BY_SECOND[kind] else a_of(event)]

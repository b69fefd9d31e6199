"""What a seat remembers of the box, and what it can't know."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import below, word
from vendome.engine.events import b_of, kind_of
from vendome.engine.mind import Floats, States, Workspace
from vendome.games.master_thieves.events import OPENED, ROTATED_BOX, ROUND_BEGAN, TURNED_BOX
from vendome.games.master_thieves.knowledge import resample
from vendome.games.master_thieves.params import COMPARTMENTS, PLACES
from vendome.games.master_thieves.state import CHOOSE, NONE, UNKNOWN, State

# The belief: for each drawer 1 if it is forgotten, and how many are.
FORGOTTEN: Final = PLACES
BELIEF: Final = PLACES + 1

MANY: Final = 4294967296.0  # values that a random word has


@compiled
def reopen(state: State, seat: int) -> None:
    """Whoever has chosen while all choose is asked again; later the choice stands, hidden."""
    if state.phase == CHOOSE:
        for other in range(state.players):
            if other != seat and state.chosen[other] == UNKNOWN:
                state.chosen[other] = NONE
                state.asked |= 1 << other


@compiled
def hidden_type(state: State, seat: int) -> int:
    """None: a hand changes all the time."""
    return 0


@compiled
def infer(history: States, work: Workspace) -> None:
    """Which drawers the seat has forgotten. Each rotation, turn and round since a drawer was last open costs it one
    factor of `memory`."""
    belief = work.belief
    for i in range(BELIEF):
        belief[i] = 1.0
    for i in range(len(history)):
        for j in range(history[i].event_count):
            event = history[i].events[j]
            kind = kind_of(event)
            if kind == OPENED:
                belief[b_of(event)] = 1.0
            elif kind == ROTATED_BOX or kind == TURNED_BOX or kind == ROUND_BEGAN:
                for drawer in range(PLACES):
                    belief[drawer] *= work.memory
    forgotten = 0
    for drawer in range(PLACES):
        belief[drawer] = word(work.rng) / MANY >= belief[drawer]
        forgotten += belief[drawer] > 0
    belief[FORGOTTEN] = forgotten


@compiled
def determinize(state: State, work: Workspace) -> None:
    resample(state, work.seat, work.rng)
    if work.belief[FORGOTTEN] > 1:
        mix_up(state, work.belief, work.rng)


@compiled
def mix_up(state: State, belief: Floats, rng: Words) -> None:
    """What lies in forgotten drawers lies in any of them."""
    for compartment in range(COMPARTMENTS):
        if belief[compartment >> 1] > 0:
            other = below(rng, COMPARTMENTS)
            while belief[other >> 1] == 0:
                other = below(rng, COMPARTMENTS)
            for gem in range(2):
                state.front[compartment, gem], state.front[other, gem] = (
                    state.front[other, gem], state.front[compartment, gem],
                )  # fmt: skip
            state.alarm[compartment], state.alarm[other] = state.alarm[other], state.alarm[compartment]

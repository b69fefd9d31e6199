"""What lies at the places: counting it, joining places, and where one more token may go."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import fill
from vendome.games.gentlemen_thieves.params import CENTRE, LIMIT, PLACES, TYPES
from vendome.games.gentlemen_thieves.state import State

# -- tallies (see `state`): a hexadecimal digit for each type -----------------------------------------

BITS: Final = 4
DIGIT: Final = (1 << BITS) - 1
ONE_OF_EACH: Final = 0x11111


@inlined
def number_of(tally: int, kind: int) -> int:
    """How many tokens of a type; the type may be given as a kind of that type."""
    return tally >> BITS * (kind % TYPES) & DIGIT


@inlined
def size(tally: int) -> int:
    """How many tokens of all types."""
    total = 0
    for kind in range(TYPES):
        total += number_of(tally, kind)
    return total


@inlined
def has_all_types(tally: int) -> bool:
    """Whether no digit is 0. (At two joined places a digit is 6 at most: its three lowest bits tell.)"""
    return (tally | tally >> 1 | tally >> 2) & ONE_OF_EACH == ONE_OF_EACH


@inlined
def put(state: State, place: int, kind: int, number: int) -> None:
    """Add (or with -1 take away) a token of a kind."""
    tally = number << BITS * (kind % TYPES)
    state.kit[place, kind // TYPES] += tally
    state.gear[place] += tally


@compiled
def clear(state: State, place: int) -> None:
    """Take all equipment away."""
    fill(state.kit[place], 0)
    state.gear[place] = 0


# -- joined places ------------------------------------------------------------------------------------


@inlined
def joined_to(state: State, place: int) -> int:
    """GT-5.1 Tunnels: the place that this one is joined to, or itself."""
    a: int = state.tunnels[0]
    b: int = state.tunnels[1]
    if b == CENTRE or (place != a and place != b):
        return place
    return a + b - place


@inlined
def gear_of_join(state: State, place: int) -> int:
    """The tally of a place and the one joined to it."""
    other = joined_to(state, place)
    tally: int = state.gear[place]
    return tally + state.gear[other] if other != place else tally


@inlined
def is_locked(state: State, place: int) -> bool:
    """GT-5.2 Padlock: whether it holds this place or the one joined to it."""
    return (state.padlock == place) | (state.padlock == joined_to(state, place))


@inlined
def is_ready(state: State, place: int) -> bool:
    """GT-4.1 When a heist takes place: all five types, and no padlock."""
    return has_all_types(gear_of_join(state, place)) and not is_locked(state, place)


# -- the limit ----------------------------------------------------------------------------------------


@inlined
def open_places(state: State, kind: int) -> int:
    """GT-3.6 Three of a type: the bit mask of the places that may take a token in hand."""
    alone = 0  # below the limit, each for itself
    for place in range(PLACES):
        alone |= (number_of(state.gear[place], kind) < LIMIT) << place
    together = alone  # … and joined places as one
    a, b = state.tunnels[0], state.tunnels[1]
    if b != CENTRE and number_of(gear_of_join(state, a), kind) >= LIMIT:
        together &= ~(1 << a | 1 << b)
    return together if together != 0 else alone

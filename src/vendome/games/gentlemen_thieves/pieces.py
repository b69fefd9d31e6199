"""The pieces of a state as Python lists: what chance lines, views and reasons read. None of it is compiled."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from vendome.games.gentlemen_thieves.params import CENTRE, CODES, TYPE_LETTERS, TYPES, Equipment
from vendome.games.gentlemen_thieves.rules.places import BITS, DIGIT
from vendome.games.gentlemen_thieves.state import HOLDERS, State

NAMES: Final = [*CODES, "loot"]  # of the kinds in the spoils


def codes(kinds: Iterable[int]) -> list[str]:
    """The codes of the kinds one can name, sorted."""
    return [NAMES[kind] for kind in sorted(kinds) if kind >= 0]


def kinds_at(state: State, place: int) -> list[int]:
    """The equipment at a place, ascending."""
    return [kind for colour, tally in enumerate(state.kit[place]) for kind in kinds_of(colour, int(tally))]


@cache
def kinds_of(colour: int, tally: int) -> list[int]:
    """The kinds that a colour's tally counts, ascending. (A game has few tallies, and views ask for them often.)"""
    return [colour * TYPES + t for t in range(TYPES) for _ in range(tally >> BITS * t & DIGIT)]


def joined_places(state: State) -> list[int]:
    """GT-5.1 Tunnels: the two places that they join, or none."""
    a, b = map(int, state.tunnels)
    return [a, b] if b not in (a, CENTRE) else []


def lacking(state: State, place: int) -> list[Equipment]:
    """GT-4.1 When a heist takes place: the types that it waits for there. Joined places lend each other theirs."""
    joined = joined_places(state)
    gear = [int(state.gear[other]) for other in (joined if place in joined else [place])]
    return [TYPE_LETTERS[t] for t in range(TYPES) if not any(tally >> BITS * t & DIGIT for tally in gear)]


def places_of_heist(state: State) -> list[int]:
    """The places of the heist that is being settled."""
    return sorted({int(place) for place in state.heist if place >= 0})


def spoils_of(state: State, heist: int) -> list[tuple[int, int]]:
    """The pieces of a heist that is shared: kind and holder."""
    start = int(state.spoils_end[heist - 1]) if heist else 0
    return [divmod(int(piece), HOLDERS) for piece in state.spoils[start : state.spoils_end[heist]]]


def pile_of(state: State, colour: int) -> list[int]:
    """The kinds in a colour's pile, as far as they are known."""
    pieces = [piece for heist in range(state.heists) for piece in spoils_of(state, heist)]
    return [kind for kind, holder in pieces if holder == colour]


def lost(state: State) -> int:
    """How many pieces are lost for the game."""
    shared = int(state.spoils_end[state.heists - 1]) if state.heists else 0
    return shared - int(sum(state.height))

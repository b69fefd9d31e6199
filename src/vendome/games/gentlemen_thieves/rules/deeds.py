"""What all saw each seat do, by colour. It decides nothing, but a seat's deeds tell which burglar it hides."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.masks import has
from vendome.games.gentlemen_thieves.params import ALL_COLOURS, COLOURS, SEATS, TYPES
from vendome.games.gentlemen_thieves.rules.places import gear_of_join, number_of
from vendome.games.gentlemen_thieves.state import State


@compiled
def clear_deeds(state: State) -> None:
    for seat in range(SEATS):
        fill(state.has_allied[seat], 0)
        fill(state.has_taken[seat], 0)
        fill(state.has_helped[seat], 0)
        fill(state.has_robbed[seat], 0)


@inlined
def note_alliance(state: State, seat: int) -> None:
    """The seat allied these two colours."""
    add(state.has_allied[seat], state.alliance, 1)


@inlined
def note_taking(state: State, seat: int, kind: int) -> None:
    """The seat took this token, and left the others."""
    state.has_taken[seat, kind // TYPES] += 1


@inlined
def note_placing(state: State, seat: int, kind: int, place: int) -> None:
    """The seat placed this token: the more types there are, the nearer is a heist that it helps to win."""
    is_allied = has(state.alliance, kind // TYPES)
    add(state.has_helped[seat], state.alliance if is_allied else ALL_COLOURS & ~state.alliance, types_at(state, place))


@inlined
def note_heist(state: State, seat: int) -> None:
    """The seat set off a heist, and these colours won it."""
    add(state.has_robbed[seat], state.winners[state.heists], 1)


@inlined
def types_at(state: State, place: int) -> int:
    """How many types of equipment a place and the one joined to it have."""
    tally = gear_of_join(state, place)
    types = 0
    for kind in range(TYPES):
        types += number_of(tally, kind) > 0
    return types


@inlined
def add(counts: Cells, colours: int, amount: int) -> None:
    """Add an amount to the counts of these colours."""
    for colour in range(COLOURS):
        counts[colour] += amount * has(colours, colour)

"""What a seat knows in Gentlemen Thieves.

All but the other seats' burglars, the order of the pile, and who holds which piece of a heist that
an alliance won. What went into each heist lay open on the table: so the pieces of the spoils are
known, and only their holders are not. When the game is over the burglars (GT-2.1) and the colours'
piles, which GT-6.3 counts, are turned over.
"""

from typing import Any

from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words, fill
from vendome.engine.compiler.rng import below, seed_words, shuffle, word
from vendome.engine.masks import count, nth
from vendome.games.gentlemen_thieves.params import (
    ALL_COLOURS,
    BRIGADIER,
    BRIGADIER_AMONG,
    COLOURS,
    COPIES,
    DISPLAY,
    PILE,
    PLACES,
    TYPES,
)
from vendome.games.gentlemen_thieves.rules.heist import deal_holders, end_of_spoils, hold
from vendome.games.gentlemen_thieves.rules.lists import sort
from vendome.games.gentlemen_thieves.rules.places import BITS, ONE_OF_EACH, number_of
from vendome.games.gentlemen_thieves.state import EMPTY, HOLDERS, OVER, SOMEBODY, UNKNOWN, State

# -- redact -------------------------------------------------------------------------------------------


@compiled
def redact(state: State, seat: int) -> None:
    """Blank the generator, the order of the pile and, until the end, the other burglars and the holders of spoils."""
    fill(state.rng, 0)
    for i in range(state.drawn, PILE):
        if state.pile[i] != EMPTY:  # else it is not dealt yet
            state.pile[i] = UNKNOWN
    if state.phase == OVER:
        return
    for other in range(state.players):
        if other != seat and state.burglar[other] != EMPTY:
            state.burglar[other] = UNKNOWN
    start = 0
    for heist in range(state.heists):
        stop = state.spoils_end[heist]
        if state.winners[heist] != 0:  # after a tie all know that all is lost
            for i in range(start, stop):
                hold(state.spoils, i, SOMEBODY)
        start = stop


# -- resample -----------------------------------------------------------------------------------------


@compiled
def resample(state: State, seat: int, rng: Words) -> None:  # noqa: ARG001 (the blanks say all)
    """Every burglar, pile and sharing that fits what is known is as likely as any other."""
    seed_words(state.rng, word(rng), word(rng))
    resample_burglars(state, rng)
    if state.drawn < PILE and state.pile[state.drawn] == UNKNOWN:
        list_unseen(state, state.pile[state.drawn :])
        shuffle_pile(state, rng)
    resample_holders(state, rng)


@compiled
def resample_burglars(state: State, rng: Words) -> None:
    """The seats whose burglars are unknown get any of the colours left."""
    free = ALL_COLOURS
    for seat in range(state.players):
        if state.burglar[seat] >= 0:
            free &= ~(1 << state.burglar[seat])
    for seat in range(state.players):
        if state.burglar[seat] == UNKNOWN:
            colour = nth(free, below(rng, count(free)))
            state.burglar[seat] = colour
            free &= ~(1 << colour)


@compiled
def list_unseen(state: State, out: NDArray[Any]) -> None:
    """The tokens that lie nowhere else than in the pile, ascending."""
    n = 0
    for colour in range(COLOURS):
        tally = unseen(state, colour)
        for kind in range(colour * TYPES, (colour + 1) * TYPES):
            for _ in range(number_of(tally, kind)):
                out[n] = kind
                n += 1


@compiled
def shuffle_pile(state: State, rng: Words) -> None:
    """The unseen tokens in any order; the brigadier among the last, unless he is drawn."""
    rest = state.pile[state.drawn :]
    n = len(rest) - (state.phase != OVER)
    shuffle(rng, rest, n)
    if state.phase != OVER:
        where = n - below(rng, min(BRIGADIER_AMONG, n + 1))
        rest[n] = rest[where]
        rest[where] = BRIGADIER


@compiled
def resample_holders(state: State, rng: Words) -> None:
    """The pieces of each heist that an alliance won are dealt to its colours once more."""
    start = 0
    for heist in range(state.heists):
        stop = state.spoils_end[heist]
        if state.spoils[start] % HOLDERS == SOMEBODY:
            deal_holders(state.spoils, start, stop, state.winners[heist], rng)
            sort(state.spoils, start, stop)
        start = stop


@compiled
def reshuffle(state: State, rng: Words) -> None:
    """The pile in another order, the brigadier among the last."""
    seed_words(state.rng, word(rng), word(rng))
    last = PILE - 1
    if state.phase != OVER and state.pile[last] != EMPTY:
        for i in range(state.drawn, last):
            if state.pile[i] == BRIGADIER:
                state.pile[i] = state.pile[last]
                state.pile[last] = BRIGADIER
        shuffle_pile(state, rng)


# -- reveals ------------------------------------------------------------------------------------------


def reveals(before: State, action: int, after: State) -> bool:  # noqa: ARG001 (the pile tells)
    """A token of the pile was turned over: it was drawn, or it filled a gap. (Spoils are shared by chance.)"""
    return before.drawn != after.drawn


# -- the pile -----------------------------------------------------------------------------------------


@compiled
def unseen(state: State, colour: int) -> int:
    """The tally of a colour's tokens that are in the pile."""
    tally = COPIES * ONE_OF_EACH - one_of(state.hand, colour)
    for place in range(PLACES):
        tally -= state.kit[place, colour]
    for i in range(DISPLAY):
        tally -= one_of(state.display[i], colour)
    for i in range(end_of_spoils(state)):
        tally -= one_of(state.spoils[i] // HOLDERS, colour)
    return tally


@compiled
def one_of(kind: int, colour: int) -> int:
    """The tally of one token, if it has this colour."""
    type_of = kind - colour * TYPES
    return 1 << BITS * type_of if 0 <= type_of < TYPES else 0

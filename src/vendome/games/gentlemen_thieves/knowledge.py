"""What a seat knows in Gentlemen Thieves.

All but the other seats' burglars, the order of the pile, and who holds which piece of a heist that
an alliance won. What went into each heist lay open on the table: so the pieces of the spoils are
known, and only their holders are not. When the game is over the burglars (GT-2.1) and the colours'
piles, which GT-6.3 counts, are turned over.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import below, seed_words, shuffle, word
from vendome.games.gentlemen_thieves.heist import deal_holders, end_of_spoils, hold
from vendome.games.gentlemen_thieves.params import (
    BRIGADIER,
    BRIGADIER_AMONG,
    COLOURS,
    COPIES,
    DISPLAY,
    HEISTS,
    KINDS,
    LOOT,
    LOOT_KIND,
    MOST_FAVOURS,
    PIECES,
    PILE,
    PLACES,
    SEATS,
    TUNNELS,
    TYPES,
)
from vendome.games.gentlemen_thieves.state import EMPTY, HOLDERS, LOST, OVER, SOMEBODY, UNKNOWN, State
from vendome.games.gentlemen_thieves.table import BITS, ONE_OF_EACH, count, sort

# -- redact -------------------------------------------------------------------------------------------


@compiled
def redact(state: State, seat: int) -> None:
    for i in range(len(state.rng)):
        state.rng[i] = 0
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
    free = (1 << COLOURS) - 1
    for seat in range(state.players):
        if state.burglar[seat] >= 0:
            free &= ~(1 << state.burglar[seat])
    left = 0
    for colour in range(COLOURS):
        left += free >> colour & 1
    for seat in range(state.players):
        if state.burglar[seat] == UNKNOWN:
            nth = below(rng, left)
            for colour in range(COLOURS):
                is_free = free >> colour & 1
                if is_free and nth == 0:
                    state.burglar[seat] = colour
                    free &= ~(1 << colour)
                nth -= is_free
            left -= 1


@compiled
def list_unseen(state: State, out: NDArray[Any]) -> None:
    """The tokens that lie nowhere else than in the pile, ascending."""
    n = 0
    for colour in range(COLOURS):
        tally = unseen(state, colour)
        for kind in range(colour * TYPES, (colour + 1) * TYPES):
            for _ in range(count(tally, kind)):
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
    start = 0
    for heist in range(state.heists):
        stop = state.spoils_end[heist]
        if state.spoils[start] % HOLDERS == SOMEBODY:
            deal_holders(state.spoils, start, stop, state.winners[heist], rng)
            sort(state.spoils, start, stop)
        start = stop


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


# -- observe ------------------------------------------------------------------------------------------

# The tensor, block by block. Seats come one's own first, then clockwise (for a spectator from seat 0);
# counts are divided by their largest value; `*` marks a 1 at an index.
SEAT_BLOCK: Final = 4 + COLOURS  # asked, has the turn, has the matchmaker, favours; burglar* if known
PLACE_BLOCK: Final = KINDS + 4  # its tokens; loot, tunnels, padlock, car
HEIST_BLOCK: Final = KINDS + 1 + COLOURS + 1  # its pieces; the winning colours; that it happened

GENERAL: Final = 5 + (SEATS + 1) + (OVER + 1)  # even, seat, reserve, pile, rounds; players*; phase*
AT_SEATS: Final = GENERAL
AT_PLACES: Final = AT_SEATS + SEATS * SEAT_BLOCK
AT_DISPLAY: Final = AT_PLACES + PLACES * PLACE_BLOCK  # the displayed tokens, then the token in hand
AT_COLOURS: Final = AT_DISPLAY + 2 * KINDS  # for each colour: allied, height of its pile
AT_PILES: Final = AT_COLOURS + 2 * COLOURS  # for each colour, once the game is over: its pieces
AT_HEISTS: Final = AT_PILES + COLOURS * (KINDS + 1)
OBSERVATION: Final = AT_HEISTS + HEISTS * HEIST_BLOCK


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Works on a full record as on a redacted one, and reads only what the seat knows of it."""
    for i in range(len(out)):
        out[i] = 0
    out[0] = state.even
    out[1] = (seat + 1) / SEATS
    out[2] = state.reserve / LOOT
    out[3] = (PILE - state.drawn) / PILE
    out[4] = state.rounds / (HEISTS + 1)
    out[5 + state.players] = 1
    out[5 + SEATS + 1 + state.phase] = 1
    observe_seats(state, seat, out)
    observe_places(state, out)
    for i in range(DISPLAY):
        observe_piece(out, AT_DISPLAY, state.display[i])
    observe_piece(out, AT_DISPLAY + KINDS, state.hand)
    for colour in range(COLOURS):
        out[AT_COLOURS + 2 * colour] = state.alliance >> colour & 1
        out[AT_COLOURS + 2 * colour + 1] = state.height[colour] / PIECES
    observe_spoils(state, out)


@compiled
def observe_seats(state: State, seat: int, out: NDArray[np.float32]) -> None:
    me = max(seat, 0)
    for other in range(state.players):
        at = AT_SEATS + (other - me) % state.players * SEAT_BLOCK
        out[at] = state.asked >> other & 1
        out[at + 1] = state.turn == other
        out[at + 2] = state.first == other
        out[at + 3] = state.favours[other] / MOST_FAVOURS
        if (other == seat or state.phase == OVER) and state.burglar[other] != EMPTY:
            out[at + 4 + state.burglar[other]] = 1


@compiled
def observe_places(state: State, out: NDArray[np.float32]) -> None:
    for place in range(PLACES):
        at = AT_PLACES + place * PLACE_BLOCK
        for kind in range(KINDS):
            out[at + kind] = count(state.kit[place, kind // TYPES], kind) / COPIES
        at += KINDS
        out[at] = state.loot[place] / LOOT
        for i in range(TUNNELS):
            out[at + 1] += (state.tunnels[i] == place) / TUNNELS
        out[at + 2] = state.padlock == place
        out[at + 3] = state.car == place


@compiled
def observe_piece(out: NDArray[np.float32], at: int, kind: int) -> None:
    if kind != EMPTY:
        out[at + kind] += 1 / COPIES


@compiled
def observe_spoils(state: State, out: NDArray[np.float32]) -> None:
    start = 0
    for heist in range(state.heists):
        at = AT_HEISTS + heist * HEIST_BLOCK
        for i in range(start, state.spoils_end[heist]):
            kind = state.spoils[i] // HOLDERS
            holder = state.spoils[i] % HOLDERS
            one = 1 / LOOT if kind == LOOT_KIND else 1 / COPIES
            out[at + kind] += one
            if state.phase == OVER and holder != LOST:
                out[AT_PILES + holder * (KINDS + 1) + kind] += one
        for colour in range(COLOURS):
            out[at + KINDS + 1 + colour] = state.winners[heist] >> colour & 1
        out[at + HEIST_BLOCK - 1] = 1
        start = state.spoils_end[heist]


SIZE = OBSERVATION
FIELDS: dict[str, object] = {}

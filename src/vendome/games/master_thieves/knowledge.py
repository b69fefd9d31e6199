"""What a seat knows in Master Thieves.

All that happens at the table is seen by all, so the content of the box, too, is common knowledge.
Two things are not:

- **The chosen card**, until it is revealed. It stays in the `hand` till then, so that hand and choice
  together do not tell which it is. Once the smugglers are revealed, all know that a card still face
  down is none.
- **Numbers on cards not revealed since the deal.** Every card is played, hence revealed, once in a
  cycle: from the second cycle on all numbers are known, and in the first one those of the cards that
  have left a hand. No memory of who held which set of cards is needed.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import below, seed_words, word
from vendome.engine.masks import count, has, nth
from vendome.games.master_thieves.params import (
    CYCLE,
    DIAMOND,
    EDITIONS,
    KINDS,
    NUMBERS,
    PLACES,
    SAPPHIRE,
    SEATS,
    SMUGGLER,
)
from vendome.games.master_thieves.rules.box import UPPER
from vendome.games.master_thieves.rules.set_up import numbers_left
from vendome.games.master_thieves.state import CHOOSE, CONFISCATING, NONE, OVER, ROTATED, TURNED, UNKNOWN, State

Tensor = NDArray[np.float32]


@compiled
def is_hidden(state: State, seat: int) -> bool:
    """Whether the seat has chosen a card that is still face down."""
    return bool((state.chosen[seat] != NONE) & (has(state.face_up, seat) == 0))


@compiled
def is_number_known(state: State, seat: int, other: int, character: int) -> bool:
    """Whether a seat knows the number on another's card (or its own): held, revealed, or of a later cycle."""
    return bool((seat == other) | (state.rounds >= CYCLE) | (has(state.hand[other], character) == 0))


# -- redact -------------------------------------------------------------------------------------------


@compiled
def redact(state: State, seat: int) -> None:
    for i in range(len(state.rng)):
        state.rng[i] = 0
    for other in range(state.players):
        if other != seat and is_hidden(state, other):
            state.chosen[other] = UNKNOWN
        for character in range(KINDS):
            if not is_number_known(state, seat, other, character):
                state.number[other, character] = UNKNOWN


# -- resample -----------------------------------------------------------------------------------------


@compiled
def resample(state: State, seat: int, rng: Words) -> None:
    """Each unknown choice uniformly from the hand, each unknown number from those not seen elsewhere."""
    seed_words(state.rng, word(rng), word(rng))
    for other in range(state.players):
        if other != seat and is_hidden(state, other):
            state.chosen[other] = any_card(state, other, rng)
    for character in range(KINDS):
        deal_unknown(state, character, rng)


@compiled
def any_card(state: State, seat: int, rng: Words) -> int:
    """A card of the hand. MT-3.2 Order: the smugglers are revealed first, so a card face down after that is none."""
    hand = state.hand[seat]
    if state.phase != CHOOSE:
        hand &= ~(1 << SMUGGLER)
    return nth(hand, below(rng, count(hand)))


@compiled
def deal_unknown(state: State, character: int, rng: Words) -> None:
    """MT-2.1 Cards: the unknown numbers of a character, as a deal of the cards nobody has shown would give them."""
    for seat in range(state.players):
        if state.number[seat, character] == UNKNOWN:
            left = numbers_left(state, character)
            state.number[seat, character] = 1 + nth(left, below(rng, count(left)))


# -- observe ------------------------------------------------------------------------------------------

# The tensor: general numbers, the box by position, a block for each seat (one's own first, then
# clockwise), one's own choice. Counts are divided by a number they stay below; `*` marks a 1 at an index.
AT_PLAYERS: Final = 10  # after the numbers that `observe_table` lists
AT_EDITION: Final = AT_PLAYERS + SEATS + 1  # players*
AT_PHASE: Final = AT_EDITION + len(EDITIONS)  # edition*
AT_STAGE: Final = AT_PHASE + OVER + 1  # phase*
AT_OPEN: Final = AT_STAGE + CONFISCATING + 1  # stage*
GENERAL: Final = AT_OPEN + PLACES  # the position of the open drawer*
FACE: Final = 3 + SEATS  # diamonds, sapphires, a ruby behind; whose alarm*, oneself first
POSITION: Final = PLACES + 2 * FACE  # which drawer*; its upper, its lower face
SEAT: Final = (
    9  # asked, its turn, has its alarm, chosen face down, waiting, had a gem fall, shares, has to pick, unplaced
    + 5  # white diamonds and sapphires, black diamonds, sapphires and rubies
    + 3 * KINDS  # the card revealed*, cards in hand, numbers that the seat knows
)
OBSERVATION: Final = GENERAL + PLACES * POSITION + SEATS * SEAT + KINDS


@compiled
def observe(state: State, seat: int, out: Tensor) -> None:
    """Works on a full record as on a redacted one, and reads only what the seat knows of it."""
    for i in range(len(out)):
        out[i] = 0
    observe_table(state, seat, out)
    me = max(seat, 0)
    at = GENERAL
    for position in range(PLACES):
        upper = UPPER[state.way, position]
        out[at + (upper >> 1)] = 1
        observe_face(state, me, upper, out[at + PLACES :])
        observe_face(state, me, upper ^ 1, out[at + PLACES + FACE :])
        at += POSITION
    for i in range(state.players):
        observe_seat(state, seat, (me + i) % state.players, out[at + i * SEAT :])
    at += SEATS * SEAT
    if seat >= 0 and state.chosen[seat] != NONE:
        out[at + state.chosen[seat]] = 1


@compiled
def observe_table(state: State, seat: int, out: Tensor) -> None:
    out[0] = (seat + 1) / SEATS
    out[1] = state.rounds / 64
    out[2] = UPPER[state.way, 0] & 1  # the box is turned over
    out[3] = state.red[DIAMOND] / 80
    out[4] = state.red[SAPPHIRE] / 16
    out[5] = state.optional
    out[6] = state.extra / SEATS
    out[7] = state.handled & ROTATED
    out[8] = (state.handled & TURNED) / TURNED
    out[9] = state.one_box_action
    out[AT_PLAYERS + state.players] = 1
    out[AT_EDITION + state.edition] = 1
    out[AT_PHASE + state.phase] = 1
    out[AT_STAGE + state.stage] = 1
    if state.opened != NONE:
        out[AT_OPEN + state.opened] = 1


@compiled
def observe_face(state: State, me: int, compartment: int, out: Tensor) -> None:
    out[0] = state.front[compartment, DIAMOND] / 80
    out[1] = state.front[compartment, SAPPHIRE] / 16
    out[2] = state.ruby[compartment]
    if state.alarm[compartment] != NONE:
        out[3 + (state.alarm[compartment] - me) % state.players] = 1


@compiled
def observe_seat(state: State, seat: int, other: int, out: Tensor) -> None:
    out[0] = state.asked >> other & 1
    out[1] = state.turn == other
    out[2] = state.alarms >> other & 1
    out[3] = is_hidden(state, other)
    out[4] = state.waiting >> other & 1
    out[5] = state.fallen >> other & 1
    out[6] = state.sharers >> other & 1
    out[7] = state.picking >> other & 1
    out[8] = state.unplaced[other] / NUMBERS
    for gem in range(2):
        out[9 + gem] = state.white[other, gem] / NUMBERS
    for gem in range(3):
        out[11 + gem] = state.black[other, gem] / 80
    at = 14
    if state.face_up >> other & 1:
        out[at + state.chosen[other]] = 1
    at += KINDS
    for character in range(KINDS):
        out[at + character] = state.hand[other] >> character & 1
        if is_number_known(state, seat, other, character):
            out[at + KINDS + character] = state.number[other, character] / NUMBERS


SIZE = OBSERVATION
FIELDS: dict[str, object] = {}

"""Who is which colour: what each seat's moves tell of the burglar it hides."""

from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds.gentlemen_thieves.judgement import judge
from vendome.bots.minds.gentlemen_thieves.places import digits
from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import LOWEST, Cells, Words
from vendome.engine.loops import States
from vendome.engine.rng import word
from vendome.games.gentlemen_thieves.events import ALLIED, PLACED, TOOK
from vendome.games.gentlemen_thieves.knowledge import resample
from vendome.games.gentlemen_thieves.moves import ALLY, AT, PAIR, TAKE
from vendome.games.gentlemen_thieves.params import COLOURS
from vendome.games.gentlemen_thieves.rules import legal
from vendome.games.gentlemen_thieves.state import UNKNOWN, State

Floats = NDArray[np.float64]

ORDERS: Final = 24  # ways to give four colours to other seats
BELIEF: Final = ORDERS + 5 * COLOURS


@compiled
def reopen(known: State, seat: int) -> None:
    """Nothing is chosen in secret."""


@compiled
def secret(state: State, seat: int) -> int:
    """The same move is good for one burglar and bad for another."""
    colour: int = state.burglar[seat]
    return colour


@compiled
def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    """How likely each way is to give the free colours to the other seats, from what these did.

    Each of their moves is as likely under a colour as judgement, with that colour, would have made it.
    """
    now = records[len(records) - 1]
    log_likelihood = belief[ORDERS:]
    for i in range(len(log_likelihood)):
        log_likelihood[i] = 0
    if insight:
        for i in range(len(records) - 1):
            weigh_move(records[i], records[i + 1], seat, log_likelihood, moves, scores)
    free = (1 << COLOURS) - 1
    if now.burglar[seat] >= 0:
        free &= ~(1 << now.burglar[seat])
    best = -1e9
    for order in range(ORDERS):
        total = 0.0
        left = free
        rest = order
        for other in range(now.players):
            if other != seat:
                colour = nth_free(left, rest % choices_left(left))
                rest //= choices_left(left)
                left &= ~(1 << colour)
                total += log_likelihood[other * COLOURS + colour]
        belief[order] = total
        best = max(best, total)
    total = 0.0
    for order in range(ORDERS):
        total += exp(belief[order] - best)
        belief[order] = total


@inlined
def choices_left(free: int) -> int:
    return digits((free & 1) | (free & 2) << 3 | (free & 4) << 6 | (free & 8) << 9 | (free & 16) << 12)


@inlined
def nth_free(free: int, nth: int) -> int:
    """The nth colour of a mask."""
    for _ in range(nth):
        free &= free - 1
    return LOWEST[free]


TRUST: Final = 0.6  # in the model of others: they do not play by our judgement


@compiled
def weigh_move(before: State, after: State, seat: int, log_likelihood: Floats, moves: Cells, scores: Cells) -> None:
    if after.told == 0 or before.asked == 0:
        return
    who = LOWEST[before.asked]
    event = after.events[0]
    kind = event >> 24
    what = event >> 8 & 255
    action = -1
    if kind == TOOK:
        action = TAKE + what
    elif kind == PLACED:
        action = AT + (event & 255)
    elif kind == ALLIED:
        for i in range(len(PAIR)):
            if PAIR[i] == what:
                action = ALLY + i
    if who == seat or action < 0 or before.burglar[who] != UNKNOWN:
        return
    number = legal(before, who, moves)
    for colour in range(COLOURS):
        before.burglar[who] = colour
        judge(before, who, moves, number, scores)
        best = scores[0]
        for i in range(1, number):
            best = max(best, scores[i])
        total = 0.0
        mine = 0.0
        for i in range(number):
            total += exp((scores[i] - best) / 100)
            if moves[i] == action:
                mine = (scores[i] - best) / 100
        log_likelihood[who * COLOURS + colour] += TRUST * (mine - log(total))
    before.burglar[who] = UNKNOWN


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    if state.burglar[seat] >= 0:
        draw = word(rng) / 4294967296.0 * belief[ORDERS - 1]
        order = 0
        while order < ORDERS - 1 and belief[order] <= draw:
            order += 1
        left = ((1 << COLOURS) - 1) & ~(1 << state.burglar[seat])
        for other in range(state.players):
            if state.burglar[other] == UNKNOWN:
                size = choices_left(left)
                state.burglar[other] = nth_free(left, order % size)
                order //= size
                left &= ~(1 << state.burglar[other])
    resample(state, seat, rng)

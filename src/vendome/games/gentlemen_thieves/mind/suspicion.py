"""Who is which colour: what each seat's moves tell of the burglar it hides.

Every move is as likely under a colour as judgement with that colour would have made it. After a third of a game
the seats' colours are mostly known, so a search plays against them and not against the average of all colours.
"""

from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import WORDS, below, exchange, shuffle, word
from vendome.engine.masks import LOWEST
from vendome.engine.masks import count as colours_in
from vendome.games.gentlemen_thieves.knowledge import list_unseen
from vendome.games.gentlemen_thieves.mind.judgement import judge
from vendome.games.gentlemen_thieves.mind.past import NO_ACTION, action_told
from vendome.games.gentlemen_thieves.params import BRIGADIER, BRIGADIER_AMONG, COLOURS, PILE, SEATS
from vendome.games.gentlemen_thieves.rules import legal
from vendome.games.gentlemen_thieves.state import UNKNOWN, State

Floats = NDArray[np.float64]

ALL_COLOURS: Final = (1 << COLOURS) - 1
ORDERS: Final = 24  # ways to give four colours to four other seats; with fewer seats some are the same
# How likely each order is, added up; then the evidence by seat and colour; then the tokens of the pile.
PILE_AT: Final = ORDERS + SEATS * COLOURS
BELIEF: Final = PILE_AT + PILE

NAT: Final = 100  # judgement's unit
SOON: Final = 12  # tokens: few rounds draw more
WHIM: Final = 0.05  # that a seat plays anything
TRUST: Final = 0.6  # in each move as evidence of its own: moves that follow from each other tell the same twice


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
    evidence = belief[ORDERS:PILE_AT]
    for i in range(len(evidence)):
        evidence[i] = 0
    if insight:
        for i in range(len(records) - 1):
            weigh_move(records[i], records[i + 1], evidence, moves, scores)
    now = records[len(records) - 1]
    weigh_orders(now, seat, belief, evidence)
    tokens = belief[PILE_AT:]
    list_unseen(now, tokens)
    shuffle(rng, tokens, PILE - now.drawn - 1)


@inlined
def weigh_move(before: State, after: State, evidence: Floats, moves: Cells, scores: Cells) -> None:
    """What a move tells of the seat that made it, if that seat's colour is not known."""
    who = LOWEST[before.asked]
    action = action_told(after)
    if action == NO_ACTION or before.burglar[who] != UNKNOWN:
        return
    number = legal(before, who, moves)
    for colour in range(COLOURS):
        before.burglar[who] = colour
        judge(before, who, moves, number, scores)
        chance = WHIM / number + (1 - WHIM) * chance_of(action, moves, number, scores)
        evidence[who * COLOURS + colour] += TRUST * log(chance)
    before.burglar[who] = UNKNOWN


@inlined
def chance_of(action: int, moves: Cells, number: int, scores: Cells) -> float:
    """That judgement, softened, makes this move."""
    best = scores[0]
    for i in range(1, number):
        best = max(best, scores[i])
    total = 0.0
    mine = 0.0
    for i in range(number):
        weight = exp((scores[i] - best) / NAT)
        total += weight
        mine += weight * (moves[i] == action)
    return mine / total


@inlined
def weigh_orders(now: State, seat: int, belief: Floats, evidence: Floats) -> None:
    """An order names a colour for each other seat in turn: so many of those that are left."""
    best = -1e9
    for order in range(ORDERS):
        belief[order] = 0
        free = ALL_COLOURS & ~(1 << now.burglar[seat])
        rest = order
        for other in range(now.players):
            if other != seat:
                colour = nth_colour(free, rest % colours_in(free))
                rest //= colours_in(free)
                free &= ~(1 << colour)
                belief[order] += evidence[other * COLOURS + colour]
        best = max(best, belief[order])
    total = 0.0
    for order in range(ORDERS):
        total += exp(belief[order] - best)
        belief[order] = total


@inlined
def nth_colour(colours: int, nth: int) -> int:
    """The nth colour of a mask."""
    for _ in range(nth):
        colours &= colours - 1
    colour: int = LOWEST[colours]
    return colour


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    """The colours by what is believed of them; the pile as likely as any. Who holds which piece is not asked before the
    game is over, so `evaluate` imagines that."""
    draw = word(rng) / (1 << 32) * belief[ORDERS - 1]
    order = 0
    while order < ORDERS - 1 and belief[order] <= draw:
        order += 1
    free = ALL_COLOURS & ~(1 << state.burglar[seat])
    for other in range(state.players):
        if state.burglar[other] == UNKNOWN:
            colour = nth_colour(free, order % colours_in(free))
            order //= colours_in(free)
            free &= ~(1 << colour)
            state.burglar[other] = colour
    for i in range(WORDS):
        state.rng[i] = word(rng)
    imagine_pile(state, belief[PILE_AT:], rng)


@inlined
def imagine_pile(state: State, tokens: Floats, rng: Words) -> None:
    """GT-2.4: in any order, the brigadier among the last. The tokens stay in the order of the last simulation, which is
    as good as any, and only those that are soon drawn are exchanged."""
    number = PILE - state.drawn - 1
    for i in range(min(SOON, number)):
        exchange(tokens, i, i + below(rng, number - i))
    for i in range(number):
        state.pile[state.drawn + i] = int(tokens[i])
    where = number - below(rng, min(BRIGADIER_AMONG, number + 1))
    state.pile[PILE - 1] = state.pile[state.drawn + where]
    state.pile[state.drawn + where] = BRIGADIER

"""Who is which colour: what each seat's moves tell of the burglar it hides.

Every move is as likely under a colour as scores with that colour make it. After a third of a game
the seats' colours are mostly known, so a search plays against them and not against the average of all colours.
"""

from math import exp, log
from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.rng import WORDS, below, exchange, shuffle, word
from vendome.engine.masks import count, lowest, without_lowest
from vendome.engine.mind import NAT, Floats, States, Workspace
from vendome.games.gentlemen_thieves.knowledge import list_unseen
from vendome.games.gentlemen_thieves.mind.past_moves import NO_ACTION, action_before
from vendome.games.gentlemen_thieves.mind.places import PILE_NOTES, note_places, take_sides
from vendome.games.gentlemen_thieves.mind.scores import score, score_by_notes
from vendome.games.gentlemen_thieves.params import BRIGADIER, BRIGADIER_AMONG, COLOURS, PILE, SEATS
from vendome.games.gentlemen_thieves.rules import legal
from vendome.games.gentlemen_thieves.state import ALLIANCES, UNKNOWN, State

ALL_COLOURS: Final = (1 << COLOURS) - 1
ORDERS: Final = 24  # ways to give four colours to four other seats; with fewer seats some are the same
# The belief: how likely each order is, added up; then the evidence by seat and colour.
BELIEF: Final = ORDERS + SEATS * COLOURS

SOON: Final = 12  # tokens: few rounds draw more
WHIM: Final = 0.05  # that a seat plays anything
TRUST: Final = 0.6  # in each move as evidence of its own: moves that follow from each other tell the same twice


@compiled
def reopen(state: State, seat: int) -> None:
    """Nothing is chosen in secret."""


@compiled
def hidden_type(state: State, seat: int) -> int:
    """The same move is good for one burglar and bad for another."""
    colour: int = state.burglar[seat]
    return colour


@compiled
def infer(history: States, work: Workspace) -> None:
    """Nobody forgets: what was placed and shared lies open."""
    evidence = work.belief[ORDERS:]
    for i in range(len(evidence)):
        evidence[i] = 0
    if work.insight:
        for i in range(len(history) - 1):
            weigh_move(history[i], history[i + 1], evidence, work)
    now = history[len(history) - 1]
    weigh_orders(now, work.seat, work.belief, evidence)
    tokens = work.notes[PILE_NOTES:]
    list_unseen(now, tokens)
    shuffle(work.rng, tokens, PILE - now.drawn - 1)


@inlined
def weigh_move(before: State, after: State, evidence: Floats, work: Workspace) -> None:
    """What a move tells of the seat that made it, if that seat's colour is not known."""
    who = lowest(before.asked)
    action = action_before(after)
    if action == NO_ACTION or before.burglar[who] != UNKNOWN:
        return
    work.count = legal(before, who, work.moves)
    note_places(before, work.notes, before.alliance)  # the same for all colours
    for colour in range(COLOURS):
        before.burglar[who] = colour
        if before.phase == ALLIANCES:
            score(before, who, work)
        else:
            take_sides(before, work.notes, before.alliance, colour)
            score_by_notes(before, who, work)
        chance = WHIM / work.count + (1 - WHIM) * chance_of(action, work)
        evidence[who * COLOURS + colour] += TRUST * log(chance)
    before.burglar[who] = UNKNOWN


@inlined
def chance_of(action: int, work: Workspace) -> float:
    """That a move drawn by score is this one."""
    scores = work.scores
    best = scores[0]
    for i in range(1, work.count):
        best = max(best, scores[i])
    total = 0.0
    mine = 0.0
    for i in range(work.count):
        weight = exp((scores[i] - best) / NAT)
        total += weight
        mine += weight * (work.moves[i] == action)
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
                colour = nth_colour(free, rest % count(free))
                rest //= count(free)
                free &= ~(1 << colour)
                belief[order] += evidence[other * COLOURS + colour]
        best = max(best, belief[order])
    total = 0.0
    for order in range(ORDERS):
        total += exp(belief[order] - best)
        belief[order] = total


@inlined
def nth_colour(colours: int, nth: int) -> int:
    """The nth colour of a mask. (Few are skipped, so this is quicker than `masks.nth`.)"""
    for _ in range(nth):
        colours = without_lowest(colours)
    return lowest(colours)


@compiled
def determinize(state: State, work: Workspace) -> None:
    """The colours by what is believed of them; the pile as likely as any. Who holds which piece is not asked before the
    game is over, so `evaluate` fills that."""
    belief, rng = work.belief, work.rng
    draw = word(rng) / (1 << 32) * belief[ORDERS - 1]
    order = 0
    while order < ORDERS - 1 and belief[order] <= draw:
        order += 1
    free = ALL_COLOURS & ~(1 << state.burglar[work.seat])
    for other in range(state.players):
        if state.burglar[other] == UNKNOWN:
            colour = nth_colour(free, order % count(free))
            order //= count(free)
            free &= ~(1 << colour)
            state.burglar[other] = colour
    for i in range(WORDS):
        state.rng[i] = word(rng)
    fill_pile(state, work.notes[PILE_NOTES:], rng)


@inlined
def fill_pile(state: State, tokens: Cells, rng: Words) -> None:
    """GT-2.4: in any order, the brigadier among the last. The tokens stay in the order of the last simulation, which is
    as good as any, and only those that are soon drawn are exchanged."""
    number = PILE - state.drawn - 1
    for i in range(min(SOON, number)):
        exchange(tokens, i, i + below(rng, number - i))
    for i in range(number):
        state.pile[state.drawn + i] = tokens[i]
    where = number - below(rng, min(BRIGADIER_AMONG, number + 1))
    state.pile[PILE - 1] = state.pile[state.drawn + where]
    state.pile[state.drawn + where] = BRIGADIER

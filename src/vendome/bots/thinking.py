"""Information-set tree search, compiled; templates that `thoughts_of` binds to a game and its mind.

One simulation: imagine what the seat can't see; walk down the tree, every seat choosing by its own
statistics, until a question is new; play on by judgement to the horizon; evaluate; tell every node on the way.

A node is named by what was *seen*, never by what is true: the public events since the search began, and for
the searching seat its own secret choices as well. So a secret choice of another seat is drawn from that
seat's statistics and can't be answered before it is revealed, and others do not see ours (cf. Cowling, Powley and
Whitehouse 2012, "Information Set Monte Carlo Tree Search"; simultaneous choices as decoupled statistics). The choice
is PUCT (Silver et al. 2017) over the moves legal in this simulation, with judgement as the prior.
"""

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.bots.plain_mind import mind_of
from vendome.bots.tree import (
    KEY_BITS,
    KEY_MASK,
    LAST,
    MIXER,
    Edges,
    Nodes,
    Tree,
    add_node,
    bring_forward,
    choose_edge,
    choose_public_edge,
    find_cell,
    fold,
    is_node,
    mark_moves,
)
from vendome.bots.witness import Witness
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.decorators import inlined
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import word
from vendome.engine.contract import Game
from vendome.engine.masks import LOWEST

Floats = NDArray[np.float64]

# What the templates name and `meanings_of` provides.
legal: Callable[..., int]
apply: Callable[..., None]
draw: Callable[..., int]
happen: Callable[..., None]
judge: Callable[..., None]
evaluate: Callable[..., None]
clock: Callable[..., int]
reopen: Callable[..., None]
secret: Callable[..., int]
infer: Callable[..., None]
imagine: Callable[..., None]
PUBLIC: int

DEEPEST: Final = 128  # decisions of one simulation inside the tree
NAT: Final = 100  # judgement's unit: that much better is e times as likely
WORST: Final = 4095  # hundredths of a nat below the best move; what is worse counts as this
LEAST: Final = -(1 << 30)  # below any score, with or without noise
GUMBEL_BITS: Final = 12
GUMBELS: Final = 1 << GUMBEL_BITS
# The best of scores with Gumbel noise is a draw from their softmax.
GUMBEL: Final = np.round(-NAT * np.log(-np.log((np.arange(GUMBELS) + 0.5) / GUMBELS))).astype(np.int32)


def judge_now(states: States, seat: int, moves: Cells, scores: Cells) -> int:
    """Judgement of the legal moves of a position as its seat knows it; how many there are."""
    count = legal(states[0], seat, moves)
    judge(states[0], seat, moves, count, scores)
    return count


def recollect(
    known: States, records: States, seat: int, memory: float, insight: int, belief: Floats,
    moves: Cells, scores: Cells, rng: Words,
) -> None:  # fmt: skip
    """Before the first simulation: what the past tells, and those asked anew who have chosen in secret."""
    infer(records, seat, memory, insight, belief, moves, scores, rng)
    reopen(known[0], seat)


def imagine_now(states: States, seat: int, belief: Floats, rng: Words) -> None:
    """Fill what the seat does not know."""
    imagine(states[0], seat, belief, rng)


def key_of(records: States, own: Cells, start: int, key: int) -> int:
    """What the searching seat has seen, carried on from a position it saw earlier."""
    for i in range(start, len(records)):
        if i > 0 and own[i - 1] >= 0:
            key = fold(key, own[i - 1])
        key = fold_events(records[i], key)
    return key


def look_up(cells: Cells, nodes: Nodes, used: Cells, key: int, seat: int) -> int:
    """The node of a seat's question; -1 if the tree has none."""
    cell = find_cell(cells, nodes, used, fold(key, seat + 1))
    return cells[cell] if is_node(cells, nodes, used, cell) else -1


def fold_events(state: Any, key: int) -> int:
    key = fold(key, state.event_count)
    for i in range(state.event_count):
        key = fold(key, state.events[i])
    return key


def shortlist(state: Any, seat: int, again: int, moves: Cells, scores: Cells, rng: Words) -> int:  # noqa: ARG001 (a mind's own)
    """The moves that come into question where the tree does not reach, and their scores: all of them, unless a mind
    knows better."""
    count = legal(state, seat, moves)
    if count > 1:
        judge(state, seat, moves, count, scores)
    return count


@inlined
def soften(moves: Cells, count: int, scores: Cells, rng: Words) -> int:
    """A move drawn from the softmax of the scores. One random word serves all moves: from there a congruence goes on,
    and each of its steps, which wait for each other, serves two."""
    best = LEAST
    choice = 0
    noise = int(word(rng))
    scores[count] = LEAST  # beside the last move, if their number is odd
    for i in range(0, count, 2):
        noise = (noise * MIXER + 1) & KEY_MASK
        first = scores[i] + GUMBEL[noise >> KEY_BITS - GUMBEL_BITS]
        second = scores[i + 1] + GUMBEL[noise >> KEY_BITS - 2 * GUMBEL_BITS & GUMBELS - 1]
        choice = i if first > best else choice
        best = max(best, first)
        choice = i + 1 if second > best else choice
        best = max(best, second)
    return moves[choice]


def add_edges(
    state: Any, seat: int, moves: Cells, count: int, scores: Cells, marks: Cells,
    nodes: Nodes, at: int, edges: Edges, used: Cells, odds: Floats,
) -> None:  # fmt: skip
    """Give a node an edge for every legal move that has none; the prior is judgement's softmax."""
    judge(state, seat, moves, count, scores)
    best = scores[0]
    for i in range(1, count):
        best = max(best, scores[i])
    mark_moves(moves, count, marks, 1)
    edge = nodes[at].first
    while edge != LAST:
        marks[edges[edge].action] = 0
        edge = edges[edge].after
    total = 0.0
    first = used[1]
    for i in range(count):
        prior = odds[min(best - scores[i], WORST)]
        total += prior
        if marks[moves[i]]:
            new = used[1]
            edges[new].action = moves[i]
            edges[new].after = nodes[at].first
            edges[new].chances = 0
            edges[new].visits = 0
            edges[new].value = 0
            edges[new].prior = prior
            nodes[at].first = new
            nodes[at].number += 1
            used[1] += 1
    for new in range(first, used[1]):
        edges[new].prior /= total
    mark_moves(moves, count, marks, 0)


def answer(
    state: Any, seat: int, name: int, moves: Cells, count: int, scores: Cells, marks: Cells,
    cells: Cells, nodes: Nodes, edges: Edges, used: Cells, boldness: float, odds: Floats,
) -> int:  # fmt: skip
    """The edge that the tree chooses for a question; LAST if the question is new, or the tree full."""
    cell = find_cell(cells, nodes, used, name)
    if not is_node(cells, nodes, used, cell):
        add_node(cells, nodes, used, name)
        return LAST
    at = cells[cell]
    nodes[at].visits += 1
    edge = LAST
    if not PUBLIC:
        edge = choose_edge(nodes, at, edges, moves, count, marks, boldness)
    elif nodes[at].first != LAST:
        return choose_public_edge(nodes, at, edges, boldness)
    else:
        count = legal(state, seat, moves)
    if edge == LAST and used[1] + count <= len(edges):
        add_edges(state, seat, moves, count, scores, marks, nodes, at, edges, used, odds)
        if PUBLIC:
            bring_forward(edges, nodes[at].first, nodes[at].first - nodes[at].number)
            edge = choose_public_edge(nodes, at, edges, boldness)
        else:
            edge = choose_edge(nodes, at, edges, moves, count, marks, boldness)
    return edge


def walk(
    state: Any, seat: int, key: int, stop: int, rivals: int, boldness: float, odds: Floats,
    cells: Cells, nodes: Nodes, edges: Edges, used: Cells, moves: Cells, scores: Cells, marks: Cells,
    outcome: Cells, path: Cells, rng: Words,
) -> tuple[int, int]:  # fmt: skip
    """Down the tree, to a question that is new: the decisions made, and how many of them by the tree's statistics."""
    common = key
    mine = key
    decisions = 0
    depth = 0
    while state.end < 0 and clock(state) < stop and depth < DEEPEST:
        if state.due != 0:
            size = draw(state, outcome)
            happen(state, outcome, size)
            if state.due == 0:
                common = fold_events(state, common)
                mine = fold_events(state, mine)
            continue
        who = LOWEST[state.asked]
        count = 0 if PUBLIC else legal(state, who, moves)
        action = moves[0]
        if count != 1 and who != seat and not rivals:
            judge(state, who, moves, count, scores)
            action = soften(moves, count, scores, rng)
        elif count != 1:
            name = fold(mine if who == seat else fold(common, secret(state, who)), who + 1)
            edge = answer(
                state, who, name, moves, count, scores, marks, cells, nodes, edges, used, boldness, odds
            )  # fmt: skip
            if edge == LAST:
                break
            action = edges[edge].action
            path[2 * depth] = edge
            path[2 * depth + 1] = who
            depth += 1
        waiting = state.asked & ~(1 << who)
        apply(state, who, action)
        decisions += 1
        if who == seat:
            mine = fold(mine, action)
        if state.due == 0 and (waiting == 0 or state.asked != waiting):  # else others still choose in secret
            common = fold_events(state, common)
            mine = fold_events(state, mine)
    return decisions, depth


def play_on(state: Any, stop: int, moves: Cells, scores: Cells, outcome: Cells, rng: Words) -> int:
    """By judgement, softened, to the horizon: the decisions made."""
    decisions = 0
    again = 0
    while state.end < 0 and clock(state) < stop:
        if state.due != 0:
            size = draw(state, outcome)
            happen(state, outcome, size)
            again = 0
            continue
        who = LOWEST[state.asked]
        count = shortlist(state, who, again, moves, scores, rng)
        action = soften(moves, count, scores, rng) if count > 1 else moves[0]
        again = 1
        apply(state, who, action)
        decisions += 1
    return decisions


def think(
    known: States, states: States, seat: int, key: int, belief: Floats, sims: int, horizon: int,
    rivals: int, boldness: float, odds: Floats, cells: Cells, nodes: Nodes, edges: Edges, used: Cells,
    moves: Cells, scores: Cells, marks: Cells, outcome: Cells, path: Cells, values: Floats, rng: Words,
) -> int:  # fmt: skip
    """So many simulations from the known position; the decisions made in them."""
    state = states[0]
    decisions = 0
    for _ in range(sims):
        states[0] = known[0]
        imagine(state, seat, belief, rng)
        stop = clock(state) + horizon
        walked, depth = walk(
            state, seat, key, stop, rivals, boldness, odds, cells, nodes, edges, used,
            moves, scores, marks, outcome, path, rng,
        )  # fmt: skip
        decisions += walked + play_on(state, stop, moves, scores, outcome, rng)
        evaluate(state, scores, values)
        for i in range(depth):
            edge = path[2 * i]
            edges[edge].visits += 1
            edges[edge].value += (values[path[2 * i + 1]] - edges[edge].value) / edges[edge].visits
    return decisions


PARTS: list[Any] = [fold_events, shortlist, add_edges, answer, walk, play_on]
TEMPLATES: list[Any] = [judge_now, recollect, imagine_now, look_up, key_of, think]


def meanings_of(game: Game) -> dict[str, Any]:
    """What the templates name, for this game."""
    mind = mind_of(game)
    meanings: dict[str, Any] = {
        "legal": game.rules.legal, "apply": game.rules.apply, "draw": game.rules.draw, "happen": game.rules.happen,
        "judge": mind.judge, "evaluate": mind.evaluate, "clock": mind.clock,
        "reopen": mind.reopen, "secret": mind.secret, "infer": mind.infer, "imagine": mind.imagine,
        "PUBLIC": mind.PUBLIC,
    }  # fmt: skip
    return meanings | ({"shortlist": mind.shortlist} if mind.shortlist else {})


@cache
def thoughts_of(game: Game) -> SimpleNamespace:
    """The templates bound to a game and to what is known of playing it well."""
    return bind_thoughts(game, meanings_of(game))


def bind_thoughts(game: Game, meanings: dict[str, Any], *, cached: bool = True) -> SimpleNamespace:
    """A part that a mind knows better is the mind's."""
    parts = [part for part in PARTS if part.__name__ not in meanings]
    return SimpleNamespace(**bind(TEMPLATES, meanings, game.module, parts=parts, cached=cached))


class Style(NamedTuple):
    """How a search goes about it."""

    horizon: int  # how far a simulation plays, in units of the game's clock; 0 for the game's own
    boldness: float  # how much it tries what looks worse
    temper: float  # how much its prior trusts judgement: low, very much; 0 for as much as the game's mind says


@cache
def odds_of(temper: float) -> Floats:
    """How likely a move is that is so many hundredths of a nat worse than the best one, times how likely that is."""
    return np.exp(-np.arange(WORST + 1) / temper)


class Head:
    """The buffers in which one bot thinks about one game."""

    def __init__(self, game: Game) -> None:
        self.mind = mind_of(game)
        self.game = game
        self.thoughts = thoughts_of(game)
        self.known: States = np.zeros(1, game.dtype)
        self.states: States = np.zeros(1, game.dtype)
        self.belief = np.zeros(self.mind.BELIEF, np.float64)
        self.moves: Cells = np.zeros(len(game.moves) + 1, np.int32)
        self.scores: Cells = np.zeros(len(game.moves) + 1, np.int32)
        self.marks: Cells = np.zeros(len(game.moves), np.int32)
        self.outcome: Cells = np.zeros(game.outcome_size, np.int32)
        self.path: Cells = np.zeros(2 * DEEPEST, np.int32)
        self.values = np.zeros(game.players[-1], np.float64)

    def recall(self, witness: Witness, memory: float, rng: Words, *, insight: bool) -> None:
        """Take in what the witness saw."""
        self.known[0] = witness.states[-1]
        self.thoughts.recollect(
            self.known, witness.states, witness.seat, memory, int(insight), self.belief, self.moves, self.scores, rng
        )

    def judge(self, seat: int, rng: Words, *, imagine: bool) -> tuple[Cells, Cells]:
        """The legal actions and judgement's score of each, in the present or in one that might be."""
        self.states[0] = self.known[0]
        if imagine:
            self.thoughts.imagine_now(self.states, seat, self.belief, rng)
        count = self.thoughts.judge_now(self.states, seat, self.moves, self.scores)
        return self.moves[:count], self.scores[:count]

    def think(self, seat: int, tree: Tree, key: int, sims: int, style: Style, rng: Words) -> int:
        """So many simulations; the decisions made in them."""
        decisions: int = self.thoughts.think(
            self.known, self.states, seat, key, self.belief, sims, style.horizon or self.mind.HORIZON, self.mind.RIVALS,
            style.boldness, odds_of(style.temper or self.mind.TEMPER), tree.cells, tree.nodes, tree.edges, tree.used,
            self.moves, self.scores, self.marks, self.outcome, self.path, self.values, rng,
        )  # fmt: skip
        return decisions

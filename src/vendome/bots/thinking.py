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
from math import exp, sqrt
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds import mind_of
from vendome.bots.tree import LAST, Edges, Nodes, Tree, find_node, fold
from vendome.bots.witness import Witness
from vendome.engine.compiled import bind
from vendome.engine.contract import Game
from vendome.engine.layout import LOWEST, Cells, Words
from vendome.engine.loops import States
from vendome.engine.rng import word

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

DEEPEST: Final = 128  # decisions of one simulation inside the tree
NAT: Final = 100  # judgement's unit: that much better is e times as likely
GUMBELS: Final = 1 << 12
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


def look_up(nodes: Nodes, used: Cells, key: int, seat: int) -> int:
    """Where the node of a seat's question is; -1 if the tree has none."""
    at = find_node(nodes, used, fold(key, seat + 1))
    return at if at >= 0 and nodes[at].era == used[2] else -1


def fold_events(state: Any, key: int) -> int:
    key = fold(key, state.told)
    for i in range(state.told):
        key = fold(key, state.events[i])
    return key


def instinct(state: Any, seat: int, moves: Cells, count: int, scores: Cells, rng: Words) -> int:
    """A move by judgement, softened."""
    if count == 1:
        return moves[0]
    judge(state, seat, moves, count, scores)
    best = -(1 << 30)
    choice = 0
    for i in range(count):
        score = scores[i] + GUMBEL[word(rng) & GUMBELS - 1]
        choice = i if score > best else choice
        best = max(best, score)
    return moves[choice]


def mark_moves(moves: Cells, count: int, marks: Cells, mark: int) -> None:
    for i in range(count):
        marks[moves[i]] = mark


def add_edges(
    state: Any, seat: int, moves: Cells, count: int, scores: Cells, marks: Cells,
    nodes: Nodes, at: int, edges: Edges, used: Cells, temper: float,
) -> None:  # fmt: skip
    """Give a node an edge for every legal move that has none; the prior is judgement's softmax."""
    judge(state, seat, moves, count, scores)
    best = scores[0]
    for i in range(1, count):
        best = max(best, scores[i])
    total = 0.0
    for i in range(count):
        total += exp((scores[i] - best) / temper)
    mark_moves(moves, count, marks, 1)
    edge = nodes[at].first
    while edge != LAST:
        marks[edges[edge].action] = 0
        edge = edges[edge].after
    for i in range(count):
        if marks[moves[i]]:
            new = used[1]
            edges[new].action = moves[i]
            edges[new].after = nodes[at].first
            edges[new].chances = 0
            edges[new].visits = 0
            edges[new].value = 0
            edges[new].prior = exp((scores[i] - best) / temper) / total
            nodes[at].first = new
            used[1] += 1
    mark_moves(moves, count, marks, 0)


def choose_edge(nodes: Nodes, at: int, edges: Edges, moves: Cells, count: int, marks: Cells, boldness: float) -> int:
    """PUCT among the moves that are legal in this simulation; LAST if one of them has no edge yet."""
    mark_moves(moves, count, marks, 1)
    visits = 0
    total = 0.0
    found = 0
    edge = nodes[at].first
    while edge != LAST:
        if marks[edges[edge].action]:
            found += 1
            visits += edges[edge].visits
            total += edges[edge].visits * edges[edge].value
        edge = edges[edge].after
    choice = LAST
    if found == count:
        unknown = total / visits if visits > 0 else 0.5
        best = -1e9
        edge = nodes[at].first
        while edge != LAST:
            if marks[edges[edge].action]:
                edges[edge].chances += 1
                tries = edges[edge].visits
                value = edges[edge].value if tries > 0 else unknown
                score = value + boldness * edges[edge].prior * sqrt(edges[edge].chances) / (1 + tries)
                if score > best:
                    best = score
                    choice = edge
            edge = edges[edge].after
    mark_moves(moves, count, marks, 0)
    return choice


def think(
    known: States, states: States, seat: int, key: int, belief: Floats, sims: int, horizon: int,
    rivals: int, boldness: float, temper: float, nodes: Nodes, edges: Edges, used: Cells,
    moves: Cells, scores: Cells, marks: Cells, outcome: Cells, path: Cells, values: Floats, rng: Words,
) -> int:  # fmt: skip
    """So many simulations from the known position; the decisions made in them."""
    state = states[0]
    decisions = 0
    for _ in range(sims):
        states[0] = known[0]
        imagine(state, seat, belief, rng)
        stop = clock(state) + horizon
        common = key
        mine = key
        depth = 0
        is_known = True
        while state.end < 0 and clock(state) < stop:
            if state.due != 0:
                size = draw(state, outcome)
                happen(state, outcome, size)
                if is_known and state.due == 0:
                    common = fold_events(state, common)
                    mine = fold_events(state, mine)
                continue
            who = LOWEST[state.asked]
            count = legal(state, who, moves)
            decisions += 1
            if not is_known:
                apply(state, who, instinct(state, who, moves, count, scores, rng))
                continue
            action = moves[0]
            if count > 1 and who != seat and not rivals:
                action = instinct(state, who, moves, count, scores, rng)
            elif count > 1:
                name = fold(mine if who == seat else fold(common, secret(state, who)), who + 1)
                at = find_node(nodes, used, name)
                edge = LAST
                if at >= 0 and depth < DEEPEST and used[1] + count <= len(edges):
                    if nodes[at].era != used[2]:
                        nodes[at].era = used[2]
                        nodes[at].key = name
                        nodes[at].first = LAST
                        nodes[at].visits = 0
                        used[0] += 1
                        is_known = False
                    nodes[at].visits += 1
                    if is_known:
                        edge = choose_edge(nodes, at, edges, moves, count, marks, boldness)
                        if edge == LAST:
                            add_edges(state, who, moves, count, scores, marks, nodes, at, edges, used, temper)
                            edge = choose_edge(nodes, at, edges, moves, count, marks, boldness)
                else:
                    is_known = False
                if edge == LAST:
                    action = instinct(state, who, moves, count, scores, rng)
                else:
                    action = edges[edge].action
                    path[2 * depth] = edge
                    path[2 * depth + 1] = who
                    depth += 1
            waiting = state.asked & ~(1 << who)
            apply(state, who, action)
            if is_known:
                if who == seat:
                    mine = fold(mine, action)
                if state.due == 0 and (waiting == 0 or state.asked != waiting):  # else others still choose in secret
                    common = fold_events(state, common)
                    mine = fold_events(state, mine)
        evaluate(state, scores, values)
        for i in range(depth):
            edge = path[2 * i]
            edges[edge].visits += 1
            edges[edge].value += (values[path[2 * i + 1]] - edges[edge].value) / edges[edge].visits
    return decisions


TEMPLATES: list[Any] = [
    judge_now, recollect, imagine_now, look_up, fold_events, key_of, instinct, mark_moves, add_edges,
    choose_edge, think,
]  # fmt: skip


def meanings_of(game: Game) -> dict[str, Any]:
    """What the templates name, for this game."""
    mind = mind_of(game)
    return {
        "legal": game.rules.legal, "apply": game.rules.apply, "draw": game.rules.draw, "happen": game.rules.happen,
        "judge": mind.judge, "evaluate": mind.evaluate, "clock": mind.clock,
        "reopen": mind.reopen, "secret": mind.secret, "infer": mind.infer, "imagine": mind.imagine,
    }  # fmt: skip


@cache
def thoughts_of(game: Game) -> SimpleNamespace:
    """The templates bound to a game and to what is known of playing it well."""
    return SimpleNamespace(**bind(TEMPLATES, meanings_of(game), game.module))


class Style(NamedTuple):
    """How a search goes about it."""

    horizon: int  # how far a simulation plays, in units of the game's clock; 0 for the game's own
    boldness: float  # how much it tries what looks worse
    temper: float  # how much its prior trusts judgement: low, very much; 0 for as much as the game's mind says


class Head:
    """The buffers in which one bot thinks about one game."""

    def __init__(self, game: Game) -> None:
        self.mind = mind_of(game)
        self.game = game
        self.thoughts = thoughts_of(game)
        self.known: States = np.zeros(1, game.state)
        self.states: States = np.zeros(1, game.state)
        self.belief = np.zeros(self.mind.BELIEF, np.float64)
        self.moves: Cells = np.zeros(len(game.moves) + 1, np.int32)
        self.scores: Cells = np.zeros(len(game.moves) + 1, np.int32)
        self.marks: Cells = np.zeros(len(game.moves), np.int32)
        self.outcome: Cells = np.zeros(game.outcome_size, np.int32)
        self.path: Cells = np.zeros(2 * DEEPEST, np.int32)
        self.values = np.zeros(game.players[-1], np.float64)

    def recall(self, witness: Witness, memory: float, rng: Words, *, insight: bool) -> None:
        """Take in what the witness saw."""
        self.known[0] = witness.records[-1]
        self.thoughts.recollect(
            self.known, witness.records, witness.seat, memory, int(insight), self.belief, self.moves, self.scores, rng
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
            style.boldness, style.temper or self.mind.TEMPER, tree.nodes, tree.edges, tree.used,
            self.moves, self.scores, self.marks, self.outcome, self.path, self.values, rng,
        )  # fmt: skip
        return decisions

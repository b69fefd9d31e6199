"""Search with a net: its policy is the prior, and its critic judges where the tree ends.

What a seat believes, how hidden things are imagined and who has statistics in the tree stay as the game's own mind has
them. There is no rollout: the tree ends at the first new question, and the critic is shown that position. With rollouts
the mind's own prior and rollout stay, too, and the critic judges at the horizon.
"""

# ruff: noqa: F821 (its templates name globals that each game's binding provides)

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import numpy as np

from vendome.bots.net.looks import PARTS, NetArrays, arrays_of, look_at_moves, look_at_position, write_scores
from vendome.bots.net.looks import meanings_of as meanings_of_looks
from vendome.bots.net.settings import settings_of
from vendome.bots.net.weights import Net
from vendome.bots.plain_mind import mind_of
from vendome.bots.search.searcher import Searcher, SearchOptions, meanings_of, parts_of
from vendome.bots.search.simulate import simulate_many
from vendome.bots.search.softmax import prior_weights
from vendome.bots.search.tree import Structs, Tree
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.layout import Cells
from vendome.engine.contract import Game
from vendome.engine.mind import NAT

UNLIMITED: Final = 1 << 20  # no game goes so far

# What is switched on. All ways are in the same machine code, so that a game compiles once.
ROLLOUTS: Final = 0  # the mind's own prior, and its rollouts to the horizon
RIVALS: Final = 1  # seats that have no statistics in the tree draw by the policy, not by the mind's scores

# What the templates name and `steps_of` provides.
score: Callable[..., None]
roll_out: Callable[..., int]
let_chance_happen: Callable[..., None]
fill_rest: Callable[..., None]


class NetTree(NamedTuple):
    """A tree's arrays, and with them a net's, as the steps of a search hand them on."""

    cells: Cells
    nodes: Structs
    edges: Structs
    used: Structs
    net: NetArrays
    switches: Cells


def score_edges(state: Any, seat: int, work: Any, tree: Any) -> None:
    """For the prior of a node that is expanded."""
    if tree.switches[ROLLOUTS]:
        score(state, seat, work)
    else:
        score_by_policy(state, seat, work, tree)


def score_rival(state: Any, seat: int, work: Any, tree: Any) -> None:
    """For the draw of a seat that has no statistics in the tree. A look takes longer than the mind's scores."""
    if tree.switches[RIVALS]:
        score_by_policy(state, seat, work, tree)
    else:
        score(state, seat, work)


def score_by_policy(state: Any, seat: int, work: Any, tree: Any) -> None:
    look_at_moves(state, seat, work.moves, work.count, tree.net)
    write_scores(tree.net.policy.after_head, work.count, NAT, work.scores)


def play_on(state: Any, work: Any, tree: Any) -> int:
    """To a question or to the end: the critic has never seen a position that waits for chance."""
    decisions = roll_out(state, work) if tree.switches[ROLLOUTS] else 0
    while state.due != 0:
        let_chance_happen(state, work)
    return decisions


def judge(state: Any, work: Any, tree: Any) -> None:
    """Every seat's chance to win into `work.values`: by the critic, or by the winners of a game that is over."""
    fill_rest(state, state.rng)
    look_at_position(state, work.values, work.scores, tree.net)


SCORING: list[Any] = [*PARTS, score_by_policy, score_edges, score_rival]
JUDGING: list[Any] = [play_on, judge]
TEMPLATES: list[Any] = [simulate_many]


@cache
def steps_of(game: Game) -> SimpleNamespace:
    """Simulations with a net. Their machine code is told apart from that of others by the type of the tree."""
    mind = mind_of(game)
    meanings = meanings_of(game, mind) | meanings_of_looks(game)
    parts = parts_of(mind, scoring=SCORING, judging=JUDGING)
    return SimpleNamespace(**bind(TEMPLATES, meanings, game.module, parts=parts))


class NetSearcher(Searcher):
    """A searcher with a net."""

    def __init__(self, game: Game, options: SearchOptions, net: Net) -> None:
        super().__init__(game, options)
        settings, mind = settings_of(game), mind_of(game)
        rollouts = settings.rollouts if options.rollouts is None else options.rollouts
        self.net = arrays_of(game, net)
        self.net_steps = steps_of(game)
        self.switches: Cells = np.zeros(2, np.int32)
        self.switches[ROLLOUTS], self.switches[RIVALS] = rollouts, settings.rivals
        self.work.horizon = options.horizon or (mind.HORIZON if rollouts else UNLIMITED)
        self.work.c_puct = settings.c_puct if options.c_puct is None else options.c_puct
        self.work.weight[:] = prior_weights(options.temperature or (mind.TEMPERATURE if rollouts else float(NAT)))

    def simulate(self, tree: Tree, sims: int) -> int:
        with_net = NetTree(*tree, self.net, self.switches)
        return int(self.net_steps.simulate_many(self.states, self.works, with_net, sims))

"""The steps of a search bound to one game, and the buffers in which one bot takes them."""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from types import SimpleNamespace
from typing import Any, NamedTuple, Self

import numpy as np

from vendome.bots.plain_mind import mind_of
from vendome.bots.search import private_moves, public_moves
from vendome.bots.search.by_hand import JUDGING, SCORING
from vendome.bots.search.descend import descend, let_chance_happen
from vendome.bots.search.expand import expand
from vendome.bots.search.keys import fold, key_after, node_key
from vendome.bots.search.private_moves import NO_ACTION
from vendome.bots.search.rollout import candidates, roll_out
from vendome.bots.search.simulate import IMAGINED, KNOWN, simulate, simulate_many
from vendome.bots.search.softmax import prior_weights
from vendome.bots.search.tree import Tree, find_node
from vendome.bots.search.workspace import new_workspaces
from vendome.bots.witness import Witness
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.contract import Game
from vendome.engine.mind import Floats, Mind, States

# What the templates below name and `meanings_of` provides.
legal: Any
score: Any
reopen: Any
infer: Any
determinize: Any
evaluate: Any
fill_rest: Any


def score_now(states: States, works: Any) -> None:
    """List and score the legal moves of the seat, in the imagined state."""
    work = works[0]
    work.count = legal(states[IMAGINED], work.seat, work.moves)
    score(states[IMAGINED], work.seat, work)


def infer_now(states: States, history: States, works: Any) -> None:
    """Before the first simulation: what the past tells; and whoever has chosen in secret is asked again."""
    infer(history, works[0])
    reopen(states[KNOWN], works[0].seat)


def determinize_now(states: States, works: Any) -> None:
    """Imagine a state that fits what the seat knows."""
    states[IMAGINED] = states[KNOWN]
    determinize(states[IMAGINED], works[0])


def fill_rest_now(states: States) -> None:
    """Fill what `determinize` left open in the imagined state."""
    fill_rest(states[IMAGINED], states[IMAGINED].rng)


def find_root(works: Any, tree: Tree) -> int:
    """The node of the seat's question, or NO_NODE."""
    return find_node(tree, fold(works[0].key, works[0].seat + 1))


def see(works: Any, history: States, own: Cells, start: int) -> None:
    """Carry the seat's key on from the position number `start` of its history."""
    works[0].key = key_after(history, own, start, works[0].key)


def evaluate_now(states: States, works: Any) -> None:
    """Every seat's chance to win, in the imagined state."""
    evaluate(states[IMAGINED], works[0])


TEMPLATES: list[Any] = [
    score_now, infer_now, determinize_now, fill_rest_now, evaluate_now, find_root, see, simulate_many,
]  # fmt: skip


@compiled
def fill_nothing(state: Any, rng: Words) -> None:
    """Where `determinize` fills all that is hidden."""


def meanings_of(game: Game, mind: Mind) -> dict[str, Any]:
    """What the templates name, for this game."""
    return {
        "legal": game.rules.legal, "apply": game.rules.apply, "draw": game.rules.draw, "happen": game.rules.happen,
        "score": mind.score, "evaluate": mind.evaluate, "progress": mind.progress, "reopen": mind.reopen,
        "hidden_type": mind.hidden_type, "infer": mind.infer, "determinize": mind.determinize,
        "candidates": mind.candidates, "SEARCHES_RIVALS": mind.SEARCHES_RIVALS,
        "fill_rest": mind.fill_rest or fill_nothing,
    }  # fmt: skip


def parts_of(mind: Mind, *, scoring: Sequence[Any] = SCORING, judging: Sequence[Any] = JUDGING) -> list[Any]:
    """What a simulation calls, in the order in which one calls the other."""
    selecting = public_moves if mind.MOVES_ARE_PUBLIC else private_moves
    listing = [] if mind.candidates else [candidates]
    descending = [node_key, *scoring, expand, selecting.select, let_chance_happen, descend]
    return [*descending, *listing, roll_out, *judging, simulate]


def bind_steps(game: Game, mind: Mind) -> SimpleNamespace:
    """The steps of a search, bound to a game and to a mind."""
    return SimpleNamespace(**bind(TEMPLATES, meanings_of(game, mind), game.module, parts=parts_of(mind)))


@cache
def steps_of(game: Game) -> SimpleNamespace:
    return bind_steps(game, mind_of(game))


class SearchOptions(NamedTuple):
    """How a search goes about it."""

    horizon: int = 0  # how far a simulation goes, in units of the mind's `progress`; 0 for the mind's own
    c_puct: float | None = None  # how much it explores; None for the usual
    temperature: float = 0.0  # of the prior: low, it trusts the scores; 0 for the mind's own
    rollouts: bool | None = None  # with a net: whether there are some; None for what is best in the game


class Worth(NamedTuple):
    """What a move is worth to the seat that makes it: a chance to win."""

    value: float
    error: float  # its standard error, as if simulations were independent

    @classmethod
    def of(cls, looks: int, total: float, squares: float) -> Self:
        if looks == 0:
            return cls(0.0, 1.0)
        mean = total / looks
        return cls(mean, sqrt(max(0.0, squares / looks - mean * mean) / looks))


DEFAULTS = SearchOptions()
C_PUCT = 0.3


class Searcher:
    """The buffers in which one bot thinks about one game."""

    def __init__(self, game: Game, options: SearchOptions = DEFAULTS) -> None:
        mind = mind_of(game)
        self.game = game
        self.steps = steps_of(game)
        self.states: States = np.zeros(2, game.dtype)  # KNOWN, IMAGINED
        self.works = new_workspaces(game)
        self.work = self.works[0]
        self.work.horizon = options.horizon or mind.HORIZON
        self.work.c_puct = C_PUCT if options.c_puct is None else options.c_puct
        self.work.weight[:] = prior_weights(options.temperature or mind.TEMPERATURE)

    def infer(self, witness: Witness, *, memory: float, insight: bool) -> None:
        """Take in what the witness saw."""
        self.states[KNOWN] = witness.states[-1]
        self.work.seat, self.work.memory, self.work.insight = witness.seat, memory, insight
        self.steps.infer_now(self.states, witness.states, self.works)

    def imagine(self) -> Any:
        """A state that fits what the seat knows; it is this searcher's own until the next one."""
        self.steps.determinize_now(self.states, self.works)
        return self.states[IMAGINED]

    def imagine_all(self, known: Any) -> States:
        """A full state that fits what the seat knows of `known`, chosen cards and all, by what `infer` concluded. It is
        this searcher's own until the next one."""
        self.states[KNOWN] = known
        self.steps.determinize_now(self.states, self.works)
        self.steps.fill_rest_now(self.states)
        return self.states[IMAGINED : IMAGINED + 1]

    def score(self, *, imagine: bool) -> tuple[Cells, Cells]:
        """The legal actions and the mind's score of each, in the present or in one that might be."""
        if imagine:
            self.imagine()
        else:
            self.states[IMAGINED] = self.states[KNOWN]
        self.steps.score_now(self.states, self.works)
        count = int(self.work.count)
        return self.work.moves[:count], self.work.scores[:count]

    def evaluate(self, state: Any) -> Floats:
        """Every seat's chance to win at a position, as the mind sees it."""
        self.states[IMAGINED] = state
        self.steps.evaluate_now(self.states, self.works)
        chances: Floats = self.work.values[: int(state["players"])]
        return chances

    def use(self, rng: Words) -> None:
        """Think with this generator from now on; `give_back` leaves it where thinking ended."""
        self.work.rng[:] = rng

    def give_back(self, rng: Words) -> None:
        rng[:] = self.work.rng

    def look_at(self, action: int, tree: Tree, sims: int) -> Worth:
        """What one of the seat's moves is worth: so many simulations that begin with it. The tree may know of other
        simulations, and learns from these what follows the move."""
        work = self.work
        work.only, work.looks, work.total, work.squares = action, 0, 0.0, 0.0
        self.simulate(tree, sims)
        work.only = NO_ACTION
        return Worth.of(int(work.looks), float(work.total), float(work.squares))

    def simulate(self, tree: Tree, sims: int) -> int:
        """So many simulations; the decisions made in them."""
        return int(self.steps.simulate_many(self.states, self.works, tree, sims))

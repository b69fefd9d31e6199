"""The compiled loops that serve every game.

These functions are templates: `loops_of(game)` binds a copy of each to a game's rules, which they
name as globals (see `bind` for why). They take arrays of states, since handing Numba an
array from Python costs a seventh of handing it a struct.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.bind import bind, plainly
from vendome.engine.compiler.direct import Direct
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.compiler.rng import below, nth_seed, seed_words
from vendome.engine.contract import Game
from vendome.engine.masks import LOWEST, lowest
from vendome.engine.observation import Counts

States = NDArray[np.record]

# What the templates name and `loops_of` provides.
setup: Callable[..., None]
legal: Callable[..., int]
apply: Callable[..., None]
draw: Callable[..., int]
happen: Callable[..., None]
result: Callable[..., int]
redact: Callable[..., None]
resample: Callable[..., None]
reshuffle: Callable[..., None]
observe: Callable[..., None]

DECISION, CHANCE = 0, 1  # what an entry of a trace is

SEAT, COUNT, ACTIONS = 0, 1, 2  # of a question: who is asked, how many actions are legal, the first of them
REFUSED = -1  # instead of a count: the action is not legal


class Start(NamedTuple):
    """What the games of a series have in common."""

    players: int
    options: Cells
    seed: int


class Buffers(NamedTuple):
    """What one thread needs to play."""

    states: States  # an array of one
    bots: Words  # the seats' generators
    moves: Cells
    outcome: Cells


class Results(NamedTuple):
    """Of many games, one row each."""

    scores: Cells
    winners: Cells
    ends: Cells
    lengths: Cells


class Trace(NamedTuple):
    """All that happened in a game."""

    entries: Cells
    before_chance: States


def do_setup(states: States, players: int, options: Cells, seed: int) -> None:
    setup(states[0], players, options, seed)


def do_legal(states: States, seat: int, out: Cells) -> int:
    return legal(states[0], seat, out)


def do_apply(states: States, seat: int, action: int) -> None:
    apply(states[0], seat, action)


def do_draw(states: States, out: Cells) -> int:
    return draw(states[0], out)


def do_happen(states: States, outcome: Cells, size: int) -> None:
    happen(states[0], outcome, size)


def do_result(states: States, scores: Cells) -> int:
    return result(states[0], scores)


def do_redact(states: States, seat: int) -> None:
    redact(states[0], seat)


def do_resample(states: States, seat: int, rng: Words) -> None:
    resample(states[0], seat, rng)


def do_reshuffle(states: States, rng: Words) -> None:
    reshuffle(states[0], rng)


def do_observe(states: States, seat: int, out: Counts) -> None:
    observe(states[0], seat, out)


def do_ask(states: States, question: Cells, outcome: Cells) -> int:
    """Let chance happen until a seat is asked, and write the question: to the first of them, if there are several.
    How many actions are legal; 0 when the game is over."""
    state = states[0]
    while state.due != 0:
        size = draw(state, outcome)
        happen(state, outcome, size)
    question[SEAT] = -1
    question[COUNT] = 0
    if state.asked != 0:
        seat = lowest(state.asked)
        question[SEAT] = seat
        question[COUNT] = legal(state, seat, question[ACTIONS:])
    return question[COUNT]


def do_step(states: States, action: int, question: Cells, outcome: Cells) -> int:
    """The answer to a question, and the next one: all of a decision in one call. REFUSED changes nothing."""
    for i in range(question[COUNT]):
        if question[ACTIONS + i] == action:
            apply(states[0], int(question[SEAT]), action)
            return do_ask(states, question, outcome)
    return REFUSED


def play_randomly(state: Any, bots: Words, moves: Cells, outcome: Cells) -> int:
    """Play to the end, every seat choosing uniformly with a generator of its own; the decisions made."""
    decisions = 0
    while True:
        while state.due != 0:
            size = draw(state, outcome)
            happen(state, outcome, size)
        if state.asked == 0:
            return decisions
        seat = LOWEST[state.asked]  # as a cell of the table, not widened by `lowest`: 2% faster
        count = legal(state, seat, moves)
        apply(state, seat, moves[below(bots[seat], count)])
        decisions += 1


def seed_bots(bots: Words, players: int, seed: int) -> None:
    """A stream for each seat; the game's own chance is stream 0."""
    for seat in range(players):
        seed_words(bots[seat], seed, 1 + seat)


def play_many(start: Start, buffers: Buffers, results: Results, first: int) -> None:
    """Random games number `first`, `first`+1, … of a seed; one row of the results each."""
    state = buffers.states[0]
    for i in range(len(results.winners)):
        begin_nth(state, start, buffers, first + i)
        results.lengths[i] = play_randomly(state, buffers.bots, buffers.moves, buffers.outcome)
        results.winners[i] = result(state, results.scores[i])
        results.ends[i] = state.end


def begin_nth(state: Any, start: Start, buffers: Buffers, nth: int) -> None:
    """The nth game of a seed, before its first chance."""
    seed = nth_seed(start.seed, nth, buffers.bots[0])
    setup(state, start.players, start.options, seed)
    seed_bots(buffers.bots, start.players, seed)


def trace_game(start: Start, buffers: Buffers, trace: Trace, nth: int, explain: int) -> int:
    """Play the nth random game of a seed as `play_many` does, and write all that happened to the trace.

    An entry is CHANCE, size, outcome… or DECISION, seat, action, count, legal… (count 0 unless `explain`). The state
    before each chance is kept, for its line to be worded from. Returns the length, or -1 if the trace is too short.
    """
    state = buffers.states[0]
    moves, outcome, entries = buffers.moves, buffers.outcome, trace.entries
    begin_nth(state, start, buffers, nth)
    at = 0
    chances = 0
    while True:
        while state.due != 0:
            if chances == len(trace.before_chance):
                return -1
            trace.before_chance[chances] = buffers.states[0]
            chances += 1
            size = draw(state, outcome)
            if at + size + 2 > len(entries):
                return -1
            entries[at] = CHANCE
            entries[at + 1] = size
            for i in range(size):
                entries[at + 2 + i] = outcome[i]
            at += 2 + size
            happen(state, outcome, size)
        if state.asked == 0:
            return at
        seat = lowest(state.asked)
        count = legal(state, seat, moves)
        action = moves[below(buffers.bots[seat], count)]
        listed = count if explain else 0
        if at + listed + 4 > len(entries):
            return -1
        entries[at] = DECISION
        entries[at + 1] = seat
        entries[at + 2] = action
        entries[at + 3] = listed
        for i in range(listed):
            entries[at + 4 + i] = moves[i]
        at += 4 + listed
        apply(state, seat, action)


ONE_STEP: list[Any] = [
    do_setup, do_legal, do_apply, do_draw, do_happen, do_result, do_redact, do_resample, do_reshuffle,
    do_observe, do_ask, do_step,
]  # fmt: skip
OFTEN_CALLED: list[Any] = [do_setup, do_legal, do_apply, do_draw, do_happen, do_ask, do_step]
TEMPLATES: list[Any] = [*ONE_STEP, play_randomly, seed_bots, begin_nth, play_many, trace_game]


@cache
def loops_of(game: Game) -> SimpleNamespace:
    """The templates bound to a game. It is one object for all who play the game; see `interpret`.

    `direct` has what is often called once more, for whoever has arrays of the very types of the annotations."""
    return SimpleNamespace(**machine_code_of(game))


@cache
def machine_code_of(game: Game) -> dict[str, Any]:
    """By name. A function is compiled, or loaded from the disk, when it is first called."""
    assert all(isinstance(template, FunctionType) for template in TEMPLATES)
    rules, knowledge = game.rules, game.knowledge
    meanings = {
        "setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "draw": rules.draw,
        "happen": rules.happen, "result": rules.result, "redact": knowledge.redact,
        "resample": knowledge.resample, "reshuffle": knowledge.reshuffle, "observe": game.observation.observe,
    }  # fmt: skip
    bound = bind(TEMPLATES, meanings, game.module, brief=ONE_STEP)
    examples = {int: 0, Cells: np.zeros(1, np.int32), States: np.zeros(1, game.dtype)}
    return bound | {"direct": Direct(OFTEN_CALLED, bound, examples)}


def interpret(game: Game) -> None:
    """From now on the loops of one step run as plain Python: a thousand times slower, but at once.

    That is for a server on a new machine, while another process compiles. Games that are under way go on: both ways
    give the same state after every step."""
    copies: dict[int, Any] = {}
    code = machine_code_of(game)
    plain = {template.__name__: plainly(code[template.__name__], {}, copies) for template in ONE_STEP}
    vars(loops_of(game)).update(plain, direct=SimpleNamespace(**plain))


def use_machine_code(game: Game) -> None:
    """The opposite of `interpret`; `engine.rehearsal` has it ready, so that nobody waits."""
    vars(loops_of(game)).update(machine_code_of(game))

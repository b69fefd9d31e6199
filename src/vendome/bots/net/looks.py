"""Looks: what a net's policy thinks of the moves of a seat, and what its critic thinks of a position, compiled.

A policy is shown what its seat knows. A critic is shown a full position: in training the true one, and here one that a
search has *imagined*. So what it reads of hidden things was guessed by the bot itself, from what its seat knows.
"""

# ruff: noqa: F821 (its templates name globals that each game's binding provides)

from collections.abc import Callable
from functools import cache
from math import floor
from typing import Any, Final, NamedTuple

import numpy as np

from vendome.bots.net.inputs import Inputs, clear, inputs_of, key_of, list_counts
from vendome.bots.net.layers import Layers, Reals, Terms, run_body, run_columns, run_head
from vendome.bots.net.weights import Net
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.direct import Direct
from vendome.engine.compiler.layout import Cells
from vendome.engine.contract import Game
from vendome.engine.masks import count as count_of
from vendome.engine.masks import has, lowest
from vendome.engine.mind import Floats, States, softmax
from vendome.engine.session import copy_states

NO_CHANCE: Final = -1e8  # hundredths of a nat: no score is lower

# What the templates name and `meanings_of` provides.
legal: Callable[..., int]
result: Callable[..., int]
observe: Callable[..., None]
observe_hidden: Callable[..., None]


class NetArrays(NamedTuple):
    """A net and the room in which one player uses it, as compiled code takes it."""

    policy: Layers
    critic: Layers
    inputs: Inputs
    terms: Terms
    columns: Cells  # of the policy's head that are looked at


def arrays_of(game: Game, net: Net) -> NetArrays:
    inputs = inputs_of(game)
    most = max(len(inputs.seen) + len(inputs.hidden), *(2 * width for width in net.widths))
    columns = np.zeros(net.policy["head"].shape[1], np.int32)
    return NetArrays(Layers.of(net.policy), Layers.of(net.critic), inputs, Terms.room(most), columns)


def look_at_moves(state: Any, seat: int, moves: Any, count: int, net: Any) -> None:
    """The policy's number of each of these moves, then of each seat's chance to win, into `policy.after_head`."""
    inputs, terms, columns = net.inputs, net.terms, net.columns
    clear(inputs.seen)
    observe(state, seat, inputs.seen)
    key = key_of(inputs)
    size = list_counts(inputs.seen, inputs.seen_factors, inputs.seen_rows[key], terms, 0)
    for i in range(count):
        columns[i] = inputs.columns[key, moves[i]]
    for i in range(state.players):
        columns[count + i] = inputs.columns.shape[1] + i
    size = run_body(net.policy, terms, size)
    run_columns(net.policy, terms, size, columns, count + state.players)


def look_at_position(state: Any, values: Any, scores: Any, net: Any) -> None:
    """Every seat's chance to win: by the critic, or by the result once the game is over. No chance is due."""
    if state.end >= 0:
        winners = result(state, scores)
        for seat in range(state.players):
            values[seat] = has(winners, seat) / count_of(winners)
    else:
        ask_critic(state, values, net)


def ask_critic(state: Any, values: Any, net: Any) -> None:
    """From the eyes of the seat that is asked, or of the first of them, as in training."""
    inputs, terms, numbers = net.inputs, net.terms, net.critic.after_head
    own = lowest(state.asked)
    clear(inputs.seen)
    clear(inputs.hidden)
    observe(state, own, inputs.seen)
    observe_hidden(state, own, inputs.hidden)
    key = key_of(inputs)
    size = list_counts(inputs.seen, inputs.seen_factors, inputs.seen_rows[key], terms, 0)
    size = list_counts(inputs.hidden, inputs.hidden_factors, inputs.hidden_rows[key], terms, size)
    size = run_body(net.critic, terms, size)
    run_head(net.critic, terms, size)
    for i in range(state.players):
        values[(own + i) % state.players] = float(numbers[i])
    softmax(values, state.players, 1.0)


@compiled
def write_scores(numbers: Reals, count: int, nat: float, scores: Cells) -> None:
    """A policy's numbers as scores, whole numbers, 0 for the best. A nat of the policy is `nat` of them."""
    best = float(numbers[0])
    for i in range(1, count):
        best = max(best, float(numbers[i]))
    for i in range(count):
        scores[i] = floor(max((float(numbers[i]) - best) * nat, NO_CHANCE) + 0.5)


def look_now(states: States, seat: int, net: NetArrays, moves: Cells, scores: Cells, nat: float) -> int:
    """The legal moves of an asked seat and the policy's scores of them; how many there are."""
    count = legal(states[0], seat, moves)
    look_at_moves(states[0], seat, moves, count, net)
    write_scores(net.policy.after_head, count, nat, scores)
    return count


def judge_now(states: States, net: NetArrays, values: Floats, scores: Cells) -> None:
    """Every seat's chance to win, in a full state in which no chance is due."""
    look_at_position(states[0], values, scores, net)


def judge_by_all_eyes(states: States, net: NetArrays, values: Floats, chance: Floats, scores: Cells) -> None:
    """The same as the mean of what the critic says from each seat's eyes. It favours the eyes it looks through."""
    state = states[0]
    for seat in range(state.players):
        chance[seat] = 0.0
    asked = state.asked
    for eyes in range(state.players):
        if state.end < 0:
            state.asked = 1 << eyes
        look_at_position(state, values, scores, net)
        for seat in range(state.players):
            chance[seat] += values[seat] / state.players
    state.asked = asked


PARTS: list[Any] = [look_at_moves, ask_critic, look_at_position]
TEMPLATES: list[Any] = [look_now, judge_now, judge_by_all_eyes]


def meanings_of(game: Game) -> dict[str, Any]:
    """What the templates name, for this game."""
    return {
        "legal": game.rules.legal, "result": game.rules.result, "observe": game.observation.observe,
        "observe_hidden": game.observation.observe_hidden,
    }  # fmt: skip


@cache
def steps_of(game: Game) -> dict[str, Any]:
    return bind(TEMPLATES, meanings_of(game), game.module, parts=PARTS)


DIRECT: dict[Game, Direct] = {}  # the types are the same for all nets of a game, and to look at them takes a while


def direct_of(game: Game, looker: "Looker") -> Direct:
    """The compiled looks of a game, for arrays of such types as any looker of it has."""
    if game not in DIRECT:
        examples = {
            States: looker.states, NetArrays: looker.arrays, Cells: looker.moves, Floats: looker.values,
            int: 0, float: 0.0,
        }  # fmt: skip
        DIRECT[game] = Direct(TEMPLATES, steps_of(game), examples)
    return DIRECT[game]


class Looker:
    """The buffers in which one bot looks at positions of one game."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game, self.about = game, net.about
        self.arrays = arrays_of(game, net)
        self.states: States = np.zeros(1, game.dtype)
        self.moves: Cells = np.zeros(len(game.moves) + 1, np.int32)
        self.scores: Cells = np.zeros(len(game.moves) + 1, np.int32)
        self.values: Floats = np.zeros(game.players[-1])
        self.mean: Floats = np.zeros(game.players[-1])
        self.steps = direct_of(game, self)

    def look(self, states: States, seat: int, nat: float) -> tuple[Cells, Cells]:
        """The legal actions and the policy's score of each."""
        copy_states(self.states, states)
        count = self.steps.look_now(self.states, seat, self.arrays, self.moves, self.scores, nat)
        return self.moves[:count], self.scores[:count]

    def numbers(self, count: int) -> Reals:
        """What the policy's head said of these moves in the last look, and then of each seat's chance to win."""
        return self.arrays.policy.after_head[:count]

    def judge(self, states: States) -> Floats:
        """Every seat's chance to win in a full state, an imagined one."""
        copy_states(self.states, states)
        self.steps.judge_now(self.states, self.arrays, self.values, self.scores)
        chances: Floats = self.values[: int(states[0]["players"])]
        return chances

    def judge_by_all_eyes(self, states: States) -> Floats:
        """The same, whoever is asked: the mean over the eyes of all seats. It takes so many times as long."""
        copy_states(self.states, states)
        self.steps.judge_by_all_eyes(self.states, self.arrays, self.values, self.mean, self.scores)
        chances: Floats = self.mean[: int(states[0]["players"])]
        return chances

"""The steps of a batch on a GPU. All arrays lie there, the caller's own too; nothing is copied to the host."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from vendome.engine.compiler import gpu
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.quiet import narrow, quiet
from vendome.engine.compiler.rng import WORDS
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption, UnknownName
from vendome.lab.batch.arrays import Spec, check_actions
from vendome.lab.batch.forms import BITS
from vendome.lab.batch.kernels import KERNELS, PARTS
from vendome.lab.batch.processor import meanings_of, work_type
from vendome.lab.batch.steps import GREEDY, Games, Table


@compiled
def score_nothing(state: Any, seat: int, work: Any) -> None:
    """In place of a mind where no bot needs one: its tables and its code are large."""


@cache
def kernels_of(game: Game, *, greedy: bool) -> SimpleNamespace:
    """The kernels bound to a game, with its mind or without."""
    meanings = {**meanings_of(game), "WORK": gpu.type_of(work_type(game)), "OUTCOME": game.outcome_size}
    if not greedy:
        meanings["score"] = score_nothing
    return SimpleNamespace(**gpu.bind_kernels(KERNELS, PARTS, meanings))


def on_device(wanted: Mapping[str, Spec], given: Mapping[str, Any]) -> dict[str, Any]:
    """New arrays, and the caller's memory where it was given. All of it is checked before any of it is used."""
    for name, memory in given.items():
        if name not in wanted:
            raise UnknownName("array of a batch", name, list(wanted))
        check(name, memory, wanted[name])
    return {name: given[name] if name in given else gpu.zeros(spec.shape, spec.kind) for name, spec in wanted.items()}


def check(name: str, memory: Any, spec: Spec) -> None:
    """The caller's memory must be of this shape and type, and without gaps."""
    array = gpu.as_device_array(name, memory)
    if tuple(array.shape) != spec.shape:
        raise BadOption(f"{name}: the shape should be {spec.shape}, not {tuple(array.shape)}")
    if array.dtype != spec.kind:
        raise BadOption(f"{name}: the type should be {spec.kind}, not {array.dtype}")
    if array.strides != c_strides(spec):
        raise BadOption(f"{name}: the memory should be without gaps")


def c_strides(spec: Spec) -> tuple[int, ...]:
    """How many bytes further the next one of each dimension is, without gaps."""
    sizes = [*spec.shape[1:], 1]
    return tuple(int(np.prod(sizes[k:])) * spec.kind.itemsize for k in range(len(spec.shape)))


class Device:
    """The games of a batch in the memory of a GPU."""

    def __init__(self, game: Game, table: Table, arrays: Mapping[str, Any]) -> None:
        self.kernels = kernels_of(game, greedy=GREEDY in table.who)
        layout = quiet if gpu.SIMULATED else narrow  # bytes are too narrow for what an interpreter makes of them
        self.arrays = arrays
        self.table = table._replace(
            options=gpu.to_device(table.options),
            who=gpu.to_device(table.who),
            scale_of=gpu.to_device(table.scale_of),
            numbers=gpu.to_device(table.numbers),
        )
        views = {name: gpu.as_device_array(name, memory) for name, memory in arrays.items()}
        observation = views["observation"]
        self.size, self.row = observation.shape
        bits = BITS[observation.dtype.itemsize]
        self.games: Any = Games(
            **{**views, "observation": observation.view(bits)},
            states=gpu.zeros((self.size,), layout(game.state)),
            seeds=gpu.zeros((self.size,), np.dtype(np.int64)),
            bots=gpu.zeros((self.size, table.players, WORDS), np.dtype(np.int64)),
            orders=gpu.zeros((self.size,), np.dtype(np.int8)),
        )
        self.streams = gpu.zeros((self.size, WORDS), np.dtype(np.int64))
        # Counts that are asked for as they are need no second place.
        is_counts = bits is np.uint8
        self.counts = self.games.observation if is_counts else gpu.zeros((self.size, self.row), np.dtype(np.uint8))
        self.actions = gpu.zeros((self.size,), np.dtype(np.int64))

    def take(self, actions: Any) -> None:
        """The learner's actions for the next step, where they are."""
        found = gpu.as_device_array("actions", actions)
        check_actions(found.shape, found.dtype, self.size)
        self.actions = found

    def step(self) -> None:
        """A step of every game, as its order says."""
        run, size = self.kernels, self.size
        gpu.launch(run.clear, self.games.mask.size, self.games.mask.reshape(-1))
        gpu.launch(run.step_each, size, self.games, self.table, self.actions)
        gpu.launch(run.clear, self.counts.size, self.counts.reshape(-1))
        gpu.launch(run.observe_each, size, self.games, self.table, self.counts)
        if self.counts is not self.games.observation:
            gpu.launch(run.write_each, size * self.row, self.table, self.counts, self.games.observation)

    def states(self, row: int) -> States:
        """A copy of the state of one game, in an array of one."""
        return gpu.to_host(self.games.states[row : row + 1])

    def order(self, orders: Any) -> None:
        """What is to be done with each game in the next step."""
        gpu.write(self.games.orders, orders)

    def seed_rows(self, seeds: Words, rows: Any) -> None:
        """Give some rows a seed."""
        now = gpu.to_host(self.games.seeds)
        now[rows] = seeds[rows]
        gpu.write(self.games.seeds, now)

    def seed_streams(self, seed: int, first: int) -> None:
        gpu.launch(self.kernels.seed_each, self.size, self.streams, seed, first)

    def sample(self) -> Any:
        """A random legal action for every row."""
        out = gpu.zeros((self.size,), np.dtype(np.int64))
        gpu.launch(self.kernels.sample_each, self.size, self.games.mask, self.streams, out)
        return out

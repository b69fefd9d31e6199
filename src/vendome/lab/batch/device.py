"""The steps of a batch on a GPU. All arrays lie there, the caller's own too; nothing is copied to the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler import gpu
from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Struct, Words, struct
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.rng import WORDS
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption, UnknownName
from vendome.lab.batch.arrays import Spec, check_actions
from vendome.lab.batch.forms import BITS
from vendome.lab.batch.kernels import ASKING_KERNELS, ASKING_PARTS, STEPPING_KERNELS, STEPPING_PARTS
from vendome.lab.batch.processor import meanings_of, work_type
from vendome.lab.batch.questions import CELLS, Numbers, games_of_block, look_up, widened
from vendome.lab.batch.steps import GREEDY, Games, Table, keep_best

ALIGNMENT = 8  # bytes: so many are written at once
STEPPING = 256  # threads of a block, where each plays a step: the best of 64 to 512


@compiled
def keep_all(state: Any, seat: int, work: Any) -> None:
    """In place of `keep_best` where no bot is greedy: a mind's tables and its code are large."""


@cache
def stepping_kernels(game: Game, *, greedy: bool) -> SimpleNamespace:
    """The kernels that step, bound to a game, with its mind or without. They serve all numbers of players."""
    meanings = {
        **meanings_of(game), "WORK": gpu.type_of(work_type(game) if greedy else small_work(game)), "CELL": gpu.CELL,
        "OUTCOME": game.outcome_size,
    }  # fmt: skip
    parts = list(STEPPING_PARTS)
    if not greedy:
        parts.remove(keep_best)
        meanings["keep_best"] = keep_all
    return SimpleNamespace(**gpu.bind_kernels(STEPPING_KERNELS, parts, meanings))


@cache
def asking_kernels(game: Game, row: int, number: int) -> SimpleNamespace:
    """The kernel that asks, bound to a game, and to observations of so many numbers of so many bytes."""
    block, moves = games_of_block(row, len(game.moves)), len(game.moves)
    meanings = {
        **meanings_of(game), "WORK": gpu.type_of(small_work(game)), "GAMES": block, "ROW": row, "MOVES": moves,
        "NUMBER": number, "SHARED_WORDS": block * (row + moves) // CELLS,
    }  # fmt: skip
    return SimpleNamespace(**gpu.bind_kernels(ASKING_KERNELS, ASKING_PARTS, meanings))


def small_work(game: Game) -> Struct:
    """A workspace where no bot needs a mind."""
    return struct([("count", np.int32, ()), ("moves", gpu.CELL, (len(game.moves) + 1,))])


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
    if gpu.address(array) % ALIGNMENT != 0:
        raise BadOption(f"{name}: the memory should begin at a multiple of {ALIGNMENT} bytes")


def c_strides(spec: Spec) -> tuple[int, ...]:
    """How many bytes further the next one of each dimension is, without gaps."""
    sizes = [*spec.shape[1:], 1]
    return tuple(int(np.prod(sizes[k:])) * spec.kind.itemsize for k in range(len(spec.shape)))


class Device:
    """The games of a batch in the memory of a GPU."""

    def __init__(self, game: Game, table: Table, scales: NDArray[np.float32], arrays: Mapping[str, Any]) -> None:
        self.arrays = arrays
        views = {name: gpu.as_device_array(name, memory) for name, memory in arrays.items()}
        observation = views["observation"]
        self.size, self.row = observation.shape
        self.block = games_of_block(self.row, len(game.moves))
        self.table = table._replace(options=gpu.to_device(table.options), who=gpu.to_device(table.who))
        self.numbers = Numbers(*map(gpu.to_device, look_up(scales, observation.dtype, self.block)))
        bits = BITS[observation.dtype.itemsize]
        self.games: Any = Games(
            **{**views, "observation": observation.view(bits)},
            states=gpu.zeros((self.size,), gpu.layout_of(game.state)),
            seeds=gpu.zeros((self.size,), np.dtype(np.int64)),
            bots=gpu.zeros((self.size, table.players, WORDS), np.dtype(np.int64)),
            orders=gpu.zeros((self.size,), np.dtype(np.int8)),
        )
        self.streams = gpu.zeros((self.size, WORDS), np.dtype(np.int64))
        self.wide = widened(self.games)
        self.stepping = stepping_kernels(game, greedy=GREEDY in table.who)
        self.asking = asking_kernels(game, self.row, observation.dtype.itemsize)
        self.actions = gpu.zeros((self.size,), np.dtype(np.int64))
        self.replay: Callable[[], None] | None = None

    def take(self, actions: Any) -> None:
        """The learner's actions for the next step. They are copied: the recorded step knows one place for them."""
        found = gpu.as_device_array("actions", actions)
        check_actions(found.shape, found.dtype, self.size)
        gpu.launch(self.stepping.take_each, self.size, found, self.actions)

    def step(self) -> None:
        """A step of every game, as its order says. The first one compiles; then it is recorded."""
        if self.replay is not None:
            self.replay()
        else:
            self.launch()
            self.replay = gpu.recorded(self.launch)

    def launch(self, stream: Any = 0) -> None:
        """The kernels of a step."""
        step, ask, blocks = self.stepping.step_each, self.asking.ask_each, -(-self.size // self.block)
        gpu.launch(step, self.size, self.games, self.table, self.actions, block=STEPPING, stream=stream)
        gpu.launch(ask, blocks * gpu.BLOCK, self.games, self.table, self.numbers, self.wide, stream=stream)

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
        gpu.launch(self.stepping.seed_each, self.size, self.streams, seed, first)

    def sample(self) -> Any:
        """A random legal action for every row."""
        out = gpu.zeros((self.size,), np.dtype(np.int64))
        gpu.launch(self.stepping.sample_each, self.size, self.games.mask, self.streams, out)
        return out

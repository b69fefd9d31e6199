"""The steps of a batch on a processor: compiled code in threads, each with a part of the games."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.bots.plain_mind import mind_of
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.layout import Words, struct
from vendome.engine.compiler.loops import States
from vendome.engine.compiler.quiet import quiet
from vendome.engine.compiler.rng import WORDS
from vendome.engine.contract import Game
from vendome.engine.observation import Counts
from vendome.lab.batch.arrays import check_actions
from vendome.lab.batch.forms import as_bits, write_halves, write_singles
from vendome.lab.batch.sampling import sample_games, seed_streams
from vendome.lab.batch.steps import OUTSIDE, PARTS, TEMPLATES, Desk, Games, Table

LEAST = 64  # games that are worth a thread


def meanings_of(game: Game) -> dict[str, Any]:
    """What the templates name, for this game."""
    rules, observation = game.rules, game.observation
    return {
        "setup": rules.setup, "legal": rules.legal, "apply": rules.apply, "draw": rules.draw,
        "happen": rules.happen, "result": rules.result, "observe": observation.observe,
        "observe_hidden": observation.observe_hidden, "score": mind_of(game).score,
    }  # fmt: skip


@cache
def steps_of(game: Game) -> SimpleNamespace:
    """The templates bound to a game."""
    return SimpleNamespace(**bind(TEMPLATES, meanings_of(game), game.module, parts=PARTS))


@cache
def work_type(game: Game) -> np.dtype[np.record]:
    """What a mind needs of its workspace to score moves: see `engine.mind.Workspace`."""
    moves = len(game.moves) + 1  # one more than there are, for what works on two at a time
    return struct(
        [
            ("seat", np.int32, ()),
            ("noted", np.int32, ()),
            ("count", np.int32, ()),
            ("moves", np.int32, (moves,)),
            ("scores", np.int32, (moves,)),
            ("notes", np.int32, (max(1, mind_of(game).NOTES),)),
        ]
    )


def new_desk(game: Game) -> Desk:
    return Desk(np.zeros(1, work_type(game)), np.zeros(game.outcome_size, np.int32))


class Processor:
    """The games of a batch in the memory of the processor."""

    def __init__(
        self, game: Game, table: Table, scales: NDArray[np.float32], arrays: Mapping[str, NDArray[Any]], workers: int
    ) -> None:
        self.table = table
        self.arrays = arrays
        self.steps = steps_of(game)
        self.numbers = arrays["observation"]
        size = len(self.numbers)
        counts: NDArray[Any] = self.numbers
        if counts.dtype != np.uint8:
            counts = np.zeros(counts.shape, np.uint8)
        self.games = Games(
            **{**arrays, "observation": counts},
            states=np.zeros(size, game.dtype if OUTSIDE in table.who else quiet(game.state)),  # witnesses read events
            seeds=np.zeros(size, np.int64),
            bots=np.zeros((size, table.players, WORDS), np.int64),
            orders=np.zeros(size, np.int8),
        )
        self.streams = np.zeros((size, WORDS), np.int64)
        self.actions = np.zeros(size, np.int64)
        parts = max(1, min(workers, size // LEAST))
        self.bounds = [size * part // parts for part in range(parts + 1)]
        self.desks = [new_desk(game) for _ in range(parts)]
        self.factors: NDArray[np.float32] = np.float32(1) / scales
        self.rows = np.zeros((parts, len(scales)), np.float32)
        self.pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None

    def take(self, actions: Any) -> None:
        """The learner's actions for the next step."""
        found = np.asarray(actions)
        check_actions(found.shape, found.dtype, len(self.actions))
        self.actions[:] = found

    def step(self) -> None:
        """A step of every game, as its order says."""
        others = [] if self.pool is None else [self.pool.submit(self.part, k) for k in range(1, len(self.desks))]
        self.part(0)
        for other in others:
            other.result()

    def part(self, k: int) -> None:
        first, last = self.bounds[k], self.bounds[k + 1]
        self.steps.step_games(self.games, self.table, self.desks[k], self.actions, first, last)
        # Not game by game: a processor is slow to read several bytes at once that it just wrote one by one.
        self.write_numbers(self.games.observation[first:last], self.numbers[first:last], self.rows[k])

    def write_numbers(self, counts: Counts, out: NDArray[Any], row: NDArray[np.float32]) -> None:
        """Counts become numbers, unless they are wanted as they are."""
        if out.dtype == np.float32:
            write_singles(counts, self.factors, out)
        elif out.dtype == np.float16:
            write_halves(counts, self.factors, as_bits(out), row)

    def states(self, row: int) -> States:
        """The state of one game, in an array of one."""
        return self.games.states[row : row + 1]

    def order(self, orders: NDArray[np.int8]) -> None:
        """What is to be done with each game in the next step."""
        self.games.orders[:] = orders

    def seed_rows(self, seeds: Words, rows: NDArray[np.bool_]) -> None:
        """Give some rows a seed."""
        self.games.seeds[rows] = seeds[rows]

    def seed_streams(self, seed: int, first: int) -> None:
        """Give `sample` a stream for every row."""
        seed_streams(self.streams, seed, first)

    def sample(self) -> Words:
        """A random legal action for every row."""
        out = np.zeros_like(self.actions)
        sample_games(self.games.mask, self.streams, out)
        return out

"""`Batch`: many games of one setup, stepped together."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.quiet import converted
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption, UnknownName
from vendome.engine.observation import Field
from vendome.engine.play import Session, Setup, checked_seed
from vendome.games.registry import find
from vendome.lab.batch.arrays import on_processor, specs
from vendome.lab.batch.device import Device, on_device
from vendome.lab.batch.forms import form_of
from vendome.lab.batch.players import Bots, codes_of, seats_of
from vendome.lab.batch.processor import Processor
from vendome.lab.batch.steps import FIRST_GAME, NEXT_GAME, OUTSIDE, REST, Table
from vendome.lab.batch.thinkers import Thinkers

DEVICES = ("cpu", "cuda")
SAMPLING = 1 << 40  # the first stream of `sample`: far from those of games


class Batch:
    """`size` games side by side. After a step each of them asks a seat of the learner again.

    >>> batch = Batch("shadow_thief", players=4, size=1024)
    >>> batch.step(batch.sample())
    >>> batch.observation.shape, batch.mask.shape, batch.seat.shape, batch.reward.shape
    ((1024, 1361), (1024, 105), (1024,), (1024, 4))

    The arrays are the same ones after every step: copy what you keep. `arrays.MEANINGS` says what each is.

    - Row `i` plays the games number 0, 1, 2 … of the seed `seed + i`: those of `vendome simulate --seed`.
    - A secret choice is asked of one seat after the other; nobody sees what another chose before all have.
    - A game that is over is followed by the next in the same step, unless `autoreset` is off; then it rests until
      `reset`.
    - An action that is not legal is replaced by the first legal one, and the row's `illegal` says so.
    """

    def __init__(  # noqa: PLR0913 (keywords, each with a default)
        self,
        game: str | Game,
        players: int = 4,
        size: int = 1,
        options: Mapping[str, object] | None = None,
        *,
        device: str = "cpu",
        seed: int = 0,
        form: str = "float32",
        full: bool = False,
        bots: Bots = None,
        rotate: bool = False,
        autoreset: bool = True,
        workers: int | None = None,
        into: Mapping[str, Any] | None = None,
    ) -> None:
        """`form` is that of observations: `float32`, `float16` or `uint8`, which has counts before they are divided.
        With `full` each row of an observation is followed by what all seats hide: for a critic, never for a player.

        `bots` names by seat who plays it, None for the learner; one name is for all seats but the first. With `rotate`
        everybody moves one seat on with every game. `workers` are threads: one a core, if not told. `into` names memory
        of the caller's for some arrays: NumPy's, torch's, whatever speaks DLPack.
        """
        self.setup = Setup.of(find(game) if isinstance(game, str) else game, players, options or {})
        self.size = positive("size", size)
        self.device = chosen_device(device)
        self.seats = seats_of(bots, players)
        if device == "cuda" and OUTSIDE in codes_of(self.seats):
            raise BadOption("on a GPU the bots are `random` and `greedy`; the others think on a processor")
        layout, hidden = self.setup.game.observation.LAYOUT, self.setup.game.observation.HIDDEN
        scales = np.concatenate([layout.scales(players), hidden.scales(players)]) if full else layout.scales(players)
        self.full = full
        self.observation_size = layout.size(players)
        table = Table(
            players=players,
            options=self.setup.codes,
            who=np.array(codes_of(self.seats), np.int32),
            rotates=int(rotate),
            restarts=int(autoreset),
            hidden_at=self.observation_size if full else 0,
        )
        wanted = specs(self.size, players, len(self.setup.game.moves), len(scales), form_of(form))
        self.core: Any
        if self.device == "cuda":
            self.core = Device(self.setup.game, table, scales, on_device(wanted, into or {}))
        else:
            threads = positive("workers", workers if workers is not None else os.cpu_count() or 1)
            self.core = Processor(self.setup.game, table, scales, on_processor(wanted, into or {}), threads)
        self.arrays = self.core.arrays
        self.thinkers = Thinkers(self.core, self.setup, self.seats) if OUTSIDE in table.who else None
        self.core.seed_streams(checked_seed(seed), SAMPLING)
        self.reset(seed)

    # The arrays by their names.

    @property
    def observation(self) -> NDArray[Any]:
        return self.arrays["observation"][:, : self.observation_size] if self.full else self.arrays["observation"]

    @property
    def full_observation(self) -> NDArray[Any]:
        """The observation, and behind it what all seats hide. For critics in training."""
        if not self.full:
            raise BadOption("this batch has no full observation: make it with full=True")
        return self.arrays["observation"]

    @property
    def mask(self) -> NDArray[np.int8]:
        return self.arrays["mask"]

    @property
    def seat(self) -> NDArray[np.int32]:
        return self.arrays["seat"]

    @property
    def reward(self) -> NDArray[np.float32]:
        return self.arrays["reward"]

    @property
    def done(self) -> NDArray[np.bool_]:
        return self.arrays["done"]

    @property
    def illegal(self) -> NDArray[np.bool_]:
        return self.arrays["illegal"]

    @property
    def episode(self) -> NDArray[np.int64]:
        return self.arrays["episode"]

    @property
    def length(self) -> NDArray[np.int32]:
        return self.arrays["length"]

    @property
    def scores(self) -> NDArray[np.int32]:
        return self.arrays["scores"]

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all actions, by number."""
        return self.setup.game.moves

    @property
    def observation_fields(self) -> Mapping[str, Field]:
        """What each number of an observation means, by name."""
        return self.setup.observation_fields

    @property
    def hidden_fields(self) -> Mapping[str, Field]:
        """The same for what stands behind it in a full observation, counted from there."""
        return self.setup.game.observation.HIDDEN.fields(self.setup.players)

    def session(self, row: int) -> Session:
        """A copy of one of the games, to look at; how it came about is not known."""
        states = converted(self.core.states(row), self.setup.game.dtype)
        return self.setup.from_bytes(states.tobytes())

    # What a learner does.

    def step(self, actions: Any) -> None:
        """Every asked seat takes its action; the arrays then hold the next questions."""
        self.core.take(actions)
        self._run()

    def sample(self) -> Any:
        """A random legal action for every row: a new array, where the games are."""
        return self.core.sample()

    def reset(self, seed: int | Sequence[int] | None = None, rows: NDArray[np.bool_] | None = None) -> None:
        """Begin anew, in all rows or in some. Without a seed each goes on to its next game; with one, row `i` has the
        seed `seed + i`; a sequence has a seed for each row."""
        chosen = np.ones(self.size, np.bool_) if rows is None else checked_rows(rows, self.size)
        if seed is not None:
            self.core.seed_rows(seeds_of(seed, self.size), chosen)
        self.core.order(np.where(chosen, NEXT_GAME if seed is None else FIRST_GAME, REST).astype(np.int8))
        self._run()

    def _run(self) -> None:
        self.core.step()
        if self.thinkers is not None:
            self.thinkers.play()


def positive(name: str, value: int) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or value < 1:
        raise BadOption(f"{name} should be a whole number from 1 on, not {value!r}")
    return int(value)


def chosen_device(device: str) -> str:
    if device not in DEVICES:
        raise UnknownName("device", device, list(DEVICES))
    return device


def seeds_of(seed: int | Sequence[int], size: int) -> Words:
    """A seed for each row."""
    if isinstance(seed, (int, np.integer)):
        checked_seed(int(seed) + size - 1)
        return checked_seed(int(seed)) + np.arange(size)
    if len(seed) != size:
        raise BadOption(f"{len(seed)} seeds for {size} games")
    return np.array([checked_seed(int(one)) for one in seed], np.int64)


def checked_rows(rows: NDArray[np.bool_], size: int) -> NDArray[np.bool_]:
    found = np.asarray(rows)
    if found.shape != (size,) or found.dtype != np.bool_:
        raise BadOption(f"rows: should be {size} truth values, not {found.dtype} of the shape {found.shape}")
    return found

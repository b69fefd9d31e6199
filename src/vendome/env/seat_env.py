"""Gymnasium's environment: one seat learns, named bots have the others.

- An action is a number of a move, `env.unwrapped.moves[action]`. The legal ones are `action_masks()`, as MaskablePPO
  of Stable-Baselines3 asks for them, and `action_mask` of the infos. An action that is not legal does no harm: the
  first legal one is taken instead, and the infos say `illegal`.
- An observation is what the seat knows; `fields` says what each number means.
- The reward comes when the game ends: the share of the win, less one part in as many as there are players.
- `reset(seed=s)` begins game number 0 of the seed s, `reset()` the next one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from vendome.engine.compiler.rng import SEED_LIMIT
from vendome.engine.contract import SPECTATOR
from vendome.engine.errors import BadOption, UnknownKeyword, UnknownName
from vendome.engine.observation import Field
from vendome.lab.batch import Batch
from vendome.lab.batch.players import Bots

RENDER_MODES = ["human", "ansi"]
HIGHEST = {"float32": 1.0, "float16": 1.0, "uint8": 255}


def seat_batch(  # noqa: PLR0913 (keywords, each with a default)
    game: str,
    size: int,
    *,
    players: int = 4,
    bots: Bots = "greedy",
    seat: int = 0,
    rotate: bool = False,
    form: str = "float32",
    **options: object,
) -> Batch:
    """A batch in which one seat learns. `bots` is one name for all others, or a name for each of them, clockwise."""
    if seat not in range(players):
        raise UnknownName("seat", seat, [*range(players)])
    others = [bots] * (players - 1) if isinstance(bots, str) else list(bots or [])
    if len(others) != players - 1 or None in others:
        raise BadOption(f"bots: name one for all other seats, or {players - 1} of them, not {bots!r}")
    company = [others[(other - seat - 1) % players] if other != seat else None for other in range(players)]
    try:
        return Batch(game, players, size, options, bots=company, rotate=rotate, form=form, autoreset=False, seed=0)
    except UnknownName as error:
        if error.what != "option":
            raise
        raise UnknownKeyword(f"got an unexpected keyword argument {error.name!r}: {error}") from None


def spaces_of(batch: Batch) -> tuple[Box, Any]:
    """Of one game: what is observed, and what can be done."""
    form: Any = batch.observation.dtype
    highest = HIGHEST[np.dtype(form).name]
    return Box(0, highest, (batch.observation_size,), form), Discrete(len(batch.moves))


class SeatEnv(gymnasium.Env[NDArray[Any], int]):
    """One game at a time."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(self, game: str, *, render_mode: str | None = None, **more: Any) -> None:
        """Further arguments are `players`, `bots`, `seat`, `rotate`, `form` and the options of the game."""
        if render_mode not in (None, *RENDER_MODES):
            raise UnknownName("render mode", render_mode, RENDER_MODES)
        self.batch = seat_batch(game, 1, **more)
        self.observation_space, self.action_space = spaces_of(self.batch)
        self.render_mode = render_mode
        self._is_seeded = False

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all actions, by number."""
        return self.batch.moves

    @property
    def fields(self) -> Mapping[str, Field]:
        """What each number of an observation means, by name."""
        return self.batch.observation_fields

    @property
    def seat(self) -> int:
        """The seat that learns, in the present game."""
        return int(self.batch.seat[0])

    def action_masks(self) -> NDArray[np.bool_]:
        mask: NDArray[np.bool_] = self.batch.mask[0] != 0
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is None and not self._is_seeded:
            seed = secrets.randbelow(SEED_LIMIT)
        self._is_seeded = True
        self.batch.reset(seed)
        return self.batch.observation[0].copy(), self.info()

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        self.batch.step(np.array([action]))
        reward = float(self.batch.reward[0, self.seat])
        if self.render_mode == "human":
            self.render()
        return self.batch.observation[0].copy(), reward, bool(self.batch.done[0]), False, self.info()

    def info(self) -> dict[str, Any]:
        """In NumPy's types: TorchRL takes no others, and of a truth value Gymnasium takes an array only."""
        batch = self.batch
        return {"action_mask": batch.mask[0].copy(), "illegal": np.array(batch.illegal[0]), "seat": batch.seat[0]}

    def render(self) -> str | None:
        """The table as everyone sees it: printed (`human`), or as a text (`ansi`)."""
        text = self.batch.session(0).show(SPECTATOR)
        if self.render_mode == "human":
            print(text)  # noqa: T201 (that is what this mode asks for)
        return text if self.render_mode == "ansi" else None

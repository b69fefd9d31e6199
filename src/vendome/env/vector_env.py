"""Gymnasium's vector environment over the batch core: as many games as one likes, stepped together.

Game `i` of `reset(seed=s)` is the one that a `SeatEnv` plays after `reset(seed=s + i)`, and so are those that follow.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from vendome.engine.compiler.rng import SEED_LIMIT
from vendome.engine.errors import BadOption
from vendome.engine.observation import Field
from vendome.env.seat_env import seat_batch, spaces_of

Arrays = tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Many games, one learning seat in each."""

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        **more: Any,
    ) -> None:
        """All three modes of Gymnasium for games that are over. Without `copy` the arrays that a step returns are
        those of the batch, which the next step writes anew: faster, for who reads them at once."""
        self.batch = seat_batch(game, num_envs, **more)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space, self.single_action_space = spaces_of(self.batch)
        one = self.single_observation_space
        self.observation_space = Box(one.low[0], one.high[0], (num_envs, *one.shape), one.dtype.type)
        self.action_space = MultiDiscrete([len(self.batch.moves)] * num_envs)
        self.copy = copy
        self._is_seeded = False
        self._over: NDArray[np.bool_] = np.zeros(num_envs, np.bool_)  # rows that rest

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all actions, by number."""
        return self.batch.moves

    @property
    def fields(self) -> Mapping[str, Field]:
        """What each number of an observation means, by name."""
        return self.batch.observation_fields

    def action_masks(self) -> NDArray[np.bool_]:
        return np.not_equal(self.batch.mask, 0)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        rows = (options or {}).get("reset_mask")
        if rows is not None and self.autoreset_mode != AutoresetMode.DISABLED:
            raise BadOption("a reset_mask is for the autoreset mode DISABLED only")
        if seed is None and not self._is_seeded:
            seed = secrets.randbelow(SEED_LIMIT - self.num_envs)
        self._is_seeded = True
        self.batch.reset(seed, rows)
        self._over[... if rows is None else rows] = False
        return self.observed(), self.infos()

    def step(self, actions: NDArray[Any]) -> Arrays:
        rested = self._over.copy()
        self.batch.step(actions)
        done = self.batch.done.copy()
        reward = self.batch.reward[np.arange(self.num_envs), self.batch.seat].astype(np.float64)
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            final = self.finals(done)
            if done.any():
                self.batch.reset(rows=done)
            return self.observed(), reward, done, np.zeros_like(done), self.infos() | final
        self._over = done
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and rested.any():
            self.batch.reset(rows=rested)
        elif rested.any():
            self._over |= rested
        return self.observed(), reward, done, np.zeros_like(done), self.infos()

    def observed(self) -> NDArray[Any]:
        return self.batch.observation.copy() if self.copy else self.batch.observation

    def infos(self) -> dict[str, Any]:
        arrays = {"action_mask": self.batch.mask, "illegal": self.batch.illegal, "seat": self.batch.seat}
        every = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for name, array in arrays.items():
            infos[name], infos[f"_{name}"] = array.copy() if self.copy else array, every
        return infos

    def finals(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """What was seen last in the games that have just ended."""
        if not done.any():
            return {}
        observations = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            observations[i] = self.batch.observation[i].copy()
        infos = self.infos()
        for name in ("action_mask", "illegal", "seat"):
            infos[name] = np.where(done.reshape(-1, *[1] * (infos[name].ndim - 1)), infos[name], 0).astype(
                infos[name].dtype
            )
            infos[f"_{name}"] = done
        return {"final_obs": observations, "_final_obs": done, "final_info": infos, "_final_info": done}

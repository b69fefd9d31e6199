"""Stable-Baselines3's vector environment over the batch core: many games, one learning seat in each.

It has `action_masks`, as MaskablePPO of Stable-Baselines3-contrib asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from vendome.engine.errors import BadOption
from vendome.env.vector_env import SeatVectorEnv

Indices = int | Iterable[int] | None
Step = tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], list[dict[str, Any]]]


class SeatVecEnv(VecEnv):
    """Gymnasium's vector environment in the words of Stable-Baselines3. A game that is over is followed by the next."""

    def __init__(self, size: int, **more: Any) -> None:
        """Further arguments are those of `SeatVectorEnv`."""
        self.envs = SeatVectorEnv(size, **more)
        self.actions: NDArray[Any] = np.zeros(size, np.int64)
        super().__init__(size, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> NDArray[Any]:
        observations, _ = self.envs.reset(seed=None if self._seeds[0] is None else self._seeds)
        self._reset_seeds()
        return observations

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> Step:
        observations, rewards, done, _, infos = self.envs.step(self.actions)
        each: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done):
            each[row] = {"terminal_observation": infos["final_obs"][row], "TimeLimit.truncated": False}
        return observations, rewards, done, each

    def env_method(self, method_name: str, *arguments: Any, indices: Indices = None, **more: Any) -> list[Any]:
        """One call answers for all games, with a row for each."""
        rows = getattr(self.envs, method_name)(*arguments, **more)
        return [rows[row] for row in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        return [getattr(self.envs, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002 (the library's)
        raise BadOption(f"{attr_name} can't be set: all games are one batch, and have nothing of their own")

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:  # noqa: ARG002
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is held."""

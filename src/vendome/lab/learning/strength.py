"""How well a policy plays against bots, measured where it is trained: one game at each of many tables."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vendome.engine.play import Setup
from vendome.lab.batch import Batch
from vendome.lab.learning.arrays import Arrays
from vendome.lab.learning.inputs import Names, counts_of, policy_inputs
from vendome.lab.learning.losses import draw, policy_of
from vendome.lab.learning.net import Weights, forward

MOST_STEPS = 4096  # more than any game has


class Strength(NamedTuple):
    """The share of the wins, and how far it may be off (two standard errors)."""

    share: float
    margin: float


def strength_of(policy: Weights, setup: Setup, rivals: str, games: int, arrays: Arrays, seed: int) -> Strength:
    """One seat by the policy, all others by bots of this name; every seat as often."""
    xp, inputs, names = arrays.xp, policy_inputs(setup, arrays), Names(setup, arrays, full=False)
    total, squares, count = 0.0, 0.0, 0
    for seat in range(setup.players):
        bots = [None if other == seat else rivals for other in range(setup.players)]
        now = {
            "observation": arrays.zeros((games, len(setup.observation_scales)), "uint8"),
            "mask": arrays.zeros((games, len(setup.game.moves)), "int8"),
            "reward": arrays.zeros((games, setup.players), "float32"),
            "done": arrays.zeros((games,), "bool"),
        }
        batch = Batch(
            setup.game, setup.players, games, setup.options, device=arrays.device, seed=seed, form="uint8", bots=bots,
            autoreset=False, into=now,
        )  # fmt: skip
        shares = arrays.zeros((games,), "float32")
        for _ in range(MOST_STEPS):
            seen = names.see(now["observation"], now["mask"])
            counts = counts_of(seen.observations, inputs, arrays)
            head = forward(counts, inputs, policy, arrays).head[:, : len(setup.game.moves)]
            batch.step(names.real(seen, draw(policy_of(head, seen.masks, arrays), arrays)))
            shares = shares + xp.where(now["done"], now["reward"][:, seat] + 1 / setup.players, 0 * shares)
            if not bool(xp.any(now["mask"] > 0)):
                break
        found = arrays.host(shares)
        total, squares, count = total + found.sum(), squares + (found**2).sum(), count + games
    mean = total / count
    return Strength(float(mean), float(2 * np.sqrt(max(0.0, squares / count - mean**2) / count)))

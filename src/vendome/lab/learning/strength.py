"""How well a policy plays against bots or a net, measured where it is trained: one game at each of many tables."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vendome.engine.play import Setup
from vendome.lab.batch import Batch
from vendome.lab.learning.arrays import Array, Arrays
from vendome.lab.learning.inputs import Names, Seen, counts_of, policy_inputs
from vendome.lab.learning.losses import draw, policy_of
from vendome.lab.learning.net import Inputs, Weights, forward

MOST_STEPS = 4096  # more than any game has


class Strength(NamedTuple):
    """The share of the wins, and how far it may be off (two standard errors)."""

    share: float
    margin: float


def strength_of(
    policy: Weights, setup: Setup, rivals: str | Weights, games: int, arrays: Arrays, seed: int
) -> Strength:
    """One seat by the policy, all others by bots of this name or by this net; every seat as often."""
    found = np.concatenate(
        [arrays.host(shares_of(policy, setup, seat, rivals, games, arrays, seed)) for seat in range(setup.players)]
    )
    return Strength(float(found.mean()), float(2 * found.std() / np.sqrt(len(found))))


def shares_of(  # noqa: PLR0913 (as above, for one seat)
    policy: Weights, setup: Setup, seat: int, rivals: str | Weights, games: int, arrays: Arrays, seed: int
) -> Array:
    """By game, the share of the win of the policy's seat."""
    bots = None if not isinstance(rivals, str) else [None if k == seat else rivals for k in range(setup.players)]
    now = {
        "observation": arrays.zeros((games, len(setup.observation_scales)), "uint8"),
        "mask": arrays.zeros((games, len(setup.game.moves)), "int8"),
        "seat": arrays.zeros((games,), "int32"),
        "reward": arrays.zeros((games, setup.players), "float32"),
        "done": arrays.zeros((games,), "bool"),
    }
    batch = Batch(
        setup.game, setup.players, games, setup.options, device=arrays.device, seed=seed, form="uint8", bots=bots,
        autoreset=False, into=now,
    )  # fmt: skip
    xp, inputs, names = arrays.xp, policy_inputs(setup, arrays), Names(setup, arrays, full=False)
    shares = arrays.zeros((games,), "float32")
    for _ in range(MOST_STEPS):
        seen = names.see(now["observation"], now["mask"])
        choices = choices_by(policy, seen, inputs, arrays)
        if not isinstance(rivals, str):
            choices = xp.where(now["seat"] == seat, choices, choices_by(rivals, seen, inputs, arrays))
        batch.step(names.real(seen, choices))
        shares = shares + xp.where(now["done"], now["reward"][:, seat] + 1 / setup.players, 0 * shares)
        if not bool(xp.any(now["mask"] > 0)):
            break
    return shares


def choices_by(policy: Weights, seen: Seen, inputs: Inputs, arrays: Arrays) -> Array:
    head = forward(counts_of(seen.observations, inputs, arrays), inputs, policy, arrays).head
    return draw(policy_of(head[:, : seen.masks.shape[1]], seen.masks, arrays), arrays)

"""Nets for tests: random weights, small, with opinions that differ from move to move."""

from pathlib import Path

import numpy as np

from vendome import Game
from vendome.bots.net.weights import Net, Weights, write_net
from vendome.lab.learning.net import Shape, new_weights

WIDTH = 16
LOUDER = 100  # a net that has learnt nothing gives all moves nearly the same number


def random_net(game: Game, seed: int = 1) -> Net:
    most = game.players[-1]
    seen, hidden = game.observation.LAYOUT.size(most), game.observation.HIDDEN.size(most)
    policy, critic = Shape(seen, WIDTH, len(game.moves), most), Shape(seen + hidden, WIDTH, 0, most)
    return Net(game.id, loud_weights(policy, seed), loud_weights(critic, seed + 1), {"seed": seed})


def loud_weights(shape: Shape, seed: int) -> Weights:
    """As a file has them, in float16."""
    rng = np.random.default_rng(seed)
    weights = new_weights(shape, seed)
    for name, array in weights.items():
        if name == "head":
            array *= LOUDER
        if name.endswith("_bias"):
            array += 0.1 * rng.standard_normal(len(array))
    return {name: array.astype(np.float16).astype(np.float32) for name, array in weights.items()}


def write_random_net(game: Game, folder: Path) -> Path:
    """Into the file that the package would have."""
    path = folder / f"{game.id}.npz"
    write_net(path, random_net(game))
    return path

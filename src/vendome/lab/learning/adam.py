"""Adam (Kingma and Ba, 2015): steps as long as what was learnt lately is certain."""

from __future__ import annotations

from vendome.lab.learning.arrays import Array, Arrays
from vendome.lab.learning.net import Weights

MEAN, SQUARE = 0.9, 0.999  # how much of the past each remembers
SMALL = 1e-5


class Adam:
    def __init__(self, weights: Weights, arrays: Arrays, most: float = 1.0) -> None:
        """Gradients longer than `most` are shortened."""
        self.arrays, self.most = arrays, most
        self.steps = 0
        self.means = {name: arrays.xp.zeros_like(array) for name, array in weights.items()}
        self.squares = {name: arrays.xp.zeros_like(array) for name, array in weights.items()}

    def step(self, weights: Weights, gradient: Weights, rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        shorter = self.shortening(gradient)
        for name, array in weights.items():
            slope = gradient[name] * shorter
            mean, square = self.means[name], self.squares[name]
            mean *= MEAN
            mean += (1 - MEAN) * slope
            square *= SQUARE
            square += (1 - SQUARE) * slope * slope
            root = (square / (1 - SQUARE**self.steps)) ** 0.5
            array -= rate / (1 - MEAN**self.steps) * mean / (root + SMALL)

    def shortening(self, gradient: Weights) -> Array:
        """What a gradient is multiplied by, so that it is not too long."""
        xp = self.arrays.xp
        length = sum(xp.sum(array * array) for array in gradient.values()) ** 0.5
        return xp.clip(self.most / (length + SMALL), max=1.0)

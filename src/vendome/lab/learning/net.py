"""A net: an observation in; a number for every action and for every seat's chance to win out.

Four layers: `first` is wide and its input is mostly zeros, `second` adds to what it gets, `third` is twice as wide, and
`head` has a column for each action and for each seat. One net serves all numbers of players: `Inputs` says which rows
of `first` belong to the columns of an observation.

The gradient is written by hand. It is short, and the learner then needs nothing but arrays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vendome.lab.learning.arrays import Array, Arrays

Weights = dict[str, Array]


EVEN = 8  # sizes are multiples of it: a GPU multiplies odd ones half as fast


def evened(size: int) -> int:
    return -(-size // EVEN) * EVEN


class Shape(NamedTuple):
    """How large a net is."""

    inputs: int
    width: int
    actions: int
    seats: int

    @property
    def outputs(self) -> int:
        return evened(self.actions + self.seats)

    @property
    def rows(self) -> int:
        """Of the first layer. Some are to spare: they belong to columns that only fill up an observation."""
        return evened(self.inputs) + EVEN


class Inputs(NamedTuple):
    """Where the columns of an observation belong in a net. Their factors are multiplied into the first layer, not into
    the observations: it is far smaller."""

    rows: Array  # of the first layer, one for each column, and for those that fill up to an even number
    factors: Array  # what counts are multiplied by; 0 for what is not to be read


class Layers(NamedTuple):
    """What came out of each layer: `backward` needs it."""

    first: Array
    second: Array  # before it is added
    third: Array
    head: Array


def new_weights(shape: Shape, seed: int) -> dict[str, np.ndarray[Any, Any]]:
    """Random ones, of a size at which signals neither grow nor fade. The head begins near 0: all moves are alike."""
    rng = np.random.default_rng(seed)
    width = shape.width

    def layer(rows: int, columns: int, size: float) -> np.ndarray[Any, Any]:
        return (rng.standard_normal((rows, columns)) * size).astype(np.float32)

    return {
        "first": layer(shape.rows, width, 0.15),  # some sixty inputs are not zero
        "first_bias": np.zeros(width, np.float32),
        "second": layer(width, width, (2 / width) ** 0.5),
        "second_bias": np.zeros(width, np.float32),
        "third": layer(width, 2 * width, (2 / width) ** 0.5),
        "third_bias": np.zeros(2 * width, np.float32),
        "head": layer(2 * width, shape.outputs, 0.01 * width**-0.5),
        "head_bias": np.zeros(shape.outputs, np.float32),
    }


def forward(counts: Array, inputs: Inputs, weights: Weights, arrays: Arrays) -> Layers:
    """`counts` has a row for each position, in the arrays' own type, and a column for each of the inputs."""
    real, xp = arrays.real, arrays.xp

    def times(layer: Array, matrix: Array, bias: Array) -> Array:
        return layer @ xp.astype(matrix, real) + xp.astype(bias, real)

    matrix = weights["first"][inputs.rows] * inputs.factors[:, None]
    first = xp.clip(times(counts, matrix, weights["first_bias"]), min=0)
    second = xp.clip(times(first, weights["second"], weights["second_bias"]), min=0)
    third = xp.clip(times(first + second, weights["third"], weights["third_bias"]), min=0)
    head = times(third, weights["head"], weights["head_bias"])
    return Layers(first, second, third, xp.astype(head, xp.float32))


def backward(counts: Array, inputs: Inputs, layers: Layers, error: Array, weights: Weights, arrays: Arrays) -> Weights:
    """The gradient of the weights, from that of the head's numbers."""
    real, xp = arrays.real, arrays.xp
    gradient: Weights = {}

    def through(layer: Array, error: Array, name: str) -> None:
        """The gradient of a layer's matrix and bias, from its input and the error of its output."""
        gradient[name] = xp.astype(layer.T @ error, xp.float32)
        gradient[f"{name}_bias"] = xp.sum(error, axis=0, dtype=xp.float32)

    def back(error: Array, name: str) -> Array:
        return error @ xp.astype(weights[name], real).T

    error = xp.astype(error, real)
    through(layers.third, error, "head")
    error = back(error, "head") * (layers.third > 0)
    through(layers.first + layers.second, error, "third")
    straight = back(error, "third")
    error = straight * (layers.second > 0)
    through(layers.first, error, "second")
    error = (straight + back(error, "second")) * (layers.first > 0)
    through(counts, error, "first")
    first = xp.zeros_like(weights["first"])
    first[inputs.rows] = gradient["first"] * inputs.factors[:, None]
    return {**gradient, "first": first}

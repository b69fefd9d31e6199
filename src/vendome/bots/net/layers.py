"""A net at work: from the numbers of one position to those of its head, compiled.

Most inputs are zero, and so is half of what comes out of a layer. So a layer does not multiply matrices: it adds up the
rows whose number is not zero, one after the other. Every sum has one order, and nothing is fused or reordered, so
another processor computes the very same numbers.
"""

from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from vendome.bots.net.weights import Weights
from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells

Reals = NDArray[np.float32]


class Layers(NamedTuple):
    """The weights of one net, which many players may share; then what came out of each layer, which is one player's."""

    first: Reals
    first_bias: Reals
    second: Reals
    second_bias: Reals
    third: Reals
    third_bias: Reals
    head: Reals
    head_bias: Reals
    after_first: Reals
    after_second: Reals  # with what came out of the first
    after_third: Reals
    after_head: Reals

    @classmethod
    def of(cls, weights: Weights) -> Self:
        """Of one type, whoever made the weights: compiled code does not look again."""
        weights = {name: np.require(array, np.float32, ["C", "A", "W"]) for name, array in weights.items()}
        room = {f"after_{name}": np.zeros(weights[name].shape[1], np.float32) for name in ("first", "second", "third")}
        return cls(**weights, **room, after_head=np.zeros(weights["head"].shape[1], np.float32))


class Terms(NamedTuple):
    """What a layer adds up: rows of its matrix, each times a number."""

    rows: Cells
    numbers: Reals

    @classmethod
    def room(cls, most: int) -> Self:
        return cls(np.zeros(most, np.int32), np.zeros(most, np.float32))


@compiled
def run_body(layers: Layers, terms: Terms, count: int) -> int:
    """From the `count` terms of the inputs to those of the head; how many these are."""
    run_layer(layers.first, layers.first_bias, terms, count, layers.after_first)
    keep_positive(layers.after_first)
    count = list_terms(layers.after_first, terms)
    run_layer(layers.second, layers.second_bias, terms, count, layers.after_second)
    keep_positive(layers.after_second)
    for i in range(len(layers.after_second)):
        layers.after_second[i] += layers.after_first[i]
    count = list_terms(layers.after_second, terms)
    run_layer(layers.third, layers.third_bias, terms, count, layers.after_third)
    keep_positive(layers.after_third)
    return list_terms(layers.after_third, terms)


@compiled
def run_layer(matrix: Reals, bias: Reals, terms: Terms, count: int, out: Reals) -> None:
    """Four rows at a time: so `out` is read and written a quarter as often. The order of the sum stays the same."""
    size = len(out)
    for j in range(size):
        out[j] = bias[j]
    i = 0
    while i + 4 <= count:
        a, b, c, d = (
            matrix[terms.rows[i]],
            matrix[terms.rows[i + 1]],
            matrix[terms.rows[i + 2]],
            matrix[terms.rows[i + 3]],
        )
        x, y, z, w = terms.numbers[i], terms.numbers[i + 1], terms.numbers[i + 2], terms.numbers[i + 3]
        for j in range(size):
            out[j] = out[j] + x * a[j] + y * b[j] + z * c[j] + w * d[j]
        i += 4
    while i < count:
        a, x = matrix[terms.rows[i]], terms.numbers[i]
        for j in range(size):
            out[j] += x * a[j]
        i += 1


@inlined
def keep_positive(numbers: Reals) -> None:
    """What is below 0 becomes 0."""
    zero = np.float32(0)
    for i in range(len(numbers)):
        numbers[i] = numbers[i] if numbers[i] > zero else zero


@inlined
def list_terms(numbers: Reals, terms: Terms) -> int:
    """Those that are not zero, which is to say positive; how many there are. (Written first and counted then: a branch
    that nobody can foretell would take longer.)"""
    count = 0
    for i in range(len(numbers)):
        terms.rows[count] = i
        terms.numbers[count] = numbers[i]
        count += int(numbers[i] > 0)
    return count


@compiled
def run_columns(layers: Layers, terms: Terms, count: int, columns: Cells, size: int) -> None:
    """The head for some of its columns alone, into the first `size` cells of what comes out of it."""
    out = layers.after_head
    for k in range(size):
        out[k] = layers.head_bias[columns[k]]
    for i in range(count):
        row, x = layers.head[terms.rows[i]], terms.numbers[i]
        for k in range(size):
            out[k] += x * row[columns[k]]


@inlined
def run_head(layers: Layers, terms: Terms, count: int) -> None:
    """The head for all of its columns."""
    run_layer(layers.head, layers.head_bias, terms, count, layers.after_head)

"""The gradients that are written by hand are the slopes that one measures, on every kind of arrays."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from vendome.lab.learning.arrays import OnProcessor
from vendome.lab.learning.losses import (
    Weighing,
    at,
    log_softmax,
    policy_of,
    towards_advantage,
    towards_example,
    towards_shares,
)
from vendome.lab.learning.net import Inputs, Shape, backward, forward, new_weights

SHAPE = Shape(inputs=9, width=8, actions=5, seats=3)
ROWS = np.array([0, 1, 2, 5, 6, 8, 23, 22])
STEP = 1e-3
Numbers = Any


class Exact(OnProcessor):
    """In double precision, so that a difference of two losses tells a slope."""

    def __init__(self) -> None:
        super().__init__(seed=1)
        self.real = np.float64


ARRAYS = Exact()
RNG = np.random.default_rng(3)
COUNTS, GOAL = RNG.random((4, len(ROWS))), RNG.random((4, SHAPE.outputs))
INPUTS = Inputs(ROWS, np.linspace(0.5, 1.5, len(ROWS)))


def exact_weights() -> dict[str, Numbers]:
    weights = {name: array.astype(np.float64) for name, array in new_weights(SHAPE, seed=2).items()}
    return {name: array + 0.1 * np.cos(np.arange(array.size)).reshape(array.shape) for name, array in weights.items()}


def slopes(loss: Callable[[], float], numbers: Numbers) -> Numbers:
    """How much the loss changes with each of the numbers, measured."""
    found = np.zeros_like(numbers)
    for index in np.ndindex(numbers.shape):
        before = numbers[index]
        numbers[index] = before + STEP
        above = loss()
        numbers[index] = before - STEP
        found[index] = (above - loss()) / (2 * STEP)
        numbers[index] = before
    return found


@pytest.mark.parametrize("name", new_weights(SHAPE, seed=2))
def test_a_gradient_is_the_slope_of_the_loss(name: str) -> None:
    weights = exact_weights()

    def loss() -> float:
        return float((forward(COUNTS, INPUTS, weights, ARRAYS).head * GOAL).sum())

    found = backward(COUNTS, INPUTS, forward(COUNTS, INPUTS, weights, ARRAYS), GOAL, weights, ARRAYS)[name]
    assert found == pytest.approx(slopes(loss, weights[name]), rel=1e-2, abs=1e-3)


# Five actions, some of them not legal; what was chosen, and how likely it was then.
MASK = np.array([[1, 1, 1, 0, 0], [1, 0, 0, 0, 1], [0, 0, 1, 0, 0], [1, 1, 1, 1, 1]], np.int8)
CHOICES = np.array([1, 4, 2, 0])
BEFORE = np.log(np.array([0.3, 0.2, 1.0, 0.6]))
ADVANTAGE = np.array([1.0, -0.5, 2.0, 0.7])


def test_towards_advantage_is_the_slope_of_ppos_loss() -> None:
    numbers, weighing = RNG.standard_normal((4, 5)), Weighing(entropy=0.1)

    def loss() -> float:
        policy = policy_of(numbers, MASK, ARRAYS)
        ratio = np.exp(at(policy, CHOICES, ARRAYS) - BEFORE)
        gain = np.minimum(ratio * ADVANTAGE, np.clip(ratio, 0.8, 1.2) * ADVANTAGE)
        chances = np.exp(policy)
        entropy = -np.where(MASK > 0, chances * policy, 0).sum(axis=1)
        return float(-(gain + weighing.entropy * entropy).sum())

    found = towards_advantage(policy_of(numbers, MASK, ARRAYS), CHOICES, BEFORE, ADVANTAGE, weighing, ARRAYS)
    assert found == pytest.approx(slopes(loss, numbers), abs=1e-6)
    assert not found[MASK == 0].any()


def test_towards_an_example_and_towards_shares_are_slopes_of_cross_entropy() -> None:
    numbers, shares = RNG.standard_normal((4, 5)), RNG.dirichlet(np.ones(5), 4)

    def surprise() -> float:
        return -float(at(policy_of(numbers, MASK, ARRAYS), CHOICES, ARRAYS).sum())

    def error() -> float:
        return -float((shares * log_softmax(numbers, ARRAYS)).sum())

    example = towards_example(policy_of(numbers, MASK, ARRAYS), CHOICES, ARRAYS)
    assert example == pytest.approx(slopes(surprise, numbers), abs=1e-6)
    assert towards_shares(numbers, shares, ARRAYS) == pytest.approx(slopes(error, numbers), abs=1e-6)


def test_torch_gives_what_numpy_gives() -> None:
    if os.environ.get("VENDOME_TORCH") != "1":
        pytest.importorskip("torch")
    from vendome.lab.learning.arrays import OnTorch

    torch, numpy = OnTorch(seed=1, device="cpu"), OnProcessor(seed=1)
    results = []
    for arrays in (torch, numpy):
        weights = {name: arrays.array(array) for name, array in new_weights(SHAPE, seed=2).items()}
        counts, goal, factors = (arrays.array(one.astype("f4")) for one in (COUNTS, GOAL, INPUTS.factors))
        inputs = Inputs(arrays.array(ROWS), factors)
        layers = forward(counts, inputs, weights, arrays)
        found = {"head": layers.head, **backward(counts, inputs, layers, goal, weights, arrays)}
        results.append({name: arrays.host(array) for name, array in found.items()})
    for name, array in results[0].items():
        assert array == pytest.approx(results[1][name], rel=1e-4, abs=1e-5), name

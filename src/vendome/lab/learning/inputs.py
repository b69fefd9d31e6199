"""What a net reads: which columns of an observation, by which names, and as which numbers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vendome.bots.net.weights import input_factors
from vendome.engine.play import Setup
from vendome.lab.learning.arrays import Array, Arrays
from vendome.lab.learning.net import Inputs, Shape, evened


class NetInputs(NamedTuple):
    """Of both nets of a player."""

    policy: Inputs
    critic: Inputs


def policy_shape(setup: Setup, width: int) -> Shape:
    most = setup.game.players[-1]
    return Shape(setup.game.observation.LAYOUT.size(most), width, len(setup.game.moves), most)


def critic_shape(setup: Setup, width: int) -> Shape:
    most = setup.game.players[-1]
    layout, hidden = setup.game.observation.LAYOUT, setup.game.observation.HIDDEN
    return Shape(layout.size(most) + hidden.size(most), width, 0, most)


def policy_inputs(setup: Setup, arrays: Arrays) -> Inputs:
    """An observation of few players is the beginning of one of many."""
    return inputs_at(np.arange(len(setup.observation_scales)), setup.observation_scales, policy_shape(setup, 0), arrays)


def critic_inputs(setup: Setup, arrays: Arrays) -> Inputs:
    """Behind it stands what the seats hide."""
    layout, hidden = setup.game.observation.LAYOUT, setup.game.observation.HIDDEN
    start = layout.size(setup.game.players[-1])
    rows = np.concatenate([np.arange(layout.size(setup.players)), start + np.arange(hidden.size(setup.players))])
    scales = np.concatenate([layout.scales(setup.players), hidden.scales(setup.players)])
    return inputs_at(rows, scales, critic_shape(setup, 0), arrays)


def inputs_at(rows: Array, scales: Array, shape: Shape, arrays: Arrays) -> Inputs:
    """Up to an even number: what fills up is not read, and has a row to spare."""
    more = np.arange(evened(len(rows)) - len(rows))
    rows = np.concatenate([rows, shape.rows - 1 - more])
    factors = np.concatenate([input_factors(scales), np.zeros(len(more), np.float32)])
    return Inputs(arrays.array(rows), arrays.array(factors))


def counts_of(observations: Array, inputs: Inputs, arrays: Arrays) -> Array:
    """Observations as a net reads them. They may have more columns than it reads, or too few to be even."""
    xp, width = arrays.xp, len(inputs.rows)
    if observations.shape[1] < width:
        few = (len(observations), width - observations.shape[1])
        observations = xp.concat(
            [observations, xp.zeros(few, dtype=observations.dtype, device=observations.device)], axis=1
        )
    return xp.astype(observations[:, :width], arrays.real)


class Seen(NamedTuple):
    """Questions as a net sees them."""

    observations: Array
    masks: Array
    keys: Array | None  # of the relabelling; None if everything keeps its name


class Names:
    """A game's relabelling, where the arrays are. A game without one keeps its names."""

    def __init__(self, setup: Setup, arrays: Arrays, *, full: bool) -> None:
        """With `full` an observation is followed by what all seats hide."""
        self.arrays, self.relabelling = arrays, setup.game.relabelling
        if self.relabelling is None:
            return
        size = setup.game.observation.LAYOUT.size(setup.players)
        columns = self.relabelling.columns[:, :size]
        if full:
            behind = self.relabelling.hidden[:, : setup.game.observation.HIDDEN.size(setup.players)]
            columns = np.concatenate([columns, size + behind], axis=1)
        self.columns, self.actions = arrays.array(columns), arrays.array(self.relabelling.actions)
        self.named_actions = arrays.array(np.argsort(self.relabelling.actions, axis=1))
        self.key_columns = arrays.array(self.relabelling.key_columns)
        self.key_factors = arrays.array(self.relabelling.key_factors)

    def see(self, observations: Array, masks: Array) -> Seen:
        if self.relabelling is None:
            return Seen(observations, masks, None)
        xp = self.arrays.xp
        keys = xp.sum(xp.astype(observations[:, self.key_columns], xp.int64) * self.key_factors, axis=1)
        observations = xp.take_along_axis(observations, self.columns[keys], axis=1)
        return Seen(observations, xp.take_along_axis(masks, self.actions[keys], axis=1), keys)

    def real(self, seen: Seen, choices: Array) -> Array:
        """The actions that a net's choices stand for."""
        return choices if seen.keys is None else self.actions[seen.keys, choices]

    def named(self, seen: Seen, actions: Array) -> Array:
        """The other way: what a net calls these actions."""
        return actions if seen.keys is None else self.named_actions[seen.keys, actions]

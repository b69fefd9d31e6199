"""The tables at which the learner plays, and what happened there in the last steps.

One `Tables` is many games of one setup with the same players. Others play at a table in two ways: bots inside the
batch, and *rivals*, nets that do not learn, which are asked in the learner's stead for some of the seats.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from vendome.engine.play import Setup
from vendome.lab.batch import Batch
from vendome.lab.batch.players import Bots
from vendome.lab.learning.arrays import Array, Arrays
from vendome.lab.learning.inputs import Names, NetInputs, Seen, counts_of, critic_inputs, policy_inputs
from vendome.lab.learning.losses import at, draw, log_softmax, policy_of
from vendome.lab.learning.net import Inputs, Weights, forward


class Player(NamedTuple):
    """The weights of two nets: a policy, which knows what its seat knows, and a critic, which knows all."""

    policy: Weights
    critic: Weights


class Tables:
    """Many games of one setup, and the last `steps` steps of each."""

    def __init__(  # noqa: PLR0913 (keywords, each with a default)
        self, setup: Setup, size: int, steps: int, arrays: Arrays, *, bots: Bots = None, rivals: int = 0, seed: int = 0
    ) -> None:
        """At each table `rivals` of the seats, taken in turn, are not the learner's."""
        self.setup, self.size, self.steps, self.arrays = setup, size, steps, arrays
        self.players, self.actions = setup.players, len(setup.game.moves)
        self.inputs = NetInputs(policy_inputs(setup, arrays), critic_inputs(setup, arrays))
        self.names = Names(setup, arrays, full=True)
        self.row = setup.game.observation.LAYOUT.size(setup.players) + setup.game.observation.HIDDEN.size(setup.players)
        new = arrays.zeros
        self.now = {
            "observation": new((size, self.row), "uint8"), "mask": new((size, self.actions), "int8"),
            "seat": new((size,), "int32"), "reward": new((size, self.players), "float32"), "done": new((size,), "bool"),
        }  # fmt: skip
        self.batch = Batch(
            setup.game, setup.players, size, setup.options, device=arrays.device, seed=seed, form="uint8", full=True,
            bots=bots, rotate=bots is not None, into=self.now,
        )  # fmt: skip
        # Of each step, and of the questions after the last. Filled up to an even number of columns.
        self.observations = new((steps + 1, size, len(self.inputs.critic.rows)), "uint8")
        self.masks = new((steps, size, self.actions), "int8")
        self.choices = new((steps, size), "int64")
        self.before = new((steps, size), "float32")  # the logarithm of how likely the choice was
        self.seats = new((steps, size), "int64")
        self.is_mine = new((steps, size), "bool")
        # By seat, its share of the win: as the critic sees it, and as it turned out.
        self.expected = new((steps + 1, size, self.players), "float32")
        self.shares = new((steps, size, self.players), "float32")
        self.done = new((steps, size), "bool")
        xp = arrays.xp
        tables, seats = arrays.array(np.arange(size)), arrays.array(np.arange(self.players))
        self.is_rival = (seats[None, :] - tables[:, None]) % self.players < rivals
        self.clockwise = xp.astype(seats, xp.int64)

    def play(self, player: Player, rival: Weights | None) -> None:
        """So many steps."""
        for t in range(self.steps):
            self.step(t, player, rival)
        self.expected[self.steps] = self.expect(self.look(self.steps), player.critic)

    def step(self, t: int, player: Player, rival: Weights | None) -> None:
        now, xp, arrays = self.now, self.arrays.xp, self.arrays
        seats = xp.astype(now["seat"], xp.int64)
        seen = self.look(t)
        self.masks[t], self.seats[t] = seen.masks, seats
        self.expected[t] = self.expect(seen, player.critic)
        policy = self.policy(seen, player.policy)
        choices = draw(policy, arrays)
        if rival is not None:
            is_rival = at(self.is_rival, seats, arrays)
            choices = xp.where(is_rival, draw(self.policy(seen, rival), arrays), choices)
            self.is_mine[t] = ~is_rival
        else:
            self.is_mine[t] = True
        self.choices[t] = choices
        self.before[t] = at(policy, choices, arrays)
        self.batch.step(self.names.real(seen, choices))
        self.shares[t] = now["reward"] + 1 / self.players
        self.done[t] = now["done"]

    def look(self, t: int) -> Seen:
        """The present questions, kept as those of step `t`."""
        seen = self.names.see(self.now["observation"], self.now["mask"])
        self.observations[t, :, : self.row] = seen.observations
        return seen._replace(observations=self.observations[t])

    def policy(self, seen: Seen, weights: Weights) -> Array:
        """How likely each action is, by a net."""
        head = self.head(seen, self.inputs.policy, weights)
        return policy_of(head[:, : self.actions], seen.masks, self.arrays)

    def expect(self, seen: Seen, critic: Weights) -> Array:
        """By seat of the table: its share of the win."""
        head = self.head(seen, self.inputs.critic, critic)
        shares = self.arrays.xp.exp(log_softmax(head[:, : self.players], self.arrays))
        return self.by_seat(shares, self.now["seat"])

    def head(self, seen: Seen, inputs: Inputs, weights: Weights) -> Array:
        return forward(counts_of(seen.observations, inputs, self.arrays), inputs, weights, self.arrays).head

    def by_seat(self, shares: Array, seats: Array) -> Array:
        """From one's own first and then clockwise to the seats of the table."""
        return self.turned(shares, self.clockwise[None, :] - seats[:, None])

    def by_own(self, shares: Array, seats: Array) -> Array:
        """The other way."""
        return self.turned(shares, self.clockwise[None, :] + seats[:, None])

    def turned(self, shares: Array, places: Array) -> Array:
        xp = self.arrays.xp
        return xp.take_along_axis(shares, xp.astype(places % self.players, xp.int64), axis=1)

    def advantages(self, decay: float) -> Array:
        """By step, game and seat: how much better it went from there than the critic expected (GAE, Schulman et al.
        2016). What others and chance do is part of it; what lies further ahead counts less."""
        xp = self.arrays.xp
        found = xp.zeros_like(self.shares)
        later = xp.zeros_like(self.shares[0])
        for t in range(self.steps - 1, -1, -1):
            done = self.done[t][:, None]
            then = xp.where(done, self.shares[t], self.expected[t + 1])
            later = then - self.expected[t] + decay * xp.where(done, 0 * later, later)
            found[t] = later
        return found

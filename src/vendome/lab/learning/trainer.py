"""A run of training: turns of learning, past selves as rivals, a look at the strength now and then."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from vendome.engine.contract import Game
from vendome.engine.play import Setup
from vendome.lab.learning.arrays import Arrays
from vendome.lab.learning.learner import Learner, Recipe
from vendome.lab.learning.net import Weights, new_weights
from vendome.lab.learning.strength import Strength, strength_of
from vendome.lab.learning.tables import Player, Tables, critic_shape, policy_shape


class Place(NamedTuple):
    """So many tables of one kind: who plays there."""

    players: int
    games: int
    bots: int = 0  # seats that `greedy` plays
    rivals: int = 0  # seats that a past self plays
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)


class Plan(NamedTuple):
    """All that a run of training needs to be repeated."""

    places: tuple[Place, ...]
    recipe: Recipe
    width: int = 512
    steps: int = 32
    entropy_end: float = 0.1  # the part of the entropy bonus that is left at the end
    rate_end: float = 0.05  # and of the learning rate
    past: int = 8  # past selves that are kept
    every: int = 25  # turns between two of them
    seed: int = 0


class Report(NamedTuple):
    """How it goes."""

    seconds: float
    turns: int
    decisions: int
    strength: Strength | None


class Trainer:
    def __init__(self, game: Game, plan: Plan, arrays: Arrays) -> None:
        self.game, self.plan, self.arrays = game, plan, arrays
        self.rng = np.random.default_rng(plan.seed)
        setups = [Setup.of(game, place.players, place.options) for place in plan.places]
        policy = new_weights(policy_shape(setups[0], plan.width), plan.seed)
        critic = new_weights(critic_shape(setups[0], plan.width), plan.seed + 1)
        player = Player(self.placed(policy), self.placed(critic))
        tables = [
            Tables(
                setup, place.games, plan.steps, arrays, rivals=place.rivals, seed=plan.seed + (k << 32),
                bots=["greedy"] * place.bots + [None] * (place.players - place.bots) if place.bots else None,
            )
            for k, (setup, place) in enumerate(zip(setups, plan.places, strict=True))
        ]  # fmt: skip
        self.learner = Learner(player, tables, arrays)
        self.past: list[Weights] = []
        self.turns = 0

    def placed(self, weights: dict[str, Any]) -> Weights:
        return {name: self.arrays.array(array) for name, array in weights.items()}

    @property
    def decisions(self) -> int:
        """Made so far, bots not counted."""
        return self.turns * self.plan.steps * sum(place.games for place in self.plan.places)

    def turn(self, progress: float) -> None:
        """One turn of learning; `progress` from 0 to 1 says how far the run is."""
        plan = self.plan
        left = 1 - progress
        recipe = plan.recipe._replace(
            rate=plan.recipe.rate * max(plan.rate_end, left) * min(1.0, (self.turns + 1) / 10),
            entropy=plan.recipe.entropy * max(plan.entropy_end, left),
        )
        if self.turns % plan.every == 0:
            self.remember()
        self.learner.turn(recipe, self.past[self.rng.integers(len(self.past))])
        self.turns += 1

    def remember(self) -> None:
        """Keep a copy of the present self. When there are too many, any of the others goes."""
        if len(self.past) == self.plan.past:
            del self.past[self.rng.integers(len(self.past))]
        xp = self.arrays.xp
        self.past.append({name: xp.asarray(array, copy=True) for name, array in self.learner.player.policy.items()})

    def run(self, seconds: float, tell: Callable[[Report], None], every: float = 20.0, games: int = 1000) -> None:
        """Train for so long. What measuring takes is not counted."""
        setup = self.learner.tables[0].setup
        spent, told = 0.0, -every
        while True:
            if spent - told >= every or spent >= seconds:
                policy = self.learner.player.policy
                strength = strength_of(policy, setup, "greedy", games, self.arrays, seed=self.plan.seed + 777)
                tell(Report(spent, self.turns, self.decisions, strength))
                told = spent
            if spent >= seconds:
                return
            began = time.perf_counter()
            self.turn(min(1.0, spent / seconds))
            spent += time.perf_counter() - began

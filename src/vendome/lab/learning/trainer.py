"""A run of training: turns of learning, with past selves and companions as rivals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from vendome.engine.contract import Game
from vendome.engine.play import Setup
from vendome.lab.learning.arrays import Arrays
from vendome.lab.learning.inputs import critic_shape, policy_shape
from vendome.lab.learning.learner import Learner
from vendome.lab.learning.net import Weights, new_weights
from vendome.lab.learning.plan import Place, Plan
from vendome.lab.learning.tables import Player, Tables

WARM_UP = 10  # turns in which the learning rate grows to its full size
APART = 32  # bits between the seeds of two places
AFRESH = 40  # … and between those of two fresh starts

State = dict[str, np.ndarray[Any, Any]]  # all that a trainer needs to go on, by name


class Trainer:
    def __init__(self, game: Game, plan: Plan, arrays: Arrays, companions: Sequence[Mapping[str, Any]] = ()) -> None:
        """`companions` are policies that do not learn, for the seats of clones."""
        self.game, self.plan, self.arrays = game, plan, arrays
        setups = [Setup.of(game, place.players, place.options) for place in plan.places]
        player = Player(
            self.placed(new_weights(policy_shape(setups[0], plan.width), plan.seed)),
            self.placed(new_weights(critic_shape(setups[0], plan.critic), plan.seed + 1)),
        )
        tables = [
            Tables(
                setup, place.games, plan.steps, arrays, rivals=place.rivals + place.clones,
                bots=["greedy"] * place.bots + [None] * (place.players - place.bots) if place.bots else None,
            )
            for setup, place in zip(setups, plan.places, strict=True)
        ]  # fmt: skip
        self.learner = Learner(player, tables, arrays)
        self.companions = [self.placed(weights) for weights in companions]
        self.past: list[Weights] = []
        self.turns = 0
        self.start_afresh()

    def placed(self, weights: Mapping[str, Any]) -> Weights:
        return {name: self.arrays.array(array) for name, array in weights.items()}

    @property
    def player(self) -> Player:
        return self.learner.player

    @property
    def decisions(self) -> int:
        """Made so far, bots not counted."""
        played = (place.games * turns_of(place, k, self.turns) for k, place in enumerate(self.plan.places))
        return self.plan.steps * sum(played)

    def begin_with(self, policy: Mapping[str, Any], critic: Mapping[str, Any] | None) -> None:
        """Learn on from these weights. Without a critic's the present one stays."""
        kept = self.player.critic if critic is None else self.placed(critic)
        self.learner = Learner(Player(self.placed(policy), kept), self.learner.tables, self.arrays)

    def turn(self, progress: float) -> None:
        """One turn of learning; `progress` from 0 to 1 says how far the run is."""
        plan = self.plan
        left = 1 - progress
        recipe = msgspec.structs.replace(
            plan.recipe,
            rate=plan.recipe.rate * max(plan.rate_end, left) * min(1.0, (self.turns + 1) / WARM_UP),
            entropy=plan.recipe.entropy * max(plan.entropy_end, left),
        )
        if self.turns % plan.every == 0:
            self.remember()
        self.learner.turn(recipe, self.tables_of_turn(), only_critic=self.turns < plan.critic_first)
        self.turns += 1

    def tables_of_turn(self) -> list[tuple[Tables, Weights | None]]:
        """With the rival at each."""
        pairs = enumerate(zip(self.plan.places, self.learner.tables, strict=True))
        return [(tables, self.rival(place)) for k, (place, tables) in pairs if (self.turns + k) % place.one_in == 0]

    def rival(self, place: Place) -> Weights | None:
        """Any of those who may have the seats that are not the learner's."""
        if not place.rivals + place.clones:
            return None
        policies = (self.companions if place.clones else self.past) or self.past or self.companions
        return policies[self.rng.integers(len(policies))] if policies else None

    def remember(self) -> None:
        """Keep a copy of the present self. When there are too many, any of the others goes."""
        if self.plan.past == 0:
            return
        if len(self.past) == self.plan.past:
            del self.past[self.rng.integers(len(self.past))]
        self.past.append(self.copy_of_policy())

    def copy_of_policy(self) -> Weights:
        return {name: self.arrays.xp.asarray(array, copy=True) for name, array in self.player.policy.items()}

    def keep_as_companion(self) -> None:
        """The present self stays at the tables as it is, and the learner goes on with steps of its own."""
        self.companions.append(self.copy_of_policy())
        self.learner = Learner(self.player, self.learner.tables, self.arrays)

    # To stop and to go on.

    def start_afresh(self) -> None:
        """All games begin anew, with random numbers that depend on the turn alone: whoever goes on from here, in
        this run or in another, learns the same."""
        self.rng = np.random.default_rng([self.plan.seed, self.turns])
        self.arrays.seed(int(self.rng.integers(1 << 62)))
        for k, tables in enumerate(self.learner.tables):
            tables.batch.reset(self.plan.seed + (k << APART) + (self.turns << AFRESH))

    def state(self) -> State:
        """All that is needed to go on from a fresh start."""
        parts = {"policy": self.player.policy, "critic": self.player.critic}
        for name, adam in self.adams.items():
            parts |= {f"{name}_means": adam.means, f"{name}_squares": adam.squares}
        for name, policies in self.rivals.items():
            parts |= {f"{name}_{i}": weights for i, weights in enumerate(policies)}
        found = {
            f"{part}/{name}": self.arrays.host(array)
            for part, weights in parts.items()
            for name, array in weights.items()
        }
        counts = [self.turns, *map(len, self.rivals.values()), *(adam.steps for adam in self.adams.values())]
        return {**found, "counts": np.array(counts, np.int64)}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from what `state` gave."""
        self.turns, past, companions, *steps = state["counts"].tolist()
        self.begin_with(part(state, "policy"), part(state, "critic"))
        for (name, adam), count in zip(self.adams.items(), steps, strict=True):
            adam.steps = count
            adam.means, adam.squares = (self.placed(part(state, f"{name}_{kind}")) for kind in ("means", "squares"))
        self.past = [self.placed(part(state, f"past_{i}")) for i in range(past)]
        self.companions = [self.placed(part(state, f"companion_{i}")) for i in range(companions)]
        self.start_afresh()

    @property
    def rivals(self) -> dict[str, list[Weights]]:
        return {"past": self.past, "companion": self.companions}

    @property
    def adams(self) -> dict[str, Any]:
        return {"policy": self.learner.policy_steps, "critic": self.learner.critic_steps}


def turns_of(place: Place, k: int, turns: int) -> int:
    """In how many of the first turns the place number `k` plays."""
    return (turns - 1 + k) // place.one_in - (k - 1) // place.one_in


def part(state: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key.partition("/")[2]: array for key, array in state.items() if key.startswith(f"{name}/")}

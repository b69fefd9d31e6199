"""One turn of learning: play some steps at all tables, then make what went well more likely."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from vendome.lab.learning.adam import Adam
from vendome.lab.learning.arrays import Array, Arrays
from vendome.lab.learning.inputs import NetInputs, counts_of
from vendome.lab.learning.losses import Weighing, at, policy_of, towards_advantage, towards_example, towards_shares
from vendome.lab.learning.net import Weights, backward, forward
from vendome.lab.learning.plan import Recipe
from vendome.lab.learning.tables import Player, Tables


class Lesson(NamedTuple):
    """What is learnt from the decisions at some tables: one row for each."""

    inputs: NetInputs
    rows: Array  # the learner's own decisions: numbers into what follows
    observations: Array
    masks: Array
    choices: Array
    shares: Array  # what to expect of the game, one's own seat first
    played: Played | None  # None for examples: choices that are right


class Played(NamedTuple):
    """More about choices that were the learner's own."""

    before: Array  # the logarithm of how likely they were
    advantage: Array


class Learner:
    def __init__(self, player: Player, tables: list[Tables], arrays: Arrays) -> None:
        self.player, self.tables, self.arrays = player, tables, arrays
        self.policy_steps, self.critic_steps = Adam(player.policy, arrays), Adam(player.critic, arrays)

    def turn(
        self, recipe: Recipe, tables: Sequence[tuple[Tables, Weights | None]], *, only_critic: bool = False
    ) -> None:
        """At some tables, each with its rival, if it has one."""
        for some, rival in tables:
            some.play(self.player, rival)
        lessons = self.merged(self.standardized([self.lesson(some, recipe) for some, _ in tables]))
        for _ in range(recipe.epochs):
            self.learn_once(lessons, recipe, only_critic=only_critic)

    def lesson(self, tables: Tables, recipe: Recipe) -> Lesson:
        xp = self.arrays.xp
        gains = tables.advantages(recipe.decay)
        seats = flat(tables.seats)
        return Lesson(
            tables.inputs,
            xp.nonzero(flat(tables.is_mine))[0],
            flat(tables.observations[:-1]),
            flat(tables.masks),
            flat(tables.choices),
            tables.by_own(flat(tables.expected[:-1] + gains), seats),
            Played(flat(tables.before), at(flat(gains), seats, self.arrays)),
        )

    def standardized(self, lessons: list[Lesson]) -> list[Lesson]:
        """Advantages with the mean 0 and the spread 1: how good a step is must not depend on how much is at stake."""
        xp = self.arrays.xp
        played = [(lesson, lesson.played) for lesson in lessons if lesson.played]
        all_of_them = xp.concat([its.advantage[lesson.rows] for lesson, its in played])
        mean, spread = xp.mean(all_of_them), xp.std(all_of_them) + 1e-8
        return [lesson._replace(played=Played(its.before, (its.advantage - mean) / spread)) for lesson, its in played]

    def merged(self, lessons: list[Lesson]) -> list[Lesson]:
        """Those for equally many players as one. Each step then multiplies fewer and larger matrices."""
        by_players: dict[int, list[Lesson]] = {}
        for lesson in lessons:
            by_players.setdefault(lesson.shares.shape[1], []).append(lesson)
        return [self.as_one(some) for some in by_players.values()]

    def as_one(self, lessons: list[Lesson]) -> Lesson:
        """Of some lessons' own decisions."""
        if len(lessons) == 1:
            return lessons[0]
        xp = self.arrays.xp

        def joined(of: Callable[[Lesson], Array]) -> Array:
            return xp.concat([of(lesson)[lesson.rows] for lesson in lessons])

        choices = joined(lambda lesson: lesson.choices)
        return Lesson(
            inputs=lessons[0].inputs,
            rows=xp.arange(len(choices), device=choices.device),
            observations=joined(lambda lesson: lesson.observations),
            masks=joined(lambda lesson: lesson.masks),
            choices=choices,
            shares=joined(lambda lesson: lesson.shares),
            played=Played(joined(before_of), joined(advantage_of)),
        )

    def learn_once(self, lessons: list[Lesson], recipe: Recipe, *, only_critic: bool = False) -> None:
        """Every decision once, in random order. Each step has its part of every lesson."""
        orders = [lesson.rows[self.arrays.order(len(lesson.rows))] for lesson in lessons]
        total = sum(len(order) for order in orders)
        steps = max(1, round(total / recipe.batch))
        for step in range(steps):
            chosen = [order[len(order) * step // steps : len(order) * (step + 1) // steps] for order in orders]
            parts = list(zip(lessons, chosen, strict=True))
            self.step_critic(parts, recipe)
            if not only_critic:
                self.step_policy(parts, recipe)

    def step_critic(self, parts: list[tuple[Lesson, Array]], recipe: Recipe) -> None:
        count = sum(len(rows) for _, rows in parts)
        slope = sum_of(self.critic_slope(lesson, rows, count) for lesson, rows in parts)
        self.critic_steps.step(self.player.critic, slope, recipe.rate)

    def step_policy(self, parts: list[tuple[Lesson, Array]], recipe: Recipe) -> None:
        count = sum(len(rows) for _, rows in parts)
        slope = sum_of(self.policy_slope(lesson, rows, recipe, count) for lesson, rows in parts)
        self.policy_steps.step(self.player.policy, slope, recipe.rate)

    def policy_slope(self, lesson: Lesson, rows: Array, recipe: Recipe, count: int) -> Weights:
        xp, inputs = self.arrays.xp, lesson.inputs.policy
        actions = lesson.masks.shape[1]
        counts = counts_of(lesson.observations[rows], inputs, self.arrays)
        layers = forward(counts, inputs, self.player.policy, self.arrays)
        error = xp.zeros_like(layers.head)
        error[:, :actions] = self.towards(lesson, rows, layers.head[:, :actions], recipe)
        seats = slice(actions, actions + lesson.shares.shape[1])
        error[:, seats] = recipe.win * towards_shares(layers.head[:, seats], lesson.shares[rows], self.arrays)
        return backward(counts, inputs, layers, error / count, self.player.policy, self.arrays)

    def towards(self, lesson: Lesson, rows: Array, numbers: Array, recipe: Recipe) -> Array:
        """In which direction the numbers of the actions should go."""
        policy, choices = policy_of(numbers, lesson.masks[rows], self.arrays), lesson.choices[rows]
        if lesson.played is None:
            return towards_example(policy, choices, self.arrays)
        before, advantage = lesson.played.before[rows], lesson.played.advantage[rows]
        return towards_advantage(policy, choices, before, advantage, Weighing(recipe.entropy, recipe.clip), self.arrays)

    def critic_slope(self, lesson: Lesson, rows: Array, count: int) -> Weights:
        xp, inputs = self.arrays.xp, lesson.inputs.critic
        counts = counts_of(lesson.observations[rows], inputs, self.arrays)
        layers = forward(counts, inputs, self.player.critic, self.arrays)
        error = xp.zeros_like(layers.head)
        seats = slice(0, lesson.shares.shape[1])
        error[:, seats] = towards_shares(layers.head[:, seats], lesson.shares[rows], self.arrays)
        return backward(counts, inputs, layers, error / count, self.player.critic, self.arrays)


def before_of(lesson: Lesson) -> Array:
    assert lesson.played is not None
    return lesson.played.before


def advantage_of(lesson: Lesson) -> Array:
    assert lesson.played is not None
    return lesson.played.advantage


def sum_of(slopes: Iterable[Weights]) -> Weights:
    """Gradients added up."""
    first, *others = slopes
    return {name: sum((slope[name] for slope in others), array) for name, array in first.items()}


def flat(array: Array) -> Array:
    """Steps and games as one row after the other."""
    return array.reshape((-1, *array.shape[2:]))

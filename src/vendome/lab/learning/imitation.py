"""Learning from examples: what a bot chose, and what came of it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from vendome.engine.play import Setup
from vendome.lab.crew import Crew, StopSign
from vendome.lab.learning.arrays import Array, Arrays
from vendome.lab.learning.examples import Examples, examples_of, together
from vendome.lab.learning.inputs import Names, NetInputs, critic_inputs, policy_inputs
from vendome.lab.learning.learner import Learner, Lesson
from vendome.lab.learning.plan import Imitation, Recipe
from vendome.lab.learning.trainer import Trainer

RATE_END = 0.05  # the part of the learning rate that is left at the end
AT_ONCE = 1 << 16  # examples that are given their names together


def begin_by_imitation(trainer: Trainer, sign: StopSign, crew: Crew, tell: Callable[[int], None] | None = None) -> None:
    """Before the first turn: the trainer's player comes to play like the bot of its plan, and a clone stays at the
    tables as a companion. `tell` hears of the decisions seen so far."""
    imitation = trainer.plan.imitation
    assert imitation is not None
    setups = [trainer.learner.tables[number - 1].setup for number in imitation.places]
    seen = 0
    lessons = []
    for k, setup in enumerate(setups):
        parts = []
        decisions = imitation.decisions // len(setups)
        for part in examples_of(imitation.bot, setup, decisions, trainer.plan.seed + k, sign, crew):
            parts.append(part)
            seen += len(part)
            if tell:
                tell(seen)
        if sign.raised:
            return
        lessons.append(lesson_from(together(parts), setup, trainer.arrays))
    imitate(trainer.learner, lessons, imitation)
    trainer.keep_as_companion()


def imitate(learner: Learner, lessons: list[Lesson], imitation: Imitation) -> None:
    """Every example so many times, with steps that become smaller."""
    recipe = Recipe(rate=imitation.rate, batch=imitation.batch)
    for epoch in range(imitation.epochs):
        left = 1 - epoch / imitation.epochs
        learner.learn_once(lessons, msgspec.structs.replace(recipe, rate=recipe.rate * max(RATE_END, left**2)))


def lesson_from(examples: Examples, setup: Setup, arrays: Arrays) -> Lesson:
    xp, names = arrays.xp, Names(setup, arrays, full=True)
    parts: list[tuple[Array, Array, Array]] = []
    for start in range(0, len(examples), AT_ONCE):
        some = slice(start, start + AT_ONCE)
        seen = names.see(arrays.array(examples.observations[some]), arrays.array(examples.masks[some]))
        parts.append((seen.observations, seen.masks, names.named(seen, arrays.array(examples.choices[some]))))
    observations, masks, choices = (xp.concat(list(kind)) for kind in zip(*parts, strict=True))
    return Lesson(
        inputs=NetInputs(policy_inputs(setup, arrays), critic_inputs(setup, arrays)),
        rows=xp.arange(len(examples), device=choices.device),
        observations=observations,
        masks=masks,
        choices=choices,
        shares=arrays.array(examples.shares),
        played=None,
    )

"""A net that is shown what a bot does comes to do it."""

from __future__ import annotations

import numpy as np
import pytest

import vendome
from vendome.engine.play import Setup
from vendome.lab.crew import ALONE, Crew, Processes, StopSign
from vendome.lab.learning.arrays import OnProcessor
from vendome.lab.learning.examples import Examples, examples_of, together
from vendome.lab.learning.imitation import imitate, lesson_from
from vendome.lab.learning.inputs import counts_of, critic_shape, policy_shape
from vendome.lab.learning.learner import Learner
from vendome.lab.learning.losses import policy_of
from vendome.lab.learning.net import forward, new_weights
from vendome.lab.learning.plan import Imitation
from vendome.lab.learning.tables import Player


def examples(setup: Setup, decisions: int, crew: Crew = ALONE) -> Examples:
    with StopSign() as sign:
        return together(examples_of("greedy", setup, decisions, 1, sign, crew))


@pytest.fixture(scope="module")
def gentlemen() -> tuple[Setup, Examples]:
    """Of the game whose colours are relabelled."""
    setup = vendome.game("gentlemen_thieves", players=3)
    return setup, examples(setup, 1500)


def test_choices_are_legal_and_shares_are_whole(gentlemen: tuple[Setup, Examples]) -> None:
    setup, shown = gentlemen
    assert len(shown) >= 1500
    assert (shown.masks[np.arange(len(shown)), shown.choices] == 1).all()
    assert np.allclose(shown.shares.sum(axis=1), 1)
    lesson = lesson_from(shown, setup, OnProcessor(0))
    assert (lesson.masks[np.arange(len(shown)), lesson.choices] == 1).all()


def test_the_same_seed_shows_the_same(gentlemen: tuple[Setup, Examples]) -> None:
    setup, shown = gentlemen
    again = examples(setup, 1)
    assert all((one == other[: len(one)]).all() for one, other in zip(again, shown, strict=True))


@pytest.mark.slow
def test_workers_do_not_matter(gentlemen: tuple[Setup, Examples]) -> None:
    setup, shown = gentlemen
    again = examples(setup, 1500, Processes(2))
    assert all((one == other).all() for one, other in zip(again, shown, strict=True))


def test_it_comes_to_choose_what_the_bot_chose(gentlemen: tuple[Setup, Examples]) -> None:
    setup, shown = gentlemen
    arrays = OnProcessor(1)
    policy, critic = new_weights(policy_shape(setup, 32), 1), new_weights(critic_shape(setup, 16), 2)
    learner = Learner(Player(policy, critic), [], arrays)
    lesson = lesson_from(shown, setup, arrays)

    def agreement() -> float:
        counts = counts_of(lesson.observations, lesson.inputs.policy, arrays)
        head = forward(counts, lesson.inputs.policy, learner.player.policy, arrays).head
        policy = policy_of(head[:, : lesson.masks.shape[1]], lesson.masks, arrays)
        return float((policy.argmax(axis=1) == lesson.choices).mean())

    before = agreement()
    imitate(learner, [lesson], Imitation("greedy", epochs=10, rate=3e-3, batch=128))
    assert agreement() > before + 0.2  # of alike moves it takes any

"""What must hold of every game's observation: its fields cover it, and its numbers are small."""

from random import Random

import numpy as np
import pytest

from support import EVERY_GAME, random_play, setups
from vendome import Game

pytestmark = pytest.mark.interpreted


@EVERY_GAME
def test_every_number_of_an_observation_belongs_to_one_field(game: Game) -> None:
    covered = np.concatenate([field.indices.ravel() for field in game.observation.FIELDS.values()])
    assert sorted(covered.tolist()) == list(range(game.observation.SIZE))


@EVERY_GAME
def test_every_field_is_found_by_its_name_and_explained(game: Game) -> None:
    for name, field in game.observation.FIELDS.items():
        assert field.name == name
        assert field.help
        assert field.scale > 0


@EVERY_GAME
def test_the_numbers_of_an_observation_lie_between_0_and_1(game: Game) -> None:
    for setup in setups(game):
        for session in random_play(setup.start(seed=28), Random(28)):
            for seat in range(setup.players):
                observation = session.observation(seat)
                for field in game.observation.FIELDS.values():
                    numbers = field.of(observation)
                    assert numbers.min() >= 0, field.name
                    assert numbers.max() <= 1, field.name

"""What must hold of every game's observation: its fields cover it, and its numbers are small."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import vendome
from support import EVERY_GAME, random_play, setups
from vendome import Game

pytestmark = pytest.mark.interpreted


@EVERY_GAME
def test_every_number_of_an_observation_belongs_to_one_field(game: Game) -> None:
    for layout in (game.observation.LAYOUT, game.observation.HIDDEN):
        for players in game.players:
            covered = np.concatenate([field.indices.ravel() for field in layout.fields(players).values()])
            assert sorted(covered.tolist()) == list(range(layout.size(players)))


@EVERY_GAME
def test_every_field_is_found_by_its_name_and_explained(game: Game) -> None:
    most = game.players[-1]
    layouts = (game.observation.LAYOUT, game.observation.HIDDEN)
    for name, field in (item for layout in layouts for item in layout.fields(most).items()):
        assert field.name == name
        assert field.help
        assert field.scale in (1, 2, 4, 8, 16, 32, 64, 128), "a power of two, so that nothing is rounded"


@EVERY_GAME
def test_the_numbers_of_an_observation_lie_between_0_and_1(game: Game) -> None:
    for setup in setups(game):
        seats = range(setup.players)
        states = random_play(setup.start(seed=28), Random(28))
        observations = np.array([session.observation(seat) for session in states for seat in seats])
        lowest, highest = observations.min(axis=0), observations.max(axis=0)
        for field in setup.observation_fields.values():
            assert field.of(lowest).min() >= 0, field.name
            assert field.of(highest).max() <= 1, field.name


def test_what_seats_hide_is_read_in_training_and_by_critics_of_imagined_positions_alone() -> None:
    """Bots get redacted states, and tables send views. Neither names the function that reads the full state, but for
    the critic of a net (`bots.net.looks`): its search shows it positions that the search itself has imagined. That a
    choice does not depend on what is hidden is held for it, too (`tests/bots/test_honesty.py`)."""
    package = Path(vendome.__file__).parent
    naming = {path.relative_to(package) for path in package.rglob("*.py") if "observe_hidden" in path.read_text()}
    outside = {path for path in naming if path.parts[0] != "games"}
    batches = {Path("lab/batch/steps.py"), Path("lab/batch/processor.py"), Path("lab/learning/examples.py")}
    assert outside == {Path("engine/contract.py"), Path("bots/net/looks.py")} | batches

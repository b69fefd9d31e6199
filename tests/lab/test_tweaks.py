"""Games with other numbers as machine code, beside the same rules interpreted."""

import pytest

from support import random_games
from vendome import GAMES
from vendome.engine.compiler.loops import interpret
from vendome.engine.compiler.rng import choice, generator, seed_of
from vendome.engine.play import Setup
from vendome.engine.tweaked import tweaked
from vendome.lab.series import play_games

pytestmark = pytest.mark.slow

SEED = 9


def played_by_hand(setup: Setup, seed: int) -> list[int]:
    """The scores of the random game that a series plays with this seed."""
    session = setup.start(seed)
    streams = [generator(seed, 1 + seat) for seat in range(setup.players)]
    while not session.finished:
        seat = session.asked[0]
        actions = session.actions(seat)
        session.play(actions[choice(streams[seat], len(actions))], seat)
    assert session.result is not None
    return session.result.scores


def test_machine_code_with_another_number_plays_what_the_interpreter_plays() -> None:
    """The states have the same type as the real game's, so the one's machine code could be taken for the other's."""
    real = GAMES["master_thieves"]
    game = tweaked(real, {"rubies": 2, "ruby_value": 9})
    assert game.dtype == real.dtype
    setups = [Setup.of(each, 2, {}) for each in (real, game)]
    ours, theirs = (next(play_games(random_games(setup, SEED, 20))).scores.tolist() for setup in setups)
    assert ours != theirs
    assert played_by_hand(setups[0], seed_of(SEED, 0)) == ours[0], "the real game is as it was"
    interpret(game)
    assert [played_by_hand(setups[1], seed_of(SEED, nth)) for nth in range(3)] == theirs[:3]

"""Random games on a GPU are those of a processor. Numba simulates the GPU: see `test_batch_on_gpu`."""

import sys
from pathlib import Path

import numpy as np
import pytest

import vendome
from support import random_games, run_on_simulated_gpu
from vendome import BadOption, Game
from vendome.lab.series import Order, play_games

GAMES = 2
QUICK = "shadow_thief"


def compare(game: str) -> None:
    players = vendome.GAMES[game].players[0]
    order = random_games(vendome.game(game, players), 5, GAMES)
    (ours,) = play_games(order, device="cuda")
    (theirs,) = play_games(order)
    for name in ("scores", "winners", "ends", "lengths"):
        assert np.array_equal(getattr(ours, name), getattr(theirs, name)), name


@pytest.mark.slow
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=name, marks=() if name == QUICK else pytest.mark.soak)
        for name, game in vendome.GAMES.items()
    ],
)
def test_on_a_simulated_gpu_every_result_is_the_same(game: Game) -> None:
    """Of the other games, `make test` compares a batch, whose kernels have the same rules."""
    run_on_simulated_gpu(Path(__file__), game)


def test_on_a_gpu_other_bots_and_records_are_refused() -> None:
    setup = vendome.game("shadow_thief", 2)
    with pytest.raises(BadOption, match="all seats are `random`"):
        Order(setup, ("greedy", "random"), 0, 1).check_device("cuda")
    with pytest.raises(BadOption, match="not written down"):
        Order(setup, ("random", "random"), 0, 1, record=True).check_device("cuda")


if __name__ == "__main__":
    compare(sys.argv[1])

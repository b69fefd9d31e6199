"""A batch on a GPU plays the games that it plays on a processor.

Numba simulates the GPU: kernels run as plain Python, a thread each, so only a few steps of few games are made. On a
real one `benchmarks/gpu.py` compares more of them.
"""

import sys
from pathlib import Path

import numpy as np
import pytest

from support import EVERY_GAME, run_on_simulated_gpu
from vendome import BadOption, Game, NoDevice
from vendome.games.registry import find
from vendome.lab.batch import Batch

STEPS = 6
SIZE = 5  # one more than a block of a simulated GPU takes


def compare(game: str, form: str, steps: int) -> None:
    """Step both with the same actions; every array must be equal after every step."""
    players = min(3, find(game).players[-1])
    bots = [None, "greedy", "random"][:players]
    on_gpu, on_processor = (
        Batch(game, players, SIZE, device=device, seed=3, form=form, full=True, bots=bots, rotate=True)
        for device in ("cuda", "cpu")
    )
    for _ in range(steps):
        actions = on_gpu.sample()
        assert np.array_equal(actions, on_processor.sample())
        on_gpu.step(actions)
        on_processor.step(actions)
        for name, array in on_processor.arrays.items():
            assert np.array_equal(on_gpu.arrays[name], array), name
        for row in range(SIZE):
            assert on_gpu.session(row).to_bytes() == on_processor.session(row).to_bytes()
    on_gpu.reset(rows=np.arange(SIZE) != 1)
    on_processor.reset(rows=np.arange(SIZE) != 1)
    assert np.array_equal(on_gpu.observation, on_processor.observation)


@pytest.mark.slow
@EVERY_GAME
def test_on_a_simulated_gpu_every_array_is_the_same(game: Game) -> None:
    run_on_simulated_gpu(Path(__file__), game)


def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(NoDevice, match=r"no NVIDIA GPU|no compiler for GPUs"):
        Batch("shadow_thief", device="cuda")


def test_on_a_gpu_bots_that_think_outside_are_refused() -> None:
    with pytest.raises(BadOption, match="on a GPU the bots are"):
        Batch("shadow_thief", device="cuda", bots="search:sims=10")


if __name__ == "__main__":
    compare(sys.argv[1], "uint8", STEPS)
    compare(sys.argv[1], "float16", 1)
    compare(sys.argv[1], "float32", 1)

"""TorchRL: its own check, unmodified, through each of its ways to the games; the example learns."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import pytest

import vendome.env
from support import EVERY_GAME, needs_torch
from vendome import Game

needs_torch()
from torchrl.envs import ActionMask, GymEnv, GymWrapper, PettingZooWrapper, TransformedEnv  # noqa: E402
from torchrl.envs.utils import check_env_specs  # noqa: E402

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested using version"),
]

ROOT = Path(__file__).parents[2]
SIZE = 4


def by_name(game: str) -> Any:
    return GymEnv(f"vendome/{game}-v0", players=3, bots="random")


def single(game: str) -> Any:
    env = gymnasium.make(f"vendome/{game}-v0", players=3, bots="random")
    return GymWrapper(env, categorical_action_encoding=True).auto_register_info_dict()


def many(game: str) -> Any:
    return GymWrapper(vendome.env.vector(game, size=SIZE, players=3, bots="random"), categorical_action_encoding=True)


def aec(game: str) -> Any:
    return PettingZooWrapper(vendome.env.aec(game, players=3), use_mask=True)


def parallel(game: str) -> Any:
    return PettingZooWrapper(vendome.env.parallel(game, players=3), use_mask=True)


@pytest.mark.parametrize("make", [by_name, single, many, aec, parallel])
@EVERY_GAME
def test_it_passes_the_check(game: Game, make: Any) -> None:
    check_env_specs(make(game.id), seed=1)


def test_the_lines_of_the_guide_make_environments() -> None:
    lines = re.findall(r"^(?:Gym|PettingZoo)\w+\(.*\)$", (ROOT / "docs" / "train.md").read_text(), re.MULTILINE)
    assert len(lines) == 5
    for line in lines:
        check_env_specs(eval(line))


@EVERY_GAME
def test_with_masks_a_random_game_is_legal_to_its_end(game: Game) -> None:
    played = TransformedEnv(single(game.id), ActionMask()).rollout(10_000)
    assert played["next", "done"][-1]
    assert not played["next", "illegal"].any()
    assert played["next", "reward"][:-1].count_nonzero() == 0
    assert round(float(played["next", "reward"][-1]), 5) in (-0.33333, 0, 0.16667, 0.66667)


@EVERY_GAME
def test_with_masks_many_random_games_follow_each_other(game: Game) -> None:
    envs = many(game.id)
    envs.append_transform(ActionMask())
    played = envs.rollout(200, break_when_any_done=False)
    assert played.batch_size == (SIZE, 200)
    assert not played["next", "illegal"].any()
    over = played["next", "done"]
    assert over.sum() >= SIZE
    assert played["next", "reward"][~over].count_nonzero() == 0
    assert played["action_mask"].any(dim=-1).all(), "a game that is over is followed by the next"


def test_the_example_learns() -> None:
    """In a process of its own: TorchRL's collectors warn when they are imported."""
    command = [sys.executable, str(ROOT / "examples" / "torchrl_ppo.py"), "--games", "16", "--minutes", "0.05"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert " decisions  wins " in done.stdout

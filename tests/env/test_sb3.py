"""Stable-Baselines3: its own check, unmodified; many games at once; the example learns, and plays in the arena."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vendome
import vendome.env
from support import EVERY_GAME, needs_torch
from vendome import BadOption, Game, PolicyError
from vendome.bots import Company
from vendome.bots.policy_bot import PolicyBot

needs_torch()
from sb3_contrib import MaskablePPO  # noqa: E402
from stable_baselines3.common.env_checker import check_env  # noqa: E402

from vendome.env.seat_env import SeatEnv  # noqa: E402

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "maskable_ppo.py"
SIZE = 5


@EVERY_GAME
def test_the_single_environment_passes_the_check(game: Game) -> None:
    check_env(SeatEnv(game.id, players=2, bots="random"))


@EVERY_GAME
def test_many_games_are_those_of_gymnasium_s_vector_environment(game: Game) -> None:
    more: dict[str, Any] = {"size": SIZE, "players": 3, "bots": "random", "rotate": True}
    ours, theirs = vendome.env.sb3(game.id, **more), vendome.env.vector(game.id, **more)
    ours.seed(7)
    seen, (their_seen, their_infos) = ours.reset(), theirs.reset(seed=7)
    ended = 0
    while ended < 4:
        assert np.array_equal(seen, their_seen)
        masks = np.stack(ours.env_method("action_masks"))
        assert np.array_equal(masks, their_infos["action_mask"] != 0)
        seen, rewards, done, infos = ours.step(masks.argmax(axis=1))
        their_seen, their_rewards, their_done, _, their_infos = theirs.step(masks.argmax(axis=1))
        assert np.array_equal(rewards, their_rewards)
        assert np.array_equal(done, their_done)
        for row, info in enumerate(infos):
            assert bool(info) == done[row]
            if info:
                assert np.array_equal(info["terminal_observation"], their_infos["final_obs"][row])
                assert not info["TimeLimit.truncated"]
        ended += int(done.sum())


def test_a_reset_without_a_seed_begins_the_next_games() -> None:
    envs = vendome.env.sb3("shadow_thief", size=SIZE, players=2, bots="random")
    envs.seed(3)
    first, second = envs.reset(), envs.reset()
    envs.seed(3)
    assert np.array_equal(first, envs.reset())
    assert not np.array_equal(first, second)


def test_what_is_asked_of_some_games_is_answered_for_them() -> None:
    envs = vendome.env.sb3("shadow_thief", size=SIZE, players=2, bots="random")
    envs.reset()
    masks = envs.envs.action_masks()
    assert np.array_equal(np.stack(envs.env_method("action_masks", indices=[3, 1])), masks[[3, 1]])
    assert np.array_equal(envs.env_method("action_masks", indices=2)[0], masks[2])
    assert envs.get_attr("moves", 0) == [envs.envs.moves]
    assert not envs.has_attr("nothing")
    assert envs.env_is_wrapped(object) == [False] * SIZE
    with pytest.raises(BadOption, match="all games are one batch"):
        envs.set_attr("copy", value=False)


@EVERY_GAME
def test_it_learns_by_legal_actions_only(game: Game) -> None:
    envs = vendome.env.sb3(game.id, size=SIZE, players=2, bots="random")
    illegal: list[bool] = []

    def go_on(*_: object) -> bool:
        illegal.extend(envs.envs.batch.illegal)
        return True

    model = MaskablePPO("MlpPolicy", envs, n_steps=40, batch_size=100, seed=1, policy_kwargs={"net_arch": [16]})
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(400, callback=go_on)
    assert len(illegal) == 400
    assert not any(illegal)
    assert any((old != new).any() for old, new in zip(before, model.policy.parameters(), strict=True))


def test_the_lines_of_the_guide_learn() -> None:
    """With fewer games and fewer decisions than it says."""
    block = re.findall(r"```text\n(from sb3_contrib.*?)```", (ROOT / "docs" / "train.md").read_text(), re.DOTALL)[0]
    exec(block.replace("1024", "16").replace("1_000_000", "16"), {})


# -- the example --------------------------------------------------------------------------------------


def run(*words: object, **variables: str) -> tuple[int, str, str]:
    """A command at the root of a checkout, where its commands are typed."""
    command = [sys.executable, *map(str, words)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of three seconds' learning."""
    file = tmp_path_factory.mktemp("learnt") / "own.zip"
    code, out, err = run(EXAMPLE, "--players", 3, "--minutes", 0.05, "--games", 16, "--file", file)
    assert code == 0, err
    assert " decisions  wins " in out
    assert out.endswith(f"What was learnt is in {file}.\n")
    assert [path.name for path in file.parent.iterdir()] == ["own.zip"], "nothing else is left"
    return file


def test_what_the_example_learnt_plays_in_the_arena(learnt: Path) -> None:
    bots = ["--bots", "mine=examples.maskable_ppo:policy", "--versus", "greedy"]
    words = ["-m", "vendome", "arena", "shadow_thief", "-n", 3, "-k", 6, "--workers", 1, "--json", *bots]
    code, out, err = run(*words, MASKABLE_PPO=str(learnt))
    assert code == 0, err
    assert [bot["name"] for bot in json.loads(out)["bots"]] == ["mine", "greedy"]


@pytest.mark.parametrize(
    ("game", "players", "file", "complaint"),
    [
        ("shadow_thief", 2, "own.zip", "own.zip was learnt for another game, or another number of players"),
        ("gentlemen_thieves", 3, "own.zip", "own.zip was learnt for another game, or another number of players"),
        ("shadow_thief", 3, "none.zip", "nothing was learnt yet, there is no .*none.zip"),
    ],
)
def test_what_it_did_not_learn_it_does_not_play(
    game: str, players: int, file: str, complaint: str, learnt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT)
    from examples.maskable_ppo import Trained

    session = vendome.game(game, players=players).start(seed=1)
    seat = session.asked[0]
    company = Company(session, {seat: PolicyBot("mine", Trained(learnt.with_name(file)))}, seed=1)
    with pytest.raises(PolicyError, match=complaint):
        company.choose(seat)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--minutes", "0"], "--minutes should be more than 0"),
        (["--players", "9"], "shadow_thief is for 2 to 7 players, not 9"),
        (["--games", "0"], "size should be a whole number from 1 on, not 0"),
        (["--file", "nowhere/own.zip"], "is no folder that can be written to"),
        (["chess"], "invalid choice: 'chess'"),
    ],
)
def test_a_mistake_in_the_call_is_told_before_it_learns(
    words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(ROOT)
    from examples.maskable_ppo import main

    with pytest.raises(SystemExit) as ended:
        main(words)
    out, err = capsys.readouterr()
    assert (ended.value.code, out) == (2, "")
    assert complaint in err.splitlines()[-1]

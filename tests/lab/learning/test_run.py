"""A run of training: a folder that can be left and gone on with, as if it had never been left."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vendome
from lab.learning.nim import GAME
from vendome.bots.net.weights import read_net
from vendome.engine.errors import BadOption
from vendome.lab.learning.arrays import OnProcessor
from vendome.lab.learning.checkpoint import read_checkpoint
from vendome.lab.learning.plan import Imitation, Place, Plan, Recipe, read_plan
from vendome.lab.learning.plan_file import check_plan, plan_text
from vendome.lab.learning.run import Measuring, Noted, Run, check_new, plan_of_run
from vendome.lab.learning.run_log import read_log
from vendome.lab.learning.trainer import Trainer

RECIPE = Recipe(rate=3e-3, decay=0.95, batch=256)
PLACES = (Place(2, 32), Place(2, 16, bots=1), Place(2, 16, rivals=1))
PLAN = Plan("nim", PLACES, RECIPE, minutes=20 / 60, width=16, critic=16, steps=8, every=3, past=3)


def ticking() -> Callable[[], float]:
    """A clock by which every turn takes a second, and so does every measurement."""
    seconds = iter(range(1_000_000))
    return lambda: float(next(seconds))


def new_run(folder: Path, plan: Plan = PLAN) -> Run:
    trainer = Trainer(GAME, plan, OnProcessor(plan.seed))
    return Run(folder, trainer, measuring=Measuring(games=50, every=4), every=10, noted=Noted("today"), clock=ticking())


def test_a_run_that_was_left_and_gone_on_with_is_the_one_that_was_not(tmp_path: Path) -> None:
    """Weights, Adam's memory and past selves, bit by bit."""
    whole = new_run(tmp_path / "whole")
    list(whole.go(seconds=20))
    list(new_run(tmp_path / "parts").go(seconds=10))
    second = new_run(tmp_path / "parts")
    assert (second.spent, second.trainer.turns) == (10, 10)
    list(second.go(seconds=10))
    assert whole.trainer.turns == second.trainer.turns == 20
    expected, found = whole.trainer.state(), second.trainer.state()
    assert expected.keys() == found.keys()
    assert all(np.array_equal(expected[name], found[name]) for name in expected)
    assert (tmp_path / "whole" / "log.jsonl").read_text().splitlines()[-1] == (
        (tmp_path / "parts" / "log.jsonl").read_text().splitlines()[-1]
    )


def test_when_it_is_measured_does_not_change_what_is_learnt(tmp_path: Path) -> None:
    often, never = new_run(tmp_path / "often"), new_run(tmp_path / "never")
    often.measuring, never.measuring = Measuring(games=20, every=1, most=1.0), Measuring(games=20, every=1000)
    for run in (often, never):
        list(run.go(seconds=8))
    assert len(often.log.known) > len(never.log.known) == 2
    found = often.trainer.state()
    assert all(np.array_equal(found[name], array) for name, array in never.trainer.state().items())


def test_a_run_is_a_folder_with_all_that_is_known_of_it(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    measured = [one for one in run.go(seconds=1000) if one]
    assert run.finished
    assert run.spent == 20
    assert sorted(path.name for path in run.folder.iterdir()) == [
        "checkpoint.npz", "curve.svg", "log.jsonl", "net.npz", "plan.toml"
    ]  # fmt: skip
    assert read_plan(run.folder / "plan.toml") == PLAN
    assert read_log(run.folder / "log.jsonl") == measured
    assert [one.turns for one in measured] == [0, 10, 20], "measuring takes no more than a tenth of the time"
    assert measured[-1].decisions == 20 * 8 * 64
    assert set(measured[-1].against) == {"greedy"}
    net = read_net(run.folder / "net.npz")
    assert (net.game, net.widths) == ("nim", (16, 16))
    assert msgspec.convert(net.about["plan"], Plan) == PLAN
    assert (net.about["seconds"], net.about["date"], net.about["device"]) == (20, "today", "cpu")
    assert net.about["strength"] == msgspec.to_builtins(measured[-1])
    assert np.allclose(net.policy["second"], run.trainer.player.policy["second"], atol=1e-2)
    assert read_checkpoint(run.folder / "checkpoint.npz").seconds == 20


def test_the_curve_has_a_line_and_a_band_for_each_bot(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.against = ("greedy", "random")
    list(run.go(seconds=3))
    picture = ElementTree.fromstring((run.folder / "curve.svg").read_text())
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}polyline")) == len(picture.findall(f"{space}polygon")) == 2
    words = " ".join(part.text or "" for part in picture.findall(f"{space}text"))
    assert "Nim, 2 players: share of the wins" in words
    assert "fair share 50%" in words


def test_it_leaves_when_it_is_told_to_and_keeps_what_it_has(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    list(run.go(seconds=1000, stop=lambda: run.trainer.turns == 3))
    assert read_checkpoint(run.folder / "checkpoint.npz").seconds == 3
    assert new_run(tmp_path / "run").trainer.turns == 3


def test_what_was_measured_after_the_last_checkpoint_is_forgotten(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    run.measuring = Measuring(games=20, every=1, most=1.0)
    for _ in zip(range(15), run.go(seconds=1000), strict=False):
        pass  # as if it were killed: nothing is done any more
    assert read_log(run.folder / "log.jsonl")[-1].turns > 10
    with (run.folder / "log.jsonl").open("a") as file:
        file.write('{"seconds": 1')
    again = new_run(tmp_path / "run")
    assert (again.spent, again.trainer.turns) == (10, 10)
    assert [one.turns for one in read_log(run.folder / "log.jsonl")] == list(range(11))


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    list(new_run(tmp_path / "run").go(seconds=1000))
    longer = new_run(tmp_path / "run", msgspec.structs.replace(PLAN, minutes=25 / 60))
    assert not longer.finished
    list(longer.go(seconds=1000))
    assert longer.trainer.turns == 25
    assert plan_of_run(tmp_path / "run").minutes == 25 / 60


def test_a_run_of_another_plan_is_refused(tmp_path: Path) -> None:
    new_run(tmp_path / "run")
    with pytest.raises(BadOption, match="is of another plan: its `width` is 16, not 32"):
        new_run(tmp_path / "run", msgspec.structs.replace(PLAN, width=32))
    with pytest.raises(BadOption, match="is of another plan: its `recipe` is"):
        new_run(tmp_path / "run", msgspec.structs.replace(PLAN, recipe=Recipe()))


@pytest.mark.parametrize("content", [b"", b"PK", b"\x93NUMPY", b"nothing of ours"])
def test_a_file_that_is_no_checkpoint_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(content)
    with pytest.raises(BadOption, match="this is not the checkpoint of a run"):
        new_run(tmp_path)


def test_a_folder_that_has_something_is_not_written_to(tmp_path: Path) -> None:
    check_new(tmp_path)
    check_new(tmp_path / "new")
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(BadOption, match="is not empty: --resume goes on"):
        check_new(tmp_path)
    with pytest.raises(BadOption, match="has no checkpoint"):
        plan_of_run(tmp_path)


# -- plans --------------------------------------------------------------------------------------------

places = st.builds(
    Place,
    players=st.integers(3, 8), games=st.integers(1, 9999), bots=st.integers(0, 1), rivals=st.integers(0, 1),
    options=st.dictionaries(
        st.text("abc_é", min_size=1), st.integers(0, 9) | st.booleans() | st.text("xyz \"\\\n'é😀"), max_size=3
    ),
)  # fmt: skip
numbers = st.floats(0, 1e6)
plans = st.builds(
    Plan, game=st.just("nim"), places=st.lists(places, min_size=1, max_size=3).map(tuple),
    recipe=st.builds(Recipe, rate=numbers, entropy=numbers), imitation=st.none() | st.builds(Imitation, rate=numbers),
    minutes=numbers, seed=st.integers(0, 2**31 - 1),
)  # fmt: skip


@given(plans)
def test_a_plan_that_is_written_reads_back_as_the_same(plan: Plan) -> None:
    assert msgspec.convert(tomllib.loads(plan_text(plan)), Plan) == plan


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"width": 0}, "`width` of a plan should be 1 or more, not 0"),
        ({"minutes": 0.0}, "`minutes` of a plan should be more than 0, not 0.0"),
        ({"minutes": float("nan")}, "`minutes` of a plan should be more than 0, not nan"),
        ({"recipe": Recipe(batch=0)}, "`recipe.batch` of a plan should be 1 or more"),
        ({"recipe": Recipe(decay=1.5)}, "`recipe.decay` of a plan should be from 0 to 1"),
        ({"past": -1}, "`past` of a plan should be 0 or more"),
        ({"seed": -1}, "`seed` of a plan should be a whole number from 0"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_numbers_that_can_not_be_trained_with_are_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        check_plan(msgspec.structs.replace(PLAN, **change))
    assert check_plan(PLAN) is PLAN


@pytest.mark.slow
def test_a_real_game_is_learnt_in_a_few_turns(tmp_path: Path) -> None:
    """The Shadow Thief with two players and one hand: far more wins than at first, beyond what chance may add."""
    places = (Place(2, 96, rivals=1, options={"hands": 1}), Place(2, 96, bots=1, options={"hands": 1}))
    plan = Plan("shadow_thief", places, Recipe(rate=3e-3, batch=512), minutes=25 / 60, width=64, critic=64, steps=16)
    trainer = Trainer(vendome.GAMES["shadow_thief"], plan, OnProcessor(plan.seed))
    measuring = Measuring(("greedy", "random"), games=300, every=1000)
    run = Run(tmp_path / "run", trainer, measuring=measuring, clock=ticking())
    first, last = [one for one in run.go(seconds=1000) if one]
    assert last.turns == 25
    for bot in measuring.against:
        before, after = first.against[bot], last.against[bot]
        assert after.share - after.margin > before.share + before.margin, bot


def test_a_line_of_the_log_says_what_it_means(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    next(run.go(seconds=1))
    line = json.loads((run.folder / "log.jsonl").read_text())
    assert list(line) == ["seconds", "turns", "decisions", "against"]
    assert list(line["against"]["greedy"]) == ["share", "margin"]

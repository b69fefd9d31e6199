"""`vendome train` and `vendome export`"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from vendome.bots.net.weights import Net, read_net, write_net
from vendome.cli import main
from vendome.lab.learning.checkpoint import read_checkpoint
from vendome.lab.learning.plan import read_plan
from waits import COMPILED_WITHIN, until

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]

SMALL = """
game = "shadow_thief"
minutes = 0.02
width = 16
critic = 16
steps = 8

[recipe]
batch = 256

[[places]]
players = 2
games = 16
rivals = 1
options = {hands = 1}

[[places]]
players = 2
games = 16
bots = 1
options = {hands = 1}
"""


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.toml").write_text(SMALL)
    return tmp_path


TRAIN = ["train", "shadow_thief", "--device", "cpu"]
BY_PLAN = [*TRAIN, "--plan", "small.toml"]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that is over: its folder."""
    folder = tmp_path_factory.mktemp("trained")
    (folder / "small.toml").write_text(SMALL)
    where = ["--plan", str(folder / "small.toml"), "--folder", str(folder / "run")]
    assert main([*TRAIN, *where]) == 0
    return folder / "run"


def test_a_run_says_how_it_goes_and_what_to_do_next(folder: Path, capsys: Capture) -> None:
    code, out, err = run(capsys, *BY_PLAN)
    assert code == 0
    assert re.search(r"The Shadow Thief, 2 players, on cpu: trained \d+:\d\d of 0:01", out)
    assert re.search(r"\d+\.\d% ± \d+\.\d of the wins against greedy \(fair: 50%\)", out)
    bots = "--bots mine=train-shadow_thief/net.npz --versus greedy"
    assert f"measure: vendome arena shadow_thief --players 2 --option hands=1 {bots}\n" in out
    assert "--resume" not in out
    assert re.search(r"^0:00 of 0:01, 0 decisions, .* against greedy", err, re.MULTILINE)
    assert re.search(r"^\d+:\d\d of 0:01, [\d,]+ decisions, [\d,]+ a second, .* against greedy", err, re.MULTILINE)
    names = sorted(path.name for path in (folder / "train-shadow_thief").iterdir())
    assert names == ["checkpoint.npz", "curve.svg", "log.jsonl", "net.npz", "plan.toml"]
    assert read_net(folder / "train-shadow_thief" / "net.npz").about["date"]


def test_the_games_own_plan_is_made_small_on_a_processor(folder: Path, capsys: Capture) -> None:
    code, _, err = run(capsys, *TRAIN, "--minutes", 0.05, "--go", 0.0001, "--seed", 5, "--folder", "mine")
    assert code == 0
    assert "vendome: on a processor: the game's plan with narrow nets and few games" in err
    plan = read_plan(folder / "mine" / "plan.toml")
    assert (plan.game, plan.width, plan.minutes, plan.seed) == ("shadow_thief", 64, 0.05, 5)
    assert sum(place.games for place in plan.places) <= 256


def test_two_goes_add_up(folder: Path, capsys: Capture) -> None:
    where = ["--folder", "two goes", "--go", 0.0001]
    code, out, _ = run(capsys, *BY_PLAN, "--minutes", 5, *where)
    assert code == 0
    assert "go on:   vendome train shadow_thief --folder 'two goes' --resume" in out
    first = read_checkpoint(folder / "two goes" / "checkpoint.npz")
    code, out, _ = run(capsys, *TRAIN, *where, "--resume")
    assert code == 0
    assert re.search(r"trained 0:\d\d of 5:00, 512 decisions", out)
    second = read_checkpoint(folder / "two goes" / "checkpoint.npz")
    assert second.seconds > first.seconds > 0
    lines = [json.loads(line) for line in (folder / "two goes" / "log.jsonl").read_text().splitlines()]
    assert [(line["turns"], line["seconds"]) for line in lines] == [(0, 0), (1, first.seconds), (2, second.seconds)]


def test_ctrl_c_leaves_a_run_that_can_be_gone_on_with(folder: Path, capsys: Capture) -> None:
    command = [sys.executable, "-m", "vendome", *BY_PLAN, "--minutes", "1000"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        log = folder / "train-shadow_thief" / "log.jsonl"

        def is_begun() -> bool:
            assert process.poll() is None, process.communicate()
            return log.exists() and bool(log.read_bytes())

        until(is_begun, within=COMPILED_WITHIN)
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "go on:   vendome train shadow_thief --folder train-shadow_thief --resume" in out
    assert run(capsys, "train", "shadow_thief", "--device", "cpu", "--resume", "--go", 0.001)[0] == 0


def test_it_learns_on_from_a_net(trained: Path, folder: Path, capsys: Capture) -> None:
    net = read_net(trained / "net.npz")
    arguments = ["--from", trained / "net.npz", "--go", 0.0001, "--folder", "on"]
    code, _, _ = run(capsys, *TRAIN, *arguments)
    assert code == 0
    assert read_plan(folder / "on" / "plan.toml").width == 16, "a net keeps its width"
    after = read_net(folder / "on" / "net.npz")
    assert np.abs(after.policy["first"] - net.policy["first"]).max() < 0.05


def test_it_learns_to_beat_a_net_that_stays_as_it_is(trained: Path, folder: Path, capsys: Capture) -> None:
    response = [*BY_PLAN, "--against", trained / "net.npz", "--minutes", 0.02, "--go", 0.01, "--folder", "response"]
    for arguments in (response, [*TRAIN, "--folder", "response", "--resume"]):
        code, out, _ = run(capsys, *arguments)
        assert code == 0
        assert "of the wins against the net (fair: 50%)" in out
        with np.load(folder / "response" / "checkpoint.npz") as checkpoint:
            stays = read_net(trained / "net.npz").policy["first"]
            assert (checkpoint["companion_0/first"] == stays).all()
    assert read_plan(folder / "response" / "plan.toml").is_response


def test_a_finished_run_says_so(trained: Path, capsys: Capture) -> None:
    code, out, err = run(capsys, "train", "shadow_thief", "--folder", trained, "--resume")
    assert (code, out) == (2, "")
    assert err.endswith(f"vendome: {trained}: its 0.02 minutes are over; more --minutes make the run longer\n")


def test_a_net_becomes_onnx(trained: Path, folder: Path, capsys: Capture) -> None:
    code, out, _ = run(capsys, "export", "shadow_thief", trained / "net.npz", "net.onnx")
    assert code == 0
    assert out.startswith(f"net.onnx: {(folder / 'net.onnx').stat().st_size:,} bytes")
    code, _, err = run(capsys, "export", "master_thieves", trained / "net.npz", "other.onnx")
    assert (code, (folder / "other.onnx").exists()) == (2, False)
    assert "is a net for shadow_thief, not for master_thieves" in err


def test_a_run_may_begin_as_a_clone_of_a_bot(folder: Path, capsys: Capture) -> None:
    imitation = '[imitation]\nbot = "greedy"\ndecisions = 300\nepochs = 2\nbatch = 64\n'
    (folder / "clone.toml").write_text(SMALL + imitation)
    code, _, _ = run(capsys, *TRAIN, "--plan", "clone.toml", "--minutes", 0.03, "--go", 0.01)
    assert code == 0
    with np.load(folder / "train-shadow_thief" / "checkpoint.npz") as checkpoint:
        clone = checkpoint["companion_0/first"]
    code, _, _ = run(capsys, *TRAIN, "--resume")
    assert code == 0
    with np.load(folder / "train-shadow_thief" / "checkpoint.npz") as checkpoint:
        assert (checkpoint["companion_0/first"] == clone).all()
        assert (checkpoint["policy/first"] != clone).any()


def test_a_run_from_a_net_has_a_clone_at_the_tables_that_want_one(trained: Path, folder: Path, capsys: Capture) -> None:
    imitation = '[imitation]\nbot = "greedy"\ndecisions = 300\nepochs = 2\nbatch = 64\n'
    for name, more in (("wanted", "[[places]]\nplayers = 2\ngames = 8\nclones = 1\n"), ("not", "")):
        (folder / f"{name}.toml").write_text(SMALL + imitation + more)
        call = [*TRAIN, "--plan", f"{name}.toml", "--folder", name, "--from", trained / "net.npz", "--minutes", 1e-9]
        assert run(capsys, *call)[0] == 0
        with np.load(folder / name / "checkpoint.npz") as checkpoint:
            assert ("companion_0/first" in checkpoint) == (name == "wanted")
        begun, now = (read_net(path) for path in (trained / "net.npz", folder / name / "net.npz"))
        np.testing.assert_allclose(now.policy["head"], begun.policy["head"], atol=0.01)  # after one turn
        assert now.about["before"] == [{key: begun.about[key] for key in begun.about if key != "before"}]


def test_a_critic_of_another_width_begins_anew_and_first_learns_alone(
    trained: Path, folder: Path, capsys: Capture
) -> None:
    narrow = SMALL.replace("critic = 16", "critic = 8\ncritic_first = 1000000")
    (folder / "narrow.toml").write_text(narrow)
    call = [*TRAIN, "--plan", "narrow.toml", "--from", trained / "net.npz", "--minutes", 1e-9]
    assert run(capsys, *call)[0] == 0
    begun, now = (read_net(path) for path in (trained / "net.npz", folder / "train-shadow_thief" / "net.npz"))
    assert now.widths == (16, 8)
    assert all((now.policy[name] == array).all() for name, array in begun.policy.items())


MISTAKES = [
    (["train", "chess"], "unknown game 'chess'"),
    (["train", "master_thieves", "--plan", "small.toml"], "small.toml is a plan for shadow_thief, not for master_"),
    ([*TRAIN, "--device", "tpu"], "'--device'"),
    ([*TRAIN, "--minutes", "0"], "--minutes should be more than 0, not 0"),
    ([*TRAIN, "--minutes", "nan"], "--minutes should be more than 0, not nan"),
    ([*TRAIN, "--go", "-1"], "--go should be more than 0, not -1"),
    ([*TRAIN, "--minutes", "soon"], "'--minutes'"),
    ([*TRAIN, "--seed", "-1"], "`seed` of a plan should be a whole number from 0"),
    ([*TRAIN, "--plan", "none.toml"], "none.toml: can't be read: No such file"),
    ([*TRAIN, "--plan", "bad.toml"], "bad.toml: "),
    ([*TRAIN, "--plan", "odd.toml"], "unknown field `widht`"),
    ([*TRAIN, "--plan", "thin.toml"], "`width` of a plan should be 1 or more, not 0"),
    ([*TRAIN, "--plan", "crowd.toml"], "2 to 7 players, not 9"),
    ([*TRAIN, "--plan", "rule.toml"], "option 'hands' can't be 99"),
    ([*TRAIN, "--plan", "copy.toml"], "`imitation.epochs` of a plan should be 1 or more, not 0"),
    ([*TRAIN, "--plan", "whom.toml"], "unknown bot 'fool'"),
    ([*TRAIN, "--from", "none.npz"], "none.npz: there is no such file"),
    ([*TRAIN, "--from", "small.toml"], "small.toml: this is not the file of a net"),
    (["train", "master_thieves", "--from", "net.npz"], "net.npz is a net for shadow_thief, not for master_thieves"),
    ([*TRAIN, "--from", "net.npz"], "its layers have other sizes"),
    ([*TRAIN, "--against", "net.npz"], "its layers have other sizes"),
    ([*TRAIN, "--against", "none.npz"], "none.npz: there is no such file"),
    ([*TRAIN, "--resume"], "train-shadow_thief has no checkpoint.npz: there is no run to go on with"),
    ([*TRAIN, "--resume", "--plan", "small.toml"], "leave --plan out"),
    ([*TRAIN, "--resume", "--seed", "3"], "leave --seed out"),
    ([*TRAIN, "--folder", "."], ". is not empty: --resume goes on with the run in it"),
    ([*TRAIN, "--folder", "small.toml"], "small.toml"),
    (["export", "shadow_thief", "none.npz", "net.onnx"], "none.npz: there is no such file"),
    (["export", "shadow_thief", "net.npz", "nowhere/net.onnx"], "other sizes"),
]


@pytest.mark.parametrize(("arguments", "reason"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_mistake_is_one_clear_line_and_exit_2(
    arguments: list[str], reason: str, folder: Path, capsys: Capture
) -> None:
    (folder / "bad.toml").write_text("game =")
    (folder / "odd.toml").write_text(f"widht = 3\n{SMALL}")
    (folder / "thin.toml").write_text(SMALL.replace("width = 16", "width = 0"))
    (folder / "crowd.toml").write_text(SMALL.replace("players = 2", "players = 9"))
    (folder / "copy.toml").write_text(f"{SMALL}[imitation]\nepochs = 0\n")
    (folder / "whom.toml").write_text(f'{SMALL}[imitation]\nbot = "fool"\n')
    (folder / "rule.toml").write_text(SMALL.replace("hands = 1", "hands = 99"))
    names = [f"{layer}{end}" for layer in ("first", "second", "third", "head") for end in ("", "_bias")]
    weights = {name: np.zeros((4, 4), np.float32) for name in names}
    write_net(folder / "net.npz", Net("shadow_thief", weights, weights, {}))
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert reason in err.splitlines()[-1]
    assert "Traceback" not in err


def test_the_run_of_another_game_is_not_gone_on_with(trained: Path, capsys: Capture) -> None:
    code, _, err = run(capsys, "train", "master_thieves", "--folder", trained, "--resume")
    assert code == 2
    assert "plan.toml is a plan for shadow_thief, not for master_thieves" in err


def test_a_changed_plan_is_not_that_of_the_checkpoint(trained: Path, folder: Path, capsys: Capture) -> None:
    for path in trained.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "plan.toml").write_text((folder / "plan.toml").read_text().replace("width = 16", "width = 24"))
    code, _, err = run(capsys, "train", "shadow_thief", "--folder", ".", "--minutes", 1, "--resume")
    assert code == 2
    assert "checkpoint.npz is of another plan: its `width` is 16, not 24" in err


WITHOUT_THE_EXTRA = """
import sys
sys.modules["array_api_compat"] = None
from vendome.cli import main
assert main(["train", "--help"]) == main(["export", "--help"]) == 0
sys.exit(main(["train", "shadow_thief"]))
"""


def test_without_the_extra_it_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_THE_EXTRA], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "vendome: training needs one more package: pip install 'vendome[train]'\n"

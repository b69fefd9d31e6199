"""What the guides to policies and to training say is so: their commands run, the policies play."""

import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

import vendome
from vendome import GAMES
from vendome.bots import Company
from vendome.bots.policy_bot import PolicyBot
from vendome.cli import main

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "policies.md").read_text()
TRAINING = (ROOT / "docs" / "train.md").read_text()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that has the examples, and may be written to."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])


def blocks(language: str, page: str = PAGE) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


@pytest.mark.parametrize("page", [PAGE, TRAINING], ids=["policies", "train"])
def test_the_commands_of_a_guide_run(
    page: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # processes for an arena take longer to start than it does
    lines = [line for block in blocks("sh", page) for line in block.splitlines()]
    commands = [line for line in lines if line.startswith("vendome")]
    assert commands
    for command in commands:
        words = shlex.split(command)
        assert words.pop(0) == "vendome"
        code = main(words)
        assert code == 0, f"{command}\n{capsys.readouterr().err}"


def test_its_python_runs_and_its_policies_play_every_game() -> None:
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(block, names)
    for game in GAMES:
        session = vendome.game(game, players=2).start(seed=1)
        bots = {0: PolicyBot("last", names["policy"]), 1: PolicyBot("net", names["Untrained"])}
        company = Company(session, bots, seed=1)
        for _ in range(30):
            if not session.finished:
                company.play(company.choose(session.asked[0]), session.asked[0])


def test_it_names_every_part_of_a_situation() -> None:
    from vendome.bots.policy import Situation

    row = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    named = {name for cell in row for name in re.findall(r"`(\w+)`", cell)}
    parts = {name for name in vars(Situation) if not name.startswith("_")} | {"seat", "ply", "setup"}
    assert parts == named


def test_the_example_is_as_short_as_it_says() -> None:
    assert len((ROOT / "examples" / "policy.py").read_text().splitlines()) <= 40

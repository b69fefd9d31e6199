"""`vendome report`, from the command to its page."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lab.report.made_up import SMALL
from vendome.cli import main
from vendome.lab.report.plan import BUDGETS

Capture = pytest.CaptureFixture[str]

REPORT = ["report", "shadow_thief", "--players", "2", "--option", "hands=1", "--workers", "1"]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget for tests."""
    monkeypatch.setitem(BUDGETS, "usual", replace(SMALL, name="usual", looks=2, prices=1, deals=4))


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing"], "unknown game 'nothing'"),
        (["shadow_thief", "--budget", "huge"], "unknown budget 'huge' (known: quick, usual, thorough)"),
        (["shadow_thief", "--players", "9"], "shadow_thief is for 2 to 7 players, not 9"),
        (["shadow_thief", "--against", "hands"], "option 'hands' should read NAME=VALUE"),
        (["shadow_thief", "--against", "hands=77"], "option 'hands' can't be '77'"),
        (["shadow_thief", "--against", "feet=2"], "unknown option 'feet'"),
        (["shadow_thief", "--against", "hands=3"], "--against hands=3 is the game as it is already"),
        (["shadow_thief", "--against", "players=3"], "in its last question"),
        (["shadow_thief", "--seed", "-1"], "a seed is a whole number from 0"),
        (["shadow_thief", "--resume", __file__], "is not the file of a report"),
    ],
)
def test_a_mistake_is_named_in_one_line(capsys: Capture, arguments: list[str], words: str) -> None:
    code, out, err = run(capsys, "report", *arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.slow
def test_a_report_is_printed_written_and_the_same_when_resumed(capsys: Capture, tmp_path: Path) -> None:
    log, first, second = tmp_path / "log.jsonl", tmp_path / "first.html", tmp_path / "second.html"
    code, out, _ = run(capsys, *REPORT, "--resume", log, "--html", first)
    assert code == 0
    assert "1. Does the seat matter?" in out
    assert "10. How many players are best?" in out
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:-5]) + lines[-1][:20])
    code, out, _ = run(capsys, *REPORT, "--resume", log, "--html", second, "--json")
    assert code == 0
    assert json.loads(out)["findings"]["length"]["answer"]["number"]["value"] > 0
    assert first.read_bytes() == second.read_bytes()
    assert sorted(log.read_bytes().splitlines(keepends=True)) == sorted(lines)

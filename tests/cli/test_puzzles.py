"""`vendome puzzles`: asked in the terminal, found anew, refused in words."""

import io
from pathlib import Path

import pytest

from vendome import GAMES
from vendome.cli import main
from vendome.puzzles import finding, puzzles_of

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def answer(monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: str, *arguments: object) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    code = main(["puzzles", *map(str, arguments)])
    return code, capsys.readouterr().out


def test_a_wrong_answer_may_be_followed_by_the_right_one(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    solution = next(puzzles_of(GAMES["shadow_thief"])).solution
    lines = f"what?\n{solution.tempting}\n{solution.best.move}\n"
    code, out = answer(monkeypatch, capsys, lines, "shadow_thief", "--nth", 1)
    assert code == 0
    assert "something is better" in out
    assert f"Yes! {solution.best.move} is the best, by {solution.margin:.1%}" in out
    assert "(at first sight the best)" in out


def test_the_riddle_of_the_day_can_be_shown_or_left(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    code, out = answer(monkeypatch, capsys, "show\n")
    assert code == 0
    assert "is the best, by" in out
    assert answer(monkeypatch, capsys, "quit\n")[1].endswith("Goodbye.\n")


def test_new_puzzles_are_found_and_can_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    monkeypatch.setattr(finding, "STUDY", 6_000)
    file = tmp_path / "new.jsonl"
    made = ("puzzles", "shadow_thief", "--make", "1", "--players", "3", "--seed", "1", "--workers", "1", "--out")
    assert main([*made, str(file)]) == 0
    assert "1 puzzles in" in capsys.readouterr().err
    assert "is the best, by" in answer(monkeypatch, capsys, "show\n", "--file", file)[1]
    assert main(["check", str(file)]) == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nosuch"], "unknown game 'nosuch'"),
        (["shadow_thief", "--nth", "9999"], "has no puzzle 9999"),
        (["--nth", "3"], "name one"),
        (["--file", "missing.jsonl"], "missing.jsonl"),
        (["--make", "1", "--out", "x"], "--make needs a game"),
        (["shadow_thief", "--make", "1"], "--make needs --out"),
        (["shadow_thief", "--make", "1", "--out", "x", "--players", "99"], "99"),
    ],
)
def test_mistakes_are_told_in_a_line(
    arguments: list[str], words: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *arguments]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_games_is_not_one_of_puzzles(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(next(puzzles_of(GAMES["shadow_thief"])).record.encode())
    assert main(["puzzles", "--file", str(file)]) == 1
    assert "line 1: it has no `puzzle`: a game, but not a puzzle" in capsys.readouterr().err

"""A policy of one's own in `vendome arena`, `vendome simulate` and `vendome.match`."""

import json
import sys
from pathlib import Path

import pytest

import vendome
from support import EVERY_GAME
from vendome import Game
from vendome.cli import main

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
MINE = "mine=examples.policy:policy"


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a checkout's commands are typed."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", list(sys.path))


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_arena_says_that_the_example_plays_better_than_chance(capsys: Capture, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    arguments = ["arena", "shadow_thief", "--players", 3, "--bots", MINE, "--versus", "random", "--games", 90]
    code, out, _ = run(capsys, *arguments, "--workers", 1, "--html", page)
    assert code == 0
    assert "mine wins more than its fair share of 33.3%" in out
    assert "examples.policy" not in out, "reports name it as its author does"
    text = page.read_text()
    assert "<strong>mine</strong>: a policy of its author's own, examples.policy:policy" in text
    assert f"--bots {MINE}" in text, "the command that repeats it"


def played(capsys: Capture, game: str, path: Path, workers: int) -> tuple[str, bytes]:
    """What `simulate` prints of two games between both examples, and their records."""
    arguments = ["--players", 2, "--games", 2, "--bots", f"{MINE},text=examples.text_policy:policy", "--json"]
    code, out, _ = run(capsys, "simulate", game, *arguments, "--workers", workers, "--records", path)
    assert code == 0
    return out, path.read_bytes()


@EVERY_GAME
def test_both_examples_play_every_game(game: Game, capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    out, records = played(capsys, game.id, path, workers=1)
    assert [seat["bot"] for seat in json.loads(out)["seats"]] == ["mine", "text"]
    assert json.loads(records.splitlines()[0])["seats"] == ["mine", "text"]
    assert run(capsys, "check", path)[0] == 0


def test_policies_play_the_same_whatever_the_workers(capsys: Capture, tmp_path: Path) -> None:
    one, two = (played(capsys, "shadow_thief", tmp_path / f"{n}.jsonl", workers=n) for n in (1, 2))
    assert one == two


def test_a_match_in_python_takes_it_too() -> None:
    match = vendome.match("shadow_thief", [MINE, "random"], games=4, seed=1, workers=1)
    assert {bot.name for bot in match.bots} == {"mine", "random"}
    game = vendome.new("shadow_thief", players=2, seed=1)
    assert game.bot(MINE).choose() in game.moves()
    assert game.bot(MINE).consider()[0].share == 1.0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_policy_that_fails_ends_the_arena_with_one_line(
    workers: int, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fails_here.py").write_text("def policy(situation):\n    return 'fly'\n")
    bots = "random,mine=fails_here:policy"
    code, out, err = run(capsys, "arena", "shadow_thief", "--bots", bots, "--games", 8, "--workers", workers)
    assert (code, out) == (1, "")
    assert err.splitlines()[-1].startswith("vendome: mine answered 'fly' at seat ")
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("random,mine=nowhere_at_all:policy", "there is no module 'nowhere_at_all'"),
        ("random,mine=examples.policy", "written NAME=MODULE:POLICY"),
        (f"{MINE},mine=examples.text_policy:policy", "have the same name"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_2(bots: str, complaint: str, capsys: Capture) -> None:
    for command in ("arena", "simulate"):
        code, out, err = run(capsys, command, "shadow_thief", "--players", 2, "--bots", bots)
        assert (code, out) == (2, "")
        assert complaint in err
        assert err.count("\n") == 1


def test_no_file_brings_a_policy_along(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a record, an arena's file or a saved game names is never imported."""
    monkeypatch.chdir(tmp_path)
    Path("evil.py").write_text("from pathlib import Path\nPath('was-here').touch()\ndef policy(situation): ...\n")
    evil = "mine=evil:policy"
    run(capsys, "simulate", "shadow_thief", "-n", 2, "-k", 1, "-o", "hands=1", "--records", "games.jsonl")
    named = Path("games.jsonl").read_text().replace('"random"', f'"{evil}"')
    Path("games.jsonl").write_text(named)
    assert evil in named
    assert run(capsys, "check", "games.jsonl")[0] == 0
    assert vendome.read("games.jsonl")[0].names == [evil, evil]
    arena = ["arena", "shadow_thief", "-n", 2, "-o", "hands=1", "-k", 2, "--workers", 1, "--bots", "random"]
    run(capsys, *arena, "--resume", "arena.jsonl")
    Path("arena.jsonl").write_text(Path("arena.jsonl").read_text().replace('["random"]', f'["{evil}"]'))
    code, _, err = run(capsys, *arena, "--resume", "arena.jsonl")
    assert code == 2
    assert f"its bots is {evil}, not random" in err
    code, _, err = run(capsys, "play", "shadow_thief", "--seats", f"human,{evil}")
    assert code == 2
    assert "unknown bot" in err
    assert not Path("was-here").exists()

"""The commands that print: games, rules, simulate, check, replay."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from commands import every_command
from support import EVERY_GAME
from vendome import GAMES, Game
from vendome.cli import main

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_games_lists_every_game(capsys: Capture) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(name in out for name in GAMES)


def test_help_names_every_command(capsys: Capture) -> None:
    names = {words[0] for words in every_command()}
    assert len(names) > 15
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert names == set(re.findall(r"^│ ([a-z]\S*) ", out, re.MULTILINE))


def test_version_is_the_package_s(capsys: Capture) -> None:
    assert run(capsys, "--version") == (0, f"vendome {version('vendome')}\n", "")


@EVERY_GAME
def test_rules_shows_the_rulebook_and_one_rule(game: Game, capsys: Capture) -> None:
    _, whole, _ = run(capsys, "rules", game.id, "--language", "en")
    assert game.name in whole
    end = game.ends[0]
    code, one, _ = run(capsys, "rules", game.id, end.lower(), "--language", "en")
    assert code == 0
    assert end in one
    assert len(one) < len(whole) / 5
    section = end.split(".")[0]
    assert one.strip()[:20] in run(capsys, "rules", game.id, section, "--language", "en")[1]


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LC_ALL": "fr_CH.UTF-8", "LANG": "de_DE.UTF-8"}, "coffre"),
        ({"LC_MESSAGES": "it_IT", "LANG": "de_DE.UTF-8"}, "cassaforte"),
        ({"LANG": "de_AT.UTF-8"}, "Tresor"),
        ({"LANG": "C.UTF-8"}, "safe"),
        ({"LANG": "pt_PT.UTF-8"}, "safe"),
        ({}, "safe"),
    ],
)
def test_rules_speak_the_language_of_the_terminal(
    variables: dict[str, str], word: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert word in run(capsys, "rules", "shadow_thief", "SD-3.6")[1]


def test_rules_speak_the_language_that_is_asked_for_or_none(capsys: Capture) -> None:
    assert "coffre" in run(capsys, "rules", "shadow_thief", "SD-3.6", "--language", "fr")[1]
    code, out, err = run(capsys, "rules", "shadow_thief", "--language", "../en")
    assert (code, out) == (2, "")
    assert "unknown language '../en'" in err
    assert "en, fr, de, it" in err


@EVERY_GAME
def test_simulate_gives_the_same_bytes_whatever_the_workers(game: Game, capsys: Capture, tmp_path: Path) -> None:
    outputs = []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.jsonl"
        arguments = ["--players", "2", "--games", "90", "--seed", "4", "--workers", workers]
        code, out, _ = run(capsys, "simulate", game.id, *arguments, "--records", path, "--explain", "--json")
        assert code == 0
        outputs.append((out, path.read_bytes()))
    assert outputs[0] == outputs[1]
    data = json.loads(outputs[0][0])
    assert data["games"] == 90
    assert sum(data["ends"].values()) == 90
    assert sum(seat["win_share"] for seat in data["seats"]) == pytest.approx(1)
    for seat in data["seats"]:
        low, high = seat["win_share_ci95"]
        assert 0 <= low <= seat["win_share"] <= high <= 1
    code, out, _ = run(capsys, "check", tmp_path / "1.jsonl")
    assert code == 0
    assert "90 games" in out


def test_simulate_prints_a_table_for_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, "simulate", "shadow_thief", "-n", 3, "-k", 50, "-o", "hands=1")
    assert code == 0
    assert "The Shadow Thief, 3 players, hands=1: 50 games from seed 0" in out
    assert "95% interval" in out
    assert "Games ended by: SD-4.1" in out


@pytest.fixture
def records(tmp_path: Path, capsys: Capture) -> Path:
    path = tmp_path / "games.jsonl"
    assert run(capsys, "simulate", "shadow_thief", "-n", 2, "-k", 3, "-o", "hands=1", "--records", path)[0] == 0
    return path


def test_check_names_the_fault_and_exits_1(records: Path, capsys: Capture) -> None:
    lines = records.read_text().splitlines()
    broken = json.loads(lines[1])
    broken["log"][0]["chance"] = broken["log"][0]["chance"].replace("R7", "R8")
    records.write_text("\n".join([lines[0], json.dumps(broken), lines[2]]) + "\n")
    code, out, err = run(capsys, "check", records)
    assert (code, out) == (1, "")
    assert err == f"vendome: {records}: line 2, log 0: card R8 stands 4 times, but there can be 2\n"


def test_replay_shows_what_a_seat_saw(records: Path, capsys: Capture) -> None:
    code, watched, _ = run(capsys, "replay", records, "--nth", 2)
    assert code == 0
    assert "Your hand" not in watched
    assert "reveals" in watched
    _, seated, _ = run(capsys, "replay", records, "--nth", 2, "--seat", 1)
    assert "Your hand" in seated
    assert "Won by" in seated


def test_replay_tells_what_a_seat_could_infer(records: Path, capsys: Capture) -> None:
    code, out, _ = run(capsys, "replay", records, "--nth", 2, "--lens", 1)
    assert code == 0
    assert "Your hand" in out  # through the same eyes
    decisions = int(out.split(" decisions")[0].split()[-1])
    assert out.count("Seat 1 (random) could infer:\nSeat 0 (random), ") == decisions + 1


def test_replay_refuses_a_lens_that_is_not_there(
    records: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "unknown seat '7'" in run(capsys, "replay", records, "--lens", 7)[2]
    without = replace(GAMES["shadow_thief"], lens=None)
    monkeypatch.setattr("vendome.cli.replay.find", lambda _: without)
    code, out, err = run(capsys, "replay", records, "--lens", 0)
    assert (code, out, err) == (2, "", "vendome: --lens: The Shadow Thief has no lens\n")


USAGE = [
    (["simulate", "chess"], "unknown game 'chess'"),
    (["simulate", "shadow_thief", "--players", "9"], "2 to 7 players"),
    (["simulate", "shadow_thief", "--players", "two"], "'--players' / '-n': Input should be a valid integer"),
    (["simulate", "shadow_thief", "--option", "hand=3"], "did you mean 'hands'"),
    (["simulate", "shadow_thief", "--option", "hands=12"], "'hands' can't be '12'"),
    (["simulate", "shadow_thief", "--option", "hands"], "should read NAME=VALUE"),
    (["simulate", "shadow_thief", "--bots", "genius"], "unknown bot 'genius'"),
    (["simulate", "shadow_thief", "--bots", "random,random"], "2 bots for 4 seats"),
    (["simulate", "shadow_thief", "--games", "0"], "--games"),
    (["simulate", "shadow_thief", "--workers", "0"], "--workers"),
    (["simulate", "shadow_thief", "--seed", "-1"], "a seed is a whole number"),
    (["simulate", "shadow_thief", "--explain"], "needs --records"),
    (["simulate", "shadow_thief", "--records", "/nowhere/at/all.jsonl"], "/nowhere/at"),
    (["simulate"], "Missing argument"),
    (["simulate", "shadow_thief", "--what"], "No such option: --what"),
    (["burgle"], "No such command 'burgle'"),
    (["rules", "shadow_thief", "SD-9.9"], "unknown rule 'SD-9.9'"),
    (["check", "/nowhere.jsonl"], "/nowhere.jsonl: No such file"),
    (["check", "/"], "/: Is a directory"),
    (["check"], "Missing argument"),
    (["replay", "/nowhere.jsonl"], "/nowhere.jsonl: No such file"),
    (["play", "shadow_thief", "--seats", "human,genius"], "unknown bot 'genius'"),
    (["play", "shadow_thief", "--seats", "human,random", "--players", "3"], "2 seats named for 3 players"),
    (["play", "shadow_thief", "--seed", "-5"], "a seed is a whole number"),
    (["play", "--resume"], "no game is waiting"),
]


@pytest.mark.parametrize(("arguments", "reason"), USAGE, ids=[" ".join(arguments) for arguments, _ in USAGE])
def test_a_mistake_is_one_clear_line_and_exit_2(arguments: list[str], reason: str, capsys: Capture) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert reason in err
    assert err.startswith("vendome: ")
    assert err.count("\n") == 1


def test_replay_refuses_a_game_or_seat_that_is_not_there(records: Path, capsys: Capture) -> None:
    assert "has no game number 9" in run(capsys, "replay", records, "--nth", 9)[2]
    code, _, err = run(capsys, "replay", records, "--seat", 5)
    assert (code, "unknown seat '5'" in err) == (2, True)


def test_a_full_disk_leaves_nothing_behind(capsys: Capture) -> None:
    code, out, err = run(capsys, "simulate", "shadow_thief", "-k", 2, "--records", "/dev/full")
    assert (code, out) == (1, "")
    assert err == "vendome: output: No space left on device\n"


def test_a_failed_run_leaves_the_old_file(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old")

    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("vendome.cli.simulate.play_games", fail)
    code, _, err = run(capsys, "simulate", "shadow_thief", "-k", 2, "--records", path)
    assert (code, err) == (1, f"vendome: {path}: No space left on device\n")
    assert path.read_text() == "old"
    assert list(tmp_path.glob(".games*")) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_an_unwritable_folder_is_named(tmp_path: Path, capsys: Capture) -> None:
    tmp_path.chmod(0o500)
    assert run(capsys, "simulate", "shadow_thief", "-k", 2, "--records", tmp_path / "x")[0] == 2


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m vendome rules shadow_thief | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert done.stdout == "# The Shadow Thief\n"
    assert done.stderr == ""


words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=12)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(
    command=st.sampled_from(["simulate", "rules", "check", "replay", "games"]),
    rest=st.lists(words, min_size=1, max_size=4),
)
def test_whatever_is_typed_there_is_no_traceback(command: str, rest: list[str], capsys: Capture) -> None:
    code, _, err = run(capsys, command, *rest)
    assert code in (0, 2)
    assert "Traceback" not in err

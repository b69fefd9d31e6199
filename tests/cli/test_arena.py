"""`vendome arena`, and other bots than `random` in `vendome simulate`."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from vendome.cli import main

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]

DUEL = ["arena", "shadow_thief", "--players", "2", "--option", "hands=1", "--bots", "greedy,random"]


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: Capture, *arguments: object) -> dict[str, Any]:
    """What --json prints, without the times, which are never the same."""
    code, out, _ = run(capsys, *arguments, "--json")
    assert code == 0
    data: dict[str, Any] = json.loads(out)
    for bot in data["bots"]:
        assert bot.pop("ms_per_move") > 0
    return data


def test_json_is_exactly_what_is_promised(capsys: Capture) -> None:
    code, out, _ = run(capsys, *DUEL, "--games", 24, "--workers", 1, "--json")
    assert code == 0
    data = json.loads(out)
    assert list(data) == ["game", "players", "games", "bots"]
    assert (data["game"], data["players"], data["games"]) == ("shadow_thief", 2, 24)
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random"]
    for bot in data["bots"]:
        assert list(bot) == ["name", "win_share", "win_share_ci95", "mean_score", "rating", "ms_per_move"]
        low, high = bot["win_share_ci95"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1)


def test_versus_gives_the_share_of_the_first(capsys: Capture) -> None:
    arguments = ["arena", "shadow_thief", "--players", 4, "--option", "hands=1", "--bots", "greedy"]
    data = run_json(capsys, *arguments, "--versus", "random", "--games", 40, "--workers", 1)
    one, other = data["bots"]
    assert (one["name"], other["name"]) == ("greedy", "random")
    assert one["win_share"] + 3 * other["win_share"] == pytest.approx(1)
    assert one["win_share"] > 0.25


def test_luck_is_the_same_whatever_the_workers_and_changes_no_wins(capsys: Capture) -> None:
    plain = run_json(capsys, *DUEL, "--games", 44, "--seed", 3, "--workers", 1)
    one, two = (run_json(capsys, *DUEL, "--games", 44, "--seed", 3, "--workers", n, "--luck") for n in (1, 2))
    assert one == two
    for bot in one["bots"]:
        less = bot.pop("less_luck")
        low, high = less["win_share_ci95"]
        assert 0 <= low <= less["win_share"] <= high <= 1
        assert less["worth"] > 0
    assert one == plain


def test_luck_has_a_table_of_its_own(capsys: Capture) -> None:
    code, out, _ = run(capsys, *DUEL, "--games", 44, "--workers", 1, "--luck")
    assert code == 0
    assert "With luck taken out, which is worth so many times the games:" in out


def test_a_file_without_luck_is_refused_by_name(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    assert run(capsys, *DUEL, "--games", 4, "--workers", 1, "--resume", file)[0] == 0
    code, _, err = run(capsys, *DUEL, "--games", 4, "--workers", 1, "--resume", file, "--luck")
    assert code != 0
    assert "arena.jsonl, line 2: its luck was not measured" in err
    assert "Traceback" not in err


def test_games_are_rounded_up_and_it_says_so(capsys: Capture) -> None:
    code, out, err = run(capsys, *DUEL, "--games", 5, "--workers", 1, "--json")
    assert code == 0
    assert json.loads(out)["games"] == 6
    assert "vendome: 3 deals, each played from all 2 seats: 6 games instead of 5.\n" in err


def test_a_table_for_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, *DUEL, "--games", 40, "--workers", 1)
    assert code == 0
    assert "The Shadow Thief, 2 players, hands=1: 40 games, 20 deals from seed 0 each played from every seat" in out
    assert "95% interval" in out
    assert "fair share of 50%" in out
    assert "ended ahead of the column" in out


# -- resuming -----------------------------------------------------------------------------------------


def test_resumed_is_as_if_never_interrupted(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    arguments = [*DUEL, "--seed", 5, "--workers", 1]
    whole = run_json(capsys, *arguments, "--games", 20)
    run_json(capsys, *arguments, "--games", 8, "--resume", path)
    begun = path.read_bytes()
    path.write_bytes(begun[:-20])
    assert run_json(capsys, *arguments, "--games", 20, "--resume", path) == whole
    lines = path.read_bytes().splitlines()
    assert len(lines) == 1 + 10
    assert lines[:4] == begun.splitlines()[:4], "what was known is not played again"
    assert run_json(capsys, *arguments, "--games", 8, "--resume", path)["games"] == 8


def test_the_file_of_another_arena_is_refused(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    run_json(capsys, *DUEL, "--games", 2, "--workers", 1, "--resume", path)
    code, out, err = run(capsys, *DUEL, "--games", 2, "--seed", 1, "--resume", path)
    assert (code, out) == (2, "")
    assert err == f"vendome: {path} is of another arena: its seed is 0, not 1\n"


USAGE = [
    (["--bots", "genius"], "unknown bot 'genius'"),
    (["--bots", "greedy,,random"], "unknown bot ''"),
    (["--bots", "greedy", "--versus", "genius"], "unknown bot 'genius'"),
    (["--bots", "search:simz=5"], "unknown parameter of search 'simz'; did you mean 'sims'?"),
    (["--bots", "search:sims=0"], "sims should be a whole number from 1"),
    (["--bots", "search:sims=5:ms=5"], "a budget is in sims or in ms, not both"),
    (["--bots", "search:ms=soon"], "ms should be a whole number"),
    (["--bots", "random:sims=5"], "unknown parameter of random"),
    ([], "--bots"),
    (["--bots", "random", "--players", "9"], "2 to 7 players"),
    (["--bots", "random", "--games", "0"], "--games"),
    (["--bots", "random", "--workers", "0"], "--workers"),
    (["--bots", "random", "--seed", "-1"], "a seed is a whole number"),
    (["--bots", "random", "--option", "hand=1"], "did you mean 'hands'"),
    (["--bots", "random", "--resume", "/"], "/: Is a directory"),
    (["--bots", "random", "--resume", "/nowhere/at/all"], "/nowhere/at/all: No such file"),
    (["--bots", "random", "--html", "/nowhere/at/all"], "/nowhere/at/all: No such file"),
]


@pytest.mark.parametrize(("arguments", "reason"), USAGE, ids=[" ".join(arguments) for arguments, _ in USAGE])
def test_a_mistake_is_one_clear_line_and_exit_2(arguments: list[str], reason: str, capsys: Capture) -> None:
    code, out, err = run(capsys, "arena", "shadow_thief", *arguments)
    assert (code, out) == (2, "")
    assert reason in err
    assert err.startswith("vendome: ")
    assert err.count("\n") == 1


def test_the_page_is_written_whole(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "arena.html"
    assert run(capsys, *DUEL, "--games", 4, "--workers", 1, "--html", path)[0] == 0
    text = path.read_text()
    assert text.startswith("<!DOCTYPE html>")
    assert text.endswith("</html>\n")
    assert list(tmp_path.iterdir()) == [path]


def test_a_reader_that_leaves_early_costs_no_page(tmp_path: Path) -> None:
    path = tmp_path / "arena.html"
    words = " ".join([*DUEL, "--games", "4", "--workers", "1", "--html", str(path)])
    done = subprocess.run(f"{sys.executable} -m vendome {words} | true", shell=True, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    assert path.read_text().endswith("</html>\n")


# -- Ctrl-C -------------------------------------------------------------------------------------------


@contextmanager
def started(*arguments: object) -> Iterator["subprocess.Popen[str]"]:
    """The real program, in a process group of its own as a terminal would give it."""
    command = [sys.executable, "-m", "vendome", *map(str, arguments)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, text=True, start_new_session=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def wait_for_lines(path: Path, lines: int, process: "subprocess.Popen[str]") -> None:
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_prints_what_is_known_so_far(workers: int, capsys: Capture, tmp_path: Path) -> None:
    path, html = tmp_path / "arena.jsonl", tmp_path / "arena.html"
    arguments = [*DUEL, "--games", 1_000_000, "--workers", workers, "--resume", path]
    with started(*arguments, "--html", html) as process:
        wait_for_lines(path, 8, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"of 500000 deals say; --resume {path} goes on with them" in err
    deals = len(path.read_bytes().splitlines()) - 1
    assert f"{2 * deals:,} games" in out
    assert "95% interval" in out
    assert html.read_text().endswith("</html>\n")
    assert run_json(capsys, *DUEL, "--games", 4, "--workers", 1, "--resume", path)["games"] == 4


def test_ctrl_c_prints_json_as_well(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with started(*DUEL, "--games", 1_000_000, "--workers", 1, "--resume", path, "--json") as process:
        wait_for_lines(path, 4, process)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate()
    assert process.returncode == 130
    assert json.loads(out)["games"] == 2 * (len(path.read_bytes().splitlines()) - 1)


def test_when_the_program_is_killed_its_workers_leave(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    with started(*DUEL, "--games", 1_000_000, "--workers", 2, "--resume", path) as process:
        wait_for_lines(path, 4, process)
        process.kill()
        process.communicate()  # returns when nobody holds the pipes any more


# -- simulate -----------------------------------------------------------------------------------------


def test_simulate_plays_any_bots_whatever_the_workers(capsys: Capture, tmp_path: Path) -> None:
    outputs = []
    for workers in (1, 2):
        path = tmp_path / f"{workers}.jsonl"
        arguments = ["--players", 3, "--option", "hands=1", "--games", 12, "--bots", "greedy,random,search:sims=20"]
        arguments += ["--seed", 4, "--workers", workers, "--records", path, "--explain", "--json"]
        code, out, _ = run(capsys, "simulate", "shadow_thief", *arguments)
        assert code == 0
        outputs.append((out, path.read_bytes()))
    assert outputs[0] == outputs[1]
    data = json.loads(outputs[0][0])
    assert [seat["bot"] for seat in data["seats"]] == ["greedy", "random", "search:sims=20"]
    assert data["games"] == 12
    assert json.loads(path.read_text().splitlines()[0])["seats"] == ["greedy", "random", "search:sims=20"]
    code, out, _ = run(capsys, "check", path)
    assert (code, "12 games" in out) == (0, True)


def test_simulate_stopped_leaves_no_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["-n", 2, "-o", "hands=1", "-k", 1_000_000, "--bots", "greedy", "--workers", 2, "--records", path]
    with started("simulate", "shadow_thief", *arguments) as process:
        while not any(part.stat().st_size for part in tmp_path.iterdir()):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert err.splitlines()[-1] == "vendome: stopped"
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []

"""`--tweak NAME=VALUE`, and `vendome games --tweaks GAME`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from support import for_games
from vendome import GAMES, Game
from vendome.cli import main
from vendome.cli.setups import find_setup
from vendome.engine.errors import BadOption
from vendome.lab.arena import Arena, DealLog
from vendome.lab.arena.report import command

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def interpreted(*arguments: object) -> str:
    """A command of its own, with the compiler off, in its workers too; what it prints."""
    call = [sys.executable, "-m", "vendome", *map(str, arguments)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(call, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@for_games(game for game in GAMES.values() if game.tweaks)
def test_games_lists_every_tweak_with_its_numbers_and_its_rule(game: Game, capsys: Capture) -> None:
    code, out, _ = run(capsys, "games", "--tweaks", game.id)
    assert code == 0
    assert game.tweaks is not None
    for tweak in game.tweaks.TWEAKS:
        [line] = [line for line in out.splitlines() if line.startswith(f"{tweak.name} ")]
        assert line.split()[1:5] == [str(tweak.default), str(tweak.lowest), str(tweak.highest), tweak.rule]
    assert all(f"{what}: {reason}" in out for what, reason in game.tweaks.REFUSED.items())


@pytest.mark.parametrize("call", [["simulate", "master_thieves"], ["arena", "master_thieves", "--bots", "greedy"]])
@pytest.mark.parametrize("tweak", ["rubies=7", "rubies", "rubys=3", "players=9"])
def test_what_cant_be_is_one_line_and_exit_2(call: list[str], tweak: str, capsys: Capture) -> None:
    code, out, err = run(capsys, *call, "--tweak", tweak)
    assert (code, out) == (2, "")
    assert err.startswith("vendome: ")
    assert err.count("\n") == 1
    assert tweak.partition("=")[0] in err


def test_a_tweaked_game_has_no_id_to_be_called_by(capsys: Capture) -> None:
    for name in ("simulate", "rules", "play"):
        code, _, err = run(capsys, name, "master_thieves+rubies=3")
        assert code == 2
        assert "it is master_thieves with other numbers, by --tweak" in err


def test_workers_play_the_tweaked_game_and_its_records_are_not_the_real_ones(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "games.jsonl"
    flags = ("--tweak", "hand=5", "--option", "hands=1", "--bots", "greedy,random", "--players", 2)
    out = interpreted("simulate", "shadow_thief", *flags, "--games", 2, "--workers", 2, "--records", file, "--json")
    assert json.loads(out)["game"] == "shadow_thief+hand=5"
    first = json.loads(file.read_text().splitlines()[0])
    assert first["game"] == "shadow_thief+hand=5"
    code, _, err = run(capsys, "check", file)
    assert code == 1
    assert "'shadow_thief+hand=5' is no game of its own" in err


def arena_of(tweaks: list[str]) -> Arena:
    return Arena(find_setup("shadow_thief", 2, [], tweaks), ("greedy", "random"), None, 0)


def test_the_arena_names_its_tweaks_and_how_to_repeat_it() -> None:
    arena = arena_of(["hand=5", "copies=1"])
    assert arena.setup.game.name == "The Shadow Thief (copies=1, hand=5)"
    words = command(arena, games=10)
    assert words.startswith("vendome arena shadow_thief --players 2")
    assert "--tweak copies=1 --tweak hand=5 " in words


def test_a_log_of_other_numbers_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.log"
    with DealLog(path, arena_of(["hand=5"])):
        pass
    with DealLog(path, arena_of(["hand=5"])):
        pass
    for tweaks in ([], ["hand=6"]):
        log = DealLog(path, arena_of(tweaks))
        with pytest.raises(BadOption, match=r"its game is shadow_thief\+hand=5, not shadow_thief"):
            log.__enter__()

"""`vendome report`, from the command to its page."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cli.test_arena import started, wait_for_lines
from lab.report.made_up import SMALL
from vendome import BadOption
from vendome.cli import main
from vendome.cli.against import is_option, variants
from vendome.cli.report import headline
from vendome.engine.contract import Option
from vendome.games.registry import find
from vendome.lab.report.plan import BUDGETS, Plan

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
        (["shadow_thief", "--against", "hands"], "--against 'hands' should read NAME=VALUE"),
        (["shadow_thief", "--against", "hands=77"], "option 'hands' can't be '77'"),
        (["shadow_thief", "--against", "feet=2"], "unknown option or tweak 'feet' (known: hands, hand, copies"),
        (["shadow_thief", "--against", "hands=3"], "--against hands=3 is the game as it is already"),
        (["shadow_thief", "--against", "players=3"], "in its last question"),
        (["shadow_thief", "--against", "hand=77"], "tweak 'hand' can be 2 to 7, not 77"),
        (["shadow_thief", "--against", "hand=4"], "--against hand=4 is the game as it is already"),
        (["shadow_thief", "--tweak", "hand=5", "--against", "hand=5"], "is the game as it is already"),
        (["shadow_thief", "--against", "hand=5", "--against", "hand=6"], "tweak 'hand' is set twice"),
        (["shadow_thief", "--against", "types=3"], "can't be tweaked in 'types': moves and cards name the four types"),
        (["shadow_thief", "--tweak", "feet=2"], "unknown tweak of shadow_thief 'feet'"),
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


# -- tweaks -------------------------------------------------------------------------------------------


def test_a_tweak_of_one_variant_has_the_rulebooks_number_in_the_other() -> None:
    """So both are tweaked games, and the same judge judges both."""
    setup, other = variants(find("master_thieves"), 4, [], ["filling=20"], ["rubies=3", "edition=fr"])
    assert other is not None
    assert setup.game.id == "master_thieves+filling=20+rubies=6"
    assert other.game.id == "master_thieves+filling=20+rubies=3"
    assert (setup.options["edition"], other.options["edition"]) == ("en", "fr")
    assert headline(Plan(setup, other, SMALL, 1)).startswith(
        "[bold]Master Thieves (filling=20)[/], 4 players, one_box_action=false, "
        "rubies=6 edition=en against rubies=3 edition=fr: a small report"
    )


def test_without_a_tweak_the_game_is_the_real_one() -> None:
    for against in ([], ["hands=1"]):
        setup, other = variants(find("shadow_thief"), 2, [], [], against)
        assert setup.game is find("shadow_thief")
        assert other is None or other.game is setup.game


def test_a_name_that_is_an_option_and_a_tweak_is_refused_with_the_others() -> None:
    game = find("shadow_thief")
    both = replace(game, options=(*game.options, Option("thieves", 1, (1, 2), "how many")))
    with pytest.raises(BadOption, match=r"an option and a tweak have this name; others are hands, hand, copies"):
        is_option(both, "thieves")


TOSSED = """
import sys
from dataclasses import replace
import vendome.luck.judge
from lab.report.made_up import SMALL
from lab.report.toss import GAME
from vendome.cli import main
from vendome.games.registry import GAMES
from vendome.lab.report.plan import BUDGETS

BUDGETS["usual"] = replace(SMALL, name="usual", deals=4, looks=1, ladder=("random", "search:sims=3"))
GAMES["toss"] = GAME
vendome.luck.judge.PLAYOUTS = 2
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_a_report_of_a_tweaked_game_names_the_tweak_everywhere(tmp_path: Path) -> None:
    """Interpreted, since machine code of its own would take longer than the games."""
    log, html = tmp_path / "log.jsonl", tmp_path / "page.html"
    flags = ["--players", "2", "--against", "rounds=2", "--workers", "1", "--resume", str(log), "--html", str(html)]
    call = [sys.executable, "-c", TOSSED, "report", "toss", *flags, "--json"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(call, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert (data["game"], data["tweaks"]) == ("toss+rounds=3", {"rounds": 3})
    assert data["against"] == {"rounds": 2, "decides": "skill"}
    length = data["findings"]["length"]
    assert (length["answer"]["number"]["value"], length["other"]["number"]["value"]) == (6, 4)
    header = json.loads(log.read_text().splitlines()[0])
    assert (header["game"], header["against"]) == ("toss+rounds=3", {"rounds": 2, "decides": "skill"})
    page = html.read_text()
    assert "<title>Toss with 2 players: rounds=3 or rounds=2?</title>" in page
    assert '<th scope="col">rounds=3</th><th scope="col">rounds=2</th>' in page
    assert "vendome report toss --players 2 --tweak rounds=3 --against rounds=2 --budget usual --seed 0" in page


# -- Ctrl-C -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_ctrl_c_prints_what_is_known_so_far(tmp_path: Path) -> None:
    log, html = tmp_path / "log.jsonl", tmp_path / "page.html"
    arguments = [*REPORT[:-1], 2, "--budget", "thorough", "--resume", log, "--html", html, "--json"]
    with started(*arguments) as process:
        wait_for_lines(log, 4, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    kept = log.read_bytes()
    deals = kept.count(b"\n") - 1
    assert kept.endswith(b"\n"), "no line is cut off"
    assert f"vendome: stopped: this is what {deals} of " in err
    assert f"--resume {log} goes on with it" in err
    assert json.loads(out)["budget"] == "thorough"
    assert html.read_text().endswith("</html>\n")
    assert [path.name for path in tmp_path.iterdir() if path not in (log, html)] == []

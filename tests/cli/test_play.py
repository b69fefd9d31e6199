"""`vendome play`, driven by what a person would type."""

import io
import json
import os
import stat
from pathlib import Path

import pytest

from support import EVERY_GAME
from vendome import Game
from vendome.cli import main

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@EVERY_GAME
def test_a_whole_game_against_bots(game: Game, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1"] * 2000)
    assert main(["play", game.id, "--players", "2", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "The game is over" in out
    assert "← wins" in out


def test_moves_are_typed_or_chosen_by_number(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch, "play X9", "99", "?", "rules", "rules SD-4.1", "rules SD-9", "table", "2")
    assert main(["play", "shadow_thief", "--players", "2", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "'play X9' is not legal for seat 0" in out
    assert "'99' is not legal" in out
    assert "**SD-3.1 Play.**" in out
    assert "**SD-4.1 The last open safe.**" in out
    assert "unknown rule 'SD-9'" in out
    assert "vendome play --resume" in out
    [save] = (tmp_path / "saves").iterdir()
    assert json.loads(save.read_text())["moves"][0][0] == 0
    if os.name == "posix":  # the seed in it tells what the others hold
        assert (stat.S_IMODE(save.stat().st_mode), stat.S_IMODE(save.parent.stat().st_mode)) == (0o600, 0o700)


def test_a_move_that_is_not_legal_now_is_told_why(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "steal 1", "quit")  # the first line takes the keyboard
    assert main(["play", "shadow_thief", "--seats", "human,human", "--seed", "3"]) == 0
    assert "Jewels are stolen by thieves, after all cards have been revealed. (`rules SD-3.3`)" in unwrapped(capsys)


def test_a_secret_answer_is_taken_back_before_all_have_answered(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first at the keyboard chooses, and changes it when the second has it; then both choices are told."""
    typed(monkeypatch, "", "back", "1", "", "back", "", "2", "", "1", "", "back", "quit")
    assert main(["play", "shadow_thief", "--seats", "human,human", "--seed", "3"]) == 0
    out = unwrapped(capsys)
    assert "There is no move to take back." in out
    assert "Seat 0 (a person) took a move back." in out
    assert "Your last move stands: the move has revealed something." in out
    [save] = (tmp_path / "saves").iterdir()
    moves = json.loads(save.read_text())["moves"]
    assert [seat for seat, _ in moves] == [0, 1]


def test_what_a_bot_has_acted_on_is_not_taken_back(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "1", "back", "quit")
    assert main(["play", "gentlemen_thieves", "--players", "3", "--seats", "human,random,random", "--seed", "4"]) == 0
    assert "Your last move stands: somebody has moved since." in unwrapped(capsys)


def unwrapped(capsys: Capture) -> str:
    return " ".join(capsys.readouterr().out.split())


def test_a_game_that_was_left_goes_on_as_it_would_have(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seats = "human,search:sims=50,greedy"  # by the clock, a bot would play another game each time
    arguments = ["play", "shadow_thief", "--seats", seats, "--seed", "8", "--option", "hands=1"]
    typed(monkeypatch, *["1"] * 200)
    main(arguments)
    whole = capsys.readouterr().out
    typed(monkeypatch, "1", "1", "quit")
    main(arguments)
    typed(monkeypatch, *["1"] * 200)
    assert main(["play", "--resume"]) == 0
    rest = capsys.readouterr().out
    ending = whole[whole.index("The game is over") :]
    assert rest.endswith(ending)
    assert list((tmp_path / "saves").iterdir()) == [], "a finished game leaves nothing to resume"


def test_several_people_hand_over_the_keyboard(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "", "1", "", "1", *["", "1"] * 3)
    main(["play", "shadow_thief", "--seats", "human,human", "--seed", "3"])
    out = capsys.readouterr().out
    first, _, second = out.partition("Seat 1, take the keyboard")
    hand = first[first.index("Your hand: ") :].split("\n")[0].removeprefix("Your hand: ").split()
    shown_to_second = second[: second.index("Choose a card")]
    assert not any(f"Your hand: {' '.join(hand)}" in line for line in shown_to_second.splitlines())
    assert first.count("Your hand: ") == 1
    assert shown_to_second.count("Your hand: ") == 1


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "truncated"),
        ('{"format": "vendome-save/1"}', "missing required field"),
        ('{"format":"vendome-save/9","game":"shadow_thief","rules":1,"options":{"players":2},"seats":["human","random"],'
         '"seed":1,"moves":[]}', "vendome-save/9"),
        ('{"format":"vendome-save/1","game":"shadow_thief","rules":1,"options":{"players":2},"seats":["human","random"],'
         '"seed":1,"moves":[[0,"play X1"]]}', "not legal"),
    ],
)  # fmt: skip
def test_a_broken_save_is_named(content: str, reason: str, capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    (folder / "shadow_thief-1.json").write_text(content)
    assert main(["play", "--resume"]) == 2
    err = capsys.readouterr().err
    assert "can't be resumed" in err
    assert reason in err

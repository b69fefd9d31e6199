"""What one types at a prompt: every line of the first example, and what is refused."""

import doctest
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from random import Random

import numpy as np
import pytest

import vendome
from support import EVERY_GAME, random_play, setups
from vendome import Game, Play, VendomeError
from vendome.engine import errors


def start() -> Play:
    return vendome.new("shadow_thief", players=4, seed=7)


@pytest.mark.interpreted
def test_the_first_example() -> None:
    game = start()
    assert repr(game) == "<shadow_thief · 4 players · move 0 · asked 0 1 2 3>"
    assert game.moves(2) == ["play E2", "play S14", "play S4", "play TR"]
    game.play("play S4", seat=2)
    assert game.game.moves[78] == "play R7"
    game.play(78, seat=3)
    assert game.pending == {2: "play S4", 3: "play R7"}
    assert repr(game) == "<shadow_thief · 4 players · move 2 · asked 0 1>"
    assert game.view(2)["hand"] == ["E2", "S14", "TR"]
    assert game.observation(2).shape == (game.game.observation.LAYOUT.size(4),)
    assert game.mask(2).sum() == 0
    assert game.mask(1).sum() == 4
    assert game.observation_fields["hand"].shape == (57,)
    assert game.bot("random").choose(1) in game.moves(1)
    game.undo()
    assert game.pending == {2: "play S4"}


def test_a_hand_is_found_in_an_observation() -> None:
    game = start()
    hand = game.observation_fields["hand"]
    numbers = hand.of(game.observation(2)) * hand.scale
    assert numbers.sum() == 4


@pytest.mark.interpreted
@EVERY_GAME
def test_a_mask_marks_the_legal_moves_by_their_numbers(game: Game) -> None:
    for setup in setups(game):
        for session in random_play(setup.start(seed=31), Random(31)):
            for seat in range(setup.players):
                mask = session.mask(seat)
                assert mask.dtype == np.int8
                assert mask.shape == (len(game.moves),)
                marked = [game.moves[number] for number in np.flatnonzero(mask)]
                assert marked == (session.moves(seat) if seat in session.asked else [])


@pytest.mark.interpreted
@EVERY_GAME
def test_a_move_by_its_number_is_the_move_by_its_text(game: Game) -> None:
    session = setups(game)[0].start(seed=32)
    while not session.finished and session.ply < 30:
        seat = session.asked[-1]
        number = np.flatnonzero(session.mask(seat))[-1]
        twin = session.clone()
        session.play(number, seat)
        twin.play(game.moves[number], seat)
        assert session.to_bytes() == twin.to_bytes()
        assert session.log == twin.log


def test_a_finished_game_says_so() -> None:
    game = start()
    while not game.finished:
        game.play(game.moves()[0])
    assert game.result is not None
    assert repr(game) == f"<shadow_thief · 4 players · move {game.ply} · over ({game.result.end})>"


def test_nothing_makes_a_repr_fail() -> None:
    setup = vendome.game("shadow_thief")
    assert "chance is due" in repr(setup.blank())
    assert "move 0" in repr(setup.start(seed=1).known_to(0))
    for filling in (b"\x00", b"\x7f", b"\xff"):
        assert "shadow_thief" in repr(setup.from_bytes(filling * setup.game.dtype.itemsize))


def test_without_a_seed_games_differ() -> None:
    one, other = vendome.new("shadow_thief"), vendome.new("shadow_thief")
    assert one.to_bytes() != other.to_bytes()


def test_names_are_those_of_the_players() -> None:
    game = vendome.new("shadow_thief", players=2, seed=1, names=["Ann", "Ben"])
    assert "Ann" in game.show()
    assert game.story()[1] == "Ann draws 4 cards."
    assert game.clone().names == ["Ann", "Ben"]


REFUSED: dict[str, Callable[[Play], object]] = {
    "'add B1' is not legal for seat 0; legal: play B1, play R10, play R9, play S9": lambda game: game.play(0),
    "'sing' is not legal for seat 1": lambda game: game.play("sing", seat=1),
    "unknown move '105' (known: texts such as 'add B1', numbers from 0 to 104)": lambda game: game.play(105),
    "unknown move '-1' (known:": lambda game: game.play(-1),
    "unknown move 'True' (known:": lambda game: game.play(True),  # noqa: FBT003
    "unknown move '1.5' (known:": lambda game: game.play(1.5),  # type: ignore[arg-type]
    "unknown seat '4' (known: 0, 1, 2, 3)": lambda game: game.mask(4),
    "unknown seat '5' (known: 0, 1, 2, 3)": lambda game: game.seen_by(5),
    "unknown seat '6' (known: 0, 1, 2, 3)": lambda game: game.bot("random").choose(6),
    "unknown bot 'gredy'; did you mean 'greedy'?": lambda game: game.bot("gredy"),
    "there is no move to take back": lambda game: game.undo(),
    "it is not known how this game began": lambda game: [*game.known_to(0).retraced()],
    "a game that goes on has no record yet": lambda game: game.save("mine.jsonl"),
    "3 names for 4 players": lambda _: vendome.new("shadow_thief", names=["A", "B", "C"]),
    "names should be a list of texts, not 'Anna'": lambda _: vendome.new("shadow_thief", names="Anna"),
    "a seed is a whole number": lambda _: vendome.new("shadow_thief", seed=-1),
}


@pytest.mark.parametrize("words", REFUSED)
def test_a_mistake_is_told_in_one_line_and_changes_nothing(words: str) -> None:
    game = start()
    before = game.to_bytes()
    with pytest.raises(VendomeError) as refused:
        REFUSED[words](game)
    assert str(refused.value).startswith(words)
    assert "\n" not in str(refused.value)
    assert game.to_bytes() == before
    assert not game.pending
    assert not game.history.decisions


def test_every_error_is_exported() -> None:
    for name, kind in vars(errors).items():
        if isinstance(kind, type) and issubclass(kind, VendomeError):
            assert getattr(vendome, name) is kind
            assert name in vendome.__all__


def test_the_version_is_the_package_s() -> None:
    assert vendome.__version__ == version("vendome")


def printed_by(program: str) -> str:
    """What a new interpreter prints, which has loaded nothing yet."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def test_importing_it_is_light() -> None:
    """Who only asks for help, or reads a rule, does not wait for the compiler."""
    loaded = set(printed_by("import sys, vendome; print(*sys.modules)").split())
    assert "vendome.engine.errors" in loaded
    assert not loaded & {"numba", "numpy", "vendome.engine.contract", "vendome.games", "importlib.metadata"}


def test_playing_is_light() -> None:
    """Who only plays does not wait for the arena, the server or the terminal's drawing."""
    program = "import sys, vendome; vendome.Play, vendome.game('shadow_thief'); print(*sys.modules)"
    loaded = set(printed_by(program).split())
    assert "vendome.games.shadow_thief.rules" in loaded
    heavy = {"starlette", "sqlalchemy", "rich", "typer", "openskill", "vendome.bots", "vendome.lab", "vendome.table"}
    assert not heavy & loaded


def test_every_name_is_listed_before_it_is_loaded() -> None:
    assert set(vendome.__all__) <= set(printed_by("import vendome; print(*dir(vendome))").split())


def test_every_name_is_loaded_when_it_is_first_used() -> None:
    program = "import vendome; print(*(name for name in vendome.__all__ if hasattr(vendome, name)))"
    assert printed_by(program).split() == vendome.__all__


def test_a_name_is_what_its_module_has() -> None:
    for module, names in vendome.LATER.items():
        for name in names:
            assert getattr(vendome, name) is getattr(import_module(module), name)


def test_an_unknown_name_is_refused_as_any_module_does() -> None:
    with pytest.raises(AttributeError, match=r"^module 'vendome' has no attribute 'gmae'$"):
        vendome.gmae  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.slow
def test_the_examples_of_the_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = vendome.new("shadow_thief", players=2, seed=5)
    while not game.finished:
        game.play(game.moves()[0])
    game.save("games.jsonl")
    failed, attempted = doctest.testmod(vendome, extraglobs={"vendome": vendome})
    assert failed == 0
    assert attempted == 8

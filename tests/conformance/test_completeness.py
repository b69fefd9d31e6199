"""No game is half there: rulebook, tests by rule number, census, perft, playthrough."""

import re
from pathlib import Path

from support import EVERY_GAME
from vendome import Game
from vendome.engine.book.rulebook import rulebook, rules, sections

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "src" / "vendome"


def sources_of_tests(game: Game) -> str:
    return "\n".join(path.read_text() for path in sorted((TESTS / "games" / game.id).glob("test_*.py")))


@EVERY_GAME
def test_every_rule_number_has_a_test_named_after_it(game: Game) -> None:
    named = set(re.findall(r"def test_([A-Z]{2}_\d+_\d+)_\w+", sources_of_tests(game)))
    assert {number.replace("-", "_").replace(".", "_") for number in rules(game)} == named


@EVERY_GAME
def test_every_rule_number_that_is_cited_exists(game: Game) -> None:
    prefix = next(iter(rules(game)))[:2]
    known = {*rules(game), *(name for name in sections(game) if name.startswith(prefix))}
    sources = [*(PACKAGE / "games" / game.id).rglob("*.py"), *(TESTS / "games" / game.id).rglob("*.py")]
    text = rulebook(game) + "\n".join(path.read_text() for path in sources)
    assert set(re.findall(rf"\b{prefix}-\d+(?:\.\d+)?", text)) <= known


@EVERY_GAME
def test_every_end_is_a_rule(game: Game) -> None:
    assert set(game.ends) <= set(rules(game))


@EVERY_GAME
def test_census_perft_and_playthrough_are_there(game: Game) -> None:
    folder = TESTS / "games" / game.id
    assert (folder / "census.py").is_file()
    assert (folder / "perft.txt").is_file()
    assert list(folder.glob("playthrough*.txt"))


def test_every_folder_of_games_is_registered() -> None:
    from vendome import GAMES

    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert folders == set(GAMES)

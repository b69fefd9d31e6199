"""What the page adds to a rulebook speaks of rules that there are."""

import re
from pathlib import Path

import pytest

from vendome import GAMES, Game
from vendome.engine.book.rulebook import rules, sections

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
BOOKS = [(game, path) for game in GAMES.values() for path in sorted((FOLDER / game.id / "book").glob("*.ts"))]


@pytest.mark.parametrize(("game", "path"), BOOKS, ids=[f"{game.id}-{path.stem}" for game, path in BOOKS])
def test_a_story_a_chart_and_examples_cite_rules_of_their_game(game: Game, path: Path) -> None:
    cited = re.findall(r"'([A-Z]{2}-\d+\.\d+)'", path.read_text())
    assert cited
    assert [number for number in cited if number not in rules(game)] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_figures_stand_in_sections_of_their_rulebook(game: Game) -> None:
    placed = re.findall(r"'([A-Z]{2}-\d+)': \(\) => import", (FOLDER / game.id / "index.ts").read_text())
    assert [number for number in placed if number not in sections(game)] == []

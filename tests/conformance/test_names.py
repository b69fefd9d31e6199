"""Nothing outside `games/` names a game: the registry finds them, the contract says what they are."""

import ast
from pathlib import Path

from vendome import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "src").rglob("*.py") if "games" not in path.relative_to(ROOT).parts]


def texts_of(path: Path) -> list[str]:
    """Every text and name of a module; not its docstrings, which may show an example."""
    tree = ast.parse(path.read_text())
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    shown = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, documented)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [text for text in texts if text not in shown] + modules


def test_there_are_sources() -> None:
    assert len(SOURCES) > 100


def test_no_module_outside_games_names_one() -> None:
    names = [name for game in GAMES.values() for name in (game.id, game.name)]
    named = [(path.name, name) for path in SOURCES for text in texts_of(path) for name in names if name in text]
    assert named == []


def test_neither_settings_nor_the_makefile_name_one() -> None:
    for file in ("pyproject.toml", "Makefile"):
        text = (ROOT / file).read_text()
        assert [game.id for game in GAMES.values() if game.id in text] == []

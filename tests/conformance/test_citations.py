"""Every rule number is cited singly, with words, by the code that implements it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from support import EVERY_GAME
from vendome import Game
from vendome.engine.book.rulebook import rules

PACKAGE = Path(__file__).parents[2] / "src" / "vendome"
NUMBER = r"[A-Z]{2}-\d+(?:\.\d+)?"
IMPLEMENTING = ("params.py", "state.py", "moves.py", "rules.py", "knowledge.py", "chance.py")


def sources(game: Game) -> list[Path]:
    return sorted((PACKAGE / "games" / game.id).rglob("*.py"))


def implementing(game: Game) -> list[Path]:
    """Where rules are implemented: not where moves are explained, told, shown or judged."""
    folder = PACKAGE / "games" / game.id
    return [path for path in sources(game) if path.name in IMPLEMENTING or folder / "rules" in path.parents]


def remarks(path: Path) -> Iterator[str]:
    """Every docstring and every comment of a file. Comments on lines that follow each other are one."""
    text = path.read_text()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            yield ast.get_docstring(node) or ""
    last, comment = -2, ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if comment and token.start[0] > last + 1:
                yield comment
                comment = ""
            comment += token.string.lstrip("# ") + " "
            last = token.start[0]
    if comment:
        yield comment


def words_in(remark: str) -> list[str]:
    """What a remark says beside the numbers of rules."""
    return [word for word in re.findall(r"[^\W\d_]{2,}", re.sub(NUMBER, "", remark)) if word not in ("to", "and")]


@EVERY_GAME
def test_every_rule_is_cited_where_it_is_implemented(game: Game) -> None:
    cited = {number for path in implementing(game) for remark in remarks(path) for number in re.findall(NUMBER, remark)}
    assert [number for number in rules(game) if number not in cited] == []


@EVERY_GAME
def test_no_number_is_cited_without_words(game: Game) -> None:
    bare = [
        (path.name, remark)
        for path in sources(game)
        for remark in remarks(path)
        if re.search(NUMBER, remark) and not words_in(remark)
    ]
    assert bare == []


@EVERY_GAME
def test_numbers_are_cited_singly_so_that_one_search_finds_them(game: Game) -> None:
    ranges = [
        (path.name, found)
        for path in sources(game)
        for remark in remarks(path)
        for found in re.findall(rf"{NUMBER}(?: to | ?[–-] ?){NUMBER}|{NUMBER}(?:, | and )\d+\.\d+", remark)
    ]
    assert ranges == []

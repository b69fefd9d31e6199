"""The rulebook of a game, as the text beside its code: `rulebook/en.md` and the same rules in other languages."""

import re
from collections.abc import Hashable
from functools import cache
from importlib.resources.abc import Traversable
from typing import Protocol

from vendome.engine.book.languages import ENGLISH, known_language
from vendome.engine.errors import UnknownName

SECTION = re.compile(r"^## (?P<title>.*)$", re.MULTILINE)
RULE = re.compile(r"^(?:- )?\*\*(?P<number>[A-Z]{2}-\d+\.\d+)\b", re.MULTILINE)


class HasFolder(Hashable, Protocol):
    """A game; or its folder alone, for who reads the rules and does not play by them."""

    @property
    def folder(self) -> Traversable: ...


def has_rulebook(game: HasFolder, language: str) -> bool:
    """Whether the rulebook is written in a language; a new game may begin with English."""
    return (game.folder / "rulebook" / f"{known_language(language)}.md").is_file()


@cache
def rulebook(game: HasFolder, language: str = ENGLISH) -> str:
    """The whole rulebook, in Markdown; in English where it is not translated."""
    written = language if has_rulebook(game, language) else ENGLISH
    return (game.folder / "rulebook" / f"{written}.md").read_text("utf-8")


def title(game: HasFolder, language: str = ENGLISH) -> str:
    """What the game is called there."""
    return rulebook(game, language).partition("\n")[0].removeprefix("# ")


def rules(game: HasFolder, language: str = ENGLISH) -> dict[str, str]:
    """Every numbered rule and its text."""
    text = rulebook(game, language)
    starts = list(RULE.finditer(text))
    ends = sorted([*(m.start() for m in starts), *(m.start() for m in SECTION.finditer(text)), len(text)])
    return {m["number"]: text[m.start() : min(e for e in ends if e > m.start())].strip() for m in starts}


def sections(game: HasFolder, language: str = ENGLISH) -> dict[str, str]:
    """Every section, `SD-3` or a word of its title, and its text."""
    text = rulebook(game, language)
    starts = [*(m.start() for m in SECTION.finditer(text)), len(text)]
    found = {}
    for m, end in zip(SECTION.finditer(text), starts[1:], strict=True):
        found[m["title"].split(" ")[0]] = text[m.start() : end].strip()
    return found


def find_rule(game: HasFolder, number: str, language: str = ENGLISH) -> str:
    """One rule (`SD-3.6`) or one section (`SD-3`)."""
    known = {**sections(game, language), **rules(game, language)}
    text = known.get(number.upper()) or known.get(number.capitalize())
    if text is None:
        raise UnknownName("rule", number, list(rules(game, language)))
    return text

"""Names that nobody may have where strangers meet. The words are in a file; an operator may add a file."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

OURS = Path(__file__).with_name("refused_names.txt")
DISGUISES = str.maketrans("013457@$!|", "oieastasil")  # figures and signs that stand for letters
DRAWN_OUT = re.compile(r"(.)\1{2,}")
SPELLED_OUT = re.compile(r"\b(?:\w )+\w\b")


class NameFilter:
    """A word alone refuses names in which it is a word. With a star at an end it may be longer there."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.pattern = re.compile("|".join(pattern_of(word) for word in words) or r"(?!)")

    @classmethod
    def of(cls, file: str = "") -> NameFilter:
        """Our own words, and those in a file. OSError or UnicodeDecodeError, if that can't be read."""
        return cls([*words_in(OURS), *(words_in(Path(file)) if file else ())])

    def refuses(self, name: str) -> bool:
        return self.pattern.search(plain(name)) is not None


@cache
def words_in(file: Path) -> tuple[str, ...]:
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return tuple(line for line in lines if line.strip("*"))


def pattern_of(word: str) -> str:
    head, tail = (r"" if word.startswith("*") else r"\b"), (r"" if word.endswith("*") else r"\b")
    return head + re.escape(plain(word.strip("*"))) + tail


def plain(text: str) -> str:
    """Small letters without accents; figures that stand for letters, letters drawn out or spelled out with spaces, and
    invisible characters hide nothing."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in letters if not unicodedata.category(c).startswith(("M", "C")))
    words = re.sub(r"[\W_]+", " ", bare.translate(DISGUISES)).strip()
    return DRAWN_OUT.sub(r"\1", SPELLED_OUT.sub(lambda found: found[0].replace(" ", ""), words))

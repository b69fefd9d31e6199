"""The rulebook says the same in every language: the same rules, numbers, codes, examples and cross-references."""

import re
from collections import Counter

import pytest

from support import EVERY_GAME
from vendome import GAMES, Game
from vendome.engine.book.languages import LANGUAGES
from vendome.engine.book.rulebook import has_rulebook, rulebook, rules, sections, title

TRANSLATIONS = [
    (game, language) for game in GAMES.values() for language in LANGUAGES[1:] if has_rulebook(game, language)
]
EVERY_TRANSLATION = pytest.mark.parametrize(
    ("game", "language"), TRANSLATIONS, ids=[f"{game.id}-{language}" for game, language in TRANSLATIONS]
)
RULING = {"en": "(ruling", "fr": "(décision", "de": "(Festlegung", "it": "(decisione"}


def references(text: str) -> Counter[str]:
    return Counter(re.findall(r"\b[A-Z]{2}-\d+(?:\.\d+)?\b", text))


def codes(text: str) -> set[str]:
    """What is spelled as the program spells it: moves, tokens, options."""
    return set(re.findall(r"`[^`]+`", text))


def rulings(text: str, language: str) -> int:
    return text.count(RULING[language])


@EVERY_GAME
def test_a_rulebook_is_in_english_only_or_in_every_language(game: Game) -> None:
    assert [language for translated, language in TRANSLATIONS if translated is game] in ([], list(LANGUAGES[1:]))


@EVERY_TRANSLATION
def test_a_translation_has_every_rule_in_its_order_and_no_other(game: Game, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game))
    assert title(game, language)


@EVERY_TRANSLATION
def test_a_translation_has_every_section(game: Game, language: str) -> None:
    own, english = sections(game, language), sections(game)
    assert [name for name in own if "-" in name] == [name for name in english if "-" in name]
    assert len(own) == len(english)


@EVERY_TRANSLATION
def test_every_rule_is_translated(game: Game, language: str) -> None:
    english = rules(game)
    for number, text in rules(game, language).items():
        heading, _, body = text.partition(".**")
        assert len(body) > len(english[number]) / 2, number
        assert body != english[number].partition(".**")[2], number
        assert heading.count("**") == 1, number


@EVERY_TRANSLATION
def test_every_rule_cites_and_spells_what_the_english_one_does(game: Game, language: str) -> None:
    english = rules(game)
    for number, text in rules(game, language).items():
        assert references(text) == references(english[number]), number
        assert codes(text) >= codes(english[number]), number
        assert rulings(text, language) == rulings(english[number], "en"), number


@EVERY_TRANSLATION
def test_the_whole_book_cites_and_spells_the_same(game: Game, language: str) -> None:
    text, english = rulebook(game, language), rulebook(game)
    assert references(text) == references(english)
    assert codes(text) == codes(english)
    assert rulings(text, language) == rulings(english, "en")
    assert [line.count("|") for line in text.splitlines() if line.startswith("|")] == [
        line.count("|") for line in english.splitlines() if line.startswith("|")
    ]


@EVERY_TRANSLATION
def test_numbers_of_things_are_the_same(game: Game, language: str) -> None:
    english = rules(game)
    for number, text in rules(game, language).items():
        assert figures(text) == figures(english[number]), number


def figures(text: str) -> Counter[str]:
    """Numbers in digits, apart from those in the names of rules and in codes."""
    plain = re.sub(r"`[^`]*`|\b[A-Z]{2}-\d+(?:\.\d+)?", "", text)
    return Counter(re.findall(r"\d+", plain))

"""The languages that Vendôme speaks, and which of them somebody would like."""

from collections.abc import Mapping
from typing import Final

from vendome.engine.errors import UnknownName

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "fr", "de", "it")


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return language


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language of a terminal, as POSIX finds it: `LC_ALL=fr_CH.UTF-8` is French."""
    names = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return first_known(next(filter(None, names), ""))


def language_of_header(accepted: str) -> str:
    """The language of a browser, as HTTP tells it: `Accept-Language: fr-CH, fr;q=0.9, en;q=0.8` is French."""
    wishes = [wish.partition(";") for wish in accepted.split(",")]
    wanted = [(name.strip(), weight(quality)) for name, _, quality in wishes]
    return first_known(*(name for name, q in sorted(wanted, key=lambda wish: -wish[1]) if q > 0))


def weight(quality: str) -> float:
    """`q=0.9`; nothing said is 1, and nonsense is never wanted."""
    name, _, value = quality.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


def first_known(*tags: str) -> str:
    """The first of these tags whose language we have (`fr-CH` and `fr_CH.UTF-8` are `fr`), or else English."""
    languages = (tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() for tag in tags)
    return next((language for language in languages if language in LANGUAGES), ENGLISH)

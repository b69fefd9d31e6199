"""What there is to play: the games, their options and levels, and their rulebooks."""

from functools import cache
from textwrap import dedent

from vendome.engine.book.languages import LANGUAGES
from vendome.engine.book.lesson import lesson_of
from vendome.engine.book.rulebook import rulebook, rules, sections, title
from vendome.engine.contract import Game
from vendome.engine.errors import VendomeError
from vendome.games.registry import GAMES, find
from vendome.table.levels import default_level, levels
from vendome.table.problems import Refused
from vendome.table.protocol.answers import AgesInfo, GameInfo, Minutes, OptionInfo, Players, Rule


@cache
def games() -> list[GameInfo]:
    return [describe(game) for game in GAMES.values()]


def describe(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        name=game.name,
        names={language: title(game, language) for language in LANGUAGES},
        summary=game.summary,
        players=Players(game.players[0], game.players[-1]),
        minutes=Minutes(*game.minutes),
        ages=AgesInfo(*game.ages) if game.ages else None,
        estimated=game.estimated,
        options=[OptionInfo(o.name, o.default, list(o.choices), o.help, dict(o.by_language)) for o in game.options],
        levels=levels(game),
        level=default_level(),
        rules=game.version,
        lesson=lesson_of(game) is not None,
    )


def game_named(name: str) -> Game:
    try:
        return find(name)
    except VendomeError:
        raise Refused("no-such-game", game=name[:40]) from None


def rulebook_of(name: str, language: str) -> list[Rule]:
    """The rulebook in order: each section's opening, then its rules."""
    game = game_named(name)
    if language not in LANGUAGES:
        raise Refused("unknown", what="language", name=language[:40], known=list(LANGUAGES))
    return chapters(game, language)


@cache
def chapters(game: Game, language: str) -> list[Rule]:
    numbered = rules(game, language)
    introduction = rulebook(game, language).partition("\n## ")[0].partition("\n")[2]
    found = [Rule("", introduction.strip(), title=title(game, language))]
    for key, text in sections(game, language).items():
        heading, _, body = text.partition("\n")
        own = [number for number in numbered if number.startswith(f"{key}.")]
        opening = body.partition(numbered[own[0]])[0] if own else body
        found.append(Rule(key, opening.strip(), title=title_of(heading, key)))
        found += [rule_of(number, numbered[number]) for number in own]
    return found


def title_of(heading: str, key: str) -> str:
    words = heading.removeprefix("## ")
    return words.removeprefix(key).strip() if "-" in key else words


def rule_of(number: str, text: str) -> Rule:
    """`- **SD-3.6 Close.** If you …`: its number, its title, and what it says."""
    head, _, body = text.removeprefix("- ").removeprefix("**").partition("**")
    return Rule(number, dedent(f"  {body.strip()}"), title=head.removeprefix(number).strip().rstrip("."))

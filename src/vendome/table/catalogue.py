"""What there is to play: the games, their options and levels, and their rulebooks."""

from functools import cache

from vendome.engine.contract import Game
from vendome.engine.errors import VendomeError
from vendome.engine.rulebook import rules, sections
from vendome.games.registry import GAMES, find
from vendome.table.levels import default_level, levels
from vendome.table.problems import Refused
from vendome.table.protocol import GameInfo, Minutes, OptionInfo, Players, Rule


@cache
def games() -> list[GameInfo]:
    return [describe(game) for game in GAMES.values()]


def describe(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        name=game.name,
        names={"en": game.name},
        summary=game.summary,
        players=Players(game.players[0], game.players[-1]),
        minutes=Minutes(*game.minutes),
        options=[OptionInfo(o.name, o.default, list(o.choices), o.help) for o in game.options],
        levels=levels(),
        level=default_level(),
        rules=game.version,
    )


def rulebook_of(name: str) -> list[Rule]:
    """The rulebook in order: each section's opening, then its rules."""
    try:
        game = find(name)
    except VendomeError:
        raise Refused("no-such-thing", f"There is no game {name[:40]!r}.") from None
    return chapters(game)


@cache
def chapters(game: Game) -> list[Rule]:
    numbered = rules(game)
    found: list[Rule] = []
    for key, text in sections(game).items():
        heading, _, body = text.partition("\n")
        own = [number for number in numbered if number.startswith(f"{key}.")]
        opening = body.partition(numbered[own[0]])[0] if own else body
        found.append(Rule(key, opening.strip(), title=heading.removeprefix("## ").removeprefix(key).strip() or key))
        found += [Rule(number, numbered[number]) for number in own]
    return found

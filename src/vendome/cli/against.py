"""`--against NAME=VALUE`: an option or a tweak, and the two variants that are compared."""

from collections.abc import Sequence

from vendome.cli.setups import chosen_setup
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption, UnknownName
from vendome.engine.play import Setup
from vendome.engine.tweaked import find_tweak, parse_tweaks, tweaked


def variants(
    game: Game, players: int | None, options: Sequence[str], tweaks: Sequence[str], against: Sequence[str]
) -> tuple[Setup, Setup | None]:
    """The game as asked for, and the one it is compared with, which differs from it in `against` alone.

    A number that only the other one changes becomes a tweak of the first as well, with the rulebook's value. No net
    fits a tweaked game, and two games that are judged in two ways can't be compared.
    """
    more_options, more_tweaks = told_apart(game, against)
    changed = parse_tweaks(game, more_tweaks)
    own = {name: find_tweak(game, name).default for name in changed} | parse_tweaks(game, tweaks)
    setup = chosen_setup(tweaked(game, own), players, options)
    if not against:
        return setup, None
    other = chosen_setup(tweaked(game, own | changed), setup.players, [*options, *more_options])
    if (other.game.id, other.options) == (setup.game.id, setup.options):
        raise BadOption(f"--against {' '.join(against)} is the game as it is already")
    return setup, other


def told_apart(game: Game, against: Sequence[str]) -> tuple[list[str], list[str]]:
    """The options, and the tweaks."""
    options: list[str] = []
    tweaks: list[str] = []
    for text in against:
        name, equals, _ = text.partition("=")
        if not equals:
            raise BadOption(f"--against {text[:40]!r} should read NAME=VALUE")
        (options if is_option(game, name) else tweaks).append(text)
    return options, tweaks


def is_option(game: Game, name: str) -> bool:
    """Whether it names an option; if not, it names a tweak."""
    if name == "players":
        raise BadOption("--against players: a report compares numbers of players by itself, in its last question")
    options = [option.name for option in game.options]
    tweaks = [tweak.name for tweak in game.tweaks.TWEAKS] if game.tweaks else []
    if name in options and name in tweaks:
        others = ", ".join(known for known in [*options, *tweaks] if known != name)
        raise BadOption(f"--against {name}: an option and a tweak have this name; others are {others}")
    refused = game.tweaks.REFUSED if game.tweaks else {}
    if name not in (*options, *tweaks) and name not in refused:
        raise UnknownName("option or tweak", name, [*options, *tweaks])
    return name in options

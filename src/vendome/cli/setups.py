"""A game as it was chosen on the command line."""

from collections.abc import Sequence

from vendome.cli.console import telling
from vendome.engine.contract import Game, Value
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup
from vendome.engine.tweaked import parse_tweaks, tweaked
from vendome.games.registry import find
from vendome.lab.first_use import compile_once


def chosen_setup(game: Game, players: int | None, options: Sequence[str]) -> Setup:
    """The game with what was chosen on the command line."""
    values: dict[str, Value] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"option {text!r} should read NAME=VALUE")
        values[name] = game.option(name).parse(value)
    return Setup.of(game, players if players is not None else min(4, game.players[-1]), values)


def find_setup(name: str, players: int | None, options: Sequence[str], tweaks: Sequence[str] = ()) -> Setup:
    game = find(name)
    return chosen_setup(tweaked(game, parse_tweaks(game, tweaks)), players, options)


def prepare(setup: Setup, *, series: bool = False, bots: Sequence[str] = ()) -> None:
    """Compile what the command needs of a game and its bots, if this machine has not done so yet, and say so."""
    compile_once(setup, telling, series=series, bots=bots)

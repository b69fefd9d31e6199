"""A game with other numbers: what was asked for, checked, and the game that comes of it.

It is another game to all who play it: it has an id of its own, `master_thieves+rubies=3`, functions of its own, and
machine code of its own. So its records are not taken for the real game's, and the real game is neither slower nor
changed.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from typing import Any

from vendome.engine.compiler.package_copy import Change, load_copy
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption, UnknownName
from vendome.engine.game_id import SIGN
from vendome.engine.tweaks import Edit, Tweak, Tweaks

NUMBER = re.compile(r"-?[0-9]{1,9}")
LONGEST_NAME = 80  # of a package or a folder


def tweaked(game: Game, values: Mapping[str, int]) -> Game:
    """The game with these numbers; the same object for the same numbers. Without any it is the game itself.

    A number that is the rulebook's own is a tweak like the others: it makes another game, which plays the same.
    """
    check_tweaks(game, values)
    return made(game, tuple(sorted(values.items()))) if values else game


def parse_tweaks(game: Game, texts: Sequence[str]) -> dict[str, int]:
    """What a person typed, `rubies=3`, as numbers. `tweaked` checks whether the game can have them."""
    values: dict[str, int] = {}
    for text in texts:
        name, equals, number = text.partition("=")
        if not equals:
            raise BadOption(f"tweak {text[:40]!r} should read NAME=VALUE")
        if name in values:
            raise BadOption(f"tweak {name!r} is set twice")
        find_tweak(game, name)
        if not NUMBER.fullmatch(number):
            raise BadOption(f"tweak {name!r} should be a whole number, not {number[:40]!r}")
        values[name] = int(number)
    return values


# -- checks -------------------------------------------------------------------------------------------


def tweaks_of(game: Game) -> Tweaks:
    if game.tweaks is None:
        raise BadOption(f"{game.name} has no tweaks: its folder has no tweaks.py that says which numbers may change")
    return game.tweaks


def find_tweak(game: Game, name: str) -> Tweak:
    """A tweak by its name; or why there is none."""
    tweaks = tweaks_of(game)
    for tweak in tweaks.TWEAKS:
        if tweak.name == name:
            return tweak
    if name in tweaks.REFUSED:
        raise BadOption(f"{game.name} can't be tweaked in {name!r}: {tweaks.REFUSED[name]}")
    raise UnknownName(f"tweak of {game.id}", name, [tweak.name for tweak in tweaks.TWEAKS])


def check_tweaks(game: Game, values: Mapping[str, int]) -> None:
    """Whether the rules can take these numbers. Nothing is loaded or compiled for it."""
    for name, value in values.items():
        tweak = find_tweak(game, name)
        if type(value) is not int:
            raise BadOption(f"tweak {name!r} should be a whole number, not {value!r}")
        if not tweak.lowest <= value <= tweak.highest:
            raise BadOption(f"tweak {name!r} can be {tweak.span}, not {value}: {tweak.limit} ({tweak.rule})")
    if values:
        tweaks = tweaks_of(game)
        reason = tweaks.clash({tweak.name: tweak.default for tweak in tweaks.TWEAKS} | dict(values))
        if reason:
            raise BadOption(f"{spelled(values.items(), ' ')} can't be: {reason}")


# -- making -------------------------------------------------------------------------------------------


@cache
def made(game: Game, values: tuple[tuple[str, int], ...]) -> Game:
    """Its package loaded again with other constants."""
    name = f"{game.id}{SIGN}{spelled(values, SIGN)}"
    package = "__".join([game.module, *(f"{tweak}_{value}" for tweak, value in values)])
    copy: Any = load_copy(game.module, shortened(package), changes_of(game, values))
    return replace(copy.GAME, id=name, name=f"{game.name} ({spelled(values, ', ')})", tweaks=None)


def shortened(name: str) -> str:
    """A name that files can have, too: Numba calls some after the package."""
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}_{sha256(name.encode()).hexdigest()[:16]}"


def changes_of(game: Game, values: Sequence[tuple[str, int]]) -> dict[str, Change]:
    """What becomes of each constant; one tweak after the other, where several change the same."""
    edits: dict[str, list[Callable[[Any], Any]]] = {}
    for name, value in values:
        for constant, edit in find_tweak(game, name).constants.items():
            edits.setdefault(constant, []).append(partial(edited, edit, value))
    return {constant: partial(one_after_the_other, steps) for constant, steps in edits.items()}


def edited(edit: Edit, value: int, before: Any) -> Any:
    return edit(before, value)


def one_after_the_other(steps: Sequence[Change], value: Any) -> Any:
    for step in steps:
        value = step(value)
    return value


def spelled(values: Any, between: str) -> str:
    return between.join(f"{name}={value}" for name, value in values)

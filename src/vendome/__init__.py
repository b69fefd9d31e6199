"""Vendôme: three jewel-heist board games to play, to study and to train on.

>>> import vendome
>>> game = vendome.new("shadow_thief", players=4, seed=7)
>>> game
<shadow_thief · 4 players · move 0 · asked 0 1 2 3>
>>> game.moves(2)
['play E2', 'play S14', 'play S4', 'play TR']
>>> game.play("play S4", seat=2)

docs/notebook.md has more. Whatever takes a while to load is loaded when it is first used.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING

from vendome.engine.errors import (
    BadOption,
    BadPlayers,
    BadValue,
    CantTakeBack,
    IllegalMove,
    ImpossibleChance,
    NoDevice,
    NotAsked,
    PolicyError,
    RecordError,
    TweakedName,
    UnknownKeyword,
    UnknownName,
    VendomeError,
)

if TYPE_CHECKING:
    from vendome.engine.contract import SPECTATOR, Game
    from vendome.engine.observation import Field
    from vendome.engine.play import Chance, Decision, Playout, Result, Session, Setup
    from vendome.games.registry import GAMES
    from vendome.notebook.match import Match
    from vendome.notebook.play import Play
    from vendome.notebook.recorded import RecordedGame
    from vendome.version import __version__

__all__ = [
    "GAMES",
    "SPECTATOR",
    "BadOption",
    "BadPlayers",
    "BadValue",
    "CantTakeBack",
    "Chance",
    "Decision",
    "Field",
    "Game",
    "IllegalMove",
    "ImpossibleChance",
    "NoDevice",
    "NotAsked",
    "Play",
    "Playout",
    "PolicyError",
    "RecordError",
    "Result",
    "Session",
    "Setup",
    "TweakedName",
    "UnknownKeyword",
    "UnknownName",
    "VendomeError",
    "__version__",
    "game",
    "match",
    "new",
    "read",
]

# The games bring Numba, which takes a second: they are imported when one of these names is first used.
LATER = {
    "vendome.engine.contract": ("SPECTATOR", "Game"),
    "vendome.engine.observation": ("Field",),
    "vendome.engine.play": ("Chance", "Decision", "Playout", "Result", "Session", "Setup"),
    "vendome.games.registry": ("GAMES",),
    "vendome.notebook.play": ("Play",),
    "vendome.version": ("__version__",),
}

if not TYPE_CHECKING:  # else mypy takes every name for one of ours

    def __getattr__(name: str) -> object:
        """A name that is imported when it is first used (PEP 562)."""
        for module, names in LATER.items():
            if name in names:
                return globals().setdefault(name, getattr(import_module(module), name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def game(name: str, players: int = 4, **options: object) -> Setup:
    """A game with its options chosen, ready to `start`."""
    from vendome.engine.play import Setup
    from vendome.games.registry import find

    return Setup.of(find(name), players, options)


def new(
    name: str, players: int = 4, seed: int | None = None, *, names: Sequence[str] | None = None, **options: object
) -> Play:
    """A new game to play and to look at; the same seed gives the same game.

    >>> vendome.new("gentlemen_thieves", players=3, seed=1, names=["Ann", "Ben", "Cleo"], setup="even")
    <gentlemen_thieves · 3 players · move 0 · asked 0>
    """
    from secrets import randbits

    from vendome.notebook.first_use import prepare
    from vendome.notebook.play import Play

    setup = game(name, players, **options)
    prepare(setup)
    return Play.of(setup.start(randbits(63) if seed is None else seed), names)


def match(  # noqa: PLR0913 (keywords, each with a default)
    name: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int = 0,
    players: int | None = None,
    versus: str | None = None,
    workers: int | None = None,
    **options: object,
) -> Match:
    """Measure bots against each other. Every deal is played from every seat, so that luck is the same for all.

    Without `players`, as many play as there are bots, within what the game allows. With `versus`, each bot plays
    against that one in all other seats. `games` is rounded up to whole deals. An interrupt gives what is known so far.

    `workers` is the number of processes: without it one a core, in a script one. A script that asks for more must
    begin under `if __name__ == "__main__":`.

    >>> vendome.match("shadow_thief", ["greedy", "random"], games=40, seed=1)
    <shadow_thief · 2 players · 40 games · seed 1>
    bot      wins  95% interval  games
    greedy  87.5%  73.7 – 94.6%     40
    random  12.5%   5.4 – 26.3%     40
    """
    from vendome.games.registry import find
    from vendome.notebook.match import play_match, usual_workers

    chosen = bots.split(",") if isinstance(bots, str) else list(bots)
    if players is None:
        allowed = find(name).players
        players = min(max(len(chosen), allowed[0]), allowed[-1])
    return play_match(game(name, players, **options), chosen, versus, games, seed, workers or usual_workers())


def read(path: str | PathLike[str]) -> list[RecordedGame]:
    """The games of a file of records, each played through the rules; RecordError names the line that they refuse.

    >>> vendome.read("games.jsonl")[0].session(ply=10)
    <shadow_thief · 2 players · move 10 · asked 1>
    """
    from vendome.notebook.recorded import read

    return read(path)

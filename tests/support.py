"""What many tests need: small games, random play, the games as parameters."""

import importlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import vendome
from vendome import GAMES, Game, Setup, State

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def setups(game: Game) -> list[Setup]:
    """Every number of players; every value of every option at least once, with the fewest players."""
    few = game.players[0]
    found = [vendome.game(game.id, players=n) for n in game.players]
    for option in game.options:
        found += [
            vendome.game(game.id, players=few, **{option.name: value})
            for value in option.choices
            if value != option.default
        ]
    return found


def random_play(state: State, random: Random) -> Iterator[State]:
    """Every state of a random game, the first and the last included."""
    yield state
    while not state.finished:
        seat = random.choice(state.asked)  # secret choices come in any order
        state.play(random.choice(state.moves(seat)), seat)
        yield state


def census(state: State) -> tuple[Counter[str], Counter[str]]:
    """The pieces found in a full record, and those that should be there."""
    module: Any = importlib.import_module(f"games.{state.game.id}.census")
    return +module.census(state.record), +module.expected(state.record)

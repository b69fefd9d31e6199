"""Vendôme: three jewel-heist board games to play, to study and to train on.

import vendome
game = vendome.game("shadow_thief", players=4)
state = game.start(seed=7)
state.moves()
"""

from vendome.engine.contract import SPECTATOR, Game
from vendome.engine.errors import (
    BadOption,
    IllegalMove,
    ImpossibleChance,
    NotAsked,
    RecordError,
    UnknownName,
    VendomeError,
)
from vendome.engine.play import Chance, Decision, Result, Session, Setup
from vendome.games.registry import GAMES, find

__all__ = [
    "GAMES",
    "SPECTATOR",
    "BadOption",
    "Chance",
    "Decision",
    "Game",
    "IllegalMove",
    "ImpossibleChance",
    "NotAsked",
    "RecordError",
    "Result",
    "Session",
    "Setup",
    "UnknownName",
    "VendomeError",
    "game",
]


def game(name: str, players: int = 4, **options: object) -> Setup:
    """A game with its options chosen, ready to `start`."""
    return Setup.of(find(name), players, options)

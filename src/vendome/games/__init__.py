"""The games there are: every folder here that is a package. None is imported to find it: see `registry`."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import NamedTuple

from vendome.engine.game_id import known_id

FOLDERS = [module.name for module in iter_modules(__path__) if module.ispkg]


class GameFolder(NamedTuple):
    """Where the files of a game are. Who only reads them need not import its rules, and Numba with them."""

    folder: Traversable


def find_folder(game_id: str) -> GameFolder:
    """The folder of a game by its id, as `registry.find` takes it: its name is the game's id."""
    return GameFolder(files(__name__) / known_id(game_id, FOLDERS))

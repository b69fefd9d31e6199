"""The games there are: every folder here whose package has a `GAME`."""

from importlib import import_module
from pkgutil import iter_modules

from vendome import games
from vendome.engine.contract import Game
from vendome.engine.errors import UnknownName


def found_games() -> list[Game]:
    """Those for the largest company first, then by name."""
    folders = [module.name for module in iter_modules(games.__path__) if module.ispkg]
    found: list[Game] = [import_module(f"{games.__name__}.{folder}").GAME for folder in folders]
    return sorted(found, key=lambda game: (-game.players[-1], game.name))


GAMES: dict[str, Game] = {game.id: game for game in found_games()}


def find(game_id: str) -> Game:
    """A game by its id; people may write `shadow-thief` as well."""
    game = GAMES.get(game_id.replace("-", "_"))
    if game is None:
        raise UnknownName("game", game_id, list(GAMES))
    return game

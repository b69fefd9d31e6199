"""The games there are: every folder here whose package has a `GAME`."""

from importlib import import_module
from pkgutil import iter_modules

from vendome import games
from vendome.engine.contract import Game
from vendome.engine.errors import TweakedName, UnknownName
from vendome.engine.tweaked import parse_tweaks, split_id, tweaked


def found_games() -> list[Game]:
    """Those for the largest company first, then by name."""
    folders = [module.name for module in iter_modules(games.__path__) if module.ispkg]
    found: list[Game] = [import_module(f"{games.__name__}.{folder}").GAME for folder in folders]
    return sorted(found, key=lambda game: (-game.players[-1], game.name))


GAMES: dict[str, Game] = {game.id: game for game in found_games()}


def find(game_id: str) -> Game:
    """A game by its id; people may write `shadow-thief` as well. One with tweaks is refused: see `find_tweaked`."""
    real, tweaks = split_id(game_id)
    if tweaks and real in GAMES:
        raise TweakedName(game_id, real, list(GAMES))
    game = GAMES.get(game_id.replace("-", "_"))
    if game is None:
        raise UnknownName("game", game_id, list(GAMES))
    return game


def find_tweaked(game_id: str) -> Game:
    """A game by the id that `Game.id` gives, with tweaks or without. For workers, which get it as plain data; nobody
    else should find a tweaked game by a name that came from outside, as loading and compiling one takes a while."""
    real, texts = split_id(game_id)
    game = find(real)
    return tweaked(game, parse_tweaks(game, texts))

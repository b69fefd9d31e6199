"""The games, ready to be played: the `GAME` of every package beside this module."""

from importlib import import_module

from vendome import games
from vendome.engine.contract import Game
from vendome.engine.game_id import known_id, split_id
from vendome.engine.tweaked import parse_tweaks, tweaked


def found_games() -> list[Game]:
    """Those for the largest company first, then by name."""
    found: list[Game] = [import_module(f"{games.__name__}.{folder}").GAME for folder in games.FOLDERS]
    return sorted(found, key=lambda game: (-game.players[-1], game.name))


GAMES: dict[str, Game] = {game.id: game for game in found_games()}


def find(game_id: str) -> Game:
    """A game by its id; people may write `shadow-thief` as well. One with tweaks is refused: see `find_tweaked`."""
    return GAMES[known_id(game_id, GAMES)]


def find_tweaked(game_id: str) -> Game:
    """A game by the id that `Game.id` gives, with tweaks or without. For workers, which get it as plain data; nobody
    else should find a tweaked game by a name that came from outside, as loading and compiling one takes a while."""
    real, texts = split_id(game_id)
    game = find(real)
    return tweaked(game, parse_tweaks(game, texts))

"""The only list of games."""

from vendome.engine.contract import Game
from vendome.engine.errors import UnknownName
from vendome.games.gentlemen_thieves import GAME as GENTLEMEN_THIEVES
from vendome.games.master_thieves import GAME as MASTER_THIEVES
from vendome.games.shadow_thief import GAME as SHADOW_THIEF

GAMES: dict[str, Game] = {game.id: game for game in (MASTER_THIEVES, SHADOW_THIEF, GENTLEMEN_THIEVES)}


def find(game_id: str) -> Game:
    """A game by its id; people may write `shadow-thief` as well."""
    game = GAMES.get(game_id.replace("-", "_"))
    if game is None:
        raise UnknownName("game", game_id, list(GAMES))
    return game

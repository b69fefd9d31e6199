"""The page's types, made from ours: `python -m vendome.table.typescript` writes them as TypeScript.

`protocol.ts` has all that goes over the wire. Each game's `view.ts` has what is its own: its state as it is shown, what
can happen, what can be asked, and every move. A game needs nothing but its folder for that.
"""

from vendome.games.registry import GAMES
from vendome.table.typescript.games import game_types
from vendome.table.typescript.protocol import parts_of, protocol_types

__all__ = ["files", "parts_of"]


def files() -> dict[str, str]:
    """Every generated file of the page, by its path below `web/src`."""
    games = {f"games/{game.id}/view.ts": game_types(game) for game in GAMES.values()}
    return {"protocol.ts": protocol_types(), **games}

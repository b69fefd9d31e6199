"""Every game as a game of OpenSpiel (2.0 or newer).

>>> import pyspiel, vendome.env
>>> game = pyspiel.load_game("vendome_shadow_thief(players=3,hands=1)")
>>> state = game.new_initial_state()

A game's parameters are `players`, its options, and `turn_based`. docs/notes/environments.md says how the games were
fitted, and why so:

- `chance`: what a shuffle is in the game tree;
- `moment`: a position, and what each seat remembers of how it came about;
- `state`, `observer`, `game`: the three classes that OpenSpiel asks for.
"""

import pyspiel

from vendome.env.openspiel.game import VendomeGame, game_type
from vendome.games.registry import GAMES

__all__ = ["VendomeGame", "register"]


def register() -> None:
    """Make every game known to OpenSpiel, as `vendome_` and its id.

    What loads a game must be a class. OpenSpiel lets go of it when Python has ended already: a class outlives that, a
    function does not, and the process would crash on its way out.
    """
    for game in GAMES.values():
        pyspiel.register_game(game_type(game), type("VendomeGame", (VendomeGame,), {"rules": game}))

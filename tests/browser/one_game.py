"""What another browser than Chromium plays: the shortest game in each run, the others where the page has changed and in
`make soak`. Chromium plays all of them."""

import pytest

from vendome import GAMES

SHORTEST = "shadow_thief"
ONE_GAME = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.id, marks=() if game.id == SHORTEST else pytest.mark.soak) for game in GAMES.values()],
)

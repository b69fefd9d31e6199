"""Haste: the same net, but with more or less liking for the moves that hurry.

Nets that were trained to hurry or to wait played much alike (docs/notes/learning.md). So a character's pace is set
where it chooses.
"""

from functools import cache

import numpy as np

from vendome.bots.net.choice import has_net
from vendome.bots.plain_mind import mind_of
from vendome.engine.compiler.layout import Cells
from vendome.engine.contract import Game


def has_characters(game: Game) -> bool:
    """Whether players of several paces are different players."""
    return has_net(game) and bool(mind_of(game).HASTE)


@cache
def leanings(game: Game, haste: float) -> Cells:
    """By action, what is added to its score. A haste below 0 is patience."""
    liking = mind_of(game).HASTE
    found = [sum(score for start, score in liking.items() if move.startswith(start)) for move in game.moves]
    return np.rint(haste * np.array(found)).astype(np.int32)

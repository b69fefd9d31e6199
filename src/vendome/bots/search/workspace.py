"""The workspace of a game, as a NumPy struct. `engine.mind.Workspace` says what each field is."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from vendome.bots.plain_mind import mind_of
from vendome.bots.search.descend import DEEPEST
from vendome.bots.search.private_moves import NO_ACTION
from vendome.bots.search.softmax import WORST
from vendome.engine.compiler.layout import struct
from vendome.engine.compiler.rng import WORDS
from vendome.engine.contract import Game


@cache
def workspace_type(game: Game) -> np.dtype[np.record]:
    mind, actions = mind_of(game), len(game.moves)
    return struct(
        [
            ("rng", np.int64, (WORDS,)),
            ("key", np.int64, ()),
            ("memory", np.float64, ()),
            ("c_puct", np.float64, ()),
            ("total", np.float64, ()),
            ("squares", np.float64, ()),
            ("seat", np.int32, ()),
            ("insight", np.int32, ()),
            ("horizon", np.int32, ()),
            ("stop", np.int32, ()),
            ("depth", np.int32, ()),
            ("only", np.int32, ()),
            ("is_made", np.int32, ()),
            ("looks", np.int32, ()),
            ("noted", np.int32, ()),
            ("count", np.int32, ()),
            ("moves", np.int32, (actions + 1,)),  # one more than there are, for what works on two at a time
            ("scores", np.int32, (actions + 1,)),
            ("is_legal", np.int32, (actions,)),
            ("outcome", np.int32, (game.outcome_size,)),
            ("path", np.int32, (2 * DEEPEST,)),
            ("notes", np.int32, (max(1, mind.NOTES),)),
            ("values", np.float64, (game.players[-1],)),
            ("belief", np.float64, (max(1, mind.BELIEF),)),
            ("weight", np.float64, (WORST + 1,)),
        ]
    )


def new_workspaces(game: Game) -> NDArray[np.record]:
    """An array of one, as compiled code takes it from Python."""
    works = np.zeros(1, workspace_type(game))
    works["only"] = NO_ACTION
    return works

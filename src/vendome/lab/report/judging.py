"""The judge of a setup's positions, one in each process; and chances to win with what nobody knows left to chance."""

from functools import cache

import numpy as np

from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.loops import loops_of
from vendome.engine.mind import Floats, States
from vendome.engine.session import copy_states
from vendome.lab.bot_games import Chosen, setup_of
from vendome.luck.judge import Judge, Playouts, judge_of

FUTURES = 4  # orders of what no seat knows, for a judge that plays on

NAMES = {
    "critic": "the critic of the game's net, which has seen who won from millions of positions",
    "mind": "what the game's bots think of a position",
    "playouts": "random games from the position to the end",
}


@cache
def judge_for(choice: Chosen) -> Judge:
    return judge_of(setup_of(choice))


def chances(judge: Judge, states: States, rng: Words) -> Floats:
    """Each seat's chance to win. A judge that plays on would see what the pile holds, so the pile is shuffled first."""
    if not isinstance(judge, Playouts):
        return judge.chances(states)
    shuffled = np.zeros_like(states)
    found = []
    for _ in range(FUTURES):
        copy_states(shuffled, states)
        loops_of(judge.setup.game).do_reshuffle(shuffled, rng)
        found.append(judge.chances(shuffled))
    mean: Floats = np.mean(found, axis=0)
    return mean

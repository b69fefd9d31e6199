"""The judge of a setup's positions, one in each process."""

from functools import cache

from vendome.lab.bot_games import Chosen, setup_of
from vendome.luck.judge import Judge, judge_of

NAMES = {
    "critic": "the critic of the game's net, which has seen who won from millions of positions",
    "mind": "what the game's bots think of a position",
    "playouts": "random games from the position to the end",
}


@cache
def judge_for(choice: Chosen) -> Judge:
    return judge_of(setup_of(choice))

"""Nim: a heap of stones, two players, each takes one or two; who takes the last one wins.

A game whose optimum is known: leave a multiple of three. Only what a batch needs of a game is here.
"""

from typing import Any

from lab.learning.nim import knowledge, observation, rules
from lab.learning.nim.rules import MOVES, State
from vendome.engine.contract import Game

NOTHING: Any = None  # of what people see

GAME = Game(
    id="nim", name="Nim", summary="", players=range(2, 3), minutes=(1, 1), version=1, options=(), state=State,
    phases=(), moves=MOVES, ends=("the last stone",), decisive=("the last stone",), outcome_size=1, rules=rules,
    knowledge=knowledge, observation=observation, events=NOTHING, chance=NOTHING, views=NOTHING, terminal=NOTHING,
    questions=NOTHING, reasons=NOTHING,
)  # fmt: skip

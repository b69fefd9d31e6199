"""Toss: all bid in turn, high, low or not at all, for some rounds. Whoever bid high most often wins, or else a coin is
tossed, whatever was bid: pure skill or pure luck, as the option says.

A game whose figures are known. Only what a report needs of a game is here.
"""

from typing import Any

from lab.report.toss import knowledge, rules, tweaks
from lab.report.toss.rules import MOVES, SEATS, State
from vendome.engine.contract import Game, Option

NOTHING: Any = None  # of what people see

GAME = Game(
    id="toss", name="Toss", summary="", players=range(2, SEATS + 1), minutes=(1, 1), version=1,
    options=(Option("decides", "skill", ("skill", "coin"), "who wins"),), state=State, phases=(), moves=MOVES,
    ends=("the last bid",), decisive=("the last bid",), outcome_size=1, rules=rules, knowledge=knowledge,
    observation=knowledge, events=NOTHING, chance=NOTHING, views=NOTHING, terminal=NOTHING, questions=NOTHING,
    reasons=NOTHING, tweaks=tweaks,
)  # fmt: skip

"""Gentlemen Thieves (Gentlemen Cambrioleurs): secret colours, shifting alliances."""

from typing import Final

from vendome.engine.contract import Game
from vendome.games.gentlemen_thieves import knowledge, rules, text
from vendome.games.gentlemen_thieves.params import OPTIONS, SEATS, TOKENS
from vendome.games.gentlemen_thieves.state import STATE

GAME: Final = Game(
    id="gentlemen_thieves",
    name="Gentlemen Thieves",
    summary="Nobody knows your colour: ally it well, prepare the heists, and have the highest pile of loot.",
    players=range(2, SEATS + 1),
    minutes=(40, 50),
    version=1,
    options=OPTIONS,
    state=STATE,
    moves=text.MOVES,
    ends=rules.ENDS,
    outcome_size=TOKENS,
    observation_size=knowledge.OBSERVATION,
    rules=rules,
    knowledge=knowledge,
    text=text,
)

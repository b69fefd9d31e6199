"""Gentlemen Thieves (Gentlemen Cambrioleurs): secret colours, shifting alliances."""

from typing import Final

from vendome.engine.contract import Game
from vendome.games.gentlemen_thieves import events, knowledge, mind, reasons, rules, text
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
    dtype=STATE,
    phases=tuple(text.PHASES.values()),
    moves=text.MOVES,
    ends=rules.ENDS,
    outcome_size=TOKENS,
    rules=rules,
    knowledge=knowledge,
    observation=knowledge,
    events=events.EVENTS,
    chance=text,
    views=text,
    terminal=text,
    questions=text,
    reasons=reasons,
    mind=mind,
)

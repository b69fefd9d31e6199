"""Gentlemen Thieves (Gentlemen Cambrioleurs): secret colours, shifting alliances."""

from typing import Final

from vendome.engine.contract import Ages, Game
from vendome.games.gentlemen_thieves import (
    chance,
    knowledge,
    lens,
    mind,
    observation,
    questions,
    reasons,
    remarks,
    rules,
    terminal,
    tweaks,
    views,
)
from vendome.games.gentlemen_thieves.events import EVENTS
from vendome.games.gentlemen_thieves.moves import MOVES
from vendome.games.gentlemen_thieves.params import OPTIONS, SEATS, TOKENS
from vendome.games.gentlemen_thieves.relabelling import RELABELLING
from vendome.games.gentlemen_thieves.state import PHASES, State

GAME: Final = Game(
    id="gentlemen_thieves",
    name="Gentlemen Thieves",
    summary="Nobody knows your colour: ally it well, prepare the heists, and have the highest pile of loot.",
    players=range(2, SEATS + 1),
    minutes=(40, 50),
    version=1,
    options=OPTIONS,
    state=State,
    phases=PHASES,
    moves=MOVES,
    ends=rules.ENDS,
    decisive=rules.DECISIVE,
    outcome_size=TOKENS,
    rules=rules,
    knowledge=knowledge,
    observation=observation,
    events=EVENTS,
    chance=chance,
    views=views,
    terminal=terminal,
    questions=questions,
    reasons=reasons,
    mind=mind,
    remarks=remarks,
    lens=lens,
    relabelling=RELABELLING,
    tweaks=tweaks,
    ages=Ages(10),
    estimated=True,
)

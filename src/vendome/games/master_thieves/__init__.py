"""Master Thieves (Maîtres Voleurs, Meisterdiebe): a box of drawers, six characters, and memory."""

from typing import Final

from vendome.engine.contract import Ages, Game
from vendome.games.master_thieves import (
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
from vendome.games.master_thieves.events import EVENTS
from vendome.games.master_thieves.moves import MOVES
from vendome.games.master_thieves.params import KINDS, OPTIONS, SEATS
from vendome.games.master_thieves.rules.end import ENDS
from vendome.games.master_thieves.rules.score import DECISIVE
from vendome.games.master_thieves.state import PHASES, State

GAME: Final = Game(
    id="master_thieves",
    name="Master Thieves",
    summary="Slip your imitations into a box that keeps turning, and take out what has become true.",
    players=range(2, SEATS + 1),
    minutes=(60, 70),
    version=1,
    options=OPTIONS,
    state=State,
    phases=PHASES,
    moves=MOVES,
    ends=ENDS,
    decisive=DECISIVE,
    outcome_size=KINDS,
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
    tweaks=tweaks,
    ages=Ages(10),
)

"""The Shadow Thief (Der Schattendieb): cards, bluff, push your luck."""

from typing import Final

from vendome.engine.contract import Ages, Game
from vendome.games.shadow_thief import (
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
from vendome.games.shadow_thief.events import EVENTS
from vendome.games.shadow_thief.moves import MOVES
from vendome.games.shadow_thief.params import CARDS, OPTIONS, SEATS
from vendome.games.shadow_thief.rules.ending import ENDS
from vendome.games.shadow_thief.rules.match import DECISIVE
from vendome.games.shadow_thief.state import PHASES, State

GAME: Final = Game(
    id="shadow_thief",
    name="The Shadow Thief",
    summary="Bring your jewels into the safe and close it in time, before the thieves and the last card.",
    players=range(2, SEATS + 1),
    minutes=(30, 30),
    version=1,
    options=OPTIONS,
    state=State,
    phases=PHASES,
    moves=MOVES,
    ends=ENDS,
    decisive=DECISIVE,
    outcome_size=CARDS,
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
    ages=Ages(8, over=True),
)

"""Master Thieves (Maîtres Voleurs, Meisterdiebe): a box of drawers, six characters, and memory."""

from typing import Final

from vendome.engine.contract import Game
from vendome.games.master_thieves import knowledge, rules, text
from vendome.games.master_thieves.params import KINDS, OPTIONS, SEATS
from vendome.games.master_thieves.round import ENDS
from vendome.games.master_thieves.state import STATE

GAME: Final = Game(
    id="master_thieves",
    name="Master Thieves",
    summary="Slip your imitations into a box that keeps turning, and take out what has become true.",
    players=range(2, SEATS + 1),
    minutes=(60, 70),
    version=1,
    options=OPTIONS,
    state=STATE,
    moves=text.MOVES,
    ends=ENDS,
    outcome_size=KINDS,
    observation_size=knowledge.OBSERVATION,
    rules=rules,
    knowledge=knowledge,
    text=text,
)

"""The Shadow Thief (Der Schattendieb): cards, bluff, push your luck."""

from typing import Final

from vendome.engine.contract import Game
from vendome.games.shadow_thief import events, knowledge, mind, reasons, rules, text
from vendome.games.shadow_thief.hand import ENDS
from vendome.games.shadow_thief.params import CARDS, OPTIONS, SEATS
from vendome.games.shadow_thief.state import STATE

GAME: Final = Game(
    id="shadow_thief",
    name="The Shadow Thief",
    summary="Bring your jewels into the safe and close it in time, before the thieves and the last card.",
    players=range(2, SEATS + 1),
    minutes=(20, 30),
    version=1,
    options=OPTIONS,
    dtype=STATE,
    phases=tuple(text.PHASES.values()),
    moves=text.MOVES,
    ends=ENDS,
    outcome_size=CARDS,
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

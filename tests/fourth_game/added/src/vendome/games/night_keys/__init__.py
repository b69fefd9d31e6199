"""Night Keys: four cases, copied keys, and an alarm for whoever is not alone."""

from vendome.engine.contract import Game
from vendome.games.night_keys import knowledge, rules, views, words
from vendome.games.night_keys.state import KEYS, LETTERS, OPTIONS, SEATS, State

GAME = Game(
    id="night_keys",
    name="Night Keys",
    summary="Open a case at night and take all its jewels, unless somebody else has the same idea.",
    players=range(2, SEATS + 1),
    minutes=(5, 15),
    version=1,
    options=OPTIONS,
    state=State,
    phases=("choose", "over"),
    moves=tuple(f"use {letter}" for letter in LETTERS),  # an action is the case of a key
    ends=("NK-4.1",),
    decisive=("NK-4.2",),
    outcome_size=KEYS,
    rules=rules,
    knowledge=knowledge,
    observation=knowledge,
    events=words.EVENTS,
    chance=words,
    views=views,
    terminal=views,
    questions=words,
    reasons=words,
)

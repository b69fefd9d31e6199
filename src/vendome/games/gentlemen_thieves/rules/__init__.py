"""The rules of Gentlemen Thieves: the contract, and the order of a game.

Each chapter of the rulebook has a file: GT-2 Set-up is in `set_up`, GT-3 A round in `round`, GT-4 The heist in `heist`,
GT-5 Special tokens in `special`, GT-6 The end in `end`; GT-1 The box is in `params`. What several of them need is in
`places`, `pile` and `lists`; `deeds` notes what all saw. The functions of a chapter do one thing and return: what comes
next is `go_on`'s to say.
"""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, reset
from vendome.engine.events import clear_events
from vendome.games.gentlemen_thieves.moves import ALLY, AT, PAIR, RETURN
from vendome.games.gentlemen_thieves.rules.end import DECISIVE, ENDS, end_game, result
from vendome.games.gentlemen_thieves.rules.heist import (
    ask_for_tunnel,
    begin_heist,
    draw_share,
    is_joined,
    lay_out_loot,
    legal_returns,
    pass_matchmaker,
    refill,
    return_tunnel,
    share,
)
from vendome.games.gentlemen_thieves.rules.places import is_ready
from vendome.games.gentlemen_thieves.rules.round import (
    act,
    ally,
    begin_round,
    legal_actions,
    legal_alliances,
    legal_places,
    next_seat,
    place_token,
)
from vendome.games.gentlemen_thieves.rules.set_up import (
    clear_table,
    deal_burglars,
    deal_pile,
    deal_places,
    draw_burglars,
    draw_pile,
    draw_places,
    next_deal,
)
from vendome.games.gentlemen_thieves.rules.special import carry, legal_loads
from vendome.games.gentlemen_thieves.state import (
    ALLIANCES,
    BURGLARY,
    CARRYING,
    DEAL_BURGLARS,
    DEAL_PILE,
    DEAL_PLACES,
    EMPTY,
    NOWHERE,
    OVER,
    PLACING,
    State,
)

__all__ = ["DECISIVE", "ENDS", "apply", "draw", "happen", "legal", "result", "setup"]


@inlined
def go_on(state: State, place: int) -> None:
    """What comes after a decision or after chance: the order of a game, from its set-up to its end.

    `place` is where a finished action may have set off a heist, or NOWHERE.
    """
    if state.rounds == 0:
        state.due = next_deal(state)  # GT-2 Set-up: one deal after the other
        if state.due == 0:
            begin_round(state)  # GT-3.1 Alliances
        return
    if state.phase == OVER:
        end_game(state)  # GT-6.1 The brigadier: he came into the display or was drawn
        return
    if state.hand != EMPTY:
        state.phase = PLACING  # GT-3.3 Take, or GT-3.4 Draw: now the token must be placed
        return
    if state.phase == CARRYING:
        return  # GT-5.3 Car: now it may take a token along
    if state.heist[0] == EMPTY:  # no heist is going on
        if place != NOWHERE and is_ready(state, place):
            begin_heist(state, place)  # GT-4.1 When, GT-4.2 Who; chance sees to GT-4.3 Spoils
        else:
            next_seat(state)  # GT-3.2 Burglary
        return
    if is_joined(state):
        ask_for_tunnel(state)  # GT-4.4 A tunnel caves in
        return
    refill(state)  # GT-4.5 New equipment
    if state.phase == OVER:
        end_game(state)  # GT-6.1 The brigadier: he came as new equipment
        return
    lay_out_loot(state)  # GT-4.6 New loot
    pass_matchmaker(state)  # GT-4.7 Next round
    begin_round(state)  # GT-3.1 Alliances


# -- the contract -------------------------------------------------------------------------------------


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """GT-2 Set-up: the table before the first deal."""
    reset(state, players, seed)
    clear_events(state)
    state.even = options[0]
    state.car_must_carry = options[1]
    state.loot_from_centre = options[2]
    clear_table(state)
    go_on(state, NOWHERE)


@inlined
def legal(state: State, seat: int, out: Cells) -> int:
    if state.phase == BURGLARY:
        return legal_actions(state, seat, out)
    if state.phase == PLACING:
        return legal_places(state, out)
    if state.phase == ALLIANCES:
        return legal_alliances(state, out)
    if state.phase == CARRYING:
        return legal_loads(state, out)
    return legal_returns(state, out)


@inlined
def apply(state: State, seat: int, action: int) -> None:
    """(The two common phases call `go_on` by themselves: compiled for what is known there, it is 2% faster.)"""
    clear_events(state)
    if state.phase == BURGLARY:
        go_on(state, act(state, seat, action))
        return
    if state.phase == PLACING:
        go_on(state, place_token(state, seat, action - AT))
        return
    if state.phase == ALLIANCES:
        ally(state, seat, PAIR[action - ALLY])
    elif state.phase == CARRYING:
        carry(state, seat, action)
    else:
        return_tunnel(state, seat, action - RETURN)
    go_on(state, NOWHERE)


@compiled
def draw(state: State, out: Cells) -> int:
    if state.due == DEAL_BURGLARS:
        return draw_burglars(state, out)
    if state.due == DEAL_PLACES:
        return draw_places(state, out)
    if state.due == DEAL_PILE:
        return draw_pile(state, out)
    return draw_share(state, out)


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    due = state.due
    state.due = 0
    if due == DEAL_BURGLARS:
        deal_burglars(state, outcome)
    elif due == DEAL_PLACES:
        deal_places(state, outcome)
    elif due == DEAL_PILE:
        deal_pile(state, outcome)
    else:
        share(state, outcome, size)
    go_on(state, NOWHERE)

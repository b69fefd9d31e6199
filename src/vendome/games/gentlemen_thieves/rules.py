"""The rules of Gentlemen Thieves: the contract, and GT-3 A round.

The other sections have modules of their own: GT-2 `deal`, GT-4 and GT-6 `heist`, GT-5 `special`. What all
of them ask about places is in `table`; how the turn passes, which ends most of them, in `turn`.
"""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, reset
from vendome.engine.events import NOBODY, clear_events, emit
from vendome.games.gentlemen_thieves.deal import (
    clear_table,
    deal_burglars,
    deal_pile,
    deal_places,
    draw_burglars,
    draw_pile,
    draw_places,
)
from vendome.games.gentlemen_thieves.events import ALLIED, DISPLAYED, DREW, PLACED, TOOK
from vendome.games.gentlemen_thieves.heist import (
    ENDS,
    draw_share,
    draw_token,
    heist_or_next,
    legal_returns,
    return_tunnel,
    share,
    standing_of,
)
from vendome.games.gentlemen_thieves.moves import ALLY, AT, CAR_FROM, DRAW, PADLOCK_FROM, PAIR, RETURN, TAKE, TUNNEL
from vendome.games.gentlemen_thieves.params import BRIGADIER, COLOURS, DISPLAY, PLACES
from vendome.games.gentlemen_thieves.special import (
    add_routes,
    carry,
    legal_loads,
    legal_loot,
    legal_tunnels,
    spend_favour,
    ways_from,
)
from vendome.games.gentlemen_thieves.state import (
    ALLIANCES,
    BURGLARY,
    CARRYING,
    DEAL_BURGLARS,
    DEAL_PILE,
    DEAL_PLACES,
    EMPTY,
    PLACING,
    State,
)
from vendome.games.gentlemen_thieves.table import open_places, put
from vendome.games.gentlemen_thieves.turn import next_seat

__all__ = ["ENDS", "apply", "draw", "happen", "legal", "result", "setup"]

# -- the contract -------------------------------------------------------------------------------------


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """GT-2: the table before the burglars and the tokens are dealt."""
    reset(state, players, seed)
    state.even = options[0]
    clear_table(state)
    state.due = DEAL_BURGLARS


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
    clear_events(state)
    if state.phase == BURGLARY:
        act(state, seat, action)
    elif state.phase == PLACING:
        place_token(state, seat, action - AT)
    elif state.phase == ALLIANCES:
        ally(state, seat, PAIR[action - ALLY])
    elif state.phase == CARRYING:
        carry(state, seat, action)
    else:
        return_tunnel(state, seat, action - RETURN)


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


@compiled
def result(state: State, scores: Cells) -> int:
    """GT-6.2, GT-6.3"""
    best = 0
    winners = 0
    for seat in range(state.players):
        scores[seat] = state.height[state.burglar[seat]]
        mine = standing_of(state, seat)
        if mine > best:
            winners = 0
        best = max(best, mine)
        winners |= (mine == best) << seat
    return winners


# -- GT-3 A round -------------------------------------------------------------------------------------


@compiled
def legal_alliances(state: State, out: Cells) -> int:
    """GT-3.1: any pair but that of the round before."""
    n = 0
    for i in range(len(PAIR)):
        out[n] = ALLY + i
        n += PAIR[i] != state.alliance
    return n


@compiled
def ally(state: State, seat: int, pair: int) -> None:
    """GT-3.1"""
    state.alliance = pair
    emit(state, ALLIED, seat, pair, (1 << COLOURS) - 1 - pair)
    next_seat(state)


@inlined
def legal_actions(state: State, seat: int, out: Cells) -> int:
    """GT-3.2: car, draw, loot, padlock, take, tunnel: as their texts are sorted."""
    has_favour = state.favours[seat] > 0
    n = 0
    if has_favour:
        n = add_routes(out, n, CAR_FROM[state.car], ways_from(state.car))
    out[n] = DRAW
    n += 1
    if has_favour:
        n = legal_loot(state, out, n)
        n = add_routes(out, n, PADLOCK_FROM[state.padlock], ways_from(state.padlock))
    last = EMPTY
    for i in range(DISPLAY):  # GT-3.3: one for each different token
        kind = state.display[i]
        out[n] = TAKE + kind
        n += kind != last
        last = kind
    if has_favour:
        n = legal_tunnels(state, out, n)
    return n


@inlined
def act(state: State, seat: int, action: int) -> None:
    """GT-3.2"""
    if action == DRAW:
        draw_blindly(state, seat)
    elif TAKE <= action < TUNNEL:
        take(state, seat, action - TAKE)
    else:
        spend_favour(state, seat, action)


@inlined
def take(state: State, seat: int, kind: int) -> None:
    """GT-3.3: replaced at once; GT-6.1: if the brigadier comes instead, it is never placed."""
    state.hand = kind
    emit(state, TOOK, seat, kind, 0)
    new = draw_token(state)
    if new == BRIGADIER:
        replace(state.display, kind, EMPTY)
    else:
        replace(state.display, kind, new)
        emit(state, DISPLAYED, NOBODY, new, 0)
        state.phase = PLACING


@inlined
def replace(display: Cells, old: int, new: int) -> None:
    """Keep the display sorted: what lies between the old token's cell and the new one's moves over by one."""
    at = 0
    while display[at] != old:
        at += 1
    while at < DISPLAY - 1 and display[at + 1] < new:
        display[at] = display[at + 1]
        at += 1
    while at > 0 and display[at - 1] > new:
        display[at] = display[at - 1]
        at -= 1
    display[at] = new


@inlined
def draw_blindly(state: State, seat: int) -> None:
    """GT-3.4"""
    kind = draw_token(state)
    if kind != BRIGADIER:
        state.hand = kind
        state.phase = PLACING
        emit(state, DREW, seat, kind, 0)


@inlined
def legal_places(state: State, out: Cells) -> int:
    """GT-3.6"""
    may = open_places(state, state.hand)
    n = 0
    for place in range(PLACES):
        out[n] = AT + place
        n += may >> place & 1
    return n


@inlined
def place_token(state: State, seat: int, place: int) -> None:
    """GT-3.3, GT-3.4"""
    put(state, place, state.hand, 1)
    emit(state, PLACED, seat, state.hand, place)
    state.hand = EMPTY
    heist_or_next(state, place)

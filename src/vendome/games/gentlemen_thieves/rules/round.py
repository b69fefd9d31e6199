"""GT-3 A round: alliances, then one action after the other."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import has
from vendome.games.gentlemen_thieves.events import ALLIED, DISPLAYED, DREW, PLACED, ROUND_BEGAN, TOOK
from vendome.games.gentlemen_thieves.moves import (
    ALLY,
    AT,
    CAR_FROM,
    DRAW,
    FROM,
    MOVE_LOOT,
    NUMBER,
    PADLOCK,
    PADLOCK_FROM,
    PAIR,
    TAKE,
    TO,
    TUNNEL,
)
from vendome.games.gentlemen_thieves.params import ALL_COLOURS, BRIGADIER, DISPLAY, PLACES
from vendome.games.gentlemen_thieves.rules.deeds import note_alliance, note_placing, note_taking
from vendome.games.gentlemen_thieves.rules.lists import place_of, replace
from vendome.games.gentlemen_thieves.rules.pile import draw_token
from vendome.games.gentlemen_thieves.rules.places import open_places, put
from vendome.games.gentlemen_thieves.rules.special import (
    add_routes,
    legal_loot,
    legal_tunnels,
    move_car,
    move_loot,
    move_padlock,
    move_tunnel,
    ways_from,
)
from vendome.games.gentlemen_thieves.state import ALLIANCES, BURGLARY, EMPTY, NOWHERE, State

# -- alliances ----------------------------------------------------------------------------------------


@compiled
def begin_round(state: State) -> None:
    """GT-3.1 Alliances: the first player is asked for them."""
    state.phase = ALLIANCES
    state.rounds += 1
    state.turn = state.first
    state.asked = 1 << state.first
    emit(state, ROUND_BEGAN, state.first, state.rounds, 0)


@compiled
def legal_alliances(state: State, out: Cells) -> int:
    """GT-3.1 Alliances: any two colours but those of the round before."""
    n = 0
    for i in range(len(PAIR)):
        out[n] = ALLY + i
        n += PAIR[i] != state.alliance
    return n


@compiled
def ally(state: State, seat: int, pair: int) -> None:
    """GT-3.1 Alliances: two colours against the other three."""
    state.alliance = pair
    note_alliance(state, seat)
    emit(state, ALLIED, seat, pair, ALL_COLOURS & ~pair)


# -- burglary -----------------------------------------------------------------------------------------


@inlined
def next_seat(state: State) -> None:
    """GT-3.2 Burglary: the next seat acts, clockwise; after the first player that is the left neighbour."""
    state.turn = (state.turn + 1) % state.players
    state.phase = BURGLARY
    state.asked = 1 << state.turn


@inlined
def legal_actions(state: State, seat: int, out: Cells) -> int:
    """GT-3.2 Burglary: car, draw, loot, padlock, take, tunnel, as their texts are sorted."""
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
    for i in range(DISPLAY):  # one for each different token
        kind = state.display[i]
        out[n] = TAKE + kind
        n += kind != last
        last = kind
    if has_favour:
        n = legal_tunnels(state, out, n)
    return n


@inlined
def act(state: State, seat: int, action: int) -> int:
    """GT-3.2 Burglary: one action. Returns the place where it may set off a heist, or NOWHERE."""
    if action == DRAW:
        draw_blindly(state, seat)
    elif TAKE <= action < TUNNEL:
        take(state, seat, action - TAKE)
    else:
        return spend_favour(state, seat, action)
    return NOWHERE


@inlined
def take(state: State, seat: int, kind: int) -> None:
    """GT-3.3 Take: the pile fills the gap at once. (The brigadier leaves it open.)"""
    gap = place_of(state.display, kind)
    state.display[gap] = EMPTY
    state.hand = kind
    note_taking(state, seat, kind)
    emit(state, TOOK, seat, kind, 0)
    new = draw_token(state)
    if new == BRIGADIER:
        replace(state.display, gap, EMPTY)
    else:
        replace(state.display, gap, new)
        emit(state, DISPLAYED, NOBODY, new, 0)


@inlined
def draw_blindly(state: State, seat: int) -> None:
    """GT-3.4 Draw: the top of the pile, for all to see."""
    kind = draw_token(state)
    if kind != BRIGADIER:
        state.hand = kind
        emit(state, DREW, seat, kind, 0)


@compiled
def spend_favour(state: State, seat: int, action: int) -> int:
    """GT-3.5 Favour: it leaves the game, and a special token moves. Returns what `act` does."""
    state.favours[seat] -= 1
    start, stop = FROM[action], TO[action]
    if action >= TUNNEL:
        return move_tunnel(state, seat, start, stop)
    if action >= PADLOCK:
        return move_padlock(state, seat, start, stop)
    if action >= MOVE_LOOT:
        move_loot(state, seat, NUMBER[action], start, stop)
    else:
        move_car(state, seat, start, stop)
    return NOWHERE


# -- placing ------------------------------------------------------------------------------------------


@inlined
def legal_places(state: State, out: Cells) -> int:
    """GT-3.6 Three of a type: the places that may still take the token in hand."""
    may = open_places(state, state.hand)
    n = 0
    for place in range(PLACES):
        out[n] = AT + place
        n += has(may, place)
    return n


@inlined
def place_token(state: State, seat: int, place: int) -> int:
    """The end of GT-3.3 Take and of GT-3.4 Draw: the token in hand comes to a place, which is returned as by `act`."""
    kind = state.hand
    put(state, place, kind, 1)
    state.hand = EMPTY
    note_placing(state, seat, kind, place)
    emit(state, PLACED, seat, kind, place)
    return place

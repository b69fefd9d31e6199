"""GT-2 Set-up: what is dealt, and to where."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.compiler.rng import below, shuffle
from vendome.engine.events import NOBODY, emit
from vendome.games.gentlemen_thieves.events import BEGAN
from vendome.games.gentlemen_thieves.heist import draw_token
from vendome.games.gentlemen_thieves.params import (
    AT_EACH_PLACE,
    BANK,
    BRIGADIER,
    BRIGADIER_AMONG,
    CENTRE,
    COLOURS,
    COPIES,
    DISPLAY,
    EVEN,
    FAVOURS,
    KINDS,
    LOOT,
    LOOT_AT_BANK,
    MANOR,
    MUSEUM,
    PILE,
    PLACE_ORDER,
    PLACES,
    SEATS,
    SET_OUT,
    TOKENS,
    TYPES,
)
from vendome.games.gentlemen_thieves.state import ALLIANCES, DEAL_PILE, DEAL_PLACES, EMPTY, State
from vendome.games.gentlemen_thieves.table import clear, count, put, sort
from vendome.games.gentlemen_thieves.turn import begin_round


@compiled
def clear_table(state: State) -> None:
    """GT-2.2, and nothing dealt yet."""
    state.phase = ALLIANCES
    state.rounds = 0
    state.first = 0  # GT-2.6
    state.turn = 0
    state.alliance = 0
    fill(state.burglar, EMPTY)
    for seat in range(SEATS):
        state.favours[seat] = FAVOURS[state.players] if seat < state.players else 0  # GT-2.5
    for place in range(PLACES):
        clear(state, place)
    fill(state.loot, 0)
    state.loot[BANK] = LOOT_AT_BANK
    state.reserve = LOOT - LOOT_AT_BANK
    state.tunnels[0] = MANOR
    state.tunnels[1] = CENTRE
    state.padlock = MUSEUM
    state.car = CENTRE
    fill(state.pile, EMPTY)
    state.drawn = 0
    fill(state.display, EMPTY)
    state.hand = EMPTY
    fill(state.heist, EMPTY)
    state.heists = 0
    fill(state.winners, 0)
    fill(state.spoils, EMPTY)
    fill(state.spoils_end, 0)
    fill(state.height, 0)


@compiled
def draw_burglars(state: State, out: Cells) -> int:
    """GT-2.1"""
    for colour in range(COLOURS):
        out[colour] = colour
    shuffle(state.rng, out, COLOURS)
    return state.players


@compiled
def deal_burglars(state: State, colours: Cells) -> None:
    for seat in range(state.players):
        state.burglar[seat] = colours[seat]
    state.due = DEAL_PLACES


@compiled
def draw_places(state: State, out: Cells) -> int:
    """GT-2.3"""
    if state.even:
        for i in range(SET_OUT):
            out[i] = EVEN[i]
        shuffle(state.rng, out, SET_OUT)
        return SET_OUT
    for i in range(TOKENS):
        out[i] = i // COPIES
    for i in range(SET_OUT):
        j = i + below(state.rng, TOKENS - i)
        out[i], out[j] = out[j], out[i]
    return SET_OUT


@compiled
def deal_places(state: State, kinds: Cells) -> None:
    """GT-2.3: two for each place, in the order of GT-1.3."""
    for i in range(SET_OUT):
        put(state, PLACE_ORDER[i // AT_EACH_PLACE], kinds[i], 1)
    state.due = DEAL_PILE


@compiled
def draw_pile(state: State, out: Cells) -> int:
    """GT-2.4: all that is not at a place; the brigadier trades places with one of the last."""
    n = 0
    for kind in range(KINDS):
        at_places = 0
        for place in range(PLACES):
            at_places += count(state.kit[place, kind // TYPES], kind)
        for _ in range(COPIES - at_places):
            out[n] = kind
            n += 1
    shuffle(state.rng, out, n)
    where = n - below(state.rng, BRIGADIER_AMONG)
    out[n] = out[where]
    out[where] = BRIGADIER
    return PILE


@compiled
def deal_pile(state: State, kinds: Cells) -> None:
    """GT-2.4, and the first round begins."""
    for i in range(PILE):
        state.pile[i] = kinds[i]
    for i in range(DISPLAY):
        state.display[i] = draw_token(state)
    sort(state.display, 0, DISPLAY)
    emit(state, BEGAN, NOBODY, 0, 0)
    begin_round(state)

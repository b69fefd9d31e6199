"""GT-2 Set-up: what lies where at the start, and what is dealt."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.compiler.rng import below, shuffle
from vendome.engine.events import NOBODY, emit
from vendome.games.gentlemen_thieves.events import BEGAN
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
from vendome.games.gentlemen_thieves.rules.deeds import clear_deeds
from vendome.games.gentlemen_thieves.rules.lists import sort
from vendome.games.gentlemen_thieves.rules.pile import draw_token
from vendome.games.gentlemen_thieves.rules.places import clear, number_of, put
from vendome.games.gentlemen_thieves.state import ALLIANCES, DEAL_BURGLARS, DEAL_PILE, DEAL_PLACES, EMPTY, State


@compiled
def clear_table(state: State) -> None:
    """Everything at its start, and nothing dealt yet."""
    state.phase = ALLIANCES
    state.rounds = 0
    state.first = 0  # GT-2.6 Who begins: seat 0
    state.turn = 0
    state.alliance = 0
    fill(state.burglar, EMPTY)
    for seat in range(SEATS):  # GT-2.5 Favours: the more players, the fewer for each
        state.favours[seat] = FAVOURS[state.players] if seat < state.players else 0
    for place in range(PLACES):
        clear(state, place)
    lay_out_special_tokens(state)
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
    state.unmasked = 0
    clear_deeds(state)


@compiled
def lay_out_special_tokens(state: State) -> None:
    """GT-2.2 Special tokens: at the manor, the museum and the bank; the others wait."""
    state.tunnels[0] = MANOR
    state.tunnels[1] = CENTRE
    state.padlock = MUSEUM
    state.car = CENTRE
    fill(state.loot, 0)
    state.loot[BANK] = LOOT_AT_BANK
    state.reserve = LOOT - LOOT_AT_BANK


@compiled
def next_deal(state: State) -> int:
    """What is to be dealt next: burglars, first equipment, pile; 0 when all this is done."""
    if state.burglar[0] == EMPTY:
        return DEAL_BURGLARS
    if state.gear[0] == 0:
        return DEAL_PLACES
    if state.drawn == 0:
        return DEAL_PILE
    return 0


# -- burglars -----------------------------------------------------------------------------------------


@compiled
def draw_burglars(state: State, out: Cells) -> int:
    """GT-2.1 Secret burglars: the first of the shuffled colours."""
    for colour in range(COLOURS):
        out[colour] = colour
    shuffle(state.rng, out, COLOURS)
    return state.players


@compiled
def deal_burglars(state: State, colours: Cells) -> None:
    """GT-2.1 Secret burglars: one for each seat."""
    for seat in range(state.players):
        state.burglar[seat] = colours[seat]


# -- first equipment ----------------------------------------------------------------------------------


@compiled
def draw_places(state: State, out: Cells) -> int:
    """GT-2.3 First equipment: ten tokens at random, or the ten of an `even` set-up in any order."""
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
    """GT-2.3 First equipment: two tokens for each place, places in the order of GT-1.3."""
    for i in range(SET_OUT):
        put(state, PLACE_ORDER[i // AT_EACH_PLACE], kinds[i], 1)


# -- pile and display ---------------------------------------------------------------------------------


@compiled
def draw_pile(state: State, out: Cells) -> int:
    """GT-2.4 Pile and display: all that is not at a place; the brigadier changes places with one of the last."""
    n = 0
    for kind in range(KINDS):
        at_places = 0
        for place in range(PLACES):
            at_places += number_of(state.kit[place, kind // TYPES], kind)
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
    """GT-2.4 Pile and display: the first three of the pile are laid out."""
    for i in range(PILE):
        state.pile[i] = kinds[i]
    for i in range(DISPLAY):
        state.display[i] = draw_token(state)
    sort(state.display, 0, DISPLAY)
    emit(state, BEGAN, NOBODY, 0, 0)

"""GT-4 The heist, GT-6 The end, and the pile that leads there."""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words, fill
from vendome.engine.compiler.rng import below
from vendome.engine.events import NOBODY, emit
from vendome.games.gentlemen_thieves.events import (
    BRIGADIER_CAME,
    HEIST,
    MORE_LOOT,
    REFILLED,
    RETURNED,
    SHARED,
    TIED,
    UNMASKED,
    WON,
)
from vendome.games.gentlemen_thieves.moves import RETURN
from vendome.games.gentlemen_thieves.params import (
    AT_EACH_PLACE,
    BANK,
    BRIGADIER,
    CENTRE,
    COLOURS,
    LOOT_AT_BANK,
    LOOT_KIND,
    PLACE_ORDER,
    PLACES,
    TYPES,
)
from vendome.games.gentlemen_thieves.state import EMPTY, HOLDERS, LOST, OVER, RETURNING, SHARE, State
from vendome.games.gentlemen_thieves.table import clear, count, is_ready, joined_to, put, size, sort
from vendome.games.gentlemen_thieves.turn import begin_round, next_seat

# Indices into `ENDS`.
ENDS: Final = ("GT-6.1",)
BRIGADIER_DRAWN: Final = 0


@inlined
def heist_or_next(state: State, place: int) -> None:
    """GT-4.1, or the turn passes."""
    if is_ready(state, place):
        begin_heist(state, place)
    else:
        next_seat(state)


@compiled
def begin_heist(state: State, place: int) -> None:
    """GT-4.1, GT-4.2: a heist at a place and the one joined to it, shared by chance (GT-4.3)."""
    state.heist[0] = place
    state.heist[1] = joined_to(state, place)
    state.winners[state.heists] = winning_colours(state)
    state.asked = 0
    state.due = SHARE
    emit(state, HEIST, state.turn, 1 << state.heist[0] | 1 << state.heist[1], 0)


@inlined
def stake(state: State, colour: int) -> int:
    """The tally of a colour at the heist."""
    a, b = state.heist[0], state.heist[1]
    tally: int = state.kit[a, colour]
    return tally + state.kit[b, colour] if a != b else tally


@inlined
def loot_at_stake(state: State) -> int:
    a, b = state.heist[0], state.heist[1]
    loot: int = state.loot[a]
    return loot + state.loot[b] if a != b else loot


@compiled
def winning_colours(state: State) -> int:
    """GT-4.2: the bit mask of the alliance with more equipment there; 0 for a tie."""
    lead = 0
    for colour in range(COLOURS):
        tokens = size(stake(state, colour))
        lead += tokens if state.alliance >> colour & 1 else -tokens
    if lead == 0:
        return 0
    return state.alliance if lead > 0 else (1 << COLOURS) - 1 - state.alliance


# -- GT-4.3 sharing -----------------------------------------------------------------------------------


@compiled
def draw_share(state: State, out: Cells) -> int:
    """GT-4.3: a holder for each piece at the heist."""
    pieces = loot_at_stake(state)
    for colour in range(COLOURS):
        pieces += size(stake(state, colour))
    for i in range(pieces):
        out[i] = 0
    deal_holders(out, 0, pieces, state.winners[state.heists], state.rng)
    return pieces


@compiled
def deal_holders(pieces: Cells, start: int, stop: int, winners: int, rng: Words) -> None:
    """GT-4.3: at random, as many pieces for each winning colour; the rest, or all of a tie, is lost."""
    each = share_of_each(stop - start, winners)
    n = start
    for colour in range(COLOURS):
        for _ in range(each * (winners >> colour & 1)):
            hold(pieces, n, colour)
            n += 1
    for i in range(n, stop):
        hold(pieces, i, LOST)
    for left in range(stop - start, 1, -1):
        i = start + left - 1
        j = start + below(rng, left)
        holder = pieces[i] % HOLDERS
        hold(pieces, i, pieces[j] % HOLDERS)
        hold(pieces, j, holder)


@inlined
def hold(pieces: Cells, i: int, holder: int) -> None:
    """The piece gets this holder; its kind stays."""
    pieces[i] += holder - pieces[i] % HOLDERS


@inlined
def share_of_each(pieces: int, winners: int) -> int:
    """GT-4.3: what each winning colour gets; nothing in a tie."""
    return pieces // colours_in(winners) if winners != 0 else 0


@inlined
def colours_in(mask: int) -> int:
    colours = 0
    for colour in range(COLOURS):
        colours += mask >> colour & 1
    return colours


@compiled
def share(state: State, holders: Cells, pieces: int) -> None:
    """GT-4.3: `holders` of all pieces at the heist, equipment by ascending kind, then loot."""
    winners = state.winners[state.heists]
    each = share_of_each(pieces, winners)
    if winners == 0:
        emit(state, TIED, NOBODY, pieces, 0)
    else:
        emit(state, WON, NOBODY, winners, pieces)
        emit(state, SHARED, NOBODY, each, pieces - each * colours_in(winners))
    start = end_of_spoils(state)
    n = 0
    for colour in range(COLOURS):
        tally = stake(state, colour)
        for kind in range(colour * TYPES, (colour + 1) * TYPES):
            for _ in range(count(tally, kind)):
                state.spoils[start + n] = kind * HOLDERS + holders[n]
                n += 1
        state.height[colour] += each * (winners >> colour & 1)
    for i in range(n, pieces):
        state.spoils[start + i] = LOOT_KIND * HOLDERS + holders[i]
    sort(state.spoils, start, start + pieces)
    state.spoils_end[state.heists] = start + pieces
    state.heists += 1
    clear_heist(state)


@inlined
def end_of_spoils(state: State) -> int:
    end: int = state.spoils_end[state.heists - 1]
    return end if state.heists > 0 else 0


@compiled
def clear_heist(state: State) -> None:
    """GT-4.3: the places are emptied; tunnels and the car stay. GT-4.4: was it joined, a tunnel goes back."""
    for i in range(2):
        clear(state, state.heist[i])
        state.loot[state.heist[i]] = 0
    if state.heist[0] != state.heist[1]:
        state.phase = RETURNING
        state.asked = 1 << state.turn
    else:
        after_heist(state)


# -- GT-4.4 to GT-4.7 ---------------------------------------------------------------------------------


@compiled
def legal_returns(state: State, out: Cells) -> int:
    """GT-4.4: the tunnels are kept in ascending order."""
    out[0] = RETURN + state.tunnels[0]
    out[1] = RETURN + state.tunnels[1]
    return 2


@compiled
def return_tunnel(state: State, seat: int, place: int) -> None:
    """GT-4.4"""
    state.tunnels[0] = joined_to(state, place)
    state.tunnels[1] = CENTRE
    emit(state, RETURNED, seat, place, 0)
    after_heist(state)


@compiled
def after_heist(state: State) -> None:
    """GT-4.5, GT-4.6, GT-4.7"""
    emptied = 1 << state.heist[0] | 1 << state.heist[1]
    fill(state.heist, EMPTY)
    state.asked = 0
    for i in range(PLACES):
        place = PLACE_ORDER[i]
        if emptied >> place & 1 and not refill(state, place):
            return
    lay_out_loot(state)
    state.first = (state.first + 1) % state.players
    begin_round(state)


@compiled
def refill(state: State, place: int) -> bool:
    """GT-4.5: false if the brigadier came instead of a token."""
    for _ in range(AT_EACH_PLACE):
        kind = draw_token(state)
        if kind == BRIGADIER:
            return False
        put(state, place, kind, 1)
        emit(state, REFILLED, NOBODY, kind, place)
    return True


@compiled
def lay_out_loot(state: State) -> None:
    """GT-4.6"""
    loot = 0
    for place in range(PLACES):
        loot += state.loot[place]
    more = min(LOOT_AT_BANK, state.reserve)
    if loot == 0 and more > 0:
        state.loot[BANK] = more
        state.reserve -= more
        emit(state, MORE_LOOT, NOBODY, more, 0)


# -- GT-6 The end -------------------------------------------------------------------------------------


@inlined
def draw_token(state: State) -> int:
    """The first of the pile. GT-6.1: if it is the brigadier, the game is over."""
    kind: int = state.pile[state.drawn]
    state.pile[state.drawn] = EMPTY
    state.drawn += 1
    if kind == BRIGADIER:
        end_game(state)
    return kind


@compiled
def end_game(state: State) -> None:
    """GT-6.1"""
    state.phase = OVER
    state.asked = 0
    state.end = BRIGADIER_DRAWN
    emit(state, BRIGADIER_CAME, NOBODY, 0, 0)
    for seat in range(state.players):
        colour = state.burglar[seat]
        emit(state, UNMASKED, seat, colour, state.height[colour])


@compiled
def standing_of(state: State, seat: int) -> int:
    """GT-6.2, GT-6.3: the score, then the favours, then the equipment of one's own colour, as one number."""
    colour: int = state.burglar[seat]
    own = 0
    for i in range(end_of_spoils(state)):
        kind = state.spoils[i] // HOLDERS
        own += (state.spoils[i] % HOLDERS == colour) & (kind // TYPES == colour)
    standing: int = (state.height[colour] << 8 | state.favours[seat]) << 8 | own
    return standing

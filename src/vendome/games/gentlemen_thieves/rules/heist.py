"""GT-4 The heist, step by step."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, Words, fill
from vendome.engine.compiler.rng import below
from vendome.engine.events import NOBODY, emit
from vendome.engine.masks import count, has
from vendome.games.gentlemen_thieves.events import HEIST, MORE_LOOT, REFILLED, RETURNED, SHARED, TIED, WON
from vendome.games.gentlemen_thieves.moves import RETURN
from vendome.games.gentlemen_thieves.params import (
    ALL_COLOURS,
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
from vendome.games.gentlemen_thieves.rules.deeds import note_heist
from vendome.games.gentlemen_thieves.rules.lists import sort
from vendome.games.gentlemen_thieves.rules.pile import draw_token
from vendome.games.gentlemen_thieves.rules.places import clear, joined_to, number_of, put, size
from vendome.games.gentlemen_thieves.state import EMPTY, HOLDERS, LOST, RETURNING, SHARE, State

# -- when and who -------------------------------------------------------------------------------------


@compiled
def begin_heist(state: State, place: int) -> None:
    """GT-4.1 When: now, at this place and the one joined to it. Chance will share the spoils."""
    state.heist[0] = place
    state.heist[1] = joined_to(state, place)
    state.winners[state.heists] = winning_colours(state)
    note_heist(state, state.turn)
    state.asked = 0
    state.due = SHARE
    emit(state, HEIST, state.turn, robbed_places(state), 0)


@inlined
def robbed_places(state: State) -> int:
    """The bit mask of the places of the heist."""
    return 1 << state.heist[0] | 1 << state.heist[1]


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
    """GT-4.2 Who: the bit mask of the alliance with more equipment there; 0 for a tie."""
    lead = 0
    for colour in range(COLOURS):
        tokens = size(stake(state, colour))
        lead += tokens if has(state.alliance, colour) else -tokens
    if lead == 0:
        return 0
    return state.alliance if lead > 0 else ALL_COLOURS & ~state.alliance


# -- spoils -------------------------------------------------------------------------------------------


@compiled
def draw_share(state: State, out: Cells) -> int:
    """GT-4.3 Spoils: a holder for each piece at the heist."""
    pieces = loot_at_stake(state)
    for colour in range(COLOURS):
        pieces += size(stake(state, colour))
    for i in range(pieces):
        out[i] = 0
    deal_holders(out, 0, pieces, state.winners[state.heists], state.rng)
    return pieces


@compiled
def deal_holders(pieces: Cells, start: int, stop: int, winners: int, rng: Words) -> None:
    """GT-4.3 Spoils: as many at random for each winning colour; what remains, or all of a tie, is lost."""
    each = share_of_each(stop - start, winners)
    n = start
    for colour in range(COLOURS):
        for _ in range(each * has(winners, colour)):
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
    """GT-4.3 Spoils: how many each winning colour gets; none in a tie."""
    return pieces // count(winners) if winners != 0 else 0


@compiled
def share(state: State, holders: Cells, pieces: int) -> None:
    """GT-4.3 Spoils: `holders` of all pieces at the heist, equipment by ascending kind, then loot."""
    winners = state.winners[state.heists]
    each = share_of_each(pieces, winners)
    if winners != 0:
        emit(state, WON, NOBODY, winners, pieces)
    for colour in range(COLOURS):
        state.height[colour] += each * has(winners, colour)
    collect_spoils(state, holders, pieces)
    for i in range(len(state.heist)):
        clear(state, state.heist[i])
        state.loot[state.heist[i]] = 0
    if winners == 0:
        emit(state, TIED, NOBODY, pieces, 0)
    else:
        emit(state, SHARED, NOBODY, each, pieces - each * count(winners))


@compiled
def collect_spoils(state: State, holders: Cells, pieces: int) -> None:
    """The pieces at the heist join the list of spoils."""
    start = end_of_spoils(state)
    n = 0
    for colour in range(COLOURS):
        tally = stake(state, colour)
        for kind in range(colour * TYPES, (colour + 1) * TYPES):
            for _ in range(number_of(tally, kind)):
                state.spoils[start + n] = kind * HOLDERS + holders[n]
                n += 1
    for i in range(n, pieces):
        state.spoils[start + i] = LOOT_KIND * HOLDERS + holders[i]
    sort(state.spoils, start, start + pieces)
    state.spoils_end[state.heists] = start + pieces
    state.heists += 1


@inlined
def end_of_spoils(state: State) -> int:
    """The index after the last piece of all spoils."""
    end: int = state.spoils_end[state.heists - 1]
    return end if state.heists > 0 else 0


# -- a tunnel caves in --------------------------------------------------------------------------------


@inlined
def is_joined(state: State) -> bool:
    """Whether the places of the heist are two, and no tunnel has caved in yet."""
    return joined_to(state, state.heist[0]) != state.heist[0]


@compiled
def ask_for_tunnel(state: State) -> None:
    """GT-4.4 A tunnel caves in: the seat whose action set off the heist picks it."""
    state.phase = RETURNING
    state.asked = 1 << state.turn


@compiled
def legal_returns(state: State, out: Cells) -> int:
    """GT-4.4 A tunnel caves in: either one. They are kept in ascending order."""
    out[0] = RETURN + state.tunnels[0]
    out[1] = RETURN + state.tunnels[1]
    return 2


@compiled
def return_tunnel(state: State, seat: int, place: int) -> None:
    """GT-4.4 A tunnel caves in: the one at this place goes back to the centre."""
    state.tunnels[0] = joined_to(state, place)
    state.tunnels[1] = CENTRE
    emit(state, RETURNED, seat, place, 0)


# -- what the next round needs ------------------------------------------------------------------------


@compiled
def refill(state: State) -> None:
    """GT-4.5 New equipment: for the places of the heist, as long as the brigadier does not come. The heist is over."""
    emptied = robbed_places(state)
    for i in range(PLACES * AT_EACH_PLACE):
        place = PLACE_ORDER[i // AT_EACH_PLACE]
        if has(emptied, place):
            kind = draw_token(state)
            if kind == BRIGADIER:
                break
            put(state, place, kind, 1)
            emit(state, REFILLED, NOBODY, kind, place)
    fill(state.heist, EMPTY)


@compiled
def lay_out_loot(state: State) -> None:
    """GT-4.6 New loot: when none is left at any place, the reserve gives the bank two, or what it has."""
    loot = 0
    for place in range(PLACES):
        loot += state.loot[place]
    more = min(LOOT_AT_BANK, state.reserve)
    if loot == 0 and more > 0:
        state.loot[BANK] = more
        state.reserve -= more
        emit(state, MORE_LOOT, NOBODY, more, 0)


@inlined
def pass_matchmaker(state: State) -> None:
    """GT-4.7 Next round: the seat to the left is the first player."""
    state.first = (state.first + 1) % state.players

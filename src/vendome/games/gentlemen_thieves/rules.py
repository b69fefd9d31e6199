"""The rules of Gentlemen Thieves, in the order of the rulebook and under its numbers.

The heist and the end (GT-4, GT-6) stand in `heist`, the counting of tokens at joined places in `table`.
"""

from vendome.engine.compiled import compiled, inlined
from vendome.engine.events import NOBODY, hush, tell
from vendome.engine.layout import Cells, fill
from vendome.engine.rng import below, seed_words, shuffle
from vendome.games.gentlemen_thieves.events import (
    ALLIED,
    BEGAN,
    CARRIED,
    CARRIED_NOTHING,
    DISPLAYED,
    DREW,
    JOINED,
    MOVED_CAR,
    MOVED_LOOT,
    MOVED_PADLOCK,
    MOVED_TUNNEL,
    PLACED,
    SPOTS,
    TOOK,
)
from vendome.games.gentlemen_thieves.heist import (
    ENDS,
    begin_heist,
    begin_round,
    draw_share,
    draw_token,
    legal_returns,
    return_tunnel,
    share,
    standing_of,
)
from vendome.games.gentlemen_thieves.moves import (
    ALLY,
    AT,
    CAR_FROM,
    CARRY,
    CARRY_NOTHING,
    DRAW,
    FROM,
    LOOT_FROM,
    MOVE_LOOT,
    ONE_MORE_LOOT,
    PADLOCK,
    PADLOCK_FROM,
    PAIR,
    RETURN,
    TAKE,
    TO,
    TUNNEL,
    TUNNEL_FROM,
)
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
    LIMIT,
    LOOT,
    LOOT_AT_BANK,
    MANOR,
    MUSEUM,
    PILE,
    PLACE_ORDER,
    PLACES,
    SET_OUT,
    TOKENS,
    TYPES,
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
from vendome.games.gentlemen_thieves.table import (
    clear,
    count,
    gear_of_join,
    is_locked,
    is_ready,
    joined_to,
    open_places,
    put,
    sort,
)

__all__ = ["ENDS", "apply", "draw", "happen", "legal", "result", "setup"]

# -- the contract -------------------------------------------------------------------------------------


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """GT-2: the table before the burglars and the tokens are dealt."""
    hush(state)
    seed_words(state.rng, seed, 0)
    state.players = players
    state.even = options[0]
    state.asked = 0
    state.end = -1
    clear_table(state)
    for seat in range(players):  # GT-2.5
        state.favours[seat] = FAVOURS[players]
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
    hush(state)
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


# -- GT-2 Set-up --------------------------------------------------------------------------------------


@compiled
def clear_table(state: State) -> None:
    """GT-2.2, and nothing dealt yet."""
    state.phase = ALLIANCES
    state.rounds = 0
    state.first = 0  # GT-2.6
    state.turn = 0
    state.alliance = 0
    fill(state.burglar, EMPTY)
    fill(state.favours, 0)
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
    tell(state, BEGAN, NOBODY, 0, 0)
    begin_round(state)


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
    tell(state, ALLIED, seat, pair, (1 << COLOURS) - 1 - pair)
    next_seat(state)


@inlined
def next_seat(state: State) -> None:
    """GT-3.2: clockwise; after the first player that is the left neighbour."""
    state.turn = (state.turn + 1) % state.players
    state.phase = BURGLARY
    state.asked = 1 << state.turn


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
    tell(state, TOOK, seat, kind, 0)
    new = draw_token(state)
    if new == BRIGADIER:
        replace(state.display, kind, EMPTY)
    else:
        replace(state.display, kind, new)
        tell(state, DISPLAYED, NOBODY, new, 0)
        state.phase = PLACING


@inlined
def replace(display: Cells, old: int, new: int) -> None:
    """Keep the display sorted. The new token takes the old one's cell, then its place in the order."""
    at = 0
    while display[at] != old:
        at += 1
    display[at] = new
    sort(display, 0, DISPLAY)


@inlined
def draw_blindly(state: State, seat: int) -> None:
    """GT-3.4"""
    kind = draw_token(state)
    if kind != BRIGADIER:
        state.hand = kind
        state.phase = PLACING
        tell(state, DREW, seat, kind, 0)


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
    tell(state, PLACED, seat, state.hand, place)
    state.hand = EMPTY
    heist_or_next(state, place)


@inlined
def heist_or_next(state: State, place: int) -> None:
    """GT-4.1, or the turn passes."""
    if is_ready(state, place):
        begin_heist(state, place)
    else:
        next_seat(state)


# -- GT-5 Special tokens ------------------------------------------------------------------------------


@inlined
def ways_from(spot: int) -> int:
    """How many other places there are."""
    return PLACES - (spot != CENTRE)


@inlined
def add_routes(out: Cells, n: int, first: int, routes: int) -> int:
    """Moves that differ only in TO are neighbours. (All are written, then as many counted as there are.)"""
    for i in range(PLACES):
        out[n + i] = first + i
    return n + routes


@compiled
def legal_tunnels(state: State, out: Cells, n: int) -> int:
    """GT-5.1: two tunnels at one spot make the same moves."""
    a, b = state.tunnels[0], state.tunnels[1]
    lower = a if TUNNEL_FROM[a] < TUNNEL_FROM[b] else b
    upper = a + b - lower
    n = add_routes(out, n, TUNNEL_FROM[lower], ways_from(lower))
    return add_routes(out, n, TUNNEL_FROM[upper], ways_from(upper) if a != b else 0)


@compiled
def legal_loot(state: State, out: Cells, n: int) -> int:
    """GT-5.4: one or more, sorted by how many."""
    most = 0
    for place in range(PLACES):
        most = max(most, state.loot[place])
    for less in range(most):
        for place in range(PLACES):
            routes = ways_from(place) if state.loot[place] > less else 0
            n = add_routes(out, n, LOOT_FROM[place] + less * ONE_MORE_LOOT, routes)
    return n


@compiled
def spend_favour(state: State, seat: int, action: int) -> None:
    """GT-3.5"""
    state.favours[seat] -= 1
    start, stop = FROM[action], TO[action]
    if action >= TUNNEL:
        move_tunnel(state, seat, start, stop)
    elif action >= PADLOCK:
        move_padlock(state, seat, start, stop)
    elif action >= MOVE_LOOT:
        move_loot(state, seat, 1 + (action - MOVE_LOOT) // ONE_MORE_LOOT, start, stop)
    else:
        move_car(state, seat, start, stop)


@compiled
def move_tunnel(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.1: the join that ends may free the place it leaves, the new one may complete a kit."""
    stays = state.tunnels[0] + state.tunnels[1] - start
    state.tunnels[0] = min(stays, stop)
    state.tunnels[1] = max(stays, stop)
    tell(state, MOVED_TUNNEL, seat, start * SPOTS + stop, 0)
    if joined_to(state, stop) != stop:
        tell(state, JOINED, NOBODY, 1 << stop | 1 << stays, 0)
    is_freed = start != CENTRE and is_ready(state, start)
    heist_or_next(state, start if is_freed else stop)


@compiled
def move_padlock(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.2"""
    state.padlock = stop
    tell(state, MOVED_PADLOCK, seat, start * SPOTS + stop, 0)
    heist_or_next(state, start)


@compiled
def move_loot(state: State, seat: int, number: int, start: int, stop: int) -> None:
    """GT-5.4"""
    state.loot[start] -= number
    state.loot[stop] += number
    tell(state, MOVED_LOOT, seat, number, start * SPOTS + stop)
    next_seat(state)


@compiled
def move_car(state: State, seat: int, start: int, stop: int) -> None:
    """GT-5.3: asked only where a token can go."""
    state.car = stop
    tell(state, MOVED_CAR, seat, start * SPOTS + stop, 0)
    if can_carry(state):
        state.phase = CARRYING
    else:
        next_seat(state)


@compiled
def can_carry(state: State) -> bool:
    """GT-5.3: whether some token at the car's place may go to the padlock's, within GT-3.6."""
    if is_locked(state, state.car):
        return False
    here = state.gear[state.car]
    there = gear_of_join(state, state.padlock)
    for kind in range(TYPES):
        if count(here, kind) > 0 and count(there, kind) < LIMIT:
            return True
    return False


@compiled
def legal_loads(state: State, out: Cells) -> int:
    """GT-5.3: one for each different token that can go, or nothing."""
    there = gear_of_join(state, state.padlock)
    n = 0
    for kind in range(KINDS):
        here = count(state.kit[state.car, kind // TYPES], kind)
        out[n] = CARRY + kind
        n += (here > 0) & (count(there, kind) < LIMIT)
    out[n] = CARRY_NOTHING
    return n + 1


@compiled
def carry(state: State, seat: int, action: int) -> None:
    """GT-5.3: the padlock's place is locked and the car's place only loses: no heist can follow."""
    if action == CARRY_NOTHING:
        tell(state, CARRIED_NOTHING, seat, 0, 0)
    else:
        put(state, state.car, action - CARRY, -1)
        put(state, state.padlock, action - CARRY, 1)
        tell(state, CARRIED, seat, action - CARRY, state.padlock)
    next_seat(state)

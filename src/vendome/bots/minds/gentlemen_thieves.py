"""Playing Gentlemen Thieves well.

What a place promises each side is a matter of three numbers: how many types are missing there, by how many
tokens one alliance leads, and how much there is to share. All judgement here is the change of that promise.
"""

from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vendome.bots.minds.common import share_win, softmax
from vendome.engine.compiled import compiled, inlined
from vendome.engine.layout import LOWEST, Cells, Words
from vendome.engine.loops import States
from vendome.engine.rng import word
from vendome.games.gentlemen_thieves.events import ALLIED, PLACED, TOOK
from vendome.games.gentlemen_thieves.knowledge import resample
from vendome.games.gentlemen_thieves.moves import (
    ALLY,
    AT,
    CARRY,
    CARRY_NOTHING,
    DRAW,
    FROM,
    LOOT_FROM,
    MOVE_LOOT,
    ONE_MORE_LOOT,
    PADLOCK,
    PAIR,
    RETURN,
    TAKE,
    TO,
    TUNNEL,
)
from vendome.games.gentlemen_thieves.params import CENTRE, COLOURS, KINDS, LIMIT, PLACES, TYPES
from vendome.games.gentlemen_thieves.rules import legal, result
from vendome.games.gentlemen_thieves.state import (
    ALLIANCES,
    BURGLARY,
    CARRYING,
    PLACING,
    UNKNOWN,
    State,
)
from vendome.games.gentlemen_thieves.table import BITS, ONE_OF_EACH, count, joined_to, open_places

Floats = NDArray[np.float64]

HORIZON: Final = 2  # rounds
ORDERS: Final = 24  # ways to give four colours to other seats
BELIEF: Final = ORDERS + 5 * COLOURS

THOUSAND: Final = 1000  # promises are counted in thousandths of a token
LEADS: Final = 32  # a lead beyond this is as good as this
# The allies' chance, in thousandths, to win a heist at a place, by types missing and lead (+LEADS).
CHANCE: Final = np.array(
    [
        [round(1000 / (1 + exp(-lead / (0.45 + 0.5 * missing)))) for lead in range(-LEADS, LEADS + 1)]
        for missing in range(TYPES + 1)
    ],
    np.int32,
)
SOON: Final = np.array([900, 700, 420, 240, 120, 60], np.int32)  # thousandths: that a heist comes in this round
LOCKED: Final = 450  # thousandths of that at a locked place
RIVALRY: Final = 600  # thousandths: what another's token weighs against one's own
WEIGHT: Final = 90  # of judgement: hundredths for one token's promise
FAVOUR: Final = 60  # … and what spending a favour costs


@inlined
def digits(tally: int) -> int:
    """The sum of a tally's digits: how many tokens."""
    pairs = (tally & 0xF0F0F) + (tally >> 4 & 0x0F0F)
    return (pairs * 0x010101 >> 16) & 0xFF


@inlined
def allied_tally(state: State, place: int, alliance: int) -> int:
    tally = 0
    for colour in range(COLOURS):
        tally += state.kit[place, colour] * (alliance >> colour & 1)
    return tally


@inlined
def promise(gear: int, allied: int, loot: int, locked: bool, alliance: int, colour: int) -> int:
    """What a place (or two joined ones) promises a colour, less what it promises the others; in thousandths."""
    types = digits((gear | gear >> 1 | gear >> 2) & ONE_OF_EACH)
    tokens = digits(gear)
    lead = 2 * digits(allied) - tokens
    pieces = tokens + loot
    if types == TYPES and not locked:  # GT-4: the heist happens now
        two = pieces // 2 * THOUSAND if lead > 0 else 0
        three = pieces // 3 * THOUSAND if lead < 0 else 0
    else:
        lead = max(-LEADS, min(LEADS, lead))
        chance = CHANCE[TYPES - types, lead + LEADS]
        soon = SOON[TYPES - types]
        if locked:
            soon = soon * LOCKED // THOUSAND
        two = soon * chance * pieces // (2 * THOUSAND)
        three = soon * (THOUSAND - chance) * pieces // (3 * THOUSAND)
    if alliance >> colour & 1:
        return two - RIVALRY * (two + 3 * three) // (4 * THOUSAND)
    return three - RIVALRY * (2 * two + 2 * three) // (4 * THOUSAND)


@inlined
def gain_of(gear: int, allied: int, loot: int, locked: bool, is_allied: int) -> int:
    """What a place promises each colour of one side, in thousandths."""
    types = digits((gear | gear >> 1 | gear >> 2) & ONE_OF_EACH)
    tokens = digits(gear)
    lead = max(-LEADS, min(LEADS, 2 * digits(allied) - tokens))
    chance = CHANCE[TYPES - types, lead + LEADS]
    soon = SOON[TYPES - types]
    if locked:
        soon = soon * LOCKED // THOUSAND
    if is_allied:
        return soon * chance * (tokens + loot) // (2 * THOUSAND)
    return soon * (THOUSAND - chance) * (tokens + loot) // (3 * THOUSAND)


@compiled
def outlook(state: State, place: int, kind: int, number: int, loot: int, colour: int) -> int:
    """The promise of a place, joined or not, with some tokens of a kind and some loot more."""
    other = joined_to(state, place)
    gear = state.gear[place]
    allied = allied_tally(state, place, state.alliance)
    loot += state.loot[place]
    locked = state.padlock == place
    if other != place:
        gear += state.gear[other]
        allied += allied_tally(state, other, state.alliance)
        loot += state.loot[other]
        locked |= state.padlock == other
    if number != 0:
        one = number << BITS * (kind % TYPES)
        gear += one
        allied += one * (state.alliance >> kind // TYPES & 1)
    return promise(gear, allied, loot, locked, state.alliance, colour)


@compiled
def joint_outlook(state: State, a: int, b: int, locked: bool, colour: int) -> int:
    """The promise of two places if they were joined (or of one, given twice), locked or not."""
    gear = state.gear[a]
    allied = allied_tally(state, a, state.alliance)
    loot = state.loot[a]
    if a != b:
        gear += state.gear[b]
        allied += allied_tally(state, b, state.alliance)
        loot += state.loot[b]
    return promise(gear, allied, loot, locked, state.alliance, colour)


@compiled
def clock(state: State) -> int:
    return state.rounds


@compiled
def judge(state: State, seat: int, moves: Cells, number: int, scores: Cells) -> None:
    colour = state.burglar[seat]
    phase = state.phase
    if phase == BURGLARY:
        judge_actions(state, colour, moves, number, scores)
    elif phase == PLACING:
        for i in range(number):
            place = moves[i] - AT
            scores[i] = WEIGHT * gain_at(state, place, state.hand, colour) // THOUSAND
    elif phase == ALLIANCES:
        judge_alliances(state, colour, moves, number, scores)
    elif phase == CARRYING:
        judge_loads(state, colour, moves, number, scores)
    else:
        for i in range(number):  # a tunnel at the emptier place is the less useful one
            scores[i] = -10 * digits(state.gear[joined_to(state, moves[i] - RETURN)])


@inlined
def gain_at(state: State, place: int, kind: int, colour: int) -> int:
    return outlook(state, place, kind, 1, 0, colour) - outlook(state, place, kind, 0, 0, colour)


@compiled
def judge_actions(state: State, colour: int, moves: Cells, number: int, scores: Cells) -> None:
    total = 0
    takes = 0
    for i in range(number):
        action = moves[i]
        if TAKE <= action < TAKE + KINDS:
            scores[i] = WEIGHT * best_gain(state, action - TAKE, colour) // THOUSAND
            total += scores[i]
            takes += 1
    for i in range(number):
        action = moves[i]
        if action == DRAW:
            scores[i] = total // max(1, takes) - 10
        elif not TAKE <= action < TAKE + KINDS:
            scores[i] = WEIGHT * gain_by_favour(state, action, colour) // THOUSAND - FAVOUR


@compiled
def best_gain(state: State, kind: int, colour: int) -> int:
    """Of a token, put where it serves best."""
    may = open_places(state, kind)
    best = -(1 << 30)
    for place in range(PLACES):
        if may >> place & 1:
            best = max(best, gain_at(state, place, kind, colour))
    return best


@compiled
def gain_by_favour(state: State, action: int, colour: int) -> int:
    start, stop = FROM[action], TO[action]
    if action >= TUNNEL:
        return gain_by_tunnel(state, start, stop, colour)
    if action >= PADLOCK:
        return gain_by_padlock(state, start, stop, colour)
    if action >= MOVE_LOOT:
        if joined_to(state, start) == stop:
            return 0
        amount = 1 + (action - LOOT_FROM[start]) // ONE_MORE_LOOT
        before = outlook(state, start, 0, 0, 0, colour) + outlook(state, stop, 0, 0, 0, colour)
        return outlook(state, start, 0, 0, -amount, colour) + outlook(state, stop, 0, 0, amount, colour) - before
    return gain_by_car(state, stop, colour)


@compiled
def gain_by_tunnel(state: State, start: int, stop: int, colour: int) -> int:
    a, b = state.tunnels[0], state.tunnels[1]
    still = b if a == start else a
    gain = 0
    if b != CENTRE and a != b:  # the old join ends
        gain -= outlook(state, a, 0, 0, 0, colour)
        gain += joint_outlook(state, a, a, state.padlock == a, colour)
        gain += joint_outlook(state, b, b, state.padlock == b, colour)
    if still != CENTRE and still != stop:
        locked = state.padlock == still or state.padlock == stop
        gain += joint_outlook(state, still, stop, locked, colour)
        gain -= joint_outlook(state, still, still, state.padlock == still, colour)
        gain -= joint_outlook(state, stop, stop, state.padlock == stop, colour)
    return gain


@compiled
def gain_by_padlock(state: State, start: int, stop: int, colour: int) -> int:
    a, b = joined_to(state, start), joined_to(state, stop)
    if a == stop:
        return 0
    gain = joint_outlook(state, start, a, False, colour) - joint_outlook(state, start, a, True, colour)
    return gain + joint_outlook(state, stop, b, True, colour) - joint_outlook(state, stop, b, False, colour)


@compiled
def gain_by_car(state: State, stop: int, colour: int) -> int:
    """The best token that the car could carry from there to the padlock's place."""
    lock = state.padlock
    best = 0
    if stop != lock and joined_to(state, stop) != lock:
        for kind in range(KINDS):
            if can_carry(state, kind, stop):
                best = max(best, gain_by_load(state, kind, stop, colour))
    return best


@inlined
def can_carry(state: State, kind: int, place: int) -> bool:
    lock = state.padlock
    other = joined_to(state, lock)
    held = count(state.gear[lock], kind) + (count(state.gear[other], kind) if other != lock else 0)
    return count(state.kit[place, kind // TYPES], kind) > 0 and held < LIMIT


@compiled
def gain_by_load(state: State, kind: int, start: int, colour: int) -> int:
    lock = state.padlock
    before = outlook(state, start, 0, 0, 0, colour) + outlook(state, lock, 0, 0, 0, colour)
    return outlook(state, start, kind, -1, 0, colour) + outlook(state, lock, kind, 1, 0, colour) - before


@compiled
def judge_loads(state: State, colour: int, moves: Cells, number: int, scores: Cells) -> None:
    for i in range(number):
        if moves[i] == CARRY_NOTHING:
            scores[i] = 0
        else:
            scores[i] = WEIGHT * gain_by_load(state, moves[i] - CARRY, state.car, colour) // THOUSAND


@compiled
def judge_alliances(state: State, colour: int, moves: Cells, number: int, scores: Cells) -> None:
    for i in range(number):
        alliance = PAIR[moves[i] - ALLY]
        total = 0
        for place in range(PLACES):
            other = joined_to(state, place)
            if place <= other:
                gear = state.gear[place]
                allied = allied_tally(state, place, alliance)
                loot = state.loot[place]
                if other != place:
                    gear += state.gear[other]
                    allied += allied_tally(state, other, alliance)
                    loot += state.loot[other]
                locked = state.padlock == place or state.padlock == other
                total += promise(gear, allied, loot, locked, alliance, colour)
        scores[i] = WEIGHT * total // THOUSAND


@compiled
def evaluate(state: State, scores: Cells, values: Floats) -> None:
    for seat in range(state.players):
        colour = state.burglar[seat]
        values[seat] = state.height[colour] + 0.2 * state.favours[seat]
        if state.end < 0 and state.phase != ALLIANCES:
            values[seat] += promised(state, state.alliance >> colour & 1) / THOUSAND
    left = len(state.pile) - state.drawn
    softmax(values, state.players, 1.0 + 0.06 * left)
    if state.end >= 0:
        share_win(values, state.players, result(state, scores), 0.7)


@compiled
def promised(state: State, is_allied: int) -> int:
    """What all places together promise each colour of one side."""
    total = 0
    for place in range(PLACES):
        other = joined_to(state, place)
        if place <= other:
            gear = state.gear[place]
            allied = allied_tally(state, place, state.alliance)
            loot = state.loot[place]
            if other != place:
                gear += state.gear[other]
                allied += allied_tally(state, other, state.alliance)
                loot += state.loot[other]
            locked = state.padlock == place or state.padlock == other
            total += gain_of(gear, allied, loot, locked, is_allied)
    return total


# -- who is which colour ------------------------------------------------------------------------------


@compiled
def reopen(known: State, seat: int) -> None:
    """Nothing is chosen in secret."""


@compiled
def infer(
    records: States, seat: int, memory: float, insight: int, belief: Floats, moves: Cells, scores: Cells, rng: Words
) -> None:
    """How likely each way is to give the free colours to the other seats, from what these did.

    Each of their moves is as likely under a colour as judgement, with that colour, would have made it.
    """
    now = records[len(records) - 1]
    log_likelihood = belief[ORDERS:]
    for i in range(len(log_likelihood)):
        log_likelihood[i] = 0
    if insight:
        for i in range(len(records) - 1):
            weigh_move(records[i], records[i + 1], seat, log_likelihood, moves, scores)
    free = (1 << COLOURS) - 1
    if now.burglar[seat] >= 0:
        free &= ~(1 << now.burglar[seat])
    best = -1e9
    for order in range(ORDERS):
        total = 0.0
        left = free
        rest = order
        for other in range(now.players):
            if other != seat:
                colour = nth_free(left, rest % choices_left(left))
                rest //= choices_left(left)
                left &= ~(1 << colour)
                total += log_likelihood[other * COLOURS + colour]
        belief[order] = total
        best = max(best, total)
    total = 0.0
    for order in range(ORDERS):
        total += exp(belief[order] - best)
        belief[order] = total


@inlined
def choices_left(free: int) -> int:
    return digits((free & 1) | (free & 2) << 3 | (free & 4) << 6 | (free & 8) << 9 | (free & 16) << 12)


@inlined
def nth_free(free: int, nth: int) -> int:
    """The nth colour of a mask."""
    for _ in range(nth):
        free &= free - 1
    return LOWEST[free]


TRUST: Final = 0.6  # in the model of others: they do not play by our judgement


@compiled
def weigh_move(before: State, after: State, seat: int, log_likelihood: Floats, moves: Cells, scores: Cells) -> None:
    if after.told == 0 or before.asked == 0:
        return
    who = LOWEST[before.asked]
    event = after.events[0]
    kind = event >> 24
    what = event >> 8 & 255
    action = -1
    if kind == TOOK:
        action = TAKE + what
    elif kind == PLACED:
        action = AT + (event & 255)
    elif kind == ALLIED:
        for i in range(len(PAIR)):
            if PAIR[i] == what:
                action = ALLY + i
    if who == seat or action < 0 or before.burglar[who] != UNKNOWN:
        return
    number = legal(before, who, moves)
    for colour in range(COLOURS):
        before.burglar[who] = colour
        judge(before, who, moves, number, scores)
        best = scores[0]
        for i in range(1, number):
            best = max(best, scores[i])
        total = 0.0
        mine = 0.0
        for i in range(number):
            total += exp((scores[i] - best) / 100)
            if moves[i] == action:
                mine = (scores[i] - best) / 100
        log_likelihood[who * COLOURS + colour] += TRUST * (mine - log(total))
    before.burglar[who] = UNKNOWN


@compiled
def imagine(state: State, seat: int, belief: Floats, rng: Words) -> None:
    if state.burglar[seat] >= 0:
        draw = word(rng) / 4294967296.0 * belief[ORDERS - 1]
        order = 0
        while order < ORDERS - 1 and belief[order] <= draw:
            order += 1
        left = ((1 << COLOURS) - 1) & ~(1 << state.burglar[seat])
        for other in range(state.players):
            if state.burglar[other] == UNKNOWN:
                size = choices_left(left)
                state.burglar[other] = nth_free(left, order % size)
                order //= size
                left &= ~(1 << state.burglar[other])
    resample(state, seat, rng)

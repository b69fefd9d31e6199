"""The rules of Master Thieves, in the order of the rulebook and under its numbers.

The set-up (MT-2) is in `preparation`, a turn (MT-4, MT-5) in `turn`.
"""

from typing import Final

from vendome.engine.compiled import compiled
from vendome.engine.events import NOBODY, hush, tell
from vendome.engine.layout import Cells, fill
from vendome.engine.rng import below, seed_words
from vendome.games.master_thieves.events import (
    CHOSE,
    DEALT,
    GAME_ENDED,
    LEFT_BOX,
    PASSED,
    REVEALED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SHARED,
    SMUGGLERS_CAUGHT,
)
from vendome.games.master_thieves.params import (
    ALL_CARDS,
    BITS,
    CHOICES,
    CHOOSE_MOVE,
    CYCLE,
    DETECTIVE,
    DIAMOND,
    DIAMONDS_BREAK_TIES,
    DONE,
    FILL_MOVE,
    KINDS,
    LAST_RUBY_ENDS,
    OPEN_MOVE,
    PICK_MOVE,
    RUBIES,
    RUBY,
    SAPPHIRE,
    SEATS,
    SMUGGLER,
    WORTH,
)
from vendome.games.master_thieves.preparation import (
    ask_to_fill,
    fill_drawer,
    nth_bit,
    numbers_left,
    set_out_box,
    set_out_seats,
)
from vendome.games.master_thieves.state import (
    ACTING,
    ALARM,
    CHOOSE,
    CONFISCATING,
    DEAL,
    FILL,
    HANDLE,
    NONE,
    OPEN,
    OVER,
    PICK,
    PLACE,
    PREPARING,
    SMUGGLING,
    TAKE_OR_SEARCH,
    State,
)
from vendome.games.master_thieves.turn import (
    handle,
    legal_alarms,
    legal_drawers,
    legal_handlings,
    legal_places,
    legal_rubies,
    legal_thefts,
    open_drawer,
    place,
    set_alarm,
    take_or_leave_ruby,
    take_or_search,
)

# Indices into `ENDS`.
ENDS: Final = ("MT-6.1", "MT-6.2")
NO_IMITATION, NO_RUBY = range(2)


# -- the contract -------------------------------------------------------------------------------------


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """MT-2: the table before the cards are dealt."""
    hush(state)
    fill(state.events, 0)
    seed_words(state.rng, seed, 0)
    state.players = players
    state.edition = options[0]
    state.one_box_action = options[1]
    state.end = -1
    state.asked = 0
    state.due = DEAL
    state.stage = PREPARING
    state.phase = FILL
    state.rounds = 0
    state.turn = 0
    set_out_box(state)
    set_out_seats(state)
    clear_round(state)


@compiled
def legal(state: State, seat: int, out: Cells) -> int:
    phase = state.phase
    if phase == HANDLE:
        return legal_handlings(state, out)
    if phase == CHOOSE:
        return legal_choices(state, seat, out)
    if phase == OPEN:
        return legal_drawers(OPEN_MOVE, out)
    if phase == PICK:
        return legal_picks(state, out)
    if phase == PLACE:
        return legal_places(state, seat, out)
    if phase == FILL:
        return legal_drawers(FILL_MOVE, out)
    if phase == TAKE_OR_SEARCH:
        return legal_thefts(out)
    if phase == ALARM:
        return legal_alarms(out)
    return legal_rubies(out)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    hush(state)
    phase = state.phase
    if phase == HANDLE:
        handle_box(state, seat, action)
    elif phase == CHOOSE:
        choose(state, seat, CHOICES[action - CHOOSE_MOVE])
    elif phase == OPEN:
        open_drawer(state, seat, action - OPEN_MOVE)
    elif phase == PICK:
        pick(state, seat, action - PICK_MOVE)
    elif phase == PLACE:
        place(state, seat, action)
    elif phase == FILL:
        fill_drawer(state, seat, action - FILL_MOVE)
    elif phase == TAKE_OR_SEARCH:
        take_or_search(state, seat, action)
    elif phase == ALARM:
        set_alarm(state, seat, action)
    else:
        take_or_leave_ruby(state, seat, action)


@compiled
def draw(state: State, out: Cells) -> int:
    """MT-2.1: one card of each character, from those that are left."""
    for character in range(KINDS):
        left = numbers_left(state, character)
        out[character] = 1 + nth_bit(left, below(state.rng, BITS[left]))
    return KINDS


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    """MT-2.1: the next seat gets its cards; after the last one the box is filled."""
    for character in range(size):
        state.number[state.turn, character] = outcome[character]
    state.hand[state.turn] = ALL_CARDS
    tell(state, DEALT, state.turn, 0, 0)
    state.turn += 1
    if state.turn == state.players:
        state.due = 0
        ask_to_fill(state, 0)


@compiled
def result(state: State, scores: Cells) -> int:
    """MT-7.1, and MT-7.2 for the winners."""
    best = NONE
    winners = 0
    for seat in range(state.players):
        scores[seat] = score(state, seat)
        standing = rank(state, seat, scores[seat])
        if standing > best:
            best = standing
            winners = 0
        winners |= (standing == best) << seat
    return winners


# -- MT-2 Set-up, MT-4.6 Handling the box --------------------------------------------------------------


@compiled
def handle_box(state: State, seat: int, action: int) -> None:
    """MT-4.6, and what follows it once the seat is done: the next filling or the round's next turn."""
    if action == DONE:
        tell(state, LEFT_BOX, seat, 0, 0)
    elif handle(state, seat, action):
        return
    state.handled = 0
    if state.stage != PREPARING:
        go_on(state)
    elif seat + 1 < state.players:
        ask_to_fill(state, seat + 1)
    else:
        begin_round(state)


# -- MT-3 A round -------------------------------------------------------------------------------------


@compiled
def begin_round(state: State) -> None:
    """MT-3.1: all choose at once."""
    clear_round(state)
    state.stage = SMUGGLING
    state.phase = CHOOSE
    state.turn = NONE
    state.asked = (1 << state.players) - 1
    tell(state, ROUND_BEGAN, NOBODY, state.rounds, 0)


@compiled
def clear_round(state: State) -> None:
    fill(state.chosen, NONE)
    state.face_up = 0
    state.waiting = 0
    state.fallen = 0
    state.detectives = 0
    state.sharers = 0
    state.picking = 0
    state.opened = NONE
    state.optional = 0
    state.extra = 0
    state.handled = 0


@compiled
def legal_choices(state: State, seat: int, out: Cells) -> int:
    """MT-3.1: one for each card in hand."""
    n = 0
    for i in range(KINDS):
        out[n] = CHOOSE_MOVE + i
        n += state.hand[seat] >> CHOICES[i] & 1
    return n


@compiled
def choose(state: State, seat: int, character: int) -> None:
    """MT-3.1; the last choice reveals the smugglers, MT-3.2."""
    state.chosen[seat] = character
    state.asked &= ~(1 << seat)
    tell(state, CHOSE, seat, 0, 0)
    if state.asked == 0:
        smugglers = seats_playing(state, SMUGGLER)
        reveal(state, smugglers)
        state.waiting = smugglers
        go_on(state)


@compiled
def seats_playing(state: State, character: int) -> int:
    mask = 0
    for seat in range(SEATS):
        mask |= (state.chosen[seat] == character) << seat
    return mask


@compiled
def reveal(state: State, seats: int) -> None:
    """MT-3.2: these turn over their chosen cards, which leave their hands."""
    state.face_up |= seats
    for seat in range(state.players):
        if seats >> seat & 1:
            character = state.chosen[seat]
            state.hand[seat] &= ~(1 << character)
            tell(state, REVEALED, seat, character, state.number[seat, character])


@compiled
def go_on(state: State) -> None:
    """MT-3.2, MT-3.3: what comes next in the round. A share comes before a turn, a turn before the end."""
    if state.stage == SMUGGLING and state.waiting == 0:
        reveal_others(state)
    if state.red[DIAMOND] + state.red[SAPPHIRE] == 0:
        state.sharers = 0
    if state.stage == ACTING and state.sharers | state.waiting == 0:
        state.stage = CONFISCATING
        if state.red[DIAMOND] + state.red[SAPPHIRE] > 0:
            state.sharers = state.detectives  # MT-5.6
    if state.sharers != 0:
        ask_to_pick(state)
    elif state.waiting != 0:
        begin_turn(state)
    else:
        end_round(state)


@compiled
def reveal_others(state: State) -> None:
    """MT-3.2: all who are not smugglers; MT-5.1: which of the smugglers will share."""
    smugglers = state.face_up
    others = (1 << state.players) - 1 & ~smugglers
    reveal(state, others)
    state.stage = ACTING
    state.detectives = seats_playing(state, DETECTIVE)
    state.waiting = others & ~state.detectives
    if BITS[smugglers] >= BITS[state.detectives]:
        state.sharers = smugglers & ~state.fallen
    elif smugglers != 0:
        tell(state, SMUGGLERS_CAUGHT, NOBODY, BITS[smugglers], BITS[state.detectives])


@compiled
def first_of(state: State, seats: int) -> int:
    """MT-3.2: characters in playing order; within a character the lowest number goes first."""
    first = 1 << 16
    for seat in range(state.players):
        character = state.chosen[seat]
        order = (character << 4 | state.number[seat, character]) << 3 | seat
        first = min(first, order | (1 - (seats >> seat & 1)) << 15)
    return first & 7


@compiled
def begin_turn(state: State) -> None:
    """MT-4.1"""
    state.turn = first_of(state, state.waiting)
    state.waiting &= ~(1 << state.turn)
    state.asked = 1 << state.turn
    state.phase = OPEN


@compiled
def ask_to_pick(state: State) -> None:
    """MT-5.1, MT-5.6: in the order of their numbers, round and round."""
    if state.picking == 0:
        state.picking = state.sharers
    state.turn = first_of(state, state.picking)
    state.picking &= ~(1 << state.turn)
    state.asked = 1 << state.turn
    state.phase = PICK


@compiled
def legal_picks(state: State, out: Cells) -> int:
    out[0] = PICK_MOVE + DIAMOND
    n = int(state.red[DIAMOND] > 0)
    out[n] = PICK_MOVE + SAPPHIRE
    return n + int(state.red[SAPPHIRE] > 0)


@compiled
def pick(state: State, seat: int, gem: int) -> None:
    """MT-5.1, MT-5.6: one gem from the red pillow; the share is over when the pillow is empty."""
    state.red[gem] -= 1
    state.black[seat, gem] += 1
    tell(state, SHARED, seat, gem, 0)
    if state.red[DIAMOND] + state.red[SAPPHIRE] == 0:
        state.picking = 0
    go_on(state)


@compiled
def end_round(state: State) -> None:
    """MT-3.4, unless the game ends with this round (MT-6)."""
    tell(state, ROUND_ENDED, NOBODY, state.rounds, 0)
    state.rounds += 1
    ending = ends_by(state)
    if ending != NONE:
        end_game(state, ending)
        return
    if state.rounds % CYCLE == 0:
        pass_cards(state)
    begin_round(state)


@compiled
def pass_cards(state: State) -> None:
    """MT-3.4: each seat's six cards go to its left neighbour."""
    last = state.players - 1
    for character in range(KINDS):
        number = state.number[last, character]
        for seat in range(last, 0, -1):
            state.number[seat, character] = state.number[seat - 1, character]
        state.number[0, character] = number
    for seat in range(state.players):
        state.hand[seat] = ALL_CARDS
    tell(state, PASSED, NOBODY, 0, 0)


# -- MT-6 The end, MT-7 Score -------------------------------------------------------------------------


@compiled
def ends_by(state: State) -> int:
    """MT-6.1, MT-6.2: the rule that ends the game with this round, or NONE."""
    rubies = 0
    for seat in range(state.players):
        if state.white[seat, DIAMOND] + state.white[seat, SAPPHIRE] == 0:
            return NO_IMITATION
        rubies += state.black[seat, RUBY]
    if LAST_RUBY_ENDS[state.edition] and rubies == RUBIES:
        return NO_RUBY
    return NONE


@compiled
def end_game(state: State, rule: int) -> None:
    clear_round(state)
    state.phase = OVER
    state.turn = NONE
    state.asked = 0
    state.end = rule
    tell(state, GAME_ENDED, NOBODY, rule, 0)


@compiled
def score(state: State, seat: int) -> int:
    """MT-7.1"""
    points: int = WORTH[RUBY] * state.black[seat, RUBY]
    for gem in range(2):
        points += WORTH[gem] * (state.black[seat, gem] - state.white[seat, gem])
    return points


@compiled
def rank(state: State, seat: int, points: int) -> int:
    """MT-7.2: a number that is higher for whom the score and the tie-breaks put first."""
    diamonds = state.black[seat, DIAMOND] * DIAMONDS_BREAK_TIES[state.edition]
    order: int = ((points + 64 << 3 | state.black[seat, RUBY]) << 5 | state.black[seat, SAPPHIRE]) << 7 | diamonds
    return order

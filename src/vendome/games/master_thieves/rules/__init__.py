"""The rules of Master Thieves as the engine calls them, and the score (MT-7).

The set-up (MT-2) is in `set_up`, a round (MT-3, MT-6) in `round`, a turn (MT-4, MT-5) in `turn`.
"""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, reset
from vendome.engine.compiler.rng import below
from vendome.engine.events import clear_events, emit
from vendome.games.master_thieves.events import DEALT, LEFT_BOX
from vendome.games.master_thieves.params import (
    ALL_CARDS,
    BITS,
    CHOICES,
    CHOOSE_MOVE,
    DIAMOND,
    DIAMONDS_BREAK_TIES,
    DONE,
    FILL_MOVE,
    KINDS,
    OPEN_MOVE,
    PICK_MOVE,
    RUBY,
    SAPPHIRE,
    WORTH,
)
from vendome.games.master_thieves.rules.round import (
    begin_round,
    choose,
    clear_round,
    go_on,
    legal_choices,
    legal_picks,
    pick,
)
from vendome.games.master_thieves.rules.set_up import (
    ask_to_fill,
    fill_drawer,
    nth_bit,
    numbers_left,
    set_out_box,
    set_out_seats,
)
from vendome.games.master_thieves.rules.turn import (
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
from vendome.games.master_thieves.state import (
    ALARM,
    CHOOSE,
    DEAL,
    FILL,
    HANDLE,
    NONE,
    OPEN,
    PICK,
    PLACE,
    PREPARING,
    TAKE_OR_SEARCH,
    State,
)


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """MT-2: the table before the cards are dealt."""
    reset(state, players, seed)
    state.edition = options[0]
    state.one_box_action = options[1]
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
    clear_events(state)
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
    emit(state, DEALT, state.turn, 0, 0)
    state.turn += 1
    if state.turn == state.players:
        state.due = 0
        ask_to_fill(state, 0)


@compiled
def handle_box(state: State, seat: int, action: int) -> None:
    """MT-4.6, and what follows it once the seat is done: the next filling or the round's next turn."""
    if action == DONE:
        emit(state, LEFT_BOX, seat, 0, 0)
    elif handle(state, seat, action):
        return
    state.handled = 0
    if state.stage != PREPARING:
        go_on(state)
    elif seat + 1 < state.players:
        ask_to_fill(state, seat + 1)
    else:
        begin_round(state)


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

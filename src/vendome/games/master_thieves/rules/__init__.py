"""The rules of Master Thieves as the engine calls them. Each chapter of the rulebook has a file; `order` says what
follows what."""

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, reset
from vendome.engine.events import clear_events
from vendome.games.master_thieves.moves import CHOICES, CHOOSE_MOVE, FILL_MOVE, OPEN_MOVE, PICK_MOVE
from vendome.games.master_thieves.rules.characters import (
    add_alarm,
    legal_alarms,
    legal_imitations,
    legal_picks,
    legal_rubies,
    legal_thefts,
    pick,
    place,
    take_or_leave_ruby,
    take_or_search,
)
from vendome.games.master_thieves.rules.order import go_on
from vendome.games.master_thieves.rules.round import choose, clear_round, legal_choices
from vendome.games.master_thieves.rules.score import count_scores
from vendome.games.master_thieves.rules.set_up import deal, draw_cards, fill_drawer, set_out_box, set_out_seats
from vendome.games.master_thieves.rules.turn import handle, legal_drawers, legal_handlings, open_drawer
from vendome.games.master_thieves.state import (
    ALARM,
    CHOOSE,
    DEAL,
    FILL,
    HANDLE,
    OPEN,
    PICK,
    PLACE,
    PREPARING,
    TAKE_OR_SEARCH,
    State,
)


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """MT-2 Set-up: the table before the cards are dealt."""
    reset(state, players, seed)
    clear_events(state)
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
        return legal_imitations(state, seat, out)
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
        handle(state, seat, action)
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
        add_alarm(state, seat, action)
    else:
        take_or_leave_ruby(state, seat, action)
    go_on(state)


@compiled
def draw(state: State, out: Cells) -> int:
    return draw_cards(state, out)


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    deal(state, outcome, size)
    go_on(state)


@compiled
def result(state: State, scores: Cells) -> int:
    return count_scores(state, scores)

"""The rules of The Shadow Thief as the engine calls them, and the order of a turn.

`go_on` is that order. The steps themselves stand in one module for each chapter of the rulebook: `match` (SD-2),
`turn` (SD-3), `ending` (SD-4) and `score` (SD-5). `cards` is what they share.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill, reset
from vendome.engine.events import clear_events
from vendome.games.shadow_thief.moves import DONE, PLAY_MOVE, STEAL_MOVE
from vendome.games.shadow_thief.rules.ending import (
    ALL_AT_ONCE,
    LAST_OPEN_SAFE,
    NO_CARDS_LEFT,
    all_would_close,
    end_hand,
    no_cards_left,
    only_one_open,
)
from vendome.games.shadow_thief.rules.match import clear_table, deal, draw_deck, result
from vendome.games.shadow_thief.rules.turn import (
    add,
    ask_to_add,
    ask_to_play,
    ask_to_steal,
    begin_adding,
    cancel,
    choose,
    clear_turn,
    close,
    closing_seats,
    draw_cards,
    draw_hand,
    legal_adds,
    legal_plays,
    legal_steals,
    put_hands_away,
    put_under,
    reveal,
    steal,
    stop_adding,
    store,
)
from vendome.games.shadow_thief.state import ADD, OVER, PLAY, SHUFFLE, STEAL, State

__all__ = ["apply", "draw", "happen", "legal", "result", "setup"]

# The steps at which a turn goes on: the phases in which seats are asked, and two that wait for chance.
CLOSE: Final = OVER + 1
DEAL: Final = OVER + 2


@compiled
def go_on(state: State, step: int) -> None:
    """The order of a turn: from the step that was just taken up to the next decision, chance or end."""
    if step == PLAY:
        reveal(state)  # SD-3.1 Play: all turn their cards over at once
        cancel(state)  # SD-3.2 Cancel
        step = STEAL
    if step == STEAL:
        ask_to_steal(state)  # SD-3.3 Thieves: one after the other
        if state.asked != 0:
            return
        begin_adding(state)
        step = ADD
    if step == ADD:
        ask_to_add(state)  # SD-3.4 More jewels: one seat after the other
        if state.asked != 0:
            return
        if no_cards_left(state):  # SD-4.3 No cards left
            end_hand(state, NO_CARDS_LEFT)
            return
        store(state)  # SD-3.5 Store
        closing = closing_seats(state)
        if all_would_close(state, closing):  # SD-4.2 All at once
            end_hand(state, ALL_AT_ONCE)
            return
        close(state, closing)  # SD-3.6 Close
        step = CLOSE
    if step == CLOSE:
        put_hands_away(state)  # SD-3.6 Close: one hand after the other goes under the pile
        if state.due != 0:
            return
        if only_one_open(state):  # SD-4.1 The last open safe
            end_hand(state, LAST_OPEN_SAFE)
            return
        clear_turn(state)
        draw_cards(state)  # SD-3.7 Draw
    ask_to_play(state)  # SD-3.1 Play: the next turn begins
    if state.asked == 0:  # SD-4.3 No cards left: also in a turn that nobody can play
        end_hand(state, NO_CARDS_LEFT)


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """A match before its first hand."""
    reset(state, players, seed)
    clear_events(state)
    state.hands = options[0] + 1
    state.hand_number = 0
    fill(state.score, 0)
    fill(state.closings, 0)
    fill(state.closing_jewels, 0)
    fill(state.closing_pile, 0)
    clear_table(state)
    state.due = SHUFFLE


@inlined
def legal(state: State, seat: int, out: Cells) -> int:
    if state.phase == STEAL:
        return legal_steals(state, seat, out)
    if state.phase == ADD:
        return legal_adds(state, seat, out)
    return legal_plays(state, seat, out)


@inlined
def apply(state: State, seat: int, action: int) -> None:
    clear_events(state)
    phase = state.phase
    if phase == PLAY:
        choose(state, seat, action - PLAY_MOVE)
    elif phase == STEAL:
        steal(state, seat, action - STEAL_MOVE)
    elif action == DONE:
        stop_adding(state)
    else:
        add(state, seat, action)
    if state.asked == 0:
        go_on(state, phase)


@compiled
def draw(state: State, out: Cells) -> int:
    if state.due == SHUFFLE:
        return draw_deck(state, out)
    return draw_hand(state, out)


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    if state.due == SHUFFLE:
        deal(state, outcome)
        step = DEAL
    else:
        put_under(state, outcome, size)
        step = CLOSE
    state.due = 0
    go_on(state, step)

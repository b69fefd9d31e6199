"""The order of the game. The chapters do what is decided and return; what comes after it is said here."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.games.master_thieves.rules.box import UPPER
from vendome.games.master_thieves.rules.characters import (
    act,
    ask_to_pick,
    let_detectives_share,
    let_smugglers_share,
)
from vendome.games.master_thieves.rules.end import end_game, ends_by
from vendome.games.master_thieves.rules.round import (
    begin_round,
    begin_turn,
    end_round,
    is_choosing,
    is_cycle_over,
    pass_cards,
    reveal_others,
    reveal_smugglers,
)
from vendome.games.master_thieves.rules.set_up import ask_to_fill
from vendome.games.master_thieves.rules.turn import close_drawer, is_handling, let_fall, look, return_idle_alarm
from vendome.games.master_thieves.state import (
    ACTING,
    CHOOSE,
    CONFISCATING,
    FILL,
    HANDLE,
    NONE,
    OPEN,
    PREPARING,
    SMUGGLING,
    State,
)


@inlined
def go_on(state: State) -> None:
    """From what was just decided or dealt to the next question, deal or end."""
    if state.opened != NONE:
        go_on_with_turn(state)
    elif is_choosing(state) or is_handling(state):
        return  # whoever is asked has not finished
    elif state.stage == PREPARING:
        go_on_with_set_up(state)
    else:
        go_on_with_round(state)


@compiled
def go_on_with_set_up(state: State) -> None:
    """MT-2 Set-up: the cards are dealt, then each seat fills the box and handles it."""
    if state.due:  # MT-2.1 Cards: every seat is dealt some
        if state.turn == state.players:
            state.due = 0
            ask_to_fill(state, 0)
    elif state.phase == FILL:  # MT-2.4 Filling: with the last diamond placed, the seat may handle the box
        if state.unplaced[state.turn] == 0:
            state.phase = HANDLE
    elif state.turn + 1 < state.players:
        ask_to_fill(state, state.turn + 1)
    else:
        begin_round(state)


@compiled
def go_on_with_turn(state: State) -> None:
    """MT-4 A turn, from the opened drawer to the closed one."""
    upper = UPPER[state.way, state.opened]
    if state.phase == OPEN:  # MT-4.1 Opening: it was decided which
        fell = let_fall(state, state.turn, upper)  # MT-4.2 Falling: a single gem is enough; MT-4.3 An alarm falls
        state.fallen |= (fell > 0) << state.turn
        look(state, upper)  # MT-4.7 Looking: everybody
        act(state, state.turn, upper)  # MT-4.5 Acting: by character
    if state.phase == HANDLE:  # the character has done its work
        return_idle_alarm(state, upper)  # MT-4.4 An alarm lies there: if all the gems are gone
        close_drawer(state)  # MT-4.6 Handling the box comes next: the seat is asked


@compiled
def go_on_with_round(state: State) -> None:
    """MT-3 A round: all choose, the smugglers act and share, the others act, the detectives share."""
    if state.phase == CHOOSE:  # MT-3.1 Choosing: everybody has chosen
        reveal_smugglers(state)  # MT-3.2 Order: smugglers first
    if state.stage == SMUGGLING and state.waiting == 0:
        reveal_others(state)  # MT-3.2 Order: everyone else turns over
        let_smugglers_share(state)  # MT-5.1 Smuggler: who divides the red pillow
    if state.stage == ACTING and state.sharers | state.waiting == 0:
        state.stage = CONFISCATING
        let_detectives_share(state)  # MT-3.3 The red pillow: whatever lies on it now
    if state.sharers != 0:
        ask_to_pick(state)
    elif state.waiting != 0:
        begin_turn(state)
    else:
        go_on_after_round(state)


@compiled
def go_on_after_round(state: State) -> None:
    """The end of the game, or the next round."""
    end_round(state)
    ending = ends_by(state)  # MT-6 The end: only with a round
    if ending != NONE:
        end_game(state, ending)
        return
    if is_cycle_over(state):
        pass_cards(state)  # MT-3.4 Cards: after six rounds
    begin_round(state)

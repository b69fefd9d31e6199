"""A round (MT-3): all choose, smugglers act and share, the others act, detectives are paid; and its end (MT-6)."""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.compiler.layout import Cells, fill
from vendome.engine.events import NOBODY, emit
from vendome.games.master_thieves.events import (
    CHOSE,
    GAME_ENDED,
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
    KINDS,
    LAST_RUBY_ENDS,
    PICK_MOVE,
    RUBIES,
    RUBY,
    SAPPHIRE,
    SEATS,
    SMUGGLER,
)
from vendome.games.master_thieves.state import ACTING, CHOOSE, CONFISCATING, NONE, OPEN, OVER, PICK, SMUGGLING, State

# Indices into `ENDS`.
ENDS: Final = ("MT-6.1", "MT-6.2")
NO_IMITATION, NO_RUBY = range(2)


@compiled
def begin_round(state: State) -> None:
    """MT-3.1: all choose at once."""
    clear_round(state)
    state.stage = SMUGGLING
    state.phase = CHOOSE
    state.turn = NONE
    state.asked = (1 << state.players) - 1
    emit(state, ROUND_BEGAN, NOBODY, state.rounds, 0)


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
    emit(state, CHOSE, seat, 0, 0)
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
            emit(state, REVEALED, seat, character, state.number[seat, character])


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
        emit(state, SMUGGLERS_CAUGHT, NOBODY, BITS[smugglers], BITS[state.detectives])


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
    emit(state, SHARED, seat, gem, 0)
    if state.red[DIAMOND] + state.red[SAPPHIRE] == 0:
        state.picking = 0
    go_on(state)


@compiled
def end_round(state: State) -> None:
    """MT-3.4, unless the game ends with this round (MT-6)."""
    emit(state, ROUND_ENDED, NOBODY, state.rounds, 0)
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
    emit(state, PASSED, NOBODY, 0, 0)


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
    emit(state, GAME_ENDED, NOBODY, rule, 0)

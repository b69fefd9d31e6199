"""The rules of The Shadow Thief as the engine calls them; each section of the rulebook has its module.

SD-2, SD-4 and SD-5 are in `hand`, SD-3.1 to SD-3.5 in `turn`, SD-3.6 and SD-3.7 in `closing`.
"""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells, fill, reset
from vendome.engine.compiler.rng import shuffle
from vendome.engine.events import clear_events
from vendome.games.shadow_thief.closing import put_hands_away, put_under
from vendome.games.shadow_thief.hand import begin_hand, clear_table
from vendome.games.shadow_thief.params import CARDS, DONE, PLAY_MOVE, STEAL_MOVE
from vendome.games.shadow_thief.state import ADD, PLAY, SHUFFLE, STEAL, State
from vendome.games.shadow_thief.turn import add, ask_to_add, choose, legal_adds, legal_plays, legal_steals, steal


@compiled
def setup(state: State, players: int, options: Cells, seed: int) -> None:
    """SD-2.1: a match before its first hand."""
    reset(state, players, seed)
    state.hands = options[0] + 1
    state.hand_number = 0
    fill(state.score, 0)
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
    if state.phase == PLAY:
        choose(state, seat, action - PLAY_MOVE)
    elif state.phase == STEAL:
        steal(state, seat, action - STEAL_MOVE)
    elif action == DONE:
        ask_to_add(state)
    else:
        add(state, seat, action)


@compiled
def draw(state: State, out: Cells) -> int:
    if state.due == SHUFFLE:  # SD-2.2
        for card in range(CARDS):
            out[card] = card
        shuffle(state.rng, out, CARDS)
        return CARDS
    n = state.hand_size[state.turn]  # SD-3.6
    for i in range(n):
        out[i] = state.hand[state.turn, i]
    shuffle(state.rng, out, n)
    return n


@compiled
def happen(state: State, outcome: Cells, size: int) -> None:
    if state.due == SHUFFLE:
        state.due = 0
        begin_hand(state, outcome)
    else:
        state.due = 0
        put_under(state, state.turn, outcome, size)
        put_hands_away(state)


@compiled
def result(state: State, scores: Cells) -> int:
    """SD-2.1: the highest total wins; equal totals share the win."""
    best = 0
    for seat in range(state.players):
        scores[seat] = state.score[seat]
        best = max(best, scores[seat])
    winners = 0
    for seat in range(state.players):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners

"""Why a move of The Shadow Thief can't be made: a reason for each clause of `legal`."""

from typing import Final

from vendome.engine.contract import Reason
from vendome.engine.masks import members
from vendome.games.shadow_thief.params import CODES, JEWEL_KINDS, KIND, VALUE
from vendome.games.shadow_thief.state import ADD, EMPTY, PLAY, STEAL, State

REASONS: Final = {
    key: Reason(key, rule, text)
    for key, rule, text in (
        ("closed", "SD-3.6", "Your safe is closed: you are out until the hand ends."),
        ("chosen", "SD-3.1", "You have chosen your card; it stays until all have chosen."),
        ("no_card", "SD-3.1", "You have no card left: you sit this turn out."),
        ("not_your_turn", "SD-3.1", "Others must choose first."),
        ("not_in_hand", "SD-3.1", "You don't have this card in your hand."),
        ("add_later", "SD-3.4", "Jewels are added after the reveal, if your own jewel still lies in front of you."),
        ("steal_later", "SD-3.3", "Jewels are stolen by thieves, after all cards have been revealed."),
        ("thief_first", "SD-3.3", "First choose the jewel that your thief takes."),
        ("own", "SD-3.3", "A thief steals from other players, not from you."),
        ("nothing_shown", "SD-3.3", "Nothing was revealed there."),
        ("no_jewel", "SD-3.3", "Thieves take only jewels, not safes or other thieves."),
        ("cancelled", "SD-3.2", "This jewel was cancelled: another one had the same value."),
        ("taken", "SD-3.3", "Another thief has already taken this jewel."),
        ("wrong_thief", "SD-3.3", "Your thief takes another type of jewel."),
        ("adding", "SD-3.4", "Only jewels of the type you revealed can be added; other cards wait for the next turn."),
        ("thieves_gone", "SD-3.3", "The thieves of this turn have already been discarded."),
    )
}  # fmt: skip


def why_not(state: State, seat: int, move: str) -> Reason:
    """For a move that is not legal, of a game that goes on."""
    if seat not in members(state.asked):
        return REASONS[why_wait(state, seat)]
    verb, _, what = move.partition(" ")
    if state.phase == PLAY:
        return REASONS[{"play": "not_in_hand", "steal": "steal_later"}.get(verb, "add_later")]
    if state.phase == STEAL:
        return REASONS[why_not_steal(state, seat, int(what)) if verb == "steal" else "thief_first"]
    assert state.phase == ADD
    return REASONS["thieves_gone" if verb == "steal" else why_not_add(state, seat, what)]


def why_wait(state: State, seat: int) -> str:
    if seat not in members(state.open):
        return "closed"
    if state.phase == PLAY and state.chosen[seat] != EMPTY:
        return "chosen"
    return "no_card" if state.phase == PLAY else "not_your_turn"


def why_not_steal(state: State, seat: int, victim: int) -> str:
    if victim == seat:
        return "own"
    if victim >= state.players or state.shown[victim] == EMPTY:
        return "nothing_shown"
    kind = int(KIND[state.shown[victim]])
    if kind >= JEWEL_KINDS:
        return "no_jewel"
    if victim in members(state.lying):
        return "wrong_thief"
    return "cancelled" if is_cancelled(state, kind) else "taken"


def is_cancelled(state: State, kind: int) -> bool:
    """SD-3.2: whether another revealed jewel has the same value."""
    shown = [int(KIND[card]) for card in state.shown if card != EMPTY]
    return sum(other < JEWEL_KINDS and VALUE[other] == VALUE[kind] for other in shown) > 1


def why_not_add(state: State, seat: int, code: str) -> str:
    held = {CODES[KIND[card]] for card in state.hand[seat] if card != EMPTY}
    return "adding" if code in held else "not_in_hand"

"""What a seat is asked in The Shadow Thief."""

from typing import Final, Literal

from vendome.engine.contract import Question
from vendome.games.shadow_thief.events import named
from vendome.games.shadow_thief.params import CODE_OF, KIND, Card
from vendome.games.shadow_thief.state import ADD, STEAL, State

PLURALS: Final = {"B": "brooches", "E": "earrings", "N": "necklaces", "R": "rings"}


class Play(Question, frozen=True, kw_only=True):
    key: Literal["play"] = "play"
    exhausted: bool  # nobody draws any more: the hand ends with the last cards


class Steal(Question, frozen=True, kw_only=True):
    key: Literal["steal"] = "steal"
    card: Card  # the thief


class Add(Question, frozen=True, kw_only=True):
    key: Literal["add"] = "add"
    card: Card  # the jewel that was played


def ask(state: State, seat: int) -> Question:
    shown = int(state.shown[seat])
    if state.phase == STEAL:
        return Steal(f"Whose jewel does {named(KIND[shown])} take?", "SD-3.3", card=CODE_OF[shown])
    if state.phase == ADD:
        card = CODE_OF[shown]
        return Add(f"Add more {PLURALS[card[0]]} from your hand, or be done.", "SD-3.4", card=card)
    text = "Choose a card to play; all are revealed together."
    if state.exhausted:
        text += " The pile is exhausted: once nobody has a card left, the hand ends before any safe closes."
    return Play(text, "SD-3.1", exhausted=bool(state.exhausted))

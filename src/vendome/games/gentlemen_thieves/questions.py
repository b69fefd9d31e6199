"""What a seat of Gentlemen Thieves is asked."""

from typing import Literal

from vendome.engine.contract import Question
from vendome.games.gentlemen_thieves.events import at_places, named
from vendome.games.gentlemen_thieves.params import CODES, PLACE_NAMES, PlaceName, Token
from vendome.games.gentlemen_thieves.state import ALLIANCES, CARRYING, PLACING, RETURNING, State


class Alliances(Question, frozen=True, kw_only=True):
    key: Literal["alliances"] = "alliances"
    again: bool  # there is an alliance, which must change


class Burglary(Question, frozen=True, kw_only=True):
    key: Literal["burglary"] = "burglary"
    favour: bool  # there is one to spend


class Placing(Question, frozen=True, kw_only=True):
    key: Literal["placing"] = "placing"
    token: Token


class Carrying(Question, frozen=True, kw_only=True):
    key: Literal["carrying"] = "carrying"
    car: PlaceName
    padlock: PlaceName


class Returning(Question, frozen=True):
    key: Literal["returning"] = "returning"


def ask(state: State, seat: int) -> Question:
    phase = int(state.phase)
    if phase == ALLIANCES:
        but = ", not as in the previous round" if state.alliance else ""
        text = f"You have the matchmaker: ally two colours against three{but}."
        return Alliances(text, "GT-3.1", again=bool(state.alliance))
    if phase == PLACING:
        hand = int(state.hand)
        return Placing(f"Where do you place {named(hand)}?", "GT-3.6", token=CODES[hand])
    if phase == CARRYING:
        car, padlock = PLACE_NAMES[state.car], PLACE_NAMES[state.padlock]
        text = f"What does the car carry from {at_places([car])} to {at_places([padlock])}?"
        return Carrying(text, "GT-5.3", car=car, padlock=padlock)
    if phase == RETURNING:
        return Returning("Which tunnel goes back to the centre?", "GT-4.4")
    return ask_for_action(has_favour=bool(state.favours[seat]))


def ask_for_action(*, has_favour: bool) -> Burglary:
    text = "Take a displayed token, or draw one from the pile."
    if has_favour:
        text = "Take a displayed token, draw one from the pile, or spend a favour to move a special token."
    return Burglary(text, "GT-3.2", favour=has_favour)

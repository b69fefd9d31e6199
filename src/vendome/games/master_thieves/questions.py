"""What a seat of Master Thieves is asked."""

from typing import Final, Literal

from vendome.engine.contract import Question
from vendome.games.master_thieves.moves import ROTATION_MOVES, Handling
from vendome.games.master_thieves.params import (
    CHARACTERS,
    GEMOLOGIST,
    IMITATED,
    JEWELLER,
    SMUGGLER,
    Character,
    Imitation,
)
from vendome.games.master_thieves.rules.turn import ALLOWED
from vendome.games.master_thieves.state import (
    ACTING,
    ALARM,
    CHOOSE,
    FILL,
    HANDLE,
    OPEN,
    PICK,
    PLACE,
    ROTATED,
    RUBY_FOUND,
    TAKE_OR_SEARCH,
    TURNED,
    State,
)


class Fill(Question, frozen=True, kw_only=True):
    key: Literal["fill"] = "fill"
    diamonds: int  # still to be placed


class Choose(Question, frozen=True):
    key: Literal["choose"] = "choose"


class Open(Question, frozen=True, kw_only=True):
    key: Literal["open"] = "open"
    character: Character


class Place(Question, frozen=True, kw_only=True):
    key: Literal["place"] = "place"
    gems: list[Imitation]  # those at hand
    optional: bool  # or nothing


class Alarm(Question, frozen=True):
    key: Literal["alarm"] = "alarm"


class Take(Question, frozen=True):
    key: Literal["take"] = "take"


class Ruby(Question, frozen=True):
    key: Literal["ruby"] = "ruby"


class Pick(Question, frozen=True):
    key: Literal["pick"] = "pick"


Order = Literal["any", "rotate_first", "only_one"]  # of a rotation and a turn, while both are allowed


class Handle(Question, frozen=True, kw_only=True):
    """What of handling the box is still allowed."""

    key: Literal["handle"] = "handle"
    rotate: bool
    turn: bool
    order: Order
    gives_up: list[Handling]  # whoever makes one of these moves may no longer make the others that are allowed now


# Those that are the same every time.
QUESTIONS: Final[dict[int, Question]] = {
    CHOOSE: Choose("Choose a card to play; the smugglers are revealed first.", "MT-3.1"),
    ALARM: Alarm("Do you add your alarm?", "MT-5.2"),
    TAKE_OR_SEARCH: Take("Take what lies in the drawer, or risk a search for a secret compartment?", "MT-5.5"),
    RUBY_FOUND: Ruby("You found a ruby. Do you take it?", "MT-5.5"),
}


def ask(state: State, seat: int) -> Question:
    if state.phase == PLACE:
        return ask_to_place(state, seat)
    if state.phase == PICK:
        return Pick("Pick a gem from the red pillow.", "MT-5.1" if state.stage == ACTING else "MT-5.6")
    if state.phase == FILL:
        diamonds = int(state.unplaced[seat])
        return Fill(f"Put a diamond into a drawer; you have {diamonds} to place.", "MT-2.4", diamonds=diamonds)
    if state.phase == OPEN:
        character = CHARACTERS[state.chosen[seat]]
        text = f"You are the {character.replace('-', ' ')}: open a drawer."
        return Open(text, "MT-4.1", character=character)
    if state.phase == HANDLE:
        return ask_to_handle(state)
    return QUESTIONS[int(state.phase)]


HANDLE_TEXTS: Final[dict[Order, str]] = {
    "any": "{rotate}{turn}or be done.",
    "rotate_first": "First {rotate}then {turn}or be done.",
    "only_one": "Either {rotate}or {turn}or be done: only one of the two.",
}


def ask_to_handle(state: State) -> Handle:
    allowed = int(ALLOWED[state.edition, state.one_box_action, state.handled])
    rotate = "rotate the top level or the top two, " if allowed & ROTATED else ""
    turn = "turn the box over, " if allowed & TURNED else ""
    rotations: list[Handling] = [*ROTATION_MOVES] if is_given_up(state, by=ROTATED) else []
    turns: list[Handling] = ["turn"] if is_given_up(state, by=TURNED) else []
    order: Order = "only_one" if rotations else "rotate_first" if turns else "any"
    text = HANDLE_TEXTS[order].format(rotate=rotate, turn=turn)
    text = text[0].upper() + text[1:]
    return Handle(text, "MT-4.6", rotate=bool(rotate), turn=bool(turn), order=order, gives_up=[*rotations, *turns])


def is_given_up(state: State, *, by: int) -> bool:
    """MT-4.6: whether doing this now forbids the other, which is still allowed."""
    allowed = int(ALLOWED[state.edition, state.one_box_action, state.handled])
    after = int(ALLOWED[state.edition, state.one_box_action, state.handled | by])
    return bool(allowed & by) and bool(allowed & ~by & ~after)


def ask_to_place(state: State, seat: int) -> Place:
    rule = {SMUGGLER: "MT-5.1", JEWELLER: "MT-5.2", GEMOLOGIST: "MT-5.3"}[int(state.chosen[seat])]
    gems = [name for gem, name in enumerate(IMITATED) if state.white[seat][gem]]
    nothing = ", or nothing" if state.optional else ""
    text = f"Place an imitation, a {' or a '.join(gems)}{nothing}."
    return Place(text, rule, gems=gems, optional=bool(state.optional))

"""What a seat of Master Thieves is asked."""

from typing import Final

from vendome.engine.contract import Question
from vendome.games.master_thieves.params import (
    CHARACTERS,
    DIAMOND,
    GEMOLOGIST,
    GEMS,
    JEWELLER,
    SAPPHIRE,
    SMUGGLER,
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

# Those that are the same every time.
QUESTIONS: Final = {
    CHOOSE: Question("Choose a card to play; the smugglers are revealed first.", "MT-3.1"),
    ALARM: Question("Do you add your alarm?", "MT-5.2"),
    TAKE_OR_SEARCH: Question("Take what lies in the drawer, or risk a search for a secret compartment?", "MT-5.5"),
    RUBY_FOUND: Question("You found a ruby. Do you take it?", "MT-5.5"),
}


def ask(state: State, seat: int) -> Question:
    if state.phase == PLACE:
        return ask_to_place(state, seat)
    if state.phase == PICK:
        return Question("Pick a gem from the red pillow.", "MT-5.1" if state.stage == ACTING else "MT-5.6")
    if state.phase == FILL:
        return Question(f"Put a diamond into a drawer; you have {state.unplaced[seat]} to place.", "MT-2.4")
    if state.phase == OPEN:
        character = CHARACTERS[state.chosen[seat]].replace("-", " ")
        return Question(f"You are the {character}: open a drawer.", "MT-4.1")
    if state.phase == HANDLE:
        return ask_to_handle(state)
    return QUESTIONS[int(state.phase)]


def ask_to_handle(state: State) -> Question:
    """What of handling the box is still allowed."""
    allowed = ALLOWED[state.edition, state.one_box_action, state.handled]
    rotate = "rotate the top level or the top two, " if allowed & ROTATED else ""
    turn = "turn the box over, " if allowed & TURNED else ""
    return Question(f"{rotate}{turn}or be done.".capitalize(), "MT-4.6")


def ask_to_place(state: State, seat: int) -> Question:
    rule = {SMUGGLER: "MT-5.1", JEWELLER: "MT-5.2", GEMOLOGIST: "MT-5.3"}[int(state.chosen[seat])]
    names = " or a ".join(GEMS[gem] for gem in (DIAMOND, SAPPHIRE) if state.white[seat][gem])
    return Question(f"Place an imitation, a {names}{', or nothing' if state.optional else ''}.", rule)

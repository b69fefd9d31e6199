"""What a seat is asked in The Shadow Thief."""

from vendome.engine.contract import Question
from vendome.games.shadow_thief.events import named
from vendome.games.shadow_thief.params import CODE_OF, KIND
from vendome.games.shadow_thief.state import ADD, STEAL, State


def ask(state: State, seat: int) -> Question:
    if state.phase == STEAL:
        return Question(f"Whose jewel does {named(KIND[state.shown[seat]])} take?", "SD-3.3")
    if state.phase == ADD:
        return Question(f"Add jewels of the type of your {CODE_OF[state.shown[seat]]}, or be done.", "SD-3.4")
    return Question("Choose a card to play; all are revealed together.", "SD-3.1")

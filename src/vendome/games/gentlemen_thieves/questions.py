"""What a seat of Gentlemen Thieves is asked."""

from vendome.engine.contract import Question
from vendome.games.gentlemen_thieves.events import at_places, named
from vendome.games.gentlemen_thieves.params import PLACE_NAMES
from vendome.games.gentlemen_thieves.state import ALLIANCES, CARRYING, PLACING, RETURNING, State


def ask(state: State, seat: int) -> Question:
    phase = int(state.phase)
    if phase == ALLIANCES:
        but = ", not the same two as last time" if state.alliance else ""
        return Question(f"You have the matchmaker: ally two colours against three{but}.", "GT-3.1")
    if phase == PLACING:
        return Question(f"Where do you place {named(int(state.hand))}?", "GT-3.6")
    if phase == CARRYING:
        start, stop = (at_places([PLACE_NAMES[place]]) for place in (state.car, state.padlock))
        return Question(f"What does the car carry from {start} to {stop}?", "GT-5.3")
    if phase == RETURNING:
        return Question("Which tunnel goes back to the centre?", "GT-4.4")
    if state.favours[seat]:
        text = "Take a displayed token, draw one from the pile, or spend a favour on a special token."
        return Question(text, "GT-3.2")
    return Question("Take a displayed token, or draw one from the pile.", "GT-3.2")

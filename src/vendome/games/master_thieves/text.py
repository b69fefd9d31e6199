"""Master Thieves in words: chance lines and questions."""

from collections.abc import Sequence
from typing import Final

from vendome.engine.errors import ImpossibleChance
from vendome.games.master_thieves.params import (
    CHARACTERS,
    DIAMOND,
    GEMOLOGIST,
    GEMS,
    JEWELLER,
    KINDS,
    NUMBERS,
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

# -- chance -------------------------------------------------------------------------------------------


def chance(state: State, outcome: Sequence[int]) -> str:
    return f"deal {state.turn} {' '.join(str(number) for number in outcome)}"


def parse_chance(state: State, line: str) -> list[int]:
    """MT-2.1: the numbers of a seat's six cards, none of which another seat has."""
    head, *words = line.split(" ")
    if head != "deal" or len(words) != 1 + KINDS:
        raise ImpossibleChance(f"expected a line 'deal {state.turn}' with {KINDS} numbers, got {line[:40]!r}")
    if words[0] != str(state.turn):
        raise ImpossibleChance(f"the cards of seat {state.turn} are dealt now, not those of seat {words[0]!r}")
    known = {str(number): number for number in range(1, NUMBERS + 1)}
    for character, word in enumerate(words[1:]):
        if word not in known:
            raise ImpossibleChance(f"{word!r} is not the number of a card (1 to {NUMBERS})")
        if known[word] in state.number[: state.turn, character]:
            raise ImpossibleChance(f"{CHARACTERS[character]} {word} was dealt already")
    return [known[word] for word in words[1:]]


# -- questions ----------------------------------------------------------------------------------------


def ask(state: State, seat: int) -> tuple[str, str]:
    if state.phase == PLACE:
        return ask_to_place(state, seat)
    if state.phase == PICK:
        return "Pick a gem from the red pillow.", "MT-5.1" if state.stage == ACTING else "MT-5.6"
    if state.phase == FILL:
        return f"Put a diamond into a drawer; you have {state.unplaced[seat]} to place.", "MT-2.4"
    if state.phase == OPEN:
        character = CHARACTERS[state.chosen[seat]].replace("-", " ")
        return f"You are the {character}: open a drawer.", "MT-4.1"
    if state.phase == HANDLE:
        return ask_to_handle(state), "MT-4.6"
    return QUESTIONS[int(state.phase)]


def ask_to_handle(state: State) -> str:
    """What of handling the box is still allowed."""
    allowed = ALLOWED[state.edition, state.one_box_action, state.handled]
    rotate = "rotate the top level or the top two, " if allowed & ROTATED else ""
    turn = "turn the box over, " if allowed & TURNED else ""
    return f"{rotate}{turn}or be done.".capitalize()


QUESTIONS: Final = {
    CHOOSE: ("Choose a card to play; the smugglers are revealed first.", "MT-3.1"),
    ALARM: ("Do you add your alarm?", "MT-5.2"),
    TAKE_OR_SEARCH: ("Take what lies in the drawer, or risk a search for a secret compartment?", "MT-5.5"),
    RUBY_FOUND: ("You found a ruby. Do you take it?", "MT-5.5"),
}


def ask_to_place(state: State, seat: int) -> tuple[str, str]:
    rule = {SMUGGLER: "MT-5.1", JEWELLER: "MT-5.2", GEMOLOGIST: "MT-5.3"}[int(state.chosen[seat])]
    names = " or a ".join(GEMS[gem] for gem in (DIAMOND, SAPPHIRE) if state.white[seat][gem])
    return f"Place an imitation, a {names}{', or nothing' if state.optional else ''}.", rule


write, read = chance, parse_chance

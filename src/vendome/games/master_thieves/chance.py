"""The chance lines of a record of Master Thieves: `deal 0 3 1 4 1 5 2`."""

from collections.abc import Sequence

from vendome.engine.errors import ImpossibleChance
from vendome.games.master_thieves.params import CHARACTERS, KINDS, NUMBERS
from vendome.games.master_thieves.state import State


def write(state: State, outcome: Sequence[int]) -> str:
    return f"deal {state.turn} {' '.join(str(number) for number in outcome)}"


def read(state: State, line: str) -> list[int]:
    """MT-2.1 Cards: the numbers of a seat's six cards, none of which another seat has."""
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

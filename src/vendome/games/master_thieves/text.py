"""Master Thieves in words: chance lines, questions and views; `drawing` has the table in a terminal."""

from collections.abc import Sequence
from typing import Any, Final

from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.errors import ImpossibleChance
from vendome.engine.layout import Cells
from vendome.games.master_thieves import drawing, events
from vendome.games.master_thieves.box import DRAWERS, LONG, POSITIONS, READING, UPPER, WAYS
from vendome.games.master_thieves.params import (
    CHARACTERS,
    CYCLE,
    DIAMOND,
    EDITIONS,
    FACE_UP,
    GEMOLOGIST,
    GEMS,
    JEWELLER,
    KINDS,
    MOVES,
    NUMBERS,
    SAPPHIRE,
    SMUGGLER,
)
from vendome.games.master_thieves.state import (
    ACTING,
    ALARM,
    CHOOSE,
    FILL,
    HANDLE,
    NONE,
    OPEN,
    OVER,
    PICK,
    PLACE,
    RUBY_FOUND,
    TAKE_OR_SEARCH,
    UNKNOWN,
    State,
)

__all__ = ["MOVES", "ask", "chance", "event_data", "parse_chance", "sentence", "show", "view"]

sentence = events.sentence
event_data = events.STORY.data

PHASES: Final = {
    FILL: "fill", HANDLE: "handle", CHOOSE: "choose", OPEN: "open", PLACE: "place", ALARM: "alarm",
    TAKE_OR_SEARCH: "take", RUBY_FOUND: "ruby", PICK: "pick", OVER: "over",
}  # fmt: skip


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


# -- views --------------------------------------------------------------------------------------------


def view(state: State, seat: int, memory: Memory) -> dict[str, Any]:
    """All that lies on the table; with `full` memory also what lies in the closed drawers, and every
    card that has been seen."""
    return {
        "edition": EDITIONS[state.edition],
        "one_box_action": bool(state.one_box_action),
        "phase": PHASES[int(state.phase)],
        "round": int(state.rounds),
        "cycle": int(state.rounds) // CYCLE,
        "turn": None if state.turn == NONE else int(state.turn),
        "box": [view_drawer(state, position, memory) for position in READING],
        "turned": WAYS[state.way].turned,
        "open": None if state.opened == NONE else POSITIONS[state.opened],
        "red": pillow(state.red),
        "seats": [view_seat(state, other, memory) for other in range(state.players)],
        "hand": [] if seat == SPECTATOR else cards(state, seat, int(state.hand[seat])),
        "chosen": None if seat == SPECTATOR or state.chosen[seat] == NONE else CHARACTERS[state.chosen[seat]],
    }


def pillow(gems: Cells) -> dict[str, int]:
    """The gems on a pillow: `diamonds`, `sapphires` and, where there can be some, `rubies`."""
    names = ("diamonds", "sapphires", "rubies")
    return {name: int(count) for name, count in zip(names, gems, strict=False)}


def view_drawer(state: State, position: str, memory: Memory) -> dict[str, Any]:
    """A drawer from outside. Its content is seen while it is open, and after that remembered or not."""
    upper = int(UPPER[state.way, POSITIONS.index(position)])
    drawer = DRAWERS[upper >> 1]
    is_open = state.opened != NONE and POSITIONS[state.opened] == position
    content = None
    if memory == "full" or is_open:
        content = {"up": view_face(state, upper), "down": view_face(state, upper ^ 1)}
    if memory == "own" and content is not None:  # only a master thief's search shows what is behind
        content["up"]["ruby"] = True if state.phase == RUBY_FOUND else None
        content["down"]["ruby"] = None
    return {"position": position, "drawer": drawer, "long": drawer in LONG, "content": content}


def view_face(state: State, compartment: int) -> dict[str, Any]:
    owner = int(state.alarm[compartment])
    return {
        **pillow(state.front[compartment]),
        "alarm": None if owner == NONE else owner,
        "ruby": bool(state.ruby[compartment]),
    }


def view_seat(state: State, seat: int, memory: Memory) -> dict[str, Any]:
    is_revealed = bool(state.face_up >> seat & 1)
    hand = int(state.hand[seat])
    seen: dict[str, Any] = {}
    if memory == "full" or FACE_UP[state.edition]:
        seen["played"] = cards(state, seat, played(state, seat))
    if memory == "full":
        seen["holds"] = cards(state, seat, hand)
    return seen | {
        "white": pillow(state.white[seat]),
        "black": pillow(state.black[seat]),
        "alarm": bool(state.alarms >> seat & 1),
        "unplaced": int(state.unplaced[seat]),
        "cards": hand.bit_count(),
        "chosen": bool(state.chosen[seat] != NONE),
        "card": cards(state, seat, 1 << int(state.chosen[seat]))[0] if is_revealed else None,
        "waiting": bool(state.waiting >> seat & 1),
        "fallen": bool(state.fallen >> seat & 1),
        "sharing": bool(state.sharers >> seat & 1),
    }


def played(state: State, seat: int) -> int:
    """The characters a seat has played in this cycle, as a mask."""
    dealt = sum(1 << kind for kind in range(KINDS) if state.number[seat, kind] != 0)
    return dealt & ~int(state.hand[seat])


def cards(state: State, seat: int, mask: int) -> list[dict[str, Any]]:
    """These of a seat's cards, in playing order, with the numbers that are known."""
    return [
        {
            "character": CHARACTERS[kind],
            "number": None if state.number[seat, kind] == UNKNOWN else int(state.number[seat, kind]),
        }
        for kind in range(KINDS)
        if mask >> kind & 1
    ]


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
    asked = [other for other in range(state.players) if state.asked >> other & 1]
    return drawing.table(view(state, seat, memory), seat, names, asked)


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
    return QUESTIONS[int(state.phase)]


QUESTIONS: Final = {
    HANDLE: ("Rotate the box, turn it over, or be done.", "MT-4.6"),
    CHOOSE: ("Choose a card to play; the smugglers are revealed first.", "MT-3.1"),
    ALARM: ("Do you add your alarm?", "MT-5.2"),
    TAKE_OR_SEARCH: ("Take what lies in the drawer, or search for a secret compartment first?", "MT-5.5"),
    RUBY_FOUND: ("You found a ruby. Do you take it?", "MT-5.5"),
}


def ask_to_place(state: State, seat: int) -> tuple[str, str]:
    rule = {SMUGGLER: "MT-5.1", JEWELLER: "MT-5.2", GEMOLOGIST: "MT-5.3"}[int(state.chosen[seat])]
    names = " or a ".join(GEMS[gem] for gem in (DIAMOND, SAPPHIRE) if state.white[seat, gem])
    return f"Place an imitation, a {names}{', or nothing' if state.optional else ''}.", rule

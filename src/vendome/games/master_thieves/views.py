"""What a seat is shown of a game of Master Thieves, as JSON for the page."""

from typing import Any

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.games.master_thieves.params import (
    ALL_CARDS,
    CHARACTERS,
    CYCLE,
    DRAWERS,
    EDITIONS,
    FACE_UP,
    KINDS,
    POSITIONS,
    READING,
)
from vendome.games.master_thieves.rules.box import LONG, UPPER, WAYS
from vendome.games.master_thieves.state import NONE, PHASES, PREPARING, RUBY_FOUND, UNKNOWN

View = dict[str, Any]


def public(record: Any, memory: Memory) -> View:
    """All that lies on the table; with `full` memory also what lies in the closed drawers (MT-4.7)."""
    state = plain(record)
    shown = {
        "edition": EDITIONS[state.edition],
        "one_box_action": bool(state.one_box_action),
        "preparing": state.stage == PREPARING,
        "phase": PHASES[state.phase],
        "round": state.rounds,
        "cycle": state.rounds // CYCLE,
        "turn": state.turn if state.turn != NONE else None,
        "box": [drawer(state, position, memory) for position in READING],
        "turned": WAYS[state.way].turned,
        "open": POSITIONS[state.opened] if state.opened != NONE else None,
        "red": pillow(state.red),
    }
    return shown | (sides(state, memory) if memory == "own" else {})


def own(record: Any, seat: int, memory: Memory) -> View:
    """A seat's cards. With `full` memory the table shows every card that has been seen, and what is on it: of
    those in hand each seat knows other numbers, so that then the sides of the table are a seat's own, too."""
    state = plain(record)
    shown = sides(state, memory) if memory == "full" else {}
    if seat == SPECTATOR:
        return shown | {"hand": [], "chosen": None}
    chosen = state.chosen[seat]
    return shown | {
        "hand": cards(state, seat, state.hand[seat]),
        "chosen": CHARACTERS[chosen] if chosen != NONE else None,
    }


def sides(state: Any, memory: Memory) -> View:
    return {"seats": [side(state, seat, memory) for seat in range(state.players)]}


def pillow(gems: list[int]) -> View:
    """The gems on a pillow: `diamonds`, `sapphires` and, where there can be some, `rubies`."""
    return dict(zip(("diamonds", "sapphires", "rubies"), gems, strict=False))


def drawer(state: Any, position: str, memory: Memory) -> View:
    """A drawer from outside. MT-4.7: its content is seen while it is open; after that, memory decides."""
    upper = int(UPPER[state.way, POSITIONS.index(position)])
    is_open = state.opened != NONE and POSITIONS[state.opened] == position
    content = None
    if memory == "full" or is_open:
        content = {"up": face(state, upper), "down": face(state, upper ^ 1)}
    if memory == "own" and content is not None:  # what is behind shows only when a master thief finds it
        content["up"]["ruby"] = True if state.phase == RUBY_FOUND else None
        content["down"]["ruby"] = None
    grain = DRAWERS[upper >> 1]
    return {"position": position, "drawer": grain, "long": grain in LONG, "content": content}


def face(state: Any, compartment: int) -> View:
    owner = state.alarm[compartment]
    return {
        **pillow(state.front[compartment]),
        "alarm": owner if owner != NONE else None,
        "ruby": bool(state.ruby[compartment]),
    }


def side(state: Any, seat: int, memory: Memory) -> View:
    """One seat's side of the table."""
    hand = state.hand[seat]
    seen: View = {}
    if memory == "full" or FACE_UP[state.edition]:
        is_dealt = state.number[seat][0] != 0
        seen["played"] = cards(state, seat, ALL_CARDS & ~hand if is_dealt else 0)
    if memory == "full":
        seen["holds"] = cards(state, seat, hand)
    return seen | {
        "white": pillow(state.white[seat]),
        "black": pillow(state.black[seat]),
        "alarm": bool(state.alarms >> seat & 1),
        "unplaced": state.unplaced[seat],
        "cards": hand.bit_count(),
        "chosen": state.chosen[seat] != NONE,
        "card": cards(state, seat, 1 << state.chosen[seat])[0] if state.face_up >> seat & 1 else None,
        "waiting": bool(state.waiting >> seat & 1),
        "fallen": bool(state.fallen >> seat & 1),
        "sharing": bool(state.sharers >> seat & 1),
    }


def cards(state: Any, seat: int, mask: int) -> list[View]:
    """These of a seat's cards, in playing order, with the numbers that are known."""
    numbers = [None if number == UNKNOWN else number for number in state.number[seat]]
    return [{"character": CHARACTERS[kind], "number": numbers[kind]} for kind in range(KINDS) if mask >> kind & 1]

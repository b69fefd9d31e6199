"""Gentlemen Thieves in words: moves, views and what a seat is asked.

The chance lines stand in `chance`, the table in a terminal in `show`.
"""

from typing import Any, Final

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.games.gentlemen_thieves import reasons
from vendome.games.gentlemen_thieves.chance import chance, parse_chance
from vendome.games.gentlemen_thieves.events import EVENTS, colours_of, named, places, places_of
from vendome.games.gentlemen_thieves.moves import MOVES
from vendome.games.gentlemen_thieves.params import (
    CENTRE,
    CODES,
    COLOUR_ORDER,
    LETTERS,
    PILE,
    PLACE_NAMES,
    PLACE_ORDER,
    SPOT_NAMES,
)
from vendome.games.gentlemen_thieves.pieces import codes, kinds_at, lost, pile_of, places_of_heist, spoils_of
from vendome.games.gentlemen_thieves.show import show
from vendome.games.gentlemen_thieves.state import (
    ALLIANCES,
    BURGLARY,
    CARRYING,
    EMPTY,
    OVER,
    PLACING,
    RETURNING,
    State,
)

__all__ = ["MOVES", "ask", "chance", "event_data", "own", "parse_chance", "public", "sentence", "show", "why_not"]

sentence = EVENTS.sentence
why_not = reasons.why_not
event_data = EVENTS.data

PHASES: Final = {
    ALLIANCES: "alliances",
    BURGLARY: "burglary",
    PLACING: "placing",
    CARRYING: "carrying",
    RETURNING: "returning",
    OVER: "over",
}


# -- views --------------------------------------------------------------------------------------------


def public(record: Any, memory: Memory) -> dict[str, Any]:
    state: State = plain(record)
    remembered = {"heists": [view_heist(state, heist) for heist in range(state.heists)]} if memory == "full" else {}
    return remembered | {
        "phase": PHASES[int(state.phase)],
        "round": int(state.rounds),
        "first": int(state.first),
        "turn": int(state.turn),
        "alliance": colours_of(int(state.alliance)),
        "places": {PLACE_NAMES[place]: view_place(state, place) for place in PLACE_ORDER},
        "tunnels": [SPOT_NAMES[spot] for spot in state.tunnels],
        "joined": joined(state),
        "padlock": PLACE_NAMES[state.padlock],
        "car": SPOT_NAMES[state.car],
        "reserve": int(state.reserve),
        "pile": PILE - int(state.drawn),
        "display": codes(state.display),
        "hand": CODES[state.hand] if state.hand != EMPTY else None,
        "heist": [PLACE_NAMES[place] for place in places_of_heist(state)],
        "piles": {LETTERS[colour]: view_pile(state, colour) for colour in COLOUR_ORDER},
        "lost": lost(state),
        "seats": [view_seat(state, other) for other in range(state.players)],
    }


def own(state: State, seat: int, memory: Memory) -> dict[str, Any]:  # noqa: ARG001 (nobody forgets who they are)
    return {"burglar": letter(state.burglar[seat]) if seat != SPECTATOR else None}


def view_place(state: State, place: int) -> dict[str, Any]:
    return {"tokens": codes(kinds_at(state, place)), "loot": int(state.loot[place])}


def view_pile(state: State, colour: int) -> dict[str, Any]:
    """A colour's pile: its height, and once the game is over its tokens."""
    return {
        "height": int(state.height[colour]),
        "tokens": codes(pile_of(state, colour)) if state.phase == OVER else None,
    }


def view_seat(state: State, seat: int) -> dict[str, Any]:
    """A seat as all see it: its burglar only once the game is over."""
    return {
        "favours": int(state.favours[seat]),
        "burglar": letter(state.burglar[seat]) if state.phase == OVER else None,
    }


def view_heist(state: State, heist: int) -> dict[str, Any]:
    """A heist of an earlier round: all saw who won what together, not who got which piece."""
    return {
        "winners": colours_of(int(state.winners[heist])),
        "tokens": codes(kind for kind, _ in spoils_of(state, heist)),
    }


def joined(state: State) -> list[str]:
    a, b = (int(spot) for spot in state.tunnels)
    return places_of(1 << a | 1 << b) if b not in (a, CENTRE) else []


def letter(colour: int) -> str | None:
    return LETTERS[colour] if colour >= 0 else None


# -- questions ----------------------------------------------------------------------------------------


def ask(state: State, seat: int) -> tuple[str, str]:
    phase = int(state.phase)
    if phase == ALLIANCES:
        but = ", not the same two as last time" if state.alliance else ""
        return f"You have the matchmaker: ally two colours against three{but}.", "GT-3.1"
    if phase == PLACING:
        return f"Where do you place {named(int(state.hand))}?", "GT-3.6"
    if phase == CARRYING:
        return f"What does the car carry from {at(state.car)} to {at(state.padlock)}?", "GT-5.3"
    if phase == RETURNING:
        return "Which tunnel goes back to the centre?", "GT-4.4"
    if state.favours[seat]:
        return "Take a displayed token, draw one from the pile, or spend a favour on a special token.", "GT-3.2"
    return "Take a displayed token, or draw one from the pile.", "GT-3.2"


def at(place: int) -> str:
    return places(1 << int(place))


write, read = chance, parse_chance

"""The table of Gentlemen Thieves in a terminal."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.events import counted
from vendome.games.gentlemen_thieves.events import colours, identity, places
from vendome.games.gentlemen_thieves.params import (
    CENTRE,
    CODES,
    COLOUR_NAMES,
    COLOUR_ORDER,
    COLOURS,
    LETTERS,
    PILE,
    PLACE_NAMES,
    PLACE_ORDER,
    TYPE_NAMES,
    TYPES,
)
from vendome.games.gentlemen_thieves.pieces import codes, kinds_at, lost, pile_of, spoils_of
from vendome.games.gentlemen_thieves.state import ALLIANCES, EMPTY, OVER, State

WIDTH: Final = 100
CELL: Final = 10  # three codes and a gap


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
    lines = [*heading(state, names), "", *places_table(state), "", *middle(state), ""]
    width = max(len(name) for name in names)
    for other in range(state.players):
        mark = ">" if state.asked >> other & 1 else " "
        lines.append(f"{mark} {names[other]:<{width}}  {describe(state, other)}")
    if memory == "full" and state.heists:
        lines += ["", "Heists so far:", *(line for heist in range(state.heists) for line in past(state, heist))]
    if seat != SPECTATOR and state.burglar[seat] != EMPTY and state.phase != OVER:
        lines += ["", f"You are {identity(int(state.burglar[seat]))}."]
    return "\n".join(lines)


def heading(state: State, names: Sequence[str]) -> list[str]:
    when = "The game is over" if state.phase == OVER else f"Round {state.rounds}"
    pile = counted(PILE - int(state.drawn), "token")
    top = f"{when} · matchmaker: {names[state.first]} · pile: {pile} · loot in reserve: {state.reserve}"
    if not state.alliance:
        return [top, "Alliances: none yet"]
    label = "Alliances of the last round" if state.phase == ALLIANCES else "Alliances"
    foes = (1 << COLOURS) - 1 - int(state.alliance)
    return [top, f"{label}: {colours(int(state.alliance))} against {colours(foes)}"]


def places_table(state: State) -> list[str]:
    """A line for each place, a column for each type."""
    lines = ["  place   " + "".join(f"{name:<{CELL}}" for name in TYPE_NAMES.values()) + "loot  there"]
    for place in PLACE_ORDER:
        kinds = kinds_at(state, place)
        cells = [" ".join(CODES[kind] for kind in kinds if kind % TYPES == t) or "·" for t in range(TYPES)]
        row = "".join(f"{cell:<{CELL}}" for cell in cells)
        lines.append(
            f"  {PLACE_NAMES[place]:<8}{row}{int(state.loot[place]) or '·':<6}{' '.join(specials(state, place))}"
        )
    return [line.rstrip() for line in lines]


def specials(state: State, spot: int) -> list[str]:
    """The special tokens at a place or in the centre."""
    tunnels = ["tunnel" for at in state.tunnels if at == spot]
    return tunnels + ["padlock"] * int(state.padlock == spot) + ["car"] * int(state.car == spot)


def middle(state: State) -> list[str]:
    lines = [f"In the centre: {' '.join(specials(state, CENTRE)) or 'nothing'}"]
    a, b = (int(tunnel) for tunnel in state.tunnels)
    if b not in (a, CENTRE):
        lines.append(f"Joined by the tunnels: {places(1 << a | 1 << b)}")
    display = f"Display: {' '.join(codes(state.display)) or 'empty'}"
    lines.append(display + (f" · in hand: {CODES[state.hand]}" if state.hand != EMPTY else ""))
    heights = [f"{COLOUR_NAMES[LETTERS[colour]]} {state.height[colour]}" for colour in COLOUR_ORDER]
    return [*lines, f"Piles: {' · '.join(heights)} · lost {lost(state)}"]


def describe(state: State, seat: int) -> str:
    """One seat in a line."""
    favours = counted(int(state.favours[seat]), "favour")
    if state.phase != OVER:
        return favours
    colour = int(state.burglar[seat])
    own = sum(kind // TYPES == colour for kind in pile_of(state, colour))
    score = counted(int(state.height[colour]), "token")
    return f"{favours} · {identity(colour)}: {score}, {own} of them {COLOUR_NAMES[LETTERS[colour]]}"


def past(state: State, heist: int) -> list[str]:
    """A heist of an earlier round, as all saw it."""
    winners = int(state.winners[heist])
    outcome = f"won by {colours(winners)}" if winners else "a tie, all lost"
    pieces = " ".join(codes(kind for kind, _ in spoils_of(state, heist)))
    return wrap(f"{heist + 1}. {outcome}: {pieces}", WIDTH, initial_indent="  ", subsequent_indent="     ")

"""The table of Gentlemen Thieves in a terminal."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from msgspec import UNSET

from vendome.engine.contract import Memory
from vendome.engine.events import counted
from vendome.engine.masks import members
from vendome.games.gentlemen_thieves.events import at_places, identity, in_colours
from vendome.games.gentlemen_thieves.params import BURGLARS, COLOUR_NAMES, TYPE_NAMES, SpotName
from vendome.games.gentlemen_thieves.state import State
from vendome.games.gentlemen_thieves.views import Heist, Public, own, public

WIDTH: Final = 100
CELL: Final = 10  # three codes and a gap


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
    view = public(state, memory)
    burglar = own(state, seat, memory).burglar
    lines = [*heading(view, names), "", *places_table(view), "", *middle(view), ""]
    width = max(len(name) for name in names)
    asked = members(int(state.asked))
    for other in range(len(view.seats)):
        mark = ">" if other in asked else " "
        lines.append(f"{mark} {names[other]:<{width}}  {describe(view, other)}")
    if view.heists is not UNSET and view.heists:
        lines += ["", "Heists so far:", *past(view.heists)]
    if burglar is not None and view.phase != "over":
        lines += ["", f"You are {identity(burglar)}."]
    return "\n".join(lines)


def heading(view: Public, names: Sequence[str]) -> list[str]:
    when = "The game is over" if view.phase == "over" else f"Round {view.round}"
    pile = counted(view.pile, "token") + (", the brigadier among them" if view.brigadier_near else "")
    top = f"{when} · matchmaker: {names[view.first]} · pile: {pile} · loot in reserve: {view.reserve}"
    if not view.alliance:
        return [top, "Alliances: none yet"]
    label = "Alliances of the last round" if view.phase == "alliances" else "Alliances"
    foes = [letter for letter in BURGLARS if letter not in view.alliance]
    return [top, f"{label}: {in_colours(view.alliance)} against {in_colours(foes)}"]


def places_table(view: Public) -> list[str]:
    """A line for each place, a column for each type."""
    lines = ["  place   " + "".join(f"{name:<{CELL}}" for name in TYPE_NAMES.values()) + "loot  there"]
    for name, place in view.places.items():
        cells = [" ".join(token for token in place.tokens if token[1] == kind) or "·" for kind in TYPE_NAMES]
        row = "".join(f"{cell:<{CELL}}" for cell in cells)
        lines.append(f"  {name:<8}{row}{place.loot or '·':<6}{' '.join(specials(view, name))}")
    return [line.rstrip() for line in lines]


def specials(view: Public, spot: SpotName) -> list[str]:
    """The special tokens at a place or in the centre."""
    tunnels = ["tunnel"] * view.tunnels.count(spot)
    return tunnels + ["padlock"] * (view.padlock == spot) + ["car"] * (view.car == spot)


def middle(view: Public) -> list[str]:
    """What does not lie at a place."""
    lines = [f"In the centre: {' '.join(specials(view, 'centre')) or 'nothing'}"]
    if view.joined:
        lines.append(f"Joined by the tunnels: {at_places(view.joined)}")
    display = f"Display: {' '.join(view.display) or 'empty'}"
    lines.append(display + (f" · in hand: {view.hand}" if view.hand else ""))
    heights = [f"{COLOUR_NAMES[letter]} {pile.height}" for letter, pile in view.piles.items()]
    return [*lines, f"Piles: {' · '.join(heights)} · lost {view.lost}"]


def describe(view: Public, seat: int) -> str:
    """One seat in a line."""
    favours = counted(view.seats[seat].favours, "favour")
    letter = view.seats[seat].burglar
    if letter is None:
        return favours
    pile = view.piles[letter]
    own_colour = sum(token.startswith(letter) for token in pile.tokens or [])
    score = counted(pile.height, "token")
    return f"{favours} · {identity(letter)}: {score}, {own_colour} of them {COLOUR_NAMES[letter]}"


def past(heists: Sequence[Heist]) -> Iterator[str]:
    """The heists of earlier rounds, as all saw them."""
    for n, heist in enumerate(heists, start=1):
        outcome = f"won by {in_colours(heist.winners)}" if heist.winners else "a tie, all lost"
        line = f"{n}. {outcome}: {' '.join(heist.tokens)}"
        yield from wrap(line, WIDTH, initial_indent="  ", subsequent_indent="     ")

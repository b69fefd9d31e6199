"""The table of The Shadow Thief in a terminal."""

from collections.abc import Sequence

from msgspec import UNSET

from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.masks import members
from vendome.games.shadow_thief.state import State
from vendome.games.shadow_thief.views import Own, Public, Seat, own, public


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
    table = public(state, memory)
    lines = [headline(table), ""]
    width = max(len(name) for name in names)
    asked = members(int(state.asked))
    for other, its in enumerate(table.seats):
        mark = ">" if other in asked else " "
        lines.append(f"{mark} {names[other]:<{width}}  {its.score:>3} points  {describe(its)}")
    if table.seen is not UNSET:
        lines += ["", f"Seen in this hand: {' '.join(table.seen) or 'nothing yet'}"]
    if seat != SPECTATOR and table.phase != "over":
        lines += ["", *secrets(own(state, seat, memory), table.seats[seat])]
    return "\n".join(lines)


def headline(table: Public) -> str:
    """How far the match is, and where the cards are."""
    hand = min(table.hand_number + 1, table.hands)
    pile = "exhausted" if table.exhausted else f"{table.pile} cards"
    return f"Hand {hand} of {table.hands} · pile: {pile} · discard: {table.discard}"


def describe(seat: Seat) -> str:
    """One seat's side of the table in a line."""
    jewels = " ".join(seat.safe) or "empty"
    if seat.closed:
        return f"safe closed with {seat.closed}: {jewels} = {seat.safe_value}"
    parts = [f"safe: {jewels}", f"{seat.cards} in hand"]
    if seat.chosen:
        parts.append("has chosen")
    if seat.before:
        parts.append("before it: " + " ".join(seat.before))
    return " · ".join(parts)


def secrets(mine: Own, seat: Seat) -> list[str]:
    """What only this seat knows."""
    lines = [f"Your hand: {' '.join(mine.hand) or 'empty'}"]
    if mine.chosen:
        lines.append(f"You have chosen: {mine.chosen}")
    if seat.closed:
        lines.append(f"You put away: {' '.join(mine.put_away)}")
    return lines

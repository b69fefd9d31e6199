"""The table of Master Thieves in a terminal, drawn from a view: it shows what the view holds, no more."""

from collections.abc import Sequence
from typing import Final

from vendome.engine.contract import Memory
from vendome.engine.masks import members
from vendome.games.master_thieves import views
from vendome.games.master_thieves.params import CYCLE, LEVELS, SIDES
from vendome.games.master_thieves.state import State
from vendome.games.master_thieves.views import BlackPillow, Card, Drawer, Gems, Public, Seat

WIDTH: Final = 20  # of a drawer
NAME: Final = 15  # of a player, at most
MARGIN: Final = 8
LEVEL_NAMES: Final = ("top", "middle", "bottom")
SIDE_NAMES: Final = ("North", "East", "South", "West")
LEGEND: Final = "◇ diamond · ◆ sapphire · ● ruby · ▲ in the upper face of a drawer · ▼ in the lower one"


def show(state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
    """The whole table: how far the game is, the box, the pillows, the cards one has seen and one's own."""
    public, own = views.public(state, memory), views.own(state, seat, memory)
    seats = public.seats or own.seats or []
    short = [name[:NAME] for name in names]
    lines = [heading(public), "", *box(public, short), LEGEND, "", f"Red pillow: {gems(public.red)}", ""]
    for other, shown in enumerate(seats):
        lines.append(f"{'>' if other in members(state.asked) else ' '} {short[other]:<{NAME}}  {seat_line(shown)}")
    lines += seen_cards(seats, seat, short)
    if own.hand:
        lines += ["", f"Your cards: {cards(own.hand)}"]
    if own.chosen:
        lines.append(f"You have chosen: {own.chosen.replace('-', ' ')}")
    return "\n".join(lines)


def heading(public: Public) -> str:
    rules = f"edition {public.edition}" + (", one box action" if public.one_box_action else "")
    if public.phase == "over":
        return f"The game is over after {public.round} rounds · {rules}"
    if public.preparing:
        return f"The box is being filled · {rules}"
    cycle, nth = public.cycle + 1, public.round % CYCLE + 1
    return f"Round {public.round + 1} · cycle {cycle}, card {nth} of {CYCLE} · {rules}"


# -- the box ------------------------------------------------------------------------------------------


def box(public: Public, names: Sequence[str]) -> list[str]:
    """The four sides of the box, unrolled, level by level."""
    margin = " " * MARGIN
    lines = [margin + " " + "".join(f"{name:^{WIDTH + 1}}" for name in SIDE_NAMES).rstrip()]
    for row, level in enumerate(LEVELS):
        drawers = [drawer for drawer in public.box if drawer.position[0] == level]
        cells = [drawer_cell(drawer, names, is_open=drawer.position == public.open) for drawer in drawers]
        lines.append(margin + rule("┌┬┐" if row == 0 else "├┼┤"))
        for i in range(max(len(cell) for cell in cells)):
            parts = [f" {cell[i] if i < len(cell) else '':<{WIDTH - 1}}" for cell in cells]
            lines.append(f"{LEVEL_NAMES[row] if i == 0 else '':<{MARGIN}}│{'│'.join(parts)}│")
    return [*lines, margin + rule("└┴┘")]


def rule(corners: str) -> str:
    return corners[0] + corners[1].join(["─" * WIDTH] * len(SIDES)) + corners[2]


def drawer_cell(drawer: Drawer, names: Sequence[str], *, is_open: bool) -> list[str]:
    """Grain and length of a drawer and, as far as they are shown, the contents of its faces."""
    length = "" if drawer.long is None else " long" if drawer.long else " short"
    lines = [f"{drawer.drawer}{length}{', open' if is_open else ''}"]
    if drawer.content is None:
        return lines
    for mark, face in (("▲", drawer.content.up), ("▼", drawer.content.down)):
        if face.diamonds + face.sapphires:
            lines.append(f"{mark} {gems(face)}")
        if face.alarm is not None:
            lines.append(f"{mark} alarm: {names[face.alarm]}"[: WIDTH - 1])
        if face.ruby:
            lines.append(f"{mark} ● in secret")
    return lines


def gems(pillow: Gems) -> str:
    """`3◇ 1◆`; the kinds that are not there are left out."""
    counts = [(pillow.diamonds, "◇"), (pillow.sapphires, "◆")]
    if isinstance(pillow, BlackPillow):
        counts.append((pillow.rubies, "●"))
    return " ".join(f"{count}{sign}" for count, sign in counts if count) or "–"


# -- the seats ----------------------------------------------------------------------------------------


def seat_line(shown: Seat) -> str:
    """Pillows, alarm and cards of a seat."""
    parts = [f"white {gems(shown.white):<6}  black {gems(shown.black):<12}"]
    parts += ["alarm ready" if shown.alarm else "alarm set  "]
    parts += [f"{shown.unplaced} to place"] if shown.unplaced else []
    if shown.card:
        parts += [cards([shown.card])]
    elif shown.chosen:
        parts += ["has chosen"]
    elif not shown.unplaced:
        parts += [f"{shown.cards} cards"]
    return "  ".join(parts)


def seen_cards(seats: Sequence[Seat], me: int, names: Sequence[str]) -> list[str]:
    """The cards that the view remembers: those played in this cycle, and those the others hold."""
    lines = []
    for seat, shown in enumerate(seats):
        if shown.played:
            lines.append(f"  {names[seat]:<{NAME}} played: {cards(shown.played)}")
        if seat != me and shown.holds and any(card.number for card in shown.holds):
            lines.append(f"  {names[seat]:<{NAME}} holds: {cards(shown.holds)}")
    return ["", "Cards seen", *lines] if lines else []


def cards(shown: Sequence[Card]) -> str:
    """`thief 4, master thief ?`"""
    return ", ".join(f"{card.character.replace('-', ' ')} {card.number or '?'}" for card in shown)

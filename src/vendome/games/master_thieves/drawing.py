"""The table of Master Thieves in a terminal, drawn from a view: it shows what the view holds, no more."""

from collections.abc import Sequence
from typing import Any, Final

from vendome.games.master_thieves.params import CYCLE, LEVELS, SIDES

WIDTH: Final = 20  # of a drawer
NAME: Final = 15  # of a player, at most
MARGIN: Final = 8
LEVEL_NAMES: Final = ("top", "middle", "bottom")
SIDE_NAMES: Final = ("North", "East", "South", "West")
LEGEND: Final = "◇ diamond · ◆ sapphire · ● ruby · ▲ in the upper face of a drawer · ▼ in the lower one"

View = dict[str, Any]


def table(view: View, me: int, names: Sequence[str], asked: Sequence[int]) -> str:
    """The whole table: how far the game is, the box, the pillows, the cards one has seen and one's own."""
    short = [name[:NAME] for name in names]
    lines = [heading(view), "", *box(view, short), LEGEND, "", f"Red pillow: {gems(view['red'])}", ""]
    for seat, shown in enumerate(view["seats"]):
        lines.append(f"{'>' if seat in asked else ' '} {short[seat]:<{NAME}}  {seat_line(shown)}")
    lines += seen_cards(view, me, short)
    if view["hand"]:
        lines += ["", f"Your cards: {cards(view['hand'])}"]
    if view["chosen"]:
        lines.append(f"You have chosen: {view['chosen'].replace('-', ' ')}")
    return "\n".join(lines)


def heading(view: View) -> str:
    rules = f"edition {view['edition']}" + (", one box action" if view["one_box_action"] else "")
    if view["phase"] == "over":
        return f"The game is over after {view['round']} rounds · {rules}"
    if view["preparing"]:
        return f"The box is being filled · {rules}"
    cycle, nth = view["cycle"] + 1, view["round"] % CYCLE + 1
    return f"Round {view['round'] + 1} · cycle {cycle}, card {nth} of {CYCLE} · {rules}"


# -- the box ------------------------------------------------------------------------------------------


def box(view: View, names: Sequence[str]) -> list[str]:
    """The four sides of the box, unrolled, level by level."""
    margin = " " * MARGIN
    lines = [margin + " " + "".join(f"{name:^{WIDTH + 1}}" for name in SIDE_NAMES).rstrip()]
    for row, level in enumerate(LEVELS):
        drawers = [drawer for drawer in view["box"] if drawer["position"][0] == level]
        cells = [drawer_cell(drawer, names, is_open=drawer["position"] == view["open"]) for drawer in drawers]
        lines.append(margin + rule("┌┬┐" if row == 0 else "├┼┤"))
        for i in range(max(len(cell) for cell in cells)):
            parts = [f" {cell[i] if i < len(cell) else '':<{WIDTH - 1}}" for cell in cells]
            lines.append(f"{LEVEL_NAMES[row] if i == 0 else '':<{MARGIN}}│{'│'.join(parts)}│")
    return [*lines, margin + rule("└┴┘")]


def rule(corners: str) -> str:
    return corners[0] + corners[1].join(["─" * WIDTH] * len(SIDES)) + corners[2]


def drawer_cell(drawer: View, names: Sequence[str], *, is_open: bool) -> list[str]:
    """Grain and length of a drawer and, as far as they are shown, the contents of its faces."""
    lines = [f"{drawer['drawer']} {'long' if drawer['long'] else 'short'}{', open' if is_open else ''}"]
    content = drawer["content"] or {}
    for mark, face in zip("▲▼", content.values(), strict=False):
        front = [gems(face)] if face["diamonds"] + face["sapphires"] else []
        lines += [f"{mark} {' '.join(front)}"] if front else []
        lines += [f"{mark} alarm: {names[face['alarm']]}"[: WIDTH - 1]] if face["alarm"] is not None else []
        lines += [f"{mark} ● in secret"] if face["ruby"] else []
    return lines


def gems(pillow: View) -> str:
    """`3◇ 1◆`; the kinds that are not there are left out."""
    kinds = (("diamonds", "◇"), ("sapphires", "◆"), ("rubies", "●"))
    return " ".join(f"{pillow[name]}{sign}" for name, sign in kinds if pillow.get(name)) or "–"


# -- the seats ----------------------------------------------------------------------------------------


def seat_line(shown: View) -> str:
    """Pillows, alarm and cards of a seat."""
    parts = [f"white {gems(shown['white']):<6}  black {gems(shown['black']):<12}"]
    parts += ["alarm ready" if shown["alarm"] else "alarm set  "]
    parts += [f"{shown['unplaced']} to place"] if shown["unplaced"] else []
    if shown["card"]:
        parts += [cards([shown["card"]])]
    elif shown["chosen"]:
        parts += ["has chosen"]
    elif not shown["unplaced"]:
        parts += [f"{shown['cards']} cards"]
    return "  ".join(parts)


def seen_cards(view: View, me: int, names: Sequence[str]) -> list[str]:
    """The cards that the view remembers: those played in this cycle, and those the others hold."""
    lines = []
    for seat, shown in enumerate(view["seats"]):
        if shown.get("played"):
            lines.append(f"  {names[seat]:<{NAME}} played: {cards(shown['played'])}")
        if seat != me and any(card["number"] for card in shown.get("holds", [])):
            lines.append(f"  {names[seat]:<{NAME}} holds: {cards(shown['holds'])}")
    return ["", "Cards seen", *lines] if lines else []


def cards(shown: Sequence[View]) -> str:
    """`thief 4, master thief ?`"""
    return ", ".join(f"{card['character'].replace('-', ' ')} {card['number'] or '?'}" for card in shown)

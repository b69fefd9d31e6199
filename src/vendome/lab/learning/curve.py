"""The curve of a run: strength over time, as a picture of its own. Drawn like the arena's plots, with their colours."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil

from vendome.lab.learning.run_log import Measurement
from vendome.lab.pages.html import style
from vendome.lab.pages.plots import LETTER, LONGEST, WIDTH, Axis, dot, grid, ink, line, spread, text

HEIGHT = 330
TOP, BOTTOM, LEFT = 40, 272, 48
GAP = 17  # between two labels
LETTERS = "ui-sans-serif, system-ui, sans-serif"


def curve(title: str, known: Sequence[Measurement], fair: float, total: float) -> str:
    """A line for each bot it was measured against, with a band as wide as the margin. `total` is in seconds."""
    names = sorted({name for measured in known for name in measured.against})
    end = WIDTH - 64 - LETTER * max([0, *(min(LONGEST, len(name)) for name in names)])
    unit, word = (60, "minutes") if total >= 60 else (1, "seconds")
    across = Axis(0, max(total, *(measured.seconds for measured in known)) / unit, LEFT, end)
    highest = max([fair, *(one.share + one.margin for measured in known for one in measured.against.values())])
    up = Axis(0, min(1, ceil(highest * 10 + 0.2) / 10), BOTTOM, TOP)
    parts = frame(across, up, fair)
    parts += [text((LEFT + end) / 2, BOTTOM + 40, f"{word} of training", anchor="middle", kind="note")]
    points = {name: points_of(name, known, unit) for name in names}
    heights = spread([up(points[name][-1][1]) for name in names], GAP)
    for colour, (name, height) in enumerate(zip(names, heights, strict=True)):
        share = points[name][-1][1]
        parts += strength_line(points[name], colour, across, up)
        parts += [text(end + 12, height + 4.5, f"{share:.1%} {name[:LONGEST]}", kind="label")]
    return picture(title, parts)


Point = tuple[float, float, float]  # time, share, margin


def points_of(name: str, known: Sequence[Measurement], unit: float) -> list[Point]:
    found = [(measured.seconds / unit, measured.against[name]) for measured in known if name in measured.against]
    return [(time, one.share, one.margin) for time, one in found]


def frame(across: Axis, up: Axis, fair: float) -> list[str]:
    parts = grid(across, TOP, BOTTOM, [(tick, f"{tick:g}") for tick in across.ticks()])
    for tick in up.ticks(5):
        parts += [line(across.start, up(tick), across.end, up(tick), "grid")]
        parts += [text(across.start - 8, up(tick) + 4, f"{tick:.0%}", anchor="end", kind="tick")]
    parts += [line(across.start, up(fair), across.end, up(fair), "fair")]
    return [*parts, text(across.start + 6, up(fair) - 6, f"fair share {100 * fair:.3g}%", kind="note")]


def strength_line(points: Sequence[Point], colour: int, across: Axis, up: Axis) -> list[str]:
    above = [(time, share + margin) for time, share, margin in points]
    below = [(time, max(0.0, share - margin)) for time, share, margin in points]
    band = path_of([*above, *reversed(below)], across, up)
    middle = path_of([(time, share) for time, share, _ in points], across, up)
    time, share, _ = points[-1]
    return [
        f'<polygon points="{band}" style="fill:{ink(colour)};opacity:0.18"/>',
        f'<polyline points="{middle}" class="line" style="stroke:{ink(colour)}"/>',
        dot(across(time), up(share), colour),
    ]


def path_of(points: Sequence[tuple[float, float]], across: Axis, up: Axis) -> str:
    return " ".join(f"{across(time):.1f},{up(min(1.0, share)):.1f}" for time, share in points)


def picture(title: str, parts: Sequence[str]) -> str:
    """A file that needs nothing but itself: the page's style is inside."""
    rules = escape(style(), quote=False)
    heading = text(LEFT, 22, title, kind="value")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" style="background:var(--card);font-family:{LETTERS}">'
        f"<style>{rules}</style>{heading}{''.join(parts)}</svg>\n"
    )

"""Plots as inline SVG, drawn by us: a page needs nothing but itself. Colours are the page's CSS variables."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, inf, log10

import numpy as np
from numpy.typing import NDArray

from vendome.lab.intervals import Share

WIDTH = 720
LETTER = 7.4  # the width of a letter of a label, in pixels
LONGEST = 30  # letters of a label
RIGHT = 64  # room for a number after a row
ROW = 34
COLOURS = 8


@dataclass(frozen=True)
class Row:
    """What a plot has to know of a bot or a seat."""

    label: str
    colour: int


@dataclass(frozen=True)
class Axis:
    """Numbers to places on the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, about: int = 6) -> Iterator[float]:
        """Round numbers within the axis."""
        step = round_step((self.high - self.low) / about)
        for i in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1):
            yield i * step


def round_step(step: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 …, or a tenth or hundredth of them."""
    unit = 10.0 ** floor(log10(step))
    return next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= step * 0.999)


def ink(colour: int) -> str:
    return f"var(--c{colour % COLOURS})"


def svg(height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg></div>"
    )


def text(x: float, y: float, words: str, *, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str, style: str = "") -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} class="{kind}"' + (f' style="{style}"/>' if style else "/>")


def dot(x: float, y: float, colour: int) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.5" class="dot" style="fill:{ink(colour)}"/>'


def label(row: Row, y: float, left: float) -> str:
    short = row.label if len(row.label) <= LONGEST else row.label[: LONGEST - 1] + "…"
    return text(left - 12, y + 4.5, short, anchor="end", kind="label")


def margin(rows: Sequence[Row]) -> float:
    """Room for the labels on the left."""
    return 20 + LETTER * max(min(LONGEST, len(row.label)) for row in rows)


def grid(axis: Axis, top: float, bottom: float, spelled: Sequence[tuple[float, str]]) -> list[str]:
    parts = []
    for value, words in spelled:
        parts += [line(axis(value), top, axis(value), bottom, "grid")]
        parts += [text(axis(value), bottom + 18, words, anchor="middle", kind="tick")]
    return parts


@dataclass(frozen=True)
class Mark:
    """A dashed line that rows are compared with."""

    at: float
    words: str


@dataclass(frozen=True)
class Scale:
    """How the numbers of an axis are spelled, and where it ends at the latest."""

    spell: Callable[[float], str]
    lowest: float = -inf
    highest: float = inf


def spell_percent(value: float) -> str:
    return f"{value:.0%}" if abs(100 * value - round(100 * value)) < 0.01 else f"{value:.1%}"


def spell_points(value: float) -> str:
    return f"{100 * value:+.0f}" if abs(value) > 1e-9 else "0"


SHARES = Scale(spell_percent, 0, 1)
POINTS = Scale(spell_points, -1, 1)


def share_plot(title: str, rows: Sequence[tuple[Row, Share]], fair: float) -> str:
    """A dot with its interval for each row, beside the line of a fair share."""
    spelled = [(row, share, f"{share.value:.1%}") for row, share in rows]
    return interval_plot(title, spelled, Mark(fair, f"fair share {100 * fair:.3g}%"), SHARES, start=0.0)


def interval_plot(
    title: str, rows: Sequence[tuple[Row, Share, str]], mark: Mark, scale: Scale, *, start: float | None = None
) -> str:
    """A dot with its interval for each row, beside a dashed line; the words of a row stand at its end. The axis begins
    at `start`, or where the numbers do."""
    left = margin([row for row, _, _ in rows])
    end = WIDTH - max(RIGHT, 20 + LETTER * max(len(words) for _, _, words in rows))
    top, bottom = 26, 26 + ROW * len(rows)
    low = start if start is not None else min([mark.at, *(share.low for _, share, _ in rows)])
    axis = rounded_axis(low, max([mark.at, *(share.high for _, share, _ in rows)]), left, end, scale)
    parts = grid(axis, top, bottom, [(tick, scale.spell(tick)) for tick in axis.ticks()])
    parts += [line(axis(mark.at), top - 4, axis(mark.at), bottom, "fair")]
    parts += [text(note_place(axis(mark.at), mark.words), top - 10, mark.words, anchor="middle", kind="note")]
    for i, (row, share, words) in enumerate(rows):
        y = top + ROW * (i + 0.5)
        parts += [label(row, y, left)]
        parts += [line(axis(share.low), y, axis(share.high), y, "interval", f"stroke:{ink(row.colour)}")]
        parts += [dot(axis(share.value), y, row.colour)]
        parts += [text(end + 10, y + 4.5, words, kind="value")]
    return svg(bottom + 28, title, parts)


def note_place(x: float, words: str) -> float:
    """The middle of a note that should stand at x but must not leave the plot."""
    half = LETTER * len(words) / 2
    return min(max(x, half + 4), WIDTH - half - 4)


def rounded_axis(low: float, high: float, start: float, end: float, scale: Scale) -> Axis:
    """An axis that begins and ends at round numbers, and holds these two with some room."""
    step = round_step(max(high - low, 1e-6) / 6)
    first, last = floor(low / step + 1e-9) * step, ceil(high / step + 0.02) * step
    return Axis(max(scale.lowest, first), min(scale.highest, max(last, first + step)), start, end)


def curve_plot(title: str, curves: Sequence[tuple[Row, Sequence[float]]], note: str) -> str:
    """Lines of shares over the course of a game, from its start to its end; `note` says what runs upwards."""
    top, bottom, left, end = 30, 262, 52, WIDTH - 20 - LETTER * max(min(LONGEST, len(row.label)) for row, _ in curves)
    across, up = Axis(0, 1, left, end), Axis(0, 1, bottom, top)
    parts = grid(across, top, bottom, [(tick, f"{tick:.0%}") for tick in across.ticks(5)])
    for tick in up.ticks(5):
        parts += [line(left, up(tick), end, up(tick), "grid")]
        parts += [text(left - 8, up(tick) + 4, f"{tick:.0%}", anchor="end", kind="tick")]
    parts += [text(4, top - 12, note, kind="note")]
    parts += [text((left + end) / 2, bottom + 38, "share of the game that is played", anchor="middle", kind="note")]
    heights = spread([up(series[-1]) for _, series in curves], 17)
    for (row, series), height in zip(curves, heights, strict=True):
        places = [i / max(1, len(series) - 1) for i in range(len(series))]
        path = " ".join(f"{across(at):.1f},{up(value):.1f}" for at, value in zip(places, series, strict=True))
        parts += [f'<polyline points="{path}" class="line" style="stroke:{ink(row.colour)}"/>']
        parts += [text(end + 12, height + 4.5, row.label[:LONGEST], kind="label")]
    return svg(bottom + 46, title, parts)


def spell_plainly(value: float) -> str:
    return f"{value:g}"


def histogram_plot(
    title: str,
    rows: Sequence[tuple[Row, NDArray[np.float64]]],
    spell: Callable[[float], str] = spell_plainly,
    *,
    finest: float = 1.0,
) -> str:
    """A histogram for each row, on one axis; a mark at the mean. `finest` is the least that two numbers can differ by,
    1 for whole numbers."""
    everything = np.concatenate([scores for _, scores in rows])
    low, high = float(everything.min()), float(everything.max())
    width = max(finest, round_step((high - low + finest) / 30))
    edges = np.arange(floor(low / width), floor(high / width) + 2) * width - (finest / 2 if finest == 1 else 0)
    left, tall, top = margin([row for row, _ in rows]), 62, 8
    bottom = top + tall * len(rows)
    axis = Axis(float(edges[0]), float(edges[-1]), left, WIDTH - RIGHT)
    parts = grid(axis, top, bottom, [(tick, spell(tick)) for tick in axis.ticks()])
    shares = [np.histogram(scores, edges)[0] / max(1, len(scores)) for _, scores in rows]
    highest = max(float(share.max()) for share in shares)
    for i, ((row, scores), share) in enumerate(zip(rows, shares, strict=True)):
        base, mean = top + tall * (i + 1), float(scores.mean())
        parts += [label(row, base - 18, left)]
        for edge, part in zip(edges, share, strict=False):
            height = float(part) / highest * (tall - 14)
            x, wide = axis(float(edge)), max(0.5, axis(float(edge) + width) - axis(float(edge)) - 1)
            parts += [
                f'<rect x="{x:.1f}" y="{base - height:.1f}" width="{wide:.1f}" height="{height:.1f}" '
                f'style="fill:{ink(row.colour)}"/>'
            ] * (height > 0)
        parts += [line(left, base, WIDTH - RIGHT, base, "axis")]
        parts += [line(axis(mean), base - tall + 10, axis(mean), base, "mean")]
        parts += [text(WIDTH - RIGHT + 10, base - 14, f"{mean:.1f}" if finest == 1 else spell(mean), kind="value")]
    return svg(bottom + 28, title, parts)


def rating_plot(title: str, rows: Sequence[tuple[Row, Sequence[float]]]) -> str:
    """A line for each row: its rating after every game, at most 300 points of it."""
    games = len(rows[0][1]) - 1
    points = sorted({round(i * games / 300) for i in range(301)})
    values = [[series[at] for at in points] for _, series in rows]
    low, high = min(map(min, values)), max(map(max, values))
    pad = max(1.0, 0.06 * (high - low))
    top, bottom, left, end = 12, 272, 44, WIDTH - 20 - LETTER * max(min(LONGEST, len(row.label)) for row, _ in rows)
    across, up = Axis(0, max(1, games), left, end), Axis(low - pad, high + pad, bottom, top)
    parts = grid(across, top, bottom, [(tick, f"{tick:,.0f}") for tick in across.ticks() if tick == int(tick)])
    for tick in up.ticks(5):
        parts += [line(left, up(tick), end, up(tick), "grid")]
        parts += [text(left - 8, up(tick) + 4, f"{tick:g}", anchor="end", kind="tick")]
    heights = spread([up(series[-1]) for series in values], 17)
    for (row, _), series, height in zip(rows, values, heights, strict=True):
        path = " ".join(f"{across(at):.1f},{up(value):.1f}" for at, value in zip(points, series, strict=True))
        parts += [f'<polyline points="{path}" class="line" style="stroke:{ink(row.colour)}"/>']
        parts += [dot(end, up(series[-1]), row.colour)]
        parts += [text(end + 12, height + 4.5, row.label[:LONGEST], kind="label")]
    return svg(bottom + 28, title, parts)


def spread(heights: Sequence[float], gap: float) -> list[float]:
    """The same heights, moved down where labels would lie on each other."""
    placed: dict[int, float] = {}
    last = -gap
    for i in sorted(range(len(heights)), key=lambda i: heights[i]):
        last = placed[i] = max(heights[i], last + gap)
    return [placed[i] for i in range(len(heights))]


def time_plot(title: str, rows: Sequence[tuple[Row, tuple[float, float, float]]]) -> str:
    """On an axis of powers of ten: a dot at the median, a line to the 99th percentile; the mean as a number."""
    left = margin([row for row, _ in rows])
    top, bottom = 8, 8 + ROW * len(rows)
    times = [max(1e-4, time) for _, (_, median, high) in rows for time in (median, high)]
    low = floor(log10(min(times)))
    axis = Axis(low, max(low + 1, ceil(log10(max(times)))), left, WIDTH - RIGHT - 30)
    powers = range(int(axis.low), int(axis.high) + 1)
    parts = grid(axis, top, bottom, [(power, milliseconds(10.0**power)) for power in powers])
    for i, (row, (mean, median, high)) in enumerate(rows):
        y = top + ROW * (i + 0.5)
        here, there = (axis(log10(max(1e-4, time))) for time in (median, high))
        parts += [label(row, y, left), line(here, y, there, y, "interval", f"stroke:{ink(row.colour)}")]
        parts += [dot(here, y, row.colour)]
        parts += [text(WIDTH - RIGHT - 20, y + 4.5, milliseconds(mean), kind="value")]
    return svg(bottom + 28, title, parts)


def milliseconds(time: float) -> str:
    """A time in the unit one would say it in."""
    if time >= 1000:
        return f"{time / 1000:.3g} s"
    return f"{time:.3g} ms" if time >= 1 else f"{1000 * time:.3g} µs"

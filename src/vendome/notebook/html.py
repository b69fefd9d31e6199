"""Small pieces of HTML that look right in a light notebook and in a dark one: they have no colour of their own."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

FAINT = "opacity:.65"
LINE = "1px solid rgba(128,128,128,.4)"


def escape(value: object) -> str:
    return html.escape(str(value))


def box(parts: Iterable[str]) -> str:
    """A frame around the parts."""
    style = f"display:inline-block;max-width:100%;padding:.6em 1em;border:{LINE};border-radius:.5em"
    return f'<div style="{style}">{"".join(parts)}</div>'


def heading(title: object, more: object) -> str:
    return paragraph(f"<b>{escape(title)}</b> {muted(more)}")


def paragraph(inside: str) -> str:
    """`inside` is HTML already."""
    return f'<div style="margin:.2em 0">{inside}</div>'


def muted(value: object) -> str:
    return f'<span style="{FAINT}">{escape(value)}</span>'


def code(value: object) -> str:
    style = f"color:inherit;background:none;padding:0 .3em;border:{LINE};border-radius:.3em;white-space:nowrap"
    return f'<code style="{style}">{escape(value)}</code>'


def text(value: object) -> str:
    """Lines of text in columns."""
    style = "color:inherit;background:none;margin:.6em 0;line-height:1.25;overflow-x:auto"
    return f'<pre style="{style}">{escape(value)}</pre>'


def grid(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table: the first column to the left, the others, which are mostly numbers, to the right."""
    body = "".join(f"<tr>{''.join(cell('td', i, value) for i, value in enumerate(row))}</tr>" for row in rows)
    top = "".join(cell("th", i, value) for i, value in enumerate(head))
    return f'<table style="border-collapse:collapse;margin:.4em 0"><tr>{top}</tr>{body}</table>'


def cell(kind: str, column: int, value: object) -> str:
    side = "right" if column else "left"
    return f'<{kind} style="text-align:{side};padding:.1em .8em .1em 0">{escape(value)}</{kind}>'

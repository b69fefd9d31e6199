"""Small pieces of HTML that look right in a light notebook and in a dark one: they have no colour of their own."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

# Where a notebook leaves the style out (one that is not trusted yet), it still reads well.
STYLE = """
.vendome { display: inline-block; max-width: 100%; padding: .6em 1em; border-radius: .5em }
.vendome, .vendome code { border: 1px solid rgba(128, 128, 128, .4) }
.vendome p { margin: .2em 0 }
.vendome small { opacity: .7 }
.vendome pre, .vendome code { color: inherit; background: none }
.vendome pre { margin: .6em 0; line-height: 1.25; overflow-x: auto }
.vendome code { padding: 0 .3em; border-radius: .3em; white-space: nowrap }
.vendome table { margin: .4em 0; border-collapse: collapse }
.vendome th, .vendome td { padding: .1em .8em .1em 0; text-align: right }
.vendome :is(th, td):first-child { text-align: left }
"""


def box(parts: Iterable[str]) -> str:
    """A frame around the parts."""
    return "\n".join([f'<div class="vendome"><style>{STYLE}</style>', *parts, "</div>"])


def heading(title: object, more: object) -> str:
    return paragraph(strong(title), small(more))


def paragraph(*parts: str) -> str:
    """The parts are HTML already."""
    return f"<p>{' '.join(parts)}</p>"


def strong(value: object) -> str:
    return f"<b>{escape(value)}</b>"


def small(value: object) -> str:
    return f"<small>{escape(value)}</small>"


def code(value: object) -> str:
    return f"<code>{escape(value)}</code>"


def text(value: object) -> str:
    """Lines of text in columns."""
    return f"<pre>{escape(value)}</pre>"


def grid(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    """A table: the first column to the left, the others, which are mostly numbers, to the right."""
    lines = [cells("th", head), *(cells("td", row) for row in rows)]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def cells(kind: str, values: Iterable[object]) -> str:
    return "".join(f"<{kind}>{escape(value)}</{kind}>" for value in values)


def escape(value: object) -> str:
    return html.escape(str(value))

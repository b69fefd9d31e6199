"""The parts of a page, as HTML that is well-formed XML, too."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files


@cache
def style() -> str:
    """The colours and the layout of all our pages and plots."""
    return files("vendome.lab.pages").joinpath("page.css").read_text()


def document(kind: str, title: str, sections: Iterable[str]) -> str:
    """A whole page. `kind` says above the title what made it."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n<main>\n"
        f"<header><p>{escape(kind)}</p><h1>{escape(title)}</h1></header>\n"
        f"{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{''.join(parts)}</section>\n"


def say(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>\n' if kind else f"<p>{escape(words)}</p>\n"


def command_line(words: str) -> str:
    return f"<pre><code>{escape(words)}</code></pre>\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "wide") -> str:
    """Names on the left, numbers on the right. Wider than a phone, it scrolls; `wide short`, it breaks its lines."""
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = ""
    for first, *cells in rows:
        body += f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
    return f'<div class="{kind}"><table><tr>{columns}</tr>{body}</table></div>\n'


def named(names: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"

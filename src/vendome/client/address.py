"""The address of a table, as the page shows it or as the interface has it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import SplitResult, parse_qs, urlsplit

from vendome.engine.errors import BadOption

FORM = "the address of a table is http://HOST/table/ID, as its page shows it"


@dataclass(frozen=True)
class TableAddress:
    server: str  # http://127.0.0.1:8000
    table: str
    token: str = ""  # of a private link, which carries a seat …
    word: str = ""  # … and the word that its device adds to the deal

    @classmethod
    def parse(cls, text: str) -> TableAddress:
        parts = split(text)
        found = re.fullmatch(r"(.*)/(?:table|api/tables)/([A-Za-z0-9_-]+)/?", parts.path)
        if parts.scheme not in ("http", "https") or not parts.netloc or not found:
            raise not_a_table(text)
        carried = parse_qs(parts.fragment)
        token, word = (carried.get(name, [""])[0] for name in ("token", "word"))
        return cls(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2], token, word)

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z0-9_-]*", self.token):
            raise BadOption("a token has letters, digits, - and _, and nothing else")

    def __str__(self) -> str:
        """As a person would share it: no token is in it."""
        return f"{self.server}/table/{self.table}"

    @property
    def api(self) -> str:
        return f"{self.server}/api/tables/{self.table}"

    @property
    def live(self) -> str:
        """Of the socket: ws:// for http://, wss:// for https://."""
        return f"ws{self.api.removeprefix('http')}/live"

    def next(self, table: str) -> TableAddress:
        """Another table of the same server."""
        return replace(self, table=table)

    def private_link(self, token: str) -> str:
        """It carries the seat, as the page's own do."""
        return f"{self}#token={token}"


def split(text: str) -> SplitResult:
    try:
        return urlsplit(text)
    except ValueError:  # half of an IPv6 address, say
        raise not_a_table(text) from None


def not_a_table(text: str) -> BadOption:
    """What stands behind # may be a secret."""
    return BadOption(f"{text.partition('#')[0]!r} is no table: {FORM}")

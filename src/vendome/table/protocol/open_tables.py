"""Open tables: anyone may sit down there. Who looks for a game, and who reports somebody."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vendome.table.protocol.requests import Clock, Digits, JoinId, Name
from vendome.table.protocol.shared_types import Experience, OptionValue, TableLanguage

ReportReason = Literal["name", "insult", "cheating", "spam", "other"]


class OpenTable(Struct):
    """A table in the list of those that look for players: what anyone may know."""

    table: str
    game: str
    options: dict[str, OptionValue]  # `players`, and what is not at its default
    language: TableLanguage
    experience: Experience
    clock: Clock | None  # None: as long as one likes
    host: str  # a name; empty, if the host has no seat
    people: int  # who sit there
    seats: int
    missing: int  # seats that are free
    since: float  # seconds since 1970
    by_itself: bool  # the game begins as soon as nobody is missing; otherwise the host begins it
    rated: bool = False


class OpenTables(Struct):
    """The tables that look for players, the newest first."""

    tables: list[OpenTable]


class FindGame(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat at any table that fits; if there is none, at a new one, where others will find you. With an `id` the call
    may be repeated: whoever has a seat by it is told so again."""

    games: Annotated[list[str], Meta(min_length=1, max_length=16)]  # the first is that of a new table
    name: Name
    language: TableLanguage
    any_language: bool = False  # also tables at which people speak another
    any_clock: bool = True  # otherwise only tables at which nobody thinks for long
    players: Annotated[int, Meta(ge=2, le=16)] | None = None  # at the table; None: any number
    rated: bool = False  # only tables whose games are rated; otherwise none of these
    word_hash: Digits | None = None
    id: JoinId | None = None
    avoid: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(max_length=100)] = []  # tables


class FoundGame(Struct):
    table: str
    game: str
    seat: int
    token: str


class Report(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Somebody at your table behaves so that whoever runs the server should know."""

    seat: int
    reason: ReportReason
    text: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct):
    """It is kept; whoever runs the server will see it."""

    seat: int

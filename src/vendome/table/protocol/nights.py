"""Duplicate nights, and the deal of the day."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from vendome.table.protocol.requests import JoinId, Name
from vendome.table.protocol.shared_types import OptionValue

MOST_DEALS = 16
LONGEST = 31 * 24  # hours

Title = Annotated[str, Meta(max_length=60)]


class NewNight(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The same deals for all who come, until it closes."""

    game: str
    options: dict[str, OptionValue] = {}
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4
    hours: Annotated[int, Meta(ge=1, le=LONGEST)] = 168  # that it is open
    level: str = ""  # of the bots
    title: Title = ""


class NightMade(Struct):
    night: str
    token: str  # of the host: who has it may close the night before its time


class Enter(Struct, forbid_unknown_fields=True):
    """Take part. The same `id` again is given the same token."""

    id: JoinId


class Entered(Struct):
    token: str


class SitDown(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Play a deal, with the token of whoever has entered."""

    deal: int  # from 1
    name: Name
    id: JoinId  # the same again is given the same table
    seat: int = 0
    others: Literal["bots", "open"] = "bots"  # who sits in the other seats: bots, or whoever has entered and comes


class NightDeal(Struct):
    commitment: str  # SHA-256 of the deal's `SEED:NONCE`
    played: int  # how often it was played to its end, by seats


class WaitingTable(Struct):
    """A table of the night that has not begun, and has free seats."""

    table: str
    deal: int
    names: list[str]  # who sits there
    free: int  # seats


class NightScore(Struct):
    deal: int
    seat: int
    table: str
    score: int | None  # None: the game goes on, or a bot has decided something for them
    others: int  # who had the same cards in the same seat, and have finished
    percent: float | None  # of them beaten, who has as much counting half; None: there are none


class Standing(Struct):
    name: str
    percent: float | None  # the mean of the deals
    scores: list[NightScore]


class Night(Struct):
    night: str
    title: str
    game: str
    options: dict[str, OptionValue]
    level: str  # of the bots
    deals: list[NightDeal]
    closes_at: float  # seconds since 1970
    is_closed: bool
    day: str | None  # of the deal of the day; then there is one try at one deal, in the first seat
    entered: int  # how many
    mine: Standing | UnsetType = UNSET  # of the token
    standings: list[Standing] | UnsetType = UNSET  # when it is closed, the best first
    waiting: list[WaitingTable] | UnsetType = UNSET  # for who takes part, until it is closed


class NightOfTable(Struct):
    """Which deal of which night a table plays."""

    night: str
    deal: int
    title: str
    closes_at: float
    day: str | None
    deals: int  # how many there are

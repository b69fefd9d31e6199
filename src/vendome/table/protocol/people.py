"""People: who sits with a device key, on which devices, and what they have played."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from vendome.table.protocol.friends import Friends, Invitation
from vendome.table.protocol.ratings import MyRatings, RatingChange
from vendome.table.protocol.shared_types import Status


class DeviceInfo(Struct):
    id: str
    label: str  # its browser and system
    made_at: float  # to the day, in seconds since 1970
    seen_at: float
    here: bool  # the one that asks


class PasskeyInfo(Struct):
    id: str
    label: str  # of the device where it was made
    made_at: float  # to the day
    used_at: float


class PasskeyWish(Struct):
    """What a browser is to be asked for, as `PublicKeyCredential` reads it."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """What it answered, as its `toJSON` writes it."""

    credential: dict[str, Any]


class Me(Struct):
    """What the server knows of you. Of a device that never sat down it knows nothing."""

    known: bool
    name: str | UnsetType = UNSET  # the one you sat down with last
    made_at: float | UnsetType = UNSET
    devices: list[DeviceInfo] = []
    passkeys: list[PasskeyInfo] = []


class MyTable(Struct):
    """A seat of yours at a game that is not over: your device's key opens it."""

    table: str
    game: str
    seat: int
    status: Status


class PastGame(Struct):
    """A finished game of yours. Its table may be gone; what became of it is kept."""

    table: str
    game: str
    at: float  # its end, in seconds since 1970
    seat: int
    players: int
    place: int  # 1 for a winner
    score: int
    names: list[str]  # at that table, by seat; none, once it is gone
    people: int | UnsetType = UNSET  # how many of these were no bots, as long as there are names
    rating: RatingChange | UnsetType = UNSET  # what a rated game has made of it


class SeatOfMine(Struct):
    """A seat that is or was yours, with the link to its table."""

    table: str
    link: str
    game: str
    seat: int
    name: str
    left: bool
    addresses: list[str]  # where you are told that it is your turn


class NightOfMine(Struct):
    """A duplicate night in which you take part."""

    night: str
    title: str
    at: float  # when you entered, in seconds since 1970


class Export(Struct):
    """All that the server has of you, but for the keys themselves."""

    me: Me
    seats: list[SeatOfMine]
    games: list[PastGame]
    friends: Friends
    invitations: list[Invitation]
    nights: list[NightOfMine]
    ratings: MyRatings


class Erased(Struct):
    """Nothing is left of you."""

    tables: int  # that you sat at


class History(Struct):
    games: list[PastGame]
    before: str | UnsetType = UNSET  # asks for the games before these, if there are any

"""Friends by link, invitations to tables, and playing again with the same people."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from vendome.table.protocol.requests import Digits, Name

LinkCode = Annotated[str, Meta(min_length=1, max_length=100)]
Number = Annotated[str, Meta(max_length=32)]  # by which something is named to its person


class FriendLink(Struct):
    """Whoever opens a link with this code may be your friend. The code is told this once."""

    code: str
    until: float  # it is good for so long, in seconds since 1970


class LookAtLink(Struct, forbid_unknown_fields=True):
    code: LinkCode


class LinkOwner(Struct):
    """Whose link it is."""

    name: str
    is_you: bool
    is_friend: bool


class BeFriends(Struct, forbid_unknown_fields=True, omit_defaults=True):
    code: LinkCode
    name: Name = ""  # of whoever has never sat down here


class Together(Struct):
    """A finished game."""

    game: str
    at: float  # its end, in seconds since 1970


class Friend(Struct):
    id: str
    name: str  # the one they sat down with last
    here_today: bool
    together: Together | UnsetType = UNSET  # the last game that both have finished


class MutedPerson(Struct):
    """You see no invitation from them."""

    id: str
    name: str


class Friends(Struct):
    friends: list[Friend]
    muted: list[MutedPerson]
    link_until: float | UnsetType = UNSET  # of your link, if you have one that is good


class Invite(Struct, forbid_unknown_fields=True):
    friend: Number


class InvitationSent(Struct):
    """They see it, unless they sit there already, or have muted you."""

    friend: str


class Invitation(Struct):
    """Somebody asks you to sit down at a table that waits."""

    id: str
    table: str
    game: str
    sender: str  # the name
    seats: int
    free: int


class Decline(Struct, forbid_unknown_fields=True, omit_defaults=True):
    mute: bool = False  # and see no more invitations from this person


class PlayAgain(Struct, forbid_unknown_fields=True, omit_defaults=True):
    table: Number  # of a finished game of yours
    word_hash: Digits | None = None  # of the word that your device adds to the deal


class AgainAt(Struct):
    """The new table, where you sit and host: your device's key opens the seat."""

    table: str
    seat: int

"""What a client sends."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from vendome.table.protocol.shared_types import Kind, Memory, OptionValue

Name = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=200)]
JoinId = Annotated[str, Meta(min_length=16, max_length=200, pattern="^[A-Za-z0-9_-]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Digits = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]  # a word, or the hash of one


class NewSeat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    kind: Kind
    name: Name = ""
    level: str = ""  # of a bot; the default is in the list of games
    word_hash: Digits | None = None  # of a person: the hash of the word that their device adds to the deal


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Time to think. When it runs out, a bot makes that one decision."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]


class NewTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Make a table. Without `seats` all are open; `players` is how many seats there are if it is not an option."""

    game: str
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    spectators: bool = True
    clock: Clock | None = None
    hints: bool = False  # hints for everyone; a lone person among bots has them anyway
    memory: Memory = "own"
    host_seat: int | None = None  # the person on this seat hosts: its token is the host's


class Join(Struct, forbid_unknown_fields=True, omit_defaults=True):
    name: Name
    seat: int | None = None
    word_hash: Digits | None = None  # of the word that this guest's device adds to the deal
    id: JoinId | None = None  # the guest's own secret; the same again is given the same seat


class Start(Struct, forbid_unknown_fields=True, omit_defaults=True):
    fill: str = ""  # the level of the bots in seats nobody took


class ChangeSettings(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the host may change. What is left out stays as it is."""

    clock: Clock | UnsetType | None = UNSET  # None: as long as one likes
    locked: bool | UnsetType = UNSET  # nobody may take an open seat


class HandOver(Struct, forbid_unknown_fields=True):
    """Another player hosts from now on."""

    seat: int


class TellWord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A device tells its word, when the view says that it is due."""

    word: Digits
    next_hash: Digits | None = None  # of its word for the next game, should the company play again


class Move(Struct, forbid_unknown_fields=True):
    ply: int
    move: Annotated[str, Meta(max_length=200)]
    id: Id | int  # the sender's own; the same again changes nothing


class Ask(Struct, forbid_unknown_fields=True):
    """On a socket: send the whole view again, for a patch was lost."""

    ask: Literal["view"]


class Say(Struct, forbid_unknown_fields=True):
    text: Text


class Substitute(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A bot for a seat whose player has left, or does not answer."""

    level: str = ""

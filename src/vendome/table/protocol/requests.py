"""What a client sends."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from vendome.table.protocol.shared_types import (
    ClockKind,
    Experience,
    Kind,
    Memory,
    OptionValue,
    Phrase,
    Reaction,
    TableLanguage,
    TakeBacks,
    Talk,
)

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
    """Time to think: for each decision, or a bank for the whole game. When it runs out, a bot makes that one decision;
    a bank that is empty has only its increment."""

    seconds: Annotated[int, Meta(ge=5, le=1_209_600)]
    kind: ClockKind = "decision"
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds that a bank is given with every question


class OpenTo(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anyone may sit down: the table is in the list of those that look for players."""

    language: TableLanguage
    experience: Experience = "any"


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
    take_backs: TakeBacks = "ask"
    open_to: OpenTo | None = None  # otherwise only who has the link can sit down
    rated: bool = False  # with a clock, without hints; nobody takes a move back


class Join(Struct, forbid_unknown_fields=True, omit_defaults=True):
    name: Name
    seat: int | None = None
    word_hash: Digits | None = None  # of the word that this guest's device adds to the deal
    id: JoinId | None = None  # the guest's own secret; the same again is given the same seat
    entry: JoinId | None = None  # at a table of a night: the token of whoever takes part


class Start(Struct, forbid_unknown_fields=True, omit_defaults=True):
    fill: str = ""  # the level of the bots in seats nobody took


class ChangeSettings(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the host may change. What is left out stays as it is."""

    clock: Clock | UnsetType | None = UNSET  # None: as long as one likes
    locked: bool | UnsetType = UNSET  # nobody may take an open seat
    chat: Talk | UnsetType = UNSET  # what the players may say …
    gallery: Talk | UnsetType = UNSET  # … and the spectators
    take_backs: TakeBacks | UnsetType = UNSET
    open_to: OpenTo | UnsetType | None = UNSET  # None: only who has the link


class TakeBreak(Struct, forbid_unknown_fields=True):
    """The clock of a player stands still until then. None: they are back."""

    until: Annotated[float, Meta(ge=0, le=1e11)] | None  # seconds since 1970


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


class TakeBack(Struct, forbid_unknown_fields=True):
    """Take the own last move back, or ask the others to allow it."""

    ply: int  # of the move
    id: Id | int  # the sender's own; the same again changes nothing


class AllowTakeBack(Struct, forbid_unknown_fields=True):
    """What another player says to that. Whoever asks may think better of it, and does not agree."""

    ply: int
    agree: bool


class Ask(Struct, forbid_unknown_fields=True):
    """On a socket: send the whole view again, for a patch was lost."""

    ask: Literal["view"]


class Say(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Either a text or a phrase."""

    text: Text = ""
    phrase: Phrase | UnsetType = UNSET


class SayInGallery(Say, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The same among the spectators, who have no token."""

    key: JoinId  # the sender's own secret, by which others see that it is the same person
    name: Name = ""


class React(Struct, forbid_unknown_fields=True):
    """How you take a move that the story tells. Another reaction to the same one replaces it."""

    ply: int
    reaction: Reaction | None  # None takes it back


class Substitute(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A bot for a seat whose player has left, or does not answer."""

    level: str = ""

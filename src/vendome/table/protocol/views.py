"""The table as one seat or a spectator is shown it, and every change of it."""

from typing import ClassVar

from msgspec import UNSET, Struct, UnsetType

from vendome.engine.contract import Question
from vendome.table.protocol.answers import NextTable
from vendome.table.protocol.nights import NightOfTable
from vendome.table.protocol.ratings import RatingChange
from vendome.table.protocol.shared_types import (
    Chat,
    ClockKind,
    Events,
    Experience,
    Kind,
    Memory,
    OptionValue,
    Patch,
    Phrase,
    Reaction,
    Seats,
    State,
    Status,
    Story,
    TableLanguage,
    TakeBacks,
    Talk,
)


class Result(Struct):
    scores: list[int]
    winners: list[int]
    end: str  # the number of the rule that ended the game
    decided_by: list[str]  # the numbers of the rules by which it was won: the count and, after a tie, what broke it


class SeatView(Struct):
    seat: int
    name: str
    kind: Kind
    connected: bool
    thinking: bool  # a bot is at work on this seat's answer
    by_bot: bool  # a bot plays for a person who left, until they return
    away: int | None  # for how many seconds a person has been gone
    level: str | UnsetType = UNSET  # of the bot that plays here
    word_hash: str | UnsetType = UNSET  # of the word that this player's device adds to the deal
    word_missing: bool = False  # the game began without that word
    left: bool | UnsetType = UNSET  # the player has left for good, and a bot plays on
    time: int | UnsetType = UNSET  # seconds that a player has left when this was sent: to decide, or of the bank
    time_used: int | UnsetType = (
        UNSET  # seconds that a player was asked, at a table with a clock, when the game is over
    )
    rating: RatingChange | UnsetType = UNSET  # what a rated game has made of it; a moment after its end
    break_until: float | UnsetType = UNSET  # the player is on a break, and the clock stands still; seconds since 1970


class Said(Struct):
    seat: int | None  # None: the host without a seat; in the gallery, anybody
    name: str
    text: str
    at: float  # seconds since 1970
    phrase: Phrase | UnsetType = UNSET  # if it was one; `text` has it in English
    who: str | UnsetType = UNSET  # in the gallery: the same person, the same `who`


class Reacted(Struct):
    """How a player took a move."""

    ply: int  # as the story has it
    seat: int
    reaction: Reaction


class ClockView(Struct):
    seconds: int
    left: int | None  # until the first time is up of those that run now, when this was sent
    kind: ClockKind = "decision"
    increment: int = 0  # seconds that a bank is given with every question


class WarningView(Struct):
    """A player lets the others wait, and has been asked whether they are still there."""

    seat: int
    left: int  # seconds until a bot may stand in, when this was sent
    voters: list[int]  # the seats that asked for a bot
    needed: int  # how many more must ask


class TakeBackView(Struct):
    """The viewer's own last move may be taken back."""

    ply: int
    asks: bool  # the others must allow it


class TakeBackRequestView(Struct):
    """Somebody would like to take a move back."""

    seat: int
    ply: int
    left: int  # seconds until it is too late to allow it, when this was sent
    waits_for: list[int]  # the seats that have not said yet


class Patience(Struct):
    """After how many seconds others may ask for a bot at somebody's seat."""

    away: float  # of a player who is gone
    idle: float  # of a player who is there, but does not answer: they are warned first


class GameEvent(Struct):
    """Something that happened, told to all. The kind of event says what else is there.

    Where it was asked for, `patch` is what it changed in the state; in a replay `patches` are that for each of its
    views. The last event of a move has none: after it all is as the view says.
    """

    open: ClassVar[bool] = True
    text: str
    event: str
    patch: Patch | UnsetType = UNSET
    patches: dict[str, Patch] | UnsetType = UNSET


class StoryEvent(Struct):
    """An event, and the number of the move that brought it about; -1 for what happened before the first.

    In an update that was asked for with `?frames=events`, `patch` is what it changed in the state.
    """

    open: ClassVar[bool] = True
    ply: int
    text: str
    event: str
    patch: Patch | UnsetType = UNSET


class OpeningView(Struct):
    """A table that is open to all, or was while it waited."""

    language: TableLanguage
    experience: Experience
    listed: bool  # strangers may find it
    by_itself: bool  # the game begins as soon as nobody is missing


class View(Struct):
    """All that one seat, or a spectator, is shown."""

    table: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    ply: int
    seat: int | None
    asked: list[int]
    legal: list[str]
    state: State | None  # the game's own view; None while the table waits
    commitment: str
    seats: Seats
    is_host: bool
    spectators: bool
    hints: bool  # whether this seat may ask for hints
    memory: Memory
    clock: ClockView | None
    chat: Chat
    story: Story  # the most recent events
    result: Result | UnsetType = UNSET
    question: Question | UnsetType = UNSET
    next: NextTable | UnsetType = UNSET  # where this company plays again
    words_due: list[int] | UnsetType = UNSET  # the seats whose devices are to tell their words now, before the deal
    host_seat: int | UnsetType = UNSET  # who hosts, if that is a seat
    locked: bool | UnsetType = UNSET  # the host lets nobody else sit down
    opening: OpeningView | UnsetType = UNSET  # of a table that strangers may find
    hints_for_all: bool | UnsetType = UNSET  # at this table everyone may ask for hints
    warnings: list[WarningView] | UnsetType = UNSET  # players who let the others wait
    patience: Patience | UnsetType = UNSET  # at a table that is played
    chat_allows: Talk | UnsetType = UNSET  # `free` if there is none
    gallery_allows: Talk | UnsetType = UNSET  # likewise
    gallery: list[Said] | UnsetType = UNSET  # what spectators say; players are shown it when the game is over
    reactions: list[Reacted] | UnsetType = UNSET  # to what the story tells
    take_backs: TakeBacks | UnsetType = UNSET  # whether moves may be taken back here; `ask` if it is not there
    take_back: TakeBackView | UnsetType = UNSET  # this seat may take its last move back
    take_back_request: TakeBackRequestView | UnsetType = UNSET  # somebody asks to take one back
    break_days: int | UnsetType = UNSET  # how many days of breaks this seat has left, where there are any
    rated: bool | UnsetType = UNSET  # the game changes its players' ratings
    night: NightOfTable | UnsetType = UNSET  # whose deal is played here


class Change(Struct):
    """What a socket is sent at every change."""

    ply: int
    view: View
    events: Events  # what is new


class Welcome(View, kw_only=True):
    """What a socket is sent first: the view itself, and once more as a change, so that a client that reads
    changes needs no second case."""

    view: View
    events: list[GameEvent]

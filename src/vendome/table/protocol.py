"""Everything that goes over the wire, as types.

The page's TypeScript (`web/src/protocol.ts`) and the OpenAPI document are generated from these, so the three
can't disagree. A field with a default may be left out of a request; in an answer it is left out when it does
not apply.
"""

from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from vendome.engine.errors import Fault

Kind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "finished"]
Memory = Literal["own", "full"]
OptionValue = bool | int | str

Name = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]


def many(name: str) -> Meta:
    """A list that is encoded once and sent to many: what is inside, for the page's types and for OpenAPI."""
    items = {"$ref": f"#/components/schemas/{name}"}
    return Meta(extra={"holds": f"{name}[]"}, extra_json_schema={"type": "array", "items": items})


State = Annotated[Raw, Meta(extra={"holds": "State"}, extra_json_schema={"type": "object"})]
Events = Annotated[Raw, many("GameEvent")]
Story = Annotated[Raw, many("StoryEvent")]
Seats = Annotated[Raw, many("SeatView")]
Chat = Annotated[Raw, many("Said")]

Code = Literal[
    "bad-request",  # 400: not JSON, or not of the form that is asked for
    "no-token",  # 401: the call needs a token
    "wrong-token",  # 401: nobody at this table has this token
    "forbidden",  # 403: the token is good, but not for this
    "not-your-turn",  # 403: another seat is asked
    "no-such-table",  # 404
    "no-such-thing",  # 404: no such seat, game or path
    "wrong-method",  # 405
    "stale",  # 409: the ply has gone; `view` is what is true now
    "taken",  # 409: the table is full, or the seat is taken
    "started",  # 409: too late, the game has begun
    "not-started",  # 409: too early, the game has not begun
    "not-finished",  # 409: too early, the game is not over
    "not-away",  # 409: the seat's player is still there, or has not been away for long enough
    "too-large",  # 413
    "bad-option",  # 422: no such game, option, level, or value of one
    "illegal-move",  # 422: `legal` are the moves that are
    "bad-record",  # 422: `line` and `index` say where, if they are known
    "too-many",  # 429: `wait` seconds, then try again
    "broken",  # 500: our fault
    "unavailable",  # 503: the store does not answer
]


# What exactly is the matter; `problems.CAUSES` has the code and the sentence of each.
Cause = Literal[
    "nothing-said",
    "too-slow",
    "wrong-form",
    "not-json",
    "players-only",
    "private",
    "wrong-token",
    "host-starts",
    "host-plays-again",
    "seated-only",
    "no-hints",
    "other-site",
    "others-first",
    "hints-when-asked",
    "no-such-table",
    "no-such-game",
    "no-such-seat",
    "no-lesson",
    "no-such-step",
    "nothing-here",
    "wrong-method",
    "game-over",
    "moved-on",
    "answered-first",
    "spoke-first",
    "called-first",
    "table-full",
    "seat-taken",
    "seat-just-taken",
    "started",
    "not-started",
    "not-finished",
    "record-too-early",
    "not-left",
    "still-here",
    "just-left",
    "too-large",
    "unknown",
    "bad-players",
    "bad-value",
    "seats-described",
    "no-such-move",
    "bad-nth",
    "bad-replay",
    "illegal-move",
    "against-rule",
    "bad-record",
    "no-such-record",
    "too-many-requests",
    "too-many-tables",
    "too-many-joins",
    "too-many-moves",
    "too-many-messages",
    "too-many-questions",
    "too-many-connections",
    "too-many-hints",
    "broken",
    "unavailable",
    "table-of-other-rules",
    "unplayable",
]


# -- requests -----------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    kind: Kind
    name: Name = ""
    level: str = ""  # of a bot; the default is in the list of games


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


class Join(Struct, forbid_unknown_fields=True, omit_defaults=True):
    name: Name
    seat: int | None = None


class Start(Struct, forbid_unknown_fields=True, omit_defaults=True):
    fill: str = ""  # the level of the bots in seats nobody took


class Move(Struct, forbid_unknown_fields=True):
    ply: int
    move: Annotated[str, Meta(max_length=200)]
    id: Id | int  # the sender's own; the same again changes nothing


class Say(Struct, forbid_unknown_fields=True):
    text: Text


class Substitute(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A bot for a seat whose player has left."""

    level: str = ""


# -- answers ------------------------------------------------------------------------------------------


class SeatToken(Struct):
    seat: int
    token: str


class NewTableMade(Struct):
    table: str
    host: str  # the host's token
    seats: list[SeatToken]


class NextTable(Struct):
    table: str


class OptionInfo(Struct):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    help: str


class Players(Struct):
    min: int
    max: int


class Minutes(Struct):
    min: int
    max: int


class LevelInfo(Struct):
    level: str
    text: str  # what to expect of it, in a sentence


class GameInfo(Struct):
    id: str
    name: str
    names: dict[str, str]  # by language
    summary: str
    players: Players
    minutes: Minutes
    options: list[OptionInfo]
    levels: list[LevelInfo]
    level: str  # the one a seat gets if none is named
    rules: int  # the version of the rulebook
    lesson: bool  # whether there is a first game that teaches it


class Rule(Struct, omit_defaults=True):
    """A piece of the rulebook: a section (`SD-3`, with a title), or one rule of it (`SD-3.6`)."""

    number: str
    text: str  # Markdown
    title: str = ""


class Health(Struct):
    status: Literal["ok"]
    version: str


# -- the view -----------------------------------------------------------------------------------------


class Question(Struct):
    text: str
    rule: str


class Result(Struct):
    scores: list[int]
    winners: list[int]
    end: str  # the number of the rule that ended the game


class SeatView(Struct, omit_defaults=True):
    seat: int
    name: str
    kind: Kind
    connected: bool
    thinking: bool  # a bot is at work on this seat's answer
    by_bot: bool  # a bot plays for a person who left, until they return
    away: int | None  # for how many seconds a person has been gone
    level: str | UnsetType = UNSET  # of the bot that plays here


class Said(Struct):
    seat: int | None  # None: the host without a seat
    name: str
    text: str
    at: float  # seconds since 1970


class ClockView(Struct):
    seconds: int
    left: int | None  # of the present decision, when this was sent


class GameEvent(Struct):
    """Something that happened, told to all. The kind of event says what else is there."""

    open: ClassVar[bool] = True
    text: str
    event: str


class StoryEvent(Struct):
    """An event, and the number of the move that brought it about; -1 for what happened before the first."""

    open: ClassVar[bool] = True
    ply: int
    text: str
    event: str


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


class Parts(Struct, omit_defaults=True):
    """What a refusal speaks of: whoever tells it in other words needs these."""

    name: str | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    what: Literal["game", "option", "level", "language"] | UnsetType = UNSET
    known: list[str] | UnsetType = UNSET
    value: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    seat: str | UnsetType = UNSET
    move: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    fault: Fault | UnsetType = UNSET  # of a record
    reason: str | UnsetType = UNSET  # in English: of the rules, or technical
    nth: int | UnsetType = UNSET
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    last: int | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    players: int | UnsetType = UNSET
    seconds: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    its: int | UnsetType = UNSET
    ours: int | UnsetType = UNSET


class Problem(Struct, omit_defaults=True):
    """Why not, for people and for programs."""

    code: Code
    message: str
    cause: Cause
    parts: Parts | UnsetType = UNSET
    id: str | int | UnsetType = UNSET  # of the refused move
    view: View | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    line: int | UnsetType = UNSET
    index: int | UnsetType = UNSET
    wait: float | UnsetType = UNSET


class Refusal(Struct):
    error: Problem


# -- hints and replays --------------------------------------------------------------------------------


class HintMove(Struct):
    move: str
    value: float  # how well the bot expects to stand after it, 0 to 1
    share: float  # of its thought that went there


class Hint(Struct):
    moves: list[HintMove]  # the best first


class Reason(Struct):
    """A rule that forbids a move, with the sentence that says so; the page has its own, found by `key`."""

    key: str
    rule: str
    text: str


class Why(Struct):
    """Why a move can't be made now."""

    move: str
    reason: Reason | None  # None: it can


class Frame(Struct):
    """The table after one move; the first frame is the table before any.

    `views` has each seat's own view by its number and, with open cards, a spectator's as `public`.
    """

    ply: int
    seat: int | None
    move: str | None  # None in the first frame, and for a secret choice that this seat had not seen yet
    events: Events
    views: dict[str, State]


class Replay(Struct):
    game: str
    options: dict[str, OptionValue]
    names: list[str]
    frames: list[Frame]
    result: Result


# -- lessons ------------------------------------------------------------------------------------------


class LessonStep(Struct, omit_defaults=True):
    """A stop in a lesson: something to look at, or a move to make. Its words are the page's, found by `key`."""

    key: str
    frame: int  # its place in `frames`
    marks: list[str]  # the things on the board that it speaks of
    wanted: str | UnsetType = UNSET  # the move that goes on; without it there is only something to look at
    legal: list[str] | UnsetType = UNSET  # with `wanted`: all that could be done
    question: Question | UnsetType = UNSET


class LessonFrame(Struct):
    """The table as the learner's seat sees it, after one move; the first is the table before any."""

    ply: int
    seat: int | None
    move: str | None  # None in the first frame, and for a secret choice of another
    asked: list[int]
    events: Events
    state: State


class Lesson(Struct):
    """A game's first game: a real one, stopped where there is something to learn."""

    game: str
    options: dict[str, OptionValue]
    names: list[str]
    seat: int  # the learner's
    memory: Memory
    steps: list[LessonStep]
    frames: list[LessonFrame]
    result: Result

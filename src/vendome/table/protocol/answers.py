"""Short answers: tokens, the list of games, rules, hints, reasons, observations."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from vendome.table.protocol.shared_types import Numbers, OptionValue


class SeatToken(Struct):
    seat: int
    token: str


class NewTableMade(Struct):
    table: str
    host: str  # the host's token
    seats: list[SeatToken]


class NextTable(Struct):
    table: str


class SeatVacated(Struct):
    seat: int


class TableClosed(Struct):
    table: str


class OptionInfo(Struct):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    help: str
    by_language: dict[str, OptionValue]  # what a table has instead that is laid in one of these languages


class Players(Struct):
    min: int
    max: int


class Minutes(Struct):
    min: int
    max: int


class AgesInfo(Struct):
    years: int
    over: bool  # older than that; otherwise from that age on


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
    ages: AgesInfo | None  # None: nobody has said
    estimated: bool  # ages and minutes are our estimate, not printed
    options: list[OptionInfo]
    levels: list[LevelInfo]
    level: str  # the one a seat gets if none is named
    rules: int  # the version of the rulebook
    lesson: bool  # whether there is a first game that teaches it
    open_tables: bool | UnsetType = UNSET  # this server lists tables that look for players


class Rule(Struct, omit_defaults=True):
    """A piece of the rulebook: a section (`SD-3`, with a title), or one rule of it (`SD-3.6`)."""

    number: str
    text: str  # Markdown
    title: str = ""


class Privacy(Struct):
    """How long this server keeps what it is told, and who answers for it."""

    waiting_days: float  # a table whose game was never begun
    unfinished_days: float  # since the last move of a game that was not finished
    finished_days: float  # since the end of a game
    people_days: float  # since a person was seen last
    contact: str | None  # https://… or mailto:…, if whoever runs the server has given any


class Health(Struct):
    status: Literal["ok"]
    version: str


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


class Observation(Struct):
    """What a seat knows as numbers, for a program that learns; each game's `observation.py` says what they mean."""

    ply: int  # as in the view
    seat: int
    observation: Numbers
    mask: Numbers  # for every move of the game, by its number: 1 if the seat may make it now, otherwise 0

"""Whole games, frame by frame: replays of finished games, and lessons."""

from msgspec import UNSET, Struct, UnsetType

from vendome.engine.contract import Question
from vendome.table.protocol.shared_types import Events, Memory, OptionValue, Patch, State
from vendome.table.protocol.views import Result


class Frame(Struct):
    """The table after one move; the first frame is the table before any.

    `views` has each seat's own view by its number and, with open cards, a spectator's as `public`. If patches were
    asked for, only the first frame has it; the others have `patches`, each of which makes a view out of the one before.
    """

    ply: int
    seat: int | None
    move: str | None  # None in the first frame, and for a secret choice that this seat had not seen yet
    events: Events
    views: dict[str, State] | UnsetType = UNSET
    patches: dict[str, Patch] | UnsetType = UNSET


class Replay(Struct):
    game: str
    options: dict[str, OptionValue]
    names: list[str]
    frames: list[Frame]
    result: Result


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

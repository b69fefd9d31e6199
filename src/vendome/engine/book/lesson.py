"""A game's first game, as files beside its code: `lesson/record.json` and `lesson/steps.json`.

The record is one of a whole game and is checked like any other. The steps say where it is stopped: what there is to
look at, or which of the learner's moves, the record's own, is to be made. Their words are the page's.
"""

from functools import cache
from typing import NamedTuple

import msgspec

from vendome.engine.contract import Game, Memory
from vendome.engine.records import GameRecord, decode, parse


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stop on the way through the record."""

    key: str  # of its words
    ply: int  # how many decisions have been made
    wanted: str = ""  # the move that the learner makes here; none where there is only something to look at
    marks: tuple[str, ...] = ()  # the things on the board that it speaks of
    leap: bool = False  # time passes: what happened since the step before is not shown


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`steps.json`"""

    seat: int  # the learner's
    memory: Memory
    steps: tuple[Step, ...]


class Lesson(NamedTuple):
    plan: Plan
    record: GameRecord


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    folder = game.folder / "lesson"
    if not folder.is_dir():
        return None
    plan = msgspec.json.decode((folder / "steps.json").read_bytes(), type=Plan)
    record = parse(decode((folder / "record.json").read_bytes()), lambda _: game)
    return Lesson(plan, record)

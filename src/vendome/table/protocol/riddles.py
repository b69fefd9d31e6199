"""The riddle of a day, and its solution."""

from typing import Any

from msgspec import Struct

from vendome.engine.contract import Question
from vendome.puzzles.puzzle import Solution
from vendome.table.protocol.replays import LessonFrame
from vendome.table.protocol.shared_types import Memory, OptionValue


class Riddle(Struct):
    """A game between bots up to a decision, as its seat saw it: which move is the best?"""

    day: str  # like 2026-01-31
    number: int  # of the day, from 1
    game: str
    options: dict[str, OptionValue]
    names: list[str]
    seat: int  # whose move it is
    memory: Memory
    frames: list[LessonFrame]  # from the start; at the last one the question is asked
    legal: list[str]
    question: Question


class RiddleSolution(Struct):
    day: str
    solution: Solution
    record: dict[str, Any]  # of the whole game, for a replay

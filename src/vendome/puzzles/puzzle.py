"""A puzzle, and the line of a file that holds it."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from vendome.engine.contract import Game, Question
from vendome.engine.errors import RecordError
from vendome.engine.play import Session
from vendome.engine.records import GameRecord, decode, parse, replay
from vendome.engine.records.read import Finder
from vendome.review.data import JudgedMove

KEY = "puzzle"  # beside what every record has


class Solution(Struct, frozen=True):
    """Which decision of the game is asked for, and what the judge found. All of it is what the seat could know."""

    decision: int  # its number in the game, from 0
    seat: int
    moves: list[JudgedMove]  # that were looked at, the best first
    tempting: str  # what looks best at first sight, and is not
    margin: float  # how much better the best move is than the next one
    error: float  # half of the 95% interval of that
    simulations: int  # that judged it
    remark: Question | None = None  # why the tempting move is worse, if the game has words for it

    @property
    def best(self) -> JudgedMove:
        return self.moves[0]


class Puzzle(NamedTuple):
    record: GameRecord
    solution: Solution

    def encode(self) -> bytes:
        """As one line of a file of records."""
        return msgspec.json.encode({**self.record.data(), KEY: self.solution}) + b"\n"

    def position(self) -> Session:
        """The game when the question is asked."""
        played = replay(self.record)
        session, decisions = next(played), 0
        for session, line in zip(played, self.record.log, strict=True):
            decisions += "move" in line
            if decisions == self.solution.decision and not session.chance_is_due:
                break
        return session


def read_puzzle(line: bytes, find: Finder) -> Puzzle:
    """RecordError says what is wrong with it. The game is not played."""
    data: Any = decode(line)
    record = parse(data, find)
    if KEY not in data:
        raise RecordError("form", f"it has no `{KEY}`: a game, but not a puzzle")
    try:
        solution = with_own_remark(msgspec.convert(data[KEY], Solution), record.setup.game, data[KEY])
    except msgspec.ValidationError as error:
        raise RecordError("form", f"`{KEY}`: {error}") from None
    check(record, solution)
    return Puzzle(record, solution)


def with_own_remark(solution: Solution, game: Game, data: Any) -> Solution:
    """Its remark as the game's own kind, which has what the words of other languages name: a card, a number."""
    if solution.remark is None or game.remarks is None:
        return solution
    kinds = {key_of(kind): kind for kind in game.remarks.KINDS}
    kind = kinds.get(solution.remark.key, Question)
    return msgspec.structs.replace(solution, remark=msgspec.convert(data["remark"], kind))


def key_of(kind: type[Question]) -> str:
    return next(str(field.default) for field in msgspec.structs.fields(kind) if field.name == "key")


def check(record: GameRecord, solution: Solution) -> None:
    """Whether it is about a decision of this game."""
    movers = [entry["seat"] for entry in record.log if "move" in entry]
    if not 0 <= solution.decision < len(movers):
        raise RecordError("form", f"`{KEY}`: the game has no decision {solution.decision}")
    if movers[solution.decision] != solution.seat:
        raise RecordError("form", f"`{KEY}`: decision {solution.decision} is not of seat {solution.seat}")
    moves = record.setup.game.moves
    unknown = [move for move in (solution.tempting, *(judged.move for judged in solution.moves)) if move not in moves]
    if unknown or len(solution.moves) < 2:
        raise RecordError("form", f"`{KEY}`: {f'unknown move {unknown[0]!r}' if unknown else 'it needs two moves'}")

"""Builds riddles: a puzzle as its seat saw it, without what came later."""

import gzip
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec

from vendome.puzzles import FIRST_DAY, DayPuzzle, puzzle_of_day
from vendome.table.problems import Refused
from vendome.table.protocol.replays import LessonFrame
from vendome.table.protocol.riddles import Riddle, RiddleSolution
from vendome.table.replay_builder import Shown, positions
from vendome.table.seat_frames import SeatEyes


def day_named(text: str) -> date:
    """A day that has begun somewhere on Earth; today if nothing is named."""
    today = datetime.now(UTC).date()
    if not text:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refused("no-riddle", value=text[:40]) from None
    if not FIRST_DAY <= day <= today + timedelta(days=1):
        raise Refused("no-riddle", value=day.isoformat())
    return day


def riddle_of(day: date) -> DayPuzzle:
    found = puzzle_of_day(day)
    if found is None:
        raise Refused("no-riddle", value=day.isoformat())
    return found


def solution_of(day: date) -> RiddleSolution:
    puzzle = riddle_of(day).puzzle
    return RiddleSolution(day.isoformat(), puzzle.solution, puzzle.record.data())


def write_riddle(day: str, path: Path) -> None:
    """Write a `Riddle` as compressed JSON. The file is there when it is complete, or not at all."""
    under_way = path.with_suffix(".part")
    under_way.write_bytes(gzip.compress(msgspec.json.encode(riddle(day, riddle_of(date.fromisoformat(day)))), 5))
    under_way.replace(path)


def riddle(day: str, found: DayPuzzle) -> Riddle:
    number, (record, solution) = found
    eyes = SeatEyes(solution.seat, "full", record.seats)
    frames: list[LessonFrame] = []
    before: Shown | None = None
    for position in positions(record):
        frames.append(eyes.frame(position, before))
        before = eyes.shown(position)
        if position.ply == solution.decision:
            break
    session = position.session
    return Riddle(
        day=day, number=number, game=session.game.id, options=record.setup.stated(),
        names=list(record.seats), seat=solution.seat, memory="full", frames=frames,
        legal=session.moves(solution.seat),
        question=session.game.questions.ask(session.known_to(solution.seat).state, solution.seat),
    )  # fmt: skip

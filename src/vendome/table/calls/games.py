"""Calls about the games, and about the server itself."""

import asyncio
from importlib.metadata import version

from msgspec.structs import replace

from vendome.engine.book.languages import language_of_header
from vendome.table import catalogue
from vendome.table.calls.common import Request, StoredAnswer
from vendome.table.lessons import lesson_of, why_not_in_lesson
from vendome.table.problems import Refused
from vendome.table.protocol.answers import GameInfo, Health, Privacy, Rule, Why
from vendome.table.protocol.replays import Lesson
from vendome.table.protocol.riddles import RiddleSolution
from vendome.table.riddle_builder import day_named, solution_of
from vendome.table.workers import Place


async def games(request: Request) -> list[GameInfo]:
    if not request.house.settings.open_tables:
        return catalogue.games()
    return [replace(game, open_tables=True) for game in catalogue.games()]


async def privacy(request: Request) -> Privacy:
    settings = request.house.settings
    days = settings.keep_waiting_days, settings.keep_unfinished_days, settings.keep_finished_days
    return Privacy(*days, settings.keep_people_days, settings.contact or None)


async def rules(request: Request) -> list[Rule]:
    language = request.query.get("language") or language_of_header(request.accepts)
    return catalogue.rulebook_of(request.path["game"], language)


async def lesson(request: Request) -> Lesson:
    return await asyncio.to_thread(lesson_of, request.path["game"])


async def lesson_why(request: Request) -> Why:
    move, step = request.query.get("move", ""), request.query.get("step", "")
    return Why(move, await asyncio.to_thread(why_not_in_lesson, request.path["game"], step, move))


async def riddle(request: Request) -> StoredAnswer:
    """A riddle is made once, for all who ask."""
    day = day_named(request.query.get("day", ""))
    return StoredAnswer(await request.services.replays.riddle(day, Place(address=request.address)))


async def riddle_solution(request: Request) -> RiddleSolution:
    return solution_of(day_named(request.query.get("day", "")))


async def health(request: Request) -> Health:
    """Readiness: whether a move would be taken now."""
    trouble = await request.house.store.readiness.trouble()
    if trouble is not None:
        raise Refused("not-ready", reason=trouble)
    return Health("ok", version("vendome"))


async def live(_: Request) -> Health:
    """Liveness: whoever gets this answer knows that the server runs, and no more."""
    return Health("ok", version("vendome"))

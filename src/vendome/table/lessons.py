"""Builds lessons: a game's first game, with the steps at which the page stops to explain."""

from functools import cache
from itertools import pairwise

from vendome.engine.book import lesson as source
from vendome.engine.book.lesson import Plan, Step
from vendome.engine.contract import Game
from vendome.engine.play import Session
from vendome.table.catalogue import game_named
from vendome.table.problems import Refused
from vendome.table.protocol.answers import Reason
from vendome.table.protocol.replays import Lesson, LessonFrame, LessonStep
from vendome.table.replay_builder import Shown, positions
from vendome.table.seat_frames import SeatEyes
from vendome.table.table_session import result_of


def lesson_of(name: str) -> Lesson:
    """The lesson of a game; Refused if there is none."""
    return lesson(game_named(name))


@cache
def lesson(game: Game) -> Lesson:
    found = source.lesson_of(game)
    if found is None:
        raise Refused("no-lesson", game=game.name)
    plan, record = found
    shown, eyes = plies_shown(plan), SeatEyes(plan.seat, plan.memory, record.seats)
    frames: dict[int, LessonFrame] = {}
    steps: list[LessonStep] = []
    before: Shown | None = None
    for position in positions(record):
        if position.ply in shown:
            frames[position.ply] = eyes.frame(position, before if position.ply - 1 in shown else None)
        before = eyes.shown(position)
        here = (step for step in plan.steps if step.ply == position.ply)
        steps += [step_at(position.session, step, len(frames) - 1, plan.seat) for step in here]
    return Lesson(
        game=game.id,
        options=record.setup.stated(),
        names=list(record.seats),
        seat=plan.seat,
        memory=plan.memory,
        steps=steps,
        frames=list(frames.values()),
        result=result_of(game, record.result),
    )


def why_not_in_lesson(name: str, key: str, move: str) -> Reason | None:
    """Why the learner can't make a move of the game at a step; None if it is allowed there."""
    game = game_named(name)
    found = source.lesson_of(game)
    step = next((step for step in found.plan.steps if step.key == key), None) if found else None
    if found is None or step is None:
        raise Refused("no-such-step", game=game.name, name=key[:40])
    if move not in game.moves:
        raise Refused("no-such-move", move=move[:60])
    reason = session_at(game, step.ply).why_not(found.plan.seat, move)
    return Reason(*reason) if reason else None


@cache
def session_at(game: Game, ply: int) -> Session:
    """The lesson's game at one of its steps. Kept, because to play up to there costs milliseconds, and anyone may
    ask."""
    found = source.lesson_of(game)
    assert found is not None
    return next(position.session for position in positions(found.record) if position.ply == ply).clone()


def plies_shown(plan: Plan) -> set[int]:
    """Every position from the first step to the last, without those that a step skips."""
    shown = {step.ply for step in plan.steps}
    for before, after in pairwise(plan.steps):
        if not after.leap:
            shown.update(range(before.ply, after.ply))
    return shown


def step_at(session: Session, step: Step, frame: int, learner: int) -> LessonStep:
    """A stop; where a move is wanted, with all that could be done."""
    marks = list(step.marks)
    if not step.wanted:
        return LessonStep(step.key, frame, marks)
    question = session.game.questions.ask(session.known_to(learner).state, learner)
    return LessonStep(step.key, frame, marks, step.wanted, session.moves(learner), question)

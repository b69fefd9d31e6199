"""A game's first game, with its stops: what the page needs to play it with a learner."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise

import msgspec
from msgspec import Raw

from vendome.engine import lesson as source
from vendome.engine.contract import Game
from vendome.engine.lesson import Plan, Step
from vendome.engine.play import State
from vendome.engine.reasons import why_not
from vendome.engine.record import GameRecord, replay
from vendome.table.catalogue import game_named
from vendome.table.problems import Refused
from vendome.table.protocol.answers import Reason
from vendome.table.protocol.replays import Lesson, LessonFrame, LessonStep
from vendome.table.protocol.views import Question, Result
from vendome.table.replays import told


def lesson_of(name: str) -> Lesson:
    """The lesson of a game; Refused if there is none."""
    return lesson(game_named(name))


@cache
def lesson(game: Game) -> Lesson:
    found = source.lesson_of(game)
    if found is None:
        raise Refused("no-lesson", game=game.name)
    plan, record = found
    shown = plies_shown(plan)
    frames: dict[int, LessonFrame] = {}
    steps: list[LessonStep] = []
    for ply, state, seat, move in decisions(record):
        if ply in shown:
            frames[ply] = frame(state, ply, seat, move, plan, record)
        here = (step for step in plan.steps if step.ply == ply)
        steps += [step_at(state, step, len(frames) - 1, plan.seat) for step in here]
    return Lesson(
        game=game.id,
        options=record.setup.stated(),
        names=list(record.seats),
        seat=plan.seat,
        memory=plan.memory,
        steps=steps,
        frames=list(frames.values()),
        result=Result(*record.result),
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
    position = next(state for ply, state, _, _ in decisions(found.record) if ply == step.ply)
    reason = why_not(position, found.plan.seat, move)
    return Reason(*reason) if reason else None


def plies_shown(plan: Plan) -> set[int]:
    """Every position on the way from step to step, but none of those that are leapt over."""
    shown = {step.ply for step in plan.steps}
    for before, after in pairwise(plan.steps):
        if not after.leap:
            shown.update(range(before.ply, after.ply))
    return shown


def decisions(record: GameRecord) -> Iterator[tuple[int, State, int | None, str | None]]:
    """The game before its first decision and after each: how many there were, the state, whose the last was and what.
    What chance decides belongs to the decision before it."""
    ply, seat, move = 0, None, None
    for state, line in zip(islice(replay(record), 1, None), record.log, strict=True):
        if "move" in line:
            ply, seat, move = ply + 1, line["seat"], line["move"]
        if not state.chance_is_due:
            yield ply, state, seat, move


def frame(state: State, ply: int, seat: int | None, move: str | None, plan: Plan, record: GameRecord) -> LessonFrame:
    is_secret = bool(state.pending) and seat != plan.seat
    return LessonFrame(
        ply=ply,
        seat=seat,
        move=None if is_secret else move,
        asked=state.asked,
        events=told(state, record.seats),
        state=Raw(msgspec.json.encode(state.view(plan.seat, plan.memory))),
    )


def step_at(state: State, step: Step, frame: int, learner: int) -> LessonStep:
    """A stop; where a move is wanted, with all that could be done."""
    marks = list(step.marks)
    if not step.wanted:
        return LessonStep(step.key, frame, marks)
    question = Question(*state.game.text.ask(state.known_to(learner).record, learner))
    return LessonStep(step.key, frame, marks, step.wanted, state.moves(learner), question)

"""The first game of every game that has one: a record like any other, stopped where the learner really decides."""

from importlib.resources import as_file, files
from itertools import pairwise

from support import EVERY_LESSON
from vendome.engine.book.lesson import Lesson, lesson_of
from vendome.engine.contract import Game
from vendome.engine.records import read_file
from vendome.games.registry import find


def lesson(game: Game) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


@EVERY_LESSON
def test_the_record_of_a_lesson_passes_the_check(game: Game) -> None:
    with as_file(files(game.module) / "lesson" / "record.json") as path:
        [(_, record)] = read_file(path, find)
    assert record.setup.game is game


@EVERY_LESSON
def test_the_wanted_moves_are_the_learners_own_in_the_record(game: Game) -> None:
    plan, record = lesson(game)
    made = [line for line in record.log if "move" in line]
    for step in plan.steps:
        if step.wanted:
            assert (made[step.ply]["seat"], made[step.ply]["move"]) == (plan.seat, step.wanted), step.key


@EVERY_LESSON
def test_the_steps_go_forward_and_the_last_one_is_the_end(game: Game) -> None:
    plan, record = lesson(game)
    assert len({step.key for step in plan.steps}) == len(plan.steps)
    assert all(before.ply <= after.ply for before, after in pairwise(plan.steps))
    assert plan.steps[0].ply == 0
    assert plan.steps[-1].ply == sum("move" in line for line in record.log)


@EVERY_LESSON
def test_after_a_wanted_move_the_game_goes_on(game: Game) -> None:
    for before, after in pairwise(lesson(game).plan.steps):
        if before.wanted:
            assert before.ply < after.ply, after.key


@EVERY_LESSON
def test_a_lesson_takes_some_five_minutes(game: Game) -> None:
    assert 12 <= len(lesson(game).plan.steps) <= 24
    assert sum(bool(step.wanted) for step in lesson(game).plan.steps) >= 7

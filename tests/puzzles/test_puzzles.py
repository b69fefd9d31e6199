"""Puzzles: the shipped ones are what they say, new ones are found, and a riddle tells nothing of what came later."""

from datetime import date, timedelta
from itertools import pairwise
from random import Random

import msgspec
import pytest

import vendome
from support import EVERY_PUZZLE
from vendome import GAMES, Game
from vendome.engine.contract import Question
from vendome.engine.errors import RecordError
from vendome.engine.records import record_of
from vendome.games.registry import find
from vendome.puzzles import (
    FIRST_DAY,
    DayPuzzle,
    Puzzle,
    finding,
    puzzle_of_day,
    puzzle_of_game,
    puzzles_of,
    read_puzzle,
)
from vendome.puzzles.finding import CLEAR
from vendome.table.riddle_builder import riddle

pytestmark = pytest.mark.slow

SEED_WITH_A_PUZZLE = 1  # of The Shadow Thief with three players


@EVERY_PUZZLE
def test_every_shipped_puzzle_has_one_clearly_best_move(game: Game) -> None:
    puzzles = list(puzzles_of(game))
    assert len(puzzles) >= 100
    for record, solution in puzzles:
        assert record.setup.game is game
        values = [judged.value for judged in solution.moves]
        assert values == sorted(values, reverse=True)
        assert solution.margin == pytest.approx(values[0] - values[1], abs=0.0002)
        assert solution.margin - solution.error >= CLEAR
        assert solution.tempting != solution.best.move
    assert len({puzzle.encode() for puzzle in puzzles}) == len(puzzles)


@EVERY_PUZZLE
def test_a_puzzle_asks_its_seat_for_a_choice_of_legal_moves(game: Game) -> None:
    for puzzle in list(puzzles_of(game))[::7]:
        solution, session = puzzle.solution, puzzle.position()
        assert solution.seat in session.asked
        legal = session.moves(solution.seat)
        assert {solution.tempting, *(judged.move for judged in solution.moves)} <= set(legal)


def test_the_games_take_turns_from_day_to_day_and_no_puzzle_comes_twice_within_a_year() -> None:
    year = [puzzle_of_day(FIRST_DAY + timedelta(days=n)) for n in range(365)]
    assert all(found is not None and found.number == n + 1 for n, found in enumerate(year))
    puzzles = [found.puzzle for found in year if found]
    for first, second in pairwise(puzzles):
        assert first.record.setup.game is not second.record.setup.game
    assert len({puzzle.encode() for puzzle in puzzles}) == 365
    assert puzzle_of_day(FIRST_DAY - timedelta(days=1)) is None
    assert puzzle_of_day(date.max) is not None


@EVERY_PUZZLE
def test_a_riddle_is_the_same_however_the_game_goes_on(game: Game) -> None:
    puzzle = next(puzzles_of(game))
    other = Puzzle(record_of(gone_on_otherwise(puzzle), puzzle.record.seats), puzzle.solution)
    assert other.record.log != puzzle.record.log
    asked, asked_otherwise = (riddle("2026-01-01", DayPuzzle(1, each)) for each in (puzzle, other))
    assert msgspec.json.encode(asked) == msgspec.json.encode(asked_otherwise)
    assert asked.frames[-1].ply == puzzle.solution.decision
    assert asked.legal == puzzle.position().moves(puzzle.solution.seat)


def gone_on_otherwise(puzzle: Puzzle) -> vendome.Session:
    """The same game up to the question, then with other moves."""
    session, random = puzzle.position(), Random(1)
    while not session.finished:
        session.play(random.choice(session.moves(seat := session.asked[0])), seat)
    return session


def test_a_game_between_bots_has_a_puzzle_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "STUDY", 6_000)
    setup = vendome.game("shadow_thief", players=3)
    found = puzzle_of_game(setup, SEED_WITH_A_PUZZLE)
    assert found is not None
    assert found == puzzle_of_game(setup, SEED_WITH_A_PUZZLE)
    assert read_puzzle(found.encode(), find) == found


def test_what_is_no_puzzle_is_refused_in_words() -> None:
    record, solution = next(puzzles_of(GAMES["shadow_thief"]))
    with pytest.raises(RecordError, match="a game, but not a puzzle"):
        read_puzzle(record.encode(), find)
    wrong = {
        "no decision 999": msgspec.structs.replace(solution, decision=999),
        "is not of seat": msgspec.structs.replace(solution, seat=1 - solution.seat),
        "unknown move 'fly'": msgspec.structs.replace(solution, tempting="fly"),
        "unknown remark 'because'": msgspec.structs.replace(solution, remark=Question("So.", "SD-1.1", "because")),
        "needs two moves": msgspec.structs.replace(solution, moves=solution.moves[:1]),
    }
    for words, other in wrong.items():
        with pytest.raises(RecordError, match=words):
            read_puzzle(Puzzle(record, other).encode(), find)
    line = Puzzle(record, solution).encode().replace(b'"tempting":"', b'"tempting":1,"":"')
    with pytest.raises(RecordError, match=r"`puzzle`: Expected `str`, got `int`"):
        read_puzzle(line, find)

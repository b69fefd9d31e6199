"""Taking moves back: the game is what it was, to the last bit of its generator."""

from pathlib import Path
from random import Random

import pytest

import vendome
from support import EVERY_GAME, INTERPRETED, setups
from vendome import Decision, Game, Session, VendomeError

pytestmark = pytest.mark.interpreted
LENGTH = 12 if INTERPRETED else 60


def shape(session: Session) -> tuple[object, ...]:
    return session.to_bytes(), list(session.log), list(session.pending.items()), list(session.history.decisions)


def played(session: Session, moves: int, random: Random) -> list[tuple[object, ...]]:
    """Random moves, secret choices answered in any order; the game before each of them, and after."""
    shapes = [shape(session)]
    while not session.finished and len(shapes) <= moves:
        seat = random.choice(session.asked)
        session.play(random.choice(session.moves(seat)), seat)
        shapes.append(shape(session))
    return shapes


@EVERY_GAME
def test_undo_gives_the_game_before_every_move(game: Game) -> None:
    for setup in setups(game):
        session = setup.start(seed=41)
        shapes = played(session, LENGTH, Random(41))
        for before in reversed(shapes[:-1]):
            session.undo()
            assert shape(session) == before
        with pytest.raises(VendomeError, match="there is no move to take back"):
            session.undo()


@EVERY_GAME
def test_a_game_goes_on_after_undo_as_it_did_before(game: Game) -> None:
    session = setups(game)[0].start(seed=42)
    played(session, LENGTH, Random(42))
    after, decisions = shape(session), list(session.history.decisions)
    for _ in range(len(decisions) // 2):
        session.undo()
    for seat, action in decisions[len(session.history.decisions) :]:
        session.play(action, seat)
    assert shape(session) == after


@EVERY_GAME
def test_the_end_of_a_game_is_taken_back(game: Game) -> None:
    session = setups(game)[0].start(seed=43)
    shapes = played(session, 10_000, Random(43))
    assert session.finished
    session.undo()
    assert shape(session) == shapes[-2]
    assert not session.finished


@EVERY_GAME
def test_a_retraced_game_ends_where_the_game_is(game: Game) -> None:
    session = setups(game)[-1].start(seed=44)
    shapes = played(session, LENGTH, Random(44))
    assert [shape(moment) for moment in session.retraced()] == shapes


@EVERY_GAME
def test_recorded_chance_stays_as_it_was_recorded(game: Game, tmp_path: Path) -> None:
    """The chance of a record comes from no generator: it is the record's again."""
    original = vendome.new(game.id, players=game.players[0], seed=45)
    played(original, 10_000, Random(45))
    original.save(tmp_path / "game.jsonl")
    [recorded] = vendome.read(tmp_path / "game.jsonl")
    for ply in (1, 2, 5, recorded.plies // 2, recorded.plies):
        session = recorded.session(ply)
        session.undo()
        assert shape(session) == shape(recorded.session(ply - 1))


def test_a_waiting_secret_answer_is_taken_back_first() -> None:
    game = vendome.new("shadow_thief", players=3, seed=7)
    for seat in (2, 0):
        game.play(game.moves(seat)[0], seat)
    game.undo()
    assert list(game.pending) == [2]
    assert game.asked == [0, 1]
    game.undo()
    assert not game.pending


def test_the_order_of_the_answers_is_remembered_when_the_log_has_seat_order() -> None:
    game = vendome.new("shadow_thief", players=3, seed=7)
    for seat in (2, 0, 1):
        game.play(game.moves(seat)[0], seat)
    decisions = [line for line in game.log if isinstance(line, Decision)]
    assert [line.seat for line in decisions][:3] == [0, 1, 2]
    game.undo()
    assert list(game.pending) == [2, 0]
    assert game.asked == [1]


def test_chance_that_is_still_due_is_taken_back_with_its_move() -> None:
    session = vendome.game("shadow_thief", players=2).start(seed=3)
    random = Random(3)
    while not session.chance_is_due:
        assert not session.finished, "no move of this game is followed by chance: the test proved nothing"
        before = shape(session)
        seat = random.choice(session.asked)
        session.choose(random.choice(session.moves(seat)), seat)
    session.undo()
    assert shape(session) == before


def test_a_game_from_bytes_goes_back_to_those_bytes() -> None:
    setup = vendome.game("shadow_thief", players=3)
    data = setup.start(seed=8).to_bytes()
    session = setup.from_bytes(data)
    session.play(session.moves()[0])
    session.undo()
    assert session.to_bytes() == data

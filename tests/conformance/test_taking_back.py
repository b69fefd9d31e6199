"""What must hold in every game: to take a move back tells nobody anything."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vendome
from support import COMPILED_ONLY, EVERY_GAME, STRIDE, setups
from vendome import SPECTATOR, CantTakeBack, Game, Session
from vendome.engine.compiler.rng import generator

pytestmark = pytest.mark.interpreted

Shape = tuple[object, ...]


def shape(session: Session) -> Shape:
    """A game, with the order in which its decisions came."""
    return session.to_bytes(), list(session.log), session.pending, list(session.history.decisions)


def every_move(session: Session, random: Random) -> Iterator[tuple[Session, int, str]]:
    """A random game, one move in some: the game before it, the seat that makes it, and the move."""
    nth = 0
    while not session.finished:
        seat = random.choice(session.asked)  # secret choices come in any order
        move = random.choice(session.moves(seat))
        nth += 1
        if nth % STRIDE == 0 or len(session.asked) == 1:  # those that are no secret are rarer
            yield session.clone(), seat, move
        session.play(move, seat)


def after(session: Session, move: str, seat: int) -> Session:
    later = session.clone()
    later.play(move, seat)
    return later


@COMPILED_ONLY
@EVERY_GAME
def test_nobody_has_learnt_anything_by_a_move_that_may_be_taken_back(game: Game) -> None:
    """In every game that is possible for somebody who looks on, the same move shows them the same. A secret answer
    shows them the same whatever it is."""
    for setup in setups(game):
        for nth, (before, seat, move) in enumerate(every_move(setup.start(seed=51), Random(51))):
            later = after(before, move, seat)
            if later.why_it_stands(seat) is not None:
                continue
            for who in {SPECTATOR, *range(setup.players)}:
                other = before.resampled(who, generator(nth, stream=who + 1))
                made = other.moves(seat)[0] if seat in later.pending and who != seat else move
                other.play(made, seat)
                assert other.redacted(who).tobytes() == later.redacted(who).tobytes()
                assert other.events == later.events
                assert other.asked == later.asked


@COMPILED_ONLY
@EVERY_GAME
def test_whether_a_move_may_be_taken_back_tells_its_seat_nothing(game: Game) -> None:
    setup = setups(game)[0]
    for nth, (before, seat, move) in enumerate(every_move(setup.start(seed=56), Random(56))):
        other, later = after(before.resampled(seat, generator(nth)), move, seat), after(before, move, seat)
        if not (other.finished or later.finished) and other.asked == later.asked:
            assert other.why_it_stands(seat) == later.why_it_stands(seat)


@EVERY_GAME
def test_a_move_is_taken_back_until_somebody_has_learnt_from_it_or_acted_on_it(game: Game) -> None:
    """And then the game is what it was, byte for byte."""
    taken, reasons = 0, set()
    setup = setups(game)[0]
    for before, seat, move in every_move(setup.start(seed=52), Random(52)):
        later = after(before, move, seat)
        standing = shape(later)
        why = later.why_it_stands(seat)
        if why is None:
            taken += 1
            later.take_back(seat)
            assert shape(later) == shape(before)
            assert later.why_it_stands(seat) == before.why_it_stands(seat)
        else:
            reasons.add(why)
            with pytest.raises(CantTakeBack) as refused:
                later.take_back(seat)
            assert refused.value.why == why
            assert shape(later) == standing
    assert taken or reasons <= {"revealed", "over"}, "a game may have no move that shows nothing"


@EVERY_GAME
def test_a_secret_answer_is_changed_while_the_answers_of_others_stay(game: Game) -> None:
    session = vendome.game(game.id, players=game.players[-1]).start(seed=53)
    random = Random(53)
    while len(session.asked) < 3:
        if session.finished:
            return  # a game without secret answers
        session.play(random.choice(session.moves()))
    seats = list(session.asked)
    first, second = seats[1], seats[0]
    before = session.clone()
    session.play(session.moves(first)[0], first)
    session.play(session.moves(second)[0], second)
    with pytest.raises(CantTakeBack, match=f"seat {seats[2]} can't take a move back"):
        session.take_back(seats[2])
    session.take_back(first)
    assert session.asked == [seat for seat in seats if seat != second]
    assert session.to_bytes() == after(before, before.moves(second)[0], second).to_bytes()
    session.play(session.moves(first)[-1], first)
    assert dict(session.pending) == {first: before.moves(first)[-1], second: before.moves(second)[0]}


@EVERY_GAME
def test_nothing_is_taken_back_before_the_first_move_and_after_the_last(game: Game) -> None:
    session = setups(game)[0].start(seed=54)
    random = Random(54)
    assert session.why_it_stands(0) == "none"
    while not session.finished:
        seat = random.choice(session.asked)
        session.play(random.choice(session.moves(seat)), seat)
    assert {session.why_it_stands(seat) for seat in range(session.setup.players)} == {"over"}


@EVERY_GAME
def test_whoever_takes_moves_back_now_and_then_plays_the_same_game(game: Game) -> None:
    """Chance does not change by it."""
    setup = setups(game)[0]
    straight, wavering = setup.start(seed=55), setup.start(seed=55)
    random = Random(55)
    for _ in range(40):
        if straight.finished:
            break
        seat = random.choice(straight.asked)
        move = random.choice(straight.moves(seat))
        wavering.play(random.choice(wavering.moves(seat)), seat) if random.random() < 0.5 else None
        if wavering.ply + len(wavering.pending) > straight.ply + len(straight.pending):
            if wavering.why_it_stands(seat) is None:
                wavering.take_back(seat)
            else:
                wavering.undo()
        straight.play(move, seat)
        wavering.play(move, seat)
    assert shape(wavering) == shape(straight)


@COMPILED_ONLY
@EVERY_GAME
@given(seed=st.integers(0, 2**32), choices=st.lists(st.tuples(st.integers(0, 99), st.booleans()), max_size=60))
def test_whatever_is_taken_back_the_moves_that_stand_are_the_game(
    game: Game, seed: int, choices: list[tuple[int, bool]]
) -> None:
    """Any seat moves, or takes its last move back if it may, in any order."""
    setup = setups(game)[0]
    session, standing = setup.start(seed=seed), list[tuple[int, str]]()
    for number, takes_back in choices:
        seat = number % setup.players
        if takes_back and session.why_it_stands(seat) is None:
            session.take_back(seat)
            nth = max(n for n, (who, _) in enumerate(standing) if who == seat)
            del standing[nth]
        elif not session.finished:
            seat = session.asked[number % len(session.asked)]
            move = session.moves(seat)[number % len(session.moves(seat))]
            session.play(move, seat)
            standing.append((seat, move))
    straight = setup.start(seed=seed)
    for seat, move in standing:
        straight.play(move, seat)
    assert shape(session) == shape(straight)

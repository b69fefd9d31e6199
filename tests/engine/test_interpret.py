"""Interpreted rules beside compiled ones: the same game, step for step, and a change-over that nobody notices."""

from collections.abc import Iterator
from random import Random

import pytest

from vendome import GAMES
from vendome.engine.compiler.loops import interpret, use_machine_code
from vendome.engine.contract import SPECTATOR, Game
from vendome.engine.play import Session, Setup
from vendome.engine.rehearsal import rehearse

pytestmark = pytest.mark.slow

STEPS = 300


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    yield request.param
    use_machine_code(request.param)


def played(setup: Setup, change_at: int) -> list[bytes]:
    """Random moves, interpreted until `change_at`: the state after each, and all that each seat knows of it."""
    interpret(setup.game)
    session, random, seen = setup.start(seed=7), Random(7), []
    for step in range(STEPS):
        if step == change_at:
            use_machine_code(setup.game)
        if session.finished:
            break
        seat = random.choice(session.asked)
        session.play(random.choice(session.actions(seat)), seat)
        seen.append(everything_of(session))
    return seen


def everything_of(session: Session) -> bytes:
    seats = [SPECTATOR, *range(session.setup.players)]
    known = [session.redacted(seat).tobytes() for seat in seats]
    observed = [session.observation(seat).tobytes() for seat in seats[1:]]
    legal = [bytes(session.mask(seat)) for seat in seats[1:]]
    return b"".join([session.to_bytes(), repr(session.result).encode(), *known, *observed, *legal])


def test_interpreted_compiled_and_changed_over_the_game_is_the_same(game: Game) -> None:
    setup = Setup.of(game, game.players[1], {})
    compiled = played(setup, change_at=0)
    for change_at in (len(compiled) // 4, len(compiled) // 2, STEPS):
        assert played(setup, change_at) == compiled


def test_a_session_that_is_under_way_changes_over(game: Game) -> None:
    session = Setup.of(game, game.players[0], {}).start(seed=1)
    compiled = session.loops.do_apply
    interpret(game)
    interpreted = session.loops.do_apply
    assert not hasattr(interpreted, "py_func"), "nothing of it can be compiled"
    use_machine_code(game)
    assert session.loops.do_apply is compiled


def test_a_rehearsal_runs_machine_code_though_the_game_is_interpreted(game: Game) -> None:
    setup = Setup.of(game, game.players[0], {})
    interpret(game)
    session = setup.start(seed=1)
    before = session.to_bytes()
    rehearse(setup)
    assert session.to_bytes() == before, "no game that is under way is touched"
    assert not hasattr(session.loops.do_apply, "py_func"), "and it is interpreted still"

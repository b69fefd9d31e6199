"""What every game's mind must hold to: judge by what a seat knows, evaluate fairly, imagine what is possible."""

from collections.abc import Iterator
from importlib.resources import files
from random import Random

import pytest

from support import EVERY_GAME, EVERY_MIND, census, random_play, setups
from vendome import GAMES, Game, Session, Setup
from vendome.bots import Witness
from vendome.bots.plain_mind import plain_mind
from vendome.bots.search.searcher import Searcher, bind_steps
from vendome.bots.search.simulate import KNOWN
from vendome.engine.compiler.rng import generator


def positions(game: Game, count: int = 40) -> Iterator[tuple[Session, Witness]]:
    """Positions of random games with a real choice, and what the first asked seat has seen."""
    rng = Random(game.id)
    while True:
        setup = rng.choice(setups(game))
        session = setup.start(rng.randrange(1 << 30))
        witnesses = [Witness(setup, seat) for seat in range(setup.players)]
        while not session.finished:
            for witness in witnesses:
                witness.see(session)
            seat = rng.choice(session.asked)
            if rng.random() < 0.1 and len(session.moves(seat)) > 1:
                yield session, witnesses[seat]
                count -= 1
                if count == 0:
                    return
            session.play(rng.choice(session.moves(seat)), seat)


@EVERY_GAME
def test_a_mind_that_is_there_is_used(game: Game) -> None:
    assert (files(game.module) / "mind").is_dir() == (game.mind is not None)


@EVERY_GAME
def test_scores_read_only_what_the_seat_knows(game: Game) -> None:
    searcher = Searcher(game)
    for session, witness in positions(game):
        searcher.work.seat = witness.seat
        searcher.states[KNOWN] = session.state  # everything
        full = [array.tolist() for array in searcher.score(imagine=False)]
        searcher.states[KNOWN] = witness.states[-1]  # what the seat knows
        assert [array.tolist() for array in searcher.score(imagine=False)] == full


@EVERY_GAME
@pytest.mark.parametrize("insight", [False, True])
def test_what_is_imagined_looks_the_same_to_the_seat_and_loses_no_piece(game: Game, insight: bool) -> None:
    searcher = Searcher(game)
    for session, witness in positions(game):
        searcher.use(generator(2))
        searcher.infer(witness, memory=1.0, insight=insight)
        imagined = session.clone()
        imagined.states[0] = searcher.imagine()
        found, expected = census(imagined)
        assert found == expected
        known = imagined.known_to(witness.seat)
        assert known.to_bytes() == searcher.states[KNOWN].tobytes(), "what the seat knows, others asked anew"


@EVERY_MIND
def test_all_seats_have_a_chance_to_win_and_nobody_else(game: Game) -> None:
    searcher = Searcher(game)
    for session, _ in positions(game, 30):
        players = session.setup.players
        searcher.work.values[:] = -1
        chances = searcher.evaluate(session.state)
        assert chances.shape == (players,)
        assert chances.min() > 0
        assert chances.max() < 1
        assert chances.sum() == pytest.approx(1)
        assert (searcher.work.values[players:] == -1).all()


@EVERY_GAME
def test_whoever_has_won_has_the_best_chance(game: Game) -> None:
    searcher = Searcher(game)
    for setup in setups(game):
        *_, session = random_play(setup.start(seed=3), Random(3))
        assert session.result is not None
        chances = searcher.evaluate(session.state)
        assert max(chances) == pytest.approx(max(chances[seat] for seat in session.result.winners))


def test_a_game_without_a_mind_gets_a_plain_one() -> None:
    """No opinion, no belief, and a win counts only when it is there."""
    game = next(iter(GAMES.values()))
    searcher = Searcher(game)
    searcher.steps = bind_steps(game, plain_mind(game))
    session = Setup.of(game, 3, {}).start(seed=1)
    rng = Random(1)
    while not session.finished:
        searcher.states[KNOWN] = session.state
        searcher.work.seat = session.asked[0]
        actions, scores = searcher.score(imagine=False)
        assert actions.tolist() == session.actions(session.asked[0])
        assert not scores.any()
        session.play(rng.choice(session.moves()))
    assert session.result is not None
    shares = [(seat in session.result.winners) / len(session.result.winners) for seat in range(3)]
    assert searcher.evaluate(session.state).tolist() == shares

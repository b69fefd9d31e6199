"""What every game's mind must hold to: judge by what a seat knows, evaluate fairly, imagine what is possible."""

from collections.abc import Iterator
from random import Random

import pytest

from support import EVERY_GAME, census, setups
from vendome import GAMES, Game, Session, Setup
from vendome.bots import Witness, find_bot
from vendome.bots.plain_mind import plain_mind
from vendome.bots.thinking import Head
from vendome.engine.compiler.rng import generator
from vendome.games.master_thieves.params import PLACES


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
def test_every_shipped_game_has_a_mind_of_its_own(game: Game) -> None:
    assert game.mind is not None


@EVERY_GAME
def test_judgement_reads_only_what_the_seat_knows(game: Game) -> None:
    head = Head(game)
    for session, witness in positions(game):
        head.known[0] = session.states[0]  # everything
        full = [array.copy() for array in head.judge(witness.seat, generator(1), imagine=False)]
        head.known[0] = witness.states[-1]  # what the seat knows
        actions, scores = head.judge(witness.seat, generator(1), imagine=False)
        assert (actions.tolist(), scores.tolist()) == (full[0].tolist(), full[1].tolist())


@EVERY_GAME
@pytest.mark.parametrize("insight", [False, True])
def test_what_is_imagined_looks_the_same_to_the_seat_and_loses_no_piece(game: Game, insight: bool) -> None:
    head = Head(game)
    for session, witness in positions(game):
        head.recall(witness, 1.0, generator(2), insight=insight)
        imagined = session.clone()
        imagined.states[0] = head.known[0]
        head.thoughts.imagine_now(imagined.states, witness.seat, head.belief, generator(3))
        found, expected = census(imagined)
        assert found == expected
        known = imagined.known_to(witness.seat)
        assert known.to_bytes() == head.known.tobytes(), "what the seat knows, others asked anew"


@EVERY_GAME
def test_chances_to_win_add_up_to_one(game: Game) -> None:
    for session, witness in positions(game, 10):
        opinions = find_bot("search:sims=100").consider(witness, generator(1))
        assert sum(opinion.share for opinion in opinions) == pytest.approx(1)
        assert all(0 <= opinion.value <= 1 for opinion in opinions)
        assert len(opinions) == len(session.moves(witness.seat))


def test_master_thieves_forget_as_the_box_turns() -> None:
    """Memory 1 forgets nothing, memory 0 all that was moved since it was seen; between them some of it."""
    game = GAMES["master_thieves"]
    head = Head(game)
    forgotten = dict.fromkeys((0.0, 0.5, 0.9, 1.0), 0)
    for _, witness in positions(game, 30):
        for memory in forgotten:
            head.recall(witness, memory, generator(5), insight=True)
            forgotten[memory] += int(head.belief[PLACES])
    assert forgotten[1.0] == 0
    assert forgotten[0.0] > forgotten[0.5] > forgotten[0.9] > 0


def test_a_game_without_a_mind_gets_a_plain_one() -> None:
    """No opinion, no belief, and a win counts only when it is there."""
    game = GAMES["shadow_thief"]
    mind = plain_mind(game)
    head = Head(game)
    session = Setup.of(game, 3, {"hands": 1}).start(seed=1)
    rng = Random(1)
    while not session.finished:
        assert mind.clock(session.states[0]) == 0
        mind.judge(session.states[0], 0, head.moves, 5, head.scores)
        assert head.scores[:5].tolist() == [0] * 5
        session.play(rng.choice(session.moves()))
    assert session.result is not None
    mind.evaluate(session.states[0], head.scores, head.values)
    shares = [(seat in session.result.winners) / len(session.result.winners) for seat in range(3)]
    assert head.values[:3].tolist() == shares

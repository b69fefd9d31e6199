"""A bot's choice depends on what its seat knows, and on nothing else."""

from random import Random

import pytest

from support import EVERY_GAME, setups
from vendome import Game, Session
from vendome.bots import Witness, find_bot
from vendome.bots.roster import BOTS
from vendome.engine.compiler.rng import generator

# A budget in simulations, or a choice would depend on the machine's mood.
SPECS = [
    "random",
    "greedy",
    "greedy:memory=0.5:whims=0.3",
    "net",
    "net:temperature=0",
    "pickpocket",
    "magpie",
    "safecracker",
    "search:sims=40",
    "search:sims=40:memory=0.7:whims=0.5",
    "search:sims=40:net=1",
    "search:sims=40:net=1:rollouts=1",
]


def test_every_kind_of_bot_is_among_those_tested() -> None:
    timed = {"burglar", "mastermind"}  # `search` under a clock
    assert {spec.split(":")[0] for spec in SPECS} | timed == set(BOTS)


def altered(session: Session, seat: int, rng: Random) -> Session:
    """The same game to the seat, with everything that it does not know changed."""
    other = session.clone()
    other.states[:] = session.known_to(seat).resampled(seat, generator(rng.randrange(1 << 30))).states
    return other


@EVERY_GAME
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.usefixtures("shipped_nets")
def test_a_choice_does_not_depend_on_what_the_seat_does_not_know(game: Game, spec: str) -> None:
    rng = Random(spec)
    differing = 0
    for setup in setups(game):
        session = setup.start(seed=rng.randrange(1 << 30))
        seat = rng.randrange(setup.players)
        truth, fiction = Witness(setup, seat), Witness(setup, seat)
        bots = find_bot(spec), find_bot(spec)
        while not session.finished and truth.length < 60:
            twin = altered(session, seat, rng)
            differing += twin.to_bytes() != session.to_bytes()
            truth.see(session)
            fiction.see(twin)
            if seat in session.asked:
                stream = rng.randrange(1 << 30)
                choices = [
                    bot.choose(witness, generator(stream)) for bot, witness in zip(bots, (truth, fiction), strict=True)
                ]
                assert choices[0] == choices[1]
            asked = rng.choice(session.asked)
            session.play(rng.choice(session.moves(asked)), asked)
    assert differing > 0, "nothing was hidden: the test proved nothing"


@EVERY_GAME
def test_a_witness_holds_redacted_positions_only(game: Game) -> None:
    setup = setups(game)[0]
    session = setup.start(seed=3)
    witness = Witness(setup, 1)
    rng = Random(3)
    for _ in range(30):
        witness.see(session)
        assert witness.states[-1].tobytes() == session.known_to(1).to_bytes()
        assert not witness.states[-1].rng.any()
        if session.finished:
            break
        asked = rng.choice(session.asked)
        session.play(rng.choice(session.moves(asked)), asked)

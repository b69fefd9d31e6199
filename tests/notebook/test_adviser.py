"""Bots that are asked for advice: legal, honest, and the same as at a table of bots."""

from collections.abc import Iterator
from random import Random

import pytest

import vendome
from support import EVERY_GAME, setups
from vendome import Game, NotAsked, Play, Session
from vendome.bots import Company, find_bot
from vendome.engine.compiler.rng import generator
from vendome.notebook.adviser import witness_of

SPECS = ["random", "greedy", "pickpocket", "search:sims=30"]


class Altered(Play):
    """A game in which, whenever it is looked at, all that one seat does not know is something else."""

    watcher = 0

    def retraced(self) -> Iterator[Session]:
        for n, moment in enumerate(super().retraced()):
            other = moment.clone()
            other.states[:] = moment.resampled(self.watcher, generator(n, stream=9)).states
            yield other


@EVERY_GAME
@pytest.mark.parametrize("spec", SPECS)
def test_advice_is_legal_and_does_not_depend_on_what_the_seat_does_not_know(game: Game, spec: str) -> None:
    random = Random(spec)
    for setup in setups(game)[:: len(game.players)]:
        play = Play.of(setup.start(seed=61))
        for _ in range(12):
            seat = random.choice(play.asked)
            altered = Altered.of(play)
            altered.watcher = seat
            move = play.bot(spec).choose(seat)
            assert move in play.moves(seat)
            assert altered.bot(spec).choose(seat) == move
            play.play(move if random.random() < 0.5 else random.choice(play.moves(seat)), seat)
            if play.finished:
                break


@EVERY_GAME
def test_a_witness_is_what_a_bot_at_the_table_has_seen(game: Game) -> None:
    play = Play.of(setups(game)[0].start(seed=62))
    random = Random(62)
    company = Company(play, {}, seed=5)
    for _ in range(25):
        for seat, live in enumerate(company.witnesses):
            witness = witness_of(play, seat)
            assert witness.states.tobytes() == live.states.tobytes()
            assert witness.own.tolist() == live.own.tolist()
        if play.finished:
            break
        seat = random.choice(play.asked)
        company.play(random.choice(play.moves(seat)), seat)


def test_advice_is_what_a_bot_at_the_table_would_do() -> None:
    play = vendome.new("shadow_thief", players=3, seed=63)
    company = Company(play, {1: find_bot("greedy:whims=0.5")}, seed=5)
    compared = 0
    for _ in range(40):
        seat = play.asked[0]
        if seat == 1:
            assert play.bot("greedy:whims=0.5", seed=5).choose(1) == company.choose(1)
            compared += 1
        company.play(play.moves(seat)[-1], seat)
    assert compared > 10


def test_a_bot_thinks_aloud_and_says_the_same_twice() -> None:
    bot = vendome.new("shadow_thief", players=2, seed=64).bot("search:sims=100")
    advice = bot.consider(1)
    assert sorted(move for move, _, _ in advice) == bot.session.moves(1)
    assert sum(share for _, _, share in advice) == pytest.approx(1)
    assert advice == bot.consider(1)
    assert bot.choose(1) == advice[0].move
    assert repr(bot) == "<search:sims=100 at <shadow_thief · 2 players · move 0 · asked 0 1>>"


def test_advice_follows_undo() -> None:
    play = vendome.new("shadow_thief", players=2, seed=65)
    bot = play.bot("greedy")
    first = bot.choose()
    play.play(first)
    play.undo()
    assert bot.choose() == first


def test_who_is_not_asked_gets_no_advice() -> None:
    play = vendome.new("shadow_thief", players=2, seed=66)
    bot = play.bot("random")
    play.play(bot.choose(1), 1)
    with pytest.raises(NotAsked, match="seat 1 has nothing to choose now"):
        bot.choose(1)
    while not play.finished:
        play.play(bot.choose(), play.asked[0])
    with pytest.raises(NotAsked, match="the game is over"):
        bot.choose()

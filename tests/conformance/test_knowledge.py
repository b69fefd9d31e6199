"""What must hold in every game: a seat is shown what it knows and nothing else."""

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import msgspec
import numpy as np
import pytest

from support import COMPILED_ONLY, EVERY_GAME, SOME, census, is_one_of_some, random_play, setups
from vendome import SPECTATOR, Game, Session
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import Memory

MEMORIES: tuple[Memory, ...] = ("own", "full")

pytestmark = pytest.mark.interpreted


def watchers(session: Session) -> list[int]:
    return [SPECTATOR, *range(session.setup.players)]


def sample_of(session: Session, seat: int, n: int) -> Session:
    return session.resampled(seat, generator(n, stream=seat + 1))


@EVERY_GAME
def test_redacting_a_resampled_game_gives_the_redacted_game(game: Game) -> None:
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=21), Random(21))):
            for seat in watchers(session):
                known = session.known_to(seat).to_bytes()
                assert sample_of(session, seat, n).known_to(seat).to_bytes() == known
                assert session.known_to(seat).known_to(seat).to_bytes() == known


@COMPILED_ONLY
@EVERY_GAME
def test_nothing_a_seat_is_shown_depends_on_what_it_does_not_know(game: Game) -> None:
    """Views and texts are made from redacted states, so these are compared; some views and texts are, too."""
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=22), Random(22))):
            for seat in watchers(session):
                other = sample_of(session, seat, n)
                assert other.asked == session.asked
                assert other.events == session.events
                for eyes in {SPECTATOR, seat}:
                    assert other.redacted(eyes).tobytes() == session.redacted(eyes).tobytes()
                if is_one_of_some(n):
                    assert_looks_the_same(other, session, seat)
                if seat != SPECTATOR:
                    assert np.array_equal(other.observation(seat), session.observation(seat))
                if seat in session.asked:
                    assert other.moves(seat) == session.moves(seat)
                    assert game.questions.ask(other.state, seat) == game.questions.ask(session.state, seat)


def assert_looks_the_same(one: Session, other: Session, seat: int) -> None:
    names = [f"Seat {seat}" for seat in range(one.setup.players)]
    assert one.show(seat, names) == other.show(seat, names)
    for memory in MEMORIES:
        assert one.view(seat, memory) == other.view(seat, memory)


@EVERY_GAME
def test_what_is_public_looks_the_same_from_every_seat(game: Game) -> None:
    """It is made once, from what a spectator knows, and sent to all; and no key of it is a seat's own as well."""
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=27), Random(27))):
            memory = MEMORIES[n % 2]
            public = game.views.public(session.redacted(SPECTATOR)[0], memory)
            for seat in watchers(session):
                known = session.redacted(seat)[0]
                own = game.views.own(known, seat, memory)
                assert game.views.public(known, memory) == public
                own_keys = msgspec.to_builtins(own).keys()
                assert own_keys
                assert not own_keys & msgspec.to_builtins(public).keys()


@EVERY_GAME
def test_a_resampled_game_is_whole_and_plays_on(game: Game) -> None:
    """Its pieces are counted now and then: one that is lost stays lost."""
    for setup in setups(game):
        random = Random(23)
        for n, session in enumerate(random_play(setup.start(seed=23), Random(23))):
            if random.random() < 0.1:
                seat = random.choice(watchers(session))
                sample = sample_of(session, seat, n)
                found, expected = census(sample)
                assert found == expected
                for later in random_play(sample, random, stride=SOME):
                    found, expected = census(later)
                    assert found == expected


@EVERY_GAME
def test_resampling_varies_all_that_a_seat_does_not_know(game: Game) -> None:
    """Whatever field `redact` blanks somewhere must take other values somewhere."""
    blanked: set[str] = set()
    varied: set[str] = set()
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=24), Random(24))):
            seat = n % setup.players
            known, sample = session.known_to(seat).state, sample_of(session, seat, n).state
            for field in game.dtype.names or ():
                blanked |= {field} if np.any(known[field] != session.state[field]) else set()
                varied |= {field} if np.any(sample[field] != session.state[field]) else set()
    assert blanked == varied


@COMPILED_ONLY
@EVERY_GAME
def test_what_a_seat_can_tell_apart_gives_two_observations(game: Game) -> None:
    views: defaultdict[bytes, set[bytes]] = defaultdict(set)
    for setup in setups(game):
        for seed in range(2):
            for session in random_play(setup.start(seed), Random(seed)):
                for seat, seen in enumerate(seen_by_seats(session)):
                    views[session.observation(seat).tobytes()].add(seen)
    assert max(len(shown) for shown in views.values()) == 1


def seen_by_seats(session: Session) -> Iterator[bytes]:
    """All that each seat can tell apart, in one text. What is public is made once for all of them."""
    views, players = session.game.views, session.setup.players
    public = views.public(session.redacted(SPECTATOR)[0], "full")
    for seat in range(players):
        own = views.own(session.redacted(seat)[0], seat, "full")
        yield msgspec.json.encode([seat, players, session.asked, public, own])


@EVERY_GAME
def test_an_observation_reads_the_same_from_the_full_and_the_redacted_record(game: Game) -> None:
    setup = setups(game)[-1]
    for session in random_play(setup.start(seed=25), Random(25)):
        for seat in range(setup.players):
            assert np.array_equal(session.known_to(seat).observation(seat), session.observation(seat))


@EVERY_GAME
def test_views_are_json_and_never_hold_the_generator(game: Game) -> None:
    setup = setups(game)[-1]
    for session in random_play(setup.start(seed=26), Random(26)):
        for seat in watchers(session):
            json.dumps(session.view(seat, "full"))
            assert not session.known_to(seat).state.rng.any()


@EVERY_GAME
def test_no_seat_can_tell_that_a_game_was_reshuffled(game: Game) -> None:
    for setup in setups(game):
        for n, session in enumerate(random_play(setup.start(seed=28), Random(28))):
            twin = session.reshuffled(generator(n)).reshuffled(generator(n, stream=1))
            assert twin.state.rng.tolist() != session.state.rng.tolist()
            for seat in watchers(session):
                assert twin.known_to(seat).to_bytes() == session.known_to(seat).to_bytes()
            if is_one_of_some(n):
                found, expected = census(twin)
                assert found == expected

"""What must hold in every game: a seat is shown what it knows and nothing else."""

import json
from collections import defaultdict
from random import Random

import numpy as np
import pytest

from support import EVERY_GAME, census, random_play, setups
from vendome import SPECTATOR, Game, State
from vendome.engine.contract import Memory
from vendome.engine.rng import generator

MEMORIES: tuple[Memory, ...] = ("own", "full")

pytestmark = pytest.mark.interpreted


def watchers(state: State) -> list[int]:
    return [SPECTATOR, *range(state.setup.players)]


def sample_of(state: State, seat: int, n: int) -> State:
    return state.resampled(seat, generator(n, stream=seat + 1))


@EVERY_GAME
def test_redacting_a_resampled_game_gives_the_redacted_game(game: Game) -> None:
    for setup in setups(game):
        for n, state in enumerate(random_play(setup.start(seed=21), Random(21))):
            for seat in watchers(state):
                known = state.known_to(seat).save()
                assert sample_of(state, seat, n).known_to(seat).save() == known
                assert state.known_to(seat).known_to(seat).save() == known


@EVERY_GAME
def test_nothing_a_seat_is_shown_depends_on_what_it_does_not_know(game: Game) -> None:
    for setup in setups(game):
        names = [f"Seat {seat}" for seat in range(setup.players)]
        for n, state in enumerate(random_play(setup.start(seed=22), Random(22))):
            for seat in watchers(state):
                other = sample_of(state, seat, n)
                assert other.asked == state.asked
                assert other.events == state.events
                assert other.view(seat, "full") == state.view(seat, "full")
                assert other.view(seat, "own") == state.view(seat, "own")
                assert other.show(seat, names) == state.show(seat, names)
                if seat != SPECTATOR:
                    assert np.array_equal(other.observation(seat), state.observation(seat))
                if seat in state.asked:
                    assert other.moves(seat) == state.moves(seat)
                    assert game.text.ask(other.record, seat) == game.text.ask(state.record, seat)


@EVERY_GAME
def test_what_is_public_looks_the_same_from_every_seat(game: Game) -> None:
    """It is made once, from what a spectator knows, and sent to all; and no key of it is a seat's own as well."""
    for setup in setups(game):
        for n, state in enumerate(random_play(setup.start(seed=27), Random(27))):
            memory = MEMORIES[n % 2]
            public = game.text.public(state.redacted(SPECTATOR)[0], memory)
            for seat in watchers(state):
                known = state.redacted(seat)[0]
                own = game.text.own(known, seat, memory)
                assert game.text.public(known, memory) == public
                assert own
                assert not own.keys() & public.keys()


@EVERY_GAME
def test_a_resampled_game_is_whole_and_plays_on(game: Game) -> None:
    for setup in setups(game):
        random = Random(23)
        for n, state in enumerate(random_play(setup.start(seed=23), Random(23))):
            if random.random() < 0.1:
                seat = random.choice(watchers(state))
                sample = sample_of(state, seat, n)
                found, expected = census(sample)
                assert found == expected
                for later in random_play(sample, random):
                    found, expected = census(later)
                    assert found == expected


@EVERY_GAME
def test_resampling_varies_all_that_a_seat_does_not_know(game: Game) -> None:
    """Whatever field `redact` blanks somewhere must take other values somewhere."""
    blanked: set[str] = set()
    varied: set[str] = set()
    for setup in setups(game):
        for n, state in enumerate(random_play(setup.start(seed=24), Random(24))):
            seat = n % setup.players
            known, sample = state.known_to(seat).record, sample_of(state, seat, n).record
            for field in game.state.names or ():
                blanked |= {field} if np.any(known[field] != state.record[field]) else set()
                varied |= {field} if np.any(sample[field] != state.record[field]) else set()
    assert blanked == varied


@EVERY_GAME
def test_what_a_seat_can_tell_apart_gives_two_observations(game: Game) -> None:
    views: defaultdict[bytes, set[str]] = defaultdict(set)
    for setup in setups(game):
        for seed in range(2):
            for state in random_play(setup.start(seed), Random(seed)):
                for seat in range(setup.players):
                    seen = json.dumps([seat, setup.players, state.asked, state.view(seat, "full")], sort_keys=True)
                    views[state.observation(seat).tobytes()].add(seen)
    assert max(len(shown) for shown in views.values()) == 1


@EVERY_GAME
def test_an_observation_reads_the_same_from_the_full_and_the_redacted_record(game: Game) -> None:
    setup = setups(game)[-1]
    for state in random_play(setup.start(seed=25), Random(25)):
        for seat in range(setup.players):
            assert np.array_equal(state.known_to(seat).observation(seat), state.observation(seat))


@EVERY_GAME
def test_views_are_json_and_never_hold_the_generator(game: Game) -> None:
    setup = setups(game)[-1]
    for state in random_play(setup.start(seed=26), Random(26)):
        for seat in watchers(state):
            json.dumps(state.view(seat, "full"))
            assert not state.known_to(seat).record.rng.any()

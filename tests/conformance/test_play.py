"""What must hold in every game: pieces, moves, results, copies."""

from random import Random

import numpy as np
import pytest

from support import COMPILED_ONLY, EVERY_GAME, census, random_games, random_play, setups
from vendome import Game
from vendome.engine.compiler.layout import MOST_EVENTS, fields_of
from vendome.engine.compiler.rng import choice, generator, seed_of
from vendome.engine.play import Setup
from vendome.lab.series import play_games

pytestmark = pytest.mark.interpreted


@EVERY_GAME
def test_moves_are_sorted_and_unique(game: Game) -> None:
    assert list(game.moves) == sorted(set(game.moves))


@EVERY_GAME
def test_a_record_is_small_and_aligned(game: Game) -> None:
    assert game.dtype.itemsize < 2048
    assert game.dtype.isalignedstruct
    assert {kind.base for kind, *_ in (game.dtype.fields or {}).values()} == {np.dtype(np.int32), np.dtype(np.int64)}


@COMPILED_ONLY
@EVERY_GAME
def test_what_is_called_small_fits_into_a_byte(game: Game) -> None:
    small = [name for name, field in fields_of(game.state).items() if field.small]
    byte = np.iinfo(np.int8)
    for setup in setups(game):
        for session in random_play(setup.start(seed=10), Random(10)):
            for name in small:
                assert byte.min <= session.states[name].min(), name
                assert session.states[name].max() <= byte.max, name


@EVERY_GAME
def test_nothing_is_created_or_lost(game: Game) -> None:
    for setup in setups(game):
        for session in random_play(setup.start(seed=11), Random(11)):
            found, expected = census(session)
            assert found == expected


@EVERY_GAME
def test_legal_moves_are_sorted_unique_and_accepted(game: Game) -> None:
    for setup in setups(game):
        for session in random_play(setup.start(seed=12), Random(12)):
            assert bool(session.asked) != session.finished
            for seat in session.asked:
                moves = session.moves(seat)
                assert moves
                assert moves == sorted(set(moves))
                move = Random(len(session.log)).choice(moves)
                session.clone().play(move, seat)


@EVERY_GAME
def test_events_fit_and_can_be_told(game: Game) -> None:
    for setup in setups(game):
        names = [f"Seat {seat}" for seat in range(setup.players)]
        for session in random_play(setup.start(seed=13), Random(13)):
            assert session.state.event_count <= MOST_EVENTS
            for event in session.events:
                sentence = game.events.sentence(event, names)
                assert sentence[0].isupper()
                assert sentence[-1] in ".!"
                assert game.events.data(event)["event"]


@EVERY_GAME
def test_results_name_scores_winners_and_a_rule(game: Game) -> None:
    for setup in setups(game):
        *_, session = random_play(setup.start(seed=14), Random(14))
        result = session.result
        assert result is not None
        assert len(result.scores) == setup.players
        assert result.winners
        assert result.winners == sorted(set(result.winners))
        assert max(result.scores) == max(result.scores[seat] for seat in result.winners)
        assert result.end in game.ends


@EVERY_GAME
def test_the_order_of_secret_answers_does_not_matter(game: Game) -> None:
    setup = setups(game)[-1]
    for session in random_play(setup.start(seed=15), Random(15)):
        if len(session.asked) > 1:
            forwards, backwards = session.clone(), session.clone()
            moves = {seat: session.moves(seat)[0] for seat in session.asked}
            for seat in sorted(moves):
                forwards.play(moves[seat], seat)
            for seat in sorted(moves, reverse=True):
                backwards.play(moves[seat], seat)
            assert forwards.log == backwards.log
            assert forwards.view(0) == backwards.view(0)


@EVERY_GAME
def test_saved_equals_loaded_and_a_clone_is_independent(game: Game) -> None:
    for setup in setups(game):
        for session in random_play(setup.start(seed=16), Random(16)):
            assert setup.from_bytes(session.to_bytes()).to_bytes() == session.to_bytes()
            if not session.finished:
                before = session.to_bytes()
                twin = session.clone()
                twin.play(twin.moves()[0])
                assert session.to_bytes() == before
                assert twin.log[: len(session.log)] == session.log


@EVERY_GAME
def test_the_same_seed_gives_the_same_game_and_others_do_not(game: Game) -> None:
    setup = setups(game)[0]
    starts = [setup.start(seed=seed).to_bytes() for seed in (1, 1, 2, 2**62)]
    assert starts[0] == starts[1]
    assert len(set(starts)) == 3


def played_by_hand(setup: Setup, seed: int) -> tuple[list[int], list[int]]:
    """A random game with the streams that a batch uses, one decision at a time."""
    session = setup.start(seed)
    streams = [generator(seed, 1 + seat) for seat in range(setup.players)]
    while not session.finished:
        seat = session.asked[0]
        moves = session.moves(seat)
        session.play(moves[choice(streams[seat], len(moves))], seat)
    assert session.result is not None
    return session.result.scores, session.result.winners


@EVERY_GAME
def test_a_batch_plays_what_one_plays_by_hand(game: Game) -> None:
    for setup in setups(game):
        [chunk] = play_games(random_games(setup, seed=5, games=2))
        for nth in range(2):
            scores, winners = played_by_hand(setup, seed_of(5, nth))
            assert chunk.scores[nth].tolist() == scores
            assert [seat for seat in range(setup.players) if chunk.winners[nth] >> seat & 1] == winners

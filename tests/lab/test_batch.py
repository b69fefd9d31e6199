"""Many games side by side are the same games, one by one."""

from random import Random
from typing import Any

import numpy as np
import pytest

from support import EVERY_GAME, INTERPRETED, setups
from vendome import BadOption, BadPlayers, Game, Session, Setup, UnknownName, VendomeError
from vendome.bots import Company, Witness, find_bot
from vendome.bots.greedy import GreedyBot
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.quiet import converted, quiet
from vendome.engine.compiler.rng import choice, generator, seed_of
from vendome.engine.observation import as_numbers
from vendome.lab.batch import Batch
from vendome.lab.batch.arrays import MEANINGS
from vendome.lab.series import Order, play_games

SIZE = 1 if INTERPRETED else 3
GAMES = 1 if INTERPRETED else 2  # of each row


def batch_of(setup: Setup, size: int = SIZE, **more: Any) -> Batch:
    return Batch(setup.game, setup.players, size, setup.options, **more)


def fair_shares(session: Session) -> list[float]:
    """By seat: the share of the win, less one part in as many as there are players."""
    assert session.result is not None
    winners, players = session.result.winners, session.setup.players
    return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]


def bytes_of(batch: Batch, i: int) -> bytes:
    return batch.session(i).to_bytes()


def told_nothing(session: Session) -> bytes:
    """The bytes of a session's state without its events, which a batch leaves out."""
    return converted(converted(session.states, quiet(session.game.state)), session.game.dtype).tobytes()


def asked(session: Session) -> int:
    return session.asked[0]


def assert_row(batch: Batch, i: int, session: Session) -> None:
    """A row of the arrays is what the session says."""
    seat = asked(session)
    assert batch.seat[i] == seat
    assert np.array_equal(batch.mask[i], session.mask(seat))
    assert np.array_equal(batch.observation[i], session.observation(seat))
    assert bytes_of(batch, i) == told_nothing(session)


@pytest.mark.interpreted
@EVERY_GAME
def test_every_row_is_the_game_that_a_session_plays(game: Game) -> None:
    for setup in setups(game)[: 1 if INTERPRETED else None]:
        batch, random = batch_of(setup, seed=5), Random(5)
        sessions = [setup.start(seed_of(5 + i, 0)) for i in range(SIZE)]
        while (batch.episode < GAMES).any():
            actions = []
            for i, session in enumerate(sessions):
                assert_row(batch, i, session)
                actions.append(random.choice(session.actions(asked(session))))
            batch.step(np.array(actions))
            for i, session in enumerate(sessions):
                session.play(actions[i])
                assert batch.done[i] == session.finished
                if session.result is None:
                    assert not batch.reward[i].any()
                else:
                    assert batch.reward[i].tolist() == np.array(fair_shares(session), np.float32).tolist()
                    assert batch.scores[i].tolist() == session.result.scores
                    assert batch.length[i] == session.ply
                    sessions[i] = setup.start(seed_of(5 + i, int(batch.episode[i])))


@EVERY_GAME
def test_rewards_of_a_game_add_up_to_nothing(game: Game) -> None:
    batch = batch_of(setups(game)[0], size=8)
    while not batch.episode.all():
        batch.step(batch.sample())
        assert np.allclose(batch.reward.sum(axis=1), 0, atol=1e-6)
        assert (batch.reward.any(axis=1) <= batch.done).all()


@EVERY_GAME
def test_random_games_of_a_row_are_those_of_simulate(game: Game) -> None:
    """Bots in all seats but one, which the learner plays with the stream that a random bot would have there."""
    setup = setups(game)[0]
    batch = batch_of(setup, size=1, seed=7, bots="random")
    (chunk,) = play_games(Order(setup, ("random",) * setup.players, 7, 3))
    lengths = []
    for nth in range(3):
        rng = generator(seed_of(7, nth), 1)
        while batch.episode[0] == nth:
            actions = np.flatnonzero(batch.mask[0])
            batch.step(actions[[choice(rng, len(actions))]])
        lengths.append(int(batch.length[0]))
        assert batch.scores[0].tolist() == chunk.scores[nth].tolist()
    assert lengths == chunk.lengths.tolist()


@pytest.mark.interpreted
@EVERY_GAME
def test_the_forms_of_an_observation_are_the_same_numbers(game: Game) -> None:
    setup = setups(game)[0]
    batches = {form: batch_of(setup, form=form) for form in ("float32", "float16", "uint8")}
    for _ in range(40):
        actions = batches["uint8"].sample()
        for batch in batches.values():
            batch.step(actions)
        counts = batches["uint8"].observation
        for form, batch in batches.items():
            assert batch.observation.dtype == np.dtype(form)
            assert np.array_equal(batch.observation, as_numbers(counts, setup.observation_scales, form))


@pytest.mark.interpreted
@EVERY_GAME
def test_a_full_observation_has_what_all_seats_hide_and_an_observation_does_not(game: Game) -> None:
    setup = setups(game)[-1]
    plain, full = batch_of(setup), batch_of(setup, full=True)
    tells = False
    for _ in range(60):
        actions = plain.sample()
        plain.step(actions)
        full.step(actions)
        assert np.array_equal(plain.observation, full.observation)
        size = plain.observation.shape[1]
        assert np.array_equal(full.full_observation[:, :size], plain.observation)
        tells |= bool(full.full_observation[:, size:].any())
    assert tells
    with pytest.raises(BadOption, match="full=True"):
        _ = plain.full_observation


@EVERY_GAME
def test_what_is_hidden_is_what_the_seats_themselves_observe(game: Game) -> None:
    """The first seat's own part agrees with what it observes, where both have a field of one name and shape."""
    setup = setups(game)[0]
    batch = batch_of(setup, full=True, form="uint8")
    own = {name for name in batch.hidden_fields if name in batch.observation_fields}
    assert own
    for _ in range(60):
        batch.step(batch.sample())
        hidden = batch.full_observation[:, batch.observation_size :]
        for name in own:
            mine = batch.hidden_fields[name].of(hidden)[:, 0]
            known = batch.observation_fields[name].of(batch.observation)
            if known.shape == mine.shape:
                assert np.array_equal(mine, known), name


@pytest.mark.interpreted
@EVERY_GAME
def test_greedy_in_a_batch_plays_as_greedy_does(game: Game) -> None:
    """Compiled in, it reads the full state, but only what its seat knows: a witness's scores are the same."""
    setup = setups(game)[0]
    batch = batch_of(setup, size=1, seed=3, bots="greedy")
    seed = seed_of(3, 0)
    session, bot = setup.start(seed), GreedyBot()
    streams = [generator(seed, 1 + seat) for seat in range(setup.players)]
    while True:
        while not session.finished and asked(session) != 0:
            seat = asked(session)
            session.play(greedy_action(bot, session, seat, streams[seat]), seat)
        if session.finished:
            break
        assert_row(batch, 0, session)
        action = batch.sample()
        batch.step(action)
        session.play(int(action[0]), 0)
    assert batch.done[0]
    assert batch.length[0] == session.ply


def greedy_action(bot: GreedyBot, session: Session, seat: int, stream: Words) -> int:
    witness = Witness(session.setup, seat)
    witness.see(session)
    actions, scores = bot.score(witness, generator(1))
    best = actions[scores == scores.max()]
    return int(best[choice(stream, len(best))])


@pytest.mark.parametrize("name", ["search:sims=8", "pickpocket"])
@EVERY_GAME
def test_other_bots_think_outside_as_at_any_table(game: Game, name: str) -> None:
    setup = setups(game)[0]
    batch = batch_of(setup, size=2, seed=11, bots=name, autoreset=False)
    companies = []
    for i in range(2):
        session = setup.start(seed_of(11 + i, 0))
        bots = {seat: find_bot(name) for seat in range(1, setup.players)}
        companies.append(Company(session, bots, seed_of(11 + i, 0)))
    for _ in range(4):
        for i, company in enumerate(companies):
            while not company.session.finished and asked(company.session) != 0:
                seat = asked(company.session)
                company.play(company.choose(seat), seat)
            assert bytes_of(batch, i) == company.session.to_bytes()
        actions = batch.sample()
        batch.step(actions)
        for i, company in enumerate(companies):
            if not company.session.finished:
                company.play(setup.game.moves[actions[i]], 0)


@EVERY_GAME
def test_with_rotation_everybody_moves_one_seat_on(game: Game) -> None:
    setup = setups(game)[0]
    batch = batch_of(setup, size=4, bots="random", rotate=True)
    while (batch.episode < setup.players + 1).any():
        assert ((batch.seat + batch.episode) % setup.players == 0).all()
        batch.step(batch.sample())


def test_an_action_that_is_not_legal_becomes_the_first_that_is() -> None:
    batch, other = (Batch("shadow_thief", 2, 4, seed=1) for _ in range(2))
    first = batch.mask.argmax(axis=1)
    assert not batch.illegal.any()
    batch.step(np.array([-1, 10**9, int(np.flatnonzero(batch.mask[2] == 0)[0]), first[3]]))
    assert batch.illegal.tolist() == [True, True, True, False]
    other.step(first)
    assert np.array_equal(batch.observation, other.observation)
    batch.step(batch.sample())
    assert not batch.illegal.any()


def test_without_autoreset_a_game_that_is_over_rests() -> None:
    batch = Batch("shadow_thief", 2, 2, {"hands": 1}, autoreset=False)
    while not batch.episode[0]:
        batch.step(batch.sample())
    assert batch.done[0]
    assert not batch.mask[0].any()
    over = bytes_of(batch, 0)
    batch.step(batch.sample())
    assert not batch.done[0]
    assert bytes_of(batch, 0) == over
    other = bytes_of(batch, 1)
    batch.reset(rows=np.array([True, False]))
    assert batch.mask[0].any()
    assert bytes_of(batch, 1) == other
    assert bytes_of(batch, 0) == told_nothing(batch.setup.start(seed_of(0, 1)))


def test_a_reset_begins_the_next_game_and_a_seed_the_first() -> None:
    batch = Batch("gentlemen_thieves", 3, 2, seed=9)
    start = batch.observation.copy()
    for _ in range(5):
        batch.step(batch.sample())
    batch.reset()
    assert batch.episode.tolist() == [1, 1]
    assert not np.array_equal(batch.observation, start)
    batch.reset(seed=9)
    assert batch.episode.tolist() == [0, 0]
    assert np.array_equal(batch.observation, start)
    batch.reset(seed=[10, 9])
    assert np.array_equal(batch.observation, start[::-1])


@pytest.mark.slow
@EVERY_GAME
def test_threads_do_not_matter(game: Game) -> None:
    one, two = (batch_of(setups(game)[0], size=256, workers=workers) for workers in (1, 2))
    for _ in range(100):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
    for name in MEANINGS:
        assert np.array_equal(one.arrays[name], two.arrays[name])


class Tensor:
    """Memory of another library, which speaks DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **more: Any) -> Any:
        return self.array.__dlpack__(**more)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_a_batch_writes_into_memory_of_the_callers() -> None:
    plain = Batch("master_thieves", 2, 3, form="float16")
    observation, mask = np.zeros(plain.observation.shape, np.float16), np.zeros(plain.mask.shape, np.int8)
    given = Batch("master_thieves", 2, 3, form="float16", into={"observation": observation, "mask": Tensor(mask)})
    assert np.array_equal(observation, plain.observation)
    actions = plain.sample()
    plain.step(actions)
    given.step(actions)
    assert np.array_equal(observation, plain.observation)
    assert np.array_equal(mask, plain.mask)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"game": "chess"}, UnknownName, "chess"),
        ({"players": 9}, BadPlayers, "9"),
        ({"size": 0}, BadOption, "size should be a whole number from 1 on, not 0"),
        ({"size": 2.5}, BadOption, "size should be a whole number"),
        ({"options": {"colour": "red"}}, UnknownName, "colour"),
        ({"options": {"hands": 99}}, VendomeError, "hands"),
        ({"device": "tpu"}, UnknownName, "tpu"),
        ({"form": "float64"}, UnknownName, "float64"),
        ({"seed": -1}, BadOption, "a seed is a whole number"),
        ({"workers": 0}, BadOption, "workers"),
        ({"bots": "nobody"}, UnknownName, "nobody"),
        ({"bots": ["random"]}, BadOption, "1 bots for 4 seats"),
        ({"bots": ["random"] * 4}, BadOption, "at least one to the learner"),
        ({"into": {"rewards": np.zeros(1)}}, UnknownName, "rewards"),
        ({"into": {"mask": np.zeros((1, 105), np.int32)}}, BadOption, "mask: the type should be int8, not int32"),
        ({"into": {"mask": np.zeros((2, 105), np.int8)}}, BadOption, r"mask: the shape should be \(1, 105\)"),
        ({"into": {"mask": np.zeros((1, 210), np.int8)[:, ::2]}}, BadOption, "without gaps"),
        ({"into": {"mask": [0] * 105}}, BadOption, "mask: list is no memory of the processor"),
    ],
)
def test_bad_input_is_refused_in_words(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        Batch(**{"game": "shadow_thief", **arguments})


def test_bad_actions_are_refused_before_anything_changes() -> None:
    batch = Batch("shadow_thief", 2, 3)
    before = batch.core.games.states.tobytes()
    for actions, words in [
        ([1, 2], r"the shape should be \(3,\), not \(2,\)"),
        ([[1], [2], [3]], r"not \(3, 1\)"),
        ([0.5, 1, 2], "whole numbers, not float64"),
        ([True, False, True], "whole numbers, not bool"),
    ]:
        with pytest.raises(BadOption, match=words):
            batch.step(np.array(actions))
    with pytest.raises(BadOption, match="3 truth values"):
        batch.reset(rows=np.array([1, 0, 1]))
    with pytest.raises(BadOption, match="2 seeds for 3 games"):
        batch.reset(seed=[1, 2])
    assert batch.core.games.states.tobytes() == before

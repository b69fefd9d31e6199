"""PettingZoo's own tests, unmodified, for every game, number of players and option; and what they don't ask."""

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import vendome.env
from support import EVERY_GAME, setups
from vendome import BadOption, BadPlayers, Game, Setup, UnknownName
from vendome.engine.compiler.rng import seed_of

CYCLES = 60  # of each of its tests: a game has some hundred, and every setup is tried
SEED = 4


@pytest.fixture(autouse=True)
def its_advice_is_no_error() -> Iterator[None]:
    """It warns of observations that are no plain array, which those with a mask can't be."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def maker(create: Callable[..., Any], setup: Setup) -> Callable[..., Any]:
    options = dict(setup.options)
    return lambda **more: create(setup.game.id, players=setup.players, **options, **more)


@EVERY_GAME
def test_aec_passes_its_tests(game: Game) -> None:
    for setup in setups(game):
        create = maker(vendome.env.aec, setup)
        api_test(create(), num_cycles=CYCLES)
        seed_test(create, num_cycles=CYCLES)


@EVERY_GAME
def test_parallel_passes_its_tests(game: Game) -> None:
    for setup in setups(game):
        create = maker(vendome.env.parallel, setup)
        parallel_api_test(create(), num_cycles=CYCLES)
        parallel_seed_test(create, num_cycles=CYCLES)


@EVERY_GAME
def test_both_pass_the_test_of_their_pictures(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(vendome.env.aec, setups(game)[0]))
    assert capsys.readouterr().out.strip()
    env = vendome.env.parallel(game.id, render_mode="ansi")
    assert "begun" in (env.render() or "")
    env.reset(seed=1)
    assert len((env.render() or "").splitlines()) > 3


@EVERY_GAME
def test_aec_plays_the_game_that_a_session_plays(game: Game) -> None:
    for setup in setups(game):
        env = maker(vendome.env.aec, setup)()
        env.reset(seed=SEED)
        session, rng = setup.start(seed_of(SEED, 0)), np.random.default_rng(SEED)
        while not session.finished:
            seat = session.asked[0]
            assert env.agent_selection == f"player_{seat}"
            seen, reward, is_over, is_cut, info = env.last()
            assert np.array_equal(seen["observation"], session.observation(seat))
            assert np.array_equal(seen["action_mask"], [*session.mask(seat), 0])
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            assert (reward, is_over, is_cut) == (0, False, False)
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            env.step(action)
            session.play(action, seat)
        assert_fair(setup, [env.rewards[agent] for agent in env.possible_agents], session)
        assert all(env.terminations.values())


@EVERY_GAME
def test_parallel_plays_the_game_that_a_session_plays(game: Game) -> None:
    for setup in setups(game):
        env = maker(vendome.env.parallel, setup)()
        seen, infos = env.reset(seed=SEED)
        session, rng = setup.start(seed_of(SEED, 0)), np.random.default_rng(SEED)
        while True:
            for seat, agent in enumerate(env.possible_agents):
                assert np.array_equal(seen[agent]["observation"], session.observation(seat))
                assert np.array_equal(seen[agent]["action_mask"], [*session.mask(seat), seat not in session.asked])
                assert np.array_equal(infos[agent]["action_mask"], seen[agent]["action_mask"])
            if session.finished:
                break
            actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
            seen, rewards, terminations, truncations, infos = env.step(actions)
            for seat in session.asked:
                session.play(actions[f"player_{seat}"], seat)
            assert set(terminations.values()) == {session.finished}
            assert not any(truncations.values())
        assert_fair(setup, list(rewards.values()), session)
        assert env.agents == []


def assert_fair(setup: Setup, rewards: list[float], session: Any) -> None:
    winners = session.result.winners
    expected = [(seat in winners) / len(winners) - 1 / setup.players for seat in range(setup.players)]
    assert rewards == expected
    assert sum(rewards) == pytest.approx(0)


def test_an_action_that_is_not_legal_becomes_the_first_that_is() -> None:
    wrong, right = (vendome.env.aec("shadow_thief", players=2) for _ in range(2))
    for env in (wrong, right):
        env.reset(seed=1)
    first = int(right.observe("player_0")["action_mask"].argmax())
    wrong.step(wrong.wait)
    right.step(first)
    assert wrong.infos["player_0"]["illegal"]
    assert "illegal" not in right.infos["player_0"]
    assert np.array_equal(wrong.observe("player_1")["observation"], right.observe("player_1")["observation"])


def test_in_parallel_too_and_who_should_wait_waits() -> None:
    env = vendome.env.parallel("gentlemen_thieves", players=3)
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert len(asked) == 1
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
    assert {agent for agent in env.agents if "illegal" in infos[agent]} >= set(env.agents) - set(asked)
    with pytest.raises(BadOption, match="no action for player_0, player_1, player_2"):
        env.step({})


@EVERY_GAME
def test_a_reset_without_a_seed_goes_on_to_the_next_game(game: Game) -> None:
    env = vendome.env.aec(game.id, players=2)
    env.reset(seed=SEED)
    first = env.session.to_bytes()
    env.reset()
    assert env.session.to_bytes() == env.setup.start(seed_of(SEED, 1)).to_bytes()
    env.reset(seed=SEED)
    assert env.session.to_bytes() == first
    other = vendome.env.aec(game.id, players=2)
    other.reset()  # a seed nobody chose
    assert other.session.to_bytes() != first


@EVERY_GAME
def test_the_games_are_found_by_name(game: Game) -> None:
    assert make("aec", f"vendome/{game.id}-v0", players=2).setup.players == 2
    assert make("parallel", f"vendome/{game.id}-v0", players=2).setup.game is game


def test_bad_input_is_refused_in_words() -> None:
    with pytest.raises(UnknownName, match="chess"):
        vendome.env.aec("chess")
    with pytest.raises(BadPlayers, match="9"):
        vendome.env.parallel("shadow_thief", players=9)
    with pytest.raises(UnknownName, match="colour"):
        vendome.env.aec("shadow_thief", colour="red")
    with pytest.raises(UnknownName, match="rgb_array"):
        vendome.env.aec("shadow_thief", render_mode="rgb_array")

"""Gymnasium's own checks, unmodified; one seat against bots; many games at once are the same games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv

import vendome.env
from support import EVERY_GAME, setups
from vendome import BadOption, Game, Setup, UnknownKeyword, UnknownName, VendomeError
from vendome.bots import Company, find_bot
from vendome.engine.compiler.rng import seed_of
from vendome.env.seat_env import SeatEnv
from vendome.env.vector_env import SeatVectorEnv

SIZE = 3
STEPS = 120


def make(setup: Setup, **more: Any) -> gymnasium.Env[Any, Any]:
    options: dict[str, Any] = {**setup.options, "players": setup.players, **more}
    return gymnasium.make(f"vendome/{setup.game.id}-v0", **options)


@pytest.mark.filterwarnings("ignore::UserWarning")  # of render modes that it does not know
@EVERY_GAME
def test_it_passes_the_check(game: Game) -> None:
    for setup in setups(game):
        check_env(make(setup, bots="random", disable_env_checker=True).unwrapped, skip_render_check=True)


@EVERY_GAME
def test_it_draws_the_table(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(setups(game)[0], render_mode="ansi").unwrapped
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 3
    loud = make(setups(game)[0], render_mode="human").unwrapped
    loud.reset(seed=1)
    loud.step(0)
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("bots", ["greedy", "search:sims=4"])
@EVERY_GAME
def test_the_others_are_played_by_the_bots_that_were_named(game: Game, bots: str) -> None:
    env = SeatEnv(game.id, players=2, bots=bots, seat=1)
    seen, info = env.reset(seed=2)
    assert info["seat"] == 1
    assert env.seat == 1
    for _ in range(10):
        assert np.array_equal(info["action_mask"], env.action_masks())
        seen, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert env.observation_space.contains(seen)
        assert not is_cut
        if is_over:
            assert reward in (-0.5, 0, 0.5)
            break
        assert reward == 0


def test_against_search_it_is_the_game_of_any_table() -> None:
    env = SeatEnv("shadow_thief", players=2, bots="search:sims=6", hands=1)
    _, info = env.reset(seed=8)
    session = env.batch.setup.start(seed_of(8, 0))
    company = Company(session, {1: find_bot("search:sims=6")}, seed_of(8, 0))
    is_over = False
    while not is_over:
        action = int(np.flatnonzero(info["action_mask"])[-1])
        _, reward, is_over, _, info = env.step(action)
        company.play(session.game.moves[action], 0)
        while not session.finished and session.asked[0] != 0:
            company.play(company.choose(1), 1)
    assert session.result is not None
    assert reward == (0 in session.result.winners) / len(session.result.winners) - 0.5


@EVERY_GAME
def test_with_rotation_the_learner_has_every_seat(game: Game) -> None:
    env = SeatEnv(game.id, players=3, bots="random", rotate=True)
    seats = [env.reset(seed=1 if n == 0 else None)[1]["seat"] for n in range(4)]
    assert seats == [0, 2, 1, 0]


def vectors(setup: Setup, mode: AutoresetMode) -> tuple[SeatVectorEnv, VectorEnv[Any, Any, Any]]:
    """Ours, and Gymnasium's own of as many single ones."""
    more: dict[str, Any] = {**setup.options, "players": setup.players, "bots": "greedy"}
    ours = vendome.env.vector(setup.game.id, size=SIZE, autoreset_mode=mode, **more)
    theirs = SyncVectorEnv([lambda: SeatEnv(setup.game.id, **more)] * SIZE, autoreset_mode=mode)
    return ours, theirs


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
@EVERY_GAME
def test_many_games_at_once_are_those_of_single_environments(game: Game, mode: AutoresetMode) -> None:
    for setup in setups(game)[:2]:
        ours, theirs = vectors(setup, mode)
        assert ours.metadata["autoreset_mode"] == ours.autoreset_mode == mode
        assert ours.observation_space == theirs.observation_space
        assert ours.action_space == theirs.action_space
        seen, infos = ours.reset(seed=5)
        assert data_equivalence(seen, theirs.reset(seed=5)[0])
        rng, ended = np.random.default_rng(5), 0
        for _ in range(STEPS):
            actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in infos["action_mask"]])
            *mine, infos = ours.step(actions)
            *its, their_infos = theirs.step(actions)
            for one, other in zip(mine, its, strict=True):
                assert data_equivalence(np.asarray(one), np.asarray(other))
            assert_infos(infos, their_infos)
            ended += int(mine[2].sum())
        assert ended > 0


def assert_infos(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert set(ours) == set(theirs)
    for name, value in theirs.items():
        if name == "final_info":
            assert_infos(ours[name], value)
        elif name == "final_obs":
            for one, other in zip(ours[name], value, strict=True):
                assert np.array_equal(one, other)
        else:
            assert np.array_equal(ours[name], value), name


def test_with_autoreset_off_one_resets_oneself() -> None:
    envs = vendome.env.vector("shadow_thief", size=2, players=2, bots="random", hands=1, autoreset_mode="Disabled")
    envs.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.all():
        _, _, done, _, infos = envs.step(envs.batch.sample())
        over |= done
        assert np.array_equal(infos["action_mask"].any(axis=1), ~over)
    _, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert infos["action_mask"].any(axis=1).tolist() == [True, False]
    same = vendome.env.vector("shadow_thief", size=2, players=2)
    same.reset(seed=1)
    with pytest.raises(BadOption, match="DISABLED"):
        same.reset(options={"reset_mask": over})


@EVERY_GAME
def test_the_games_are_found_by_name(game: Game) -> None:
    envs = gymnasium.make_vec(f"vendome/{game.id}-v0", num_envs=5, players=2, bots="random")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    seen, _ = envs.reset(seed=1)
    assert seen.shape[0] == 5


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"bots": "nobody"}, UnknownName, "nobody"),
        ({"bots": ["random"]}, BadOption, "3 of them"),
        ({"bots": None}, BadOption, "3 of them"),
        ({"seat": 4}, UnknownName, "seat"),
        ({"form": "float64"}, UnknownName, "float64"),
        ({"render_mode": "rgb_array"}, UnknownName, "rgb_array"),
        ({"hands": 0}, VendomeError, "hands"),
        ({"hand": 2}, UnknownKeyword, "unexpected keyword argument 'hand'.*did you mean 'hands'"),
        ({"hand": 2}, TypeError, "hand"),
    ],
)
def test_bad_input_is_refused_in_words(arguments: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        SeatEnv("shadow_thief", **arguments)


@pytest.mark.parametrize("form", ["uint8", "float16"])
def test_the_forms_are_declared(form: str) -> None:
    env = SeatEnv("master_thieves", players=2, form=form)
    seen, _ = env.reset(seed=1)
    assert seen.dtype == np.dtype(form)
    assert env.observation_space.contains(seen)

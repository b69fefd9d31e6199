"""Every game as a game of OpenSpiel: its own tests, its own algorithms, and ours."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from env.openspiel_play import FEW_AND_MANY, deal, load, random_states, replayed, seats_to_move, sized, small
from support import EVERY_GAME, setups
from vendome import BadPlayers, BadValue, Game, IllegalMove
from vendome.env.openspiel.chance import digits_of


def sim_game(game: Any) -> None:
    from open_spiel.python.tests import games_sim_test  # takes seconds, for it brings SciPy's statistics

    games_sim_test.GamesSimTest().sim_game(game)


# -- OpenSpiel's own tests ------------------------------------------------------------------------------


@EVERY_GAME
@FEW_AND_MANY
def test_openspiels_random_simulation_test_passes(game: Game, many: bool) -> None:
    pyspiel.random_sim_test(load(sized(game, many=many)), num_sims=1, serialize=True, verbose=False)


@EVERY_GAME
@FEW_AND_MANY
def test_openspiels_sim_game_passes(game: Game, many: bool) -> None:
    sim_game(load(sized(game, many=many)))


@EVERY_GAME
def test_openspiels_sim_game_passes_for_the_game_made_turn_based(game: Game) -> None:
    sim_game(pyspiel.load_game_as_turn_based(f"vendome_{game.id}"))
    sim_game(load(sized(game, many=False), turn_based=True))


@pytest.mark.slow
@pytest.mark.soak
@EVERY_GAME
def test_openspiels_tests_pass_with_every_number_of_players_and_every_option(game: Game) -> None:
    """`make test` has the fewest players and the most, above."""
    simulated = [sized(game, many=many) for many in (False, True)]  # above
    for setup in setups(game):
        if setup not in simulated:
            pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)
        sim_game(pyspiel.load_game_as_turn_based(f"vendome_{game.id}", dict(load(setup).get_parameters())))
        sim_game(load(setup, turn_based=True))


# -- its algorithms -------------------------------------------------------------------------------------


@EVERY_GAME
def test_openspiels_ismcts_plays_a_game(game: Game) -> None:
    table = load(small(game), turn_based=True)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(table, evaluator, uct_c=1.0, max_simulations=2, random_state=luck)
    random = Random(2)
    state = table.new_initial_state()
    deal(state, random)
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else random.choice(state.legal_actions()))
        deal(state, random)
    assert sum(state.returns()) == pytest.approx(0)


@EVERY_GAME
@pytest.mark.parametrize("wrapped", [False, True], ids=["turn_based", "load_game_as_turn_based"])
def test_openspiels_mccfr_learns_from_games(game: Game, wrapped: bool) -> None:
    setup = small(game)
    table = pyspiel.load_game_as_turn_based(str(load(setup))) if wrapped else load(setup, turn_based=True)
    np.random.seed(3)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(table)
    for _ in range(3):
        solver.iteration()
    regrets = np.concatenate([regret for regret, _ in solver._infostates.values()])
    assert np.isfinite(regrets).all()
    assert np.ptp(regrets) > 0.01, "it has learnt nothing"


# -- the same game as everywhere ------------------------------------------------------------------------


@EVERY_GAME
@FEW_AND_MANY
def test_the_same_history_is_the_same_session(game: Game, many: bool) -> None:
    setup = sized(game, many=many)
    for state in random_states(load(setup), Random(4)):
        if len(state.full_history()) % 7 and not state.is_terminal():
            continue
        session = replayed(setup, state.full_history())
        assert session.asked == list(state.moment.asked)
        for seat in session.asked:
            assert state.legal_actions(seat) == session.actions(seat)
        for seat in range(setup.players):
            assert state.moment.session().view(seat, "full") == session.view(seat, "full")
            assert state.observation_tensor(seat) == session.observation(seat).tolist()
    assert session.result is not None
    assert [gain > 0 for gain in state.returns()] == [seat in session.result.winners for seat in range(setup.players)]


def test_a_shared_win_is_shared_and_returns_sum_to_zero() -> None:
    game = pyspiel.load_game("vendome_shadow_thief(players=3,hands=1)")
    by_winners = {1: [-1 / 3, -1 / 3, 2 / 3], 2: [-1 / 3, 1 / 6, 1 / 6], 3: [0, 0, 0]}
    met = set()
    random = Random(13)
    for _ in range(100):
        *_, state = random_states(game, random)
        winners = len(replayed(game.setup, state.full_history()).result.winners)  # type: ignore[union-attr]
        assert sorted(state.returns()) == pytest.approx(by_winners[winners])
        met.add(winners)
    assert met >= {1, 2}


@EVERY_GAME
def test_the_digits_of_a_seed_deal_the_game_of_that_seed(game: Game) -> None:
    setup = sized(game, many=True)
    state = load(setup).new_initial_state()
    for digit in digits_of(2026):
        state.apply_action(digit)
    session = setup.start(2026)
    for seat in range(setup.players):
        assert state.observation_tensor(seat) == session.observation(seat).tolist()


@EVERY_GAME
def test_every_option_is_a_parameter_with_its_default(game: Game) -> None:
    chosen = pyspiel.load_game(f"vendome_{game.id}").get_parameters()
    assert chosen == {
        "players": game.players[0],
        "turn_based": False,
        **{option.name: option.default for option in game.options},
    }
    for setup in setups(game):
        assert load(setup).setup == setup


def test_a_wrong_parameter_is_named() -> None:
    with pytest.raises(BadPlayers, match="shadow_thief is for 2 to 7 players, not 9"):
        pyspiel.load_game("vendome_shadow_thief(players=9)")
    with pytest.raises(BadValue, match=r"option 'edition' can't be 'de' \(it can be en, fr, it\)"):
        pyspiel.load_game("vendome_master_thieves(edition=de)")
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'rounds'\. Available parameters are: hands, "):
        pyspiel.load_game("vendome_shadow_thief(rounds=2)")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game("vendome_gentlemen_thieves")
    state = next(random_states(game, Random(5)))
    before = str(state)
    for action in (game.num_distinct_actions() - 1, -5, 10_000):
        assert action not in state.legal_actions()
        with pytest.raises(IllegalMove, match="is not legal for seat 0; legal: ally"):
            state.apply_action(action)
    assert str(state) == before


def output_of(program: str) -> str:
    return subprocess.check_output([sys.executable, "-c", program], text=True)


def test_without_openspiel_the_package_is_imported_all_the_same() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import vendome.env; print(len(sys.modules) > 0)"
    assert output_of(program) == "True\n"


def test_a_process_that_imports_the_package_ends_well() -> None:
    """OpenSpiel keeps what loads a game until after Python's end."""
    assert output_of("import pyspiel, vendome.env; print('vendome_' in str(pyspiel.registered_names()))") == "True\n"


# -- nodes ----------------------------------------------------------------------------------------------


def test_who_is_not_asked_in_a_secret_choice_has_no_action() -> None:
    """Here: a seat whose safe is closed, while two others still play."""
    for state in random_states(pyspiel.load_game("vendome_shadow_thief(players=3)"), Random(6)):
        if state.is_simultaneous_node() and len(seats_to_move(state)) == 2:
            break
    [idle] = {0, 1, 2} - set(seats_to_move(state))
    assert state.legal_actions(idle) == []
    assert sum(state.legal_actions_mask(idle)) == 0
    state.apply_actions([state.legal_actions(seat)[0] if seat != idle else 0 for seat in range(3)])

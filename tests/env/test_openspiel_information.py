"""What the players of an OpenSpiel game know: what they saw and did, all of it, and nothing else."""

import pickle
from itertools import islice
from random import Random
from typing import Any

import pyspiel

from env.openspiel_play import FEW_AND_MANY, choose, deal, load, random_states, seats_to_move, sized, small
from support import EVERY_GAME
from vendome import Game
from vendome.env.openspiel.chance import digits_of
from vendome.env.openspiel.moment import Moment


@EVERY_GAME
def test_a_turn_based_secret_choice_is_not_seen_by_those_who_choose_later(game: Game) -> None:
    table = load(sized(game, many=True), turn_based=True)
    secret_choices = 0
    for state in random_states(table, Random(7)):
        asked = state.moment.asked
        if len(asked) > 1 and len(state.legal_actions()) > 1:
            secret_choices += 1
            branches = [state.child(action) for action in state.legal_actions()]
            assert len({branch.information_state_string(asked[0]) for branch in branches}) == len(branches)
            for later in asked[1:]:
                assert len({branch.information_state_string(later) for branch in branches}) == 1
                assert len({tuple(branch.information_state_tensor(later)) for branch in branches}) == 1
        if secret_choices == 3:
            return
    assert secret_choices == 0, "a game of few secret choices"


def branches_of_a_past(first: list[str]) -> Any:
    """Master Thieves, the box being filled in this order."""
    state = next(random_states(pyspiel.load_game("vendome_master_thieves"), Random(8)))
    for move in first:
        state.apply_action(state.string_to_action(0, move))
    return state


def test_two_pasts_with_the_same_present_are_two_information_states() -> None:
    one = branches_of_a_past(["fill TN", "fill TE", "fill TS"])
    other = branches_of_a_past(["fill TE", "fill TN", "fill TS"])
    for seat in (0, 1):
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.observation_tensor(seat) == other.observation_tensor(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)


@EVERY_GAME
def test_a_seat_remembers_its_own_choices_and_what_all_saw_happen(game: Game) -> None:
    setup = small(game)
    start = Moment.start(setup)

    def fingerprints(choice: int, event: int) -> tuple[bytes, bytes]:
        """Of seats 0 and 1, if seat 0 chose so and then this happened; whatever else there is to see is the same."""
        states = start.dealt(1).session().states
        states["events"][0, 0] = event
        moment = Moment(setup, states, start, [(0, choice)])
        return moment.fingerprint(0), moment.fingerprint(1)

    chooser, watcher = fingerprints(choice=1, event=1)
    assert fingerprints(choice=1, event=1) == (chooser, watcher)
    assert fingerprints(choice=2, event=1)[0] != chooser
    assert fingerprints(choice=2, event=1)[1] == watcher
    assert fingerprints(choice=1, event=2)[0] != chooser
    assert fingerprints(choice=1, event=2)[1] != watcher


@EVERY_GAME
def test_an_information_state_has_one_past(game: Game) -> None:
    """What a seat saw and did, put together here from sessions, is the same wherever its information state is."""
    setup = small(game)
    table = load(setup, turn_based=True)
    pasts: dict[str, tuple[int, str]] = {}
    met_again = 0
    for branch in range(30):
        state = table.new_initial_state()
        for digit in digits_of(1):
            state.apply_action(digit)
        random = Random(branch)
        seen = [""] * setup.players
        for _ in range(6):
            seat, action = state.current_player(), random.choice(state.legal_actions()[:2])
            seen[seat] += f"I choose {action}. "
            state.apply_action(action)
            if state.is_chance_node() or state.is_terminal():
                break
            session = state.moment.session()
            for other in range(setup.players):
                seen[other] += f"{session.events} {session.view(other, 'full')}\n"
                information = state.information_state_string(other)
                met_again += information in pasts
                assert pasts.setdefault(information, (other, seen[other])) == (other, seen[other])
    assert met_again > 0
    assert len(set(pasts.values())) == len(pasts), "one past, and two information states"


@EVERY_GAME
@FEW_AND_MANY
def test_a_resampled_state_looks_the_same_to_its_player_and_is_another(game: Game, many: bool) -> None:
    random = Random(9)
    sampler = pyspiel.UniformProbabilitySampler(10, 0.0, 1.0)
    others = 0
    for n, state in enumerate(random_states(load(sized(game, many=many)), random)):
        if n % 20 or state.is_terminal():
            continue
        for seat in range(state.num_players()):
            twin = state.resample_from_infostate(seat, sampler)
            assert twin.current_player() == state.current_player()
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            others += str(twin) != str(state)
        while not twin.is_terminal():
            choose(twin, {seat: random.choice(twin.legal_actions(seat)) for seat in seats_to_move(twin)})
            deal(twin, random)
    assert others > 0


@EVERY_GAME
def test_a_pickled_state_remembers(game: Game) -> None:
    state = next(islice(random_states(load(sized(game, many=True)), Random(11)), 2, None))
    twin = pickle.loads(pickle.dumps(state))
    assert twin.history() == state.history()
    moves = {seat: state.legal_actions(seat)[-1] for seat in seats_to_move(state)}
    for each in (state, twin):
        choose(each, moves)
        deal(each, Random(12))
    for seat in range(state.num_players()):
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)


def test_only_a_players_whole_knowledge_can_be_observed() -> None:
    game = pyspiel.load_game("vendome_shadow_thief")
    assert set(game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).dict) == {"observation", "past"}
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(public) is None

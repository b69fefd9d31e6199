"""What holds in every game, however it is played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vendome
from games.master_thieves.census import census, expected
from games.master_thieves.world import table
from vendome import Session
from vendome.games.master_thieves.params import EDITIONS

pytestmark = pytest.mark.interpreted


def check(session: Session) -> None:
    state = session.state
    assert +census(state) == +expected(state)
    gems = state.front.sum(axis=1).reshape(12, 2)
    alarms = (state.alarm >= 0).reshape(12, 2)
    full = (gems > 0) | alarms
    assert not full.all(axis=1).any(), "something lies in both front compartments of a drawer"
    assert (alarms.sum(axis=1) <= 1).all()
    assert (state.ruby.reshape(12, 2).sum(axis=1) <= 1).all()
    for cells in (state.front, state.white, state.black, state.red, state.unplaced):
        assert (cells >= 0).all()
    assert state.due == 0 or state.asked == 0


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(2, 8),
    edition=st.sampled_from(EDITIONS),
    one_box_action=st.booleans(),
    choices=st.lists(st.integers(0, 719), max_size=150),
)
def test_gems_alarms_and_cards_are_always_all_somewhere(
    players: int, edition: str, one_box_action: bool, choices: list[int]
) -> None:
    session = vendome.game("master_thieves", players=players, edition=edition, one_box_action=one_box_action).start(7)
    for choice in choices:
        if session.finished:
            break
        seat = session.asked[choice % len(session.asked)]
        moves = session.moves(seat)
        assert moves == sorted(set(moves))
        session.play(moves[choice % len(moves)], seat)
        check(session)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_same_holds_to_the_end_of_random_games(players: int, edition: str) -> None:
    session = vendome.game("master_thieves", players=players, edition=edition).start(players)
    random = Random(players)
    while not session.finished:
        session.play(random.choice(session.moves()))
        check(session)
    assert session.state.rounds <= 60


def play_stubbornly(session: Session, random: Random) -> None:
    """Everyone places as little as the rules allow, the gemologist's imitation as late as they allow."""
    while not session.finished:
        moves = session.moves()
        if moves[0].startswith("choose") and len(moves) > 1:
            moves = [move for move in moves if move != "choose gemologist"]
        session.play("place nothing" if "place nothing" in moves else random.choice(moves))


def test_the_longest_game_has_sixty_rounds() -> None:
    """In each cycle of six rounds every seat is the gemologist once, who always places an imitation, of
    which it has ten: after ten cycles somebody has none left. Stubborn players do get that far."""
    session = table(2)
    play_stubbornly(session, Random(3))
    assert session.state.rounds == 60
    assert session.result is not None
    assert session.result.end == "MT-6.1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_stubborn_players_cannot_pass_sixty_rounds_in_any_edition(edition: str) -> None:
    for seed in range(3):
        session = table(3, edition=edition)
        play_stubbornly(session, Random(seed))
        assert 10 <= session.state.rounds <= 60

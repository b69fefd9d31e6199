"""MT-6 and MT-7: the end of the game, the score, the winners."""

from typing import Any

import pytest

from games.master_thieves.world import black, choose, compartment, play, table
from vendome import Result, Session

pytestmark = pytest.mark.interpreted


def ended(*blacks: tuple[int, int, int], whites: dict[int, tuple[int, int]] | None = None, **options: Any) -> Result:
    """The result of a game in which the seats have these gems; no imitations but those told."""
    session = table(len(blacks), **options)
    for seat, gems in enumerate(blacks):
        session.state.black[seat] = gems
        session.state.white[seat] = (whites or {}).get(seat, (0, 0))
    choose(session, *["detective"] * len(blacks))
    assert session.result is not None
    return session.result


def last_imitation(session: Session) -> None:
    """Seat 0 places its last imitation."""
    session.state.white[0] = (1, 0)
    choose(session, "jeweller", "thief")
    play(session, "open TN", "place diamond", "alarm no", "done")


def test_MT_6_1_the_game_ends_at_the_end_of_the_round_in_which_a_seat_has_no_imitation_left() -> None:
    session = table(2)
    last_imitation(session)
    assert not session.finished
    play(session, "open TN")  # the thief still has his turn
    assert black(session, 1) == (1, 0, 0)
    session.play("done")
    assert session.finished
    assert session.asked == []
    assert session.result == Result(scores=[0, 1 - 12], winners=[0], end="MT-6.1")


def test_MT_6_1_the_detectives_are_still_paid() -> None:
    session = table(2)
    session.state.white[0] = (1, 0)
    session.state.red[:] = (1, 0)
    choose(session, "jeweller", "detective")
    play(session, "open TN", "place diamond", "alarm no", "done")
    assert session.asked == [1]
    session.play("pick diamond")
    assert session.finished


def take_last_ruby(edition: str) -> Session:
    session = table(2, edition=edition)
    session.state.ruby[:] = 0
    session.state.black[1, 2] = 5
    session.state.ruby[compartment(session, "TS")] = 1
    choose(session, "master-thief", "detective")
    session.state.red[:] = (1, 0)
    return play(session, "open TS", "search", "ruby take", "done")


def test_MT_6_2_in_the_french_edition_the_last_ruby_ends_the_game_with_the_round() -> None:
    session = take_last_ruby("fr")
    assert not session.finished  # the detective is paid first
    session.play("pick diamond")
    assert session.result is not None
    assert session.result.end == "MT-6.2"


def test_MT_6_2_in_the_others_it_does_not() -> None:
    for edition in ("en", "it"):
        session = play(take_last_ruby(edition), "pick diamond")
        assert not session.finished
        assert session.state.rounds == 1


def test_MT_6_2_if_both_hold_the_end_is_that_of_the_imitations() -> None:
    session = take_last_ruby("fr")
    session.state.white[1] = (0, 0)
    session.play("pick diamond")
    assert session.result is not None
    assert session.result.end == "MT-6.1"


def test_MT_7_1_black_counts_for_you_and_white_against_you() -> None:
    result = ended((3, 2, 1), (5, 0, 0), (0, 4, 0), whites={1: (4, 1), 2: (8, 2)})
    assert result.scores == [3 + 4 + 4, 5 - 4 - 2, 8 - 8 - 4]
    assert result.winners == [0]


def test_MT_7_1_a_score_may_be_below_zero() -> None:
    result = ended((1, 0, 0), (0, 0, 0), whites={0: (8, 2)})
    assert (result.scores, result.winners) == ([-11, 0], [1])


def test_MT_7_2_more_rubies_break_a_tie() -> None:
    assert ended((4, 0, 0), (0, 0, 1), (0, 2, 0)).winners == [1]


def test_MT_7_2_then_more_sapphires() -> None:
    assert ended((2, 1, 1), (0, 2, 1), (4, 0, 1)).winners == [1]


def test_MT_7_2_then_the_win_is_shared() -> None:
    assert ended((2, 1, 0), (0, 0, 0), (2, 1, 0)).winners == [0, 2]


def test_MT_7_2_in_the_italian_edition_more_diamonds_come_before_that() -> None:
    blacks, whites = ((5, 1, 0), (4, 1, 0)), {0: (1, 0)}
    assert ended(*blacks, whites=whites, edition="it").winners == [0]
    assert ended(*blacks, whites=whites, edition="en").winners == [0, 1]
    assert ended(*blacks, whites=whites, edition="fr").winners == [0, 1]

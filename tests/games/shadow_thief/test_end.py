"""The end of a hand of The Shadow Thief, and its score."""

import pytest

import vendome
from games.shadow_thief.world import closed, deal, end, exhausted, play, scores, turn

pytestmark = pytest.mark.interpreted


# -- SD-4 The end of a hand ---------------------------------------------------------------------------


def test_SD_4_1_the_hand_ends_when_one_safe_is_open_and_that_seat_scores_nothing() -> None:
    session = deal("R7 S4 S5 S6", "N2 B1 B2 B3")
    turn(session, "R7", "N2")
    turn(session, "S4", "B1")
    assert session.result == vendome.Result([7, 0], [0], "SD-4.1")
    assert str(session.log[-1]).find("under 0") >= 0, "the hand goes under the pile all the same"


def test_SD_4_2_if_every_open_safe_would_close_none_does_and_all_score_nothing() -> None:
    session = deal("R7 S4 S5 S6", "N2 S7 B2 B3")
    turn(session, "R7", "N2")
    turn(session, "S4", "S7")
    assert session.result == vendome.Result([0, 0], [0, 1], "SD-4.2")
    assert [closed(session, seat) for seat in range(2)] == [None, None]
    assert not any(str(line).find("under") >= 0 for line in session.log)


def test_SD_4_2_seats_that_closed_before_keep_their_score() -> None:
    session = deal("R7 S4 S5 S6", "N2 S7 B2 B3", "B5 S8 E1 E2")
    turn(session, "R7", "N2", "B5")
    turn(session, "S4", "B2", "E1")
    turn(session, "S7", "S8")
    assert scores(session) == [7, 0, 0]
    assert end(session) == "SD-4.2"


def test_SD_4_2_a_safe_card_that_would_not_close_does_not_count() -> None:
    session = deal("R7 S4 S5 S6", "N7 S7 B2 B3", "B5 S8 E1 E2")
    turn(session, "R7", "N7", "B5")  # the sevens cancel: seats 0 and 1 have empty safes
    turn(session, "S4", "S7", "S8")
    assert closed(session, 2) == "S8"
    assert not session.finished


def test_SD_4_2_a_seat_without_cards_does_not_close() -> None:
    session = exhausted("R7 R1 R2 R3", "N2 S7 B2 B3", "B5 S8 E1 E2")
    play(session, "R7", "N2", "B5")
    for card in ("R1", "R2", "R3"):
        session.play(f"add {card}")
    session.play("done")
    session.play("done")
    assert session.asked == [1, 2], "seat 0 has no card left"
    turn(session, "S7", "S8")
    assert scores(session) == [0, 2, 5]
    assert end(session) == "SD-4.1"


def test_SD_4_3_no_pile_and_no_cards_ends_the_hand_before_storing_and_closing() -> None:
    session = exhausted("R7 R1 R2 R3", "N4 N1 N2 S7")
    play(session, "R7", "N4")
    session.play("add R1")
    session.play("add R2")
    session.play("add R3")
    session.play("add N1")
    session.play("add N2")
    session.play("done")
    assert session.asked == [1]
    session.play("play S7")
    assert end(session) == "SD-4.3"
    assert scores(session) == [0, 0], "the safe of seat 1 stays open, though its card would close it"
    assert closed(session, 1) is None


def test_SD_4_3_it_is_looked_at_also_in_a_turn_in_which_nobody_could_play() -> None:
    session = exhausted("R7 R1 R2 R3", "N4 N1 N2 N3", "B5 S4 S5 B1")
    play(session, "R7", "N4", "B5")
    for card in ("R1", "R2", "R3", "N1", "N2", "N3"):
        session.play(f"add {card}")
    session.play("done")
    assert session.asked == [2], "only seat 2 holds cards"
    session.play("play S4")  # it closes and discards the rest: two open safes, no card anywhere
    assert end(session) == "SD-4.3"
    assert scores(session) == [0, 0, 5]


# -- SD-5 Score ---------------------------------------------------------------------------------------


def test_SD_5_1_a_closed_safe_scores_the_sum_of_its_values() -> None:
    session = deal("R7 R10 R2 S4", "N1 N2 N3 N5")
    play(session, "R7", "N1")
    session.play("add R10")
    session.play("done")
    session.play("done")
    turn(session, "S4", "N2")
    assert scores(session) == [17, 0]

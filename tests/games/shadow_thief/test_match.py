"""The cards and the match of The Shadow Thief, rule by rule."""

from collections import Counter

import pytest

import vendome
from games.shadow_thief.world import closed, deal, hand, safe, scores, turn
from vendome.games.shadow_thief.params import CODES, COUNTS

pytestmark = pytest.mark.interpreted

COUNT = Counter(dict(zip(CODES, COUNTS, strict=True)))


# -- SD-1 The cards -----------------------------------------------------------------------------------


def test_SD_1_1_there_are_two_jewels_of_each_type_and_value() -> None:
    jewels = {code: n for code, n in COUNT.items() if code[0] in "RNBE"}
    assert jewels == {f"{letter}{value}": 2 for letter in "RNBE" for value in range(1, 11)}
    assert sum(jewels.values()) == 80


def test_SD_1_2_there_are_twenty_safes_from_4_to_15() -> None:
    safes = {code: n for code, n in COUNT.items() if code[0] == "S"}
    assert safes == {f"S{value}": 2 if value <= 11 else 1 for value in range(4, 16)}
    assert sum(safes.values()) == 20


def test_SD_1_3_there_is_one_thief_of_each_type_and_the_shadow_thief() -> None:
    assert {code: n for code, n in COUNT.items() if code[0] == "T"} == dict.fromkeys(["TR", "TN", "TB", "TE", "TS"], 1)


def test_SD_1_4_every_seat_begins_with_an_open_safe_and_the_pile_has_all_105_cards() -> None:
    session = vendome.game("shadow_thief", players=7).start(seed=3)
    assert [closed(session, seat) for seat in range(7)] == [None] * 7
    assert [safe(session, seat) for seat in range(7)] == [[]] * 7
    assert session.view()["pile"] + 7 * 4 == 105


# -- SD-2 A match -------------------------------------------------------------------------------------


def two_hands() -> vendome.Session:
    """Two hands, in each of which one of two seats closes."""
    session = deal("R7 S4 S5 S6", "N2 B1 B2 B3", matches=2)
    turn(session, "R7", "N2")
    turn(session, "S4", "B1")
    return session


def test_SD_2_1_a_match_has_three_hands_by_default_and_one_to_nine_by_option() -> None:
    assert vendome.game("shadow_thief", players=2).options["hands"] == 3
    for hands in range(1, 10):
        session = vendome.game("shadow_thief", players=2, hands=hands).start(seed=1)
        while not session.finished:
            session.play(session.moves()[0])
        assert sum(str(line).find("shuffle") >= 0 for line in session.log) == hands
    for wrong in (0, 10, True, "3"):
        with pytest.raises(vendome.BadOption, match="hands"):
            vendome.game("shadow_thief", players=2, hands=wrong)


def test_SD_2_1_scores_add_up_and_the_highest_total_wins() -> None:
    session = two_hands()
    assert [seat["score"] for seat in session.view()["seats"]] == [7, 0]
    while not session.finished:
        session.play(session.moves()[0])
    assert session.result is not None
    assert session.result.winners == [max(range(2), key=lambda seat: scores(session)[seat])]
    assert max(scores(session)) >= 7


def test_SD_2_1_equal_totals_share_the_win() -> None:
    session = deal("S4 S5 R1 R2", "S6 S7 N3 N4")
    turn(session, "R1", "N3")
    turn(session, "S4", "S6")
    assert session.result == vendome.Result([0, 0], [0, 1], "SD-4.2")


def test_SD_2_2_each_seat_draws_four_in_seat_order_at_the_start_of_every_hand() -> None:
    session = deal("R1 R2 R3 R4", "N1 N2 N3 N4", "B1 B2 B3 B4")
    assert [hand(session, seat) for seat in range(3)] == [
        ["R1", "R2", "R3", "R4"],
        ["N1", "N2", "N3", "N4"],
        ["B1", "B2", "B3", "B4"],
    ]
    again = two_hands()
    assert [len(hand(again, seat)) for seat in range(2)] == [4, 4]
    assert again.view()["pile"] == 105 - 8
    assert safe(again, 0) == []

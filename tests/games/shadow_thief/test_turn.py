"""A turn of The Shadow Thief, rule by rule."""

import pytest

import vendome
from games.shadow_thief.world import closed, deal, exhausted, hand, play, safe, shrink_pile, turn
from support import let_happen
from vendome import Decision, IllegalMove

pytestmark = pytest.mark.interpreted


# -- SD-3 A turn --------------------------------------------------------------------------------------


def test_SD_3_1_cards_are_chosen_in_secret_and_revealed_together() -> None:
    session = deal("R1 R2 R3 R4", "N1 N2 N3 N5")
    assert session.asked == [0, 1]
    assert session.moves(0) == ["play R1", "play R2", "play R3", "play R4"]
    session.play("play N5", seat=1)
    assert session.asked == [0]
    assert session.view(0)["seats"][1]["chosen"]
    assert session.view(0)["seats"][1]["shown"] is None
    assert session.view(1)["chosen"] == "N5"
    session.play("play R1", seat=0)
    assert [seat["shown"] for seat in session.view()["seats"]] == ["R1", "N5"]


def test_SD_3_1_the_same_card_twice_in_hand_is_one_move() -> None:
    session = deal("R1 R1 R3 R4", "N1 N2 N3 N5")
    assert session.moves(0) == ["play R1", "play R3", "play R4"]


def test_SD_3_1_a_secret_choice_stands_in_the_log_in_seat_order() -> None:
    session = deal("R1 R2 R3 R4", "N1 N2 N3 N5")
    session.play("play N5", seat=1)
    session.play("play R1", seat=0)
    assert session.log[1:] == [Decision(0, "play R1"), Decision(1, "play N5")]


def test_SD_3_1_a_seat_without_a_card_sits_the_turn_out() -> None:
    session = exhausted("R1 R2 R3 R4", "N5 N6 N7 S5", "B8 B9 B10 S6")
    play(session, "R1", "N5", "B8")
    for card in ("R2", "R3", "R4"):
        session.play(f"add {card}")
    session.play("done")
    session.play("done")
    assert hand(session, 0) == []
    assert session.asked == [1, 2]
    last = session.game.events.sentence(session.events[-1], ["Ada", "Ben", "Cleo"])
    assert last == "Ada has an open safe but no card left, and sits this turn out."


def test_SD_3_2_jewels_of_the_same_value_cancel_whatever_their_types() -> None:
    session = deal("R7 R2 R3 R4", "N7 N2 N3 N5", "B7 B2 B3 B5", "E1 E2 E3 E5")
    turn(session, "R7", "N7", "B7", "E1")
    assert [safe(session, seat) for seat in range(4)] == [[], [], [], ["E1"]]
    assert session.view()["discard"] == 3


def test_SD_3_2_two_pairs_cancel_each_by_itself() -> None:
    session = deal("R7 R2 R3 R4", "N7 N2 N3 N5", "B8 B2 B3 B5", "E8 E2 E3 E5")
    turn(session, "R7", "N7", "B8", "E8")
    assert [safe(session, seat) for seat in range(4)] == [[], [], [], []]


def test_SD_3_2_safes_and_thieves_never_cancel() -> None:
    session = deal("R7 R2 R3 R4", "S7 N2 N3 N5", "S7 B2 B3 B5")
    turn(session, "R7", "S7", "S7")
    assert safe(session, 0) == ["R7"]


def test_SD_3_3_a_thief_takes_a_jewel_of_its_type_onto_its_own_safe_at_once() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "B8 B2 B3 B5")
    play(session, "R7", "TR", "B8")
    assert session.asked == [1]
    assert session.moves() == ["steal 0"]
    session.play("steal 0")
    assert safe(session, 1) == ["R7"]


def test_SD_3_3_the_shadow_thief_takes_any_type_and_acts_first() -> None:
    session = deal("TR R2 R3 R4", "TS N2 N3 N5", "R8 B2 B3 B5", "N1 B1 B4 B6")
    play(session, "TR", "TS", "R8", "N1")
    assert session.asked == [1]
    assert session.moves() == ["steal 2", "steal 3"]
    session.play("steal 2")
    assert session.asked == [3], "the ring is gone: the ring thief finds nothing and is not asked"
    assert safe(session, 1) == ["R8"]


def test_SD_3_3_other_thieves_act_in_seat_order_after_the_shadow_thief() -> None:
    session = deal("TR R2 R3 R4", "R9 N2 N3 N5", "TN B2 B3 B5", "N1 B1 B4 B6", "TS E1 E2 E3", "E8 B7 B8 B9")
    play(session, "TR", "R9", "TN", "N1", "TS", "E8")
    asked = []
    for _ in range(3):
        asked.append(session.asked[0])
        session.play(session.moves()[-1])
    assert asked == [4, 0, 2]
    assert [safe(session, seat) for seat in (4, 0, 2)] == [["E8"], ["R9"], ["N1"]]


def test_SD_3_3_a_thief_that_can_take_must_and_its_player_chooses() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "R8 B2 B3 B5")
    play(session, "R7", "TR", "R8")
    assert session.moves() == ["steal 0", "steal 2"]
    with pytest.raises(IllegalMove):
        session.play("done")


def test_SD_3_3_a_cancelled_jewel_cannot_be_stolen() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "B7 B2 B3 B5")
    play(session, "R7", "TR", "B7")
    assert session.moves(session.asked[0])[0].startswith("play")
    assert session.view()["discard"] == 3


def test_SD_3_3_jewels_in_a_safe_are_never_taken() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5")
    turn(session, "R7", "N5")
    play(session, "R2", "TR")
    assert session.moves() == ["steal 0"]
    session.play("steal 0")
    assert safe(session, 0) == ["R7"]
    assert safe(session, 1) == ["N5", "R2"]


def test_SD_3_4_jewels_of_the_same_type_may_be_added_one_after_another() -> None:
    session = deal("R7 R2 R3 N4", "N1 N2 B3 N5")
    play(session, "R7", "N1")
    assert session.asked == [0]
    assert session.moves() == ["add R2", "add R3", "done"]
    session.play("add R3")
    assert session.moves() == ["add R2", "done"]
    session.play("done")
    assert session.asked == [1]
    assert session.moves() == ["add N2", "add N5", "done"]
    session.play("done")
    assert safe(session, 0) == ["R3", "R7"]


def test_SD_3_4_a_seat_with_a_card_is_asked_even_if_it_has_nothing_to_add() -> None:
    session = deal("R7 S4 S5 N4", "N1 N2 B3 N5")
    play(session, "R7", "N1")
    assert (session.asked, session.moves()) == ([0], ["done"])


def test_SD_3_4_a_seat_that_added_its_last_card_is_not_asked_again() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 B3 N5")
    play(session, "R7", "N1")
    for move in ("add R2", "add R3", "add R4"):
        session.play(move)
    assert session.asked == [1]


def test_SD_3_4_a_seat_whose_jewel_is_cancelled_or_stolen_adds_nothing() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "B8 B2 B3 B5", "N8 E1 E2 E3")
    play(session, "R7", "TR", "B8", "N8")
    session.play("steal 0")
    assert session.moves(session.asked[0])[0].startswith("play"), "the next turn has begun"


def test_SD_3_4_added_jewels_cancel_nothing() -> None:
    session = deal("R7 R2 R3 R4", "N2 N1 N3 N5")
    play(session, "R7", "N2")
    session.play("add R2")
    session.play("done")
    session.play("done")
    assert (safe(session, 0), safe(session, 1)) == (["R2", "R7"], ["N2"])


def test_SD_3_5_jewels_go_face_up_onto_the_safe_and_stay_there() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", pile="B9 B8")
    turn(session, "R7", "N1")
    turn(session, "R2", "N3")
    assert (safe(session, 0), safe(session, 1)) == (["R2", "R7"], ["N1", "N3"])
    assert session.view()["seats"][0]["safe_value"] == 9


def test_SD_3_6_a_safe_closes_when_its_value_is_at_least_the_number_of_jewels() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", "B1 B2 B3 B4", pile="S4")
    play(session, "R7", "N1", "B2")
    for move in ("add R2", "add R3", "add R4"):
        session.play(move)
    session.play("done")
    session.play("done")
    assert len(safe(session, 0)) == 4
    turn(session, "S4", "N2", "B3")
    assert closed(session, 0) == "S4"


def test_SD_3_6_a_safe_card_below_the_number_of_jewels_is_discarded() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", "B1 B2 B3 B4", pile="R5 S4")
    play(session, "R7", "N1", "B2")
    for move in ("add R2", "add R3", "add R4"):
        session.play(move)
    session.play("done")
    session.play("done")
    turn(session, "R5", "N3", "B1")
    assert len(safe(session, 0)) == 5
    discard = session.view()["discard"]
    turn(session, "S4", "N2", "B4")
    assert closed(session, 0) is None
    assert session.view()["discard"] == discard + 1


def test_SD_3_6_an_empty_safe_does_not_close() -> None:
    session = deal("S4 R2 R3 R4", "N1 N2 N3 N5", "B4 B2 B3 B5")
    turn(session, "S4", "N1", "B4")
    assert closed(session, 0) is None
    assert session.view()["discard"] == 1


def test_SD_3_6_a_closing_seat_puts_its_hand_shuffled_under_the_pile_and_is_out() -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1")
    turn(session, "R7", "N1", "B4")
    pile = session.view()["pile"]
    turn(session, "S4", "N2", "B3")
    under = str(session.log[-1]).split("'")[1].split()
    assert under[:2] == ["under", "0"]
    assert sorted(under[2:]) == ["E1", "S5", "S6"]
    assert session.asked == [1, 2]
    assert hand(session, 0) == []
    assert session.view()["pile"] == pile + 3 - 2
    assert session.view(0)["put_away"] == ["E1", "S5", "S6"]


def test_SD_3_6_cards_under_the_pile_are_drawn_last_in_the_stated_order() -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1")
    turn(session, "R7", "N1", "B4")
    shrink_pile(session, 0)
    session.state.exhausted = 0
    play(session, "S4", "N2", "B3")
    while session.asked and session.moves()[-1] == "done":
        session.choose("done")
    let_happen(session, "under 0 S6 E1 S5")
    assert "S6" in hand(session, 1)
    assert "E1" in hand(session, 2)


def test_SD_3_6_a_closing_seat_without_cards_puts_nothing_away() -> None:
    session = exhausted("R7 S4 R5 R6", "N1 N2 N3 N5", "B4 B2 B3 B5")
    play(session, "R7", "N1", "B4")
    session.play("add R5")
    session.play("add R6")
    while session.moves()[-1] == "done":
        session.play("done")
    assert hand(session, 0) == ["S4"]
    turn(session, "S4", "N2", "B3")
    assert closed(session, 0) == "S4"
    assert session.view(0)["put_away"] == []


def test_SD_3_7_hands_are_filled_to_four_in_seat_order() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", pile="E1 E2")
    turn(session, "R7", "N1")
    assert hand(session, 0) == ["E1", "R2", "R3", "R4"]
    assert hand(session, 1) == ["E2", "N2", "N3", "N5"]


def test_SD_3_7_if_the_pile_cannot_fill_all_to_four_all_draw_to_three_and_the_rest_is_discarded() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", pile="E1 E2 E3")
    shrink_pile(session, 3)
    play(session, "R7", "N1")
    session.play("add R2")
    session.play("add R3")
    session.play("done")
    session.play("done")  # 3 + 1 are missing, 3 are there
    assert [len(hand(session, seat)) for seat in range(2)] == [3, 3]
    assert session.view()["exhausted"]
    assert session.view()["pile"] == 0


def test_SD_3_7_if_it_cannot_fill_all_to_three_they_draw_to_two_and_so_on() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", "B4 B2 B3 B5", pile="E1 E2")
    shrink_pile(session, 2)
    play(session, "R7", "N1", "B4")
    for card in ("R2", "R3", "R4"):
        session.play(f"add {card}")
    session.play("done")
    session.play("done")
    assert [len(hand(session, seat)) for seat in range(3)] == [2, 3, 3], "a hand larger than the limit is kept"


def test_SD_3_7_a_pile_that_comes_out_even_is_exhausted() -> None:
    session = deal("R7 R2 R3 R4", "N1 N2 N3 N5", pile="E1 E2")
    shrink_pile(session, 2)
    turn(session, "R7", "N1")
    assert [len(hand(session, seat)) for seat in range(2)] == [4, 4]
    assert session.view()["exhausted"]
    turn(session, "R2", "N3")
    assert [len(hand(session, seat)) for seat in range(2)] == [3, 3], "there is no more drawing"


def test_SD_3_7_once_exhausted_a_closing_seat_discards_its_hand_unseen() -> None:
    session = exhausted("R7 S4 S5 S6", "N1 N2 N3 N5", "B4 B2 B3 B5")
    turn(session, "R7", "N1", "B4")
    log = len(session.log)
    turn(session, "S4", "N2", "B3")
    assert closed(session, 0) == "S4"
    assert not any(isinstance(line, vendome.Chance) for line in session.log[log:])
    assert session.view(0)["put_away"] == ["S5", "S6"]
    assert hand(session, 0) == []

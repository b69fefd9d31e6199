"""GT-3 A round."""

import pytest

from games.gentlemen_thieves.world import DEAL_PILE, dealt, moves_of, play, tokens_at, told, world
from vendome import IllegalMove

pytestmark = pytest.mark.interpreted


def test_GT_3_1_the_first_player_splits_the_colours_two_against_three() -> None:
    session = dealt()
    pairs = ["RP", "RG", "RB", "RY", "PG", "PB", "PY", "GB", "GY", "BY"]
    assert session.moves() == sorted(f"ally {pair}" for pair in pairs)
    play(session, "ally RB")
    assert session.view()["alliance"] == ["R", "B"]


def test_GT_3_1_a_later_split_must_be_another_one() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, alliance="RP", pile="Rc Bc Bm Br Gr Gm Pm brigadier")
    play(session, "draw", "at opera")
    assert session.view()["first"] == 1
    assert len(session.moves()) == 9
    assert "ally RP" not in session.moves()
    with pytest.raises(IllegalMove):
        session.play("ally RP")


def test_GT_3_2_seats_act_clockwise_from_the_left_neighbour_the_first_player_last() -> None:
    session = play(dealt(), "ally RP")
    acted = []
    for _ in range(2):
        for place in ("manor", "museum", "bank"):
            acted += session.asked
            play(session, "draw", f"at {place}")
    assert acted == [1, 2, 0, 1, 2, 0]


def test_GT_3_2_one_action_a_turn_and_no_special_token_without_a_favour() -> None:
    session = world({}, favours=0)
    assert session.moves() == ["draw", "take Bg", "take Gg", "take Pg"]


def test_GT_3_3_a_taken_token_is_replaced_at_once_then_placed() -> None:
    session = world({}, display="Bg Gg Pg", pile="Yr Ym Yl Rl Rr Rm brigadier")
    play(session, "take Gg")
    assert session.view()["display"] == ["Bg", "Pg", "Yr"]
    assert session.view()["hand"] == "Gg"
    assert session.asked == [1]
    play(session, "at casino")
    assert tokens_at(session, "casino") == ["Gg"]
    assert session.view()["hand"] is None
    assert session.asked == [2]


def test_GT_3_3_tokens_that_are_alike_are_one_move() -> None:
    session = world({}, display="Bg Bg Pg", favours=0, pile="Yr Ym brigadier")
    assert session.moves() == ["draw", "take Bg", "take Pg"]
    play(session, "take Bg")
    assert session.view()["display"] == ["Bg", "Pg", "Yr"]


def test_GT_3_4_the_first_of_the_pile_is_drawn_and_all_see_it() -> None:
    session = play(dealt(), "ally RP", "draw")
    assert session.view()["hand"] == DEAL_PILE.split()[5]
    assert session.view(2)["hand"] == session.view()["hand"]
    assert told(session) == ["drew"]
    assert session.asked == [1]
    assert session.moves() == sorted(f"at {place}" for place in ("manor", "museum", "bank", "opera", "casino"))


def test_GT_3_5_a_special_token_costs_a_favour() -> None:
    session = world({}, favours=1)
    assert len(session.moves()) > 4
    play(session, "padlock museum>bank")
    assert [seat["favours"] for seat in session.view()["seats"]] == [1, 0, 1]
    assert session.asked == [2]
    play(session, "draw", "at manor", "draw", "at manor")
    assert session.asked == [1]
    assert moves_of(session, "padlock") == []


def test_GT_3_6_no_fourth_token_of_a_type_whatever_the_colours() -> None:
    session = world({"bank": "Rm Gm Ym", "opera": "Pm Pm"}, display="Bm Gg Pg")
    play(session, "take Bm")
    assert session.moves() == ["at casino", "at manor", "at museum", "at opera"]


def test_GT_3_6_joined_places_take_no_more_while_both_together_hold_three() -> None:
    session = world({"bank": "Rm Gm", "opera": "Pm"}, display="Bm Gg Pg", tunnels=("bank", "opera"))
    play(session, "take Bm")
    assert session.moves() == ["at casino", "at manor", "at museum"]


def test_GT_3_6_joined_places_may_hold_more_from_before() -> None:
    session = world({"bank": "Rm Gm Ym", "opera": "Pm Pm Rm"}, display="Bm Gg Pg", tunnels=("bank", "centre"))
    play(session, "tunnel centre>opera")
    assert session.view()["joined"] == ["bank", "opera"]
    play(session, "take Bm")
    assert session.moves() == ["at casino", "at manor", "at museum"]


def test_GT_3_6_the_padlock_does_not_matter_to_the_limit() -> None:
    session = world({"bank": "Rm Gm", "opera": "Pm"}, display="Bm Gg Pg", tunnels=("bank", "opera"), padlock="bank")
    assert "at bank" not in play(session, "take Bm").moves()


FULL_BUT_FOR_THE_JOIN = {
    "manor": "Rm Rm Rm",
    "museum": "Pm Pm Pm",
    "casino": "Gm Gm Gm",
    "bank": "Ym Ym",
    "opera": "Ym",
}


def test_GT_3_6_if_no_place_could_take_it_each_place_counts_for_itself() -> None:
    session = world(FULL_BUT_FOR_THE_JOIN, display="Bm Gg Pg", tunnels=("bank", "opera"))
    play(session, "take Bm")
    assert session.moves() == ["at bank", "at opera"]


def test_GT_3_6_the_exception_keeps_a_full_place_closed() -> None:
    places = {**FULL_BUT_FOR_THE_JOIN, "bank": "Ym Ym Ym", "opera": "Bm"}
    session = world(places, display="Bm Gg Pg", tunnels=("bank", "opera"))
    play(session, "take Bm")
    assert session.moves() == ["at opera"]

"""GT-4 The heist."""

import pytest

from games.gentlemen_thieves.world import play, script, tokens_at, told, world
from vendome import Chance, Session
from vendome.engine.compiler.rng import generator

pytestmark = pytest.mark.interpreted

PILE = "Rc Bc Bm Br Gr Gm Pm brigadier"  # a red crowbar, then what refills


def last_chance(session: Session) -> str:
    return next(line.line for line in reversed(session.log) if isinstance(line, Chance))


def heights(session: Session) -> dict[str, int]:
    return {letter: pile["height"] for letter, pile in session.view()["piles"].items() if pile["height"]}


def test_GT_4_1_a_heist_happens_as_soon_as_a_place_holds_all_five_types() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, pile=PILE)
    play(session, "draw", "at opera")
    assert told(session)[:2] == ["placed", "heist"]
    assert session.view()["phase"] == "alliances"


def test_GT_4_1_four_types_are_not_enough() -> None:
    session = world({"opera": "Rg Rr Rl Yg"}, pile=PILE)
    play(session, "draw", "at opera")
    assert told(session) == ["placed"]
    assert session.view()["phase"] == "burglary"


def test_GT_4_1_a_pair_of_joined_places_holds_them_together() -> None:
    session = world({"opera": "Rg Rr", "bank": "Rl Rm"}, tunnels=("bank", "opera"), pile=PILE)
    play(session, "draw", "at bank")
    assert session.view()["heist"] == ["bank", "opera"]
    assert tokens_at(session, "bank") == tokens_at(session, "opera") == []


def test_GT_4_1_no_heist_at_the_padlock() -> None:
    session = world({"museum": "Rg Rr Rl Rm"}, pile=PILE)
    play(session, "draw", "at museum")
    assert session.view()["phase"] == "burglary"
    assert len(tokens_at(session, "museum")) == 5


def test_GT_4_2_the_alliance_with_more_equipment_wins() -> None:
    session = world({"opera": "Rg Rr Bl Bm"}, alliance="RP", pile=PILE)
    play(session, "draw", "at opera")
    assert heights(session) == {"R": 2, "P": 2}


def test_GT_4_2_the_three_may_win_and_neutral_colours_count() -> None:
    session = world({"opera": "Rg Yr Yl Bm"}, players=2, burglars="RP", alliance="RP", pile=PILE)
    play(session, "draw", "at opera")
    assert heights(session) == {"G": 1, "B": 1, "Y": 1}


def test_GT_4_2_loot_does_not_count_for_the_majority() -> None:
    session = world({"opera": "Rg Yr Yl Bm"}, loot={"opera": 4}, reserve=0, alliance="RP", pile=PILE)
    play(session, "draw", "at opera")
    assert set(heights(session)) == {"G", "B", "Y"}


def test_GT_4_3_all_equipment_and_loot_is_shared_equally_and_the_rest_is_lost() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, pile=PILE)
    script(session, "draw", "at opera", "share R=Rc,Rg,loot P=Rl,Rm,loot lost=Rr")
    assert heights(session) == {"R": 3, "P": 3}
    assert told(session)[2:4] == ["won", "shared"]
    assert session.state.winners[1] == sum(1 << "BGPRY".index(letter) for letter in "RP")


def test_GT_4_3_which_token_goes_to_which_is_random() -> None:
    lines = set()
    for seed in range(12):
        session = world({"opera": "Rg Rr Rl Rm"}, pile=PILE)
        session.state.rng[:] = generator(seed)
        lines.add(last_chance(play(session, "draw", "at opera")))
    assert len(lines) > 6


def test_GT_4_3_a_tie_loses_all_of_it() -> None:
    session = world({"opera": "Rg Rr Gl Gm Bl"}, loot={"opera": 1}, alliance="RP", pile=PILE)
    before = session.view()["lost"]
    play(session, "draw", "at opera")
    assert last_chance(session) == "share lost=Bl,Gl,Gm,Rc,Rg,Rr,loot"
    assert heights(session) == {}
    assert session.view()["lost"] == before + 7
    assert "tied" in told(session)


def test_GT_4_3_tunnels_and_the_car_stay() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, tunnels=("opera", "centre"), car="opera", pile=PILE)
    play(session, "draw", "at opera")
    assert session.view()["tunnels"] == ["opera", "centre"]
    assert session.view()["car"] == "opera"


def joined_heist() -> Session:
    """Seat 1 sets off a heist at the joined opera and bank."""
    session = world({"opera": "Rg Rr", "bank": "Rl Rm"}, tunnels=("bank", "opera"), loot={"opera": 1}, pile=PILE)
    return script(session, "draw", "at bank", "share R=Rc,Rg,Rl P=Rm,Rr,loot")


def test_GT_4_4_who_caused_a_joined_heist_puts_one_tunnel_back() -> None:
    session = joined_heist()
    assert session.asked == [1]
    assert session.moves() == ["return bank", "return opera"]
    play(session, "return bank")
    assert session.view()["tunnels"] == ["opera", "centre"]
    assert play(joined_heist(), "return opera").view()["tunnels"] == ["bank", "centre"]


def test_GT_4_4_a_heist_at_one_place_leaves_the_tunnels_alone() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, tunnels=("manor", "bank"), pile=PILE)
    play(session, "draw", "at opera")
    assert session.view()["tunnels"] == ["bank", "manor"]
    assert session.view()["phase"] == "alliances"


def test_GT_4_4_both_tunnels_at_the_place_of_a_heist_join_nothing_and_stay() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, tunnels=("opera", "opera"), pile=PILE)
    play(session, "draw", "at opera")
    assert session.view()["tunnels"] == ["opera", "opera"]
    assert session.view()["phase"] == "alliances"


def test_GT_4_5_two_tokens_from_the_pile_refill_the_place() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, pile=PILE)
    play(session, "draw", "at opera")
    assert tokens_at(session, "opera") == ["Bc", "Bm"]
    assert session.view()["pile"] == 5


def test_GT_4_5_both_places_are_refilled_the_one_named_first_first() -> None:
    session = play(joined_heist(), "return bank")
    assert tokens_at(session, "bank") == ["Bc", "Bm"]
    assert tokens_at(session, "opera") == ["Br", "Gr"]


def test_GT_4_5_the_order_is_that_of_the_rulebook_not_of_the_alphabet() -> None:
    session = world({"casino": "Rg Rr", "manor": "Rl Rm"}, tunnels=("casino", "manor"), pile=PILE)
    play(session, "draw", "at casino", "return casino")
    assert tokens_at(session, "manor") == ["Bc", "Bm"]
    assert tokens_at(session, "casino") == ["Br", "Gr"]


def test_GT_4_5_a_refill_never_makes_a_place_ready_again() -> None:
    """Two tokens lie at a place that is joined to nothing: the tunnels were the heist's, or are elsewhere."""
    session = play(joined_heist(), "return bank")
    assert session.view()["joined"] == []
    assert {len(tokens_at(session, place)) for place in ("bank", "opera")} == {2}


def test_GT_4_6_without_loot_at_any_place_two_come_from_the_reserve() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, reserve=6, pile=PILE)
    play(session, "draw", "at opera")
    assert session.view()["places"]["bank"]["loot"] == 2
    assert session.view()["reserve"] == 4


def test_GT_4_6_up_to_two() -> None:
    for reserve, laid in ((1, 1), (0, 0)):
        session = world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, reserve=reserve, pile=PILE)
        play(session, "draw", "at opera")
        assert session.view()["places"]["bank"]["loot"] == laid
        assert session.view()["reserve"] == 0


def test_GT_4_6_not_while_a_place_holds_any() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2, "manor": 1}, reserve=5, pile=PILE)
    play(session, "draw", "at opera")
    assert session.view()["places"]["bank"]["loot"] == 0
    assert session.view()["reserve"] == 5


def test_GT_4_7_the_matchmaker_passes_to_the_left() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, pile=PILE)
    play(session, "draw", "at opera")
    assert session.view()["first"] == 1
    assert session.asked == [1]
    play(session, "ally GY")
    assert session.asked == [2]


def test_GT_4_7_after_the_last_seat_comes_seat_0() -> None:
    session = world({"opera": "Rg Rr Rl Rm"}, pile=PILE)
    session.state.first = 2
    play(session, "draw", "at opera")
    assert session.view()["first"] == 0

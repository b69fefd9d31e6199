"""GT-5 Special tokens."""

import pytest

from games.gentlemen_thieves.world import moves_of, play, tokens_at, told, world
from vendome import Session

pytestmark = pytest.mark.interpreted


def test_GT_5_1_a_tunnel_moves_from_a_place_or_the_centre_to_another_place() -> None:
    session = world({}, tunnels=("manor", "centre"))
    assert moves_of(session, "tunnel") == [
        "tunnel centre>bank", "tunnel centre>casino", "tunnel centre>manor", "tunnel centre>museum",
        "tunnel centre>opera",
        "tunnel manor>bank", "tunnel manor>casino", "tunnel manor>museum", "tunnel manor>opera",
    ]  # fmt: skip
    play(session, "tunnel manor>bank")
    assert session.view()["tunnels"] == ["bank", "centre"]
    assert session.view()["joined"] == []


def test_GT_5_1_two_tunnels_at_one_spot_are_one_move() -> None:
    for spot, moves in (("opera", 4), ("centre", 5)):
        assert len(moves_of(world({}, tunnels=(spot, spot)), "tunnel")) == moves


def test_GT_5_1_tunnels_at_two_places_join_them_and_at_one_place_join_nothing() -> None:
    session = world({}, tunnels=("manor", "centre"))
    assert play(session, "tunnel centre>opera").view()["joined"] == ["manor", "opera"]
    assert "joined" in told(session)
    assert play(session, "tunnel opera>manor").view()["joined"] == []
    assert session.view()["tunnels"] == ["manor", "manor"]


def test_GT_5_1_a_join_that_completes_the_types_is_a_heist_at_once() -> None:
    session = world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}, tunnels=("manor", "centre"))
    play(session, "tunnel centre>opera")
    assert told(session)[:3] == ["moved_tunnel", "joined", "heist"]
    assert session.asked == [1]
    assert session.moves() == ["return manor", "return opera"]


def test_GT_5_1_a_tunnel_that_leaves_one_join_may_complete_another() -> None:
    session = world({"manor": "Rg Rr Rl", "bank": "Rg", "opera": "Rm Rc"}, tunnels=("manor", "bank"))
    play(session, "tunnel bank>opera")
    assert session.view()["heist"] == ["manor", "opera"]
    assert tokens_at(session, "bank") == ["Rg"]


READY = "Rg Rr Rl Rm Rc"


def test_GT_5_1_the_end_of_a_join_frees_the_place_that_the_padlock_held_through_it() -> None:
    """The tunnel leaves the ready place: it is alone then."""
    session = world({"opera": READY}, tunnels=("museum", "opera"), padlock="museum")
    play(session, "tunnel opera>bank")
    assert told(session)[:3] == ["moved_tunnel", "joined", "heist"]
    assert session.view()["phase"] == "alliances"
    assert len(tokens_at(session, "opera")) == 2
    assert session.view()["tunnels"] == ["bank", "museum"]


def test_GT_5_1_or_the_tunnel_leaves_the_padlock() -> None:
    """The ready place is joined to another then, and both are robbed."""
    session = world({"opera": READY, "bank": "Gg"}, tunnels=("museum", "opera"), padlock="museum")
    play(session, "tunnel museum>bank")
    assert session.view()["heist"] == ["bank", "opera"]
    assert session.moves() == ["return bank", "return opera"]


def test_GT_5_1_or_the_tunnel_comes_to_the_place_where_the_other_is() -> None:
    for move in ("tunnel museum>opera", "tunnel opera>museum"):
        session = world({"opera": READY}, tunnels=("museum", "opera"), padlock="museum")
        play(session, move)
        assert "heist" in told(session)
        assert session.view()["phase"] == "alliances"
        assert len(tokens_at(session, "opera")) == 2


def test_GT_5_1_a_join_with_the_padlock_sets_nothing_off() -> None:
    session = world({"museum": "Rg Rr Rl", "opera": "Rm Rc"}, tunnels=("museum", "centre"), padlock="museum")
    play(session, "tunnel centre>opera")
    assert session.view()["phase"] == "burglary"


def test_GT_5_2_the_padlock_moves_from_its_place_to_another() -> None:
    session = world({}, padlock="bank")
    moves = ["padlock bank>casino", "padlock bank>manor", "padlock bank>museum", "padlock bank>opera"]
    assert moves_of(session, "padlock") == moves
    assert play(session, "padlock bank>opera").view()["padlock"] == "opera"


def test_GT_5_2_when_it_leaves_a_ready_place_the_heist_happens_at_once() -> None:
    session = world({"museum": READY})
    play(session, "padlock museum>bank")
    assert told(session)[:2] == ["moved_padlock", "heist"]
    assert len(tokens_at(session, "museum")) == 2


def test_GT_5_2_it_holds_the_joined_place_too() -> None:
    session = world({"opera": "Rg Rr Rl Rm", "museum": "Yg"}, tunnels=("museum", "opera"), display="Rc Gg Pg")
    play(session, "take Rc", "at opera")
    assert session.view()["phase"] == "burglary"
    play(session, "padlock museum>bank")
    assert session.view()["heist"] == ["museum", "opera"]
    assert session.asked == [2]


def test_GT_5_2_moved_between_two_joined_places_it_still_holds_both() -> None:
    session = world({"opera": READY}, tunnels=("museum", "opera"))
    play(session, "padlock museum>opera")
    assert session.view()["phase"] == "burglary"
    assert len(tokens_at(session, "opera")) == 5


def test_GT_5_3_the_car_moves_from_a_place_or_the_centre_to_another_place() -> None:
    assert len(moves_of(world({}, car="centre"), "car")) == 5
    assert moves_of(world({}, car="bank"), "car") == [
        "car bank>casino", "car bank>manor", "car bank>museum", "car bank>opera",
    ]  # fmt: skip


def test_GT_5_3_it_may_carry_a_token_from_there_to_the_padlocks_place_or_nothing() -> None:
    session = world({"opera": "Rm Rm Yc"})
    play(session, "car centre>opera")
    assert session.asked == [1]
    assert session.moves() == ["carry Rm", "carry Yc", "carry nothing"]
    other = session.clone()
    play(session, "carry Rm")
    assert tokens_at(session, "opera") == ["Rm", "Yc"]
    assert tokens_at(session, "museum") == ["Rm"]
    assert session.view()["car"] == "opera"
    assert session.asked == [2]
    play(other, "carry nothing")
    assert tokens_at(other, "opera") == ["Rm", "Rm", "Yc"]
    assert other.asked == [2]


def test_GT_5_3_only_what_the_padlocks_place_may_take() -> None:
    session = world({"opera": "Rm Yc", "museum": "Bm Gm Pm"})
    assert play(session, "car centre>opera").moves() == ["carry Yc", "carry nothing"]


def test_GT_5_3_the_place_joined_to_the_padlocks_counts_for_the_limit_without_exception() -> None:
    places = {"opera": "Rm Rm Rm", "museum": "Bm Bm", "bank": "Gm", "manor": "Pm Pm Pm", "casino": "Ym Ym Ym"}
    session = world(places, tunnels=("museum", "bank"))
    assert session.view()["joined"] == ["museum", "bank"]
    play(session, "car centre>opera")
    assert session.view()["phase"] == "burglary"
    assert session.asked == [2]


def test_GT_5_3_where_no_token_can_go_nothing_is_asked() -> None:
    assert play(world({}), "car centre>opera").asked == [2]
    full = world({"opera": "Rm", "museum": "Bm Gm Pm"})
    assert play(full, "car centre>opera").asked == [2]


def test_GT_5_3_at_the_padlock_or_the_place_joined_to_it_nothing_is_asked() -> None:
    assert play(world({"museum": "Rm"}), "car centre>museum").asked == [2]
    joined = world({"opera": "Rm"}, tunnels=("museum", "opera"))
    assert play(joined, "car centre>opera").asked == [2]


def test_GT_5_3_a_carried_token_sets_off_no_heist_at_the_padlock() -> None:
    session = world({"opera": "Rm", "museum": "Bg Br Bl Bc"})
    play(session, "car centre>opera", "carry Rm")
    assert session.view()["phase"] == "burglary"
    assert len(tokens_at(session, "museum")) == 5


def test_GT_5_4_one_or_more_loot_moves_from_one_place_to_one_other() -> None:
    session = world({}, loot={"bank": 2, "opera": 1}, reserve=5)
    places = ["bank", "casino", "manor", "museum", "opera"]
    assert moves_of(session, "loot") == [
        f"loot {n} {start}>{stop}"
        for n, starts in ((1, ("bank", "opera")), (2, ("bank",)))
        for start in starts
        for stop in places
        if stop != start
    ]
    play(session, "loot 2 bank>opera")
    assert [session.view()["places"][place]["loot"] for place in places] == [0, 0, 0, 0, 3]


def test_GT_5_4_loot_in_the_reserve_is_not_moved() -> None:
    session = world({}, loot={"opera": 1}, reserve=7)
    assert {move.split()[2].split(">")[0] for move in moves_of(session, "loot")} == {"opera"}
    play(session, "loot 1 opera>bank")
    assert session.view()["reserve"] == 7


def test_GT_5_4_all_eight_may_lie_at_one_place() -> None:
    session = world({}, loot={"casino": 8}, reserve=0)
    assert moves_of(session, "loot")[-1] == "loot 8 casino>opera"
    assert len(moves_of(session, "loot")) == 32


def test_GT_5_3_with_the_option_a_car_that_can_carry_must() -> None:
    session = play(world({"opera": "Rm Gm"}, car_must_carry=True), "car centre>opera")
    assert session.moves() == ["carry Gm", "carry Rm"]
    assert why_not(session, "carry nothing") == ("must_carry", "GT-5.3")
    play(session, "carry Gm")
    assert (tokens_at(session, "opera"), tokens_at(session, "museum")) == (["Rm"], ["Gm"])


@pytest.mark.parametrize(
    ("places", "to"),
    [({"opera": "Rm", "museum": "Bm Gm Pm"}, "opera"), ({}, "opera"), ({"museum": "Rm"}, "museum")],
)
def test_GT_5_3_with_the_option_a_car_may_still_go_where_it_can_carry_nothing(places: dict[str, str], to: str) -> None:
    session = world(places, car_must_carry=True)
    assert f"car centre>{to}" in session.moves()
    play(session, f"car centre>{to}")
    assert session.view()["phase"] == "burglary"
    assert session.asked == [2]


def test_GT_5_4_loot_in_the_reserve_is_not_moved_and_one_is_told_why() -> None:
    session = world({})
    assert [move for move in moves_of(session, "loot") if "centre" in move] == []
    assert why_not(session, "loot 1 centre>opera") == ("reserve", "GT-5.4")


def test_GT_5_4_with_the_option_loot_also_comes_from_the_centre() -> None:
    session = world({}, reserve=2, loot={"bank": 1, "opera": 1}, loot_from_centre=True)
    spots = ["bank", "casino", "manor", "museum", "opera"]
    assert moves_of(session, "loot") == [
        *(f"loot 1 bank>{to}" for to in spots if to != "bank"),
        *(f"loot 1 centre>{to}" for to in spots),
        *(f"loot 1 opera>{to}" for to in spots if to != "opera"),
        *(f"loot 2 centre>{to}" for to in spots),
    ]
    assert why_not(session, "loot 3 centre>opera") == ("no_reserve", "GT-5.4")
    assert why_not(session, "loot 2 bank>opera") == ("no_loot", "GT-5.4")
    play(session, "loot 2 centre>casino")
    assert session.view()["reserve"] == 0
    assert session.view()["places"]["casino"]["loot"] == 2
    assert session.view()["seats"][1]["favours"] == 1
    assert session.game.events.data(session.events[0]) == {
        "event": "moved_loot", "seat": 1, "moved": 2, "route": {"from": "centre", "to": "casino"}
    }  # fmt: skip


def test_GT_5_4_without_a_favour_the_reserve_stays_where_it_is() -> None:
    session = world({}, favours=0, loot_from_centre=True)
    assert moves_of(session, "loot") == []
    assert why_not(session, "loot 1 centre>opera") == ("no_favour", "GT-3.5")


def why_not(session: Session, move: str) -> tuple[str, str]:
    reason = session.why_not(session.asked[0], move)
    assert reason is not None
    return reason.key, reason.rule

"""GT-5 Special tokens."""

import pytest

from games.gentlemen_thieves.world import moves_of, play, tokens_at, told, world

pytestmark = pytest.mark.interpreted


def test_GT_5_1_a_tunnel_moves_from_a_place_or_the_centre_to_another_place() -> None:
    state = world({}, tunnels=("manor", "centre"))
    assert moves_of(state, "tunnel") == [
        "tunnel centre>bank", "tunnel centre>casino", "tunnel centre>manor", "tunnel centre>museum",
        "tunnel centre>opera",
        "tunnel manor>bank", "tunnel manor>casino", "tunnel manor>museum", "tunnel manor>opera",
    ]  # fmt: skip
    play(state, "tunnel manor>bank")
    assert state.view()["tunnels"] == ["bank", "centre"]
    assert state.view()["joined"] == []


def test_GT_5_1_two_tunnels_at_one_spot_are_one_move() -> None:
    for spot, moves in (("opera", 4), ("centre", 5)):
        assert len(moves_of(world({}, tunnels=(spot, spot)), "tunnel")) == moves


def test_GT_5_1_tunnels_at_two_places_join_them_and_at_one_place_join_nothing() -> None:
    state = world({}, tunnels=("manor", "centre"))
    assert play(state, "tunnel centre>opera").view()["joined"] == ["manor", "opera"]
    assert "joined" in told(state)
    assert play(state, "tunnel opera>manor").view()["joined"] == []
    assert state.view()["tunnels"] == ["manor", "manor"]


def test_GT_5_1_a_join_that_completes_the_types_is_a_heist_at_once() -> None:
    state = world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}, tunnels=("manor", "centre"))
    play(state, "tunnel centre>opera")
    assert told(state)[:3] == ["moved_tunnel", "joined", "heist"]
    assert state.asked == [1]
    assert state.moves() == ["return manor", "return opera"]


def test_GT_5_1_a_tunnel_that_leaves_one_join_may_complete_another() -> None:
    state = world({"manor": "Rg Rr Rl", "bank": "Rg", "opera": "Rm Rc"}, tunnels=("manor", "bank"))
    play(state, "tunnel bank>opera")
    assert state.view()["heist"] == ["manor", "opera"]
    assert tokens_at(state, "bank") == ["Rg"]


READY = "Rg Rr Rl Rm Rc"


def test_GT_5_1_the_end_of_a_join_frees_the_place_that_the_padlock_held_through_it() -> None:
    """The tunnel leaves the ready place: it is alone then."""
    state = world({"opera": READY}, tunnels=("museum", "opera"), padlock="museum")
    play(state, "tunnel opera>bank")
    assert told(state)[:3] == ["moved_tunnel", "joined", "heist"]
    assert state.view()["phase"] == "alliances"
    assert len(tokens_at(state, "opera")) == 2
    assert state.view()["tunnels"] == ["bank", "museum"]


def test_GT_5_1_or_the_tunnel_leaves_the_padlock() -> None:
    """The ready place is joined to another then, and both are robbed."""
    state = world({"opera": READY, "bank": "Gg"}, tunnels=("museum", "opera"), padlock="museum")
    play(state, "tunnel museum>bank")
    assert state.view()["heist"] == ["bank", "opera"]
    assert state.moves() == ["return bank", "return opera"]


def test_GT_5_1_or_the_tunnel_comes_to_the_place_where_the_other_is() -> None:
    for move in ("tunnel museum>opera", "tunnel opera>museum"):
        state = world({"opera": READY}, tunnels=("museum", "opera"), padlock="museum")
        play(state, move)
        assert "heist" in told(state)
        assert state.view()["phase"] == "alliances"
        assert len(tokens_at(state, "opera")) == 2


def test_GT_5_1_a_join_with_the_padlock_sets_nothing_off() -> None:
    state = world({"museum": "Rg Rr Rl", "opera": "Rm Rc"}, tunnels=("museum", "centre"), padlock="museum")
    play(state, "tunnel centre>opera")
    assert state.view()["phase"] == "burglary"


def test_GT_5_2_the_padlock_moves_from_its_place_to_another() -> None:
    state = world({}, padlock="bank")
    moves = ["padlock bank>casino", "padlock bank>manor", "padlock bank>museum", "padlock bank>opera"]
    assert moves_of(state, "padlock") == moves
    assert play(state, "padlock bank>opera").view()["padlock"] == "opera"


def test_GT_5_2_when_it_leaves_a_ready_place_the_heist_happens_at_once() -> None:
    state = world({"museum": READY})
    play(state, "padlock museum>bank")
    assert told(state)[:2] == ["moved_padlock", "heist"]
    assert len(tokens_at(state, "museum")) == 2


def test_GT_5_2_it_holds_the_joined_place_too() -> None:
    state = world({"opera": "Rg Rr Rl Rm", "museum": "Yg"}, tunnels=("museum", "opera"), display="Rc Gg Pg")
    play(state, "take Rc", "at opera")
    assert state.view()["phase"] == "burglary"
    play(state, "padlock museum>bank")
    assert state.view()["heist"] == ["museum", "opera"]
    assert state.asked == [2]


def test_GT_5_2_moved_between_two_joined_places_it_still_holds_both() -> None:
    state = world({"opera": READY}, tunnels=("museum", "opera"))
    play(state, "padlock museum>opera")
    assert state.view()["phase"] == "burglary"
    assert len(tokens_at(state, "opera")) == 5


def test_GT_5_3_the_car_moves_from_a_place_or_the_centre_to_another_place() -> None:
    assert len(moves_of(world({}, car="centre"), "car")) == 5
    assert moves_of(world({}, car="bank"), "car") == [
        "car bank>casino", "car bank>manor", "car bank>museum", "car bank>opera",
    ]  # fmt: skip


def test_GT_5_3_it_may_carry_a_token_from_there_to_the_padlocks_place_or_nothing() -> None:
    state = world({"opera": "Rm Rm Yc"})
    play(state, "car centre>opera")
    assert state.asked == [1]
    assert state.moves() == ["carry Rm", "carry Yc", "carry nothing"]
    other = state.clone()
    play(state, "carry Rm")
    assert tokens_at(state, "opera") == ["Rm", "Yc"]
    assert tokens_at(state, "museum") == ["Rm"]
    assert state.view()["car"] == "opera"
    assert state.asked == [2]
    play(other, "carry nothing")
    assert tokens_at(other, "opera") == ["Rm", "Rm", "Yc"]
    assert other.asked == [2]


def test_GT_5_3_only_what_the_padlocks_place_may_take() -> None:
    state = world({"opera": "Rm Yc", "museum": "Bm Gm Pm"})
    assert play(state, "car centre>opera").moves() == ["carry Yc", "carry nothing"]


def test_GT_5_3_the_place_joined_to_the_padlocks_counts_for_the_limit_without_exception() -> None:
    places = {"opera": "Rm Rm Rm", "museum": "Bm Bm", "bank": "Gm", "manor": "Pm Pm Pm", "casino": "Ym Ym Ym"}
    state = world(places, tunnels=("museum", "bank"))
    assert state.view()["joined"] == ["museum", "bank"]
    play(state, "car centre>opera")
    assert state.view()["phase"] == "burglary"
    assert state.asked == [2]


def test_GT_5_3_where_no_token_can_go_nothing_is_asked() -> None:
    assert play(world({}), "car centre>opera").asked == [2]
    full = world({"opera": "Rm", "museum": "Bm Gm Pm"})
    assert play(full, "car centre>opera").asked == [2]


def test_GT_5_3_at_the_padlock_or_the_place_joined_to_it_nothing_is_asked() -> None:
    assert play(world({"museum": "Rm"}), "car centre>museum").asked == [2]
    joined = world({"opera": "Rm"}, tunnels=("museum", "opera"))
    assert play(joined, "car centre>opera").asked == [2]


def test_GT_5_3_a_carried_token_sets_off_no_heist_at_the_padlock() -> None:
    state = world({"opera": "Rm", "museum": "Bg Br Bl Bc"})
    play(state, "car centre>opera", "carry Rm")
    assert state.view()["phase"] == "burglary"
    assert len(tokens_at(state, "museum")) == 5


def test_GT_5_4_one_or_more_loot_moves_from_one_place_to_one_other() -> None:
    state = world({}, loot={"bank": 2, "opera": 1}, reserve=5)
    places = ["bank", "casino", "manor", "museum", "opera"]
    assert moves_of(state, "loot") == [
        f"loot {n} {start}>{stop}"
        for n, starts in ((1, ("bank", "opera")), (2, ("bank",)))
        for start in starts
        for stop in places
        if stop != start
    ]
    play(state, "loot 2 bank>opera")
    assert [state.view()["places"][place]["loot"] for place in places] == [0, 0, 0, 0, 3]


def test_GT_5_4_loot_in_the_reserve_is_not_moved() -> None:
    state = world({}, loot={"opera": 1}, reserve=7)
    assert {move.split()[2].split(">")[0] for move in moves_of(state, "loot")} == {"opera"}
    play(state, "loot 1 opera>bank")
    assert state.view()["reserve"] == 7


def test_GT_5_4_all_eight_may_lie_at_one_place() -> None:
    state = world({}, loot={"casino": 8}, reserve=0)
    assert moves_of(state, "loot")[-1] == "loot 8 casino>opera"
    assert len(moves_of(state, "loot")) == 32

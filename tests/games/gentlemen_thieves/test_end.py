"""GT-6 The end."""

import pytest

from games.gentlemen_thieves.world import play, script, tokens_at, told, world
from vendome import Result, Session

pytestmark = pytest.mark.interpreted


def ended(piles: dict[str, str], **changes: object) -> Result:
    """The result of a game that the brigadier ends with these piles."""
    session = world({}, piles=piles, pile="brigadier", **changes)  # type: ignore[arg-type]
    result = play(session, "draw").result
    assert result is not None
    return result


def with_favours(piles: dict[str, str], favours: list[int]) -> Result:
    session = world({}, piles=piles, pile="brigadier")
    session.state.favours[:3] = favours
    result = play(session, "draw").result
    assert result is not None
    return result


def test_GT_6_1_the_brigadier_in_the_display_ends_the_game_before_the_token_is_placed() -> None:
    session = world({"opera": "Rr Rl Rm Rc"}, pile="brigadier", display="Rg Gg Pg")
    play(session, "take Rg")
    assert session.finished
    assert session.asked == []
    assert session.view()["hand"] == "Rg"
    assert session.view()["display"] == ["Gg", "Pg"]
    assert len(tokens_at(session, "opera")) == 4
    assert session.result is not None
    assert session.result.end == "GT-6.1"


def test_GT_6_1_the_brigadier_as_a_blind_draw_ends_the_game() -> None:
    session = play(world({}, pile="brigadier Rc"), "draw")
    assert session.finished
    assert told(session) == ["brigadier_came", "unmasked", "unmasked", "unmasked"]
    assert session.view()["hand"] is None


@pytest.mark.parametrize(
    ("pile", "refilled"), [("Rc brigadier", []), ("Rc Bc brigadier", ["Bc"]), ("Rc Bc Bm Bl brigadier", ["Bc", "Bm"])]
)
def test_GT_6_1_the_brigadier_as_a_refill_ends_the_game_after_the_loot_is_shared(
    pile: str, refilled: list[str]
) -> None:
    session = world({"opera": "Rg Rr", "bank": "Rl Rm"}, tunnels=("bank", "opera"), pile=pile, loot={"opera": 1})
    script(session, "draw", "at bank", "share R=Rc,Rg,Rl P=Rm,Rr,loot", "return bank")
    assert session.finished
    assert session.view()["piles"]["R"] == {"height": 3, "tokens": ["Rc", "Rg", "Rl"]}
    assert tokens_at(session, "bank") == refilled
    assert session.view()["reserve"] == 6  # GT-4.6 comes too late
    assert session.view()["first"] == 0


def test_GT_6_2_the_score_is_the_height_of_ones_own_pile() -> None:
    assert ended({"R": "Bc Bm loot", "P": "Br", "G": "Bl Rl"}, reserve=5) == Result([3, 1, 2], [0], "GT-6.1")


def test_GT_6_2_a_neutral_colour_cannot_win() -> None:
    result = ended({"R": "Bc", "P": "Br Bl", "Y": "Rl Rm Rc"})
    assert result == Result([1, 2, 0], [1], "GT-6.1")


def test_GT_6_3_the_first_tie_break_is_more_unspent_favours() -> None:
    piles = {"R": "Rc Rm", "P": "Br Bl", "G": "Bc"}
    assert with_favours(piles, [1, 2, 2]).winners == [1]
    assert with_favours(piles, [2, 1, 0]).winners == [0]


def test_GT_6_3_the_second_is_more_equipment_of_ones_own_colour_in_that_pile() -> None:
    assert ended({"R": "Rc Pm", "P": "Pc Pl", "G": "Bc"}).winners == [1]
    assert ended({"R": "Rc loot", "P": "Rl Rm"}, reserve=5).winners == [0]


def test_GT_6_3_then_the_tied_seats_share_the_win() -> None:
    assert ended({"R": "Rc Bm", "P": "Pc Bm", "G": "Bc"}).winners == [0, 1]
    assert ended({}).winners == [0, 1, 2]


def test_GT_6_3_an_earlier_seat_that_is_overtaken_does_not_win() -> None:
    assert ended({"R": "Rc", "P": "Pc Pm", "G": "Gc Gm"}).winners == [1, 2]


def test_decisions_nothing_is_asked_after_the_end() -> None:
    session: Session = play(world({}, pile="brigadier"), "draw")
    assert session.moves() == []
    assert session.state.due == 0

"""MT-4: opening a drawer, what falls, alarms, handling the box."""

from typing import Any

import pytest

from games.master_thieves.world import (
    DOWN,
    alarm_in,
    black,
    choose,
    dealt,
    drawer_at,
    has_alarm,
    inside,
    play,
    put,
    red,
    table,
    told,
    white,
)
from vendome import Session
from vendome.games.master_thieves.params import EDITIONS

pytestmark = pytest.mark.interpreted

ROTATIONS = ["rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right"]


def turn_of(character: str, players: int = 2, **options: Any) -> Session:
    """Seat 0 is about to open a drawer as this character, the others are detectives."""
    session = table(players, **options)
    choose(session, character, *["detective"] * (players - 1))
    return session


def test_MT_4_1_exactly_one_drawer_at_any_position_is_opened_and_the_box_not_moved_before() -> None:
    session = turn_of("thief")
    assert session.moves() == [f"open {level}{side}" for level in "BMT" for side in "ENSW"]
    session.play("open MS")
    assert not any(move.startswith("open") for move in session.moves())


def test_MT_4_2_all_in_the_lower_front_compartment_falls_onto_the_red_pillow_and_the_character_does_nothing() -> None:
    session = turn_of("thief")
    put(session, "TN", diamonds=2, sapphires=1, face=DOWN)
    session.play("open TN")
    assert (red(session), black(session, 0), inside(session, "TN", DOWN)) == ((2, 1), (0, 0, 0), (0, 0))
    assert session.moves()[0] == "done"  # MT-4.6 follows
    assert "Out of the drawer, onto the red pillow: 2 diamonds and 1 sapphire." in told(session)


@pytest.mark.parametrize("character", ["smuggler", "jeweller", "thief", "master-thief"])
def test_MT_4_2_a_gem_that_fell_stops_all_but_the_gemologist(character: str) -> None:
    session = turn_of(character)
    put(session, "TN", diamonds=1, face=DOWN)
    session.play("open TN")
    assert session.moves()[0] == "done"


def test_MT_4_3_an_alarm_that_falls_sends_the_gems_to_its_owner_and_returns() -> None:
    session = turn_of("thief")
    put(session, "TN", diamonds=3, sapphires=1, alarm=1, face=DOWN)
    session.play("open TN")
    assert (red(session), black(session, 1), black(session, 0)) == ((0, 0), (3, 1, 0), (0, 0, 0))
    assert (has_alarm(session, 1), alarm_in(session, "TN", DOWN)) == (True, None)
    assert session.moves()[0] == "done"
    assert "The alarm of Seat 1 goes off: 3 diamonds and 1 sapphire to its owner's black pillow." in told(session)


def test_MT_4_3_its_owner_gets_the_alarm_back_but_the_gems_go_to_the_red_pillow() -> None:
    session = turn_of("thief")
    put(session, "TN", diamonds=3, alarm=0, face=DOWN)
    session.play("open TN")
    assert (red(session), black(session, 0), has_alarm(session, 0)) == ((3, 0), (0, 0, 0), True)
    assert session.moves()[0] == "done"


def test_MT_4_3_an_alarm_that_falls_alone_stops_nobody() -> None:
    session = turn_of("jeweller")
    put(session, "TN", alarm=0, face=DOWN)
    session.play("open TN")
    assert has_alarm(session, 0)
    assert "place diamond" in session.moves()
    assert "The alarm of Seat 0 falls out without gems and returns to its owner." in told(session)
    play(session, "place diamond", "alarm yes")  # and can be used again at once
    assert alarm_in(session, "TN") == 0


def test_MT_4_4_an_alarm_that_lies_in_the_upper_compartment_does_nothing() -> None:
    session = turn_of("thief")
    put(session, "TN", diamonds=3, alarm=1)
    session.play("open TN")
    assert (black(session, 0), black(session, 1)) == ((3, 0, 0), (0, 0, 0))


def test_MT_4_4_it_stays_where_a_gem_is_left_with_it() -> None:
    session = turn_of("gemologist", edition="fr")
    put(session, "TN", diamonds=1, alarm=1)
    play(session, "open TN", "place diamond", "place nothing")
    assert (alarm_in(session, "TN"), has_alarm(session, 1)) == (1, False)


def test_MT_4_5_then_the_character_acts() -> None:
    session = turn_of("thief")
    put(session, "TN", diamonds=2)
    session.play("open TN")
    assert (black(session, 0), inside(session, "TN")) == ((2, 0, 0), (0, 0))
    assert told(session)[-1] == "Seat 0 takes 2 diamonds from the drawer."


def test_MT_4_6_the_box_is_handled_at_the_end_of_the_turn_also_after_a_fall() -> None:
    for face in (0, DOWN):
        session = turn_of("thief")
        put(session, "TN", diamonds=2, face=face)
        session.play("open TN")
        assert (session.asked, session.moves()) == ([0], ["done", *ROTATIONS, "turn"])


def test_MT_4_6_at_most_one_rotation_and_at_most_one_turn() -> None:
    session = turn_of("thief")
    play(session, "open TN", "rotate top-right")
    assert session.moves() == ["done", "turn"]
    session.play("turn")
    assert session.state.rounds == 1
    assert drawer_at(session, "BW") == "A"


def test_MT_4_6_each_is_optional() -> None:
    for moves in (["done"], ["rotate top-left", "done"], ["turn"]):
        assert play(turn_of("thief"), "open TN", *moves).state.rounds == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("move", [*ROTATIONS, "turn"])
def test_MT_4_6_the_option_one_box_action_allows_one_of_the_two(edition: str, move: str) -> None:
    session = turn_of("thief", edition=edition, one_box_action=True)
    session.play("open TN")
    assert session.moves() == ["done", *ROTATIONS, "turn"]
    session.play(move)
    assert session.state.rounds == 1  # nothing more is asked


def test_MT_4_6_the_filling_ends_with_it_too() -> None:
    session = play(dealt(2, edition="fr"), *["fill TN"] * 6, "turn")
    assert session.moves() == ["done", *ROTATIONS]
    session = play(dealt(2, edition="fr", one_box_action=True), *["fill TN"] * 6, "turn")
    assert (session.asked, session.moves()[0]) == ([1], "fill BE")


def test_MT_4_7_the_front_compartments_of_an_open_drawer_are_seen_by_all_and_of_closed_ones_by_nobody() -> None:
    session = turn_of("jeweller")
    put(session, "TN", diamonds=2, alarm=1)
    put(session, "TS", diamonds=1)
    session.play("open TN")
    for seat in (0, 1, -1):
        box = {drawer["position"]: drawer["content"] for drawer in session.view(seat, "own")["box"]}
        assert box["TN"]["up"] == {"diamonds": 2, "sapphires": 0, "alarm": 1, "ruby": None}
        assert box["TN"]["down"] == {"diamonds": 0, "sapphires": 0, "alarm": None, "ruby": None}
        assert [position for position, content in box.items() if content is not None] == ["TN"]
    session.play("place nothing")
    assert all(drawer["content"] is None for drawer in session.view(0, "own")["box"])


def test_the_turn_of_a_seat_leaves_the_others_imitations_alone() -> None:
    session = turn_of("jeweller")
    play(session, "open TN", "place sapphire", "alarm no", "done")
    assert (white(session, 0), white(session, 1)) == ((8, 1), (8, 2))

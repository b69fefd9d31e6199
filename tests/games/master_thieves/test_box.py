"""MT-1: the box as a thing. Follow these with a box in hand."""

import numpy as np
import pytest

from games.master_thieves.world import dealt, drawer_at, inside, play, put, table
from vendome.games.master_thieves.moves import HANDLINGS
from vendome.games.master_thieves.params import COMPARTMENTS, DRAWERS, LEVELS, POSITIONS, READING, SIDES
from vendome.games.master_thieves.rules.box import AFTER, LONG, START, UPPER, WAYS, Box, handle

pytestmark = pytest.mark.interpreted


def handled(*handlings: str, box: Box = START) -> Box:
    for handling in handlings:
        box = handle(box, handling)
    return box


def level(box: Box, letter: str) -> str:
    """The drawers of a level, from north clockwise."""
    return "".join(box.at(letter + side) for side in SIDES)


def levels(box: Box) -> list[str]:
    return [level(box, letter) for letter in LEVELS]


def test_MT_1_1_twelve_drawers_in_three_levels_of_four_sides() -> None:
    assert list(READING) == ["TN", "TE", "TS", "TW", "MN", "ME", "MS", "MW", "BN", "BE", "BS", "BW"]
    assert sorted(READING) == list(POSITIONS)
    assert levels(START) == ["ABCD", "EFGH", "IJKL"]


def test_MT_1_1_a_drawer_keeps_its_identity_and_content_wherever_the_box_takes_it() -> None:
    session = dealt()
    play(session, *["fill TN"] * 6)
    assert (drawer_at(session, "TN"), inside(session, "TN")) == ("A", (6, 0))
    play(session, "rotate two-right", "done")
    assert (drawer_at(session, "TE"), inside(session, "TE")) == ("A", (6, 0))
    assert (drawer_at(session, "TN"), inside(session, "TN")) == ("D", (0, 0))


def test_MT_1_2_the_long_drawers_are_opposite_each_other_and_start_at_north_and_south() -> None:
    assert {drawer for drawer in DRAWERS if START.where(drawer)[1] in "NS"} == LONG == set("ACEGIK")
    for box in WAYS:
        for ring in levels(box):
            assert [drawer in LONG for drawer in ring] in ([True, False] * 2, [False, True] * 2)


def test_MT_1_3_every_drawer_has_two_faces_one_up_and_one_down() -> None:
    assert COMPARTMENTS == 24
    for way, box in enumerate(WAYS):
        assert sorted(UPPER[way] >> 1) == list(range(12))
        assert set(UPPER[way] & 1) == {int(box.turned)}


def test_MT_1_3_only_a_long_drawer_has_secret_compartments() -> None:
    with_ruby = np.flatnonzero(table().state.ruby) >> 1
    assert {DRAWERS[drawer] for drawer in with_ruby} == LONG


@pytest.mark.parametrize(
    ("handling", "expected"),
    [
        ("rotate top-right", ["DABC", "EFGH", "IJKL"]),  # what was at north is then at east
        ("rotate top-left", ["BCDA", "EFGH", "IJKL"]),
        ("rotate two-right", ["DABC", "HEFG", "IJKL"]),
        ("rotate two-left", ["BCDA", "FGHE", "IJKL"]),
    ],
)
def test_MT_1_4_a_rotation_takes_the_top_level_or_the_top_two(handling: str, expected: list[str]) -> None:
    box = handled(handling)
    assert levels(box) == expected
    assert not box.turned


@pytest.mark.parametrize("rotation", [name for name in HANDLINGS if name != "turn"])
def test_MT_1_4_four_rotations_are_none_and_left_undoes_right(rotation: str) -> None:
    back = rotation.replace("left", "R").replace("right", "left").replace("R", "right")
    for box in WAYS:
        assert handled(*[rotation] * 4, box=box) == box
        assert handled(rotation, back, box=box) == box
        assert handled(rotation, rotation, box=box) != box


def test_MT_1_5_turning_exchanges_top_and_bottom_east_and_west_and_the_faces() -> None:
    box = handled("turn")
    assert levels(box) == ["ILKJ", "EHGF", "ADCB"]
    assert box.turned


def test_MT_1_5_north_and_south_stay() -> None:
    for box in WAYS:
        for side in "NS":
            assert handled("turn", box=box).at("M" + side) == box.at("M" + side)


def test_MT_1_5_turning_twice_is_nothing_but_turning_and_rotating_do_not_commute() -> None:
    for box in WAYS:
        assert handled("turn", "turn", box=box) == box
        for rotation in HANDLINGS[:4]:
            assert handled("turn", rotation, box=box) != handled(rotation, "turn", box=box)


def test_MT_1_5_what_was_up_in_a_drawer_is_down() -> None:
    session = table()
    put(session, "TE", diamonds=3)
    session.play("choose thief", 0)
    session.play("choose detective", 1)
    play(session, "open MN", "turn")
    assert inside(session, "BW", face=1) == (3, 0)
    assert inside(session, "BW") == (0, 0)


def test_the_box_can_stand_in_128_ways_and_the_tables_know_them_all() -> None:
    assert len(WAYS) == len(set(WAYS)) == 128
    assert WAYS[0] == START
    for way, box in enumerate(WAYS):
        for i, handling in enumerate(HANDLINGS):
            assert WAYS[AFTER[way, i]] == handle(box, handling)


def test_levels_only_ever_turn_as_rings() -> None:
    rings = {"ABCD", "EFGH", "IJKL"}
    for box in WAYS:
        for ring in levels(box):
            clockwise = ring if not box.turned else ring[::-1]
            start = clockwise.index(min(clockwise))
            assert clockwise[start:] + clockwise[:start] in rings

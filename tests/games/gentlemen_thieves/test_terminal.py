"""The table of Gentlemen Thieves in a terminal."""

import pytest

from games.gentlemen_thieves.world import dealt, play, script, world
from vendome import SPECTATOR

pytestmark = pytest.mark.interpreted

NAMES = ["Ann", "Bob", "Cid"]


def test_the_table_is_shown_as_one_sees_it() -> None:
    session = world(
        {"opera": "Rm Rm Yc", "manor": "Bg"}, tunnels=("manor", "opera"), car="opera", piles={"R": "Bc", "P": "Bl"}
    )
    shown = session.show(0, NAMES)
    assert "Round 2 · matchmaker: Ann · pile: 7 tokens, the brigadier among them · loot in reserve: 6" in shown
    assert "Alliances: red and purple against green, black and yellow" in shown
    assert "  opera   Yc        ·         ·         Rm Rm     ·         ·     tunnel car\n" in shown
    assert "  bank    ·         ·         ·         ·         ·         2\n" in shown
    assert "Joined by the tunnels: the manor and the opera" in shown
    assert "Piles: red 1 · purple 1 · green 0 · black 0 · yellow 0 · lost" in shown
    assert "> Bob  2 favours" in shown
    assert shown.endswith("You are Arsène Lupin (red).")
    assert "You are" not in session.show(SPECTATOR, NAMES)
    assert "in hand: Gg" in play(session, "take Gg").show(0, NAMES)
    assert "Alliances: none yet" in dealt().show(0, NAMES)
    assert "In the centre: tunnel car" in dealt().show(0, NAMES)


def test_the_alliances_of_the_last_round_are_not_shown_as_those_of_this_one() -> None:
    """Who must make new alliances was shown the old ones as if they stood."""
    session = play(world({"opera": "Rg Rr Rl Rm"}, display="Rc Pr Pg"), "take Rc", "at opera")
    assert "Alliances of the last round: red and purple against green, black and yellow" in session.show(1, NAMES)
    assert "\nAlliances: green and black against red, purple and yellow\n" in play(session, "ally GB").show(1, NAMES)


def test_the_end_is_shown_with_the_burglars() -> None:
    shown = play(world({}, pile="brigadier", piles={"R": "Rc Bm", "P": "Bl"}), "draw").show(0, NAMES)
    assert "The game is over" in shown
    assert "  Ann  2 favours · Arsène Lupin (red): 2 tokens, 1 of them red" in shown


def test_a_full_memory_shows_the_heists_in_lines_that_fit() -> None:
    session = script(
        world({"opera": "Rg Rr Rl Rm"}, loot={"opera": 2}, pile="Rc Bc Bm brigadier"),
        "draw", "at opera", "share R=Rc,Rg,loot P=Rl,Rm,loot lost=Rr",
    )  # fmt: skip
    shown = session.show(0, NAMES, "full")
    assert "  2. won by red and purple: Rc Rg Rl Rm Rr loot loot" in shown
    assert "  1. a tie, all lost: " in shown
    assert max(len(line) for line in shown.splitlines()) <= 100
    assert "Heists so far" not in session.show(0, NAMES, "own")
    assert "Heists so far" not in dealt().show(0, NAMES, "full")


def test_GT_2_4_the_brigadier_is_announced_when_he_is_among_the_next() -> None:
    far, near = world({}, pile="Bc Bl Bm Br Gc Gl Gm brigadier"), world({})
    assert "pile: 8 tokens ·" in far.show()
    assert "pile: 7 tokens, the brigadier among them ·" in near.show()

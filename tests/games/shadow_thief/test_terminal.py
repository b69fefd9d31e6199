"""The table of The Shadow Thief in a terminal."""

import pytest

from games.shadow_thief.world import deal, turn

pytestmark = pytest.mark.interpreted


def test_the_table_shows_safes_hands_and_what_lies_there() -> None:
    session = deal("R7 S4 R3 R4", "N1 N2 N3 N5", "B4 B2 B3 B5")
    turn(session, "R7", "N1", "B4")
    turn(session, "S4", "N2", "B3")
    session.play("play N3", seat=1)
    shown = session.show(1, ["Ada", "Ben", "Cleo"])
    assert "Ada     0 points  safe closed with S4: R7 = 7" in shown
    assert "has chosen" in shown
    assert "> Cleo" in shown
    assert "Your hand:" in shown
    assert "You have chosen: N3" in shown
    assert "You put away: " in session.show(0, ["Ada", "Ben", "Cleo"])
    assert "Your hand:" not in session.show()

"""Chance lines of The Shadow Thief that can't be."""

import pytest

import vendome
from games.shadow_thief.world import deal, shuffle, turn
from support import let_happen

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("deal R7", "expected a line 'shuffle"),
        ("shuffle R7", "cards are missing"),
        (shuffle() + " R7", "card R7 stands 3 times"),
        (shuffle().replace("R7", "R8"), "card R8 stands 4 times"),
        (shuffle().replace("TS", "T9"), "'T9' is not a card"),
        (shuffle().replace(" TS", ""), "1 cards are missing: TS"),
    ],
)
def test_an_impossible_shuffle_is_refused(line: str, reason: str) -> None:
    session = vendome.game("shadow_thief", players=2).blank()
    with pytest.raises(vendome.ImpossibleChance, match=reason.replace("(", "\\(")):
        let_happen(session, line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("under 1 S5 S6 E1", "expected a line 'under 0"),
        ("under 0 S5 S6 E2", "card E2 stands 1 times, but there can be 0"),
        ("under 0 S5 S6", "missing: E1"),
    ],
)
def test_an_impossible_hand_under_the_pile_is_refused(line: str, reason: str) -> None:
    session = deal("R7 S4 S5 S6", "N1 N2 N3 N5", pile="E1")
    turn(session, "R7", "N1")
    session.choose("play S4", 0)
    session.choose("play N2", 1)
    session.choose("done", 1)
    with pytest.raises(vendome.ImpossibleChance, match=reason):
        let_happen(session, line)

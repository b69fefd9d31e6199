"""What happens in The Shadow Thief, in words."""

import pytest

from games.shadow_thief.world import deal, play
from vendome.games.shadow_thief.events import named
from vendome.games.shadow_thief.params import CODES

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("R7", "a ring of 7 (R7)"),
        ("E10", "an earring of 10 (E10)"),
        ("S9", "a safe of 9 (S9)"),
        ("TN", "the necklace thief (TN)"),
        ("TS", "the shadow thief (TS)"),
    ],
)
def test_a_card_is_named_with_its_code(code: str, words: str) -> None:
    assert named(CODES.index(code)) == words


def test_what_happens_is_told_in_sentences() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "R8 B2 B3 B5")
    play(session, "R7", "TR", "R8")
    session.play("steal 2")
    told = [session.game.events.sentence(event, ["Ada", "Ben", "Cleo"]) for event in session.events]
    assert told == ["Ben steals a ring of 8 (R8) from Cleo."]
    assert [session.game.events.data(event) for event in session.events] == [
        {"event": "stole", "seat": 1, "card": "R8", "other": 2}
    ]

"""The Shadow Thief in words."""

import pytest

from games.shadow_thief.world import deal, play, turn
from vendome.games.shadow_thief.events import named
from vendome.games.shadow_thief.params import CODES

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("R7", "a ring of 7 (R7)"),
        ("E10", "an earring of 10 (E10)"),
        ("S9", "a closed safe of 9 (S9)"),
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


def test_every_question_names_its_rule() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "R8 B2 B3 B5")
    ask = session.game.questions.ask
    assert ask(session.state, 0) == ("Choose a card to play; all are revealed together.", "SD-3.1")
    play(session, "R7", "TR", "R8")
    assert ask(session.state, 1) == ("Whose jewel does the ring thief (TR) take?", "SD-3.3")
    session.play("steal 2")
    assert ask(session.state, 0) == ("Add jewels of the type of your R7, or be done.", "SD-3.4")

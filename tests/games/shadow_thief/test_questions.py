"""What a seat is asked in The Shadow Thief."""

import pytest

from games.shadow_thief.world import deal, play
from vendome.games.shadow_thief.questions import Add, Play, Steal

pytestmark = pytest.mark.interpreted


def test_every_question_names_its_rule() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5", "R8 B2 B3 B5")
    ask = session.game.questions.ask
    assert ask(session.state, 0) == Play("Choose a card to play; all are revealed together.", "SD-3.1", exhausted=False)
    play(session, "R7", "TR", "R8")
    assert ask(session.state, 1) == Steal("Whose jewel does the ring thief (TR) take?", "SD-3.3", card="TR")
    session.play("steal 2")
    assert ask(session.state, 0) == Add("Add more rings from your hand, or be done.", "SD-3.4", card="R7")


def test_SD_4_3_whoever_plays_without_a_pile_is_warned() -> None:
    session = deal("R7 R2 R3 R4", "TR N2 N3 N5")
    session.state.exhausted = 1
    text = (
        "Choose a card to play; all are revealed together."
        " The pile is exhausted: once nobody has a card left, the hand ends before any safe closes."
    )
    assert session.game.questions.ask(session.state, 0) == Play(text, "SD-3.1", exhausted=True)

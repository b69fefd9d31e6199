"""What a seat is asked, and by which rule."""

import pytest

from games.master_thieves.world import choose, dealt, play, table
from vendome import Session
from vendome.engine.contract import Question

pytestmark = pytest.mark.interpreted


def asked(session: Session) -> Question:
    return session.game.questions.ask(session.state, session.asked[0])


def test_every_question_names_its_rule() -> None:
    session = dealt(2)
    assert asked(session) == ("Put a diamond into a drawer; you have 6 to place.", "MT-2.4")
    assert asked(play(session, *["fill TN"] * 6)) == (
        "Rotate the top level or the top two, turn the box over, or be done.",
        "MT-4.6",
    )
    assert asked(play(session, "rotate top-left")) == ("Turn the box over, or be done.", "MT-4.6")
    session = play(dealt(2, edition="fr"), *["fill TN"] * 6, "turn")
    assert asked(session) == ("Rotate the top level or the top two, or be done.", "MT-4.6")
    session = table(4)
    assert asked(session)[1] == "MT-3.1"
    session.state.red[:] = (2, 0)
    choose(session, "smuggler", "jeweller", "gemologist", "master-thief")
    assert asked(session) == ("You are the smuggler: open a drawer.", "MT-4.1")
    assert asked(play(session, "open TE")) == ("Place an imitation, a diamond or a sapphire, or nothing.", "MT-5.1")
    assert asked(play(session, "place diamond", "done")) == ("Pick a gem from the red pillow.", "MT-5.1")
    play(session, "pick diamond", "pick diamond", "open TE")
    assert asked(session)[1] == "MT-5.2"
    assert asked(play(session, "place diamond")) == ("Do you add your alarm?", "MT-5.2")
    session.state.white[2] = (3, 0)
    play(session, "alarm yes", "done", "open TE")
    assert asked(session) == ("Place an imitation, a diamond.", "MT-5.3")
    play(session, "place diamond", "done", "open TS")
    assert asked(session)[1] == "MT-5.5"
    assert asked(play(session, "search")) == ("You found a ruby. Do you take it?", "MT-5.5")
    session = table(2)
    session.state.red[:] = (1, 0)
    choose(session, "detective", "detective")
    assert asked(session) == ("Pick a gem from the red pillow.", "MT-5.6")

"""What a seat of Gentlemen Thieves is asked."""

import pytest

from games.gentlemen_thieves.world import dealt, play, world
from vendome import Session
from vendome.engine.contract import Question
from vendome.games.gentlemen_thieves.questions import Alliances, Burglary, Carrying, Placing, Returning

pytestmark = pytest.mark.interpreted


def asked(session: Session) -> Question:
    seat = session.asked[0]
    return session.game.questions.ask(session.known_to(seat).state, seat)


def test_each_decision_is_asked_in_words_with_its_rule() -> None:
    session = dealt()
    first = "You have the matchmaker: ally two colours against three."
    assert asked(session) == Alliances(first, "GT-3.1", again=False)
    play(session, "ally RB")
    assert asked(session) == Burglary(
        "Take a displayed token, draw one from the pile, or spend a favour to move a special token.",
        "GT-3.2",
        favour=True,
    )
    play(session, "draw")
    assert asked(session) == Placing("Where do you place a black mask (Bm)?", "GT-3.6", token="Bm")
    poor = "Take a displayed token, or draw one from the pile."
    assert asked(world({}, favours=0)) == Burglary(poor, "GT-3.2", favour=False)
    session = play(world({"opera": "Rm"}), "car centre>opera")
    text = "What does the car carry from the opera to the museum?"
    assert asked(session) == Carrying(text, "GT-5.3", car="opera", padlock="museum")
    session = play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera")
    assert asked(session) == Returning("Which tunnel goes back to the centre?", "GT-4.4")
    play(session, "return opera")
    later = "You have the matchmaker: ally two colours against three, not as in the previous round."
    assert asked(session) == Alliances(later, "GT-3.1", again=True)


def test_a_question_and_its_rule_fit_a_line() -> None:
    """Two were a few letters too long, and a terminal of 100 columns broke them in the rule's number."""
    later = play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera", "return opera")
    full_hand = play(world({}, display="Pc Gg Pg"), "take Pc")
    carrying = play(world({"casino": "Rm"}), "car centre>casino")
    for session in (later, world({}), full_hand, carrying):
        question = asked(session)
        assert len(f"{question.text} ({question.rule})") <= 100

"""What a seat of Gentlemen Thieves is asked."""

import pytest

from games.gentlemen_thieves.world import dealt, play, world
from vendome import Session

pytestmark = pytest.mark.interpreted


def asked(session: Session) -> tuple[str, str]:
    seat = session.asked[0]
    return session.game.questions.ask(session.known_to(seat).state, seat)


def test_each_decision_is_asked_in_words_with_its_rule() -> None:
    session = dealt()
    assert asked(session) == ("You have the matchmaker: ally two colours against three.", "GT-3.1")
    play(session, "ally RB")
    assert asked(session) == (
        "Take a displayed token, draw one from the pile, or spend a favour on a special token.",
        "GT-3.2",
    )
    play(session, "draw")
    assert asked(session) == ("Where do you place a black mask (Bm)?", "GT-3.6")
    assert asked(world({}, favours=0))[0] == "Take a displayed token, or draw one from the pile."
    session = play(world({"opera": "Rm"}), "car centre>opera")
    assert asked(session) == ("What does the car carry from the opera to the museum?", "GT-5.3")
    session = play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera")
    assert asked(session) == ("Which tunnel goes back to the centre?", "GT-4.4")
    play(session, "return opera")
    assert asked(session)[0] == (
        "You have the matchmaker: ally two colours against three, not the same two as last time."
    )


def test_a_question_and_its_rule_fit_a_line() -> None:
    """Two were a few letters too long, and a terminal of 100 columns broke them in the rule's number."""
    later = play(world({"manor": "Rg Rr Rl", "opera": "Rm Rc"}), "tunnel centre>opera", "return opera")
    full_hand = play(world({}, display="Pc Gg Pg"), "take Pc")
    carrying = play(world({"casino": "Rm"}), "car centre>casino")
    for session in (later, world({}), full_hand, carrying):
        sentence, rule = asked(session)
        assert len(f"{sentence} ({rule})") <= 100

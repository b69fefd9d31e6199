"""What a seat is asked, and by which rule."""

from typing import Any

import pytest

from games.master_thieves.world import choose, dealt, play, table
from vendome import Session
from vendome.engine.contract import Question
from vendome.games.master_thieves.moves import ROTATION_MOVES, Handling
from vendome.games.master_thieves.params import EDITIONS
from vendome.games.master_thieves.questions import Alarm, Fill, Handle, Open, Pick, Place, Ruby

pytestmark = pytest.mark.interpreted


def asked(session: Session) -> Question:
    return session.game.questions.ask(session.state, session.asked[0])


def test_every_question_names_its_rule() -> None:
    session = dealt(2)
    assert asked(session) == Fill("Put a diamond into a drawer; you have 6 to place.", "MT-2.4", diamonds=6)
    assert asked(play(session, *["fill TN"] * 6)).rule == "MT-4.6"
    session = table(4)
    assert asked(session).rule == "MT-3.1"
    session.state.red[:] = (2, 0)
    choose(session, "smuggler", "jeweller", "gemologist", "master-thief")
    assert asked(session) == Open("You are the smuggler: open a drawer.", "MT-4.1", character="smuggler")
    gems = "Place an imitation, a diamond or a sapphire, or nothing."
    assert asked(play(session, "open TE")) == Place(gems, "MT-5.1", gems=["diamond", "sapphire"], optional=True)
    assert asked(play(session, "place diamond", "done")) == Pick("Pick a gem from the red pillow.", "MT-5.1")
    play(session, "pick diamond", "pick diamond", "open TE")
    assert asked(session).rule == "MT-5.2"
    assert asked(play(session, "place diamond")) == Alarm("Do you add your alarm?", "MT-5.2")
    session.state.white[2] = (3, 0)
    play(session, "alarm yes", "done", "open TE")
    assert asked(session) == Place("Place an imitation, a diamond.", "MT-5.3", gems=["diamond"], optional=False)
    play(session, "place diamond", "done", "open TS")
    assert asked(session).rule == "MT-5.5"
    assert asked(play(session, "search")) == Ruby("You found a ruby. Do you take it?", "MT-5.5")
    session = table(2)
    session.state.red[:] = (1, 0)
    choose(session, "detective", "detective")
    assert asked(session) == Pick("Pick a gem from the red pillow.", "MT-5.6")


def handling(*moves: str, **options: Any) -> Handle:
    question = asked(play(dealt(2, **options), *["fill TN"] * 6, *moves))
    assert isinstance(question, Handle)
    return question


def test_MT_4_6_what_is_still_allowed_is_asked() -> None:
    text = "Rotate the top level or the top two, turn the box over, or be done."
    assert handling(edition="fr") == Handle(text, "MT-4.6", rotate=True, turn=True, order="any", gives_up=[])
    turn = Handle("Turn the box over, or be done.", "MT-4.6", rotate=False, turn=True, order="any", gives_up=[])
    assert handling("rotate top-left", edition="fr") == handling("rotate two-left") == turn
    text = "Rotate the top level or the top two, or be done."
    rotate = Handle(text, "MT-4.6", rotate=True, turn=False, order="any", gives_up=[])
    assert handling("turn", edition="it") == rotate


def test_MT_8_where_a_rotation_comes_first_the_turn_gives_it_up() -> None:
    text = "First rotate the top level or the top two, then turn the box over, or be done."
    first = Handle(text, "MT-4.6", rotate=True, turn=True, order="rotate_first", gives_up=["turn"])
    assert handling(edition="en") == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_MT_4_6_with_one_box_action_each_gives_up_the_other(edition: str) -> None:
    text = "Either rotate the top level or the top two, or turn the box over, or be done: only one of the two."
    every: list[Handling] = [*ROTATION_MOVES, "turn"]
    one = Handle(text, "MT-4.6", rotate=True, turn=True, order="only_one", gives_up=every)
    assert handling(edition=edition, one_box_action=True) == one

"""The types that the page is given say what the games really tell, ask and decide."""

from random import Random
from typing import Any

import msgspec

from support import EVERY_GAME, setups
from vendome import Game, Session
from vendome.engine.book.rulebook import rules
from vendome.engine.codes import one_of
from vendome.table.typescript.games import details_of, questions_of
from vendome.table.typescript.types import codes_in


def is_of(value: Any, kind: Any) -> bool:
    """Whether a value is of a type; a code must be one of its codes."""
    msgspec.convert(value, kind)
    codes = codes_in(getattr(kind, "__metadata__", ()))
    return not codes or value in codes


def check_events(session: Session) -> None:
    events = session.game.events
    for event in session.events:
        data = events.data(event)
        kind = events.kinds[event.kind]
        types = details_of(events, kind)
        assert data.pop("event") == kind.name
        assert data.keys() == types.keys(), kind.name
        assert all(is_of(data[name], types[name]) for name in data), data


def check_question(session: Session, seat: int) -> None:
    question = session.game.questions.ask(session.known_to(seat).state, seat)
    assert type(question) in questions_of(session.game)
    assert msgspec.convert(msgspec.to_builtins(question), type(question)) == question


@EVERY_GAME
def test_what_happens_and_what_is_asked_is_of_its_type(game: Game) -> None:
    random = Random(3)
    for setup in setups(game):
        session = setup.start(1)
        check_events(session)
        while not session.finished:
            check_question(session, seat := random.choice(session.asked))
            session.play(random.choice(session.moves(seat)), seat)
            check_events(session)


@EVERY_GAME
def test_every_question_has_a_key_of_its_own(game: Game) -> None:
    fields = [msgspec.structs.fields(kind) for kind in questions_of(game)]
    keys = [field.default for some in fields for field in some if field.name == "key"]
    assert len(set(keys)) == len(fields)


@EVERY_GAME
def test_the_rules_that_decide_are_rules(game: Game) -> None:
    assert game.decisive
    assert set(game.decisive) <= set(rules(game))
    assert game.decided_by([3, 1]) == [game.decisive[0]]
    assert game.decided_by([3, 3, 1]) == list(game.decisive)


def test_codes_know_their_values() -> None:
    assert codes_in([one_of("Letter", ["a", "b"])]) == ("a", "b")
    assert codes_in(["a note"]) == ()

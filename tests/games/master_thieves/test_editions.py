"""MT-8: each row of the table of editions, in all three."""

import pytest

from games.master_thieves.world import alarm_in, black, choose, has_alarm, inside, play, put, table
from vendome import Session

pytestmark = pytest.mark.interpreted

ROTATIONS = ["rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right"]


def turn_of(character: str, edition: str) -> Session:
    session = table(2, edition=edition)
    choose(session, character, "detective")
    return session


@pytest.mark.parametrize("character", ["smuggler", "jeweller"])
@pytest.mark.parametrize(("edition", "may"), [("en", True), ("fr", False), ("it", False)])
def test_MT_8_whether_smuggler_and_jeweller_may_or_must_place(character: str, edition: str, may: bool) -> None:
    session = play(turn_of(character, edition), "open TN")
    assert ("place nothing" in session.moves()) == may
    assert {"place diamond", "place sapphire"} <= set(session.moves())


@pytest.mark.parametrize("moves", [["thief"], ["master-thief", "take"], ["master-thief", "search", "ruby leave"]])
@pytest.mark.parametrize(("edition", "stays"), [("en", True), ("fr", False), ("it", False)])
def test_MT_8_whether_an_alarm_without_gems_returns(moves: list[str], edition: str, stays: bool) -> None:
    session = turn_of(moves[0], edition)
    put(session, "TS", diamonds=1, alarm=1)
    play(session, "open TS", *moves[1:])
    assert black(session, 0) == (1, 0, 0)
    assert (alarm_in(session, "TS") == 1) == stays
    assert has_alarm(session, 1) == (not stays)


def test_MT_8_a_smuggler_who_places_nothing_leaves_the_alarm_there_alone() -> None:
    session = turn_of("smuggler", "en")
    put(session, "TS", diamonds=1, alarm=1)
    play(session, "open TS", "place nothing")
    assert (inside(session, "TS"), alarm_in(session, "TS")) == ((0, 0), 1)


@pytest.mark.parametrize("edition", ["fr", "it"])
def test_MT_8_a_smuggler_who_must_place_keeps_the_alarm_company(edition: str) -> None:
    session = turn_of("smuggler", edition)
    put(session, "TS", diamonds=1, alarm=1)
    play(session, "open TS", "place diamond")
    assert (inside(session, "TS"), alarm_in(session, "TS")) == ((1, 0), 1)


@pytest.mark.parametrize(("edition", "any_order"), [("en", False), ("fr", True), ("it", True)])
def test_MT_8_the_order_of_rotation_and_turn(edition: str, any_order: bool) -> None:
    session = play(turn_of("thief", edition), "open TN", "turn")
    if not any_order:
        assert session.state.rounds == 1  # a rotation comes before the turn or not at all
    else:
        assert session.moves() == ["done", *ROTATIONS]
        assert play(session, "rotate top-left").state.rounds == 1
    session = play(turn_of("thief", edition), "open TN", "rotate top-left")
    assert session.moves() == ["done", "turn"]


@pytest.mark.parametrize(("edition", "ends"), [("en", False), ("fr", True), ("it", False)])
def test_MT_8_whether_the_last_ruby_ends_the_game(edition: str, ends: bool) -> None:
    session = table(2, edition=edition)
    session.state.ruby[:] = 0
    session.state.black[1, 2] = 6
    choose(session, "detective", "detective")
    assert session.finished == ends


@pytest.mark.parametrize(("edition", "winners"), [("en", [0, 1]), ("fr", [0, 1]), ("it", [0])])
def test_MT_8_whether_diamonds_break_a_tie(edition: str, winners: list[int]) -> None:
    session = table(2, edition=edition)
    session.state.white[:2] = ((1, 0), (0, 0))
    session.state.black[:2] = ((3, 0, 0), (2, 0, 0))
    choose(session, "detective", "detective")
    assert session.result is not None
    assert session.result.winners == winners


@pytest.mark.parametrize(("edition", "shown"), [("en", False), ("fr", False), ("it", True)])
def test_MT_8_how_played_cards_lie(edition: str, shown: bool) -> None:
    session = table(2, edition=edition)
    choose(session, "detective", "detective")
    seat = session.view(0, "own")["seats"][1]
    assert ("played" in seat) == shown
    assert seat.get("played", []) == ([{"character": "detective", "number": 2}] if shown else [])
    assert seat["cards"] == 5

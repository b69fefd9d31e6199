"""MT-8: each row of the table of editions, in all three."""

import pytest

from games.master_thieves.world import alarm_in, black, choose, has_alarm, inside, play, put, table
from vendome import State

pytestmark = pytest.mark.interpreted

ROTATIONS = ["rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right"]


def turn_of(character: str, edition: str) -> State:
    state = table(2, edition=edition)
    choose(state, character, "detective")
    return state


@pytest.mark.parametrize("character", ["smuggler", "jeweller"])
@pytest.mark.parametrize(("edition", "may"), [("en", True), ("fr", False), ("it", False)])
def test_MT_8_whether_smuggler_and_jeweller_may_or_must_place(character: str, edition: str, may: bool) -> None:
    state = play(turn_of(character, edition), "open TN")
    assert ("place nothing" in state.moves()) == may
    assert {"place diamond", "place sapphire"} <= set(state.moves())


@pytest.mark.parametrize("moves", [["thief"], ["master-thief", "take"], ["master-thief", "search", "ruby leave"]])
@pytest.mark.parametrize(("edition", "stays"), [("en", True), ("fr", False), ("it", False)])
def test_MT_8_whether_an_alarm_without_gems_returns(moves: list[str], edition: str, stays: bool) -> None:
    state = turn_of(moves[0], edition)
    put(state, "TS", diamonds=1, alarm=1)
    play(state, "open TS", *moves[1:])
    assert black(state, 0) == (1, 0, 0)
    assert (alarm_in(state, "TS") == 1) == stays
    assert has_alarm(state, 1) == (not stays)


def test_MT_8_a_smuggler_who_places_nothing_leaves_the_alarm_there_alone() -> None:
    state = turn_of("smuggler", "en")
    put(state, "TS", diamonds=1, alarm=1)
    play(state, "open TS", "place nothing")
    assert (inside(state, "TS"), alarm_in(state, "TS")) == ((0, 0), 1)


@pytest.mark.parametrize("edition", ["fr", "it"])
def test_MT_8_a_smuggler_who_must_place_keeps_the_alarm_company(edition: str) -> None:
    state = turn_of("smuggler", edition)
    put(state, "TS", diamonds=1, alarm=1)
    play(state, "open TS", "place diamond")
    assert (inside(state, "TS"), alarm_in(state, "TS")) == ((1, 0), 1)


@pytest.mark.parametrize(("edition", "any_order"), [("en", False), ("fr", True), ("it", True)])
def test_MT_8_the_order_of_rotation_and_turn(edition: str, any_order: bool) -> None:
    state = play(turn_of("thief", edition), "open TN", "turn")
    if not any_order:
        assert state.record.rounds == 1  # a rotation comes before the turn or not at all
    else:
        assert state.moves() == ["done", *ROTATIONS]
        assert play(state, "rotate top-left").record.rounds == 1
    state = play(turn_of("thief", edition), "open TN", "rotate top-left")
    assert state.moves() == ["done", "turn"]


@pytest.mark.parametrize(("edition", "ends"), [("en", False), ("fr", True), ("it", False)])
def test_MT_8_whether_the_last_ruby_ends_the_game(edition: str, ends: bool) -> None:
    state = table(2, edition=edition)
    state.record.ruby[:] = 0
    state.record.black[1, 2] = 6
    choose(state, "detective", "detective")
    assert state.finished == ends


@pytest.mark.parametrize(("edition", "winners"), [("en", [0, 1]), ("fr", [0, 1]), ("it", [0])])
def test_MT_8_whether_diamonds_break_a_tie(edition: str, winners: list[int]) -> None:
    state = table(2, edition=edition)
    state.record.white[:2] = ((1, 0), (0, 0))
    state.record.black[:2] = ((3, 0, 0), (2, 0, 0))
    choose(state, "detective", "detective")
    assert state.result is not None
    assert state.result.winners == winners


@pytest.mark.parametrize(("edition", "shown"), [("en", False), ("fr", False), ("it", True)])
def test_MT_8_how_played_cards_lie(edition: str, shown: bool) -> None:
    state = table(2, edition=edition)
    choose(state, "detective", "detective")
    seat = state.view(0, "own")["seats"][1]
    assert ("played" in seat) == shown
    assert seat.get("played", []) == ([{"character": "detective", "number": 2}] if shown else [])
    assert seat["cards"] == 5

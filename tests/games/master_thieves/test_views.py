"""What a seat is shown, as JSON."""

from random import Random

import msgspec
import pytest

import vendome
from games.master_thieves.world import choose, play, put, table
from support import random_play
from vendome import SPECTATOR, Session
from vendome.engine.contract import Memory
from vendome.games.master_thieves.params import DRAWERS
from vendome.games.master_thieves.views import Own, Public

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("edition", ["en", "it"])
def test_a_view_is_what_its_types_say(edition: str) -> None:
    session = vendome.game("master_thieves", players=3, edition=edition).start(seed=1)
    for state in random_play(session, Random(1)):
        for seat in (SPECTATOR, 0, 2):
            own, full = state.view(seat, "own"), state.view(seat, "full")
            for view in (own, full):
                again = msgspec.to_builtins(msgspec.convert(view, Public)) | msgspec.to_builtins(
                    msgspec.convert(view, Own)
                )
                assert again == view
            assert set(own) == set(full)


def test_with_memory_of_ones_own_a_seat_is_shown_what_lies_on_the_table() -> None:
    session = table(2)
    put(session, "TN", diamonds=2)
    choose(session, "thief", "detective")
    play(session, "open TS", "done")
    own, full = session.view(0, "own"), session.view(0, "full")
    assert all(drawer["content"] is None for drawer in own["box"])
    assert full["box"][0]["content"]["up"]["diamonds"] == 2
    assert full["box"][0]["content"]["down"]["ruby"] is True
    assert set(full["seats"][1]) - set(own["seats"][1]) == {"played", "holds"}


def test_a_search_shows_the_ruby_while_it_lies_open() -> None:
    session = table(2)
    choose(session, "master-thief", "detective")
    play(session, "open TS")
    assert session.view(1, "own")["box"][2]["content"]["up"]["ruby"] is None
    play(session, "search")
    assert session.view(1, "own")["box"][2]["content"]["up"]["ruby"] is True


def lengths(session: Session, memory: Memory) -> dict[str, bool | None]:
    return {drawer["drawer"]: drawer["long"] for drawer in session.view(memory=memory)["box"]}


def test_MT_1_2_whoever_remembers_alone_sees_no_length_before_a_drawer_was_searched() -> None:
    session = table(3)
    assert set(lengths(session, "own").values()) == {None}
    assert lengths(session, "full") == {grain: grain in "ACEGIK" for grain in DRAWERS}
    choose(session, "master-thief", "master-thief", "detective")
    play(session, "open TN", "take", "done")
    assert set(lengths(session, "own").values()) == {None}
    play(session, "open TE", "search", "rotate top-left", "turn")
    seen = {grain: long for grain, long in lengths(session, "own").items() if long is not None}
    assert seen == {"B": False}

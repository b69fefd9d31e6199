"""Reviews at a table: made beside it, kept with it, refused in plain words."""

from random import Random
from typing import Any

import pytest

import vendome
from table.live_server import Server, client, error_of, make
from vendome.engine.records import record_of
from vendome.table.workers import QueueFull
from waits import until

PATIENCE = 300.0  # seconds: on a new machine the search is compiled first
pytestmark = [pytest.mark.slow, pytest.mark.timeout(PATIENCE + 60)]


def asked_until_ready(ask: Any) -> Any:
    """What a client does: ask again until it is there."""

    def review() -> Any:
        answer = ask()
        assert answer.status_code == 200, answer.text
        state = answer.json()
        assert 0 <= state["progress"] <= 1
        if "review" in state:
            assert state["progress"] == 1
        return state.get("review")

    return until(review, within=PATIENCE)


def short_record() -> bytes:
    session, random = vendome.game("gentlemen_thieves", players=2).start(seed=3), Random(3)
    while not session.finished:
        session.play(random.choice(session.moves()))
    return record_of(session, ["Ada", "Bo"]).encode()


def test_a_finished_game_is_reviewed_and_the_review_stays_with_the_table(server: Server) -> None:
    party = make(server, "shadow_thief", "bb", options={"players": 2, "hands": 1}).start()
    assert error_of(client().get(party.stranger.url("/review")))["code"] == "not-finished"
    with party.stranger.listen() as line:
        line.until(lambda message: message["view"]["status"] == "finished")
    made = asked_until_ready(lambda: client().get(party.stranger.url("/review")))
    assert made["game"] == "shadow_thief"
    assert made["names"] == []  # the page has them, and who wants to be forgotten is
    reviews = server.services.reviews
    reviews.ready.clear()  # as after a restart
    again = client().get(party.stranger.url("/review")).json()
    assert again == {"progress": 1.0, "review": made}


def test_a_record_of_ones_own_is_reviewed(server: Server) -> None:
    url = f"http://{server.address}/api/review"
    made = asked_until_ready(lambda: client().post(url, content=short_record()))
    assert len(made["seats"]) == 2


def test_what_can_not_be_reviewed_is_refused_in_words(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"http://{server.address}/api/review"
    assert error_of(client().post(url, content=b"{}"))["code"] == "bad-record"
    assert error_of(client().post(f"{url}?effort=heroic", content=b"{}"))["cause"] == "bad-value"
    assert error_of(client().post(f"{url}?nth=0", content=b"{}"))["cause"] == "bad-nth"

    async def is_full(*_: object) -> None:
        raise QueueFull

    monkeypatch.setattr(server.services.reviews.pool, "ask", is_full)
    assert error_of(client().post(f"{url}?effort=thorough", content=short_record()))["cause"] == "busy"

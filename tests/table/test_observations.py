"""`GET …/observation`: what a seat knows as numbers, for its own token only."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from support import EVERY_GAME
from table.live_server import Guest, Server, error_of, make, running, settings_for
from vendome import Game, Session


@EVERY_GAME
def test_a_seat_is_sent_its_own_observation_and_the_mask_of_its_moves(server: Server, game: Game) -> None:
    party = make(server, game.id, "hhh").start()
    session, rng = server.services.house.rooms[party.table].session, Random(3)
    for _ in range(12):
        for seat, guest in party.seats.items():
            answer = guest.get("/observation")
            assert answer.status_code == 200, answer.text
            sent = answer.json()
            true = session.game_session
            assert (sent["seat"], sent["ply"]) == (seat, guest.view()["ply"])
            assert np.array_equal(np.array(sent["observation"], np.float32), true.observation(seat))
            assert sent["mask"] == true.mask(seat).tolist()
            assert [game.moves[number] for number, legal in enumerate(sent["mask"]) if legal] == guest.view()["legal"]
        party.play_on(rng, 1)


def test_it_is_given_to_nobody_without_a_seat(server: Server) -> None:
    party = make(server, seats="hh")
    assert error_of(party.seats[0].get("/observation"))["code"] == "not-started"
    party.start()
    refused = party.stranger.get("/observation")
    assert (refused.status_code, error_of(refused)["code"]) == (401, "no-token")
    refused = party.host.get("/observation")
    assert (refused.status_code, error_of(refused)["code"]) == (403, "forbidden")
    refused = Guest(server, party.table, "x" * 32).get("/observation")
    assert (refused.status_code, error_of(refused)["code"]) == (401, "wrong-token")
    assert party.seats[0].get("/observation?seat=1").json()["seat"] == 0, "nobody can ask for another seat's"


def test_it_is_worked_out_once_a_move_however_often_it_is_asked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = make(server, seats="hh").start()
    worked: list[int] = []
    known_to = Session.known_to

    def counted(session: Session, seat: int) -> Session:
        worked.append(seat)
        return known_to(session, seat)

    monkeypatch.setattr(Session, "known_to", counted)
    for _ in range(5):
        party.seats[0].get("/observation")
    assert worked == [0]
    before = party.seats[0].get("/observation").json()
    party.seats[0].play(Random(1))
    assert party.seats[0].get("/observation").json() != before
    assert worked == [0, 0]


def test_it_counts_as_a_question_of_the_seat(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, moves_per_second=0.1)) as server:
        party = make(server, seats="hh").start()
        assert party.seats[0].get("/observation").status_code == 200
        refused = party.seats[0].get("/observation")
        assert (refused.status_code, error_of(refused)["cause"]) == (429, "too-many-questions")
        assert party.seats[1].get("/observation").status_code == 200, "another seat has its own"
        assert error_of(party.stranger.get("/observation"))["code"] == "no-token", "strangers use up nobody's"

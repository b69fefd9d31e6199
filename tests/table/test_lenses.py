"""Lenses: what a seat of a finished game could infer, made and sent like a replay."""

import gzip
import json
from pathlib import Path

import pytest

import vendome
from support import EVERY_LENS
from table.live_server import Server, client, error_of, make
from table.test_replays import random_record
from vendome import Game
from vendome.table.lens_builder import write_lens
from vendome.table.problems import Refused

pytestmark = pytest.mark.slow


@EVERY_LENS
def test_a_lens_has_a_sight_for_every_frame_of_the_replay(game: Game, tmp_path: Path) -> None:
    record = random_record(game, 2)
    write_lens(record, "1", tmp_path / "lens")
    lens = json.loads(gzip.decompress((tmp_path / "lens").read_bytes()))
    assert (lens["game"], lens["seat"]) == (game.id, 1)
    assert len(lens["sights"]) == sum("move" in line for line in record.log) + 1
    with pytest.raises(Refused, match="no seat 2"):
        write_lens(record, "2", tmp_path / "other")


def test_anyone_may_look_through_the_eyes_of_a_seat_once_the_game_is_over(server: Server) -> None:
    party = make(server, "shadow_thief", "bb", options={"players": 2, "hands": 1}).start()
    with party.stranger.listen() as line:
        line.until(lambda message: message["view"]["status"] == "finished")
    lens = party.stranger.get("/lens?seat=1").json()
    assert len(lens["sights"]) == len(party.stranger.get("/replay").json()["frames"])
    assert {rival["seat"] for sight in lens["sights"] for rival in sight["rivals"]} == {0}
    refused = party.stranger.get("/lens?seat=public")
    assert (refused.status_code, error_of(refused)["cause"]) == (404, "no-such-seat")


def test_a_lens_of_a_game_that_goes_on_is_refused(server: Server) -> None:
    party = make(server, "shadow_thief", "hb", options={"players": 2, "hands": 1}).start()
    assert error_of(party.stranger.get("/lens?seat=0"))["code"] == "not-finished"


def test_a_record_of_ones_own_has_lenses_too(server: Server) -> None:
    record = random_record(vendome.GAMES["gentlemen_thieves"], 2).encode()
    url = f"http://{server.address}/api/lens?seat=0&nth="
    assert client().post(f"{url}1", content=record).json()["game"] == "gentlemen_thieves"
    assert error_of(client().post(f"{url}2", content=record))["cause"] == "no-such-record"
    assert error_of(client().post(f"{url}x", content=record))["cause"] == "bad-nth"

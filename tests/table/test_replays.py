"""Replays: made once, in a process of their own, sent from a file, whole or as patches."""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import jsonpatch
import pytest

import vendome
from support import EVERY_GAME
from table.live_server import Json, Server, client, error_of, make
from vendome import Game
from vendome.engine.records import GameRecord, record_of
from vendome.table.limits import Bucket
from vendome.table.protocol.shared_types import Frames
from vendome.table.replay_builder import ReplayWish, write_replay

pytestmark = pytest.mark.slow

KINDS: tuple[Frames, ...] = ("patch", "events")


def random_record(game: Game, players: int) -> GameRecord:
    session, random = vendome.game(game.id, players=players).start(seed=players), Random(players)
    while not session.finished:
        seat = random.choice(session.asked)
        session.play(random.choice(session.moves(seat)), seat)
    return record_of(session, [f"Name {seat}" for seat in range(players)])


def written(record: GameRecord, wish: ReplayWish, path: Path) -> Any:
    write_replay(record, wish, path)
    return json.loads(gzip.decompress(path.read_bytes()))


def after(views: Json, patches: Json) -> Json:
    return {name: jsonpatch.apply_patch(view, patches.get(name, [])) for name, view in views.items()}


@EVERY_GAME
def test_patches_give_the_views_of_the_whole_replay(game: Game, tmp_path: Path) -> None:
    record = random_record(game, 3)
    for seat in ("all", "1", "public"):
        whole = written(record, ReplayWish(seat, "full"), tmp_path / "whole")
        for kind in KINDS:
            small = written(record, ReplayWish(seat, "full", kind), tmp_path / "small")
            views = small["frames"][0]["views"]
            for frame, patch in zip(whole["frames"], small["frames"], strict=True):
                for event in patch["events"]:
                    views = after(views, event.pop("patches", {}))
                views = patch["views"] = after(views, patch.pop("patches", {}))
                assert patch == frame
            assert {**small, "frames": []} == {**whole, "frames": []}


def test_a_replay_is_the_same_for_those_who_take_no_compressed_answer(server: Server) -> None:
    record = random_record(vendome.GAMES["shadow_thief"], 2).encode()
    url = f"http://{server.address}/api/replay?seat=0&frames=patch"
    packed = client().post(url, content=record)
    plain = client().post(url, content=record, headers={"Accept-Encoding": "identity"})
    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.json() == plain.json()


def test_frames_of_another_kind_are_refused(server: Server) -> None:
    refused = client().post(f"http://{server.address}/api/replay?frames=huge", content=b"{}")
    assert error_of(refused)["cause"] == "bad-value"


def test_whoever_asks_for_many_replays_at_once_waits(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of a finished table; what has been made before is there for all."""
    pool = server.services.replays.pool
    party = make(server, "shadow_thief", "bb", options={"players": 2, "hands": 1}).start()
    with party.stranger.listen() as line:
        line.until(lambda message: message["view"]["status"] == "finished")
    made = party.stranger.get("/replay")
    monkeypatch.setattr(pool.queue, "most", 0)
    refused = party.stranger.get("/replay?seat=public")
    assert (refused.status_code, error_of(refused)["cause"]) == (429, "too-many-replays")
    assert int(refused.headers["retry-after"]) > 0
    assert party.stranger.get("/replay").content == made.content


def test_an_address_is_sent_so_many_replays_and_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of those that have been made: to send one costs as well."""
    monkeypatch.setattr(server.services.limits, "replays", Bucket(0.01, 2))
    record = random_record(vendome.GAMES["shadow_thief"], 2).encode()
    answers = [client().post(f"http://{server.address}/api/replay?seat=1", content=record) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert error_of(answers[-1])["cause"] == "too-many-replays"
    assert int(answers[-1].headers["retry-after"]) > 10

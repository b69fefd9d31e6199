"""What a server does not put up with, and how it protects those who use it."""

import asyncio
import gzip
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import vendome
from table.live_server import Server, client, error_of, make, running, settings_for
from vendome.engine.records import record_of
from vendome.table.limits import Bucket
from vendome.table.live import MOST_WAITING, Socket
from vendome.table.logs import JsonLines, Plain, set_up_logs
from vendome.table.metrics import exposition
from vendome.table.problems import STATUS, Refused
from vendome.table.protocol.refusals import Code
from vendome.table.tokens import Viewer


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = settings_for(
        tmp_path_factory.mktemp("strict"), tables_per_hour=4.0, joins_per_second=0.2, moves_per_second=0.3,
        sockets_per_address=2, max_message=500, max_record=500,
    )  # fmt: skip
    with running(settings) as server:
        yield server


def test_a_bucket_drips() -> None:
    now = [0.0]
    bucket = Bucket(rate=2.0, burst=3.0, clock=lambda: now[0])
    for _ in range(3):
        bucket.take("a", "too-many-requests")
    with pytest.raises(Refused) as refused:
        bucket.take("a", "too-many-requests")
    assert refused.value.code == "too-many"
    assert refused.value.details["wait"] == 0.5
    bucket.take("b", "too-many-requests")  # another caller has a bucket of its own
    now[0] = 0.5
    bucket.take("a", "too-many-requests")
    with pytest.raises(Refused):
        bucket.take("a", "too-many-requests")


def test_a_bucket_forgets_callers_that_have_been_quiet() -> None:
    now = [0.0]
    bucket = Bucket(rate=1.0, burst=2.0, clock=lambda: now[0], most_callers=10)
    for caller in range(9):
        bucket.take(f"quiet {caller}", "too-many-requests")
    now[0] = 1.5  # their buckets are full again
    for caller in range(2):
        bucket.take(f"busy {caller}", "too-many-requests")
    assert set(bucket.levels) == {"busy 0", "busy 1"}


def test_one_address_makes_so_many_tables_and_no_more(strict: Server) -> None:
    made = [client().post(f"http://{strict.address}/api/tables", json={"game": "shadow_thief"}) for _ in range(5)]
    assert [answer.status_code for answer in made] == [201] * 4 + [429]
    assert error_of(made[-1])["wait"] > 100
    assert int(made[-1].headers["retry-after"]) > 100
    strict.services.limits.tables.levels.clear()


def test_joins_moves_and_sockets_are_counted(strict: Server) -> None:
    strict.services.limits.tables.levels.clear()
    party = make(strict, seats="hooooo")
    joins = [party.stranger.post("/join", {"name": "x"}).status_code for _ in range(3)]
    assert joins == [200, 200, 429]
    party.start()
    moves = [party.seats[0].move(0, "fly").status_code for _ in range(5)]
    assert moves == [422, 422, 422, 429, 429]
    with party.stranger.listen() as one, party.stranger.listen() as two:
        one.next()
        two.next()
        with party.stranger.listen() as three:
            assert three.next()["error"]["code"] == "too-many"
    strict.services.limits.tables.levels.clear()


def test_chat_has_a_rate_of_its_own(tmp_path: Path) -> None:
    """Five lines at once, then one every two seconds; each seat for itself, and moves are counted apart."""
    with running(settings_for(tmp_path, chat_per_minute=30.0, moves_per_second=0.2)) as server:
        party = make(server, seats="hh").start()
        server.services.limits.chat.clock = lambda: 0.0
        said = [party.seats[0].post("/chat", {"text": "psst"}) for _ in range(6)]
        assert [answer.status_code for answer in said] == [200] * 5 + [429]
        error = error_of(said[-1])
        assert (error["cause"], error["wait"]) == ("too-many-messages", 2.0)
        assert said[-1].headers["retry-after"] == "2"
        assert party.seats[1].post("/chat", {"text": "What?"}).status_code == 200
        assert party.seats[0].move(0, "fly").status_code == 422
        server.services.limits.chat.clock = lambda: 2.0
        assert party.seats[0].post("/chat", {"text": "psst"}).status_code == 200


def test_messages_have_a_largest_size(strict: Server) -> None:
    strict.services.limits.tables.levels.clear()
    big = client().post(f"http://{strict.address}/api/tables", json={"game": "x" * 1000})
    assert (big.status_code, error_of(big)["code"]) == (413, "too-large")
    record = client().post(f"http://{strict.address}/api/replay", content=b"x" * 1000)
    assert error_of(record)["code"] == "too-large"
    party = make(strict, seats="hh")
    with party.seats[0].listen() as line:
        line.next()
        line.send("x" * 1000)
        with pytest.raises(ConnectionClosed, match="1009"):
            line.next()


def test_a_client_that_does_not_read_is_let_go() -> None:
    """What waits for it is bounded; others are not held up."""

    class Deaf:
        async def send(self, _: object) -> None: ...

    async def scenario() -> Socket:
        socket = Socket(Deaf(), Viewer())  # type: ignore[arg-type]  # all a socket needs of it
        for _ in range(MOST_WAITING + 5):
            socket.send("x")
        return socket

    socket = asyncio.run(scenario())
    assert socket.is_too_slow
    assert len(socket.waiting) == MOST_WAITING


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/none.js"):
        headers = client().get(f"http://{server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer", "a seat's private link must not travel"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    party = make(server, seats="hh")
    evil = {"Origin": "https://evil.example"}
    refused = client().post(f"http://{server.address}/api/tables", json={"game": "shadow_thief"}, headers=evil)
    assert (refused.status_code, error_of(refused)["code"]) == (403, "forbidden")
    url = f"ws://{server.address}/api/tables/{party.table}/live"
    with connect(url, additional_headers=evil) as socket:
        assert json.loads(socket.recv())["error"]["code"] == "forbidden"
    with connect(url, additional_headers={"Origin": f"http://{server.address}"}) as socket:
        assert "view" in json.loads(socket.recv())
    preflight = client().options(f"http://{server.address}/api/tables", headers=evil)
    assert preflight.status_code == 405
    assert "access-control-allow-origin" not in preflight.headers


def test_a_mistake_of_ours_shows_no_traceback(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("vendome.table.catalogue.games", fail)
    answer = client().get(f"http://{server.address}/api/games")
    assert (answer.status_code, error_of(answer)["code"]) == (500, "broken")
    assert "secret" not in answer.text


def test_metrics_count_and_name_nobody(server: Server) -> None:
    party = make(server, seats="hh").start()
    before = metric('vendome_moves_total{by="person"}')
    party.seats[0].move(0, party.seats[0].view()["legal"][0])
    assert metric('vendome_moves_total{by="person"}') == before + 1
    assert metric("vendome_commit_seconds_count") > 0
    text = exposition().decode()
    assert party.table not in text
    assert not any(str(guest.token) in text for guest in (party.host, *party.seats.values()))


def metric(name: str) -> float:
    lines = exposition().decode().splitlines()
    return next(float(line.removeprefix(name)) for line in lines if line.startswith(f"{name} "))


def test_large_answers_are_compressed(server: Server) -> None:
    session = vendome.game("gentlemen_thieves", players=4).start(seed=1)
    while not session.finished:
        session.play(session.moves()[0])
    record = record_of(session, "abcd").encode()
    with client().stream("POST", f"http://{server.address}/api/replay", content=record) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(raw) < len(gzip.decompress(raw)) / 5


def test_logs_are_structured_and_readable() -> None:
    record = logging.makeLogRecord({"name": "vendome.x", "msg": "tables closed", "levelname": "INFO", "count": 3})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["count"], line["level"]) == ("tables closed", 3, "info")
    assert Plain().format(record).endswith("tables closed count=3")


def test_the_web_servers_own_logs_are_off_for_they_name_tokens() -> None:
    loggers = [logging.getLogger(name) for name in ("vendome", "uvicorn")]
    before = [(logger.level, logger.handlers, logger.propagate) for logger in loggers]
    try:
        set_up_logs(as_json=True)
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)
        assert logging.getLogger("vendome.table").isEnabledFor(logging.INFO)
    finally:
        for logger, (level, handlers, propagate) in zip(loggers, before, strict=True):
            logger.level, logger.handlers, logger.propagate = level, handlers, propagate


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(get_args(Code))

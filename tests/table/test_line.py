"""A line that dies without a word is noticed at both ends: by a heartbeat, and by pings."""

import asyncio
from pathlib import Path

import pytest

from table.live_server import Server, make, settings_for
from table.raw import PATIENCE, until_closed, upgraded
from vendome.cli.serve import configured
from vendome.table.live import Socket
from vendome.table.tokens import Viewer
from waits import until, until_async


@pytest.mark.slow
def test_whoever_asks_for_a_heartbeat_hears_it_while_nothing_else_is_said(server: Server) -> None:
    party = make(server, seats="hh").start()
    with party.seats[0].listen(frames="patch", heartbeat="1") as line, party.stranger.listen() as other:
        assert "view" in line.next()
        for _ in range(2):
            assert line.until(lambda message: "patch" not in message) == {"heartbeat": 1}
        view = party.seats[0].view()
        party.seats[0].move(view["ply"], view["legal"][0])
        assert line.until(lambda message: "heartbeat" not in message)["number"] >= 1
        while not other.quiet():
            assert "heartbeat" not in other.heard[-1]


@pytest.mark.parametrize("seconds", ["", "0", "61", "-1", "2.5", "often", "٣", "9" * 60])
def test_another_heartbeat_is_refused_in_words(server: Server, seconds: str) -> None:
    party = make(server, seats="hh")
    with party.seats[0].listen(heartbeat=seconds) as line:
        error = line.next()["error"]
    assert (error["code"], error["cause"]) == ("bad-option", "bad-value")
    assert error["message"] == f"The option 'heartbeat' can't be {seconds[:40]}, only 1–60."


@pytest.mark.anyio
async def test_the_heartbeats_of_a_client_that_reads_nothing_do_not_gather(monkeypatch: pytest.MonkeyPatch) -> None:
    socket = Socket(None, Viewer(), heartbeat=1)  # type: ignore[arg-type]  # nothing is delivered
    monkeypatch.setattr(socket, "loop", Clock())
    for _ in range(5):
        socket.loop.now += 1.0  # type: ignore[attr-defined]
        socket.beat()
    assert list(socket.waiting) == ['{"heartbeat":1}']


class Clock:
    """As much of an event loop as tells the time."""

    now = 1e9

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, _: object) -> asyncio.TimerHandle | None:
        assert when > self.now
        return None


def test_a_client_that_answers_no_ping_has_left_its_seat(tmp_path: Path) -> None:
    """As one does whose line is cut: nothing arrives any more, and no goodbye either."""
    settings = settings_for(tmp_path)
    config = configured(settings)
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout <= 20, "a seat tells the truth within some 20 seconds"
    server = Server(settings)
    server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 0.2
    server.start()
    try:
        party = make(server, seats="hh").start()
        with upgraded(server, party.table, party.seats[1].token) as dead, party.seats[0].listen() as line:
            line.until(lambda message: not message["view"]["seats"][1]["connected"])
            until_closed(dead)
        until(lambda: not party.stranger.view()["seats"][0]["connected"], within=PATIENCE)
    finally:
        server.stop()


@pytest.mark.anyio
async def test_messages_keep_their_order_whether_they_are_written_at_once_or_wait() -> None:
    written: list[str] = []
    may_write, client_reads = False, asyncio.Event()

    def write_now(text: str) -> bool:
        if may_write:
            written.append(text)
        return may_write

    class Slow:
        async def send(self, message: dict[str, str]) -> None:
            await client_reads.wait()
            written.append(message["text"])

    socket = Socket(Slow(), Viewer())  # type: ignore[arg-type]  # all a socket needs of it
    socket.write_now = write_now
    delivering = asyncio.create_task(socket.deliver())
    socket.send("waits for the client")
    await asyncio.sleep(0)
    may_write = True
    socket.send("comes meanwhile")
    client_reads.set()
    await until_async(lambda: not socket.waiting, pause=0)
    socket.send("comes later")
    delivering.cancel()
    assert written == ["waits for the client", "comes meanwhile", "comes later"]

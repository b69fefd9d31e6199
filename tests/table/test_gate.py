"""Below the application: connections that are too many, too slow or too loud."""

import asyncio
import gc
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from table.live_server import Party, Server, client, make, running, settings_for
from table.raw import HANDSHAKE, connection, error_in, frame, head, push, reset, until_closed, upgraded
from vendome.table import http
from vendome.table.actions.common import shielded
from vendome.table.connections import gate as gate_module
from vendome.table.connections import socket_connection
from vendome.table.connections.descriptors import OTHER_FILES, most_connections
from vendome.table.connections.gate import LONGEST_STANDSTILL, SOME, Connection, Gate, GatedConfig
from vendome.table.connections.socket_connection import SocketConnection
from vendome.table.house import House
from vendome.table.live import MOST_UNHEEDED
from vendome.table.logs import Tally
from vendome.table.problems import Refused
from vendome.table.settings import Settings
from vendome.table.storage.health import Readiness
from waits import until, until_async

QUARTER = 262_144  # bytes of a burst
MOVE = {"ply": 0, "move": "fly", "id": "x"}


@pytest.fixture(scope="module")
def watchful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It does not wait for long, and lets few in."""
    settings = settings_for(tmp_path_factory.mktemp("gate"), header_timeout=0.3, connections_per_address=4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gate_module, "BETWEEN_LOOKS", 0.05)
        patch.setattr(socket_connection, "CLOSE_TIMEOUT", 0.2)
        with running(settings) as server:
            yield server


@pytest.fixture
def duel(server: Server) -> Party:
    return make(server, seats="hh").start()


def still_answers(server: Server) -> bool:
    return client().get(f"http://{server.address}/api/health").status_code == 200


def troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a mistake, and tasks that failed with nobody to see it."""
    gc.collect()
    return [r.getMessage() for r in caplog.records if r.exc_info or r.levelno >= logging.ERROR]


# -- messages on a socket -----------------------------------------------------------------------------


def test_a_spectator_has_nothing_to_send(duel: Party) -> None:
    for guest, code in ((duel.stranger, "no-token"), (duel.host, "forbidden")):
        with guest.listen() as line:
            line.next()
            line.send(MOVE)
            assert line.until(lambda message: "error" in message)["error"]["code"] == code
            with pytest.raises(ConnectionClosed, match="1008"):
                line.next()


@pytest.mark.parametrize("garbage", ["", "{", "[" * 9000, '{"ply": "one"}', b"\xff\xfe", b"\x00"])
def test_what_is_no_move_ends_the_connection_of_a_seat(duel: Party, garbage: str | bytes) -> None:
    with duel.seats[0].listen() as line:
        line.next()
        line.send(MOVE)
        assert line.next()["error"]["code"] == "illegal-move", "what the rules refuse is answered, and no more"
        line.socket.send(garbage)
        assert line.until(lambda message: "error" in message)["error"]["code"] == "bad-request"
        with pytest.raises(ConnectionClosed, match="1008"):
            line.next()


def test_a_client_that_does_not_wait_though_told_to_is_let_go(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, moves_per_second=0.1)) as server:  # one move, and then none for long
        party = make(server, seats="hh").start()
        with party.seats[0].listen() as line:
            line.next()
            codes = []
            for _ in range(1 + MOST_UNHEEDED + 1):
                line.send(MOVE)
                codes.append(line.next()["error"]["code"])
            assert codes == ["illegal-move"] + ["too-many"] * (MOST_UNHEEDED + 1)
            with pytest.raises(ConnectionClosed, match="1008"):
                line.next()


def test_text_that_is_not_utf_8_ends_the_connection_quietly(duel: Party, caplog: pytest.LogCaptureFixture) -> None:
    with upgraded(duel.server, duel.table, duel.seats[0].token) as line:
        line.sendall(frame(1, b"\xff\xfe") * 2)
        assert (1007).to_bytes(2) in until_closed(line)
    assert not troubles(caplog)


FLOODS = {
    "empty messages": frame(1),
    "pings": frame(9),
    "pongs": frame(10),
    "pieces of a message": frame(0, is_last=False),
}


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("who", ["stranger", "seat"])
def test_a_flood_of_frames_is_cut_off(duel: Party, who: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by how long it takes: by how many frames are read."""
    read: list[SocketConnection] = []
    handle = SocketConnection.handle_events

    def count(connection: SocketConnection) -> None:
        read.append(connection)
        handle(connection)

    monkeypatch.setattr(SocketConnection, "handle_events", count)
    begin = frame(1, is_last=False) if kind == "pieces of a message" else b""
    with upgraded(duel.server, duel.table, duel.seats[0].token if who == "seat" else None) as line:
        read.clear()
        push(line, begin + FLOODS[kind] * (QUARTER // 6))
        until_closed(line)
    assert len(read) < 8, "slices of a kilobyte"
    assert still_answers(duel.server)


def test_a_few_pings_are_no_flood(duel: Party) -> None:
    with duel.stranger.listen() as line:
        line.next()
        for _ in range(20):
            assert line.socket.ping().wait(60)
        assert line.socket.state.name == "OPEN"


# -- requests -----------------------------------------------------------------------------------------


def requests(server: Server) -> dict[str, tuple[bytes, str | None]]:
    """What is sent, and the cause of the refusal; None where an answer is under way, which a refusal would spoil."""
    chunked = "Transfer-Encoding: chunked"
    many = QUARTER // 5
    return {
        "pipelined": (head(server, "GET /api/games") * 2000, None),
        "headers": (head(server, "GET /")[:-2] + b"a: b\r\n" * many, "headers-too-large"),
        "one header": (head(server, "GET /")[:-2] + b"a: " + b"b" * QUARTER, "headers-too-large"),
        "chunks": (head(server, "POST /api/replay", chunked) + b"1\r\na\r\n" * many, None),
        "trailers": (head(server, "POST /api/replay", chunked) + b"0\r\n" + b"a: b\r\n" * many, None),
        "empty lines": (b"\r\n" * many, "headers-too-large"),
        "garbage": (b"\xff" * 2000, "bad-http"),
    }


@pytest.mark.parametrize("kind", ["pipelined", "headers", "one header", "chunks", "trailers", "empty lines", "garbage"])
def test_a_request_that_never_ends_is_cut_off(server: Server, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    data, cause = requests(server)[kind]
    with connection(server) as line:
        push(line, data)
        answer = until_closed(line)
    if cause and answer:  # the answer is lost where unread data is left, as TCP has it
        _, error = error_in(answer)
        assert error["cause"] == cause
    assert still_answers(server)
    assert not troubles(caplog)


def test_what_is_no_http_is_told_so_in_our_own_form(server: Server) -> None:
    with connection(server) as line:
        line.sendall(b"HELLO\r\n\r\n")
        status, error = error_in(until_closed(line))
    assert (status, error["code"], error["cause"]) == (400, "bad-request", "bad-http")


@pytest.mark.parametrize("header", ["X: y", f"Sec-WebSocket-Protocol: {'x' * 9000}", "Sec-WebSocket-Version: 8"])
def test_a_socket_that_can_not_be_opened_is_told_so_in_our_own_form(server: Server, header: str) -> None:
    with connection(server) as line:
        line.sendall(head(server, "GET /api/tables/x/live", "Upgrade: websocket", "Connection: Upgrade", header))
        status, error = error_in(until_closed(line))
    assert status in (400, 426, 431)
    assert error["cause"] == "bad-http"


def test_nothing_comes_before_a_socket_is_open(server: Server) -> None:
    with connection(server) as line:
        line.sendall(head(server, "GET /api/tables/x/live", *HANDSHAKE) + frame(1))
        assert error_in(until_closed(line))[1]["cause"] == "bad-http"


def test_a_socket_to_nowhere_is_told_so(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    for path in ("/", "/api/nothing"):
        with connect(f"ws://{server.address}{path}") as line:
            assert '"nothing-here"' in str(line.recv())
            with pytest.raises(ConnectionClosed, match="4404"):
                line.recv()
    assert not troubles(caplog)


# -- connections that are slow ------------------------------------------------------------------------


def test_a_silent_connection_is_closed(watchful: Server) -> None:
    with connection(watchful) as line:
        assert until_closed(line) == b""


def test_headers_have_so_much_time_and_no_more(watchful: Server) -> None:
    with connection(watchful) as line:
        line.sendall(head(watchful, "GET /")[:-2])
        status, error = error_in(until_closed(line))
    assert (status, error["cause"]) == (400, "too-slow")


def test_a_second_request_has_no_more_time_than_the_first(watchful: Server) -> None:
    """Nor has a body that nobody reads."""
    for rest in (b"\r\nGET / HT", b"x"):
        with connection(watchful) as line:
            line.sendall(head(watchful, "GET /api/games", "Content-Length: 100000"))
            line.recv(65_536)
            drip(line, rest)
            until_closed(line)


def test_a_body_that_drips_in_comes_to_an_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "READ_TIMEOUT", 0.3)
    with connection(server) as line:
        line.sendall(head(server, "POST /api/tables", "Content-Length: 10000"))
        line.settimeout(0.01)
        answer = b""
        while not answer:
            line.send(b" ")
            try:
                answer = line.recv(65_536)
            except TimeoutError:
                continue
        assert b'"too-slow"' in answer


def drip(line: socket.socket, data: bytes) -> None:
    """One byte after the other, again and again, until the server has enough."""
    try:
        while True:
            for byte in data:
                line.send(bytes([byte]))
                time.sleep(0.01)
    except ConnectionError:
        return


def test_a_client_that_does_not_answer_our_goodbye_is_not_waited_for(watchful: Server) -> None:
    """Here it is told that there is no such table, and says nothing."""
    with upgraded(watchful, "nowhere") as line:
        line.settimeout(8)  # uvicorn alone waits for 10 s
        until_closed(line)


class Transport:
    """One whose client takes only what a test lets it take."""

    def __init__(self) -> None:
        self.unsent, self.is_aborted, self.written = 0, False, b""

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_aborted

    def get_extra_info(self, _: str) -> None:
        return None

    def close(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


class Reader(Connection):
    def __init__(self) -> None:
        self.gate = Gate(Settings())
        self.transport: Any = Transport()
        self.got_on_at = 0.0

    def goes_on(self, now: float, unsent: int) -> bool:
        self.transport.unsent = unsent
        return not self.stands_still(now)


def test_who_takes_nothing_of_what_waits_is_let_go() -> None:
    late = LONGEST_STANDSTILL + 1
    idle, reading, dripping, dead = Reader(), Reader(), Reader(), Reader()
    for step in range(4):
        assert idle.goes_on(step * late, 0)
        assert reading.goes_on(step * late / 2, 10 * SOME * (4 - step))
    assert dripping.goes_on(1, SOME + 9)
    assert not dripping.goes_on(1 + late, SOME + 8), "a byte now and then is not reading"
    assert dead.goes_on(1, 0)
    assert dead.goes_on(2, 5)
    assert dead.goes_on(3, 500), "more to send is no progress"
    assert not dead.goes_on(1 + late, 500)


def test_a_client_that_reads_nothing_is_not_waited_for_when_we_are_done_with_it() -> None:
    """`close` would wait until it has taken what was sent."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})

    async def scenario(unsent: int) -> bool:
        config = GatedConfig(app, Gate(Settings()), ws=SocketConnection, log_config=None)
        config.load()
        state = ServerState()
        line = SocketConnection(config, state, {})
        transport: Any = Transport()
        line.connection_made(transport)
        wishes = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        line.data_received(f"GET / HTTP/1.1\r\n{wishes}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        transport.unsent = unsent
        await asyncio.gather(*state.tasks)
        assert b" 101 " in transport.written
        line.connection_lost(None)
        return bool(transport.is_aborted)

    assert asyncio.run(scenario(unsent=1))
    assert not asyncio.run(scenario(unsent=0))


# -- connections that are many ------------------------------------------------------------------------


def test_one_address_has_so_many_connections_and_no_more(watchful: Server, caplog: pytest.LogCaptureFixture) -> None:
    gate: Gate = watchful.server.config.gate  # type: ignore[attr-defined]
    until(lambda: not gate.open)
    gate.tally.counts.clear()
    lines = [connection(watchful) for _ in range(4)]
    for line in lines:  # they are busy: a body is on its way
        line.sendall(head(watchful, "POST /api/tables", "Content-Length: 2"))
    until(lambda: len(gate.open) == 4 and not gate.waiting)
    for _ in range(3):
        with connection(watchful) as one_too_many:
            status, error = error_in(until_closed(one_too_many))
            assert (status, error["cause"]) == (429, "too-many-connections")
    assert gate.tally.counts["too-many-connections"] + logged(caplog, "too-many-connections") == 3
    assert sum("too-many-connections" in record.getMessage() for record in caplog.records) <= 1, "not a line each"
    lines.pop().close()
    until(lambda: len(gate.open) == 3)
    with connection(watchful) as welcome:
        welcome.sendall(head(watchful, "GET /api/games"))
        assert b" 200 " in welcome.recv(65_536)
    for line in lines:
        line.close()
    until(lambda: not gate.open and not gate.by_network and not gate.waiting)


def test_connections_that_ask_for_nothing_keep_nobody_out(watchful: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not others at the same address."""
    gate: Gate = watchful.server.config.gate  # type: ignore[attr-defined]
    until(lambda: not gate.open)
    monkeypatch.setattr(gate, "header_timeout", 1000.0)
    silent = [connection(watchful) for _ in range(4)]
    until(lambda: len(gate.waiting) == 4)
    with connection(watchful) as busy:
        busy.sendall(head(watchful, "GET /api/games"))
        assert b" 200 " in busy.recv(65_536)
        assert until_closed(silent[0]) == b"", "the longest silent gives way"
    for line in silent:
        line.close()
    until(lambda: not gate.open and not gate.waiting)


def logged(caplog: pytest.LogCaptureFixture, what: str) -> int:
    return sum(record.__dict__["count"] for record in caplog.records if what in record.getMessage())


def entered(gate: Gate, *addresses: str) -> list[str]:
    """The causes of the refusals, empty for those who are let in."""

    async def enter() -> list[str]:
        causes = []
        for address in addresses:
            try:
                gate.enter(Connection(), address)
                causes.append("")
            except Refused as refused:
                causes.append(refused.cause)
        return causes

    return asyncio.run(enter())


def test_a_whole_ipv6_network_is_one_address() -> None:
    gate = Gate(Settings(connections_per_address=2))
    assert entered(gate, "2001:db8::1", "2001:db8::2:3", "2001:db8::ffff", "2001:db8:0:1::1") == [
        "", "", "too-many-connections", "",
    ]  # fmt: skip


def test_all_connections_of_a_proxy_are_let_in_up_to_the_ceiling_of_all() -> None:
    gate = Gate(Settings(connections_per_address=1, connections=4, proxies=("10.0.0.0/8",)))
    assert entered(gate, "10.1.2.3", "10.1.2.3", "10.1.2.3", "9.9.9.9", "8.8.8.8") == ["", "", "", "", "server-full"]


def test_files_can_be_opened_though_all_connections_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vendome.table.connections.descriptors.resource.getrlimit", lambda _: (256, 1024))
    assert most_connections(Settings()) == 256 - OTHER_FILES
    assert most_connections(Settings(connections=50)) == 50


def test_what_strangers_cause_is_logged_once_a_while_with_its_number(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        tally = Tally(logging.getLogger("vendome.test"), pause=0.01)
        for _ in range(100):
            tally.note("knocking")
        await until_async(lambda: tally.timer is None)

    asyncio.run(scenario())
    assert [record.__dict__["count"] for record in caplog.records] == [1, 99]


# -- no noise -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["half-closed", "reset", "closed too early", "frames too early"])
def test_clients_that_leave_at_a_bad_moment_make_no_noise(
    duel: Party, way: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server works on what they asked for while they go: here everything takes a moment."""
    for owner, name in ((Readiness, "trouble"), (House, "find")):
        monkeypatch.setattr(owner, name, after_a_moment(getattr(owner, name)))
    server = duel.server
    for table in (duel.table, "nowhere"):
        line = connection(server)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if way in ("half-closed", "reset"):
            line.sendall(head(server, "GET /api/health") * 4)
        else:
            line.sendall(head(server, f"GET /api/tables/{table}/live", *HANDSHAKE))
        port = line.getsockname()[1]
        until(lambda: is_open(server, port))  # noqa: B023
        if way == "half-closed":
            line.shutdown(socket.SHUT_WR)
            until_closed(line)
        elif way == "closed too early":
            push(line, frame(8))
            until_closed(line)
        elif way == "frames too early":
            push(line, frame(1, b"x") * 50 + b"\xff" * 1000)
            until_closed(line)
        reset(line)
        until(lambda: not is_open(server, port))  # noqa: B023
    assert still_answers(server)
    assert not troubles(caplog)


def is_open(server: Server, port: int) -> bool:
    """Whether the server has a connection from this port."""
    lines: list[Any] = list(server.server.config.gate.open)  # type: ignore[attr-defined]
    return any(line.client and line.client[1] == port for line in lines)


def test_a_refusal_of_somebody_who_has_left_makes_no_noise(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        has_begun, may_end = asyncio.Event(), asyncio.Event()

        @shielded
        async def action() -> None:
            has_begun.set()
            await may_end.wait()
            raise Refused("game-over")

        caller = asyncio.create_task(action())
        await has_begun.wait()
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
        may_end.set()
        await asyncio.sleep(0)  # the action ends
        await asyncio.sleep(0)
        gc.collect()

    asyncio.run(scenario())
    assert not troubles(caplog)


def after_a_moment(method: Any) -> Any:
    async def slow(*args: Any) -> Any:
        await asyncio.sleep(0.02)
        return await method(*args)

    return slow

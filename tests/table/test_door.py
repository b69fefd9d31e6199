"""What every request passes first: the name it calls us by, the site it comes from, the address it counts for."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from table.live_server import Server, client, error_of, make, running, settings_for
from table.raw import connection, error_in, head, until_closed
from vendome.engine.errors import BadOption
from vendome.table import metrics
from vendome.table.limits import Limits, network_of
from vendome.table.problems import Refused
from vendome.table.settings import Settings

FRIEND, EVIL = "https://friend.example", "https://evil.example"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Known by a name, used by another site, and behind a proxy."""
    folder = tmp_path_factory.mktemp("door")
    settings = settings_for(folder, hosts=("play.example",), origins=(FRIEND,), proxies=("127.0.0.1",))
    with running(settings) as server:
        yield server


# -- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost:8000", "LOCALHOST.", "10.1.2.3", "[::1]:80", socket.gethostname()])
def test_addresses_and_the_names_of_the_machine_are_known(server: Server, host: str) -> None:
    assert client().get(f"http://{server.address}/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/assets/x.js"])
def test_a_name_that_is_not_ours_is_refused(server: Server, path: str) -> None:
    """A page that gives its own name our address is taken for our page by a browser, but sends its name."""
    answer = client().get(f"http://{server.address}{path}", headers={"Host": "evil.example:80"})
    assert answer.status_code == 421
    assert error_of(answer)["code"] == "wrong-host"
    assert "VENDOME_HOSTS" in answer.text
    assert "'evil.example'" in answer.text


def test_a_socket_by_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    party = make(server, seats="hh")
    with connect(f"ws://evil.example/api/tables/{party.table}/live", sock=connection(server)) as line:
        assert json.loads(line.recv())["error"]["code"] == "wrong-host"
        with pytest.raises(ConnectionClosed, match="4421"):
            line.recv()


@pytest.mark.parametrize("hosts", [b"", b"Host: localhost\r\nHost: evil.example\r\n"])
def test_a_request_has_one_name(server: Server, hosts: bytes) -> None:
    with connection(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\n" + hosts + b"\r\n")
        assert error_in(until_closed(line))[0] == 421


def test_a_program_of_the_old_kind_need_not_name_us(server: Server) -> None:
    with connection(server) as line:
        line.sendall(b"GET /api/health HTTP/1.0\r\n\r\n")
        assert b" 200 " in until_closed(line)


def test_a_name_in_the_settings_is_known(open_house: Server) -> None:
    for host, status in (("play.example", 200), ("other.example", 421)):
        assert client().get(f"http://{open_house.address}/api/games", headers={"Host": host}).status_code == status


def test_any_name_will_do_if_the_settings_say_so(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, hosts=("*",))) as server:
        answer = client().get(f"http://{server.address}/api/games", headers={"Host": "any.example"})
        assert answer.status_code == 200


# -- other sites --------------------------------------------------------------------------------------


def test_a_page_of_a_named_site_may_use_the_server(open_house: Server) -> None:
    url = f"http://{open_house.address}/api/tables"
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
    preflight = client().options(url, headers={"Origin": FRIEND, **asked})
    assert preflight.status_code == 200
    assert preflight.headers["access-control-allow-origin"] == FRIEND
    allowed = preflight.headers["access-control-allow-headers"].lower().split(", ")
    assert {"authorization", "content-type"} <= set(allowed)
    made = client().post(url, json={"game": "shadow_thief"}, headers={"Origin": FRIEND})
    assert (made.status_code, made.headers["access-control-allow-origin"]) == (201, FRIEND)
    refused = client().post(url, json={"game": "chess"}, headers={"Origin": FRIEND})
    assert (refused.status_code, refused.headers["access-control-allow-origin"]) == (422, FRIEND)
    live = f"ws://{open_house.address}/api/tables/{made.json()['table']}/live"
    with connect(live, additional_headers={"Origin": FRIEND}) as line:
        assert "view" in json.loads(line.recv())


def test_a_page_of_another_site_may_not(open_house: Server) -> None:
    url = f"http://{open_house.address}/api/tables"
    asked = {"Origin": EVIL, "Access-Control-Request-Method": "POST"}
    for answer, status in (
        (client().options(url, headers=asked), 405),
        (client().post(url, json={"game": "shadow_thief"}, headers={"Origin": EVIL}), 403),
        (client().get(f"http://{open_house.address}/api/games", headers={"Origin": EVIL}), 200),
    ):
        assert answer.status_code == status
        assert not any(name.startswith("access-control") for name in answer.headers)


# -- addresses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_one_customer_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_behind_a_proxy_the_address_that_it_saw_counts(open_house: Server) -> None:
    """It adds that one at the end. What stands before was sent by the visitor, who may write anything."""
    levels = open_house.services.limits.calls.levels
    levels.clear()
    visitor = {"X-Forwarded-For": "8.8.8.8, 2001:db8::7"}
    assert client().get(f"http://{open_house.address}/api/games", headers=visitor).status_code == 200
    assert list(levels) == ["2001:db8::/64"]


def test_a_trailer_is_no_header(open_house: Server) -> None:
    levels = open_house.services.limits.calls.levels
    levels.clear()
    with connection(open_house) as line:
        wishes = ("X-Forwarded-For: 9.9.9.9", "Transfer-Encoding: chunked", "Connection: close")
        line.sendall(head(open_house, "GET /api/games", *wishes) + b"0\r\nX-Forwarded-For: 8.8.8.8\r\n\r\n")
        assert b" 200 " in until_closed(line)
    assert list(levels) == ["9.9.9.9"]


def test_who_does_not_name_a_proxy_believes_none(server: Server) -> None:
    levels = server.services.limits.calls.levels
    client().get(f"http://{server.address}/api/games", headers={"X-Forwarded-For": "8.8.8.8"})
    assert "8.8.8.8" not in levels


def test_all_that_an_address_asks_for_counts_together(tmp_path: Path) -> None:
    """Files of the page and addresses where nothing is, too."""
    with running(settings_for(tmp_path, calls_per_second=0.5)) as server:  # five at once
        paths = ("/", "/nothing", "/api/nothing", "/api/games", "/api/openapi.json", "/", "/api/games")
        answers = [client().get(f"http://{server.address}{path}") for path in paths]
        assert [answer.status_code == 429 for answer in answers] == [False] * 5 + [True] * 2
        assert error_of(answers[-1])["cause"] == "too-many-requests"
        with connect(f"ws://{server.address}/api/tables/x/live") as line:
            assert json.loads(line.recv())["error"]["cause"] == "too-many-requests"


def test_sockets_leave_room_for_plain_requests() -> None:
    limits = Limits(Settings(connections=8))
    for number in range(6):
        limits.open_socket(f"192.0.2.{number}")
    with pytest.raises(Refused) as refused:
        limits.open_socket("192.0.2.99")
    assert (refused.value.cause, refused.value.status) == ("server-full", 503)
    limits.close_socket("192.0.2.1")
    limits.open_socket("192.0.2.99")


# -- tokens and metrics -------------------------------------------------------------------------------


def test_a_token_travels_as_a_subprotocol_and_so_in_no_address(server: Server) -> None:
    party = make(server, seats="hh").start()
    url = f"ws://{server.address}/api/tables/{party.table}/live"
    for token, seat in ((party.seats[1].token, 1), ("", None)):
        offered = [Subprotocol("vendome")] + ([Subprotocol(f"vendome.token.{token}")] if token else [])
        with connect(url, subprotocols=offered) as line:
            assert line.subprotocol == "vendome", "a browser that offers some wants one of them back"
            assert json.loads(line.recv())["seat"] == seat
    with connect(url, subprotocols=[Subprotocol("vendome"), Subprotocol("vendome.token.wrong")]) as line:
        assert line.subprotocol == "vendome"
        assert json.loads(line.recv())["error"]["code"] == "wrong-token"


def test_metrics_have_an_address_of_their_own(server: Server) -> None:
    assert client().get(f"http://{server.address}/metrics").text != metrics.exposition().decode()
    assert "vendome_moves" not in client().get(f"http://{server.address}/metrics").text
    with metrics.served("127.0.0.1:0") as port:
        assert "vendome_moves" in client().get(f"http://127.0.0.1:{port}/metrics").text
        with pytest.raises(BadOption, match=f"127.0.0.1:{port}"), metrics.served(f"127.0.0.1:{port}"):
            pass

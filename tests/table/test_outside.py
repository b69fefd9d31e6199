"""Addresses that strangers name are never in our own network."""

import socket
from typing import Any

import pytest

from table.live_server import error_of, make, running, settings_for
from table.push_service import Browser, outpost
from vendome.table.notifications.outside import Outside, Unreached
from vendome.table.notifications.resolver import addresses_of
from vendome.table.problems import Refused

INNER = [
    "https://127.0.0.1/x",
    "https://10.0.0.1/",
    "https://192.168.1.1/",
    "https://172.16.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://0.0.0.0/",
    "https://100.64.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://8.8.8.8:22/",
    "https://8.8.8.8:8443/",
]
NO_ADDRESS = [
    "http://example.com/",
    "ftp://example.com/",
    "ftp://example.com:443/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:25/",
    "https://",
    "https:///x",
    "https://user:password@example.com/",
    "https://example.com@127.0.0.1/",
    "https://exa mple.com/",
    "https://example.com/\r\nHost: other",
    "https://example.com\\@127.0.0.1/",
    "https://example.com:99999/",
    "https://exämple.com/",
    "example.com",
    "javascript:alert(1)",
    "https://[::1/",
]
# Other ways to write 127.0.0.1, and names that lead there.
DISGUISED = ["https://127.1/", "https://2130706433/", "https://0x7f.1/", "https://localhost/", "https://localhost./"]


@pytest.mark.parametrize("url", INNER)
def test_an_address_in_our_own_network_is_refused(url: str) -> None:
    with pytest.raises(Refused) as caught:
        Outside().check(url)
    assert caught.value.cause == "inner-address"


@pytest.mark.parametrize("url", NO_ADDRESS)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refused) as caught:
        Outside().check(url)
    assert caught.value.cause == "bad-address"


@pytest.mark.parametrize("url", DISGUISED)
@pytest.mark.anyio
async def test_a_name_that_leads_into_our_own_network_is_refused(url: str) -> None:
    outside = Outside()
    with pytest.raises(Refused) as caught:
        await outside.check_reach(url)
    assert caught.value.cause == "inner-address"
    with pytest.raises(Unreached):
        await outside.post(url, b"", {})
    await outside.close()


@pytest.mark.parametrize("url", ["https://8.8.8.8/", "https://[2001:4860:4860::8888]/x?y=z", "https://example.com/a"])
def test_an_address_in_the_world_is_taken(url: str) -> None:
    Outside().check(url)


@pytest.mark.anyio
async def test_a_name_that_leads_elsewhere_the_second_time_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked up is what is connected to: there is no second time."""
    answers = iter(["93.184.216.34", "127.0.0.1"])

    def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    may_reach = Outside().may_reach
    assert await addresses_of("rebinds.example", 443, may_reach) == ["93.184.216.34"]
    with pytest.raises(OSError, match=r"rebinds\.example"):
        await addresses_of("rebinds.example", 443, may_reach)


@pytest.mark.anyio
async def test_of_several_addresses_only_those_in_the_world_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(*_: Any, **__: Any) -> list[Any]:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))
            for address in ("127.0.0.1", "93.184.216.34", "10.0.0.1")
        ]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert await addresses_of("mixed.example", 443, Outside().may_reach) == ["93.184.216.34"]


@pytest.mark.anyio
async def test_a_connection_goes_to_the_address_that_may_be_reached() -> None:
    """`localhost` may be ::1 as well, where nobody listens."""
    with outpost() as post:
        outside = Outside(["127.0.0.1"])
        url = post.address.replace("127.0.0.1", "localhost")
        assert (await outside.post(url, b"x", {})).status == 201
        assert post.next().body == b"x"
        await outside.close()


@pytest.mark.anyio
async def test_nothing_is_followed_and_no_cookie_is_kept() -> None:
    with outpost() as post:
        post.status, post.answer_headers = 302, {"Location": f"{post.address}/elsewhere", "Set-Cookie": "a=b"}
        outside = Outside(["127.0.0.1"])
        for _ in range(2):
            assert (await outside.post(f"{post.address}/first", b"x", {})).status == 302
            received = post.next()
            assert received.path == "/first"
            assert "cookie" not in received.headers
        await outside.close()
        assert post.received.empty()


@pytest.mark.anyio
async def test_a_service_may_ask_us_to_wait_but_not_for_ever() -> None:
    with outpost() as post:
        outside = Outside(["127.0.0.1"])
        for asked, wait in (("30", 30.0), ("999999999", 3600.0), ("Wed, 21 Oct 2026 07:28:00 GMT", None), ("-1", None)):
            post.status, post.answer_headers = 429, {"Retry-After": asked}
            assert await outside.post(post.address, b"", {}) == (429, wait)
        await outside.close()


@pytest.mark.parametrize("kind", ["push", "webhook"])
def test_the_table_refuses_an_inner_address_and_keeps_nothing(kind: str, tmp_path: Any) -> None:
    with running(settings_for(tmp_path)) as server:
        guest = make(server).seats[0]
        for url in (*INNER[:4], "https://localhost/"):
            wish = Browser(url).wish if kind == "push" else {"kind": kind, "address": url}
            answer = guest.post("/subscriptions", wish)
            if answer.status_code == 200:  # of a push endpoint's name only the form is looked at; see `post`
                assert (kind, url) == ("push", "https://localhost/")
                number = answer.json()["id"]
                assert guest.post(f"/subscriptions/{number}/try").json() == {"sent": False}
                assert guest.post(f"/subscriptions/{number}/end").status_code == 200
            else:
                assert error_of(answer)["cause"] == "inner-address"
        assert guest.get("/subscriptions").json() == []

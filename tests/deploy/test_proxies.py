"""nginx and Caddy from Debian, with the samples of deploy/, in front of a real `vendome serve`: the page, the interface
and sockets over https; who calls is known, and no token is written down."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deploy.proxies import PROXIES, Proxy, free_port, heard, make_certificate, started
from deploy.samples import DEPLOY, NAME, settings_in
from hostile.server import Server, serving
from vendome.table.settings import Settings

pytestmark = pytest.mark.slow

TABLES = 2  # that one address may make
SETTINGS = settings_in(DEPLOY / "vendome.env")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With what the sample of settings says about names and proxies."""
    hosts, proxies = SETTINGS["VENDOME_HOSTS"], SETTINGS["VENDOME_PROXIES"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUMBA_DISABLE_JIT", "1")  # nothing is compiled for the one move that is made
        folder = tmp_path_factory.mktemp("server")
        with serving(folder, hosts=hosts, proxies=proxies, tables_per_hour=TABLES) as server:
            yield server


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("certificate")
    make_certificate(folder)
    return folder


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, tmp_path: Path, certificate: Path, server: Server) -> Iterator[Proxy]:
    with started(request.param, tmp_path, certificate, server.port) as proxy:
        yield proxy


def test_the_page_comes_over_https(proxy: Proxy) -> None:
    with proxy.visitor() as visitor:
        answer = visitor.get("/")
        assert answer.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        script = re.search(r"/assets/[^\"]+\.js", answer.text)
        assert script
        assert visitor.get(script[0]).headers["content-encoding"] == "gzip"


def test_whoever_comes_without_https_is_sent_there(proxy: Proxy) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxy.http}/", headers={"Host": NAME})
    assert answer.headers["location"].startswith(f"https://{NAME}")


def test_certbot_can_renew_the_certificate(tmp_path: Path, certificate: Path) -> None:
    """Its proof is read without https, from a folder that it writes. Caddy has its own way."""
    proofs = tmp_path / ".well-known" / "acme-challenge"
    proofs.mkdir(parents=True)
    (proofs / "proof").write_text("mine")
    with started("nginx", tmp_path, certificate, free_port()) as proxy:
        path = "/.well-known/acme-challenge/proof"
        assert httpx.get(f"http://127.0.0.1:{proxy.http}{path}", headers={"Host": NAME}).text == "mine"


def test_the_server_hears_the_name_that_was_called(proxy: Proxy) -> None:
    """Another name is refused, by the server or before."""
    with proxy.visitor() as visitor:
        assert visitor.get("/api/live").content
        other = visitor.get("/api/live", name="other.example")
        assert other.status_code == 421 or not other.content


def test_a_game_is_played_through_it(proxy: Proxy) -> None:
    """By two people, one with the token in a subprotocol, one with the token in the address."""
    with proxy.visitor() as visitor:
        made = visitor.make_table(headers={"Origin": f"https://{NAME}:{proxy.https}"}).json()
        tokens = [seat["token"] for seat in made["seats"]]
        path = f"/api/tables/{made['table']}"
        assert visitor.post(f"{path}/start", {}, token=made["host"]).status_code == 200
        with (
            visitor.listen(f"{path}/live", tokens[0]) as first,
            visitor.listen(f"{path}/live?token={tokens[1]}") as second,
        ):
            lines = [first, second]
            views = [heard(line)["view"] for line in lines]
            seat = views[0]["asked"][0]
            lines[seat].send(f'{{"ply": {views[seat]["ply"]}, "move": "{views[seat]["legal"][0]}", "id": "1"}}')
            for line in lines:
                while not heard(line).get("events"):
                    pass
    proxy.stop()  # so that all is written
    assert f"{path}/live" in proxy.logs()
    for token in (*tokens, made["host"]):
        assert token not in proxy.logs()


def test_callers_are_known_by_their_own_address(proxy: Proxy) -> None:
    """Those of one address share a limit, those of two don't. What a visitor says of itself is not believed."""
    with proxy.visitor() as one, proxy.visitor() as other, proxy.visitor() as third:
        assert [one.make_table().status_code for _ in range(TABLES)] == [201] * TABLES
        assert one.make_table().status_code == 429
        assert one.make_table(headers={"X-Forwarded-For": third.address}).status_code == 429
        assert other.make_table().status_code == 201


def test_the_largest_record_passes(proxy: Proxy) -> None:
    """What is too large is refused by the server, in its own words."""
    largest = Settings().max_record
    with proxy.visitor() as visitor:
        refused = visitor.ask("POST", "/api/replay", content=b" " * largest)
        assert refused.json()["error"]["code"] == "bad-record"
        refused = visitor.ask("POST", "/api/replay", content=b" " * (largest + 1))
        assert refused.json()["error"]["code"] == "too-large"


@pytest.mark.parametrize("kind", PROXIES)
def test_no_token_is_written_down_while_the_server_is_away(kind: str, tmp_path: Path, certificate: Path) -> None:
    with started(kind, tmp_path, certificate, free_port()) as proxy, proxy.visitor() as visitor:
        headers = {"Authorization": "Bearer SECRET", "Sec-WebSocket-Protocol": "vendome, vendome.token.SECRET"}
        assert visitor.get("/api/tables/x/live?token=SECRET", headers=headers).status_code == 502
    assert "/api/tables/x/live" in proxy.logs()
    assert "SECRET" not in proxy.logs()

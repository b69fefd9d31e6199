"""The page's files: index for its own routes, long caching for what never changes, and help if it is not built."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.live_server import Server, client, running, settings_for


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Vendôme</title>" + " " * 2000)
    (page / "assets" / "main-1a2b.js").write_text("console.log(1);" * 200)
    (folder / "secret.txt").write_text("not for the web")
    with running(settings_for(folder)) as server:
        yield server


def test_the_pages_own_routes_get_its_index(site: Server) -> None:
    for path in ("/", "/table/abc", "/replay/x/y"):
        answer = client().get(f"http://{site.address}{path}")
        assert answer.status_code == 200
        assert "Vendôme" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_index_is_asked_for_again(site: Server) -> None:
    asset = client().get(f"http://{site.address}/assets/main-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    index = client().get(f"http://{site.address}/")
    again = client().get(f"http://{site.address}/", headers={"If-None-Match": index.headers["etag"]})
    assert again.status_code == 304


def test_what_is_not_there_is_not_found_and_nothing_else_is_served(site: Server) -> None:
    assert client().get(f"http://{site.address}/assets/none.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
        answer = get_raw(site, path)
        assert answer.startswith(b"HTTP/1.1 ")
        assert b"not for the web" not in answer


def get_raw(server: Server, path: str) -> bytes:
    """The answer to a path sent as it is: a client library would remove the dots."""
    host, _, port = server.address.partition(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: line.recv(65536), b""))


def test_without_a_built_page_the_server_says_how_to_build_it(server: Server) -> None:
    answer = client().get(f"http://{server.address}/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_the_page_of_the_package_is_where_the_build_puts_it(tmp_path: Path) -> None:
    import vendome.table

    settings = settings_for(tmp_path, page="")
    assert settings.page_folder == Path(vendome.table.__file__).parent / "page"

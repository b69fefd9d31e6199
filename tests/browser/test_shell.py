"""The page as an app: it can be installed, opens without a server and says so, and a new build takes over."""

import json
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

import vendome.table
from browser.devices import Complaints, Open
from browser.people import create_table, wait, wait_until
from browser.server import Server
from vendome import GAMES

BUILT = Path(vendome.table.__file__).parent / "page"
LINE = ("WebSocket connection to", "Failed to load resource", "ERR_INTERNET_DISCONNECTED")

KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map((request) => new URL(request.url).pathname);
}"""


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page(service_workers="allow")


def wait_for_service_worker(page: Page) -> None:
    """The service worker has every file, and answers for them."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def test_it_can_be_installed(page: Page, server: Server) -> None:
    wait_for_service_worker(page)
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []


def test_the_icons_are_as_large_as_the_manifest_says(server: Server) -> None:
    with urlopen(f"{server.address}/manifest.en.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        icons: list[dict[str, Any]] = json.load(answer)["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for icon in icons:
        if icon["type"] == "image/png":
            assert size_of(BUILT / icon["src"].lstrip("/")) == icon["sizes"]
    assert size_of(BUILT / "apple-touch-icon.png") == "180x180"


def size_of(png: Path) -> str:
    width, height = struct.unpack(">II", png.read_bytes()[16:24])
    return f"{width}x{height}"


def test_without_a_line_the_shell_opens_and_says_so_and_comes_back_by_itself(
    page: Page, complaints: Complaints
) -> None:
    complaints.expected = LINE
    create_table(page, "The Shadow Thief")
    wait(page)
    wait_for_service_worker(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    tables = page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("link", name="The Shadow Thief")).to_be_visible()
    expect(page.get_by_role("button", name="Play now: The Shadow Thief")).to_be_disabled()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_be_hidden()
    expect(tables.get_by_text("Your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Play now: The Shadow Thief")).to_be_enabled()


def test_a_table_opened_without_a_line_appears_when_there_is_one(page: Page, complaints: Complaints) -> None:
    complaints.expected = LINE
    path = create_table(page, "Gentlemen Thieves")
    wait(page)
    wait_for_service_worker(page)
    page.context.set_offline(True)
    page.goto(path)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.context.set_offline(False)
    assert wait(page) == "move"


def test_nothing_a_table_says_is_kept(page: Page) -> None:
    wait_for_service_worker(page)
    create_table(page, "Master Thieves")
    wait(page)
    kept = page.evaluate(KEPT)
    assert "/index.html" in kept
    assert [path for path in kept if path.startswith("/api")] == []


@pytest.mark.parametrize("game", [game.name for game in GAMES.values()], ids=list(GAMES))
def test_a_first_visit_takes_less_than_193_kb_before_anything_is_drawn_in_3d(
    open_page: Open, complaints: Complaints, game: str
) -> None:
    host = open_page()
    path = create_table(host, game)
    guest = open_page("about:blank")
    sizes: list[int] = []
    devtools = guest.context.new_cdp_session(guest)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    devtools.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    devtools.on("Network.loadingFinished", lambda told: sizes.append(weight(names, told)))
    guest.goto(path, wait_until="networkidle")
    assert 0 < sum(sizes) < 193_000


def test_what_is_kept_for_later_takes_less_than_405_kb(page: Page, server: Server) -> None:
    wait_for_service_worker(page)
    kept: list[str] = page.evaluate(KEPT)
    assert [path for path in kept if "Box3D" in path and path.endswith(".js")] == []
    assert 0 < sum(transferred(server.address + path) for path in kept) < 405_000


def transferred(address: str) -> int:
    """Bytes over the line of one file, as a browser asks for it."""
    with urlopen(Request(address, headers={"Accept-Encoding": "gzip"})) as answer:
        return len(answer.read())


def weight(names: dict[str, str], told: dict[str, Any]) -> int:
    """Bytes over the line of one of our files; the box in three dimensions comes after the page, if at all."""
    name = names.get(told["requestId"], "")
    return 0 if "/api/" in name or "Box3D" in name else int(told["encodedDataLength"])


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Path]]:
    """A server of its own, whose page a test may replace by another build."""
    page = tmp_path / "page"
    shutil.copytree(BUILT, page)
    monkeypatch.setenv("VENDOME_PAGE", str(page))
    server = Server(tmp_path / "tables.sqlite")
    server.start()
    yield server, page
    server.stop()


def test_a_new_build_takes_over_and_older_ones_go(open_page: Open, builds: tuple[Server, Path]) -> None:
    server, folder = builds
    page = open_page(base_url=server.address, service_workers="allow")
    wait_for_service_worker(page)
    for build in range(1, 4):
        renew(folder, str(build))
        page.reload()  # the server's page is the new one at once …
        expect(page.locator(f"meta[name=build][content='{build}']")).to_have_count(1)
        # A browser may take its time until it looks for a newer one.
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        wait_until(  # … and its keeper as soon as it has all its files
            page,
            "async (build) => (await caches.keys()).includes(`shell-${build}`)"
            " && (await navigator.serviceWorker.ready).active?.state === 'activated'"
            " && (await navigator.serviceWorker.ready).waiting === null",
            str(build),
        )
    wait_until(page, "async () => (await caches.keys()).join() === 'shell-2,shell-3'")


def renew(folder: Path, build: str) -> None:
    index = (BUILT / "index.html").read_text()
    (folder / "index.html").write_text(index.replace("<head>", f'<head><meta name="build" content="{build}">'))
    worker = (BUILT / "sw.js").read_text()
    version = worker.split('"')[1]
    assert version.isalnum()
    (folder / "sw.js").write_text(worker.replace(version, build, 1))

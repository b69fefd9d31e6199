"""A real server with a database of its own, a real browser, and pages that may not complain."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from browser.devices import DESKTOP, PATIENCE, PHONE, SIDEWAYS, Complaints, Open
from browser.reruns import Reruns
from browser.server import Server
from table.push_service import Outpost, outpost

NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # the same pages without all that is around them: a tenth less to do, but no push
# A window nobody sees has an address bar all the same, whose lists are pages of their own: a second of work for every
# person of a test. Chromium reads the last such list only, so what Playwright turns off is repeated.
TURNED_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "BlockOriginHeaderModificationOnRedirect",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "Translate",
    "AutoDeElevate",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(TURNED_OFF)}",
)
WITHOUT_SCROLLBARS = ("--hide-scrollbars",)  # Playwright would; people have them, and they take room
USUAL: dict[str, Any] = {"reduced_motion": "reduce", "color_scheme": "dark", "service_workers": "block"}
# A browser is many processes on a busy machine. What passed at the second try only is named in the end; see Reruns.
AGAIN = pytest.mark.flaky(reruns=1)
expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Reruns())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "whole_game" not in item.name)  # the long ones first: in the end both workers are busy
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(AGAIN)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def post() -> Iterator[Outpost]:
    with outpost() as opened:
        yield opened


@pytest.fixture
def lasting(tmp_path: Path) -> Iterator[Server]:
    """A server that may push to this machine, and is started anew on the way."""
    server = Server(tmp_path / "tables.sqlite", VENDOME_INNER_NETWORKS="127.0.0.1/32")
    server.start()
    yield server
    server.stop()


def found() -> str:
    """The whole browser of this machine."""
    path = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert path, f"the browser tests need one of {', '.join(NAMES)} on the PATH"
    return path


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, shutil.which(SHELL) or found())


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, found())


def launched(playwright: Playwright, path: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=path, args=QUIET, ignore_default_args=WITHOUT_SCROLLBARS)
    yield browser
    browser.close()


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    complaints = Complaints()
    yield complaints
    assert complaints.unexpected() == []


@pytest.fixture
def open_page(browser: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    """A page of a new person: a context has its own memory, as another device has. Without a service worker, unless the
    test is about it: each new person would fetch the whole page into a cache."""
    yield from opening(browser, server, complaints)


@pytest.fixture
def open_whole(whole_browser: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    """A page of a browser that has push."""
    yield from opening(whole_browser, server, complaints)


def opening(browser: Browser, server: Server, complaints: Complaints, *, always: str = "") -> Iterator[Open]:
    """What opens pages of a browser, each with scripts that run before its own; in the end it closes them."""
    contexts: list[BrowserContext] = []

    def open_page(
        path: str = "/",
        *,
        size: dict[str, int] = DESKTOP,
        before: str = "",
        first: Callable[[Page], None] | None = None,
        **options: Any,
    ) -> Page:
        """`before` is a script that the page runs first; `first` is called before anything is loaded."""
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=size in (PHONE, SIDEWAYS),
            **{**USUAL, "base_url": server.address, **options},
        )
        contexts.append(context)
        context.add_init_script(always)
        page = context.new_page()
        page.add_init_script(before)
        page.set_default_timeout(PATIENCE)
        complaints.listen(page)
        if first:
            first(page)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: Open) -> Page:
    return open_page()

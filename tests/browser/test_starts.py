"""A server that starts: for the first time on a machine, and again the next day."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from browser.conftest import opening
from browser.devices import Complaints
from browser.people import create_table, play_moves, wait
from browser.server import OwnServer, Server
from vendome import GAMES

pages_of = contextmanager(opening)


@contextmanager
def running(server: Server) -> Iterator[None]:
    server.start()
    try:
        yield
    finally:
        server.stop()


def test_make_play_twice_and_the_game_of_yesterday_goes_on(
    browser: Browser, complaints: Complaints, tmp_path: Path
) -> None:
    server = OwnServer(tmp_path / "tables.sqlite")
    with pages_of(browser, server, complaints) as open_page:
        with running(server):
            page, yesterday = open_page(), server.address
            path = create_table(page, "Gentlemen Thieves")
            play_moves(page, Random(1), 2)
            wait(page)
            page.goto("about:blank")
        with running(server):
            assert server.address == yesterday
            page.goto("/")
            page.get_by_role("region", name="Your tables").get_by_role("link").click()
            expect(page).to_have_url(yesterday + path)
            play_moves(page, Random(1), 2)
            page.close()


def test_a_new_machine_plays_every_game_at_once(browser: Browser, complaints: Complaints, tmp_path: Path) -> None:
    """The last to be compiled comes first: it would wait for longer than we do."""
    server = Server(tmp_path / "tables.sqlite", NUMBA_CACHE_DIR=str(tmp_path / "compiled"))
    with running(server), pages_of(browser, server, complaints) as open_page:
        page = open_page()
        for game in reversed(GAMES.values()):
            create_table(page, game.name, players=3)
            play_moves(page, Random(2), 3)

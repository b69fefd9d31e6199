"""A game of each kind in Firefox, as Debian has it: the first moves by hand on the board, the others as text."""

import shutil
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser.conftest import opening
from browser.devices import Complaints, Open
from browser.each_run import ONE_GAME
from browser.people import as_text, create_table, play_moves, play_on
from browser.server import Server
from browser.test_accessibility import TOO_WIDE
from browser.test_games import house_rules
from vendome import Game

NAMES = ("firefox-esr", "firefox")


@pytest.fixture(scope="module")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    path = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert path, f"this test needs one of {', '.join(NAMES)} on the PATH"
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    yield firefox
    firefox.close()


@pytest.fixture
def look(firefox: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    yield from opening(firefox, server, complaints)


@ONE_GAME
def test_a_whole_game_in_firefox(look: Open, game: Game) -> None:
    page = look()
    expect(page.get_by_role("button", name=f"Play now: {game.name}")).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    create_table(page, game.name, house=house_rules(game.name))
    play_moves(page, Random(7), 8)
    assert page.evaluate(TOO_WIDE) == []
    as_text(page)
    play_on(page, seed=7)
    assert page.evaluate(TOO_WIDE) == []

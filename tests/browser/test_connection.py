"""Lines break, servers die, people sleep: the table waits, and the page comes back by itself."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Complaints, Open
from browser.people import create_table, play_moves, play_to_end, wait
from browser.proxy import Proxy
from browser.server import Server

LINE = ("WebSocket connection to", "Failed to load resource")  # the browser itself says so in its console


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, for a test that kills it."""
    server = Server(tmp_path / "tables.sqlite")
    server.start()
    yield server
    server.stop()


def test_a_server_killed_in_mid_game_is_found_again(open_page: Open, complaints: Complaints, mortal: Server) -> None:
    complaints.expected = LINE
    page = open_page(base_url=mortal.address)
    create_table(page, "The Shadow Thief", house={"Hands": "1"})
    play_moves(page, Random(4), 1)
    assert wait(page) == "move"
    question = page.locator("[data-question]").inner_text()
    mortal.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.locator("[data-question]")).to_have_text(question)
    play_to_end(page, Random(4))


def test_a_move_made_while_the_server_is_down_is_sent_when_it_is_back(
    open_page: Open, complaints: Complaints, mortal: Server
) -> None:
    complaints.expected = LINE
    page = open_page(base_url=mortal.address)
    create_table(page, "The Shadow Thief")
    wait(page)
    mortal.kill()
    page.locator("[data-move]").first.click()
    expect(page.get_by_text("Your move is kept")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    mortal.start()
    expect(page.get_by_text("reveals").first).to_be_visible()
    assert wait(page) == "move"


def test_a_line_that_dies_without_a_word_is_noticed_and_replaced(
    open_page: Open, complaints: Complaints, server: Server
) -> None:
    """Nobody makes a move meanwhile, and nobody closes anything: all bytes are swallowed, both ways."""
    complaints.expected = LINE
    with Proxy(server.port) as proxy:
        page = open_page(base_url=proxy.address)
        create_table(page, "The Shadow Thief")
        wait(page)
        proxy.swallows = True
        expect(page.get_by_text("Connection lost")).to_be_visible()
        proxy.swallows = False
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        play_moves(page, Random(4), 1)


def test_a_lobby_comes_though_the_list_of_games_came_late(page: Page, complaints: Complaints) -> None:
    complaints.expected = LINE
    path = create_table(page, "The Shadow Thief", "Invite friends")
    page.route("**/api/games", lambda route: route.abort(), times=2)
    page.goto(path)
    expect(page.get_by_role("heading", name="The Shadow Thief")).to_be_visible()
    expect(page.get_by_role("button", name="Start, with 1 bot")).to_be_visible()


def test_two_tabs_of_one_seat_agree(page: Page, complaints: Complaints) -> None:
    path = create_table(page, "The Shadow Thief", "Hot seat", players=2, names=("Ada", "Bo"))
    page.get_by_role("button", name="I am Ada").click()
    other = page.context.new_page()
    complaints.listen(other)
    other.goto(path)
    other.get_by_role("button", name="I am Ada").click()
    expect(other.locator("[data-move]").first).to_be_visible()
    page.locator("[data-move]").first.click()
    for tab in (page, other):
        expect(tab.get_by_role("heading", name="Hand the screen to Bo")).to_be_visible()

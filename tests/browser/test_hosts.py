"""Hosts look after their table, players come and go, and nobody waits for ever."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.axe import violations
from browser.conftest import opening
from browser.devices import Complaints, Open
from browser.people import create_table, play_moves, sit_down, wait
from browser.server import Server


def start_game(host: Page, *guests: Page) -> None:
    host.get_by_role("button", name="Start the game").click()
    for page in (host, *guests):
        wait(page)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()


def agree(page: Page, action: str) -> None:
    """To what is asked once more."""
    page.get_by_role("dialog").last.get_by_role("button", name=action, exact=True).click()


def test_a_guest_who_is_removed_is_told_and_the_seat_is_free_again(open_page: Open) -> None:
    ada, bo = open_page(bypass_csp=True), open_page()
    path = create_table(ada, "Gentlemen Thieves", "Invite friends")
    sit_down(bo, path, "Bo")
    expect(ada.get_by_role("heading", name="The table is full")).to_be_visible()
    expect(ada.get_by_text("Every device takes part")).to_be_hidden()
    assert violations(ada) == []
    ada.get_by_role("button", name="Remove Bo").click()
    agree(ada, "Remove")
    expect(bo.get_by_role("heading", name="You no longer sit at this table.")).to_be_visible()
    expect(bo.get_by_text("The host has taken your seat away")).to_be_visible()
    expect(ada.get_by_role("heading", name="Waiting for guests")).to_be_visible()
    bo.get_by_role("button", name="Return as a guest").click()
    sit_down(bo, path, "Bob")
    start_game(ada)
    open_menu(ada)
    expect(ada.locator("[data-verdict=tookPart]")).to_contain_text("nobody could choose this deal")
    expect(ada.get_by_text("so it was shuffled 2 times")).to_be_visible()


def test_the_start_stays_where_it_is_while_the_devices_agree_on_the_shuffle(open_page: Open) -> None:
    """What is said of it comes and goes just when the host would press."""
    ada, bo = open_page(), open_page()
    held: list[Route] = []
    bo.route("**/word", lambda route: held.append(route))
    sit_down(bo, create_table(ada, "Gentlemen Thieves", "Invite friends"), "Bo")
    button, status = ada.get_by_role("button", name="Start the game"), ada.get_by_text("Every device takes part")
    expect(status).to_be_visible()
    place = button.bounding_box()
    held[0].continue_()
    expect(status).to_be_hidden()
    assert button.bounding_box() == place


def test_the_host_removes_hands_over_and_the_next_one_closes_the_table(open_page: Open, complaints: Complaints) -> None:
    complaints.expected = ("status of 410",)  # the browser itself says so of a table that is closed
    ada, bo, cy = open_page(), open_page(bypass_csp=True), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends", players=3)
    sit_down(bo, path, "Bo")
    sit_down(cy, path, "Cy")
    start_game(ada, bo, cy)
    open_menu(ada)
    ada.get_by_role("button", name="Remove Cy").click()
    agree(ada, "Remove")
    expect(cy.get_by_role("heading", name="You no longer sit at this table.")).to_be_visible()
    ada.get_by_role("button", name="Make host: Bo").click()
    agree(ada, "Make host")
    expect(bo.get_by_text("You are the host now.")).to_be_attached()
    expect(ada.get_by_role("region", name="For the host")).to_be_hidden()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("list", name="Players")).to_contain_text("has left")
    play_moves(ada, Random(2), 1)
    play_moves(bo, Random(2), 1)
    expect(ada.get_by_text("reveals").first).to_be_visible()  # so the bot has played too
    open_menu(bo)
    assert violations(bo) == []
    bo.get_by_role("button", name="Close the table").click()
    agree(bo, "Close the table")
    for page in (ada, bo):
        expect(page.get_by_text("The host has closed this table.")).to_be_visible()
        expect(page.get_by_role("button", name="Download the record")).to_be_visible()
        expect(page.get_by_role("dialog")).to_be_hidden()
    ada.get_by_role("link", name="To the games").click()
    ada.get_by_text("1 finished game").click()
    expect(ada.get_by_role("region", name="Your tables").get_by_text("Closed")).to_be_visible()


def test_a_guest_leaves_and_the_host_takes_no_more(open_page: Open) -> None:
    ada, bo = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    sit_down(bo, path, "Bo")
    bo.get_by_role("button", name="Leave", exact=True).click()
    agree(bo, "Give up my seat")
    expect(bo.get_by_role("button", name="Play now").first).to_be_visible()
    expect(bo.get_by_role("region", name="Your tables")).to_be_hidden()
    ada.get_by_text("Table settings").click()
    ada.get_by_label("No more guests").check()
    ada.get_by_role("group", name="Time to think").get_by_text("Each decision", exact=True).click()
    ada.get_by_role("group", name="How long").get_by_text("1 min", exact=True).click()
    bo.goto(path)
    expect(bo.get_by_text("The host takes no more guests. You can watch.")).to_be_visible()
    ada.get_by_role("button", name="Start, with 1 bot").click()
    expect(ada.get_by_role("timer", name="Time left to think")).to_be_visible()


@pytest.fixture
def open_at_hasty(browser: Browser, complaints: Complaints, tmp_path: Path) -> Iterator[Open]:
    """Pages of a server that does not wait long for who does not answer."""
    server = Server(tmp_path / "tables.sqlite", VENDOME_IDLE_AFTER="3", VENDOME_WARNING_SECONDS="15")
    server.start()
    yield from opening(browser, server, complaints)
    server.stop()


def test_an_idle_player_is_warned_then_replaced_and_comes_back(open_at_hasty: Open) -> None:
    ada, bo = open_at_hasty(), open_at_hasty(bypass_csp=True)
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    sit_down(bo, path, "Bo")
    start_game(ada, bo)
    warn = ada.get_by_role("button", name="Still there? Ask Bo")
    expect(warn).to_be_hidden()
    warn.click()
    bo.get_by_role("dialog", name="Are you still there?").get_by_role("button", name="I am here").click()
    expect(bo.get_by_role("dialog")).to_be_hidden()
    expect(ada.get_by_text("a bot plays in")).to_be_hidden()
    warn.click()
    expect(bo.get_by_role("dialog", name="Are you still there?")).to_be_visible()
    assert violations(bo) == []
    expect(bo.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ada.get_by_text("played by a bot")).to_be_visible()
    bo.get_by_role("button", name="Take over again").click()
    expect(ada.get_by_text("played by a bot")).to_be_hidden()
    expect(bo.get_by_text("A bot plays for you.")).to_be_hidden()

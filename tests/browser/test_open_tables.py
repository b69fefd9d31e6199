"""Strangers meet: a table that is open to all, joined in one press, and a game that is found."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import PHONE, Open
from browser.pushing import with_push
from browser.server import Server
from table.push_service import Browser, Outpost


@pytest.fixture
def meeting(tmp_path: Path) -> Iterator[Server]:
    """Its players may be told on this machine."""
    wishes = {"VENDOME_OPEN_TABLES": "true", "VENDOME_INNER_NETWORKS": "127.0.0.1/32"}
    server = Server(tmp_path / "tables.sqlite", **wishes)
    server.start()
    yield server
    server.stop()


def at_home(open_page: Open, server: Server, **options: object) -> Page:
    page = open_page(base_url=server.address, bypass_csp=True, **options)
    page.goto("/")
    return page


def find_a_game(page: Page, name: str, *, is_new: bool = False) -> None:
    page.get_by_role("button", name="Find me a game").click()
    search = page.get_by_role("dialog")
    if is_new:
        search.get_by_label("Your name").fill(name)
    expect(search.get_by_label("Your name")).to_have_value(name)
    search.get_by_role("group", name="How many players?").get_by_text("2", exact=True).click()
    search.get_by_role("button", name="Find a game").click()
    page.wait_for_url(re.compile(r"/table/\w+"))


def test_two_strangers_meet_at_an_open_table_and_find_each_other_again(meeting: Server, open_page: Open) -> None:
    ann, bo = at_home(open_page, meeting), at_home(open_page, meeting, size=PHONE)
    tables = bo.get_by_role("region", name="Open tables")
    expect(tables.get_by_text("Nobody is waiting just now.")).to_be_visible()

    ann.get_by_role("button", name="Invite friends: The Shadow Thief").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("group", name="Who may join").get_by_text("Anyone").click()
    dialog.get_by_role("group", name="For whom").get_by_text("Beginners").click()
    dialog.locator("button.primary").click()
    ann.wait_for_url(re.compile(r"/table/\w+"))

    row = tables.get_by_role("listitem")
    expect(row).to_contain_text("The Shadow Thief with Ann")
    expect(row).to_contain_text("English · Beginners · No limit")
    expect(row).to_contain_text("1 free seat")
    assert violations(bo) == []
    tables.get_by_role("button", name="Join: The Shadow Thief, Ann").click()
    bo.get_by_role("dialog").get_by_label("Your name").fill("Bo")
    bo.keyboard.press("Enter")
    bo.wait_for_url(re.compile(r"/table/\w+"))
    expect(ann.get_by_text("The table is full")).to_be_visible()

    bo.get_by_role("button", name="Table menu").click()
    bo.get_by_role("button", name="Report Ann").click()
    report = bo.get_by_role("dialog", name="Report Ann?")
    report.get_by_text("Insults or threats").click()
    report.get_by_label("What happened?").fill("Nothing really")
    assert violations(bo) == []
    report.get_by_label("Don’t show me tables of this person").uncheck()
    report.get_by_role("button", name="Send the report").click()
    expect(bo.get_by_text("Your report was sent.")).to_be_visible()
    bo.keyboard.press("Escape")

    ann.goto("/")
    for person, name in ((ann, "Ann"), (bo, "Bo")):
        person.goto("/")
        find_a_game(person, name)
        if person is ann:
            expect(ann.get_by_text("Looking for players: 1 of 2 here")).to_be_visible()
            expect(ann.get_by_role("link", name="Play against bots meanwhile")).to_be_visible()
    expect(ann.get_by_text("Your table is full: the game begins.")).to_be_visible()
    for person in (ann, bo):
        expect(person.get_by_text("Waiting for guests")).to_have_count(0)
        expect(person.locator("[data-place]").first).to_be_attached()


def test_who_looks_for_a_game_may_close_the_page(
    meeting: Server, open_page: Open, open_whole: Open, post: Outpost
) -> None:
    device = Browser(f"{post.address}/push/1")
    ann = with_push(open_whole, meeting, device, size=PHONE)
    ann.goto("/")
    find_a_game(ann, "Ann", is_new=True)
    expect(ann.get_by_text("Leave this page open; we tell you.")).to_be_visible()
    ann.get_by_role("button", name="Tell me when it begins").click()
    expect(ann.get_by_text("You may close this page: this device is told.")).to_be_visible()
    ann.goto("/privacy")
    find_a_game(at_home(open_page, meeting), "Bo", is_new=True)
    message = device.read(post.next())
    assert message["event"] in {"begun", "turn"}, "of who is asked at once only that is told"

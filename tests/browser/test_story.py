"""A rated game between two people over two days, from the invitation to the review."""

import json
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import Double

from browser.devices import PHONE, Complaints, Open
from browser.people import create_table, play_on, sit_down, wait
from browser.pushing import TOUCH, deliver, seen, told_while_playing, turn_on, with_push
from browser.server import Server
from browser.test_connection import LINE
from browser.test_review import REVIEWED
from table.push_service import Browser, Outpost
from vendome.table.storage import schema

DAY = 86_400  # seconds
TIMES = ("at", "until")  # how columns end that have a time of day


def let_a_day_pass(database: Path) -> None:
    """Everything that the stopped server has noted was a day earlier: for it, it is tomorrow now."""
    with sqlite3.connect(database) as connection:
        for table in schema.metadata.tables.values():
            for column in table.columns:
                if isinstance(column.type, Double) and column.name.endswith(TIMES):
                    connection.execute(f"UPDATE {table.name} SET {column.name} = {column.name} - {DAY}")
    connection.close()


@pytest.mark.soak
def test_a_game_over_two_days(
    open_page: Open, open_whole: Open, lasting: Server, post: Outpost, complaints: Complaints
) -> None:
    complaints.expected = LINE
    ada = open_page(base_url=lasting.address)
    house: dict[str, str | bool] = {"Time to think": "Days", "How long": "2 days", "Rated": True}
    path = create_table(ada, "Gentlemen Thieves", "Invite friends", house=house)
    device = Browser(f"{post.address}/push/1")
    grace = with_push(open_whole, lasting, device, size=PHONE)
    sit_down(grace, path, "Grace")
    turn_on(grace)
    ada.get_by_role("button", name="Start").click()
    expect(grace.get_by_role("log")).to_contain_text("Round 1")
    grace.goto("/")

    message = device.read(told_while_playing(ada, post))
    assert message["title"] == "Your turn in Gentlemen Thieves"
    lasting.stop()
    let_a_day_pass(lasting.database)
    lasting.start()
    deliver(grace, json.dumps(message))
    [call] = seen(grace, 1)
    assert call["title"] == message["title"]
    assert grace.context.service_workers[0].evaluate(TOUCH) == path
    grace.goto(path)
    assert wait(grace) == "move"
    expect(grace.get_by_role("timer", name="Time left to think")).to_contain_text("23 h")
    play_on(ada, grace, seed=5)

    for page in (ada, grace):
        expect(page.get_by_role("heading", name="What it made of the ratings")).to_be_visible()
        page.goto("/you")
        expect(page.get_by_role("region", name="Your ratings").get_by_text("Gentlemen Thieves")).to_be_visible()
        expect(page.get_by_role("region", name="Your games").get_by_role("listitem")).to_have_count(1)
    open_review(grace)
    open_review(ada)


def open_review(page: Page) -> None:
    page.get_by_role("link", name="Review: Gentlemen Thieves").click()
    expect(page.locator("[data-review=ready]")).to_be_visible(timeout=REVIEWED)
    expect(page.get_by_role("slider", name="Chances to win")).to_be_visible()

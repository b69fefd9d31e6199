"""The time that players have, as they see it: banks that run, days, and breaks."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.devices import PHONE, Open
from browser.people import create_table, play_moves, sit_down


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()


def close_menu(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()


def test_a_bank_runs_for_who_is_asked_and_a_break_stops_the_clock_of_who_is_away(open_page: Open) -> None:
    ada, bo = open_page(bypass_csp=True), open_page(size=PHONE, bypass_csp=True)
    house = {"Time to think": "Whole game", "How long": "10 min", "Extra for each decision": "30 s"}
    path = create_table(ada, "Gentlemen Thieves", "Invite friends", house=house)
    sit_down(bo, path, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    asked, other = (ada, bo) if wait_for_turn(ada) else (bo, ada)
    name, other_name = ("Ada", "Bo") if asked is ada else ("Bo", "Ada")
    for page in (asked, other):
        expect(plate(page, name)).to_contain_text(re.compile(r"10:[0-2]\d"))  # with the extra time, and it runs
        expect(plate(page, other_name)).to_contain_text("10:00")
        expect(page.get_by_role("timer", name="Time left to think")).to_contain_text(re.compile(r"10:[0-2]\d"))
        assert violations(page) == []

    open_menu(ada)
    ada.get_by_role("group", name="Time to think").get_by_text("Days", exact=True).click()
    ada.get_by_role("group", name="How long").get_by_text("2 days", exact=True).click()
    close_menu(ada)
    expect(other.get_by_role("timer", name="Time left to think")).to_contain_text("47 h 59 min")
    open_menu(asked)
    asked.get_by_role("button", name="Take a break").click()
    expect(asked.get_by_text("You have 20 days of breaks left in this game.")).to_be_visible()
    assert violations(asked) == []
    close_menu(asked)
    expect(asked.get_by_text("You are on a break until")).to_be_visible()
    expect(plate(other, name)).to_contain_text(re.compile(r"on a break until (\d+ \w+|\w+ \d+)"))
    other.goto("/")
    expect(other.get_by_role("region", name="Your tables")).to_contain_text(f"{name} is on a break until")
    asked.get_by_role("button", name="I am back").click()
    expect(asked.get_by_text("You are on a break until")).to_be_hidden()
    open_menu(asked)
    asked.get_by_role("button", name="Take a break").click()
    close_menu(asked)
    expect(asked.get_by_text("You are on a break until")).to_be_visible()
    play_moves(asked, Random(1), 1)
    expect(asked.get_by_text("You are on a break until")).to_be_hidden()


def wait_for_turn(ada: Page) -> bool:
    """Whether it is Ada's."""
    question = ada.get_by_role("region", name="Your turn")
    expect(question).to_contain_text(re.compile("Your turn|Waiting for Bo"))
    return "Waiting for Bo" not in question.inner_text()


def plate(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name)

"""A rated game: the switch, what it made of the rating, the leaderboard and one's own page."""

import re

from playwright.sync_api import expect

from browser.axe import violations
from browser.devices import DESKTOP, PHONE, Open
from browser.people import play_on


def test_a_rated_game_changes_ones_rating_and_says_so_everywhere(open_page: Open) -> None:
    ada = open_page(bypass_csp=True, size=DESKTOP)
    ada.get_by_role("button", name="Play now: Gentlemen Thieves").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_role("group", name="The bots").locator("label").first.click()
    dialog.get_by_role("checkbox", name="Rated").check()
    expect(dialog.get_by_role("group", name="Time to think")).not_to_contain_text("No limit")
    assert violations(ada, within="dialog[open]") == []
    dialog.get_by_role("button", name="Start the game").click()
    play_on(ada, seed=5)

    expect(ada.get_by_role("heading", name="What it made of the ratings")).to_be_visible()
    expect(ada.locator("li", has_text="provisional").last).to_contain_text(re.compile(r"25\.0 →\s\d+\.\d\s±\s\d+\.\d"))
    assert violations(ada) == []
    ada.get_by_role("link", name="Leaderboard").click()
    expect(ada.get_by_text("Nobody yet: play 5 rated games.")).to_be_visible()
    expect(ada.get_by_role("rowheader", name="Mastermind")).to_be_visible()
    assert violations(ada) == []

    ada.goto("/you")
    own = ada.get_by_role("region", name="Your ratings")
    expect(own.get_by_text("4 more games until you are on the leaderboard")).to_be_visible()
    own.get_by_role("checkbox", name="Show me on the leaderboards").uncheck()
    expect(own.get_by_text("until you are on the leaderboard")).to_be_hidden()
    assert violations(ada) == []


def test_a_leaderboard_on_a_telephone(open_page: Open) -> None:
    page = open_page("/leaderboard/shadow_thief", bypass_csp=True, size=PHONE)
    expect(page.get_by_role("region", name="Leaderboard: The Shadow Thief").get_by_role("row")).to_have_count(7)
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

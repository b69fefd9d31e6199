"""A duplicate night: made, played by two people, closed, compared. And the deal of the day."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import PHONE, Open
from browser.people import play_on
from browser.test_accessibility import TOO_WIDE

GAME = "The Shadow Thief"


def make_night(page: Page, *, deals: int = 2, title: str = "Thursday club") -> str:
    """A night of the shortest game there is; its path."""
    page.goto("/nights")
    form = page.locator("form")
    form.get_by_role("group", name="Game", exact=True).get_by_text(GAME).click()
    form.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    form.get_by_role("group", name="Deals").get_by_text(str(deals), exact=True).click()
    form.get_by_label("Name of the night").fill(title)
    form.get_by_text("House rules").click()
    form.get_by_role("group", name="Hands").get_by_text("1", exact=True).click()
    form.get_by_role("group", name="The bots").locator("label").first.click()
    form.get_by_role("button", name="Make a night").click()
    page.wait_for_url(re.compile(r"/night/\w+"))
    return page.url.removeprefix(page.evaluate("location.origin"))


def sit_down(page: Page, deal: int, name: str, others: str = "Bots, at once") -> None:
    page.get_by_role("button", name=f"Play deal {deal}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("group", name="Against").get_by_text(others).click()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/table/\w+"))


def play(page: Page, deal: int, name: str, seed: int) -> None:
    sit_down(page, deal, name)
    play_on(page, seed=seed)
    page.get_by_role("link", name="Back to the night").last.click()
    expect(page.locator(f"[data-deal='{deal}']")).to_contain_text("point")


def test_two_people_play_a_night_and_compare(open_page: Open) -> None:
    ada, bo = open_page(bypass_csp=True), open_page(bypass_csp=True, size=PHONE)
    ada.goto("/nights")
    expect(ada.get_by_text("None yet. Make one")).to_be_visible()
    path = make_night(ada)
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()
    expect(ada.get_by_text("nobody takes part yet")).to_be_visible()
    ada.get_by_role("button", name="Take part").click()
    expect(ada.get_by_text("You take part.")).to_be_visible()
    bo.goto(path)
    expect(bo.get_by_role("heading", name="Thursday club")).to_be_visible()
    expect(bo.get_by_role("button", name="Close the night")).to_have_count(0)
    sit_down(ada, 1, "Ada")
    expect(ada.locator("[data-night-link]")).to_have_text("Deal 1 of 2")
    ada.get_by_role("button", name="Table menu").click()
    expect(ada.locator("[data-night-note]")).to_contain_text("no hints")
    ada.keyboard.press("Escape")
    play_on(ada, seed=3)
    expect(ada.locator("[data-night-result]")).to_contain_text("Nobody else has had these cards yet.")
    expect(ada.get_by_role("link", name="Look at the replay")).to_have_count(0)
    assert violations(ada, "section:has(> [data-night-result])") == []
    ada.get_by_role("link", name="Back to the night").last.click()
    play(ada, 2, "Ada", 4)
    play(bo, 1, "Bo", 5)
    expect(bo.locator("[data-deal='1']")).to_contain_text("against the other one with your cards")
    assert violations(bo) == []
    assert bo.evaluate(TOO_WIDE) == []
    ada.get_by_role("button", name="Close the night").click()
    ada.get_by_role("dialog").get_by_role("button", name="Close the night").click()
    results = ada.locator("[data-results]")
    expect(results.locator("ol > li > details")).to_have_count(2)
    expect(results.locator(".mine")).to_contain_text("Ada")
    bo.reload()
    expect(bo.locator("[data-results] .mine")).to_contain_text("Bo")
    for page in (ada, bo):
        assert violations(page) == []
        assert page.evaluate(TOO_WIDE) == []
    bo.get_by_role("link", name="Replay: Ada, deal 2").click()
    expect(bo.locator("[data-position]").first).to_be_visible()
    bo.goto("/nights")
    expect(bo.get_by_role("link", name="Thursday club")).to_contain_text("over")


def test_two_people_play_a_deal_at_one_table(open_page: Open) -> None:
    ada, bo = open_page(), open_page()
    path = make_night(ada, deals=1, title="")
    sit_down(ada, 1, "Ada", "Others of this night")
    expect(ada.get_by_role("heading", name="Waiting for guests")).to_be_visible()
    bo.goto(path)
    bo.get_by_role("button", name="Take part").click()
    bo.get_by_role("button", name="Deal 1: sit down with Ada").click()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_text("The game begins when the host starts it.")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    play_on(ada, bo, seed=7)
    for page in (ada, bo):
        expect(page.locator("[data-night-result]")).to_contain_text("Nobody else has had these cards yet.")


@pytest.fixture
def copied(open_page: Open) -> Page:
    """A person whose clipboard a test may read."""
    return open_page(permissions=["clipboard-read", "clipboard-write"])


def test_the_deal_of_the_day_is_played_once_and_told_without_giving_anything_away(copied: Page) -> None:
    page = copied
    day = page.get_by_role("link", name=f"Deal of the day: {GAME}, to play")
    day.click()
    page.get_by_role("button", name="Play", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/table/\w+"))
    play_on(page, seed=5)
    page.get_by_role("link", name="Back to the night").last.click()
    expect(page.locator("[data-day-deal='done']")).to_contain_text("Nobody else has had these cards yet.")
    page.get_by_role("button", name="Copy your result").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    told = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"Vendôme, deal of the day, [\w ,]+, {GAME}: played\n\S+/night/[\w-]+", told), told
    page.goto("/")
    expect(page.get_by_role("link", name=f"Deal of the day: {GAME}, played")).to_be_visible()


def test_a_night_that_is_not_there_says_so(open_page: Open, complaints: object) -> None:
    complaints.expected = ("status of 4",)  # type: ignore[attr-defined]  # of a fixture
    page = open_page("/night/nowhere")
    expect(page.get_by_role("heading", name="There is no such night")).to_be_visible()
    expect(page.get_by_role("link", name="To your nights")).to_be_visible()

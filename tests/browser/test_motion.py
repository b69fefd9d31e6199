"""What happens is played, for those who want motion: in order, told once, and never in anybody's way."""

from random import Random

from playwright.sync_api import Page, expect

from browser.devices import Open
from browser.people import lay_table, play_moves, play_to_end

SKIP = "Skip"
TOLD = """() => ({
    story: [...document.querySelectorAll('[role=tabpanel] li')].map((line) => line.textContent),
    log: [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent),
})"""


def moving(open_page: Open, speed: str) -> Page:
    """A page of someone who wants to see things move."""
    page = open_page(reduced_motion="no-preference")
    page.evaluate("(speed) => localStorage.setItem('vendome.motion', JSON.stringify(speed))", speed)
    return page


def test_what_happens_is_played_and_can_be_skipped(open_page: Open) -> None:
    page = moving(open_page, "slow")
    lay_table(page, "The Shadow Thief", players=3)
    play_and_watch(page)
    page.keyboard.press("Escape")
    play_and_watch(page)
    page.get_by_role("button", name=SKIP).click()
    expect(page.locator("[data-move]").first).to_be_visible()


def play_and_watch(page: Page) -> None:
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-beat]")).to_be_visible()


def test_whoever_moves_need_not_wait_for_the_show(open_page: Open) -> None:
    page = moving(open_page, "fast")
    lay_table(page, "The Shadow Thief", players=2, house={"Hands": "1"})
    play_to_end(page, Random(4))


def test_every_event_is_told_to_the_ear_once_and_in_order(open_page: Open) -> None:
    page = moving(open_page, "fast")
    lay_table(page, "The Shadow Thief", players=2)
    play_moves(page, Random(2), 1)
    expect(page.locator("[role=log]")).to_contain_text("reveals")
    expect(page.locator("[role=log] p").last).to_contain_text("Your turn")  # all has been played
    told = page.evaluate(TOLD)
    events = [line for line in told["log"] if not line.startswith("Your turn")]
    assert told["story"][-len(events) :] == events

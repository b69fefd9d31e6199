"""Everyone can use every page: axe finds nothing, and a keyboard is enough."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import DESKTOP, PHONE, Open
from browser.each_run import ONE_GAME
from browser.people import create_table, play_to_end, press_on, wait
from browser.pupil import go_on, is_asked
from vendome import GAMES, Game

GAME_NAMES = [game.name for game in GAMES.values()]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

# What makes the page scroll sideways.
TOO_WIDE = """() => {
    const { scrollWidth, clientWidth } = document.documentElement; // beside the scrollbar, where it takes room
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('html, body *')]
        .filter((thing) => thing.matches('html') || thing.getBoundingClientRect().right > clientWidth)
        .map((thing) => thing.outerHTML.slice(0, 120));
}"""


@pytest.fixture
def look(open_page: Open) -> Callable[..., Page]:
    def look(path: str = "/", **options: object) -> Page:
        return open_page(path, bypass_csp=True, **options)

    return look


@SIZES
def test_home_and_its_dialogs(look: Callable[..., Page], size: dict[str, int]) -> None:
    page = look(size=size)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    for mode in ("Play now", "Invite friends", "Hot seat"):
        page.get_by_role("button", name=f"{mode}: Master Thieves").click()
        page.get_by_text("House rules").click()
        assert violations(page, within="dialog[open]") == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page, within="dialog[open]") == []


@SIZES
def test_lobby_join_and_what_is_not_there(look: Callable[..., Page], size: dict[str, int]) -> None:
    page = look(size=size)
    path = create_table(page, "Gentlemen Thieves", "Invite friends", players=4)
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert violations(page) == []
    page.goto("/")
    expect(page.get_by_text("Waiting for guests")).to_be_visible()
    assert violations(page) == []
    guest = look(path, size=size)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(guest) == []
    for nowhere in ("/table/nowhere", "/nowhere", "/replay"):
        guest.goto(nowhere)
        expect(guest.locator("main :is(h1, h2)")).to_be_visible()
        assert violations(guest) == []


@SIZES
def test_nights_and_the_deal_of_the_day(look: Callable[..., Page], size: dict[str, int]) -> None:
    page = look("/nights", size=size)
    page.get_by_text("House rules").click()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("button", name="Make a night").click()
    page.get_by_text("Proof that nobody chose the deals").click()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("button", name="Play deal 1").click()
    assert violations(page, within="dialog[open]") == []
    page.goto("/today/shadow_thief")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []


@SIZES
def test_the_rulebook_its_chart_and_the_credits(look: Callable[..., Page], size: dict[str, int]) -> None:
    page = look("/rules/master_thieves?edition=fr", size=size)
    expect(page.get_by_role("img", name="three levels")).to_be_visible()
    for path in ("/chart/master_thieves", "/credits", "/privacy", "/leaderboard/master_thieves"):
        assert violations(page) == []
        assert page.evaluate(TOO_WIDE) == []
        page.goto(path)
        expect(page.locator("main h2").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []


@SIZES
@ONE_GAME
def test_a_table_with_all_that_lies_beside_it(look: Callable[..., Page], game: Game, size: dict[str, int]) -> None:
    page = look(size=size)
    create_table(page, game.name, players=4)
    wait(page)
    assert violations(page) == []
    for panel in ("Scores", "Rules", "Chat", "Story"):
        page.get_by_role("tab", name=panel).click()
        expect(page.get_by_role("tabpanel", name=panel)).to_be_visible()
        assert violations(page, within=".panels") == []
    if size is PHONE:
        page.get_by_role("tab", name="Story").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page, within="dialog[open]") == []
    page.keyboard.press("Escape")
    press_on(page, seed=6, presses=8)
    wait(page)
    assert violations(page) == []
    assert page.evaluate(TOO_WIDE) == []


@SIZES
def test_the_end_the_replay_and_the_hand_over(look: Callable[..., Page], size: dict[str, int]) -> None:
    page = look(size=size)
    create_table(page, "The Shadow Thief", "Hot seat", names=("Ada", "Bo"), house={"Hands": "1"})
    expect(page.get_by_text("Hand the screen to Ada")).to_be_visible()
    assert violations(page) == []
    play_to_end(page, Random(8))
    assert violations(page) == []
    page.get_by_role("link", name="Look at the replay").click()
    page.get_by_role("button", name="One move on").click()
    assert violations(page) == []


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(look: Callable[..., Page], game: str, size: dict[str, int]) -> None:
    page = look(f"/learn/{game}", size=size)
    for _ in range(2):  # something to look at, then something to press
        expect(page.locator("[data-lesson-step]")).to_be_visible()
        assert violations(page) == []
        assert page.evaluate(TOO_WIDE) == []
        while not is_asked(page):
            go_on(page)


def test_a_game_can_be_played_by_keyboard_alone(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now: The Shadow Thief")).to_be_visible()
    press_until(page, "Tab", "document.activeElement?.getAttribute('aria-label') === 'Play now: The Shadow Thief'")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "document.activeElement?.matches('dialog button.primary')")
    page.keyboard.press("Enter")
    for _ in range(3):
        wait(page)
        press_until(page, "Tab", "document.activeElement?.matches('[data-move]')")
        assert page.evaluate("document.activeElement.matches(':focus-visible')")
        page.keyboard.press("Enter")
    expect(page.get_by_text("reveals").first).to_be_visible()


def press_until(page: Page, key: str, condition: str) -> None:
    for _ in range(120):
        if page.evaluate(condition):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never led to {condition}")

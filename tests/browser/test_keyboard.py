"""Whole games by keyboard alone, as somebody plays who sees nothing.

What there is to press is known by its role and its name, and reached by Tab: on the board, and with the table as text.
"""

import re
from collections import Counter
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.devices import DESKTOP, PHONE, Open
from browser.each_run import ONE_GAME
from browser.people import MANY, STAYS, play_on, press_on, wait
from vendome import GAMES, Game

GAME_NAMES = [game.name for game in GAMES.values()]
EVERY_GAME = pytest.mark.parametrize("game", GAME_NAMES, ids=list(GAMES))
BUTTON = re.compile(r"- '?button \"(?P<name>(?:[^\"\\]|\\.)*)\"(?P<states>(?: \[[^]]*\])*)")
OPEN = f"button:enabled:not([aria-disabled=true]){STAYS}:visible"
OFTEN = 8  # answers by key to the same question: after that the page gives them by itself
FAR = 250  # presses of Tab: more than any page has things to come to
IS_FOCUSED = "(wanted) => wanted.includes(document.activeElement)"
# How many things to come to lie between what has the focus and what is wanted: less than none if it lies before it.
STEPS_TO = """(wanted) => {
    const within = document.querySelector('dialog[open]') ?? document;
    const things = [...within.querySelectorAll('a[href], button:enabled, input:enabled, select, summary, [tabindex]')]
        .filter((thing) => thing.tabIndex >= 0 && !thing.closest('[inert]') && thing.checkVisibility());
    const here = things.indexOf(document.activeElement);
    const there = things.findIndex((thing) => wanted.includes(thing));
    return here < 0 || there < 0 ? 0 : there - here;
}"""
# What has the focus on the board, if what is asked or the tabs lie over a part of it.
COVERED = """() => {
    const focused = document.activeElement;
    const { top, bottom } = focused.getBoundingClientRect();
    const asked = document.querySelector('.asking').getBoundingClientRect();
    const tabs = document.querySelector('.panels').getBoundingClientRect();
    const isCovered = (top < asked.bottom && bottom > asked.top) || bottom > tabs.top;
    return focused.closest('.board') && isCovered ? focused.outerHTML.slice(0, 120) : null;
}"""


def tab_to(page: Page, target: Locator) -> None:
    """The target is looked up once: to find something by its role takes ten times as long as to press a key.

    It lies behind what has the focus or before it, and the first presses, which can't lead there, are not looked at."""
    target.first.wait_for(state="attached")
    wanted = target.element_handles()
    steps = page.evaluate(STEPS_TO, wanted)
    key = "Tab" if steps >= 0 else "Shift+Tab"
    for _ in range(abs(steps) - 1):
        page.keyboard.press(key)
    for _ in range(FAR):
        if page.evaluate(IS_FOCUSED, wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never led to {target}")


def press(page: Page, name: str, within: Locator | None = None) -> None:
    tab_to(page, (within or page).get_by_role("button", name=name, exact=True))
    page.keyboard.press("Enter")


def open_buttons(region: Locator) -> list[str]:
    """The names of what can be pressed, as a screen reader lists them."""
    found = BUTTON.finditer(region.aria_snapshot())
    return [one["name"].replace("''", "'") for one in found if "[disabled]" not in one["states"]]


def choose(page: Page, group: Locator, *, last: bool = False) -> None:
    """The first of a few values: the fewest players, the easiest bots, the shortest match. Or the last."""
    values = group.get_by_role("radio")
    tab_to(page, values)
    while not (values.last if last else values.first).is_checked():
        page.keyboard.press("ArrowRight" if last else "ArrowLeft")


def begin(page: Page, game: str, *, is_short: bool = True, is_full: bool = False) -> None:
    """From the first page to the table, by Tab, Enter and arrows. At a full table one has less to do."""
    expect(page.get_by_role("button", name=f"Play now: {game}")).to_be_visible()
    press(page, f"Play now: {game}")
    dialog = page.get_by_role("dialog")
    choose(page, dialog.get_by_role("group", name="Players"), last=is_full)
    choose(page, dialog.get_by_role("group", name="The bots"))
    if is_short and game == "The Shadow Thief":
        tab_to(page, dialog.locator("summary"))
        page.keyboard.press("Enter")
        choose(page, dialog.get_by_role("group", name="Hands"))
    press(page, "Start the game", dialog)
    assert wait(page) == "move"


def play_by_keys(page: Page, region: Locator, random: Random, presses: int) -> None:
    """Press whatever is open so many times, unless the game is over before."""
    for _ in range(presses):
        if wait(page) == "end":
            return
        buttons = region.locator(OPEN)
        assert buttons.count(), "it is our turn, and nothing can be pressed"
        button = buttons.nth(random.randrange(buttons.count()))
        assert BUTTON.match(button.aria_snapshot()), "a screen reader says what it is"
        tab_to(page, button)
        page.keyboard.press("Enter")


@ONE_GAME
def test_a_whole_game_on_the_board(page: Page, game: Game) -> None:
    """A board has a hundred things to come to: after many presses the page goes on by itself."""
    begin(page, game.name, is_full=True)
    play_by_keys(page, page.get_by_role("region", name=game.name), Random(11), 24)
    play_on(page, seed=11)
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


def play_every_question_by_keys(page: Page, region: Locator, random: Random) -> None:
    """To the end, by key; what was asked often, the page answers by itself."""
    asked: Counter[str] = Counter()
    for turn in range(MANY):
        if wait(page) == "end":
            return
        question = page.locator("[data-question]").inner_text()
        asked[question] += 1
        if asked[question] <= OFTEN:
            play_by_keys(page, region, random, 1)
        else:
            press_on(page, seed=turn + 1, presses=1)
    raise AssertionError(f"the game did not end in {MANY} presses")


@ONE_GAME
def test_a_whole_game_as_text(page: Page, game: Game) -> None:
    """A long game asks the same few things again and again: each is answered by key, as often as tells something."""
    begin(page, game.name)
    page.reload()
    wait(page)
    press(page, "Show the table as text")
    expect(page.get_by_role("heading", name="The table in words")).to_be_focused()
    play_every_question_by_keys(page, page.get_by_role("region", name="Your moves"), Random(12))
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()


@EVERY_GAME
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_as_text_has_nothing_for_axe(open_page: Open, game: str, size: dict[str, int]) -> None:
    page = open_page(bypass_csp=True, size=size, before="localStorage.setItem('vendome.asText', 'true')")
    begin(page, game, is_short=False)  # a match of one hand may be over after four moves
    for _ in range(2):  # by then everything is there that was at first, and more
        press(page, open_buttons(page.get_by_role("region", name="Your moves"))[0])
        wait(page)
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("As a board", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=game)).to_be_visible()


def test_what_the_keyboard_comes_to_on_a_phone_is_seen(open_page: Open) -> None:
    page = open_page(size=PHONE)
    begin(page, "Master Thieves")
    choices = page.get_by_role("region", name="Master Thieves").get_by_role("button")
    for key, end in (("Tab", choices.last), ("Shift+Tab", choices.first)):
        tab_to(page, choices.first if key == "Tab" else choices.last)
        goal = [end.element_handle()]
        while not page.evaluate(IS_FOCUSED, goal):
            page.keyboard.press(key)
            assert page.evaluate(COVERED) is None


def test_whoever_goes_to_another_page_begins_at_its_heading(page: Page) -> None:
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_visible()
    assert page.evaluate("document.activeElement === document.body"), "a page that is loaded leaves the focus alone"
    begin(page, "The Shadow Thief")
    expect(heading.and_(page.get_by_text("The Shadow Thief"))).to_be_focused()
    press(page, "Table menu")
    tab_to(page, page.get_by_role("link", name="Leave the table"))
    page.keyboard.press("Enter")
    expect(heading.and_(page.get_by_text("Three jewel heists."))).to_be_focused()
    page.go_back()
    expect(heading.and_(page.get_by_text("The Shadow Thief"))).to_be_focused()
    page.go_forward()
    expect(heading.and_(page.get_by_text("Three jewel heists."))).to_be_focused()


def test_what_happens_and_what_is_asked_is_told(page: Page) -> None:
    begin(page, "The Shadow Thief")
    told = page.get_by_role("log")
    expect(told).to_contain_text("Your turn. Choose a card to play")
    press(page, open_buttons(page.get_by_role("region", name="The Shadow Thief"))[0])
    expect(told).to_contain_text("Ada reveals" if page.get_by_text("Ada").count() else "reveals")

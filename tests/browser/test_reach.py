"""Every thing that can be pressed is large enough for a finger, and a page at twice its size loses nothing."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.devices import PHONE, SIDEWAYS, Open
from browser.people import create_table, play_moves, wait
from browser.server import Server
from vendome import GAMES, Game

GAME_NAMES = [game.name for game in GAMES.values()]
EVERY_GAME = pytest.mark.parametrize("game", GAME_NAMES, ids=list(GAMES))
LONGEST = 40  # letters of a name
TWICE = {"width": 720, "height": 450}  # what is left of 1440 × 900 at 200 %

# What a finger is offered and is narrower or lower than 44 px. What leads elsewhere from within a sentence may be as
# low as its line; a radio button or a checkbox is as large as its label.
SMALL = """() => {
    const labelled = 'input:is([type=radio], [type=checkbox])';
    const things = `button, a[href], summary, select, input, [role=tab], [role=slider], label:has(${labelled})`;
    const isOffered = (thing) => !thing.disabled && !thing.matches(`label ${labelled}, p a, .rule`)
        && thing.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !thing.closest('[data-skip], [inert], [aria-hidden=true]');
    return [...document.querySelectorAll(things)].filter(isOffered).flatMap((thing) => {
        const { width, height } = thing.getBoundingClientRect();
        const isSmall = width && height && (width < 43.5 || height < 43.5);
        return isSmall ? [`${thing.outerHTML.slice(0, 90)} is ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
    });
}"""

# The page is no wider than what a scrollbar leaves of the window.
NARROW = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"

# Whatever sticks out at the sides, unless it lies in something that scrolls by itself, or is there for the ear.
CUT = """() => [...document.querySelectorAll('body *')].filter((thing) => {
    const { left, right, width } = thing.getBoundingClientRect();
    if (!width || (left > -1 && right < document.documentElement.clientWidth + 1)) return false;
    if (thing.closest('svg, .visually-hidden, [data-skip], [aria-hidden=true]')) return false;
    for (let outer = thing; outer; outer = outer.parentElement) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(outer).overflowX)) return false;
    }
    return true;
}).map((thing) => thing.outerHTML.slice(0, 90))"""


# What is asked may lie over nothing of the board, and most of the screen's height is the board's.
APART = """() => {
    const question = document.querySelector('[data-question]').closest('section').getBoundingClientRect();
    const board = document.querySelector('[data-move], [data-first-part]').closest('.board').getBoundingClientRect();
    return question.right <= board.left && board.width > innerWidth / 2 && question.bottom <= innerHeight;
}"""


def no_small_targets(page: Page) -> None:
    assert page.evaluate(SMALL) == []


def nothing_is_cut(page: Page) -> None:
    assert page.evaluate(NARROW), "it scrolls both ways"
    assert page.evaluate(CUT) == []


def test_the_first_page_and_its_dialogs_for_a_finger(open_page: Open) -> None:
    page = open_page(size=PHONE, is_mobile=True)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    no_small_targets(page)
    page.get_by_role("button", name="Invite friends: Master Thieves").click()
    page.get_by_text("House rules").click()
    no_small_targets(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    no_small_targets(page)


def test_what_one_reads_for_a_finger(open_page: Open) -> None:
    page = open_page(size=PHONE, is_mobile=True)
    for path in ("/rules/master_thieves", "/chart/master_thieves", "/credits", "/privacy"):
        page.goto(path)
        expect(page.locator("main h2").first).to_be_visible()
        no_small_targets(page)
        nothing_is_cut(page)


@EVERY_GAME
def test_a_table_for_a_finger(open_page: Open, game: str) -> None:
    page = open_page(size=PHONE, is_mobile=True)
    create_table(page, game, players=4)
    wait(page)
    for panel in ("Scores", "Rules", "Chat", "Story"):
        page.get_by_role("tab", name=panel).click()
        expect(page.get_by_role("tabpanel", name=panel)).to_be_visible()
        no_small_targets(page)
    page.get_by_role("tab", name="Story").click()
    for turn in range(12):
        wait(page)
        no_small_targets(page)
        play_moves(page, Random(turn), 1)


@EVERY_GAME
def test_a_table_on_a_phone_that_lies_on_its_side(open_page: Open, game: str) -> None:
    page = open_page(size=SIDEWAYS, is_mobile=True)
    create_table(page, game, players=4)
    for turn in range(8):
        wait(page)
        assert page.evaluate(APART), "the question and the board are not side by side"
        no_small_targets(page)
        nothing_is_cut(page)
        play_moves(page, Random(turn), 1)
    for panel in ("Story", "Rules"):
        page.get_by_role("tab", name=panel).click()
        expect(page.get_by_role("tabpanel", name=panel)).to_be_in_viewport()


@EVERY_GAME
def test_a_table_at_twice_its_size(open_page: Open, game: str) -> None:
    page = open_page(size=TWICE, device_scale_factor=2)
    create_table(page, game, players=4)
    for turn in range(6):
        wait(page)
        nothing_is_cut(page)
        play_moves(page, Random(turn), 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_longest_names_make_no_page_wider(open_page: Open, server: Server, game: Game) -> None:
    most = game.players[-1]
    bots = [{"kind": "bot", "level": "random", "name": "MW"[seat % 2] * LONGEST} for seat in range(most)]
    made = server.call("/tables", {"game": game.id, "options": {"players": most}, "seats": bots})
    server.call(f"/tables/{made['table']}/start", {}, made["host"])
    page = open_page(f"/table/{made['table']}", size=PHONE, is_mobile=True)
    expect(page.locator("#end-title")).to_be_visible()  # who watches sees it being played, and then the end
    nothing_is_cut(page)
    page.goto(f"/replay/{made['table']}?at=20")
    expect(page.locator("[data-position='20']")).to_be_visible()
    nothing_is_cut(page)


def test_the_other_pages_at_twice_their_size(open_page: Open) -> None:
    page = open_page(size=TWICE, device_scale_factor=2)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    nothing_is_cut(page)
    page.get_by_role("button", name="Play now: Master Thieves").click()
    page.get_by_text("House rules").click()
    nothing_is_cut(page)
    page.goto("/replay")
    expect(page.get_by_role("heading").first).to_be_visible()
    nothing_is_cut(page)

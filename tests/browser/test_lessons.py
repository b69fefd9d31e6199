"""First games: each played to its end by pressing what the tutor asks for."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.devices import PHONE, Open
from browser.people import create_table, wait
from browser.pupil import LIT, MANY, go_on, is_asked, learn, skip, step_of
from vendome import GAMES
from vendome.engine.book.lesson import lesson_of

TAUGHT = [game.id for game in GAMES.values() if lesson_of(game)]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_and_leads_to_a_table(open_page: Open, game: str) -> None:
    page = open_page("/")
    page.get_by_role("link", name=f"Learn in five minutes: {GAMES[game].name}").click()
    assert len(learn(page)) >= 12
    page.get_by_role("button", name="Now play for real").click()
    page.wait_for_url(re.compile(r"/table/\w+"))
    assert wait(page) == "move"


def test_a_lesson_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/learn/shadow_thief")
    seen = [step_of(page)]
    for _ in range(MANY):
        if seen[-1] == "end":
            break
        press_by_keyboard(page)
        skip(page)
        if step_of(page) != seen[-1]:
            seen.append(step_of(page))
    assert seen[-1] == "end"


def press_by_keyboard(page: Page) -> None:
    """Tab to what is lit, or stay on `Next`, which has the focus already; then Enter."""
    if is_asked(page):
        for _ in range(MANY):
            if page.evaluate("document.activeElement.hasAttribute('data-spot')"):
                break
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_another_move_gets_a_kind_answer_and_changes_nothing(open_page: Open) -> None:
    page = open_page("/learn/shadow_thief", size=PHONE)
    while step_of(page) != "play":
        go_on(page)
    page.locator("[data-move='play B5']").click()
    expect(page.get_by_text("has a companion in your hand")).to_be_visible()
    assert step_of(page) == "play"


def test_a_closed_thing_says_why_and_leads_to_its_rule(open_page: Open) -> None:
    page = open_page()
    create_table(page, "Master Thieves")
    wait(page)
    page.locator(".rotate.closed").first.press("Enter")  # a pointer of the driver would wait until it opens
    reason = page.get_by_role("status", name="Why not")
    expect(reason).to_contain_text("First put your diamonds into the box.")
    reason.get_by_role("button", name="Rule MT-2.4").click()
    expect(page.locator("[data-rule='MT-2.4'].now")).to_be_visible()


def test_the_table_says_what_can_be_done(open_page: Open) -> None:
    page = open_page()
    create_table(page, "Gentlemen Thieves")
    wait(page)
    page.get_by_role("button", name="What can I do?").click()
    expect(page.get_by_role("region", name="What you can do now")).to_contain_text("Split the five colours")


def test_back_and_again(open_page: Open) -> None:
    page = open_page("/learn/gentlemen_thieves")
    go_on(page)
    go_on(page)
    assert step_of(page) == "ally"
    page.get_by_role("button", name="Back").click()
    assert step_of(page) == "places"
    page.get_by_role("button", name="Start again").click()
    assert step_of(page) == "welcome"


def test_a_closed_thing_of_a_lesson_says_why(open_page: Open) -> None:
    page = open_page("/learn/master_thieves")
    while not is_asked(page):
        go_on(page)
    here = step_of(page)
    page.locator(".rotate.closed").first.press("Enter")
    expect(page.locator("[data-why]")).to_contain_text("Rule MT-")
    assert step_of(page) == here


@pytest.mark.parametrize("game", TAUGHT)
def test_what_happens_in_a_lesson_is_played_and_can_be_skipped(open_page: Open, game: str) -> None:
    slow = "localStorage.setItem('vendome.motion', '\"slow\"')"
    page = open_page(f"/learn/{game}", reduced_motion="no-preference", before=slow)
    while not is_asked(page):
        go_on(page)
    here = step_of(page)
    while not page.get_by_role("button", name="Skip ahead").count():
        page.locator(LIT).first.click()  # a move may have two parts
    expect(page.locator("[data-beat]").first).to_be_visible()
    page.keyboard.press("Escape")
    assert step_of(page) != here
    expect(page.locator("[data-beat]")).to_have_count(0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_lesson_plays_on_by_itself(open_page: Open, motion: str) -> None:
    fast = "localStorage.setItem('vendome.motion', '\"fast\"')"
    page = open_page("/learn/master_thieves", reduced_motion=motion, before=fast)
    while step_of(page) != "fill":
        go_on(page)
    go_on(page)  # what the others do is several moves; nobody skips them
    assert step_of(page) != "fill"

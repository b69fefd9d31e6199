"""The riddle of a day: solved on its board, and remembered."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import PHONE, Open
from browser.people import with_value
from browser.server import Server
from browser.test_accessibility import TOO_WIDE

DAY = "2026-01-02"
READY = 120_000  # ms: the first riddle on a machine compiles its game


def solution_of(server: Server, day: str = DAY) -> Any:
    return server.call(f"/riddle/solution?day={day}")["solution"]


def wait_for_question(page: Page) -> None:
    expect(page.locator("[data-move], [data-first-part]").first).to_be_visible(timeout=READY)


def press(page: Page, move: str) -> None:
    """A move on the board; one of several parts is pressed part by part."""
    if not page.locator(with_value("data-move", move)).count():
        parts = page.locator("[data-first-part]")
        names = [part.get_attribute("data-first-part") or "" for part in parts.all()]
        parts.nth(next(i for i, name in enumerate(names) if move.startswith(name))).click()
    page.locator(with_value("data-move", move)).first.click()


def test_a_riddle_is_answered_wrongly_then_rightly_and_remembered(open_page: Open, server: Server) -> None:
    fetched: list[str] = []
    page = open_page(
        f"/riddle/{DAY}", bypass_csp=True, first=lambda page: page.on("request", lambda sent: fetched.append(sent.url))
    )
    wait_for_question(page)
    solution = solution_of(server)
    best, wrong = solution["moves"][0]["move"], solution["tempting"]
    assert violations(page) == []
    assert not any("/riddle/solution" in url for url in fetched)
    press(page, wrong)
    told = page.get_by_role("region", name="Which move is the best?").get_by_role("status")
    expect(told).to_have_text(re.compile(r"wins \d+%: something is better"))
    press(page, best)
    expect(told).to_have_text(re.compile("^Yes: "))
    expect(page.get_by_role("heading", name="The solution")).to_be_focused()
    expect(page.locator("[data-riddle-solution] li")).to_have_count(len(solution["moves"]))
    expect(page.locator("[data-move]")).to_have_count(0)
    assert violations(page, "[data-riddle-solution]") == []
    page.reload()
    expect(told).to_have_text(re.compile("^Yes: "), timeout=READY)
    expect(page.get_by_role("link", name=re.compile("January 2, 2026: solved at try 2"))).to_be_visible()
    page.get_by_role("link", name="See the whole game").click()
    expect(page.locator(f"[data-position='{solution['decision']}']")).to_be_visible()


def test_on_a_phone_one_looks_back_and_is_shown_the_solution(open_page: Open, server: Server) -> None:
    page = open_page(f"/riddle/{DAY}", bypass_csp=True, size=PHONE)
    wait_for_question(page)
    assert page.evaluate(TOO_WIDE) == []
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("You are looking back.")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    page.get_by_role("button", name="Back to the question").click()
    press(page, solution_of(server)["tempting"])
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("heading", name="The solution")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Copy the result")).to_have_count(0)
    assert page.evaluate(TOO_WIDE) == []
    assert violations(page, by_day=False) == []


def test_the_first_page_says_whether_todays_riddle_is_solved(open_page: Open) -> None:
    local = "new Date(Date.now() - 60_000 * new Date().getTimezoneOffset()).toISOString().slice(0, 10)"
    solved = (
        f"localStorage.setItem('vendome.riddles', JSON.stringify({{ [{local}]: {{ tried: [], outcome: 'first' }} }}))"
    )
    expect(open_page().get_by_role("link", name="To today’s riddle")).to_have_attribute("href", "/riddle")
    expect(open_page(before=solved).get_by_text("You solved today’s riddle.")).to_be_visible()


def test_a_day_without_a_riddle_says_so(open_page: Open, complaints: Any) -> None:
    complaints.expected = ("status of 4",)
    page = open_page("/riddle/2025-12-31")
    expect(page.get_by_role("heading", name="There is no riddle for 2025-12-31.")).to_be_visible()

"""A finished game, judged: its curve, its moves, and the better ones to find."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import PHONE, Open
from browser.server import Server
from vendome.cli import main

REVIEWED = 240_000  # ms: the first review on a machine compiles its judges


def open_review(page: Page, folder: Path) -> None:
    """Of a short game in which one of two bots plays anything."""
    file = folder / "game.json"
    arguments = ["--players", "2", "--option", "hands=1", "--bots", "greedy,random", "--games", "1", "--seed", "3"]
    assert main(["simulate", "shadow_thief", *arguments, "--records", str(file)]) == 0
    page.get_by_label("Open a record file").set_input_files(file)
    page.get_by_role("button", name="Review").click()
    expect(page.locator("[data-review=ready]")).to_be_visible(timeout=REVIEWED)


def test_a_review_leads_through_the_game(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/replay", bypass_csp=True)
    open_review(page, tmp_path)
    curve = page.get_by_role("slider", name="Chances to win, move by move")
    curve.press("ArrowRight")
    expect(page.locator("[data-position='1']")).to_be_visible()
    expect(curve).to_have_attribute(
        "aria-valuetext", re.compile(r"^1 of 11\. greedy: Play .* greedy \d+%, random \d+%")
    )
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": box["width"] - 40, "y": 40})
    expect(page.locator("[data-position='11']")).to_be_visible()
    page.get_by_role("radio", name="random").check(force=True)
    costly = page.get_by_role("button", name=re.compile(r"^Move \d+ .* cost \d+%")).first
    number = re.findall(r"Move (\d+)", costly.inner_text())[0]
    costly.click()
    expect(page.locator(f"[data-position='{number}']")).to_be_visible()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", re.compile("slip|mistake|blunder"))
    expect(page.get_by_text("The mastermind would have played")).to_be_visible()
    for part in ("What the result is made of", "The curve as a table", "Who judged, and how"):
        page.get_by_text(part).click()
    expect(page.get_by_role("table").last.get_by_role("row")).to_have_count(1 + 12)
    assert violations(page) == []


def test_the_better_move_can_be_found(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/replay", bypass_csp=True, size=PHONE)
    open_review(page, tmp_path)
    page.get_by_role("radio", name="random").check(force=True)
    page.get_by_role("button", name="Find the better moves of random").click()
    expect(page.get_by_role("heading", name="Find the better move")).to_be_focused()
    expect(page.get_by_label("As seen by")).to_have_value("1")
    assert violations(page, "[data-quiz]") == []
    questions = int(page.get_by_text(re.compile(r"^1 of \d$")).inner_text()[-1])
    found = 0
    for number in range(1, questions + 1):
        quiz = page.locator(f"[data-quiz='{number}']")
        if number == 1:
            quiz.get_by_role("button", name="Show me").click()
            expect(quiz.get_by_role("status")).to_contain_text("The mastermind plays")
        else:
            found += solve(quiz.page)
        quiz.get_by_role("button", name=re.compile("Next position|To the result")).press("Enter")
    expect(page.get_by_text(f"You found {found} of {questions} by yourself.")).to_be_visible()
    page.get_by_role("button", name="Back to the review").click()
    expect(page.get_by_role("button", name="Find the better moves of random")).to_be_focused()


def solve(page: Page) -> bool:
    """Try one move after the other, until one is right."""
    tried = page.locator("[data-candidate]")
    for i in range(tried.count()):
        tried.nth(i).press("Enter")
        if re.search("Right|Well found", page.locator("[data-quiz]").get_by_role("status").inner_text()):
            return True
    raise AssertionError("no move is right")


def test_a_finished_table_offers_its_review(open_page: Open, server: Server) -> None:
    bots = [{"kind": "bot", "level": "pickpocket"}] * 2
    options = {"players": 2, "hands": 1}
    made = server.call("/tables", {"game": "shadow_thief", "options": options, "seats": bots})
    server.call(f"/tables/{made['table']}/start", {}, made["host"])
    page = open_page(f"/table/{made['table']}")
    page.get_by_role("link", name="Review the game").click()
    expect(page).to_have_url(re.compile(r"\?at=0&seat=open&review$"))
    expect(page.locator("[data-review=ready]")).to_be_visible(timeout=REVIEWED)
    other = open_page(page.url)  # it is kept: whoever has the link sees it
    expect(other.get_by_role("slider", name="Chances to win")).to_be_visible()

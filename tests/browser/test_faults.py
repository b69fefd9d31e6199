"""A mistake of ours is told, with what to report, and leaves as much of the page alive as it can."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import violations
from browser.devices import DESKTOP, PHONE, Complaints, Open
from browser.people import create_table, wait

MESSAGE = "no such card: 'R7'"
FAULTS = ("no such card",)


def break_part(page: Page, part: str, times: int = 1) -> None:
    """A part of the page throws when it is drawn, so many times."""

    def broken(route: Route) -> None:
        address = route.request.url
        whole = f"""import Part from {address + "?whole"!r};
            let left = {times};
            export default function (...given) {{
                if (left-- > 0) throw new Error({MESSAGE!r});
                return Part(...given);
            }}"""
        route.fulfill(body=whole, content_type="text/javascript")

    page.route(re.compile(rf"/assets/{part}-[^/]*\.js$"), broken)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_board_that_fails_leaves_the_table_as_text(
    open_page: Open, complaints: Complaints, size: dict[str, int]
) -> None:
    complaints.expected = FAULTS
    page = open_page(size=size, bypass_csp=True)
    break_part(page, "Board")
    path = create_table(page, "The Shadow Thief", names=("Camille",))
    sorry = page.get_by_role("region", name="Sorry, the board can’t be drawn.")
    expect(sorry).to_be_visible()
    assert violations(page) == []
    sorry.get_by_text("Details for a report").click()
    report = sorry.locator("pre").inner_text()
    assert re.search(
        r"Vendôme \d[\s\S]*/table, shadow_thief, ply 0[\s\S]*Error: no such card: …\n +at .*/assets/", report
    )
    for secret in ("R7", "Camille", path.rsplit("/", 1)[-1]):
        assert secret not in report
    page.get_by_role("region", name="Your moves").get_by_role("button").first.click()  # one plays on
    page.get_by_role("tab", name="Story").click(force=True)
    expect(page.get_by_role("tabpanel", name="Story").get_by_text("reveals").first).to_be_visible()
    if size == PHONE:
        page.keyboard.press("Escape")
    sorry.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="The Shadow Thief")).to_be_visible()
    assert wait(page) == "move"


def test_a_page_that_fails_says_so_and_the_way_home_is_open(open_page: Open, complaints: Complaints) -> None:
    complaints.expected = FAULTS
    page = open_page()
    break_part(page, "Replay", times=2)
    page.goto("/replay")
    sorry = page.get_by_role("region", name="Sorry, this page has failed.")
    expect(sorry).to_be_visible()
    sorry.get_by_role("button", name="Try again").click()
    expect(sorry).to_be_visible()
    sorry.get_by_role("button", name="Try again").click()
    expect(sorry).to_be_hidden()
    break_part(page, "Replay", times=1)
    page.reload()
    expect(sorry).to_be_visible()
    page.get_by_role("link", name="Vendôme").click()
    expect(page.get_by_role("heading", name="Three jewel heists.")).to_be_visible()


def test_a_mistake_at_a_press_is_told_in_passing(open_page: Open, complaints: Complaints) -> None:
    complaints.expected = FAULTS
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    body = f"export default function () {{ setTimeout(() => {{ throw new Error({MESSAGE!r}); }}); }}"
    answer = {"body": body, "content_type": "text/javascript"}
    page.route(re.compile(r"/assets/Settings-[^/]*\.js$"), lambda route: route.fulfill(**answer))
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("Something on this page went wrong.")).to_be_visible()
    page.get_by_role("button", name="Copy a report").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert "Error: no such card: …" in page.evaluate("navigator.clipboard.readText()")

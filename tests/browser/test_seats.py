"""Nobody loses a seat: by a link opened without a line, in a browser that keeps nothing, or by a lost answer."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import opening
from browser.devices import Complaints, Open
from browser.people import create_table, wait
from browser.server import Server
from browser.test_shell import LINE, wait_for_service_worker

BLOCKED = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('storage is blocked', 'SecurityError'); },
});"""


def private_link(page: Page) -> str:
    page.get_by_role("button", name="Table menu").click()
    link = page.get_by_role("textbox", name="Private link to your seat").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_seat_link_opened_without_a_line_is_taken_when_there_is_one(open_page: Open, complaints: Complaints) -> None:
    complaints.expected = LINE
    desk, phone = open_page(), open_page(service_workers="allow")
    path = create_table(desk, "The Shadow Thief")
    wait(desk)
    link = private_link(desk)
    wait_for_service_worker(phone)
    phone.goto(path)  # its parts are kept from now on
    expect(phone.get_by_text("Waiting for Ada.")).to_be_visible()
    phone.goto("/")
    phone.context.set_offline(True)
    phone.goto(link)
    expect(phone.get_by_text("your link holds your seat")).to_be_visible()
    assert "token" in phone.url
    phone.context.set_offline(False)
    assert wait(phone) == "move"
    assert "token" not in phone.url
    phone.reload()
    assert wait(phone) == "move"


def test_a_seat_that_a_link_does_not_have_is_told_and_one_watches(page: Page, complaints: Complaints) -> None:
    complaints.expected = LINE
    path = create_table(page, "The Shadow Thief")
    wait(page)
    page.evaluate("localStorage.clear()")
    page.goto("/")
    page.goto(f"{path}#token=mistyped")
    note = page.get_by_role("status").filter(has_text="The seat in this link can’t be taken now")
    expect(note).to_contain_text("Nobody at this table has this token.")
    expect(page.get_by_text("Waiting for Ada.")).to_be_visible()
    assert "token" in page.url
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_hidden()


def test_a_table_that_is_not_found_stays_on_the_list(page: Page, complaints: Complaints) -> None:
    complaints.expected = LINE
    create_table(page, "The Shadow Thief")
    wait(page)
    page.route("**/api/tables/*", lambda route: route.fulfill(status=404, json={"error": {"code": "no-such-table"}}))
    page.goto("/")
    tables = page.get_by_role("region", name="Your tables")
    expect(tables.get_by_text("Can’t be found just now")).to_be_visible()
    page.unroute_all()
    page.reload()
    expect(tables.get_by_text("Your turn")).to_be_visible()


@pytest.fixture
def open_blocked(browser: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    """Opens pages of a browser that keeps nothing."""
    yield from opening(browser, server, complaints, always=BLOCKED)


def test_in_a_browser_that_keeps_nothing_the_seat_lives_while_the_page_is_open(
    open_blocked: Open, complaints: Complaints
) -> None:
    complaints.expected = (*LINE, "dynamically imported module")
    page = open_blocked()
    loads: list[Page] = []
    page.on("load", lambda loaded: loads.append(loaded))
    create_table(page, "The Shadow Thief")
    note = page.get_by_role("status").filter(has_text="does not let us keep your seat")
    expect(note).to_be_visible()
    assert wait(page) == "move"
    # A part that is missing would have the page loaded anew, for ever, and the seat would be lost.
    page.route("**/assets/Settings-*.js", lambda route: route.abort())
    before = len(loads)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    note.get_by_role("button", name="Close").click()
    expect(note).to_be_hidden()
    page.get_by_role("link", name="Vendôme").click()
    page.get_by_role("region", name="Your tables").get_by_role("link").click()
    assert wait(page) == "move"
    expect(note).to_be_hidden()
    assert len(loads) == before


def test_a_join_whose_answer_is_lost_takes_one_seat(open_page: Open, complaints: Complaints, server: Server) -> None:
    complaints.expected = LINE
    ada, bo = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends", players=4)
    lost: list[str] = []

    def lose(route: Route) -> None:
        route.fetch()
        lost.append(route.request.post_data or "")
        route.abort()

    bo.goto(path)
    bo.route("**/join", lose)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_text("No answer yet.")).to_be_visible()
    bo.unroute_all(behavior="wait")
    bo.reload()
    expect(bo.get_by_text("The game begins when the host starts it.")).to_be_visible()
    view = server.call(f"/tables/{path.rsplit('/', 1)[-1]}")
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bo", "", ""]
    assert len(set(lost)) == 1
    ada.get_by_role("button", name="Start, with 2 bots").click()
    assert wait(bo) == "move"

"""Whoever goes away takes its listeners along."""

from playwright.sync_api import CDPSession, Page, expect

from browser.people import create_table, wait

GO = "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def go_round(page: Page, table: str) -> None:
    """To every kind of page, without loading any anew, and home again."""
    page.evaluate(GO, "/learn/master_thieves")
    expect(page.get_by_role("region", name="Master Thieves")).to_be_visible()
    page.evaluate(GO, table)
    wait(page)
    page.evaluate(GO, "/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(GO, "/")
    expect(page.get_by_role("region", name="Your tables").get_by_role("link").first).to_be_visible()


def listeners(devtools: CDPSession) -> int:
    """Of the whole page, after all that nobody holds has gone."""
    devtools.send("HeapProfiler.collectGarbage")
    return int(devtools.send("Memory.getDOMCounters")["jsEventListeners"])


def test_going_back_and_forth_leaves_no_listeners(page: Page) -> None:
    table = create_table(page, "The Shadow Thief")
    wait(page)
    devtools = page.context.new_cdp_session(page)
    for _ in range(2):  # what is made once is made now
        go_round(page, table)
    before = listeners(devtools)
    for _ in range(3):
        go_round(page, table)
    assert listeners(devtools) <= before

"""A player whose page is closed is told that it is their turn, and comes back to the table by a touch."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.devices import PHONE, Complaints, Open
from browser.people import PLAY_ON, create_table, sit_down, wait
from browser.server import Server
from browser.test_connection import LINE
from browser.test_shell import wait_for_service_worker
from table.push_service import Browser, Outpost, Received, outpost

# Debian's Chromium reaches no push service. Where it would be asked, our own one answers; the rest is the page's.
SUBSCRIBE = """(() => {
    const made = %s;
    const known = () => {
        const key = localStorage.getItem('test.subscribed');
        return key && {
            endpoint: made.address,
            options: { applicationServerKey: null },
            toJSON: () => ({ keys: made.keys }),
            unsubscribe: async () => (localStorage.removeItem('test.subscribed'), true),
        };
    };
    PushManager.prototype.getSubscription = async () => known();
    PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
        (localStorage.setItem('test.subscribed', applicationServerKey), known());
})()"""
CALLS = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))"""

# What a touch on the call opens. A window is opened only for a person's own finger, so the test takes the address.
TOUCH = """() => new Promise(async (opened) => {
    clients.openWindow = opened;
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})"""


@pytest.fixture
def post() -> Iterator[Outpost]:
    with outpost() as opened:
        yield opened


@pytest.fixture
def lasting(tmp_path: Path) -> Iterator[Server]:
    """A server that may push to this machine, and is started anew on the way."""
    server = Server(tmp_path / "tables.sqlite", VENDOME_INNER_NETWORKS="127.0.0.1/32")
    server.start()
    yield server
    server.stop()


def with_push(open_page: Open, server: Server, browser: Browser, **options: Any) -> Page:
    page = open_page(
        base_url=server.address,
        service_workers="allow",
        permissions=["notifications"],
        before=SUBSCRIBE % json.dumps(browser.wish),
        **options,
    )
    wait_for_service_worker(page)
    return page


def turn_on(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    choice = page.get_by_role("group", name="When it is my turn")
    choice.get_by_text("On", exact=True).click()
    expect(page.get_by_text("Quiet hours")).to_be_visible()
    page.keyboard.press("Escape")


def deliver(page: Page, message: str) -> None:
    """Hand what came to the page's worker, as the browser does that has decrypted it."""
    line = page.context.new_cdp_session(page)
    heard: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: heard.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    while not heard:
        page.wait_for_timeout(50)  # Playwright hears the browser only while it waits for something
    [registration] = {one["registrationId"] for one in heard if not one["isDeleted"]}
    origin = page.evaluate("location.origin")
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": message})
    line.detach()


def seen(page: Page) -> list[dict[str, str]]:
    """The calls on the device."""
    return list(page.evaluate(CALLS))


def told_while_playing(page: Page, post: Outpost) -> Received:
    """One plays until the other, who is not there, is asked, and told so."""
    for _ in range(20):
        page.evaluate(PLAY_ON, [1, 2_000])
        if not post.received.empty():
            break
    return post.next()


def test_a_player_whose_page_is_closed_is_told_and_comes_back(
    open_page: Open, lasting: Server, post: Outpost, complaints: Complaints
) -> None:
    complaints.expected = LINE
    device = Browser(f"{post.address}/push/1")
    host = open_page(base_url=lasting.address)
    path = create_table(host, "Gentlemen Thieves", "Invite friends")
    guest = with_push(open_page, lasting, device, size=PHONE)
    sit_down(guest, path, "Grace")
    turn_on(guest)
    host.get_by_role("button", name="Start").click()
    expect(guest.get_by_role("log")).to_contain_text("Round 1")
    guest.goto("/")  # which is not the table; and then nothing is open any more but the worker
    message = device.read(told_while_playing(host, post))
    assert message["title"] == "Your turn in Gentlemen Thieves"
    lasting.kill()
    deliver(guest, json.dumps(message))
    lasting.start()
    [call] = seen(guest)
    assert call == {"title": message["title"], "body": message["text"], "lang": "en", "tag": path.split("/")[-1]}
    assert guest.context.service_workers[0].evaluate(TOUCH) == path
    guest.goto(path)
    assert wait(guest) == "move"
    deliver(guest, json.dumps(message))  # late: they are looking at the table
    guest.wait_for_function(f"async () => !(await ({CALLS})()).length")


def test_a_table_is_left_out_and_a_webhook_told_instead(
    open_page: Open, lasting: Server, post: Outpost, complaints: Complaints
) -> None:
    complaints.expected = LINE  # a refusal
    guest = with_push(open_page, lasting, Browser(f"{post.address}/push/2"))
    create_table(guest, "Gentlemen Thieves", "Invite friends")
    guest.get_by_role("button", name="Table menu").click()
    guest.get_by_role("button", name="Tell me on this device").click()
    here = guest.get_by_role("checkbox", name="At this table")
    expect(here).to_be_checked()
    here.uncheck()
    guest.get_by_text("Other ways").click()
    guest.get_by_label("Webhook address").fill("http://10.0.0.1/hook")
    guest.get_by_role("button", name="Add").click()
    expect(guest.get_by_role("dialog").get_by_text("be reached from everywhere")).to_be_visible()
    guest.get_by_label("Webhook address").fill(f"{post.address}/hook")
    guest.get_by_role("button", name="Add").click()
    guest.get_by_role("button", name="Send a test").click()
    assert post.next().path == "/hook"
    guest.get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("button", name="Remove")).to_be_hidden()

"""Push messages at the page: a browser that has subscribed at our own push service, and what its worker is handed."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.devices import Open
from browser.people import PLAY_ON, wait_until
from browser.server import Server
from browser.test_shell import wait_for_service_worker
from table.push_service import Browser, Outpost, Received
from waits import until

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


def with_push(open_whole: Open, server: Server, browser: Browser, **options: Any) -> Page:
    page = open_whole(
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
    until(lambda: heard, rest=lambda: page.wait_for_timeout(50))  # Playwright hears the browser only while it waits
    [registration] = {one["registrationId"] for one in heard if not one["isDeleted"]}
    origin = page.evaluate("location.origin")
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": message})
    line.detach()


def seen(page: Page, number: int) -> list[dict[str, str]]:
    """The calls on the device, as soon as there are so many."""
    wait_until(page, f"async (number) => (await ({CALLS})()).length === number", number)
    return list(page.evaluate(CALLS))


def told_while_playing(page: Page, post: Outpost) -> Received:
    """One plays until the other, who is not there, is asked, and told so."""
    for _ in range(20):
        page.evaluate(PLAY_ON, [1, 2_000])
        if not post.received.empty():
            break
    return post.next()

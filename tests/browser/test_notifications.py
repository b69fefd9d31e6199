"""A player whose page is closed is told that it is their turn, and comes back to the table by a touch."""

import json

from playwright.sync_api import expect

from browser.devices import PHONE, Complaints, Open
from browser.people import create_table, sit_down, wait
from browser.pushing import TOUCH, deliver, seen, told_while_playing, turn_on, with_push
from browser.server import Server
from browser.test_connection import LINE
from table.push_service import Browser, Outpost


def test_a_player_whose_page_is_closed_is_told_and_comes_back(
    open_page: Open, open_whole: Open, lasting: Server, post: Outpost, complaints: Complaints
) -> None:
    complaints.expected = LINE
    device = Browser(f"{post.address}/push/1")
    host = open_page(base_url=lasting.address)
    path = create_table(host, "Gentlemen Thieves", "Invite friends")
    guest = with_push(open_whole, lasting, device, size=PHONE)
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
    [call] = seen(guest, 1)
    assert call == {"title": message["title"], "body": message["text"], "lang": "en", "tag": path.split("/")[-1]}
    assert guest.context.service_workers[0].evaluate(TOUCH) == path
    guest.goto(path)
    assert wait(guest) == "move"
    deliver(guest, json.dumps(message))  # late: they are looking at the table
    seen(guest, 0)


def test_a_table_is_left_out_and_a_webhook_told_instead(
    open_whole: Open, lasting: Server, post: Outpost, complaints: Complaints
) -> None:
    complaints.expected = LINE  # a refusal
    guest = with_push(open_whole, lasting, Browser(f"{post.address}/push/2"))
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

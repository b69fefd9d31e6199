"""What one does at a table besides moving."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.devices import PHONE, Open
from browser.people import create_table, play_moves, sit_down, wait


def test_two_clicks_from_the_start_to_the_first_question(page: Page) -> None:
    page.get_by_role("button", name="Play now: The Shadow Thief").click()
    page.get_by_role("button", name="Start the game").click()
    assert wait(page) == "move"
    expect(page.locator("[data-question]")).to_have_text("Choose a card to play; all are revealed together.")


def test_names_are_remembered_on_the_device(page: Page) -> None:
    create_table(page, "The Shadow Thief", names=("Camille",))
    page.goto("/")
    page.get_by_role("button", name="Play now: Gentlemen Thieves").click()
    expect(page.get_by_label("Your name")).to_have_value("Camille")


def test_a_table_one_left_is_on_the_home_page(page: Page) -> None:
    path = create_table(page, "The Shadow Thief")
    wait(page)
    page.goto("/")
    own = page.get_by_role("region", name="Your tables")
    expect(own.get_by_text("Your turn")).to_be_visible()
    own.get_by_role("link").click()
    expect(page).to_have_url(re.compile(path))
    assert wait(page) == "move"
    page.goto("/")
    own.get_by_role("button", name="from this list").click()
    expect(own).to_be_hidden()


def test_house_rules_reach_the_table(page: Page) -> None:
    create_table(page, "The Shadow Thief", house={"Hands": "5"})
    expect(page.get_by_text("of 5").first).to_be_visible()


def test_the_rulebook_opens_at_the_rule_that_asks(page: Page) -> None:
    create_table(page, "The Shadow Thief")
    page.get_by_role("button", name="Rule SD-3.1").click()
    now = page.locator("[data-rule='SD-3.1']")
    expect(now).to_contain_text("Now")
    expect(now).to_be_in_viewport()
    page.get_by_label("Find in the rules").fill("shadow thief goes first")
    expect(page.locator("[data-rule]")).to_have_count(1)


def test_your_turn_is_in_the_title_and_the_icon(open_page: Open) -> None:
    ada, bo = open_page(), open_page()
    path = create_table(ada, "Gentlemen Thieves", "Invite friends")
    sit_down(bo, path, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    wait(ada)
    expect(ada).to_have_title("● Your turn · Gentlemen Thieves")
    expect(bo).to_have_title("Gentlemen Thieves · Vendôme")
    assert "turn" in (ada.locator("link[rel=icon]").get_attribute("href") or "")
    assert "turn" not in (bo.locator("link[rel=icon]").get_attribute("href") or "")


def test_a_hint_names_moves_as_the_board_does(page: Page) -> None:
    create_table(page, "The Shadow Thief")
    wait(page)
    page.get_by_role("button", name="Ask a bot").click()
    hints = page.get_by_role("region", name="What a mastermind would do")
    expect(hints.locator("li").first).to_be_visible()
    best = page.locator("[data-hint='1']")
    expect(best).to_be_visible()
    expect(hints.locator("li").first).to_contain_text(best.locator(".visually-hidden").inner_text(), ignore_case=True)
    best.click()
    expect(hints).to_be_hidden()


def test_hints_are_off_among_people_unless_the_host_allows_them(open_page: Open) -> None:
    for allowed in (False, True):
        ada, bo = open_page(), open_page()
        house = {"Hints": "Yes"} if allowed else {}
        path = create_table(ada, "The Shadow Thief", "Invite friends", house=house)
        sit_down(bo, path, "Bo")
        ada.get_by_role("button", name="Start the game").click()
        wait(bo)
        expect(bo.get_by_role("button", name="Ask a bot")).to_have_count(1 if allowed else 0)


def test_chat_reaches_the_others_and_stays_text(open_page: Open) -> None:
    ada, bo = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    sit_down(bo, path, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    wait(ada)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("<b>Bonsoir</b>")
    ada.get_by_label("Say something").press("Enter")
    expect(bo.get_by_role("tab", name="1 new message")).to_be_visible()
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.get_by_text("<b>Bonsoir</b>", exact=True)).to_be_visible()


def test_a_private_link_carries_a_seat_to_another_device(open_page: Open) -> None:
    desk, phone = open_page(), open_page(size=PHONE)
    create_table(desk, "The Shadow Thief")
    wait(desk)
    desk.get_by_role("button", name="Table menu").click()
    link = desk.get_by_role("textbox", name="Private link to your seat").input_value()
    phone.goto(link)
    assert wait(phone) == "move"
    assert "token" not in phone.url
    phone.locator("[data-move]").first.click()
    expect(phone.get_by_text("reveals").first).to_be_attached()
    desk.keyboard.press("Escape")
    expect(desk.get_by_text("reveals").first).to_be_visible()


def test_the_hosts_powers_and_the_word_for_the_shuffle_go_where_the_hosts_seat_goes(open_page: Open) -> None:
    desk, phone = open_page(), open_page(size=PHONE)
    create_table(desk, "The Shadow Thief", "Invite friends")
    desk.get_by_role("button", name="Table menu").click()
    phone.goto(desk.get_by_role("textbox", name="Private link to your seat").input_value())
    desk.close()
    phone.get_by_role("button", name="Start, with 1 bot").click()
    assert wait(phone) == "move"
    assert "host" not in phone.url
    phone.get_by_role("button", name="Table menu").click()
    expect(phone.locator("[data-verdict=tookPart]")).to_contain_text("nobody could choose this deal")


def test_a_spectator_sees_what_is_public_and_can_move_nothing(open_page: Open) -> None:
    ada, guest = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief")
    wait(ada)
    guest.goto(path)
    expect(guest.get_by_text("Waiting for Ada.")).to_be_visible()
    expect(guest.locator("[data-move]")).to_have_count(0)
    expect(guest.get_by_role("button", name="Ask a bot")).to_have_count(0)


def test_a_private_table_shows_a_stranger_nothing(open_page: Open) -> None:
    ada, guest = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends", house={"Spectators": "No"})
    ada.get_by_role("button", name="Start, with 1 bot").click()
    wait(ada)
    guest.goto(path)
    expect(guest.get_by_role("heading", name="This table is private.")).to_be_visible()


def test_a_seat_that_was_left_is_played_by_a_bot_until_its_owner_returns(open_page: Open) -> None:
    ada, bo = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    sit_down(bo, path, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    play_moves(bo, Random(1), 1)
    bo.goto("/")
    expect(ada.get_by_text("away")).to_be_visible()
    ada.get_by_role("button", name="Let a bot play on for Bo").click()
    expect(ada.get_by_text("played by a bot")).to_be_visible()
    play_moves(ada, Random(1), 2)
    bo.goto(path)
    expect(bo.get_by_role("list", name="Players")).to_be_visible()
    expect(ada.get_by_text("played by a bot")).to_be_hidden()


def test_a_table_that_is_full_turns_into_a_bench_for_watchers(open_page: Open) -> None:
    ada, bo, eve = open_page(), open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    sit_down(bo, path, "Bo")
    eve.goto(path)
    expect(eve.get_by_text("All seats are taken. You can watch.")).to_be_visible()


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_the_theme_is_the_persons_own_choice(page: Page, theme: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text(theme, exact=True).click()
    page.reload()
    scheme = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert scheme == {"Light": "light", "Dark": "dark"}[theme]

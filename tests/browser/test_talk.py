"""What is said beside the table: in everyone's own language, among those who watch, and about a move."""

import re

from playwright.sync_api import Page, expect

from browser.devices import PHONE, Open
from browser.people import create_table, wait


def open_panel(page: Page, name: str) -> None:
    tab = page.get_by_role("tab", name=name)
    if tab.get_attribute("aria-selected") == "false":
        tab.click()


def test_people_talk_react_and_mute(open_page: Open) -> None:
    """Ada plays in English at a desk, Bo in German on a phone, and Zoé watches in French."""
    ada, bo, zoe = open_page(), open_page(size=PHONE, locale="de"), open_page(locale="fr")
    path = create_table(ada, "The Shadow Thief", "Invite friends")
    bo.goto(path)
    bo.get_by_label("Dein Name").fill("Bo")
    bo.get_by_role("button", name="Platz nehmen").click()
    ada.get_by_role("button", name="Start the game").click()
    zoe.goto(path)
    for page in (ada, bo):
        wait(page)
    say_a_phrase(ada, bo)
    react(ada, bo)
    talk_in_the_gallery(zoe, ada)
    mute(ada, bo)


def say_a_phrase(ada: Page, bo: Page) -> None:
    """By keyboard alone; it is read in the reader's language."""
    open_panel(ada, "Chat")
    ada.get_by_role("button", name="Ready-made phrases").press("Enter")
    expect(ada.get_by_role("button", name="Hello!")).to_be_focused()
    ada.keyboard.press("ArrowRight")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("button", name="Ready-made phrases")).to_be_focused()
    ada.keyboard.press("Enter")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("list", name="Chat")).to_contain_text("Hello!")
    bo.get_by_role("tab", name="1 neue").click()
    expect(bo.get_by_role("list", name="Chat")).to_contain_text("Hallo!")


def react(ada: Page, bo: Page) -> None:
    open_panel(bo, "Verlauf")
    last = bo.get_by_role("button", name=re.compile("^Reagieren:")).last
    last.click()
    bo.get_by_role("button", name="Glanzstück").click()
    open_panel(ada, "Story")
    expect(ada.get_by_text("Brilliant: Bo")).to_be_attached()


def talk_in_the_gallery(zoe: Page, ada: Page) -> None:
    open_panel(zoe, "Chat")
    zoe.get_by_label("Ton nom").fill("Zoé")
    zoe.get_by_label("Écris un message").fill("Quelle audace")
    zoe.keyboard.press("Enter")
    expect(zoe.get_by_role("list", name="Galerie")).to_contain_text("Quelle audace")
    expect(ada.get_by_text("Quelle audace")).to_have_count(0)


def mute(ada: Page, bo: Page) -> None:
    open_panel(bo, "Chat")
    bo.get_by_role("button", name="Ada stumm schalten").click()
    bo.get_by_role("button", name="An diesem Tisch").click()
    expect(bo.get_by_text("Hallo!")).to_have_count(0)
    bo.get_by_role("button", name="1 verborgene Zeile").click()
    expect(bo.get_by_text("Hallo!")).to_be_visible()
    bo.reload()
    wait(bo)
    open_panel(bo, "Chat")
    expect(bo.get_by_role("button", name="1 verborgene Zeile")).to_be_visible()

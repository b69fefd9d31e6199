"""Rulebooks are read before there is a table, and printed; a table says by which rules it plays."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Complaints, Open
from browser.people import create_table, wait
from vendome import GAMES


def test_from_the_first_page_to_the_rules(page: Page) -> None:
    page.get_by_role("link", name="Rulebook: Master Thieves").click()
    expect(page.get_by_role("heading", level=2, name="Master Thieves")).to_be_visible()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="A turn").click()
    expect(page.get_by_role("heading", name="MT-4 A turn")).to_be_in_viewport()


def test_an_address_names_a_rule_and_the_book_whose_game_it_is(open_page: Open) -> None:
    page = open_page("/rules/master_thieves#MT-5.5")
    expect(page.locator("[id='MT-5.5']")).to_be_in_viewport()
    page.get_by_role("link", name="Credits").click()
    expect(page.get_by_role("definition").filter(has_text="Czarné").first).to_be_visible()


def test_a_game_that_there_is_not_has_no_rulebook(open_page: Open, complaints: Complaints) -> None:
    complaints.expected = ("404",)
    page = open_page("/rules/nowhere")
    expect(page.get_by_role("heading", name="There is no game")).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "de"])  # whose words are the longest
def test_a_chart_is_one_printed_page(open_page: Open, language: str) -> None:
    page = open_page("about:blank", locale=language)
    for game in GAMES:
        page.goto(f"/chart/{game}")
        expect(page.locator("[data-chart]")).to_be_visible()
        for paper in ("A4", "Letter"):
            pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))
            assert len(pages) == 1, f"{game} on {paper}"


def test_a_french_table_plays_the_french_edition_and_says_so(open_page: Open) -> None:
    page = open_page(locale="fr")
    page.get_by_role("button", name="Inviter des amis\u202f: Maîtres Voleurs").click()
    expect(page.get_by_role("radio", name="Française")).to_be_checked()
    page.locator("dialog button.primary").click()
    expect(page.locator("main [data-in-force]")).to_contain_text("Française")
    page.locator("main button.primary").last.click()
    wait(page)
    page.get_by_role("tab", name="Règle").click()
    expect(page.locator("[data-rule='MT-6.2'] [data-effect]")).to_contain_text("oui")
    section = page.locator("[role=tabpanel] table").first
    expect(section.locator("th")).to_have_count(1)
    page.get_by_role("button", name="Montrer aussi les autres").click()
    expect(section.locator("th")).to_have_count(3)
    page.get_by_role("button", name="Aide de jeu").click()
    expect(page.locator("dialog [data-chart]")).to_contain_text("Le dernier rubis met fin à la partie\u202f: oui")


def test_the_menu_of_a_table_says_what_is_in_force(page: Page) -> None:
    create_table(page, "The Shadow Thief", house={"Hands": "5"})
    wait(page)
    page.get_by_role("button", name="Table menu").click()
    expect(page.locator("dialog [data-in-force]")).to_contain_text("Hands: 5")

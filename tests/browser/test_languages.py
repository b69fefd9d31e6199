"""A page is in the language of the browser: the first page, the table of each game, what is asked and what happens."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.axe import violations
from browser.devices import Complaints, Open
from browser.people import play_moves
from vendome.engine.book.languages import ENGLISH, LANGUAGES

# What each first page says, and a word of the first question of each game, in the order of the cards.
FIRST_WORDS = {
    "fr": ("Trois casses. Une table.", "Jouer", "Commencer"),
    "de": ("Drei Juwelencoups. Ein Tisch.", "Jetzt spielen", "Partie starten"),
    "it": ("Tre furti di gioielli. Un solo tavolo.", "Gioca subito", "Comincia la partita"),
}
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
TITLES = {
    "fr": ("Gentlemen Cambrioleurs", "Maîtres Voleurs", "Le Voleur d’ombres"),
    "de": ("Gentlemen-Gauner", "Meisterdiebe", "Der Schattendieb"),
    "it": ("Ladri Gentiluomini", "Maestri dei Ladri", "Il Ladro d’ombra"),
}
# What is written on pictures, and how far it goes beyond the field it was given.
LETTERINGS = """() => [...document.querySelectorAll('text[data-room]')].map((text) => ({
    words: text.textContent.trim(), beyond: text.getBBox().width - Number(text.dataset.room),
}))"""
# Words that every English sentence of the story has one of, and that the other languages don't have.
ENGLISH_WORDS = ("the", "has", "takes", "puts", "opens", "draws", "reveals", "allies")


@pytest.mark.parametrize("language", OTHERS)
def test_the_first_page_and_every_table_speak_the_browsers_language(open_page: Open, language: str) -> None:
    tagline, play, deal = FIRST_WORDS[language]
    page = open_page(locale=language, bypass_csp=True)
    expect(page.get_by_role("heading", name=tagline)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language
    expect(page.locator("article")).to_have_count(len(TITLES[language]))
    assert {box["words"] for box in page.evaluate(LETTERINGS)} == {*TITLES[language]}
    for title in TITLES[language]:
        page.goto("/")
        page.get_by_role("button", name=play).and_(page.get_by_role("button", name=title)).click()
        page.get_by_role("button", name=deal).click()
        page.wait_for_url(re.compile(r"/table/\w+"))
        expect(page.get_by_role("heading", level=1, name=title, exact=True)).to_be_visible()
        play_moves(page, Random(1), 2)
        words = page.locator("main").inner_text().lower().split()
        assert not {*ENGLISH_WORDS} & {*words}, title
        assert [written for written in page.evaluate(LETTERINGS) if written["beyond"] > 0] == []
        assert violations(page, by_day=False) == []  # words have the same colours in every language


def test_another_language_is_chosen_in_the_settings_and_kept(open_page: Open) -> None:
    page = open_page(locale="en-GB")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Français", exact=True).click()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("heading", name="Trois casses. Une table.")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_device_knows_the_page_in_its_language(open_page: Open, language: str) -> None:
    page = open_page(locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    manifest = json.loads(page.context.new_cdp_session(page).send("Page.getAppManifest")["data"])
    assert manifest["lang"] == language
    expect(page.locator('meta[name="description"]')).to_have_attribute("content", manifest["description"])


def test_without_scripts_the_page_says_in_every_language_what_it_needs(open_page: Open) -> None:
    page = open_page(java_script_enabled=False)
    for language in LANGUAGES:
        expect(page.locator(f'p[lang="{language}"]')).to_contain_text("JavaScript")


def test_a_refusal_names_what_is_wrong_and_where(open_page: Open, complaints: Complaints) -> None:
    complaints.expected = ("422",)
    page = open_page("/replay", locale="de")
    record = {"name": "game.json", "mimeType": "application/json", "buffer": b'{"format": "vendome-record/0"}'}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]  # a mapping does
    expect(page.get_by_role("alert")).to_contain_text("Zeile 1 der Datei: Dieses Format kennen wir nicht.")


def test_a_move_against_the_rules_is_answered_with_the_reason(open_page: Open) -> None:
    page = open_page(locale="de")
    page.route_web_socket(re.compile("/api/"), mangle)
    page.get_by_role("button", name="Jetzt spielen: Der Schattendieb").click()
    page.get_by_role("button", name="Partie starten").click()
    page.locator("[data-move]").first.click()
    reason = page.get_by_role("status", name="Warum nicht")
    expect(reason).to_contain_text("Schmuck nimmt ein Dieb")
    reason.get_by_role("button", name="Regel SD-3.3").click()
    expect(page.locator("[data-rule='SD-3.3']")).to_be_in_viewport()
    reason.get_by_role("button", name="Schließen").click()
    expect(reason).to_be_hidden()


def mangle(socket: WebSocketRoute) -> None:
    """A line on which every move becomes one that is not allowed yet."""
    server = socket.connect_to_server()
    socket.on_message(lambda sent: server.send(json.dumps(json.loads(sent) | {"move": "steal 1"})))

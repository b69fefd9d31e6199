"""Whole games of every kind, from the first click on the home page to the last move, in a real browser."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.devices import PHONE, Open
from browser.each_run import ONE_GAME
from browser.people import as_text, create_table, play_moves, play_on, sit_down, wait
from vendome import GAMES, Game

GAME_NAMES = [game.name for game in GAMES.values()]
EVERY_GAME = pytest.mark.parametrize("game", GAME_NAMES, ids=list(GAMES))
FAIR = "Your device took part in the shuffle, and the record agrees with what was sealed before it."
SHORT = {"Hands": "1"}  # of The Shadow Thief; the other games have no shorter form


def house_rules(game: str) -> dict[str, str]:
    return SHORT if game == "The Shadow Thief" else {}


def start(host: Page) -> None:
    """A press that came to nothing is told here, not when the game has not ended in ten minutes."""
    button = host.get_by_role("button", name="Start the game")
    button.click()
    expect(button).to_be_hidden()


@EVERY_GAME
def test_a_whole_game_against_bots(open_page: Open, game: str) -> None:
    """On a phone; the games below are played at a desk."""
    page = open_page(size=PHONE)
    create_table(page, game, players=3, house=house_rules(game))
    play_moves(page, Random(7), 30)
    play_on(page, seed=7)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("table").first.get_by_text("Ada")).to_be_visible()
    page.get_by_role("link", name="Look at the replay").click()
    expect(page.locator("[data-position]")).to_be_visible()


@EVERY_GAME
def test_a_whole_game_of_two_browsers_by_link(open_page: Open, game: str) -> None:
    ada, bo = open_page(), open_page()
    path = create_table(ada, game, "Invite friends", house=house_rules(game))
    sit_down(bo, path, "Bo")
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    start(ada)
    as_text(bo)
    play_on(ada, bo, seed=3)
    for page in (ada, bo):
        expect(page.locator("[data-verdict=agrees]")).to_have_text(FAIR)


@ONE_GAME
def test_a_whole_game_around_one_screen(open_page: Open, game: Game) -> None:
    page = open_page()
    create_table(page, game.name, "Hot seat", names=("Ada", "Bo"), house=house_rules(game.name))
    expect(page.get_by_text("Hand the screen to")).to_be_visible()
    play_moves(page, Random(5), 6)
    as_text(page)
    play_on(page, seed=5)
    expect(page.locator("[data-verdict=agrees]")).to_be_visible()


def test_the_screen_shows_nothing_while_it_is_handed_over(page: Page) -> None:
    create_table(page, "The Shadow Thief", "Hot seat", names=("Ada", "Bo"))
    expect(page.get_by_role("heading", name="Hand the screen to Ada")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    page.locator("[data-move]").first.click()
    expect(page.get_by_role("heading", name="Hand the screen to Bo")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Hand the screen to Bo")).to_be_visible()


@EVERY_GAME
def test_a_reload_in_mid_game_goes_on_where_it_was(open_page: Open, game: str) -> None:
    page = open_page()
    create_table(page, game)
    play_moves(page, Random(2), 3)
    wait(page)
    question = page.locator("[data-question]").inner_text()
    page.reload()
    assert wait(page) == "move"
    expect(page.locator("[data-question]")).to_have_text(question)
    play_moves(page, Random(2), 2)


def test_play_again_sits_the_same_company_down_once_more(open_page: Open) -> None:
    ada, bo = open_page(), open_page()
    path = create_table(ada, "The Shadow Thief", "Invite friends", house=SHORT)
    sit_down(bo, path, "Bo")
    start(ada)
    play_on(ada, bo, seed=1)
    ada.get_by_role("button", name="Play again").click()
    bo.get_by_role("button", name="To the next game").click()
    expect(ada).not_to_have_url(re.compile(path))
    assert ada.url == bo.url
    assert {wait(ada), wait(bo)} == {"move"}
    bo.get_by_role("button", name="Table menu").click()
    expect(bo.locator("[data-verdict=tookPart]")).to_contain_text("nobody could choose this deal")

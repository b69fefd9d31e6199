"""A secret answer is changed at once; another move is taken back when the others allow it."""

from random import Random

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import Open
from browser.people import create_table, make_move, play_one, sit_down, wait


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Take back").click()


def test_a_secret_answer_is_changed_and_a_move_is_taken_back_when_the_other_allows_it(open_page: Open) -> None:
    ada, bo = open_page(bypass_csp=True), open_page(bypass_csp=True)
    for game in ("The Shadow Thief", "Gentlemen Thieves"):
        sit_down(bo, create_table(ada, game, "Invite friends"), "Bo")
        ada.get_by_role("button", name="Start the game").click()
        wait(ada)
        make_move(ada, Random(1))
        button = ada.get_by_role("button", name="Take back")
        expect(button).to_be_visible()
        if game == "The Shadow Thief":
            ada.keyboard.press("Control+z")
        else:
            for agreed in (False, True):
                take_back(ada)
                expect(ada.get_by_text("Waiting for Bo: may you take your move back?")).to_be_visible()
                expect(bo.get_by_text("Ada would like to take the last move back.")).to_be_visible()
                assert violations(bo) == []
                ada.get_by_role("button", name="Never mind").click() if not agreed else None
            bo.get_by_role("button", name="Allow").click()
            expect(bo.get_by_text("Ada took a move back.").first).to_be_attached()
        wait(ada)
        expect(button).to_be_hidden()
        make_move(ada, Random(2))
        if game == "Gentlemen Thieves":
            take_back(ada)
            bo.get_by_role("button", name="No", exact=True).click()
            expect(ada.get_by_text("the others did not allow you")).to_be_visible()
            expect(button).to_be_hidden()


def test_around_one_screen_a_move_is_taken_back_before_the_next_player_looks(open_page: Open) -> None:
    page, random = open_page(bypass_csp=True), Random(3)
    create_table(page, "Gentlemen Thieves", "Hot seat", names=("Ada", "Bo"))
    button = page.get_by_role("button", name="’s move back")
    for _ in range(40):
        play_one(page, random)
        if wait(page) == "hand-over" and button.is_visible():
            break
    name = str(button.text_content()).strip().removeprefix("Take ").removesuffix("’s move back")
    assert violations(page) == []
    button.click()
    expect(page.get_by_role("heading", name=f"Hand the screen to {name}")).to_be_visible()
    expect(button).to_be_hidden()
    play_one(page, random)
    expect(page.get_by_text(f"{name} took a move back.").first).to_be_attached()
    assert wait(page) == "move"

"""What a seat could know, beside the replay of a game."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.devices import PHONE, Open
from vendome.cli import main

LOOKED = 240_000  # ms: the first lens on a machine compiles what imagines games


def open_lens(page: Page, folder: Path, game: str, *options: str) -> None:
    file = folder / "game.json"
    arguments = ["--players", "2", *options, "--bots", "greedy,random", "--games", "1", "--seed", "3"]
    assert main(["simulate", game, *arguments, "--records", str(file)]) == 0
    page.get_by_label("Open a record file").set_input_files(file)
    page.get_by_role("tab", name="Lens").click()


def test_a_lens_shows_what_one_player_could_know_and_follows_the_game(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/replay", bypass_csp=True)
    open_lens(page, tmp_path, "shadow_thief", "--option", "hands=1")
    lens = page.get_by_role("region", name="Lens")
    expect(lens).to_contain_text("With open cards there is nothing to guess.")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/lens" in request.url else None)
    lens.get_by_role("button", name="greedy").click()
    expect(lens.get_by_role("heading", name="What greedy could know")).to_be_visible(timeout=LOOKED)
    expect(page.get_by_label("As seen by")).to_have_value("0")
    cards = lens.get_by_role("region", name="random").get_by_role("listitem")
    expect(cards).to_have_count(8, timeout=LOOKED)
    expect(cards.first).to_contain_text(re.compile(r" \d+%"))
    before = cards.all_inner_texts()
    assert violations(page) == []
    page.get_by_role("button", name="To the end").click()
    expect(cards.first).not_to_have_text(before[0])
    page.get_by_role("tab", name="Story").click()
    page.get_by_role("tab", name="Lens").click()
    expect(cards.first).to_be_visible()
    assert len(asked) == 1


def test_on_a_phone_the_drawers_ask_what_lies_in_them(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/replay", bypass_csp=True, size=PHONE)
    open_lens(page, tmp_path, "master_thieves")
    lens = page.get_by_role("region", name="Lens")
    lens.get_by_role("button", name="random").press("Enter")
    expect(lens.get_by_text("Not opened yet.").first).to_be_visible(timeout=LOOKED)
    lens.get_by_role("button", name="Ask me").press("Enter")
    lens.get_by_role("button", name="Show what lies in drawer A").press("Enter")
    expect(lens.get_by_role("button", name="I knew it")).to_be_focused()
    assert violations(page, "[data-lens]") == []
    page.keyboard.press("Enter")
    expect(lens.get_by_role("status")).to_have_text("You knew 1 of 1.")
    expect(lens.get_by_role("button", name=re.compile("^Show what lies"))).to_have_count(11)
    page.get_by_role("button", name="One move on").click()
    expect(lens.get_by_role("button", name=re.compile("^Show what lies"))).to_have_count(12)

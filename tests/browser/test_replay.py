"""A finished game, looked at again."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.devices import PHONE, Complaints, Open
from browser.people import create_table, play_moves, play_to_end, wait
from vendome import GAMES
from vendome.cli import main


@pytest.fixture
def finished(page: Page) -> Page:
    create_table(page, "The Shadow Thief", "Hot seat", names=("Ada", "Bo"), house={"Hands": "1"})
    play_to_end(page, Random(9))
    return page


def position(page: Page) -> int:
    return int(page.locator("[data-position]").get_attribute("data-position") or -1)


def test_step_jump_and_play(finished: Page) -> None:
    page = finished
    page.get_by_role("link", name="Look at the replay").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    assert position(page) == 2
    page.get_by_role("button", name="One move back").click()
    assert position(page) == 1
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="To the start").click()
    page.get_by_label("Speed").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-position='3']")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    stopped = position(page)
    page.locator("body").press("ArrowLeft")
    assert position(page) == stopped - 1


def test_a_link_leads_to_a_position_and_a_pair_of_eyes(finished: Page, open_page: Open) -> None:
    page = finished
    page.get_by_role("link", name="Look at the replay").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_label("As seen by").select_option("Bo")
    expect(page).to_have_url(re.compile(r"\?at=1&seat=1$"))
    other = open_page(page.url)
    expect(other.locator("[data-position='1']")).to_be_visible()
    expect(other.get_by_label("As seen by")).to_have_value("1")


def test_a_record_can_be_downloaded_and_opened_again(finished: Page, open_page: Open, tmp_path: Path) -> None:
    with finished.expect_download() as downloading:
        finished.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.json"
    downloading.value.save_as(file)
    record = json.loads(file.read_text())
    assert (record["game"], record["seats"]) == ("shadow_thief", ["Ada", "Bo"])
    other = open_page("/replay")
    other.get_by_label("Open a record file").set_input_files(file)
    other.get_by_role("button", name="To the end").click()
    expect(other.locator("[data-position]")).to_have_attribute("data-position", re.compile(r"[1-9]"))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_every_game_is_shown(open_page: Open, tmp_path: Path, game: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(simulated(game, tmp_path))
    page = open_page("/replay")
    page.get_by_label("Open a record file").set_input_files(file)
    for _ in range(4):
        page.get_by_role("button", name="One move on").click()
    expect(page.locator("[data-position='4']")).to_be_visible()
    page.get_by_label("As seen by").select_option("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-move]")).to_have_count(0)


def test_of_a_file_with_several_games_any_can_be_looked_at(open_page: Open, tmp_path: Path) -> None:
    first, second = (json.loads(line) for line in simulated("shadow_thief", tmp_path).splitlines())
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(json.dumps(record) for record in (first, second)))
    page = open_page("/replay", size=PHONE)
    page.get_by_label("Open a record file").set_input_files(file)
    games = page.get_by_label("Game in the file")
    expect(games.locator("option:checked")).to_have_text("1 of 2")
    expect(page.get_by_role("button", name="Previous game")).to_be_disabled()
    slider = page.get_by_role("slider", name="Move")
    assert slider.get_attribute("max") == str(moves_of(first))
    page.get_by_role("button", name="Next game").click()
    expect(games.locator("option:checked")).to_have_text("2 of 2")
    expect(slider).to_have_attribute("max", str(moves_of(second)))
    games.select_option("1 of 2")
    expect(slider).to_have_attribute("max", str(moves_of(first)))


def moves_of(record: dict[str, Any]) -> int:
    return sum("move" in line for line in record["log"])


def simulated(game: str, folder: Path) -> str:
    """Two games of bots, as the command line writes them."""
    path = folder / "simulated.jsonl"
    assert main(["simulate", game, "--players", "2", "--games", "2", "--seed", "1", "--records", str(path)]) == 0
    return path.read_text()


def test_a_file_that_is_no_game_is_refused_in_words(open_page: Open, complaints: Complaints, tmp_path: Path) -> None:
    complaints.expected = ("status of 4",)
    file = tmp_path / "bad.json"
    file.write_text('{"format": "vendome-record/1", "game": "chess"}')
    page = open_page("/replay")
    page.get_by_label("Open a record file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("`log`, `result` missing")


def test_a_game_that_goes_on_has_no_replay_yet(page: Page, complaints: Complaints) -> None:
    complaints.expected = ("status of 4",)
    path = create_table(page, "The Shadow Thief")
    wait(page)
    play_moves(page, Random(1), 1)
    page.goto(path.replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", name="This game is not over yet")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    assert wait(page) == "move"

"""People at the page: they create tables, and play whatever lies open to be clicked.

Boards mark what makes a move with `data-move`, and what takes the first step of one with `data-first-part`.
Nothing else of a game is known here, so the same few lines play all of them.
"""

import re
from collections.abc import Mapping
from random import Random
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from browser.devices import PATIENCE
from waits import until

Mode = Literal["Play now", "Invite friends", "Hot seat"]
Waiting = Literal["end", "hand-over", "move"]

STAYS = ":not([inert], [inert] *)"  # what fades away is there for a while, but can't be pressed any more

# What the page waits for; null while others are to move or a move is under way.
WAITING = f"""() =>
    document.querySelector('#end-title') ? 'end'
    : document.querySelector('[data-hand-over]') ? 'hand-over'
    : document.querySelector(':is([data-move], [data-first-part]){STAYS}') ? 'move'
    : null
"""
OPEN = f"""() => ({{
    moves: [...document.querySelectorAll('[data-move]{STAYS}')].map((thing) => thing.dataset.move),
    steps: [...document.querySelectorAll('[data-first-part]{STAYS}')].map((thing) => thing.dataset.firstPart),
}})"""

MANY = 2000  # moves: more than any game has

# Press whatever is open until the game is over, or so many times; true if the game is over. The page does it by
# itself: to ask a browser from outside takes longer than to play. Everything is laid out meanwhile, but not painted,
# which takes as long as all the rest.
PLAY_ON = f"""([seed, most, presses = Infinity]) => new Promise((done) => {{
    const {{ style }} = document.documentElement;
    const end = (isOver) => (style.removeProperty('visibility'), done(isOver));
    style.visibility = 'hidden';
    let state = seed;
    const below = (count) => (state = (state * 48271) % 2147483647) % count;
    const began = performance.now();
    const next = () => {{
        if (document.querySelector('#end-title')) return end(true);
        if (!presses || performance.now() - began > most) return end(false);
        const things = document.querySelectorAll(':is([data-move], [data-first-part], [data-hand-over]){STAYS}');
        if (things.length) {{
            things[below(things.length)].click();
            presses--;
        }}
        setTimeout(next, 20);
    }};
    next();
}})"""
LONG = 600_000  # ms: far longer than any game lasts whose presses come at once


def create_table(
    page: Page,
    game: str,
    mode: Mode = "Play now",
    *,
    players: int = 2,
    names: tuple[str, ...] = ("Ada",),
    house: Mapping[str, str | bool] | None = None,
) -> str:
    """Create a table from the home page; return its path."""
    if urlsplit(page.url).path != "/":
        page.goto("/")
    page.get_by_role("button", name=f"{mode}: {game}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    for seat, name in enumerate(names):
        dialog.get_by_label("Your name" if seat == 0 else f"Name for seat {seat + 1}").fill(name)
    if mode == "Play now":
        dialog.get_by_role("group", name="The bots").locator("label").first.click()
    if house:
        dialog.get_by_text("House rules").click()
        for option, value in house.items():
            if isinstance(value, str):
                dialog.get_by_role("group", name=option).get_by_text(value, exact=True).click()
            else:
                dialog.get_by_role("checkbox", name=option).set_checked(value)
    dialog.locator("button.primary").click()
    page.wait_for_url(re.compile(r"/table/\w+"))
    return page.url.removeprefix(page.evaluate("location.origin"))


def wait(page: Page) -> Waiting:
    """Wait until the page wants something of this person, or the game is over."""
    found: Waiting = page.wait_for_function(WAITING).json_value()
    return found


def wait_until(page: Page, question: str, argument: object = None) -> None:
    """Wait until an `async` function says yes. `wait_for_function` takes the promise itself for a yes."""
    until(lambda: page.evaluate(question, argument), within=PATIENCE / 1000, rest=lambda: page.wait_for_timeout(50))


def click(page: Page, selector: str) -> None:
    """Click as a person does: nothing may cover the button, and it stands still."""
    page.locator(selector).first.click()


def play_one(page: Page, random: Random) -> Waiting:
    """Do whatever is asked: take the screen over, or make a move. Say what it was."""
    waiting = wait(page)
    if waiting == "hand-over":
        click(page, "[data-hand-over]")
    elif waiting == "move":
        make_move(page, random)
    return waiting


def make_move(page: Page, random: Random) -> None:
    """Click through to one of the moves, steps and all."""
    lying = page.evaluate(OPEN)
    choice = random.randrange(len(lying["moves"]) + len(lying["steps"]))
    if choice < len(lying["moves"]):
        click(page, with_value("data-move", lying["moves"][choice]))
        return
    click(page, with_value("data-first-part", lying["steps"][choice - len(lying["moves"])]))
    opened = [move for move in page.evaluate(OPEN)["moves"] if move not in lying["moves"]]
    if opened:
        click(page, with_value("data-move", random.choice(opened)))


def with_value(attribute: str, value: str) -> str:
    return f'[{attribute}="{value}"]{STAYS}'


def play_moves(page: Page, random: Random, moves: int) -> None:
    """Make so many moves, unless the game is over before."""
    while moves > 0:
        waiting = play_one(page, random)
        if waiting == "end":
            return
        moves -= waiting == "move"


def play_to_end(page: Page, random: Random) -> None:
    for _ in range(MANY):
        if play_one(page, random) == "end":
            expect(page.locator("#end-title")).to_contain_text("win")
            return
    raise AssertionError(f"the game did not end in {MANY} moves")


def as_text(page: Page) -> None:
    """Show the table as text from now on: a long game is played faster than on a board."""
    page.evaluate("localStorage.setItem('vendome.asText', 'true')")
    page.reload()


def play_on(*pages: Page, seed: int) -> None:
    """Let the pages press by themselves, to the end. For long games, whose boards another test plays by hand."""
    for page in pages:
        page.evaluate(f"(most) => {{ window.played = ({PLAY_ON})(most); }}", [seed, LONG])
    for page in pages:
        assert page.evaluate("window.played"), "the game did not end"
        expect(page.locator("#end-title")).to_contain_text("win")


def press_on(page: Page, *, seed: int, presses: int) -> None:
    """Let the page press so many times by itself: for tests that look at what comes of it, not at the pressing."""
    page.evaluate(PLAY_ON, [seed, LONG, presses])


def sit_down(page: Page, path: str, name: str) -> None:
    """Come by a link, and take a free seat."""
    page.goto(path)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("The game begins when the host starts it.")).to_be_visible()

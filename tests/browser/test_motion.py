"""What happens is played, for those who want motion: in order, told once, and never in anybody's way."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.devices import Open
from browser.people import click, create_table, make_move, play_moves, wait, with_value
from vendome import GAMES

SKIP = "Skip"
TOLD = """() => ({
    story: [...document.querySelectorAll('[role=tabpanel] li > :first-child')].map((line) => line.textContent),
    log: [...document.querySelectorAll('[role=log] p')].map((line) => line.textContent),
})"""

# Write down every motion that is begun: in which beat, of what, and how far it goes. The browser is asked where the
# thing is at its last and its first moment, so that no clock matters. What goes round is measured by its first part.
WRITE_DOWN = """
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        const at = (moment) => {
            motion.currentTime = moment;
            const { x, y, width, height } = (this.firstElementChild ?? this).getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        motion.pause();
        const [[x1, y1], [x0, y0]] = [at(motion.effect.getComputedTiming().endTime), at(0)];
        motion.play();
        const beat = document.querySelector('[data-beat]')?.dataset.beat;
        const thing = this.closest('.air') ? 'copy' : this.dataset.place;
        window.motions.push({ beat, thing, way: Math.hypot(x1 - x0, y1 - y0) });
        return motion;
    };
"""
MOVED = "(wanted) => motions.some(({ beat, thing, way }) => `${beat}: ${thing}` === wanted && way > 30)"
# What is left of a show: motions and copies. The styles' own transitions are not meant.
LEFT = """() => ({
    beat: document.querySelector('[data-beat]')?.dataset.beat ?? null,
    copies: document.querySelectorAll('.air > *').length,
    motions: document.getAnimations().filter((motion) => motion.constructor === Animation).length,
})"""
NOTHING = {"beat": None, "copies": 0, "motions": 0}
LEFT_WHEN_OVER = f"() => {{ const left = ({LEFT})(); return left.beat === null && left; }}"
# Make a move while something is played, and say what is left of it before any answer can have come.
CUT = f"""async () => {{
    const [beat, thing] = ['[data-beat]', '[data-move]'].map((what) => document.querySelector(what));
    if (!beat || !thing) return null;
    thing.click();
    for (let i = 0; i < 10; i++) await null;
    return ({LEFT})();
}}"""
FLAT = "localStorage.setItem('vendome.box-3d', 'false')"
MANY = 60  # moves: the box is taken in hand long before

GAME_NAMES = [game.name for game in GAMES.values()]
# A move of each game, and the motion that it is seen by.
MOTIONS = {
    "The Shadow Thief": ("play", "chose: spot 0"),
    "Gentlemen Thieves": ("take", "took: copy"),
    "Master Thieves": ("turn", "turned: levels"),
}


def moving(open_page: Open, speed: str, **options: Any) -> Page:
    """A page of someone who wants to see things move."""
    before = f"localStorage.setItem('vendome.motion', '\"{speed}\"'); {FLAT}; {WRITE_DOWN}"
    return open_page(**{"reduced_motion": "no-preference", "before": before, **options})


def play_until(page: Page, move: str, random: Random) -> None:
    """Play until a move of this kind is open, and make it."""
    for _ in range(MANY):
        wait(page)
        if page.locator(with_value("data-first-part", move)).count():  # it gives something up, and asks first
            click(page, with_value("data-first-part", move))
        wanted = page.locator(f"[data-move^='{move}']")
        if wanted.count():
            click(page, with_value("data-move", wanted.first.get_attribute("data-move") or ""))
            return
        make_move(page, random)
    raise AssertionError(f"no move '{move}' in {MANY} moves")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_what_a_move_moves_goes_from_place_to_place_and_leaves_nothing(open_page: Open, game: str) -> None:
    move, motion = MOTIONS[game]
    page = moving(open_page, "normal")
    create_table(page, game)
    play_until(page, move, Random(1))
    page.wait_for_function(MOVED, arg=motion)
    assert page.wait_for_function(LEFT_WHEN_OVER).json_value() == NOTHING


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_move_ends_the_show(open_page: Open, game: str) -> None:
    page = moving(open_page, "slow")
    create_table(page, game)
    random = Random(2)
    for _ in range(MANY):
        wait(page)
        left = page.evaluate(CUT)
        if left:
            assert left == NOTHING
            return
        make_move(page, random)
    raise AssertionError("nothing was played")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_whoever_wants_no_motion_sees_everything_at_once(open_page: Open, game: str) -> None:
    page = moving(open_page, "normal", reduced_motion="reduce")
    create_table(page, game)
    play_moves(page, Random(3), 4)
    wait(page)
    assert page.evaluate("motions") == []


def test_what_happens_is_played_and_can_be_skipped(open_page: Open) -> None:
    page = moving(open_page, "slow")
    create_table(page, "The Shadow Thief", players=3)
    play_and_watch(page)
    page.keyboard.press("Escape")
    play_and_watch(page)
    page.get_by_role("button", name=SKIP).click()
    expect(page.locator("[data-move]").first).to_be_visible()


def play_and_watch(page: Page) -> None:
    page.locator("[data-move]").first.click()
    expect(page.locator("[data-beat]")).to_be_visible()


def test_whoever_moves_need_not_wait_for_the_show(open_page: Open) -> None:
    """The page's clock stands still, so that no show ends by itself: whoever had to wait would wait for ever."""
    page = moving(open_page, "normal", first=lambda page: page.clock.install())
    create_table(page, "The Shadow Thief", players=2, house={"Hands": "1"})
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    random, meanwhile = Random(4), 0
    for _ in range(MANY):
        wait(page)
        meanwhile += page.locator("[data-beat]").count()
        if meanwhile == 3:
            return
        make_move(page, random)
    raise AssertionError(f"only {meanwhile} moves could be made while something was played")


def test_every_event_is_told_to_the_ear_once_and_in_order(open_page: Open) -> None:
    page = moving(open_page, "fast")
    create_table(page, "The Shadow Thief", players=2)
    play_moves(page, Random(2), 1)
    expect(page.locator("[role=log]")).to_contain_text("reveals")
    expect(page.locator("[role=log] p").last).to_contain_text("Your turn")  # all has been played
    told = page.evaluate(TOLD)
    events = [line for line in told["log"] if not line.startswith("Your turn")]
    assert told["story"][-len(events) :] == events

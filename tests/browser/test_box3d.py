"""The jewellery box in three dimensions, drawn by a browser without a graphics card."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.axe import violations
from browser.conftest import QUIET, WITHOUT_SCROLLBARS, found, opening
from browser.devices import DESKTOP, PHONE, SIDEWAYS, Complaints, Open
from browser.each_run import one_in_each_run
from browser.people import create_table, play_moves, wait
from browser.server import Server
from waits import until

CHOOSE_3D = "localStorage.setItem('vendome.box-3d', 'true')"
NO_WEBGL = "HTMLCanvasElement.prototype.getContext = () => null"
SIZES = one_in_each_run("size", {"desktop": DESKTOP, "phone": PHONE, "sideways": SIDEWAYS}, "phone")

# Count what is drawn: every picture begins with a cleared canvas.
COUNT_PICTURES = """
    window.pictures = 0;
    const clear = WebGL2RenderingContext.prototype.clear;
    WebGL2RenderingContext.prototype.clear = function (...mask) { window.pictures++; return clear.apply(this, mask); };
"""
# What a device does that draws ten pictures a second.
SLOW = """
    const draw = WebGL2RenderingContext.prototype.clear;
    WebGL2RenderingContext.prototype.clear = function (...mask) {
        const end = performance.now() + 100;
        while (performance.now() < end);
        return draw.apply(this, mask);
    };
"""
FORTY_FRAMES = """() => new Promise((done) => {
    let left = 40;
    const next = () => (left-- ? requestAnimationFrame(next) : done());
    next();
})"""
# Whether a press in the middle of each drawer, and on each other thing of the scene, reaches it.
HIDDEN = """() => [...document.querySelectorAll('.ground [data-move]')].filter((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !thing.contains(hit);
}).map((thing) => thing.dataset.move)"""
SMALL = """() => [...document.querySelectorAll('.ground [data-move]')].filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width < 43.5 || height < 43.5; // 44, but for rounding
}).map((thing) => thing.dataset.move)"""
MOTIONS = """() => performance.getEntriesByName('box').map(({ duration, detail }) => ({ duration, ...detail }))"""


@pytest.fixture(scope="session")
def drawing_browser(browser: Browser) -> Iterator[Browser]:
    """A browser that draws in three dimensions, by software."""
    drawing = browser.browser_type.launch(
        executable_path=found(), args=[*QUIET, "--enable-unsafe-swiftshader"], ignore_default_args=WITHOUT_SCROLLBARS
    )
    yield drawing
    drawing.close()


@pytest.fixture
def look(drawing_browser: Browser, server: Server, complaints: Complaints) -> Iterator[Open]:
    yield from opening(drawing_browser, server, complaints, always=COUNT_PICTURES)


def sit_at_the_box(page: Page) -> None:
    create_table(page, "Master Thieves")
    expect(page.locator("canvas")).to_be_visible()
    wait(page)


@SIZES
def test_every_drawer_is_a_button_that_a_finger_finds_and_a_game_is_played_through_them(
    look: Open, size: dict[str, int]
) -> None:
    page = look(size=size, before=CHOOSE_3D)
    sit_at_the_box(page)
    expect(page.locator(".ground [data-move^=fill]")).to_have_count(12)
    page.locator(".ground").scroll_into_view_if_needed()
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL) == []
    play_moves(page, Random(4), 30)
    expect(page.locator("canvas")).to_be_visible()


def test_the_box_moves_in_few_triangles_and_then_nothing_is_drawn_any_more(look: Open) -> None:
    page = look(reduced_motion="no-preference", before=CHOOSE_3D)
    sit_at_the_box(page)
    for _ in range(40):
        wait(page)
        turn = page.locator("[data-first-part=turn]")
        if turn.count():  # it gives up the rotation, and asks first
            turn.click()
            page.locator("[data-move=turn]").click()
            break
        play_moves(page, Random(1), 1)
    page.wait_for_function("() => performance.getEntriesByName('box').some(({ detail }) => detail.frames > 2)")
    motions = page.evaluate(MOTIONS)
    print(json.dumps(motions))
    assert max(motion["triangles"] for motion in motions) < 20_000
    wait(page)
    page.wait_for_function("() => !document.querySelector('.ground.moving')")
    assert any(stands_still(page) for _ in range(5))  # a bot may still be at it, and a last picture be sharpened


def stands_still(page: Page) -> bool:
    """Whether nothing is drawn for forty frames."""
    drawn = page.evaluate("pictures")
    page.evaluate(FORTY_FRAMES)
    return bool(page.evaluate("pictures") == drawn)


def test_the_person_chooses_between_flat_and_3d_and_the_device_remembers(look: Open) -> None:
    page = look()
    create_table(page, "Master Thieves")
    wait(page)
    expect(page.locator("canvas")).to_have_count(0)
    page.get_by_role("button", name="3D view of the box").click()
    expect(page.locator("canvas")).to_be_visible()
    page.reload()
    expect(page.locator("canvas")).to_be_visible()
    page.get_by_role("button", name="2D view of the box").click()
    expect(page.locator("canvas")).to_have_count(0)
    play_moves(page, Random(2), 1)


def test_where_it_moves_too_slowly_the_flat_box_takes_its_place(look: Open) -> None:
    page = look(reduced_motion="no-preference", before=SLOW)
    sit_at_the_box(page)
    told = page.get_by_text("3D is too slow on this device")
    for turn in range(20):
        expect(told.or_(page.locator("[data-move]").first).first).to_be_visible()
        if told.is_visible():
            break
        play_moves(page, Random(turn), 1)
    expect(told).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)
    page.reload()
    wait(page)
    expect(page.locator("canvas")).to_have_count(0)
    page.get_by_role("button", name="3D view of the box").click()
    expect(page.locator("canvas")).to_be_visible()


def test_a_lost_scene_leaves_the_flat_box(look: Open) -> None:
    page = look(before=CHOOSE_3D)
    sit_at_the_box(page)
    page.evaluate(
        "document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator("canvas")).to_have_count(0)
    play_moves(page, Random(2), 2)


def test_a_scene_that_does_not_come_leaves_the_flat_box(look: Open, complaints: Complaints) -> None:
    complaints.expected = ("Failed to load resource",)
    page = look(before=CHOOSE_3D)
    page.route("**/Box3D*.js", lambda route: route.abort())
    create_table(page, "Master Thieves")
    expect(page.locator("[data-move^=fill]")).to_have_count(12)
    expect(page.get_by_role("button", name="3D view of the box")).to_be_visible()
    play_moves(page, Random(2), 2)


def test_the_box_does_not_change_under_the_hand(look: Open, complaints: Complaints) -> None:
    page = look(before=CHOOSE_3D)
    waiting: list[Route] = []
    page.route("**/Box3D*.js", lambda route: waiting.append(route))
    create_table(page, "Master Thieves")
    expect(page.get_by_text("The box is being filled")).to_be_visible()
    until(lambda: waiting, rest=lambda: page.wait_for_timeout(10))
    expect(page.locator(".box [data-move]")).to_have_count(0)
    waiting[0].continue_()
    expect(page.locator(".ground [data-move^=fill]")).to_have_count(12)


def test_without_webgl_the_box_is_flat(look: Open) -> None:
    page = look(before=f"{CHOOSE_3D}; {NO_WEBGL}")
    create_table(page, "Master Thieves")
    wait(page)
    expect(page.locator("canvas")).to_have_count(0)
    expect(page.get_by_role("button", name="3D view of the box")).to_have_count(0)
    play_moves(page, Random(2), 2)


def test_axe_finds_nothing(look: Open) -> None:
    page = look(bypass_csp=True, before=CHOOSE_3D)
    sit_at_the_box(page)
    assert violations(page) == []

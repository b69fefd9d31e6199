"""All that one needs to decide is seen in one look: at a desk without scrolling, on a phone within a thumb's reach.

Every kind of question of every game is shown, with the most players, the longest names, and in every language.
"""

import pytest
from playwright.sync_api import Page

from browser.devices import DESKTOP, PHONE, Open
from browser.fed_table import FedTable, questions
from vendome import GAMES, Game
from vendome.engine.book.languages import LANGUAGES

DESKS = (
    {"width": 1366, "height": 768},
    {"width": 1366, "height": 640},  # what a browser's own bars leave of it
    {"width": 1280, "height": 720},
    DESKTOP,
    {"width": 1920, "height": 1080},
)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# All that can stand beside a question: its rule, the help, a bot to ask, and a clock.
EVERY_BUTTON = {"hints": True, "clock": {"seconds": 120, "left": 120}}

# What is asked, what answers it, one's own things, everyone's place at the table, and what happened last.
NEEDED = "[data-question], [data-move], [data-first-part], [data-own], [data-seat], .caption"

# What lies outside the window, or under something else; and whether there is anything to scroll to.
MISSED = f"""() => {{
    const name = (thing) => `${{thing.tagName}} ${{JSON.stringify(thing.dataset)}} ${{thing.className}}`;
    const isOutside = ({{ top, bottom, left, right }}) =>
        top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
    const isCovered = (thing, {{ left, top, width, height }}) => {{
        const [x, y] = [left + width / 2, top + height / 2];
        return !document.elementsFromPoint(x, y).slice(0, 1).some((upper) => thing.contains(upper));
    }};
    const outside = [...document.querySelectorAll(`{NEEDED}`)].filter((t) => isOutside(t.getBoundingClientRect()));
    const covered = [...document.querySelectorAll('[data-move], [data-first-part]')]
        .filter((thing) => isCovered(thing, thing.getBoundingClientRect()));
    const {{ scrollHeight }} = document.documentElement;
    return [
        ...outside.map((thing) => `${{name(thing)}} is outside`),
        ...covered.map((thing) => `${{name(thing)}} is covered`),
        ...(scrollHeight > innerHeight ? [`the page is ${{scrollHeight}} px high`] : []),
    ];
}}"""

# On a phone, before anything is scrolled: the question, a choice, and what of one's own stays above the tabs.
OUT_OF_REACH = """() => {
    const end = document.querySelector('[role=tablist]').getBoundingClientRect().top;
    const isSeen = (thing) => {
        const { top, bottom, left, right, width } = thing.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= end + 1 && left >= -0.5 && right <= innerWidth + 0.5;
    };
    const sees = (selector) => [...document.querySelectorAll(selector)].some(isSeen);
    const own = [...document.querySelectorAll('[data-dock] button')];
    return [
        ...(sees('[data-question]') ? [] : ['the question']),
        ...(sees('[data-move], [data-first-part]') ? [] : ['every choice']),
        ...(own.every(isSeen) ? [] : ['what is one’s own']),
    ];
}"""


# On a phone the words of the question flow around its buttons: none of their signs may lie on a word.
COVERED_WORDS = """() => {
    const signs = [...document.querySelectorAll('.question .buttons :is(svg, [role=timer])')];
    const range = document.createRange();
    const linesOf = (thing) => (range.selectNodeContents(thing), [...range.getClientRects()]);
    const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...document.querySelectorAll('.question :is(.flag, [data-question], .caption .words)')]
        .filter((words) => linesOf(words).some((line) => signs.some((it) => touch(line, it.getBoundingClientRect()))))
        .map((words) => words.textContent);
}"""

# Some of a board is laid out when the rest has been measured.
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def missed(page: Page, size: dict[str, int]) -> list[str]:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate(LAID_OUT)
    return [f"{what} at {size['width']} × {size['height']}" for what in page.evaluate(MISSED)]


@EVERY_LANGUAGE
@EVERY_GAME
def test_a_desk_shows_all_of_it_at_once(open_page: Open, game: Game, language: str) -> None:
    """Where a language fits the smallest desk it fits the others: those are measured in English."""
    asked = questions(game.id, game.players[-1])
    table = FedTable(open_page, locale=language)
    for key, view in asked.items():
        table.show(view)
        for size in DESKS if language == "en" else DESKS[:1]:
            assert missed(table.page, size) == [], f"asked to {key}"
        assert table.page.locator("[data-seat]").count() == game.players[-1]


def test_a_desk_shows_all_of_it_with_the_box_in_3d(open_page: Open) -> None:
    asked = questions("master_thieves", GAMES["master_thieves"].players[-1])
    table = FedTable(open_page, before="localStorage.setItem('vendome.box-3d', 'true')")
    for key, view in asked.items():
        table.show(view)
        table.page.locator("canvas").wait_for()
        assert missed(table.page, DESKS[0]) == [], f"asked to {key}"


@EVERY_GAME
def test_a_phone_has_the_choice_and_the_hand_in_reach(open_page: Open, game: Game) -> None:
    asked = questions(game.id, game.players[-1])
    for language in LANGUAGES:
        table = FedTable(open_page, locale=language, size=PHONE, is_mobile=True)
        for key, view in asked.items():
            table.show(view | EVERY_BUTTON)
            table.page.evaluate(LAID_OUT)
            assert table.page.evaluate(COVERED_WORDS) == [], f"asked to {key}, in {language}"
            assert table.page.evaluate(OUT_OF_REACH) == [], f"asked to {key}, in {language}"

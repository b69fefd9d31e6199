"""A game of each kind in WebKit, as Debian has it: the first moves by hand on the board, the others as text.

Without a graphics card WebKit paints a board so slowly that a whole game on it would take minutes.
"""

from collections.abc import Iterator

import pytest

from browser.each_run import ONE_GAME
from browser.people import PLAY_ON, STAYS
from browser.server import Server
from browser.test_accessibility import TOO_WIDE
from browser.webdriver import WebKit, webkit
from vendome import Game

OPEN = f":is([data-move], [data-first-part]){STAYS}"
# WebKit can't be told to want no motion.
CALM = """() => {
    localStorage.setItem('vendome.motion', '"off"');
    localStorage.setItem('vendome.box-3d', 'false');
    localStorage.setItem('vendome.asText', 'false');
}"""
MOST = 240_000  # ms: sooner than the driver gives up
AS_TEXT = "() => localStorage.setItem('vendome.asText', 'true')"
FAULTS = "() => [...document.querySelectorAll('.toast.refusal')].map((toast) => toast.innerText)"


@pytest.fixture
def window() -> Iterator[WebKit]:
    """One a test: it starts in a second, and a WebKit that stopped answering is not asked by the next test, too."""
    with webkit() as window:
        yield window


@ONE_GAME
def test_a_whole_game_in_webkit(window: WebKit, server: Server, game: Game) -> None:
    window.go(server.address)
    window.run(CALM)
    window.go(server.address)
    window.click(f"button[aria-label='Play now: {game.name}']")
    assert window.run(TOO_WIDE) == []
    window.click("dialog fieldset label")  # two players
    window.click("dialog fieldset label:has([value=pickpocket])")  # who thinks least
    if game.id == "shadow_thief":
        window.click("dialog summary")
        window.click("dialog details fieldset label")  # one hand
    window.click("dialog button.primary")
    for _ in range(3):
        window.click(OPEN)
    assert window.run(TOO_WIDE) == []
    window.run(AS_TEXT)
    window.go(window.run("() => location.href"))
    assert window.run(PLAY_ON, [7, MOST]), "the game did not end"
    assert window.run(FAULTS) == []

"""The screens people play on, and what their consoles say."""

from collections.abc import Callable

from playwright.sync_api import ConsoleMessage, Page

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}  # the same phone on its side
PATIENCE = 30_000  # ms; a machine that runs other tests as well is slow

NO_COMPLAINTS = (
    "GPU stall due to ReadPixels",  # told of every picture, where a scene is drawn without a graphics card
    "Service Worker registration blocked",  # as the tests want it
)

Open = Callable[..., Page]
"""Opens a page of a new person: `open_page(path, size=PHONE, …)`."""


class Complaints:
    """What the browser's console was told that should not have been."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.expected: tuple[str, ...] = ()

    def listen(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.heard.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in NO_COMPLAINTS):
            self.heard.append(message.text)

    def unexpected(self) -> list[str]:
        return [text for text in self.heard if not any(part in text for part in self.expected)]

"""The icons that devices want as PNG, drawn from `public/icon.svg` by a browser: run it after a change of that one."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
NIGHT = "#0c1226"

# Its edge in pixels; how much of it the picture takes; what is behind it. A device that cuts a shape out of a maskable
# icon leaves the inner four fifths.
ICONS = {
    "icon-192": (192, 1, "transparent"),
    "icon-512": (512, 1, "transparent"),
    "icon-maskable-512": (512, 0.86, NIGHT),
    "apple-touch-icon": (180, 0.94, NIGHT),
}


def draw() -> None:
    picture = (PUBLIC / "icon.svg").read_text()
    chromium = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (edge, share, behind) in ICONS.items():
            page.set_viewport_size({"width": edge, "height": edge})
            page.set_content(
                f"<style>body {{ margin: 0; background: {behind} }} svg {{ position: fixed; inset: 0; margin: auto;"
                f"width: {share:.0%}; height: {share:.0%} }}</style>{picture}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()

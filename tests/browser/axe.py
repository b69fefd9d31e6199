"""Deque's axe, as npm brings it, run on what a page shows now, by night and by day."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """([within, rules]) =>
    axe.run(within ?? document, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })"""
OF_LIGHT = ["color-contrast", "link-in-text-block"]  # all else is the same by day


def violations(page: Page, within: str | None = None, *, by_day: bool = True) -> list[str]:
    """What axe finds, each with the first thing it was found at; if only a part has changed, `within` that. The page's
    context must bypass the CSP."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    return [*found(page, within, "dark", None), *(found(page, within, "light", OF_LIGHT) if by_day else ())]


def found(page: Page, within: str | None, theme: str, rules: list[str] | None) -> list[str]:
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    problems = page.evaluate(RUN, [within, rules])["violations"]
    return [
        f"{theme}: {one['id']} at {node['target'][0]}: {node['failureSummary']}"
        for one in problems
        for node in one["nodes"]
    ]

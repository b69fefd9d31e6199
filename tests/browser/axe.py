"""Deque's axe, as npm brings it, run on what a page shows now."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def violations(page: Page) -> list[str]:
    """What axe finds, each with the first thing it was found at. The page's context must bypass the CSP."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate(RUN)["violations"]
    return [f"{one['id']} at {node['target'][0]}: {node['failureSummary']}" for one in found for node in one["nodes"]]

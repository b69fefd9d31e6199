"""What the page costs, by Chromium's own clocks: a real server, a headless browser, the page as it is built.

    make page && python benchmarks/page.py
    python benchmarks/page.py --runs 9 --json

Paints and bytes are those of a first visit, with nothing kept. A move's delay is the browser's event timing, from the
click to the next frame. Frames are counted in a trace while the box of Master Thieves turns; without a graphics card
they are drawn by the processor, and 3D is slow. The way to the first move has no person in it who reads and thinks. A
browser without a graphics card has no 3D and shows the flat box; the other's first picture, drawn by the processor, has
a line of its own. A new machine is a server whose folder of machine code is empty: it plays while it compiles.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--no-first-run", "--disable-background-networking")
WITH_3D = (*FLAGS, "--enable-unsafe-swiftshader")  # drawn by the processor, if need be
WITHOUT_3D = (*FLAGS, "--disable-3d-apis")
GAMES = ("Master Thieves", "The Shadow Thief", "Gentlemen Thieves")
PATIENCE = 120_000  # ms
TURNS = 6  # of the box, for its frame rate
MOVES = 6  # of a game, for the delays

OBSERVE = """
    window.seen = { largest: 0, events: [] };
    new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.largest = one.startTime; })
        .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (one.interactionId) seen.events.push(one.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
PAINTS = """() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    largest: seen.largest,
})"""
OPEN = "() => document.querySelector('[data-move], [data-step]') !== null"


@contextmanager
def running_server(*, new_machine: bool = False) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "vendome", "serve", "--port", "0", "--database", f"{folder}/tables.sqlite"]
        empty = {"NUMBA_CACHE_DIR": f"{folder}/compiled"} if new_machine else {}
        with log.open("wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **empty})
        try:
            while not (told := re.search(r"http://[\d.]+:\d+", log.read_text())):
                if process.poll() is not None:
                    raise SystemExit(f"the server did not start:\n{log.read_text()}")
                time.sleep(0.1)
            if not new_machine:
                rehearse(told[0])
            yield told[0]
        finally:
            process.terminate()
            process.wait(20)


def rehearse(address: str) -> None:
    """Bots play every game once: what must be compiled is compiled before anything is measured."""
    for game in (found["id"] for found in call(address, "/games")):
        bots = [{"kind": "bot", "level": "pickpocket"}] * 2
        made = call(address, "/tables", {"game": game, "options": {"players": 2}, "seats": bots})
        call(address, f"/tables/{made['table']}/start", {}, made["host"])


def call(address: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers), timeout=300) as answer:
        return json.load(answer)


class Visitor:
    """A new person at the page: a context remembers nothing of the ones before."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB", **options
        )
        self.context.add_init_script(OBSERVE)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.bytes: dict[str, int] = defaultdict(int)
        self.count_bytes()

    def count_bytes(self) -> None:
        """As they come over the line, gzip and headers included, by the kind of file."""
        names: dict[str, str] = {}
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        devtools.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
        devtools.on("Network.loadingFinished", lambda told: self.add(names.get(told["requestId"], ""), told))

    def add(self, url: str, told: dict[str, Any]) -> None:
        self.bytes[kind_of(url)] += int(told["encodedDataLength"])

    def lay_table(self, game: str) -> None:
        self.page.goto("/")
        self.play_now(game)

    def play_now(self, game: str) -> None:
        self.page.get_by_role("button", name=f"Play now: {game}").click()
        self.page.get_by_role("dialog").locator("button.primary").click()
        self.page.wait_for_function(OPEN)

    def press_one(self, wanted: str = "[data-move]") -> None:
        self.page.wait_for_function(OPEN)
        thing = self.page.locator(wanted)
        (thing if thing.count() else self.page.locator("[data-step], [data-move]")).first.click()


def kind_of(url: str) -> str:
    path = re.sub(r"https?://[^/]+", "", url)
    if path.startswith("/api"):
        return "api"
    if "Box3D" in path:
        return "3d"
    ending = re.search(r"\.(js|css|woff2|svg|png|webmanifest)$", path)
    return (
        {"svg": "pictures", "png": "pictures", "webmanifest": "pictures"}.get(ending[1], ending[1])
        if ending
        else "html"
    )


def routes(browser: Browser, address: str, runs: int) -> dict[str, Any]:
    """First and largest paint, and the bytes, of each route at a first visit."""
    host = Visitor(browser, address)
    host.lay_table("The Shadow Thief")
    paths = {"/": "/", "/table": host.page.url.removeprefix(address), "/replay": "/replay"}
    host.context.close()
    return {name: route(browser, address, path, runs) for name, path in paths.items()}


def route(browser: Browser, address: str, path: str, runs: int) -> dict[str, Any]:
    paints, counted = [], {}
    for _ in range(runs):
        visitor = Visitor(browser, address, service_workers="block")
        visitor.page.goto(path, wait_until="networkidle")
        visitor.page.wait_for_timeout(200)
        paints.append(visitor.page.evaluate(PAINTS))
        counted = dict(sorted(visitor.bytes.items()))
        visitor.context.close()
    return {
        "first_paint_ms": round(median(one["first"] for one in paints)),
        "largest_paint_ms": round(median(one["largest"] for one in paints)),
        "bytes": counted,
        "bytes_before_3d": sum(size for kind, size in counted.items() if kind not in ("3d", "api")),
    }


def first_moves(games: dict[str, tuple[Browser, str]], address: str, runs: int) -> dict[str, dict[str, int]]:
    """From pressing *Play now* to the first own move being on the table, in milliseconds: at a server that has compiled
    its games, and each time at another that has just started and has compiled nothing."""
    found: dict[str, dict[str, int]] = {}
    for name, (browser, game) in games.items():
        warm = [first_move(browser, address, game) for _ in range(runs)]
        new = [first_move_on_a_new_machine(browser, game) for _ in range(runs)]
        found[name] = {"warm_ms": round(median(warm)), "new_machine_ms": round(median(new))}
    return found


def first_move(browser: Browser, address: str, game: str) -> float:
    visitor = Visitor(browser, address)
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name=f"Play now: {game}").wait_for()
    start = time.perf_counter()
    visitor.play_now(game)
    visitor.press_one()
    visitor.page.locator("[aria-busy=true]").wait_for(state="hidden")
    visitor.context.close()
    return (time.perf_counter() - start) * 1000


def first_move_on_a_new_machine(browser: Browser, game: str) -> float:
    with running_server(new_machine=True) as address:
        return first_move(browser, address, game)


def delays(browser: Browser, address: str) -> dict[str, Any]:
    """Event timing of real clicks while games are played: to the next frame, in steps of 8 ms."""
    found: dict[str, Any] = {}
    for game in GAMES:
        visitor = Visitor(browser, address)
        visitor.lay_table(game)
        for _ in range(MOVES):
            visitor.press_one()
        visitor.page.wait_for_timeout(500)
        events = sorted(visitor.page.evaluate("() => seen.events"))
        found[game] = {
            "worst_ms": round(events[-1]) if events else 16,
            "median_ms": round(median(events)) if events else 16,
            "above_16_ms": len(events),
        }
        visitor.context.close()
    return found


def frames(browser: Browser, address: str, *, solid: bool) -> dict[str, Any]:
    """Frames a second in a trace, while the box goes round and over."""
    visitor = Visitor(browser, address)
    visitor.page.goto("/")
    visitor.page.evaluate(f"localStorage.setItem('vendome.box-3d', '{json.dumps(solid)}')")
    visitor.lay_table("Master Thieves")
    rates: list[float] = []
    longest = 0.0
    while len(rates) < TURNS:
        turning = "[data-move^=rotate], [data-move=turn]"
        visitor.page.wait_for_function(OPEN)
        if not visitor.page.locator(turning).count():
            visitor.press_one()
            continue
        browser.start_tracing(page=visitor.page, categories=["disabled-by-default-devtools.timeline.frame"])
        visitor.page.locator(turning).first.click(force=True)
        visitor.page.wait_for_timeout(800)
        gaps = gaps_between_frames(browser.stop_tracing())
        if gaps:
            rates.append(1 / median(gaps))
            longest = max(longest, *gaps)
    visitor.context.close()
    return {"frames_a_second": round(median(rates)), "longest_gap_ms": round(longest * 1000)}


def gaps_between_frames(trace: bytes) -> list[float]:
    """Seconds between one drawn frame and the next."""
    events = json.loads(trace)["traceEvents"]
    times = sorted(event["ts"] / 1e6 for event in events if event["name"] == "DrawFrame")
    return [later - earlier for earlier, later in pairwise(times)]


def measure(runs: int) -> dict[str, Any]:
    chromium = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if chromium is None:
        raise SystemExit(f"one of {', '.join(CHROMIUM)} is needed")
    with running_server() as address, sync_playwright() as playwright:
        launch = playwright.chromium.launch
        flat, browser = (launch(executable_path=chromium, args=flags) for flags in (WITHOUT_3D, WITH_3D))
        games = {game: (flat, game) for game in GAMES} | {"Master Thieves, 3D": (browser, "Master Thieves")}
        parts: dict[str, Callable[[], Any]] = {
            "routes": lambda: routes(browser, address, runs),
            "first_move": lambda: first_moves(games, address, runs),
            "delay": lambda: delays(browser, address),
            "box_2d": lambda: frames(browser, address, solid=False),
            "box_3d": lambda: frames(browser, address, solid=True),
        }
        found: dict[str, Any] = {"chromium": browser.version}
        for number, (name, part) in enumerate(parts.items(), 1):  # bots take their time, and so does this
            print(f"{number} of {len(parts)}: {name} …", file=sys.stderr, flush=True)
            found[name] = part()
        return found


def show(found: dict[str, Any]) -> None:
    print(f"Chromium {found['chromium']}, first visits, medians\n")
    print(f"{'route':10} {'first paint':>12} {'largest paint':>14} {'before 3D':>12}  of which")
    for name, one in found["routes"].items():
        parts = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in one["bytes"].items())
        paints = f"{one['first_paint_ms']:>9} ms {one['largest_paint_ms']:>11} ms"
        print(f"{name:10} {paints} {one['bytes_before_3d'] / 1000:>9.0f} KB  {parts}")
    print("\nfrom pressing Play now to the first own move, and the same on a new machine")
    for game, one in found["first_move"].items():
        print(f"  {game:20} {one['warm_ms']:>6} ms {one['new_machine_ms']:>6} ms")
    print("\nfrom a click to the next frame, while playing")
    for game, one in found["delay"].items():
        print(f"  {game:20} {one['median_ms']:>6} ms, at worst {one['worst_ms']} ms")
    print("\nthe box while it turns")
    for name in ("box_2d", "box_3d"):
        one = found[name]
        print(f"  {name[-2:].upper():20} {one['frames_a_second']:>6} frames/s, longest gap {one['longest_gap_ms']} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="visits of each kind")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    result = measure(options.runs)
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)

"""From nothing to the first game: what a person waits for on a new machine, and what it takes on the disk.

    python benchmarks/first_game.py
    python benchmarks/first_game.py --game master_thieves --without-wheel

The repository is cloned into an empty folder, `make play` runs there with a home and caches of its own, all of them
empty, and the browser that it opens is a stand-in which notes the address. Then a table asks its person the first
question.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
GAMES = ("shadow_thief", "master_thieves", "gentlemen_thieves")
BROWSER = '#!/bin/sh\necho "$1" > "$OPENED"\n'
# What is set here and would tell of caches, of another environment or of other options.
FORGOTTEN = ("XDG_", "PYTHON", "VIRTUAL_ENV", "VENDOME_", "NUMBA_", "MAKE", "UV_", "PIP_CACHE_DIR", "npm_config_cache")
GRACE = 30.0  # seconds for the server to end


class Machine(NamedTuple):
    """A folder that is as empty as a new machine."""

    folder: Path
    limit: float  # seconds for each thing that is waited for

    @property
    def clone(self) -> Path:
        return self.folder / "vendome"

    @property
    def opened(self) -> Path:
        """Where the browser writes what it was told to open."""
        return self.folder / "opened"

    @property
    def environment(self) -> dict[str, str]:
        home = self.folder / "home"
        own = {name: value for name, value in os.environ.items() if not name.startswith(FORGOTTEN)}
        return {**own, "HOME": str(home), "BROWSER": str(self.folder / "browser"), "OPENED": str(self.opened)}

    def prepare(self) -> None:
        (self.folder / "home").mkdir()
        browser = self.folder / "browser"
        browser.write_text(BROWSER)
        browser.chmod(0o755)

    def run(self, *command: str | Path, inside: bool = True) -> float:
        """The seconds that a command takes."""
        began = time.perf_counter()
        where = self.clone if inside else self.folder
        subprocess.run(command, cwd=where, env=self.environment, check=True, timeout=self.limit, stdout=sys.stderr)
        return time.perf_counter() - began

    def until(self, what: str, happens: Callable[[], Any]) -> Any:
        """What it gives, once it gives something."""
        end = time.monotonic() + self.limit
        while time.monotonic() < end:
            if found := happens():
                return found
            time.sleep(0.05)
        raise SystemExit(f"{what}: not within {self.limit:.0f} s")


def first_game(machine: Machine, source: str, game: str) -> dict[str, float]:
    """Seconds from the beginning of `git clone` to each thing."""
    began = time.time()
    passed: dict[str, float] = {}

    def note(what: str, at: float | None = None) -> None:
        passed[what] = (at or time.time()) - began

    machine.run("git", "clone", "--quiet", "--no-local", source, machine.clone, inside=False)
    note("the repository is cloned")
    with playing(machine) as make:
        address = machine.until("the page", lambda: opened_page(machine, make))
        note("the browser shows the page")
        note("Python is installed", (machine.clone / ".venv" / ".playing").stat().st_mtime)
        note("the page is built", (machine.clone / "src/vendome/table/page/index.html").stat().st_mtime)
        ask_first_question(machine, address, game)
        note(f"{game} asks its first question")
    return passed


@contextlib.contextmanager
def playing(machine: Machine) -> Iterator[subprocess.Popen[bytes]]:
    """`make play`, and all that it starts, until the end."""
    make = subprocess.Popen(
        ["make", "play"], cwd=machine.clone, env=machine.environment, stdout=sys.stderr, start_new_session=True
    )
    try:
        yield make
    finally:
        end_group(make, signal.SIGTERM)


def end_group(leader: subprocess.Popen[bytes], word: signal.Signals) -> None:
    """A process, and all that it started: first asked, then forced."""
    end = time.monotonic() + GRACE
    try:
        os.killpg(leader.pid, word)
        while time.monotonic() < end:
            leader.poll()  # or it would stay in the group, though it has ended
            os.killpg(leader.pid, 0)
            time.sleep(0.1)
    except ProcessLookupError:
        return
    if word != signal.SIGKILL:
        end_group(leader, signal.SIGKILL)


def opened_page(machine: Machine, make: subprocess.Popen[bytes]) -> str:
    """The address, if the browser was told to open it and the page comes from there; empty until then."""
    if make.poll() is not None:
        raise SystemExit(f"`make play` ended with {make.returncode}")
    address = machine.opened.read_text().strip().rstrip("/") if machine.opened.exists() else ""
    if not address:
        return ""
    with contextlib.suppress(URLError), urlopen(address, timeout=machine.limit) as answer:
        return address if b"<script" in answer.read() else ""
    return ""


def ask_first_question(machine: Machine, address: str, game: str) -> None:
    """One person against a bot, at a table that is new on this machine."""
    seats = [{"kind": "human"}, {"kind": "bot", "level": "pickpocket"}]
    made = call(machine, f"{address}/api/tables", "", {"game": game, "options": {"players": 2}, "seats": seats})
    table = f"{address}/api/tables/{made['table']}"
    call(machine, f"{table}/start", made["host"], {})
    token = made["seats"][0]["token"]
    machine.until("the first question", lambda: call(machine, table, token)["legal"])


def call(machine: Machine, url: str, token: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    text = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, text, headers), timeout=machine.limit) as answer:
        return dict(json.load(answer))


def megabytes(folder: Path) -> float:
    """On the disk. A file with two names is there once."""
    sizes = {}
    for path in folder.rglob("*"):
        found = path.lstat()
        sizes[found.st_ino] = found.st_blocks * 512
    return sum(sizes.values()) / 1e6


def compiled(folder: Path) -> float:
    return sum(path.stat().st_blocks * 512 for path in folder.rglob("*.pyc")) / 1e6


def install_wheel(machine: Machine) -> tuple[float, float]:
    """Megabytes that the wheel and its lock add to an empty environment, and how much of that is compiled Python."""
    machine.run("make", "wheel")
    folder = machine.folder / "installed"
    machine.run(sys.executable, "-m", "venv", folder)
    before, compiled_before = megabytes(folder), compiled(folder)
    (wheel,) = (machine.clone / "dist").glob("*.whl")
    install = folder / "bin" / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check"
    machine.run(*install, "--require-hashes", "--requirement", "requirements.lock")
    machine.run(*install, "--no-deps", wheel)
    return megabytes(folder) - before, compiled(folder) - compiled_before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", default=str(ROOT), help="the repository that is cloned (default: this one)")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="the first game (default: %(default)s)")
    parser.add_argument("--limit", type=float, default=900, help="seconds for each step (default: %(default)g)")
    parser.add_argument("--without-wheel", action="store_true", help="leave the wheel out")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="first-game-") as folder:
        machine = Machine(Path(folder), options.limit)
        machine.prepare()
        passed = first_game(machine, options.source, options.game)
        sizes = {name: megabytes(machine.clone / name) for name in (".venv", "web/node_modules")}
        print("seconds from the beginning of `git clone`")
        for what, seconds in sorted(passed.items(), key=lambda pair: pair[1]):
            print(f"  {what:50} {seconds:>6.1f} s")
        print("what playing keeps")
        for name, size in {**sizes, "together": sum(sizes.values())}.items():
            print(f"  {name:50} {size:>6.0f} MB")
        if not options.without_wheel:
            size, bytecode = install_wheel(machine)
            print("`pip install` of the wheel and its lock")
            print(f"  {'installed':50} {size:>6.0f} MB")
            print(f"  {'of which Python that pip compiled':50} {bytecode:>6.0f} MB")


if __name__ == "__main__":
    main()

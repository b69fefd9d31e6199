"""A fourth game, added to a copy of the tree by the commands of docs/adding-a-game.md, and by nothing else.

What is added lies in `added/`, as it would lie in the tree. It is not shipped.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[2]
ADDED = Path(__file__).parent / "added"
GUIDE = ROOT / "docs" / "adding-a-game.md"
GAME = "night_keys"
FOLDERS = tuple(f"{parent}/{GAME}" for parent in ("src/vendome/games", "tests/games", "web/src/games"))
GENERATED = "web/tests/fixtures/"  # by `tests/write_anew.py`, as the guide says
MOST_LINES = 312  # of Python
PATIENCE = 900  # seconds for one command; far more than it needs


def guide_blocks() -> list[list[str]]:
    """The commands of the guide, block by block, for this game."""
    found = re.findall(r"^ *```sh\n(.*?)^ *```$", GUIDE.read_text(), re.DOTALL | re.MULTILINE)
    return [dedent(block).replace("my_game", GAME).splitlines() for block in found]


class Copy:
    """A copy of the tree, which is its own repository, with the environment and the modules of the original."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tree"
        ours = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "VENDOME_"))}
        self.environment = {
            **ours,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.folder / "src"),  # before the original, which is installed
            "XDG_DATA_HOME": str(folder / "data"),
            "VENDOME_COMPILE_AHEAD": "0",  # the other games are not played
        }
        tracked = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
        for path in filter(None, tracked):
            if (ROOT / path).is_file():
                (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / path, self.folder / path)
        self.run("git init --quiet && git add --all && git -c user.name=a -c user.email=a@b commit --quiet -m original")
        for link in (".venv", "web/node_modules"):
            (self.folder / link).symlink_to((ROOT / link).resolve())
        if (ROOT / ".mypy_cache").exists():  # most files are the same here
            shutil.copytree(ROOT / ".mypy_cache", self.folder / ".mypy_cache")
        with (self.folder / ".git/info/exclude").open("a") as exclude:
            exclude.write(".venv\nweb/node_modules\n")

    def run(self, command: str) -> str:
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=self.environment, input="1\n" * 200, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stdout[-6000:]}"
        return done.stdout

    def run_all(self, commands: list[str]) -> str:
        return "\n".join(map(self.run, commands))

    def put_in(self) -> None:
        """What a designer makes of the copied folders."""
        for folder in FOLDERS:
            shutil.rmtree(self.folder / folder)
            shutil.copytree(ADDED / folder, self.folder / folder)

    def written_anew(self) -> list[str]:
        """The files that were put in, and have changed since."""
        files = [path.relative_to(ADDED) for path in ADDED.rglob("*") if path.is_file()]
        return [str(path) for path in files if (ADDED / path).read_bytes() != (self.folder / path).read_bytes()]

    def changed(self) -> list[str]:
        lines = self.run("git status --porcelain --untracked-files=all").splitlines()
        return [line[3:] for line in lines]


def test_the_game_is_small() -> None:
    lines = [line for path in ADDED.glob("src/**/*.py") for line in path.read_text().splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES


@pytest.mark.slow
def test_a_fourth_game_is_played_by_its_rules_and_holds_what_every_game_must(tmp_path: Path) -> None:
    """Interpreted: to compile it, and to build the page with it, takes minutes."""
    copy = Copy(tmp_path)
    copy.run_all(guide_blocks()[0])
    copy.put_in()
    copy.environment["NUMBA_DISABLE_JIT"] = "1"
    folders = f"tests/games/{GAME} tests/conformance tests/perft tests/playthroughs"
    assert re.search(r"\d\d passed", copy.run(f"pytest {folders} -m interpreted -k {GAME}"))
    assert [path for path in copy.changed() if not path.startswith(FOLDERS)] == []
    assert copy.written_anew() == []


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.timeout(2400)  # a page is built, a game is compiled and tested
def test_the_guide_leads_to_a_whole_game_in_three_folders(tmp_path: Path) -> None:
    """With machine code and a page of its own. `make test` has the rules, above."""
    copy = Copy(tmp_path)
    begin, *blocks = guide_blocks()
    for command in begin:
        copy.run(command)
    copy.put_in()
    assert str(copy.folder) in copy.run(f"python -c 'import vendome.games.{GAME} as game; print(game.__file__)'")
    written, *commands, browser = [command for block in blocks for command in block]
    copy.run(written)
    page = [command for command in commands if command.startswith("npm ")]
    rules = [command for command in commands if command not in page]
    with ThreadPoolExecutor() as pool:  # the page is built while the rules are tested
        building = pool.submit(copy.run_all, page)
        said = copy.run_all(rules)
        building.result()
    copy.run(browser)
    assert "← wins" in said
    assert "search:sims=400 wins more than its fair share" in said
    copy.run(f"ruff check {' '.join(FOLDERS[:2])} && ruff format --check {' '.join(FOLDERS[:2])}")
    copy.run(f"mypy {' '.join(FOLDERS[:2])} && lint-imports")
    outside = [path for path in copy.changed() if not path.startswith((*FOLDERS, GENERATED))]
    assert outside == []
    assert copy.written_anew() == [], "what it is compared with was not of today"

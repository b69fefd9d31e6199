"""The documents can't drift: commands run, links lead somewhere, every flag is described.

`python tests/docs/test_docs.py` writes docs/command-line.md and docs/observations.md anew.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from vendome import GAMES
from vendome.cli import main
from vendome.engine.observation import Layout

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
ADMIN = ("list", "show", "close", "delete", "export", "forget", "block", "unblock", "blocked", "stats", "processes")
COMMANDS = (
    *("games", "rules", "play", "simulate", "arena", "report", "train", "export", "sit", "serve", "check", "replay"),
    *("bots", "review", "puzzles", "backup", "restore", "admin"),
    *(f"admin {name}" for name in ADMIN),
)
END = "-- end of a help --"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def command_line_page() -> str:
    commands = [(), *(tuple(name.split()) for name in COMMANDS)]
    parts = ["# The command line", "", "What `--help` says; `tests/docs` keeps it so."]
    for command, text in zip(commands, helps(commands), strict=True):
        parts += ["", f"## `{' '.join(['vendome', *command])}`", "", "```text", text, "```"]
    parts += [
        "",
        "## Exit codes",
        "",
        "0: done. 1: a fault was found (a record that breaks the rules, a full disk). 2: a mistake in the call.",
        "130: stopped with Ctrl-C. A mistake is told in one line on standard error.",
    ]
    return "\n".join([*parts, ""])


def helps(commands: list[tuple[str, ...]]) -> list[str]:
    """What each command says of itself. One process asks for all: to start one takes a second."""
    code = f"""
from vendome.cli import main
for command in {commands}:
    assert main([*command, "--help"]) == 0
    print({END!r}, flush=True)
"""
    environment = {**os.environ, "TERM": "dumb", "COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    texts = done.stdout.split(f"{END}\n")[:-1]
    return ["\n".join(line.rstrip() for line in text.strip().splitlines()) for text in texts]


def test_the_command_line_page_is_what_help_says() -> None:
    assert (ROOT / "docs" / "command-line.md").read_text() == command_line_page()


def observations_page() -> str:
    parts = [
        "# Observations",
        "",
        "Every number that a learner sees, by game; `tests/docs` keeps it so. A number is a count divided by the scale",
        "of its field, a power of two; as `uint8` it is the count itself. A field of every seat has one's own first,",
        "then clockwise. *At* is where a field begins. Shapes are those of the most players; with fewer, fields of",
        "seats are shorter.",
    ]
    for game in GAMES.values():
        most = game.players[-1]
        observed, hidden = game.observation.LAYOUT, game.observation.HIDDEN
        sizes = ", ".join(f"{observed.size(players)} with {players}" for players in game.players)
        parts += ["", f"## {game.name}", "", f"Numbers by players: {sizes}.", "", *fields_table(observed, most)]
        parts += [
            "",
            "What `full=True` adds for critics, counted from there:",
            "",
            *fields_table(hidden, most),
        ]
    return "\n".join([*parts, ""])


def fields_table(layout: Layout, players: int) -> list[str]:
    rows = ["| field | at | shape | scale | what it is |", "| --- | ---: | --- | ---: | --- |"]
    for field in layout.fields(players).values():
        shape = "×".join(map(str, field.shape)) or "1"
        rows.append(f"| `{field.name}` | {field.start} | {shape} | {field.scale:g} | {field.help} |")
    return rows


def test_the_page_of_observations_is_what_the_games_say() -> None:
    assert (ROOT / "docs" / "observations.md").read_text() == observations_page()


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
        assert target.startswith("http") or (page.parent / target).exists(), target


def readme_commands() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    lines = [line.split("  #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith(".venv/bin/vendome")]


def test_the_commands_of_the_readme_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In order, in an empty folder: later ones read what earlier ones wrote."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # processes for an arena take longer to start than it does
    commands = readme_commands()
    assert len(commands) > 5
    for command in commands:
        monkeypatch.setattr("sys.stdin", StringIO("\n\nquit\n"))
        code = main(shlex.split(command)[1:])
        assert code == 0, f"{command}\n{capsys.readouterr().err}"


@pytest.mark.parametrize("page", ["README.md", "docs/records.md", "docs/table.md", "docs/train.md", "docs/learning.md"])
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "shadow_thief", "-k", "2", "--records", "games.jsonl"]) == 0
    for block in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL):
        exec(block, {})


@pytest.mark.parametrize("page", ["docs/notebook.md"])
def test_a_page_s_examples_give_what_it_says(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those with a prompt: one session from the page's top to its end."""
    monkeypatch.chdir(tmp_path)
    text = "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.DOTALL))
    text = re.sub(r"(?<=.\n)\n(?!>>>)", "<BLANKLINE>\n", text)  # a page spells an empty line as one
    examples = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert examples.examples
    faults: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=faults.append)
    assert not faults, "".join(faults)


def test_every_game_is_in_the_readme_and_the_rulebook_index() -> None:
    for game in GAMES.values():
        assert game.name in (ROOT / "README.md").read_text()
        assert game.id in (ROOT / "docs" / "rulebook" / "README.md").read_text()


if __name__ == "__main__":
    (ROOT / "docs" / "command-line.md").write_text(command_line_page())
    (ROOT / "docs" / "observations.md").write_text(observations_page())

"""What a command loads before it answers: nobody waits for what it does not use."""

import subprocess
import sys

import pytest

HEAVY = {"numba", "numpy", "sqlalchemy", "starlette", "uvicorn", "vendome.engine.contract", "vendome.games.registry"}

# Each command that computes nothing, and a line that it prints.
LIGHT = {
    "--help": "Three jewel-heist board games",
    "--version": "vendome 0.",
    "admin --help": "Look after the tables of a server",
    "simulate --help": "Let bots play many games",
    "rules shadow-thief": "# The Shadow Thief",
    "rules shadow_thief SD-3.6": "**SD-3.6",
    "rules shadow_thief SD-3": "## SD-3",
    "rules shadow_thif": "unknown game 'shadow_thif'; did you mean 'shadow_thief'? (known: gentlemen_thieves, ",
    "rules shadow_thief+hands=3": "'shadow_thief+hands=3' is no game of its own: it is shadow_thief with other numbers",
    "rules shadow_thief SD-9.9": "unknown rule 'SD-9.9'",
    "rules shadow_thief --language la": "unknown language 'la'",
    "no-such-command": "No such command 'no-such-command'",
}


def run(arguments: str) -> tuple[str, set[str]]:
    """What a command prints, and which modules it loads."""
    command = [sys.executable, "-X", "importtime", "-m", "vendome", *arguments.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stderr.splitlines()
    loaded = {line.rpartition("|")[2].strip() for line in lines if line.startswith("import time:")}
    told = [line for line in lines if not line.startswith("import time:")]
    return "\n".join([done.stdout, *told]), loaded


@pytest.mark.parametrize("arguments", LIGHT)
def test_a_command_that_computes_nothing_loads_no_compiler(arguments: str) -> None:
    printed, loaded = run(arguments)
    assert LIGHT[arguments] in printed
    assert not loaded & HEAVY


@pytest.mark.parametrize("arguments", ["backup - --database nowhere.sqlite", "restore nowhere"])
def test_a_command_about_the_database_loads_no_compiler(arguments: str) -> None:
    printed, loaded = run(arguments)
    assert "nowhere" in printed
    assert loaded & HEAVY == {"sqlalchemy"}


@pytest.mark.slow
def test_a_command_that_needs_the_games_loads_no_server() -> None:
    printed, loaded = run("games")
    assert "shadow_thief" in printed
    assert loaded & HEAVY == {"numba", "numpy", "vendome.engine.contract", "vendome.games.registry"}

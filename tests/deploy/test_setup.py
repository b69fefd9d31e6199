"""Whoever sets up reads a line for each step, and what failed in words."""

import subprocess
import sys

import pytest

from deploy.samples import ROOT

WHAT = "Building the page"


def step(*command: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(ROOT / "setup" / "step.py"), WHAT, *command]
    return subprocess.run(words, capture_output=True, text=True, timeout=60)


def failing(said: str) -> subprocess.CompletedProcess[str]:
    return step(sys.executable, "-c", f"import sys; print({said!r}); sys.exit(3)")


def test_a_step_that_succeeds_is_one_line() -> None:
    done = step(sys.executable, "-c", "import sys; print('a'); print('b', file=sys.stderr)")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{WHAT} …\n", "")


def test_a_step_that_fails_shows_its_last_words() -> None:
    done = failing("\n".join(f"line {number}" for number in range(100)))
    assert done.returncode == 1
    assert done.stdout == f"{WHAT} …\n"
    *said, last = done.stderr.splitlines()
    assert said == [f"  | line {number}" for number in range(85, 100)]
    assert last == f"{WHAT}: failed. Its last words stand above."


@pytest.mark.parametrize(
    ("said", "cause"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full."),
        ("npm error code ENOSPC", "The disk is full."),
        ("npm error code EAI_AGAIN", "The network, or a server in it, can't be reached."),
        ("NewConnectionError(...): Temporary failure in name resolution", "The network, or a server in it, can't"),
        ("ERROR: Could not find a version of uv (from versions: none)", "The network, or a server in it, can't"),
        ("error sending request: client error (Connect): dns error", "The network, or a server in it, can't"),
        ("The virtual environment was not created: ensurepip is not available.", "Python's module venv is missing"),
        ("Hash mismatch for `hatchling==1.33.0`", "A download is not what the lock file says"),
        ("error: Permission denied (os error 13)", "A file or folder can't be written"),
    ],
)
def test_a_known_cause_is_named(said: str, cause: str) -> None:
    done = failing(said)
    assert f"{WHAT}: failed. {cause}" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_program_that_is_missing_is_named() -> None:
    done = step("no-such-program")
    assert done.returncode == 1
    assert done.stderr == f"{WHAT}: failed. no-such-program can't be run: No such file or directory.\n"

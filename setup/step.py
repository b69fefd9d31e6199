"""Runs a command as one step of setting up, told in one line. Its own words are shown only if it fails.

python3 setup/step.py "Building the page" npm run build
"""

from __future__ import annotations

import re
import subprocess
import sys

LAST_LINES = 15  # of the words of a command that failed

# What is wrong, by the words of the tools that we run.
CAUSES = {
    r"No space left on device|ENOSPC|os error 28": "The disk is full.",
    r"ensurepip is not available|No module named (venv|ensurepip)": (
        "Python's module venv is missing: on Debian and Ubuntu, install the package python3-venv."
    ),
    r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|NewConnectionError|ConnectTimeoutError"
    r"|[Nn]ame resolution|dns error|tcp connect error|client error \(Connect\)|from versions: none": (
        "The network, or a server in it, can't be reached."
    ),
    r"THESE PACKAGES DO NOT MATCH THE HASHES|[Hh]ash mismatch|EINTEGRITY": (
        "A download is not what the lock file says: nothing of it was used."
    ),
    r"EACCES|Permission denied": "A file or folder can't be written: it belongs to somebody else.",
}


class StepFailed(Exception):
    """The text says what failed, in words for whoever sets up."""


def run(what: str, *command: str) -> None:
    """StepFailed, if the command fails or is not there."""
    print(f"{what} …", flush=True)
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise StepFailed(f"{what}: failed. {command[0]} can't be run: {error.strerror}.") from None
    if done.returncode:
        raise StepFailed("\n".join([*last_lines(done.stdout), f"{what}: failed. {cause_in(done.stdout)}"]))


def last_lines(said: str) -> list[str]:
    return [f"  | {line}" for line in said.splitlines() if line.strip()][-LAST_LINES:]


def cause_in(said: str) -> str:
    return next((cause for words, cause in CAUSES.items() if re.search(words, said)), "Its last words stand above.")


if __name__ == "__main__":
    try:
        run(*sys.argv[1:])
    except StepFailed as failure:
        sys.exit(str(failure))

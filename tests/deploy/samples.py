"""The files of deploy/, made fit for a test, and the programs of the system that read them."""

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "play.example.com"


UNPACKED = ROOT / ".venv" / "debian"  # by `make proxies`


def program(name: str) -> str:
    """Where a program of the system is; /usr/sbin is not on everyone's PATH."""
    folders = os.environ["PATH"], "/usr/sbin", str(UNPACKED / "usr" / "bin"), str(UNPACKED / "usr" / "sbin")
    found = shutil.which(name, path=":".join(folders))
    assert found, f"these tests need {name}: `make systemd proxies` brings it on Debian"
    return found


def run(*command: str | Path, **environment: str) -> str:
    """What a program says. It has to succeed."""
    done = subprocess.run(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}"
    return done.stdout


def replaced(text: str, changes: dict[str, str]) -> str:
    """A sample with some of its text replaced. What is replaced has to be there."""
    for old, new in changes.items():
        assert old in text, f"{old!r} is not in the sample any more"
        text = text.replace(old, new)
    return text


def settings_in(file: Path) -> dict[str, str]:
    """The lines NAME=VALUE of a file of settings; also those that wait in comments, if they don't stand twice."""
    found: dict[str, str] = {}
    for line in file.read_text().splitlines():
        name, is_setting, value = line.removeprefix("#").partition("=")
        if is_setting and name.replace("_", "").isupper() and " " not in name:
            found.setdefault(name, value.strip("'"))
    return found

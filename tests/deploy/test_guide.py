"""docs/operating.md can't drift: what it copies, runs and sets is there."""

import re
import shlex
import subprocess
import sys

import pytest

from deploy.samples import DEPLOY, ROOT
from vendome.table.settings import Settings, variable

GUIDE = (ROOT / "docs" / "operating.md").read_text()
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) for line in block.splitlines() if line]


def test_every_sample_is_installed_or_named() -> None:
    named = set(re.findall(r"deploy/([A-Za-z.-]+)", GUIDE))
    assert named == {file.name for file in DEPLOY.iterdir()}


def test_every_setting_that_it_names_is_one() -> None:
    assert set(re.findall(r"VENDOME_[A-Z_]+", GUIDE)) <= {variable(name) for name in vars(Settings())}


@pytest.mark.parametrize(
    "word", sorted({tuple(shlex.split(line)[1:3]) for line in COMMANDS if line.startswith("vendome ")})
)
def test_every_command_of_it_is_known(word: tuple[str, ...]) -> None:
    """With its first word, or two: `vendome admin list`."""
    words = word if word[0] == "admin" else word[:1]
    done = subprocess.run([sys.executable, "-m", "vendome", *words, "--help"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

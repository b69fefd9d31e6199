"""docs/operating.md and docs/scaling.md can't drift: what they copy, run and set is there."""

import re

import pytest

from deploy.samples import DEPLOY, ROOT
from vendome.cli import main
from vendome.table.settings import Settings, variable

GUIDE = "".join((ROOT / "docs" / page).read_text() for page in ("operating.md", "scaling.md"))


def test_every_sample_is_installed_or_named() -> None:
    named = set(re.findall(r"deploy/([A-Za-z.@-]+)", GUIDE))
    assert named == {file.name for file in DEPLOY.iterdir()} - {"requirements.lock"}  # that one travels in dist/


def test_every_setting_that_it_names_is_one() -> None:
    assert set(re.findall(r"VENDOME_[A-Z_]+", GUIDE)) <= {variable(name) for name in vars(Settings())}


@pytest.mark.parametrize("command", sorted(set(re.findall(r"(?m)(?:^|`)vendome ((?:admin )?[a-z]+)", GUIDE))))
def test_every_command_that_it_names_is_one(command: str) -> None:
    assert main([*command.split(), "--help"]) == 0

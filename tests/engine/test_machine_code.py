"""What is noted of machine code on this disk holds for the installation that made it."""

import os
from pathlib import Path

import pytest

from vendome.engine.compiler import cache
from vendome.engine.compiler.cache import FirstUse, installation


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "here" / "rules.py"
    path.parent.mkdir()
    path.touch()
    return path


def test_a_file_elsewhere_or_a_newer_one_is_another_installation(source: Path, tmp_path: Path) -> None:
    here = installation([source])
    elsewhere = source.rename(tmp_path / "rules.py")
    assert installation([elsewhere]) != here
    assert installation([elsewhere.rename(source)]) == here
    os.utime(source, (0, 0))
    assert installation([source]) != here


def test_what_one_installation_has_compiled_is_due_in_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    assert FirstUse("rules").is_due()
    FirstUse("rules").done()
    assert not FirstUse("rules").is_due()
    monkeypatch.setattr(cache, "INSTALLATION", "another")
    assert FirstUse("rules").is_due()

"""What has succeeded on the same files is not run again."""

import sys
from pathlib import Path

import pytest

from gates.once import key, main, run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "a.py").write_text("a = 1")
    return folder


def runs(folder: Path, notes: Path, *, code: int = 0) -> int:
    """How often the command has run by now."""
    count = notes.parent / "count"
    script = f"open({str(count)!r}, 'a').write('.'); raise SystemExit({code})"
    assert run("measure", [folder], [sys.executable, "-c", script], notes) in (0, code)
    return len(count.read_text())


def test_the_same_files_are_looked_at_once(folder: Path, tmp_path: Path) -> None:
    assert runs(folder, tmp_path / "notes") == 1
    assert runs(folder, tmp_path / "notes") == 1


def test_other_text_another_name_and_a_new_file_are_looked_at(folder: Path, tmp_path: Path) -> None:
    keys = {key([folder])}
    (folder / "a.py").write_text("a = 2")
    keys.add(key([folder]))
    (folder / "a.py").rename(folder / "b.py")
    keys.add(key([folder]))
    (folder / "c.md").touch()
    keys.add(key([folder]))
    assert len(keys) == 4
    (folder / "c.pyc").touch()
    assert key([folder]) in keys, "what Python makes of a file does not count"


def test_what_failed_is_run_again(folder: Path, tmp_path: Path) -> None:
    assert runs(folder, tmp_path / "notes", code=3) == 1
    assert runs(folder, tmp_path / "notes", code=3) == 2


@pytest.mark.parametrize(
    "arguments", [[], ["name", "--", "true"], ["name", ".", "--"], ["name", "nowhere", "--", "true"]]
)
def test_who_does_not_know_the_words_is_told_them(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err

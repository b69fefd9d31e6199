"""The long end of the tests runs at once when its own area changes."""

from pathlib import Path

import pytest

from running.soak import AREAS, is_due

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("place", AREAS)
def test_every_area_is_there(place: str) -> None:
    assert [name for name in (place, *AREAS[place]) if not (ROOT / name).exists()] == []


def test_every_soak_test_has_an_area() -> None:
    marked = [path for path in ROOT.glob("tests/**/*.py") if "mark.soak" in path.read_text("utf-8")]
    files = [path.relative_to(ROOT).as_posix() for path in marked if path != Path(__file__)]
    assert len(files) >= len(AREAS)
    assert [file for file in files if not file.startswith(tuple(AREAS))] == []
    assert [place for place in AREAS if not any(file.startswith(place) for file in files)] == []


def test_a_soak_test_is_due_when_its_area_changed_and_not_otherwise() -> None:
    test = "tests/cluster/test_faults.py"
    assert is_due(test, ["README.md", "src/vendome/table/cluster/mail.py"])
    assert not is_due(test, ["README.md", "src/vendome/table/room.py"])
    assert not is_due(test, [])

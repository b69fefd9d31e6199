"""What a run says of its phases."""

import sys
from pathlib import Path

import pytest

from gates.phases import Phase, main, read, run, table


def test_a_phase_hands_its_exit_code_and_its_lines_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    script = "import sys; print('3 passed in 1 s'); print('so', file=sys.stderr); sys.exit(3)"
    assert run("lint", [sys.executable, "-c", script], tmp_path / "phases") == 3
    said = capfd.readouterr().out.splitlines()
    assert (said[0], said[-1][:19]) == ("lint | begins", "lint | FAILED after")
    assert {"lint | 3 passed in 1 s", "lint | so"} < set(said)
    (phase,) = read(tmp_path / "phases")
    assert (phase.name, phase.tests, phase.code) == ("lint", 3, 3)


def test_phases_are_told_in_the_order_in_which_they_began() -> None:
    late = Phase("browser", 60.0, 180.0, 120.0, 7, 1)
    early = Phase("lint", 0.0, 90.0, 60.0, 0, 0)
    assert table([late, early], cores=2).splitlines() == [
        "phase          began    took  processor  share  tests",
        "lint            0:00    1:30       1:00    17%",
        "browser         1:00    2:00       2:00    33%      7  failed",
        "all                     3:00       3:00    50%      7",
    ]


def test_nothing_has_been_run_yet(tmp_path: Path) -> None:
    assert table(read(tmp_path / "none"), cores=2) == "no phase has ended"


@pytest.mark.parametrize("arguments", [[], ["run", "lint"], ["nonsense"]])
def test_who_does_not_know_the_words_is_told_them(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert "phases.py run lint make lint" in capsys.readouterr().err

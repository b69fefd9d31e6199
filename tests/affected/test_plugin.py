"""`pytest --affected` in a repository of its own, from git to what is run."""

import os
import subprocess
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

FILES = {
    "src/vendome/__init__.py": "",
    "src/vendome/games/__init__.py": "",
    "src/vendome/games/registry.py": "",
    "src/vendome/games/one/__init__.py": "",
    "src/vendome/games/two/__init__.py": "",
    "src/vendome/room.py": "",
    "src/vendome/house.py": "def open():\n    from vendome import room\n",
    "tests/conftest.py": 'pytest_plugins = ["affected.plugin"]',
    "tests/test_house.py": "from vendome import house\n\ndef test_house(): pass",
    "tests/test_games.py": """
import pytest
import vendome.games.registry

@pytest.mark.parametrize("game", ["one", "two"])
def test_game(game): pass

def test_all(): pass
""",
    "tests/far/conftest.py": "raise SystemExit('loaded, though nothing here is affected')",
    "tests/far/test_far.py": "raise SystemExit('loaded, though it is not affected')",
    "tests/test_slow.py": "import pytest\npytestmark = pytest.mark.slow\nraise SystemExit('loaded, though it is slow')",
}


@pytest.fixture
def repository(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree in which all is committed to main."""
    for name, text in FILES.items():
        (pytester.path / name).parent.mkdir(parents=True, exist_ok=True)
        (pytester.path / name).write_text(text)
    markers = "markers =\n    slow: slow"
    pytester.makeini(f"[pytest]\npythonpath = src {Path(__file__).parents[1]}\ntestpaths = tests\n{markers}")
    monkeypatch.setenv("PYTHONPATH", str(pytester.path / "src"), prepend=os.pathsep)
    (pytester.path / ".gitignore").write_text("__pycache__\n.pytest_cache\n")
    run("git init --quiet --initial-branch=main && git add --all")
    commit()
    return pytester.path


def run(command: str) -> None:
    subprocess.run(command, shell=True, check=True)


def commit() -> None:
    run("git -c user.name=a -c user.email=a@b commit --quiet --all --allow-empty --message=change")


@pytest.mark.parametrize("shared", [("-p", "no:xdist"), ("-n", "2")], ids=["alone", "two processes"])
def test_only_what_uses_a_changed_module_is_loaded(
    pytester: pytest.Pytester, repository: Path, shared: tuple[str, str]
) -> None:
    run("git switch --quiet --create branch")
    (repository / "src/vendome/room.py").write_text("changed = True")
    commit()
    result = pytester.runpytest_subprocess("--affected", "--why", "-m", "not slow", *shared)
    result.assert_outcomes(passed=1)
    way = "src/vendome/room.py → src/vendome/house.py → tests/test_house.py"
    result.stdout.fnmatch_lines(["1 of 3 test files: * files changed since *", f"tests/test_house.py: {way}"])


def test_of_the_games_only_those_that_changed_are_tested(pytester: pytest.Pytester, repository: Path) -> None:
    run("git switch --quiet --create branch")
    commit()
    (repository / "src/vendome/games/two/rules.py").write_text("")
    result = pytester.runpytest_subprocess("--affected", "-m", "not slow", "-v", "-p", "no:xdist")
    result.assert_outcomes(passed=2, deselected=1)
    result.stdout.fnmatch_lines(["*test_game?two? PASSED*", "*test_all PASSED*"])


def test_on_main_the_last_commit_counts(pytester: pytest.Pytester, repository: Path) -> None:
    (repository / "src/vendome/house.py").write_text("")
    commit()
    pytester.runpytest_subprocess("--affected", "-p", "no:xdist").assert_outcomes(passed=1)


def test_without_a_commit_before_all_tests_run(pytester: pytest.Pytester, repository: Path) -> None:
    result = pytester.runpytest_subprocess("--affected", "-m", "not slow", "-p", "no:xdist")
    result.stdout.fnmatch_lines(["3 of 3 test files: git knows no commit before"])

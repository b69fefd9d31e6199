"""`pytest --affected`: only the test files that a change concerns are collected.

The process that hands out the tests chooses, and tells its workers, as files may change meanwhile.
"""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from affected.changes import find_changes
from affected.choice import Choice, choose, is_test
from affected.graph import COPIED, build
from affected.uses import is_slow

CHOICE = "affected"
FAST = "not slow"
SLOW = "tests/browser/"  # its conftest.py marks all


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("affected")
    group.addoption("--affected", action="store_true", help="only tests that use what changed against main")
    group.addoption("--why", action="store_true", help="with --affected: through which files each test uses it")


def pytest_configure(config: pytest.Config) -> None:
    if told := getattr(config, "workerinput", {}).get(CHOICE):
        config.pluginmanager.register(Chosen(config.rootpath, Choice(**told)))
    elif config.option.affected:
        config.pluginmanager.register(Chooser(config))


class Chosen:
    """Collects the chosen files, and of those in `choice.games` the tests of these games."""

    def __init__(self, root: Path, choice: Choice) -> None:
        self.root = root
        self.choice = choice
        self.folders = {folder for file in choice.reasons for folder in (root / file).parents}
        self.games = {path.parent.name for path in root.glob("src/vendome/games/*/__init__.py")}

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        if collection_path.is_dir():
            is_left_out = self.root / "tests" in collection_path.parents and collection_path not in self.folders
        else:
            file = str(collection_path.relative_to(self.root))
            is_left_out = is_test(file) and file not in self.choice.reasons
        return is_left_out or None  # None asks others

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        left_out = [item for item in items if not self.is_needed(item)]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if item not in left_out]

    def is_needed(self, item: pytest.Item) -> bool:
        """Whether it is about all games, by having no parameter `game`, or about one that the file is chosen for."""
        call = getattr(item, "callspec", None)
        game = call.params.get("game") if call else None
        name = getattr(game, "id", game)
        return name not in self.games or self.choice.needs(str(item.path.relative_to(self.root)), name)


class Chooser(Chosen):
    """Makes the choice and says what it is."""

    def __init__(self, config: pytest.Config) -> None:
        root = config.rootpath
        files = set(files_of_tests(root, fast=config.option.markexpr == FAST))
        changes = find_changes(root)
        if changes is None:
            choice, found = Choice(dict.fromkeys(files, "no commit to compare with")), "git knows no commit before"
        else:
            choice = choose(changes.files, build(root, Path(config.cache.mkdir("imports"))), files)
            found = f"{len(changes.files)} files changed since {changes.since}"
        super().__init__(root, choice)
        self.said = [f"{len(choice.reasons)} of {len(files)} test files: {found}"]
        if config.option.why:
            self.said += [self.why(file) for file in sorted(choice.reasons)]

    def why(self, file: str) -> str:
        games = "".join(f"[{game}]" for game in self.choice.games.get(file, []))
        return f"{file}{games}: {self.choice.reasons[file]}"

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        terminal = session.config.pluginmanager.get_plugin("terminalreporter")
        if terminal is not None:
            terminal.write("".join(f"{line}\n" for line in self.said))

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput[CHOICE] = asdict(self.choice)


def files_of_tests(root: Path, *, fast: bool) -> Iterator[str]:
    """All files of tests; if only fast tests run, without those that have none."""
    for path in root.glob("tests/**/test_*.py"):
        file = str(path.relative_to(root))
        if not file.startswith(COPIED) and not (fast and (file.startswith(SLOW) or is_slow(path.read_text("utf-8")))):
            yield file

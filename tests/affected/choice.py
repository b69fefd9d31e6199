"""Which test files a change concerns, and why."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import PurePath

from affected.graph import OWN, Users

EVERYTHING = ("Makefile", "pyproject.toml", "*.lock", ".ci/*", "tests/conftest.py", "tests/support.py", f"{OWN}*")
"""What all tests stand on."""
ALWAYS = {
    "tests/affected/test_hidden.py": "always: it compares what a program loads with what we know",
    "tests/conformance/test_citations.py": "always: it reads all sources",
    "tests/conformance/test_completeness.py": "always: it reads the tests of all rules",
    "tests/conformance/test_names.py": "always: it reads all sources",
}
GAME = re.compile(r"(?:src/vendome|tests)/games/(\w+)/")


@dataclass
class Choice:
    """The test files to run, with a reason for each. Of those in `games`, only the tests of these games."""

    reasons: dict[str, str] = field(default_factory=dict)
    games: dict[str, list[str]] = field(default_factory=dict)

    def needs(self, file: str, game: str) -> bool:
        return game in self.games.get(file, [game])


def choose(changed: Iterable[str], users: Users, test_files: Collection[str]) -> Choice:
    """Each test file that uses a changed file, directly or through others.

    No game knows another. So where only the files of some games changed, tests of other games are left out.
    """
    by_game: dict[str, list[str]] = defaultdict(list)
    for file in sorted(changed):
        if any(fnmatch(file, pattern) for pattern in EVERYTHING):
            return Choice(dict.fromkeys(test_files, file))
        by_game["" if is_test(file) else game_of(file)].append(file)
    choice = Choice({file: why for file, why in ALWAYS.items() if file in test_files})
    choice.reasons.update(ways(by_game.pop("", []), users, test_files))
    for game, files in by_game.items():
        for file, way in ways(files, users, test_files).items():
            if game_of(file) in ("", game) and (file not in choice.reasons or file in choice.games):
                choice.reasons.setdefault(file, way)
                choice.games.setdefault(file, []).append(game)
    return choice


def ways(changed: Iterable[str], users: Users, test_files: Collection[str]) -> dict[str, str]:
    """The test files that use a changed file, each with one of the shortest ways to it."""
    known = {*users, *test_files}
    found = {other: file if other == file else f"{file} → {other}" for file in changed for other in along(file, known)}
    queue = list(found)
    for used in queue:
        for user in sorted(users.get(used, ())):
            if user not in found:
                found[user] = f"{found[used]} → {user}"
                queue.append(user)
    return {file: found[file] for file in sorted(test_files) if file in found}


def along(file: str, known: Collection[str]) -> Iterator[str]:
    """The file, and all that changed with it though nothing imports it."""
    path = PurePath(file)
    yield from (file, path.parts[0])
    if path.name == "__init__.py":  # it runs before each module of the package
        yield from inside(path.parent, known)
    if path.parts[0] == "src" and file not in known:  # data, or a module that is gone
        yield from beside(path, known)
    if path.parts[0] == "tests" and path.suffix != ".py":
        yield from filter(is_test, inside(PurePath(*path.parts[:2]), known))
    if path.parts[:2] == ("tests", "games") and not is_test(file):  # what all tests of rules find by the game's name
        yield f"src/vendome/games/{game_of(file)}/__init__.py"


def inside(folder: PurePath, known: Iterable[str]) -> Iterator[str]:
    return (file for file in known if file.startswith(f"{folder}/"))


def beside(path: PurePath, known: Collection[str]) -> Iterator[str]:
    """The modules of the package in which a file lies."""
    package = next((folder for folder in path.parents if f"{folder}/__init__.py" in known), path.parent)
    return (file for file in known if PurePath(file).parent == package)


def is_test(file: str) -> bool:
    return file.startswith("tests/") and PurePath(file).match("test_*.py")


def game_of(file: str) -> str:
    """The game in whose folder a file lies."""
    found = GAME.match(file)
    return found[1] if found else ""

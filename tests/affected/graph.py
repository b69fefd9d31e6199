"""Which file of the repository uses which: the package as grimp sees it, the tests by their text."""

from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path, PurePath

import grimp

from affected.uses import Uses, read

PROGRAM = "src/vendome/__main__.py"
COPIED = "tests/fourth_game/added/"
"""Files for a copy of the tree, which are no tests here."""
OWN = "tests/affected/"
"""These files name much and use nothing. If one changes, all tests run."""
HIDDEN = (
    ("src/vendome/games/registry.py", "src/vendome/games/*/**/*.py", "it finds the games by their folders"),
    ("src/vendome/table/workers/process.py", "src/vendome/table/workers/__main__.py", "it starts the program"),
    (
        "src/vendome/table/storage/migrations/__init__.py",
        "src/vendome/table/storage/migrations/**/*.py",
        "Alembic runs them by their path",
    ),
)
"""Who loads which files without an import, and how."""

Users = Mapping[str, set[str]]


def build(root: Path, cache: Path) -> Users:
    """For each file those that use it. A folder at the root stands for all that is in it."""
    files = {str(path.relative_to(root)) for folder in ("src", "tests") for path in root.glob(f"{folder}/**/*.py")}
    users: dict[str, set[str]] = {file: set() for file in files}
    for user, used in [*package(files, cache), *tests(root, files), *hidden(root)]:
        users.setdefault(used, set()).add(user)
    return users


def package(files: set[str], cache: Path) -> Iterator[tuple[str, str]]:
    """Imports between the modules of the package, those within functions and for types included."""
    graph = grimp.build_graph("vendome", cache_dir=str(cache))
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            yield file_of(module, files), file_of(other, files)


def tests(root: Path, files: set[str]) -> Iterator[tuple[str, str]]:
    """What each Python file of the tests uses; the `conftest.py` of its folders are among it."""
    top = {path.name for path in root.iterdir()}
    for file in sorted(files):
        if file.startswith("tests/") and not file.startswith((COPIED, OWN)):
            uses = read((root / file).read_text("utf-8"))
            conftests = {f"{folder}/conftest.py" for folder in PurePath(file).parents} & files
            modules = {file_of(module, files) for module in uses.modules} - {"", file}
            program = {PROGRAM} if uses.program else set()
            for used in conftests | modules | program | paths_at_root(uses, top):
                yield file, used


def hidden(root: Path) -> Iterator[tuple[str, str]]:
    for user, pattern, _ in HIDDEN:
        for path in root.glob(pattern):
            yield user, str(path.relative_to(root))


def file_of(module: str, files: Collection[str]) -> str:
    """The file of a module, also by the name of something in it; empty if it is another's."""
    parts = module.split(".")
    stems = ["/".join(parts[:length]) for length in range(len(parts), 0, -1)]
    wanted = (
        f"{top}/{stem}{ending}" for stem in stems for top in ("src", "tests") for ending in (".py", "/__init__.py")
    )
    return next((file for file in wanted if file in files), "")


def paths_at_root(uses: Uses, top: set[str]) -> set[str]:
    """The files and folders at the root that a test names: by `web`, `docs/table.md` or `*.md`."""
    named = {path.partition("/")[0] for path in uses.paths}
    return {name for name in top if name in named or any(fnmatch(name, one) for one in named if one.startswith("*."))}

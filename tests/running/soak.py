"""`pytest --soak-if-changed`: of the tests marked `soak`, only those whose own area changed against main.

`make soak` runs them all. `make test` runs those that a change is about, and of each kind something else besides; the
tests say beside the mark what that is.
"""

from collections.abc import Iterable

import pytest

from affected.changes import find_changes

AREAS = {
    "tests/browser/": ("web/", "tests/browser/"),
    "tests/cluster/": ("src/vendome/table/cluster/", "src/vendome/table/storage/leases.py", "tests/cluster/"),
    "tests/env/test_openspiel.py": ("src/vendome/env/openspiel/", "tests/env/"),
    "tests/fourth_game/": ("docs/adding-a-game.md", "src/vendome/engine/contract.py", "tests/fourth_game/"),
    "tests/hostile/": ("src/vendome/table/connections/", "src/vendome/table/limits.py", "tests/hostile/"),
    "tests/lab/test_on_ray.py": ("src/vendome/lab/on_ray/", "tests/lab/test_on_ray.py"),
    "tests/lab/test_series_on_gpu.py": (
        "src/vendome/lab/series/",
        "src/vendome/engine/compiler/gpu.py",
        "tests/lab/test_series_on_gpu.py",
    ),
}
"""By where a test lies: the files that it is about. Nearly everything stands below each of them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak-if-changed", action="store_true", help="leave out soak tests whose area is as it was")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.option.soak_if_changed:
        return
    changes = find_changes(config.rootpath)
    changed = changes.files if changes else frozenset(area for areas in AREAS.values() for area in areas)
    left_out = [item for item in items if item.get_closest_marker("soak") and not is_due(path_of(item), changed)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def is_due(test: str, changed: Iterable[str]) -> bool:
    return any(file.startswith(area_of(test)) for file in changed)


def area_of(test: str) -> tuple[str, ...]:
    return next(area for place, area in AREAS.items() if test.startswith(place))


def path_of(item: pytest.Item) -> str:
    return item.path.relative_to(item.config.rootpath).as_posix()

"""A change runs the tests that stand above it."""

import pytest

from affected.choice import ALWAYS, EVERYTHING, Choice, choose

ONE, OTHER = "src/vendome/games/one", "src/vendome/games/other"
REGISTRY, ROOM = "src/vendome/games/registry.py", "src/vendome/table/room.py"
USERS = {
    f"{ONE}/__init__.py": {REGISTRY},
    f"{ONE}/rules.py": {f"{ONE}/__init__.py", "tests/games/one/test_rules.py"},
    f"{OTHER}/__init__.py": {REGISTRY},
    REGISTRY: {ROOM, "tests/engine/test_play.py", "tests/games/one/test_rules.py", "tests/games/other/test_rules.py"},
    "src/vendome/table/__init__.py": set(),
    ROOM: {"tests/table/server.py"},
    "tests/table/server.py": {"tests/table/test_room.py"},
    "docs": {"tests/docs/test_docs.py"},
}
GAMES = {"tests/games/one/test_rules.py", "tests/games/other/test_rules.py"}
TESTS = {*GAMES, "tests/engine/test_play.py", "tests/table/test_room.py", "tests/docs/test_docs.py"}


def chosen(*changed: str) -> Choice:
    return choose(changed, USERS, TESTS)


def test_a_test_runs_if_something_below_it_changed() -> None:
    assert chosen(ROOM).reasons == {
        "tests/table/test_room.py": f"{ROOM} → tests/table/server.py → tests/table/test_room.py"
    }


def test_a_change_in_a_game_runs_the_tests_of_that_game() -> None:
    choice = chosen(f"{ONE}/rules.py")
    assert choice.reasons.keys() == TESTS - {"tests/games/other/test_rules.py", "tests/docs/test_docs.py"}
    assert choice.needs("tests/engine/test_play.py", "one")
    assert not choice.needs("tests/engine/test_play.py", "other")


def test_changes_in_two_games_run_the_tests_of_both() -> None:
    choice = chosen(f"{ONE}/rules.py", f"{OTHER}/__init__.py")
    assert choice.games["tests/engine/test_play.py"] == ["one", "other"]


def test_what_changed_otherwise_runs_the_tests_of_all_games() -> None:
    choice = chosen(f"{ONE}/rules.py", REGISTRY)
    assert choice.reasons.keys() >= GAMES
    assert choice.needs("tests/engine/test_play.py", "other")


def test_a_test_that_changed_runs() -> None:
    assert chosen("tests/games/one/test_rules.py").reasons.keys() == {"tests/games/one/test_rules.py"}


def test_what_all_tests_know_of_a_game_is_part_of_it() -> None:
    choice = chosen("tests/games/one/perft.txt")
    assert choice.games["tests/engine/test_play.py"] == ["one"]


@pytest.mark.parametrize("file", ["src/vendome/table/words.json", "src/vendome/table/gone.py"])
def test_what_is_no_module_belongs_to_its_package(file: str) -> None:
    assert chosen(file).reasons.keys() == {"tests/table/test_room.py"}


def test_a_package_is_part_of_all_that_is_in_it() -> None:
    assert chosen("src/vendome/table/__init__.py").reasons.keys() == {"tests/table/test_room.py"}


def test_files_outside_of_the_package_concern_those_who_name_them() -> None:
    assert chosen("docs/notes/table.md").reasons.keys() == {"tests/docs/test_docs.py"}
    assert chosen("LICENSE").reasons == {}


def test_data_of_tests_concern_those_beside_it() -> None:
    assert chosen("tests/table/words.txt").reasons.keys() == {"tests/table/test_room.py"}


@pytest.mark.parametrize("pattern", EVERYTHING)
def test_some_files_concern_all(pattern: str) -> None:
    assert chosen(pattern.replace("*", "any")).reasons.keys() == TESTS


def test_some_tests_run_after_any_change() -> None:
    assert choose([], USERS, {*TESTS, *ALWAYS}).reasons == ALWAYS

"""What a test uses is read from its text."""

import pytest

from affected.graph import file_of, paths_at_root
from affected.uses import Uses, is_slow, read


def test_imports_count_wherever_they_are() -> None:
    uses = read("import a.b\nfrom c import d\ndef f():\n    from e.f import g, h\n")
    assert uses.modules == {"a.b", "c.d", "e.f.g", "e.f.h"}


def test_so_do_those_of_a_program_in_a_string() -> None:
    assert read("PROGRAM = 'from vendome.lab import crew'").modules >= {"vendome.lab.crew"}
    assert read("WORDS = 'we import nothing'").modules == set()


def test_a_module_may_be_named_by_a_string() -> None:
    assert read("patch('vendome.cli.saves.folder', f'vendome.games.{game}.rules')").modules == {
        "vendome.cli.saves.folder",
        "vendome.games",
    }


@pytest.mark.parametrize("text", ["['-m', 'vendome', 'serve']", "f'{python} -m vendome rules'", "'vendome serve'"])
def test_a_test_may_start_the_program(text: str) -> None:
    assert read(text).program


@pytest.mark.parametrize("text", ["'vendome.table'", "'-m vendome.table.workers'", "'vendome_total'", "'of vendome'"])
def test_not_every_name_is_the_program(text: str) -> None:
    assert not read(text).program


def test_files_at_the_root_are_named_by_their_path() -> None:
    top = {"web", "docs", "src", "README.md", "CHANGELOG.md"}
    assert paths_at_root(read("ROOT / 'web' / 'src'"), top) == {"web", "src"}
    assert paths_at_root(read("open('docs/table.md')"), top) == {"docs"}
    assert paths_at_root(read("ROOT.glob('*.md')"), top) == {"README.md", "CHANGELOG.md"}
    assert paths_at_root(read("role = 'web'"), top) == set()


def test_a_name_belongs_to_the_module_that_has_it() -> None:
    files = {"src/vendome/table/room.py", "src/vendome/table/__init__.py", "tests/table/people.py"}
    assert file_of("vendome.table.room.Room", files) == "src/vendome/table/room.py"
    assert file_of("vendome.table.NAME", files) == "src/vendome/table/__init__.py"
    assert file_of("table.people.Person", files) == "tests/table/people.py"
    assert file_of("pytest.mark", files) == ""


def test_a_file_of_slow_tests_says_so_for_all() -> None:
    assert is_slow("pytestmark = [pytest.mark.anyio, pytest.mark.slow]")
    assert not is_slow("pytestmark = pytest.mark.anyio\n@pytest.mark.slow\ndef test_one(): pass")


def test_nothing_is_used_by_an_empty_file() -> None:
    assert read("") == Uses()

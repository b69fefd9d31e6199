"""One server for one SQLite file: the second is refused, and nobody's claim outlives its process."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from table.live_server import make, running, settings_for
from vendome import BadOption
from vendome.cli import main
from vendome.table.storage.database import database_url
from vendome.table.storage.file_claim import claimed

pytestmark = pytest.mark.slow


def test_the_second_server_is_refused_in_a_line_that_names_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.sqlite"
    (tmp_path / "link.sqlite").symlink_to(file)
    with claimed(database_url(str(file))) as claim:
        claim.tell("http://127.0.0.1:8000")
        for name in ("x.sqlite", "link.sqlite"):
            assert main(["serve", "--port", "0", "--database", str(tmp_path / name)]) == 2
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert f"{name} is in use by process {os.getpid()} at http://127.0.0.1:8000" in said
        assert not file.exists(), "nothing is touched"


def test_a_first_server_that_says_nothing_yet_is_one_all_the_same(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "x.sqlite"))
    with claimed(url):
        with pytest.raises(BadOption, match=f"in use by process {os.getpid()}: one"), claimed(url):
            pass
        (tmp_path / "x.sqlite.lock").write_bytes(b"")
        with pytest.raises(BadOption, match="in use by another process"), claimed(url):
            pass


def test_a_claim_ends_with_its_process_however_that_ends(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    code = (
        "import sys, time\n"
        "from vendome.table.storage.database import database_url\n"
        "from vendome.table.storage.file_claim import claimed\n"
        "with claimed(database_url(sys.argv[1])):\n"
        "    print('mine', flush=True)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code, str(file)], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"mine\n"
        with pytest.raises(BadOption, match=f"process {first.pid}"), claimed(database_url(str(file))):
            pass
        first.send_signal(signal.SIGKILL)
        first.wait()
    with claimed(database_url(str(file))):
        assert stat.S_IMODE((tmp_path / "x.sqlite.lock").stat().st_mode) == 0o600


def test_a_database_that_is_no_file_is_claimed_by_nobody() -> None:
    url = database_url("postgresql://somebody@somewhere/tables")
    with claimed(url) as first, claimed(url) as second:
        first.tell("http://127.0.0.1:1")
        second.tell("http://127.0.0.1:2")


def test_a_running_server_can_be_backed_up(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with claimed(database_url(settings.database)), running(settings) as server:
        table = make(server, seats="hh").table
        with closing(sqlite3.connect(settings.database)) as live, closing(sqlite3.connect(tmp_path / "copy")) as copy:
            live.backup(copy)
            assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ("folder", "it is a folder"),
        ("text", "file is not a database"),
        ("newer", "was made by a newer Vendôme"),
    ],
)
def test_a_database_we_cannot_use_is_told_in_one_line(
    content: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.sqlite"
    if content == "folder":
        file.mkdir()
    elif content == "text":
        file.write_text("not a database, but long enough to look like one " * 20)
    else:
        with closing(sqlite3.connect(file)) as newer:
            newer.executescript(
                "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')"
            )
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    said = capsys.readouterr().err
    assert word in said
    assert said.count("\n") == 1

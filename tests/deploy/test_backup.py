"""The backup of every night, as its unit makes it, brought back as the guide says."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deploy.samples import DEPLOY, run
from hostile.server import Server, serving
from table.live_server import make

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("VENDOME_DATABASE", str(tmp_path / "tables.sqlite"))
    with serving(tmp_path) as server:
        yield server


def test_a_table_that_was_lost_comes_back(server: Server, tmp_path: Path) -> None:
    """A move is made after the backup: it is gone when the backup is back, and can be made again."""
    backups, programs = tmp_path / "backups", Path(sys.executable).parent
    backups.mkdir()
    party = make(Address(server), seats="hh").start()
    run(DEPLOY / "vendome-backup", backups, PATH=f"{programs}:{os.environ['PATH']}")
    seat = party.seats[party.stranger.view()["asked"][0]]
    before = seat.view()
    seat.move(before["ply"], before["legal"][0]).raise_for_status()
    server.stop()
    (backup,) = backups.iterdir()
    run(sys.executable, "-m", "vendome", "restore", "--replace", backup)
    server.start()
    after = seat.view()
    assert [after[part] for part in ("ply", "legal", "state")] == [before[part] for part in ("ply", "legal", "state")]
    assert seat.move(before["ply"], before["legal"][-1]).status_code == httpx.codes.OK


class Address:
    """Of a server, as the guests of a test call it."""

    def __init__(self, server: Server) -> None:
        self.address = f"127.0.0.1:{server.port}"

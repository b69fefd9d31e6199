"""A store has room for so many tables and bytes. Beyond them no new table is made, and everything else goes on."""

from __future__ import annotations

from collections import namedtuple
from pathlib import Path
from typing import Any

import pytest

from table.databases import new_file
from table.live_server import client, error_of, make, running, settings_for
from vendome.table.actions.new_table import create
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import NewSeat, NewTable
from vendome.table.settings import Settings
from vendome.table.storage import ceilings
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Unavailable

TWO = NewTable("shadow_thief", {"hands": 1}, seats=[NewSeat("human"), NewSeat("human")])
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def store(both: Store) -> Store:
    return both


def test_no_more_tables_than_there_is_room_for(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, max_tables=2)) as server:
        parties = [make(server, seats="hh") for _ in range(2)]
        body = {"game": "shadow_thief", "options": {"players": 2}}
        answer = client().post(f"http://{server.address}/api/tables", json=body)
        assert answer.status_code == 503
        error = error_of(answer)
        assert (error["code"], error["cause"], error["wait"]) == ("unavailable", "no-room", 600.0)
        assert answer.headers["retry-after"] == "600"
        parties[0].start()
        view = parties[0].seats[0].view()
        assert parties[0].seats[0].move(view["ply"], view["legal"][0]).status_code == 200, "the rest goes on"


@pytest.mark.anyio
async def test_bytes_count_too_and_closed_tables_give_them_back(store: Store) -> None:
    store.ceilings.look_every = 0.0
    house = House(Settings(), store)
    await create(house, TWO)
    store.ceilings.max_megabytes = 0.001
    with pytest.raises(Refused, match="no room for new tables"):
        await create(house, TWO)
    assert store.ceilings.reason == "the database is too large"
    store.ceilings.max_megabytes, store.ceilings.max_tables = 4096.0, 1
    with pytest.raises(Refused, match="no room for new tables"):
        await create(house, TWO)
    await store.sweep(*[2e10] * 3)
    await create(house, TWO)


@pytest.mark.anyio
async def test_a_disk_that_is_nearly_full_takes_no_new_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    store.ceilings.look_every = 0.0
    house = House(Settings(), store)
    with monkeypatch.context() as patched:
        patched.setattr("shutil.disk_usage", lambda _: Usage(0, 0, ceilings.LEAST_FREE - 1))
        with pytest.raises(Refused, match="no room"):
            await create(house, TWO)
    await create(house, TWO)
    await store.close()


@pytest.mark.anyio
async def test_the_tables_are_not_counted_at_every_call(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, look = 0, store.ceilings.look

    async def count() -> None:
        nonlocal looks
        looks += 1
        await look()

    monkeypatch.setattr(store.ceilings, "look", count)
    house = House(Settings(), store)
    store.ceilings.max_tables = 5
    outcomes: list[Any] = []
    for _ in range(9):
        try:
            outcomes.append(await create(house, TWO))
        except Refused as refused:
            outcomes.append(refused.cause)
    assert outcomes[5:] == ["no-room"] * 4
    assert looks <= 2, "one, or two on a machine that takes its time"


@pytest.mark.anyio
async def test_a_store_that_cannot_be_looked_at_says_so_when_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(new_file(tmp_path / "x.sqlite"))

    async def fail(_: Any) -> Any:
        raise Unavailable("the disk fails")

    monkeypatch.setattr(store.ceilings, "rows", fail)
    assert await store.ceilings.has_room()
    await store.close()

"""A process that does not know yet that it has lost a table refuses nobody: the table's new owner decides."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from table.databases import new_file
from table.patch_reader import FakeListener
from vendome.table.actions.before_game import start
from vendome.table.actions.new_table import create
from vendome.table.calls import CALLS
from vendome.table.calls.common import Request, Services
from vendome.table.elsewhere import Elsewhere
from vendome.table.house import House
from vendome.table.limits import Limits
from vendome.table.line import Line, LineWish
from vendome.table.perform import perform
from vendome.table.problems import Refused
from vendome.table.protocol.answers import NewTableMade
from vendome.table.protocol.requests import Move, NewSeat, NewTable, Start
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.tokens import Viewer, digest_of

pytestmark = pytest.mark.anyio

TWO = NewTable("shadow_thief", seats=[NewSeat("human"), NewSeat("human")])


class LostTables:
    """A holder whose tables another process has taken, which it learns only if it asks."""

    async def take(self, table: str) -> None: ...

    def has(self, table: str) -> bool:  # noqa: ARG002 (the protocol's form)
        return True

    async def confirm(self, table: str) -> None:  # noqa: ARG002
        raise Elsewhere("other")

    def lose(self, table: str) -> None: ...

    def let_go(self, table: str) -> None: ...


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(new_file(tmp_path / "x.sqlite"))
    yield House(Settings(), store)
    await store.close()


@pytest.fixture
async def made(house: House) -> NewTableMade:
    return await create(house, TWO)


@pytest.fixture
async def room(house: House, made: NewTableMade) -> Room:
    room = await house.find(made.table)
    await start(house, room, Viewer(None, is_host=True), Start())
    return room


async def call(house: House, name: str, room: Room, token: str, body: Any = None) -> int:
    described = next(call for call in CALLS if call.name == name)
    services = cast(Services, SimpleNamespace(house=house, limits=Limits(house.settings)))
    request = Request(services, "1.2.3.4", {"table": room.row.id}, {}, body=body, token=digest_of(token))
    answer = await perform(described, request)
    return int(getattr(answer, "status", 0))


async def test_a_call_is_refused_only_by_the_owner(house: House, room: Room, made: NewTableMade) -> None:
    asked = room.session.asked[0]
    illegal = Move(0, "nonsense", "a")
    tokens = {"of nobody": "unknown", "of the seat": made.seats[asked].token}
    for token in tokens.values():
        assert await call(house, "move", room, token, illegal) >= 400
    house.holder = LostTables()
    for token in tokens.values():
        with pytest.raises(Elsewhere):
            await call(house, "move", room, token, illegal)


async def test_a_socket_is_refused_only_by_the_owner(house: House, room: Room) -> None:
    wish = LineWish(room.row.id, digest_of("unknown"), "1.2.3.4")
    with pytest.raises(Refused):
        await Line.open(house, wish, FakeListener(Viewer()))
    house.holder = LostTables()
    with pytest.raises(Elsewhere):
        await Line.open(house, wish, FakeListener(Viewer()))


async def test_a_move_over_a_socket_is_refused_only_by_the_owner(house: House, room: Room, made: NewTableMade) -> None:
    asked = room.session.asked[0]
    listener = FakeListener(Viewer())
    line = await Line.open(house, LineWish(room.row.id, digest_of(made.seats[asked].token), "1.2.3.4"), listener)
    with pytest.raises(Refused):
        await line.move(Move(99, "nonsense", "a"))
    house.holder = LostTables()
    with pytest.raises(Elsewhere):
        await line.move(Move(99, "nonsense", "a"))

"""People as both databases have them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import func, select

from table.test_store import SEATS, new_row
from vendome.table.storage import schema
from vendome.table.storage.forgetting import forget_name
from vendome.table.storage.people import DAY, Standing, results, sits
from vendome.table.storage.rows import SeatRow
from vendome.table.storage.store import Store
from vendome.table.tokens import Device

pytestmark = pytest.mark.anyio

ADA, BO = Device("a" * 64, "Firefox, Linux"), Device("b" * 64)
OVER = [Standing(0, 2, 5), Standing(1, 1, 9), Standing(2, 3, 1)]


@pytest.fixture
def store(both: Store) -> Store:
    return both


async def seated(store: Store, table: str, device: Device = ADA, name: str = "Ann") -> str:
    """A table with this device's person on its first seat; who that is."""
    person = await store.people.sits_down(device, name)
    await store.create(new_row(table), SEATS, also=[sits(table, 0, person.id)])
    return person.id


async def count(store: Store, table: str) -> int:
    query = select(func.count().label("n")).select_from(schema.metadata.tables[table])
    return int((await store.rows(query))[0]["n"])


async def test_a_device_is_one_person_whatever_they_call_themselves(store: Store) -> None:
    first = await store.people.sits_down(ADA, "Ann")
    again = await store.people.sits_down(ADA, "Anna")
    assert again.id == first.id
    found = await store.people.of(ADA)
    assert found is not None
    assert (found.id, found.name) == (first.id, "Anna")
    assert await store.people.of(BO) is None


async def test_the_seat_of_a_person_is_found_by_their_device(store: Store) -> None:
    person = await seated(store, "t")
    assert await store.people.token_at("t", ADA) == "a" * 64
    assert await store.people.token_at("t", BO) == ""
    assert await store.people.token_at("u", ADA) == ""
    assert [tuple(one) for one in await store.people.tables(person)] == [("t", "shadow_thief", 0, "waiting")]


async def test_a_history_is_told_in_parts_and_outlives_its_tables(store: Store) -> None:
    for number in range(5):
        person = await seated(store, f"t{number}")
        await store.finish(f"t{number}", "{}", results(f"t{number}", "shadow_thief", OVER, 100.0 + number // 2))
    first = await store.people.history(person, 3)
    rest = await store.people.history(person, 3, (first[-1].at, first[-1].table))
    assert [past.table for past in (*first, *rest)] == ["t4", "t3", "t2", "t1", "t0"]
    assert first[0].names == ("Ann", "", "Odette")
    assert (first[0].players, first[0].place, first[0].score) == (3, 2, 5)
    assert await store.people.tables(person) == []
    await store.sweep(1e12, 1e12, 1e12)
    kept = await store.people.history(person, 9)
    assert len(kept) == 5
    assert not any(past.names for past in kept)


async def test_an_end_that_is_noted_twice_is_one_result(store: Store) -> None:
    await seated(store, "t")
    for at in (1.0, 2.0):
        await store.finish("t", "{}", results("t", "shadow_thief", OVER, at))
    assert await count(store, "results") == 1


async def test_who_has_left_has_no_result_and_does_not_play_again(store: Store) -> None:
    await seated(store, "t")
    await store.change_seat("t", SEATS[0], replace(SEATS[0], token=None, by_bot=True))
    await store.finish("t", "{}", results("t", "shadow_thief", OVER, 1.0))
    await store.create(new_row("u"), [SeatRow(0, "open", ""), *SEATS[1:]], "t")
    assert await count(store, "results") == 0
    assert await store.people.token_at("u", ADA) == ""


async def test_who_plays_again_sits_there_as_well(store: Store) -> None:
    await seated(store, "t")
    await store.create(new_row("u"), SEATS, "t")
    assert await store.people.token_at("u", ADA) == "a" * 64


async def test_whom_nobody_has_seen_for_long_is_forgotten_with_all_they_had(store: Store) -> None:
    await seated(store, "t")
    await store.finish("t", "{}", results("t", "shadow_thief", OVER, 1.0))
    await store.people.delete_old(store.people.today())
    assert await count(store, "people") == 1
    await store.people.delete_old(store.people.today() + 1)
    assert [await count(store, table) for table in ("people", "devices", "sittings", "results")] == [0, 0, 0, 0]
    assert await store.load("t") is not None


async def test_who_has_nothing_here_is_forgotten_sooner(store: Store) -> None:
    await store.people.sits_down(ADA, "Ann")
    await seated(store, "t", BO)
    store.clock.now = lambda: 61 * DAY + 1e10  # type: ignore[method-assign]
    await store.people.delete_old(0.0)
    assert await store.people.of(ADA) is None
    assert await store.people.of(BO) is not None


async def test_a_name_that_is_forgotten_is_no_persons_either(store: Store) -> None:
    await seated(store, "t")
    await forget_name(store.engine, "Ann")
    found = await store.people.of(ADA)
    assert found is not None
    assert found.name is None

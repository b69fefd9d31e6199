"""Friends, invitations and reunions as both databases have them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select

from table.databases import new_file
from table.test_store import SEATS, new_row
from table.test_stored_people import OVER
from vendome.table.storage import friends as stored
from vendome.table.storage import schema
from vendome.table.storage.erasing import erase
from vendome.table.storage.forgetting import forget_name
from vendome.table.storage.friends import LINK_IS_GOOD_FOR, muted
from vendome.table.storage.limits import StoreLimits
from vendome.table.storage.passkeys import merged
from vendome.table.storage.people import DAY, result, sits
from vendome.table.storage.reunions import asks
from vendome.table.storage.rows import SeatRow
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import Device, digest, new_table_id

anyio = pytest.mark.anyio

OPEN = [SeatRow(0, "human", "Ann", token="a" * 64), SeatRow(1, "open", ""), SeatRow(2, "bot", "Odette", "master")]


@pytest.fixture
def store(both: Store) -> Store:
    return both


async def person(store: Store, name: str) -> str:
    return (await store.people.sits_down(Device(digest(name)), name)).id


async def people(store: Store, *names: str) -> list[str]:
    return [await person(store, name) for name in names]


async def become_one(store: Store, one: str, into: str) -> None:
    await store.writer.write(*merged(one, into))


async def rows(store: Store, table: Any) -> list[Any]:
    return [dict(row) for row in await store.rows(select(table))]


def later(store: Store, seconds: float) -> None:
    now = store.clock.now()
    store.clock.now = lambda: now + seconds  # type: ignore[method-assign]


# -- links ------------------------------------------------------------------------------------------------


@anyio
async def test_a_link_is_good_for_thirty_days(store: Store) -> None:
    ada = await person(store, "Ada")
    await store.friends.make_link(ada, "c" * 64)
    later(store, LINK_IS_GOOD_FOR - 1)
    assert (await store.friends.owner_of("c" * 64)) == (ada, "Ada")
    later(store, 2)
    assert await store.friends.owner_of("c" * 64) is None
    assert await store.friends.link_until(ada) is None
    await store.friends.delete_old_links()
    assert await rows(store, schema.friend_links) == []


@anyio
async def test_a_new_link_replaces_the_one_before(store: Store) -> None:
    ada = await person(store, "Ada")
    for code in ("c", "d"):
        await store.friends.make_link(ada, code)
    assert await store.friends.owner_of("c") is None
    assert await store.friends.owner_of("d") == (ada, "Ada")


# -- friendships ------------------------------------------------------------------------------------------


@anyio
async def test_friends_have_each_other_by_the_same_number(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    assert await store.friends.befriend(ada, bo)
    (of_ada,), (of_bo,) = await store.friends.of(ada), await store.friends.of(bo)
    assert (of_ada.name, of_bo.name, of_ada.id) == ("Bo", "Ada", of_bo.id)
    assert await store.friends.befriend(bo, ada)
    assert await store.friends.of(ada) == [of_ada]


@anyio
async def test_the_last_game_together_is_the_newest_that_both_have_finished(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    await store.friends.befriend(ada, bo)
    assert [(one.game, one.at) for one in await store.friends.of(ada)] == [(None, None)]
    values = {"players": 2, "place": 1, "score": 1}
    for table, game, at, who in (
        ("t", "shadow_thief", 10.0, (ada, bo)),
        ("u", "master_thieves", 30.0, (bo, ada)),
        ("v", "shadow_thief", 40.0, (ada,)),
    ):
        for seat, one in enumerate(who):
            row = {"table_id": table, "seat": seat, "person": one, "game": game, "at": at, **values}
            await store.writer.write(Statement(insert(schema.results).values(row)))
    for one in (ada, bo):
        assert [(friend.game, friend.at) for friend in await store.friends.of(one)] == [("master_thieves", 30.0)]


@anyio
async def test_nobody_has_more_friends_than_one_can_have(store: Store) -> None:
    store.writer.limits = StoreLimits(most_friends=2)
    ada, *others = await people(store, "Ada", "Bo", "Cleo", "Dan")
    made = [await store.friends.befriend(other, ada) for other in others]
    assert made == [True, True, False]
    assert await store.friends.of(others[2]) == []
    assert await store.friends.befriend(ada, others[0]), "whoever is a friend already stays one"


@anyio
async def test_who_parts_takes_invitations_and_the_own_link_along(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    await store.friends.befriend(ada, bo)
    await store.create(new_row("t"), OPEN)
    await store.invitations.invite("t", bo, ada)
    await store.friends.make_link(ada, "c")
    await store.friends.part(bo, "no-such-id")
    (friend,) = await store.friends.of(ada)
    await store.friends.part(ada, friend.id)
    assert await store.friends.of(ada) == await store.friends.of(bo) == []
    assert await store.invitations.of(bo) == []
    assert await store.friends.owner_of("c") is None


@anyio
async def test_nobody_ends_the_friendship_of_others(store: Store) -> None:
    ada, bo, eve = await people(store, "Ada", "Bo", "Eve")
    await store.friends.befriend(ada, bo)
    (friend,) = await store.friends.of(ada)
    await store.friends.part(eve, friend.id)
    assert len(await store.friends.of(bo)) == 1


@anyio
async def test_who_has_friends_is_kept_as_long_as_who_has_played(store: Store) -> None:
    ada, bo, _ = await people(store, "Ada", "Bo", "Cleo")
    await store.friends.befriend(ada, bo)
    later(store, 61 * DAY)
    await store.people.delete_old(0.0)
    assert {row["name"] for row in await rows(store, schema.people)} == {"Ada", "Bo"}


@anyio
async def test_a_name_that_is_forgotten_is_no_friends_either(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    await store.friends.befriend(ada, bo)
    await store.create(new_row("t"), OPEN)
    await store.invitations.invite("t", ada, bo)
    await forget_name(store.engine, "Bo")
    assert [friend.name for friend in await store.friends.of(ada)] == [None]
    assert [one.sender for one in await store.invitations.of(ada)] == [None]


# -- invitations ------------------------------------------------------------------------------------------


@anyio
async def test_an_invitation_is_there_until_it_is_answered_or_the_table_begins(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    for table in ("t", "u", "v", "w"):
        await store.create(new_row(table), OPEN)
        await store.invitations.invite(table, bo, ada)
        await store.invitations.invite(table, bo, ada)
    assert {(one.table, one.sender, one.seats, one.free) for one in await store.invitations.of(bo)} == {
        (table, "Ada", 3, 1) for table in ("t", "u", "v", "w")
    }
    await store.writer.write(sits("t", 1, bo))
    await store.start("u", OPEN, [OPEN[0], SeatRow(1, "bot", "Max", "master"), OPEN[2]], 1, 1.0)
    await store.writer.write(Statement(delete(schema.tables).where(schema.tables.c.id == "v")))
    (left,) = await store.invitations.of(bo)
    assert left.table == "w"
    await store.invitations.decline(bo, left.id, mute=False)
    await store.invitations.invite("w", bo, ada)
    assert await store.invitations.of(bo) == []
    assert await store.invitations.of(ada) == []


@anyio
async def test_of_several_who_ask_to_one_table_one_is_shown(store: Store) -> None:
    ada, bo, cleo = await people(store, "Ada", "Bo", "Cleo")
    await store.create(new_row("t"), OPEN)
    for sender in (ada, cleo):
        await store.invitations.invite("t", bo, sender)
    (shown,) = await store.invitations.of(bo)
    await store.invitations.decline(bo, shown.id, mute=False)
    assert await store.invitations.of(bo) == []


@anyio
async def test_from_whom_one_has_muted_nothing_is_seen(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    for table in ("t", "u"):
        await store.create(new_row(table), OPEN)
        await store.invitations.invite(table, bo, ada)
    first, _ = await store.invitations.of(bo)
    await store.invitations.decline(ada, first.id, mute=True)
    assert len(await store.invitations.of(bo)) == 2, "it was not hers to decline"
    await store.invitations.decline(bo, first.id, mute=True)
    assert await store.invitations.of(bo) == []
    (mute,) = await store.friends.muted_by(bo)
    assert mute.name == "Ada"
    await store.friends.end_mute(ada, mute.id)
    assert await store.friends.muted_by(bo) == [mute]
    await store.friends.end_mute(bo, mute.id)
    assert len(await store.invitations.of(bo)) == 1


@anyio
async def test_old_invitations_go_and_those_of_tables_that_wait_stay(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    for table in ("t", "u"):
        await store.create(new_row(table), OPEN)
        await store.invitations.invite(table, bo, ada)
    await store.start("t", OPEN, [OPEN[0], SeatRow(1, "bot", "Max", "master"), OPEN[2]], 1, 1.0)
    await store.invitations.delete_old()
    assert len(await rows(store, schema.invitations)) == 2
    later(store, 2 * DAY)
    await store.invitations.delete_old()
    assert [row["table_id"] for row in await rows(store, schema.invitations)] == ["u"]


# -- reunions ---------------------------------------------------------------------------------------------


@anyio
async def test_a_company_is_asked_once_a_day(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    now = store.clock.now()
    await store.writer.write(*asks(ada, "t", "u", now))
    with pytest.raises(Conflict):
        await store.writer.write(*asks(ada, "t", "v", now + DAY - 1))
    await store.writer.write(*asks(bo, "t", "w", now))
    asked = await store.reunions.asked(ada, "t")
    assert asked is not None
    assert asked.next_table == "u"
    await store.writer.write(*asks(ada, "t", "v", now + DAY))
    later(store, 3 * DAY)
    assert await store.reunions.asked(ada, "t") is None
    await store.reunions.delete_old()
    assert await rows(store, schema.reunions) == []


@anyio
async def test_the_players_of_a_game_are_known_when_its_table_is_gone(store: Store) -> None:
    ada = await person(store, "Ada")
    await store.create(new_row("t"), SEATS, also=[sits("t", 0, ada)])
    await store.writer.write(result("t", "shadow_thief", 3, OVER[0], 1.0))
    await store.writer.write(Statement(delete(schema.tables).where(schema.tables.c.id == "t")))
    assert [tuple(one) for one in await store.reunions.players_of("t")] == [(ada, 0, "shadow_thief", 3)]


# -- two become one, and nobody is left -------------------------------------------------------------------


@anyio
async def test_what_two_had_is_one_persons_afterwards_nothing_twice(store: Store) -> None:
    ada, also_ada, bo, cleo = await people(store, "Ada", "Ada’s telephone", "Bo", "Cleo")
    for one, other in ((ada, bo), (also_ada, bo), (also_ada, cleo), (ada, also_ada)):
        await store.friends.befriend(one, other)
    for who in (ada, also_ada):
        await store.writer.write(muted(who, cleo), muted(cleo, who))
    await store.create(new_row("t"), OPEN)
    for sender, to in ((bo, ada), (bo, also_ada), (also_ada, bo), (ada, bo), (ada, also_ada)):
        await store.invitations.invite("t", to, sender)
    now = store.clock.now()
    await store.writer.write(*asks(ada, "r", "u", now), *asks(also_ada, "r", "v", now), *asks(also_ada, "s", "w", now))
    await store.friends.make_link(also_ada, "c")
    await become_one(store, also_ada, ada)
    assert {friend.name for friend in await store.friends.of(ada)} == {"Bo", "Cleo"}
    assert [friend.name for friend in await store.friends.of(bo)] == ["Ada"]
    assert {(row["person"], row["muted"]) for row in await rows(store, schema.mutes)} == {(ada, cleo), (cleo, ada)}
    assert {(row["person"], row["sender"]) for row in await rows(store, schema.invitations)} == {(ada, bo), (bo, ada)}
    assert {(row["played"], row["next_table"]) for row in await rows(store, schema.reunions)} == {
        ("r", "u"),
        ("s", "w"),
    }
    assert await store.friends.owner_of("c") == (ada, "Ada")


@anyio
async def test_who_has_a_link_keeps_it_when_two_become_one(store: Store) -> None:
    ada, also_ada = await people(store, "Ada", "Ada’s telephone")
    await store.friends.make_link(ada, "c")
    await store.friends.make_link(also_ada, "d")
    await become_one(store, also_ada, ada)
    assert await store.friends.owner_of("c") == (ada, "Ada")
    assert await store.friends.owner_of("d") is None


@anyio
async def test_nothing_is_left_between_others_and_whoever_erases_everything(store: Store) -> None:
    ada, bo = await people(store, "Ada", "Bo")
    await store.friends.befriend(ada, bo)
    await store.friends.make_link(ada, "c")
    await store.writer.write(muted(ada, bo), muted(bo, ada), *asks(ada, "r", "u", 1.0))
    await store.create(new_row("t"), OPEN)
    await store.invitations.invite("t", bo, ada)
    await store.invitations.invite("t", ada, bo)
    await erase(store, ada)
    for table in (schema.friendships, schema.friend_links, schema.mutes, schema.invitations, schema.reunions):
        assert await rows(store, table) == []


PEOPLE = range(3)  # few, so that it is often the same two
WHAT = ["befriend", "befriend", "part", "part", "merge", "erase", "mute", "invite"]
STEPS = st.lists(
    st.tuples(st.sampled_from(WHAT), st.permutations(PEOPLE).map(lambda people: (people[0], people[1]))),
    min_size=8,
    max_size=40,
)
Step = tuple[str, tuple[int, int]]


@pytest.fixture(scope="module")
def small_store(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with asyncio.Runner() as runner:
        opened = runner.run(Store.open(new_file(tmp_path_factory.mktemp("friends") / "x.sqlite")))
        yield runner, opened
        runner.run(opened.close())


@settings(max_examples=25, deadline=None)
@given(STEPS)
def test_friendship_is_mutual_whatever_happens(small_store: Any, steps: list[Step]) -> None:
    runner, store = small_store
    runner.run(lived_through(store, steps))


async def lived_through(store: Store, steps: list[Step]) -> None:
    """Compared with pairs in a set after each step. Somebody new comes for whoever is no more."""
    table = new_table_id()
    await store.create(new_row(table), OPEN)
    known = {number: await person(store, new_table_id()) for number in PEOPLE}
    pairs: set[frozenset[int]] = set()
    for what, (one, other) in steps:
        me, them = known[one], known[other]
        if what == "befriend":
            assert await store.friends.befriend(me, them)
            pairs.add(frozenset((one, other)))
        elif what == "part":
            query = select(schema.friendships.c.id).where(stored.F.person == me, stored.F.friend == them)
            for row in await store.rows(query):
                await store.friends.part(me, row["id"])
            pairs.discard(frozenset((one, other)))
        elif what == "merge":
            await become_one(store, me, them)
            known[one] = await person(store, new_table_id())
            renamed = {frozenset(other if who == one else who for who in pair) for pair in pairs}
            pairs = {pair for pair in renamed if len(pair) == 2}
        elif what == "erase":
            await erase(store, me)
            known[one] = await person(store, new_table_id())
            pairs = {pair for pair in pairs if one not in pair}
        elif what == "mute":
            await store.writer.write(muted(me, them))
        else:
            await store.invitations.invite(table, me, them)
        await agrees(store, known, pairs)


async def agrees(store: Store, known: dict[int, str], pairs: set[frozenset[int]]) -> None:
    number_of = {who: number for number, who in known.items()}
    found = [row for row in await rows(store, schema.friendships) if row["person"] in number_of]
    sides = {(number_of[row["person"]], number_of[row["friend"]]): row["id"] for row in found}
    assert len(sides) == len(found)
    assert all(sides[(other, one)] == number for (one, other), number in sides.items())
    assert {frozenset(side) for side in sides} == pairs
    assert not any(row["person"] == row["sender"] for row in await rows(store, schema.invitations))
    assert not any(row["person"] == row["muted"] for row in await rows(store, schema.mutes))

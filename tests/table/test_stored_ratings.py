"""Ratings as both databases have them: each game is rated once, in the order of their end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from table.test_store import new_row
from vendome.ratings import START, Rating
from vendome.table.ratings.rater import Rater
from vendome.table.storage import schema
from vendome.table.storage.erasing import erase
from vendome.table.storage.forgetting import forget_name
from vendome.table.storage.passkeys import merged
from vendome.table.storage.people import DAY, sits
from vendome.table.storage.ratings import NEEDED, game_to_rate, seat_to_rate
from vendome.table.storage.rows import SeatRow, TableSettings
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Conflict, Statement
from vendome.table.tokens import Device

pytestmark = pytest.mark.anyio

GAME = "shadow_thief"
RATED = TableSettings(clock=60, rated=True, take_backs="off")


@pytest.fixture
def store(both: Store) -> Store:
    return both


def rater_of(store: Store) -> Rater:
    house: Any = SimpleNamespace(store=store, game_to_rate=asyncio.Event())
    return Rater(house)


async def person(store: Store, name: str) -> str:
    return (await store.people.sits_down(Device(name.ljust(64, "-")), name)).id


async def ended(store: Store, table: str, people: Sequence[str], ranks: Sequence[int], at: float = 1.0) -> None:
    """A rated game of these people and a bot is over."""
    seats = [SeatRow(seat, "human", name, token=name.ljust(64, "-")) for seat, name in enumerate(people)]
    seats.append(SeatRow(len(seats), "bot", "Odette", "random"))
    sit = [sits(table, seat, await person(store, name)) for seat, name in enumerate(people)]
    await store.create(replace(new_row(table), settings=RATED), seats, also=sit)
    await store.finish(table, '{"seats": ["", "", ""]}', waits(table, seats, ranks, at))


def waits(table: str, seats: Sequence[SeatRow], ranks: Sequence[int], at: float) -> list[Statement]:
    return [
        game_to_rate(table, GAME, at),
        *(seat_to_rate(table, seat, rank) for seat, rank in zip(seats, ranks, strict=True)),
    ]


async def rate_all(store: Store) -> int:
    rated = 0
    while await rater_of(store).rate_next():
        rated += 1
    return rated


async def rating(store: Store, name: str) -> tuple[Rating, int]:
    (one,) = await store.ratings.of(await person(store, name))
    return one.rating, one.games


async def test_a_game_that_is_over_changes_the_ratings_of_its_people_once(store: Store) -> None:
    await ended(store, "t", ["Ann", "Bo"], [1, 2, 3])
    assert await rate_all(store) == 1
    assert await rate_all(store) == 0
    ann, games = await rating(store, "Ann")
    bo, _ = await rating(store, "Bo")
    assert ann.mean > START.mean
    assert ann.mean > bo.mean
    assert max(ann.deviation, bo.deviation) < START.deviation
    assert games == 1
    found = await store.load("t")
    assert found is not None
    assert found.rating_changes == {0: (START, ann), 1: (START, bo)}


async def test_an_end_that_is_noted_twice_is_rated_once(store: Store) -> None:
    """A process is killed when the end is in the store, and its game is ended again by another."""
    await ended(store, "t", ["Ann"], [1, 2])
    seats = [SeatRow(0, "human", "Ann", token="Ann".ljust(64, "-")), SeatRow(1, "bot", "Odette", "random")]
    await store.finish("t", "{}", waits("t", seats, [1, 2], 2.0))
    assert await rate_all(store) == 1
    await store.finish("t", "{}", waits("t", seats, [2, 1], 3.0))
    assert await rate_all(store) == 0


async def test_a_game_waits_for_its_rating_while_the_server_is_down(url: str) -> None:
    before = await Store.open(url)
    await ended(before, "t", ["Ann"], [1, 2])
    await before.close()
    after = await Store.open(url)
    assert await rate_all(after) == 1
    assert (await rating(after, "Ann"))[1] == 1
    await after.close()


async def test_two_raters_rate_every_game_once(store: Store, url: str) -> None:
    for number in range(6):
        await ended(store, f"t{number}", ["Ann", "Bo"], [1, 2, 3], at=number)
    other = await Store.open(url)
    await asyncio.gather(rate_all(store), rate_all(other))
    await other.close()
    assert (await rating(store, "Ann"))[1] == (await rating(store, "Bo"))[1] == 6


async def test_whoever_is_second_writes_nothing(store: Store) -> None:
    await ended(store, "t", ["Ann"], [1, 2])
    game = await store.ratings.next_game()
    assert game is not None
    await rate_all(store)
    with pytest.raises(Conflict):
        await store.ratings.write(game, {}, [])


async def test_games_are_rated_in_the_order_of_their_end(store: Store) -> None:
    """In whatever order they are written down."""
    games = [("Ann", "Bo", 1, 2), ("Bo", "Cleo", 2, 1), ("Ann", "Cleo", 2, 1)]
    outcomes = set()
    for turn, order in enumerate(permutations(range(3))):
        names = {name: f"{name}{turn}" for name in ("Ann", "Bo", "Cleo")}
        for number in order:
            one, other, first, second = games[number]
            await ended(store, f"t{turn}-{number}", [names[one], names[other]], [first, second, 3], at=number)
        await rate_all(store)
        outcomes.add(tuple([(await rating(store, name))[0] for name in names.values()]))
    assert len(outcomes) == 1


async def test_one_person_in_two_seats_makes_a_game_unrated(store: Store) -> None:
    await ended(store, "t", ["Ann", "Ann"], [1, 2, 3])
    assert await rate_all(store) == 1
    assert await store.ratings.of(await person(store, "Ann")) == []


async def test_whoever_is_erased_before_their_game_is_rated_is_no_part_of_it(store: Store) -> None:
    await ended(store, "t", ["Ann", "Bo"], [1, 2, 3])
    await erase(store, await person(store, "Ann"))
    assert await rate_all(store) == 1
    assert (await rating(store, "Bo"))[0].mean > START.mean, "ahead of the bot"


async def test_nothing_is_left_of_whoever_is_erased(store: Store) -> None:
    await ended(store, "t", ["Ann"], [1, 2])
    await rate_all(store)
    await erase(store, await person(store, "Ann"))
    assert await store.rows(select(schema.ratings)) == []
    assert await store.rows(select(schema.rated_seats).where(schema.rated_seats.c.person.is_not(None))) == []
    await store.ratings.delete_old()
    assert await store.rows(select(schema.rated_games)) == []
    assert await store.rows(select(schema.rated_seats)) == []


async def test_a_game_that_waits_is_not_swept_away(store: Store) -> None:
    await ended(store, "t", [], [1])
    await store.ratings.delete_old()
    assert len(await store.rows(select(schema.rated_games))) == 1


async def test_a_rating_outlives_its_tables(store: Store) -> None:
    await ended(store, "t", ["Ann"], [1, 2])
    await rate_all(store)
    await store.sweep(1e12, 1e12, 1e12)
    ann = await person(store, "Ann")
    assert (await store.ratings.changes(ann, ["t"])).keys() == {("t", 0)}
    store.clock.now = lambda: 61 * DAY + 1e9  # type: ignore[method-assign]
    await store.people.delete_old(0)
    assert len(await store.ratings.of(ann)) == 1


# -- leaderboards -------------------------------------------------------------------------------------


async def test_a_leaderboard_has_who_played_enough_the_surest_first(store: Store) -> None:
    for number in range(NEEDED):
        await ended(store, f"t{number}", ["Ann", "Bo"], [2, 1, 3], at=number)
    await ended(store, "once", ["Cleo"], [1, 2], at=9)
    await rate_all(store)
    assert [one.name for one in await store.ratings.leaders(GAME)] == ["Bo", "Ann"]
    ann, _ = await rating(store, "Ann")
    assert await store.ratings.place(GAME, ann) == 2
    assert await store.ratings.leaders("master_thieves") == []


async def test_whoever_hides_is_on_no_leaderboard_and_takes_nobodys_place(store: Store) -> None:
    for number in range(NEEDED):
        await ended(store, f"t{number}", ["Ann", "Bo"], [2, 1, 3], at=number)
    await rate_all(store)
    await store.ratings.set_listed(await person(store, "Bo"), listed=False)
    assert [one.name for one in await store.ratings.leaders(GAME)] == ["Ann"]
    ann, _ = await rating(store, "Ann")
    assert await store.ratings.place(GAME, ann) == 1


async def test_a_name_that_is_forgotten_is_on_no_leaderboard(store: Store) -> None:
    for number in range(NEEDED):
        await ended(store, f"t{number}", ["Ann"], [1, 2], at=number)
    await rate_all(store)
    await forget_name(store.engine, "Ann")
    assert [one.name for one in await store.ratings.leaders(GAME)] == [None]


# -- two people were one ------------------------------------------------------------------------------


async def merge(store: Store, one: str, into: str) -> None:
    await store.writer.write(*merged(await person(store, one), await person(store, into)))


@pytest.mark.parametrize(("one", "into"), [("Ann", "Bo"), ("Bo", "Ann")])
async def test_of_two_ratings_that_which_is_known_better_remains(store: Store, one: str, into: str) -> None:
    for number in range(3):
        await ended(store, f"t{number}", ["Ann"], [1, 2], at=number)
    await ended(store, "u", ["Bo"], [2, 1], at=9)
    await rate_all(store)
    better, _ = await rating(store, "Ann")
    kept = await person(store, into)
    await merge(store, one, into)
    (only,) = await store.ratings.of(kept)
    assert (only.rating, only.games) == (better, 4)
    assert len(await store.ratings.changes(kept, ["t0", "t1", "t2", "u"])) == 4


async def test_a_rating_that_only_one_of_them_had_goes_along(store: Store) -> None:
    await ended(store, "t", ["Ann"], [1, 2])
    await rate_all(store)
    before, into = await rating(store, "Ann"), await person(store, "Bo")
    await merge(store, "Ann", "Bo")
    (only,) = await store.ratings.of(into)
    assert (only.rating, only.games) == before


async def test_whoever_was_hidden_stays_hidden(store: Store) -> None:
    await ended(store, "t", ["Ann"], [1, 2])
    await store.ratings.set_listed(await person(store, "Ann"), listed=False)
    await person(store, "Bo")
    await merge(store, "Ann", "Bo")
    found = await store.people.of(Device("Bo".ljust(64, "-")))
    assert found is not None
    assert not found.is_listed


async def test_a_game_that_both_had_played_in_is_not_rated_any_more(store: Store) -> None:
    await ended(store, "t", ["Ann", "Bo"], [1, 2, 3])
    into = await person(store, "Bo")
    await merge(store, "Ann", "Bo")
    assert await rate_all(store) == 1
    assert await store.ratings.of(into) == []

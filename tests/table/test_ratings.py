"""Rated tables: who may lay one, who counts in the end, and what anybody is told of it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.live_server import Json, Party, Server, client, error_of
from table.people import Device
from vendome.ratings import START, Rating, learning, rated
from vendome.table.ratings.anchors import everything
from vendome.table.ratings.change import changes
from vendome.table.ratings.finished import left_to_bots, ranks_of
from vendome.table.storage.people import Standing
from vendome.table.storage.ratings import RatedSeat
from vendome.table.storage.rows import MoveRow, SeatRow
from waits import COMPILED_WITHIN, until

GAME = "gentlemen_thieves"
CLOCK = {"seconds": 600}
RATED: Json = {"rated": True, "clock": CLOCK}


def finished(party: Party, device: Device, seed: int = 1) -> Party:
    """The game is over, and rated."""
    party.start().play_on(random.Random(seed))
    until(lambda: any("rating" in seat for seat in device.at(party.table).view()["seats"]), within=COMPILED_WITHIN)
    return party


# -- laying a rated table -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "cause"),
    [
        ({"rated": True}, "rated-needs-clock"),
        ({"rated": True, "clock": CLOCK, "hints": True}, "rated-no-hints"),
    ],
)
def test_where_results_would_say_nothing_a_table_is_not_rated(server: Server, wish: Json, cause: str) -> None:
    assert error_of(Device(server).try_to_make("hb", **wish))["cause"] == cause


def test_one_person_has_one_seat_at_a_rated_table(server: Server) -> None:
    ada = Device(server)
    assert error_of(ada.try_to_make("hh", **RATED))["cause"] == "rated-one-seat"
    party = ada.make("hoo", **RATED)
    assert error_of(ada.join(party.table))["cause"] == "rated-one-seat"
    assert Device(server, "Bo").join(party.table).status_code == 200


def test_a_rated_table_says_so_and_is_without_hints_and_ways_back(server: Server) -> None:
    party = Device(server).make("hb", take_backs="free", **RATED).start()
    view = party.host.view()
    assert (view["rated"], view["take_backs"], view["hints"]) == (True, "off", False)
    assert error_of(party.seats[0].get("/hint"))["cause"] == "no-hints"


def test_what_was_agreed_on_stands_while_a_rated_game_goes_on(server: Server) -> None:
    ada, bo = Device(server), Device(server, "Bo")
    party = ada.make("ho", **RATED)
    assert bo.join(party.table).status_code == 200
    for wish, cause in (({"clock": None}, "rated-needs-clock"), ({"take_backs": "free"}, "rated-no-take-backs")):
        assert error_of(party.host.post("/settings", wish))["cause"] == cause
    assert party.host.post("/settings", {"clock": {"seconds": 300}}).status_code == 200, "it has not begun"
    party.start()
    for path, body in (
        ("/settings", {"clock": {"seconds": 5}}),
        ("/close", None),
        ("/seats/1/vacate", None),
    ):
        assert error_of(party.host.post(path, body))["cause"] == "rated-goes-on", path
    assert error_of(party.host.post("/seats/1/bot"))["cause"] == "rated-in-time"
    assert party.host.post("/settings", {"chat": "off"}).status_code == 200


def test_a_company_that_plays_again_is_rated_again(server: Server) -> None:
    ada = Device(server)
    party = finished(ada.make("hb", **RATED), ada)
    following = party.host.post("/again").json()["table"]
    assert ada.at(following).view()["rated"]


# -- what becomes of it -------------------------------------------------------------------------------


def test_a_rated_game_changes_ones_rating(server: Server) -> None:
    ada = Device(server)
    party = finished(ada.make("hb", **RATED), ada)
    change = ada.at(party.table).view()["seats"][0]["rating"]
    assert change["before"] == {"rating": 25.0, "uncertainty": 16.67, "provisional": True}
    assert change["after"]["rating"] != 25.0
    mine = ada.read("/me/ratings")
    assert mine == {
        "listed": True, "needed": 5, "ratings": [{"game": GAME, "rated": change["after"], "games": 1}],
    }  # fmt: skip
    assert ada.read("/me/history")["games"][0]["rating"] == change
    exported = ada.read("/me/export")
    assert (exported["ratings"], exported["games"][0]["rating"]) == (mine, change)


def test_a_game_that_is_not_rated_changes_nothing(server: Server) -> None:
    ada = Device(server)
    ada.make("hb").start().play_on(random.Random(1))
    assert ada.read("/me/ratings")["ratings"] == []
    assert "rating" not in ada.read("/me/history")["games"][0]


def test_whoever_leaves_a_rated_game_comes_last_though_nobody_is_left(server: Server) -> None:
    """The bots play on to the end, also when nobody looks."""
    ada = Device(server)
    party = ada.make("hb", **RATED).start()
    assert ada.at(party.table).post("/seats/0/vacate").status_code == 200
    until(lambda: ada.read("/me/ratings")["ratings"], within=COMPILED_WITHIN)
    (mine,) = ada.read("/me/ratings")["ratings"]
    assert mine["rated"]["rating"] < START.mean


def test_leaderboards_have_bots_among_people_and_mark_ones_own_line(server: Server) -> None:
    ada = Device(server, "Ada of the board")
    for seed in range(5):
        finished(ada.make("hb", **RATED), ada, seed)
    board = ada.read(f"/games/{GAME}/leaderboard")
    assert {one["level"] for one in board["leaders"] if one["kind"] == "bot"} == set(everything()[GAME].levels)
    (own,) = [one for one in board["leaders"] if one.get("you")]
    assert (own["name"], own["games"], own["place"]) == ("Ada of the board", 5, ada_place(ada))
    assert all(height(one) >= height(other) - 0.02 for one, other in pairwise(board["leaders"]))
    others = client().get(f"http://{server.address}/api/games/{GAME}/leaderboard").json()
    (line,) = [one for one in others["leaders"] if one.get("name") == "Ada of the board"]
    assert line.keys() == {"kind", "rated", "name", "place", "games"}, "nothing by which to follow anybody"

    assert ada.post("/me/listed", {"listed": False}).json()["listed"] is False
    assert not any(one.get("you") for one in ada.read(f"/games/{GAME}/leaderboard")["leaders"])
    assert "place" not in ada.read("/me/ratings")["ratings"][0]
    ada.post("/me/listed", {"listed": True})

    ada.name = "A shithead"
    ada.make("hb")
    names = [one.get("name") for one in ada.read(f"/games/{GAME}/leaderboard")["leaders"]]
    assert ada.name not in names
    assert f"Player {ada_place(ada)}" in names
    ada.post("/me/erase")
    assert not any(one.get("you") for one in ada.read(f"/games/{GAME}/leaderboard")["leaders"])


def height(leader: Json) -> float:
    """People stand where they surely are, and bots at what they were measured."""
    rated = leader["rated"]
    return float(rated["rating"] - (rated["uncertainty"] if leader["kind"] == "person" else 0))


def ada_place(ada: Device) -> int:
    return int(ada.read("/me/ratings")["ratings"][0]["place"])


# -- strangers ----------------------------------------------------------------------------------------


def test_nobody_is_told_or_changes_anything_without_a_key(server: Server) -> None:
    base = f"http://{server.address}/api"
    assert error_of(client().get(f"{base}/me/ratings"))["cause"] == "device-only"
    assert error_of(client().post(f"{base}/me/listed", json={"listed": False}))["cause"] == "device-only"
    stranger = Device(server)
    assert error_of(stranger.post("/me/listed", {"listed": False}))["cause"] == "unknown-device"
    assert error_of(stranger.post("/me/listed", {"listed": "no"}))["cause"] == "wrong-form"
    assert error_of(stranger.post("/me/listed", {"listed": True, "person": "x"}))["cause"] == "wrong-form"
    assert error_of(stranger.get("/games/none/leaderboard"))["cause"] == "no-such-game"


# -- who counts ---------------------------------------------------------------------------------------

HUMAN = SeatRow(0, "human", "Ann", token="a" * 64)


def moves(seat: int, by_player: int, by_bot: int) -> list[MoveRow]:
    ids = ["x"] * by_player + [None] * by_bot
    return [MoveRow(ply, ply, seat, "", client_id, 0.0) for ply, client_id in enumerate(ids)]


@pytest.mark.parametrize(
    ("seat", "played", "left"),
    [
        (HUMAN, moves(0, 3, 2), False),
        (HUMAN, moves(0, 2, 3), True),
        (SeatRow(0, "human", "Ann", token="a" * 64, by_bot=True), moves(0, 9, 0), True),
        (SeatRow(0, "human", "Ann"), moves(0, 9, 0), True),
        (SeatRow(0, "bot", "Odette", "random"), moves(0, 0, 9), False),
    ],
)
def test_whoever_lets_a_bot_play_has_left_the_game(seat: SeatRow, played: Sequence[MoveRow], left: bool) -> None:
    assert left_to_bots([seat], played) == ({0} if left else set())


def test_who_has_left_shares_the_last_place_behind_all_others() -> None:
    standings = [Standing(0, 1, 9), Standing(1, 2, 5), Standing(2, 2, 5), Standing(3, 4, 1)]
    assert ranks_of(standings, ()) == [1, 2, 2, 4]
    assert ranks_of(standings, {0, 1}) == [3, 3, 1, 2]


def test_a_game_without_anchors_is_rated_among_people() -> None:
    ann, bo = RatedSeat(0, "ann", "", 1), RatedSeat(1, "bo", "", 2)
    bot = RatedSeat(2, None, "mastermind", 3)
    assert {one.person for one in changes([ann, bo, bot], {}, {})} == {"ann", "bo"}
    assert changes([ann, bot], {}, {}) == []


def test_bots_that_were_measured_do_not_change() -> None:
    ann, bot = RatedSeat(0, "ann", "", 1), RatedSeat(1, None, "mastermind", 2)
    (change,) = changes([ann, bot], {}, {"mastermind": Rating(30.0, 2.0)})
    assert change.person == "ann"
    assert change.after.mean > START.mean


ratings = st.builds(Rating, st.floats(-20, 70), st.floats(0.5, START.deviation))


@given(st.lists(st.tuples(ratings, st.integers(1, 4)), min_size=2, max_size=8))
def test_a_game_never_makes_us_know_less_than_before_but_for_learning(table: list[tuple[Rating, int]]) -> None:
    before = [learning(rating) for rating, _ in table]
    after = rated(before, [rank for _, rank in table])
    assert all(new.deviation <= old.deviation for new, old in zip(after, before, strict=True))


@given(st.lists(ratings, min_size=2, max_size=6), st.data())
def test_a_rating_does_not_depend_on_the_order_of_the_seats(players: list[Rating], data: st.DataObject) -> None:
    ranks = data.draw(st.lists(st.integers(1, 4), min_size=len(players), max_size=len(players)))
    order = data.draw(st.permutations(range(len(players))))
    straight = rated(players, ranks)
    turned = rated([players[i] for i in order], [ranks[i] for i in order])
    for place, seat in enumerate(order):
        assert turned[place] == pytest.approx(straight[seat])

"""Whoever likes is somebody: a device key opens their seats anywhere, and their finished games are kept."""

from __future__ import annotations

import asyncio
import random
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select

from table.live_server import Server, client, error_of, make
from table.people import Device, paths_about_me, played_out
from vendome.table.actions import leaving
from vendome.table.http import device_label
from vendome.table.storage import schema
from vendome.table.storage.people import DAY, places_of


def rows_of(server: Server, table: Any) -> int:
    async def count() -> int:
        return int((await server.services.house.store.rows(select(func.count().label("n")).select_from(table)))[0]["n"])

    loop = server.services.house.store.writer.task.get_loop()
    return asyncio.run_coroutine_threadsafe(count(), loop).result(60)


# -- who is stored ------------------------------------------------------------------------------------


def test_who_only_looks_is_not_stored(server: Server) -> None:
    before = rows_of(server, schema.people)
    visitor = Device(server)
    party = make(server, "gentlemen_thieves", "ho")
    assert visitor.read("/me") == {"known": False, "devices": [], "passkeys": []}
    assert visitor.read("/me/tables") == []
    assert visitor.read("/me/history") == {"games": []}
    assert visitor.at(party.table).get().status_code == 200
    assert rows_of(server, schema.people) == before


def test_who_sits_down_is_known_by_their_device(server: Server) -> None:
    ada = Device(server, "Ada", agent="Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    ada.make()
    me = ada.read("/me")
    assert (me["known"], me["name"]) == (True, "Ada")
    assert [(device["label"], device["here"]) for device in me["devices"]] == [("Firefox, Linux", True)]


def test_days_are_all_that_is_known_of_when_somebody_was_here(server: Server) -> None:
    ada = Device(server)
    ada.make()
    me = ada.read("/me")
    assert me["made_at"] % DAY == me["devices"][0]["seen_at"] % DAY == 0


def test_the_key_itself_is_not_stored(server: Server) -> None:
    ada = Device(server)
    ada.make()
    database = server.settings.database
    for file in (database, f"{database}-wal"):
        assert ada.key.encode() not in Path(file).read_bytes()


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537", "Chrome, Android"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140 Safari/537 Edg/140", "Edge, Windows"),
        ("curl/8", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(agent: str, label: str) -> None:
    assert device_label(agent) == label


# -- tables -------------------------------------------------------------------------------------------


def test_the_key_opens_every_seat_of_its_person(server: Server) -> None:
    ada, bo = Device(server), Device(server, "Bo")
    party = ada.make("ho")
    assert bo.join(party.table).status_code == 200
    party.start()
    for device, seat in ((ada, 0), (bo, 1)):
        assert device.at(party.table).view()["seat"] == seat
        assert [(t["table"], t["seat"], t["status"]) for t in device.read("/me/tables")] == [
            (party.table, seat, "playing")
        ]
    asked = ada.at(party.table).view()["asked"][0]
    (ada, bo)[asked].at(party.table).play(random.Random(1))
    with ada.at(party.table).listen(frames="patch") as line:
        assert line.next()["view"]["seat"] == 0


def test_a_key_without_a_seat_is_as_none(server: Server) -> None:
    party = make(server, "gentlemen_thieves", "hh").start()
    stranger = Device(server).at(party.table)
    assert stranger.view()["seat"] is None
    assert error_of(stranger.move(0, "x"))["code"] == "no-token"
    hidden = make(server, "gentlemen_thieves", "hh", spectators=False).start()
    assert error_of(Device(server).at(hidden.table).get())["cause"] == "private"


def test_around_one_screen_only_the_first_seat_is_the_devices(server: Server) -> None:
    ada = Device(server)
    party = ada.make("hh")
    assert [table["seat"] for table in ada.read("/me/tables")] == [0]
    assert ada.at(party.table).view()["is_host"]


def test_who_leaves_is_not_taken_there_any_more(server: Server) -> None:
    ada, bo = Device(server), Device(server, "Bo")
    party = ada.make("hoo", game="shadow_thief")
    bo.join(party.table)
    assert bo.at(party.table).post("/seats/1/vacate").status_code == 200
    assert bo.read("/me/tables") == []
    assert bo.at(party.table).view()["seat"] is None
    assert Device(server, "Cleo").join(party.table, seat=1).status_code == 200
    party.start()
    assert ada.at(party.table).post("/seats/0/vacate").status_code == 200
    assert ada.read("/me/tables") == []


def test_the_company_that_plays_again_is_known_there_too(server: Server) -> None:
    ada, bo = Device(server), Device(server, "Bo")
    party = ada.make("ho")
    bo.join(party.table)
    party.start()
    while ada.at(party.table).view()["status"] != "finished":
        asked = ada.at(party.table).view()["asked"][0]
        (ada, bo)[asked].at(party.table).play(random.Random(1))
    following = party.host.post("/again").json()["table"]
    assert [table["table"] for table in bo.read("/me/tables")] == [following]
    assert [game["names"] for game in bo.read("/me/history")["games"]] == [["Ada", "Bo"]]


# -- history ------------------------------------------------------------------------------------------


def test_a_finished_game_is_in_the_history_with_place_and_score(server: Server) -> None:
    ada = Device(server)
    party = played_out(ada.make("hb"))
    result = party.host.view()["result"]
    (game,) = ada.read("/me/history")["games"]
    assert game["table"] == party.table
    assert (game["seat"], game["players"]) == (0, 2)
    assert game["score"] == result["scores"][0]
    assert (game["place"] == 1) == (0 in result["winners"])
    assert len(game["names"]) == 2
    assert ada.read("/me/tables") == []


@given(st.lists(st.integers(0, 5), min_size=2, max_size=8), st.data())
def test_winners_come_first_and_who_is_level_shares_a_place(scores: list[int], data: st.DataObject) -> None:
    seats = range(len(scores))
    winners = data.draw(st.sets(st.sampled_from(seats), min_size=1))
    standings = places_of(scores, sorted(winners))
    assert {one.seat for one in standings if one.place == 1} == winners
    losers = [one for one in standings if one.seat not in winners]
    assert all((a.place < b.place) == (a.score > b.score) for a in losers for b in losers)
    assert all(len(winners) < one.place <= len(scores) for one in losers)


# -- devices ------------------------------------------------------------------------------------------


def test_a_device_that_was_removed_opens_nothing_any_more(server: Server) -> None:
    ada = Device(server)
    party = ada.make()
    (device,) = ada.read("/me")["devices"]
    assert ada.post(f"/me/devices/{device['id']}/remove").json() == {"known": False, "devices": [], "passkeys": []}
    assert ada.at(party.table).view()["seat"] is None
    assert party.host.view()["seat"] == 0  # the seat's own token is good


def test_nobody_removes_the_device_of_another(server: Server) -> None:
    ada, eve = Device(server), Device(server, "Eve")
    ada.make()
    eve.make()
    (device,) = ada.read("/me")["devices"]
    assert error_of(eve.post(f"/me/devices/{device['id']}/remove"))["cause"] == "no-such-device"
    assert ada.read("/me")["known"]


# -- export and erase ---------------------------------------------------------------------------------


def test_an_export_has_all_that_there_is_but_the_keys(server: Server) -> None:
    ada = Device(server)
    played = played_out(ada.make("hb"))
    going_on = ada.make("ho")
    text = ada.get("/me/export").text
    found = ada.read("/me/export")
    assert found["me"]["name"] == "Ada"
    assert {seat["table"] for seat in found["seats"]} == {played.table, going_on.table}
    assert found["seats"][0]["link"] == f"http://{server.address}/table/{played.table}"
    assert [game["table"] for game in found["games"]] == [played.table]
    assert ada.key not in text
    assert sha256(ada.key.encode()).hexdigest() not in text


def test_who_erases_everything_leaves_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "default_level", lambda: "random")
    ada, bo = Device(server, "Adalbertine"), Device(server, "Bo")
    played = played_out(ada.make("hb"))
    open_table, going_on = ada.make("ho"), ada.make("ho")
    bo.join(going_on.table)
    going_on.start()
    ada.at(going_on.table).post("/chat", {"text": "I am Adalbertine"})
    assert ada.post("/me/erase").json() == {"tables": 3}
    assert ada.read("/me") == {"known": False, "devices": [], "passkeys": []}
    assert error_of(ada.post("/me/erase"))["cause"] == "unknown-device"
    loop = server.services.house.store.writer.task.get_loop()
    for party in (played, open_table, going_on):  # as a server does when it sees the notice
        asyncio.run_coroutine_threadsafe(server.services.house.take_over(party.table), loop).result(60)
        assert "Adalbertine" not in bo.at(party.table).get().text
    assert "Adalbertine" not in client().get(f"http://{server.address}/api/tables/{played.table}/record").text
    seats = bo.at(going_on.table).view()["seats"]
    assert (seats[0]["name"], seats[0]["left"], seats[0]["by_bot"]) == ("Player 1", True, True)
    assert bo.at(open_table.table).view()["seats"][0]["kind"] == "open"
    assert bo.at(going_on.table).view()["is_host"]


def test_nobody_erases_or_exports_another(server: Server) -> None:
    stranger = Device(server)
    assert error_of(stranger.post("/me/erase"))["cause"] == "unknown-device"
    assert error_of(stranger.get("/me/export"))["cause"] == "unknown-device"
    assert error_of(client().post(f"http://{server.address}/api/me/erase"))["cause"] == "device-only"


# -- what strangers may try ---------------------------------------------------------------------------


NO_KEYS = ("device-", "device-" + "x" * 42, "device-" + "x" * 44, "x" * 32, "device-" + "é" * 43)
NOWHERE = ("x", "1", "1-", "-1-abc", "1e9-abc", "1.0-ABC", "nan-a", "1" * 99 + "-a", "1-" + "a" * 99)


@pytest.mark.parametrize("path", paths_about_me("GET"))
@pytest.mark.parametrize("key", NO_KEYS)
def test_without_a_whole_key_nothing_is_told(server: Server, path: str, key: str) -> None:
    headers = {b"Authorization": f"Bearer {key}".encode()}
    answer = client().get(f"http://{server.address}/api{path}", headers=headers)
    assert error_of(answer)["cause"] == "device-only"


@pytest.mark.parametrize("before", NOWHERE)
def test_a_history_from_nowhere_is_refused(server: Server, before: str) -> None:
    assert error_of(Device(server).get(f"/me/history?before={before}"))["cause"] == "wrong-form"


def test_a_hash_is_no_key(server: Server) -> None:
    ada = Device(server)
    party = ada.make()
    thief = Device(server)
    thief.headers = {"Authorization": "Bearer " + sha256(ada.key.encode()).hexdigest()}
    assert error_of(thief.get("/me"))["cause"] == "device-only"
    assert error_of(thief.get(f"/tables/{party.table}"))["code"] == "wrong-token"


def test_a_device_is_removed_by_its_person_only_and_numbers_are_guessed_in_vain(server: Server) -> None:
    assert error_of(Device(server).post(f"/me/devices/{secrets.token_hex(8)}/remove"))["cause"] == "unknown-device"

"""Friends by link, invitations to tables, and playing again with the same people."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select

from table.live_server import Guest, Json, Party, Server, client, error_of, make, running, settings_for
from table.people import Device, paths_about_me
from table.test_people import rows_of
from vendome.table.actions import inviting
from vendome.table.calls import CALLS
from vendome.table.calls import friends as calls_of_friends
from vendome.table.limits import INVITATIONS_PER_HOUR
from vendome.table.storage import schema
from vendome.table.storage.friends import LINK_IS_GOOD_FOR
from vendome.table.storage.writer import Statement


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings_for(tmp_path_factory.mktemp("friends"))) as running_server:
        yield running_server


def ok(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def within(server: Server, coroutine: Any) -> Any:
    """Run in the server's own loop."""
    loop = server.services.house.store.writer.task.get_loop()
    return asyncio.run_coroutine_threadsafe(coroutine, loop).result(60)


def cause(answer: httpx.Response) -> str:
    return str(error_of(answer)["cause"])


def seated(server: Server, name: str) -> Device:
    device = Device(server, name)
    device.make("ho")
    return device


def link_of(device: Device) -> str:
    return str(ok(device.post("/me/friend-link"))["code"])


def befriend(device: Device, code: str, **more: Any) -> httpx.Response:
    return device.post("/me/friends", {"code": code, **more})


def friends_of(device: Device) -> list[Json]:
    return list(device.read("/me/friends")["friends"])


def names(device: Device) -> list[str]:
    return [friend["name"] for friend in friends_of(device)]


@pytest.fixture
def ada(server: Server) -> Device:
    return seated(server, "Ada")


@pytest.fixture
def bo(server: Server) -> Device:
    return seated(server, "Bo")


@pytest.fixture
def eve(server: Server) -> Device:
    return seated(server, "Eve")


@pytest.fixture
def friends(ada: Device, bo: Device) -> tuple[Device, Device]:
    ok(befriend(bo, link_of(ada)))
    return ada, bo


def invite(device: Device, table: str, friend: str) -> httpx.Response:
    return device.post(f"/tables/{table}/invite", {"friend": friend})


def the_friend(device: Device) -> str:
    (friend,) = friends_of(device)
    return str(friend["id"])


def invitations(device: Device) -> list[Json]:
    return list(device.read("/me/invitations"))


# -- friends by link --------------------------------------------------------------------------------------


def test_whoever_opens_a_link_sees_whose_it_is_and_both_are_friends(ada: Device, bo: Device) -> None:
    code = link_of(ada)
    assert ok(bo.post("/me/friend-link/look", {"code": code})) == {"name": "Ada", "is_you": False, "is_friend": False}
    (friend,) = ok(befriend(bo, code))["friends"]
    assert set(friend) == {"id", "name", "here_today"}
    assert (friend["name"], friend["here_today"]) == ("Ada", True)
    assert names(ada) == ["Bo"]
    assert ok(bo.post("/me/friend-link/look", {"code": code}))["is_friend"]
    assert ok(befriend(bo, code))["friends"] == [friend], "once more changes nothing"


def test_several_become_friends_by_one_link(server: Server, ada: Device) -> None:
    code = link_of(ada)
    for name in ("Bo", "Cleo"):
        ok(befriend(seated(server, name), code))
    assert sorted(names(ada)) == ["Bo", "Cleo"]


def test_somebody_who_was_never_here_gives_a_name(server: Server, ada: Device) -> None:
    code, new = link_of(ada), Device(server)
    assert ok(new.post("/me/friend-link/look", {"code": code}))["name"] == "Ada"
    for name in ("", "  \u200b "):
        assert cause(befriend(new, code, name=name)) == "unknown-device"
    assert not new.read("/me")["known"]
    ok(befriend(new, code, name=" Zoë "))
    assert new.read("/me")["name"] == "Zoë"
    assert names(ada) == ["Zoë"]


def test_the_own_link_is_for_others(ada: Device) -> None:
    code = link_of(ada)
    assert ok(ada.post("/me/friend-link/look", {"code": code}))["is_you"]
    assert cause(befriend(ada, code)) == "own-friend-link"
    assert friends_of(ada) == []


def test_a_code_is_good_until_it_is_replaced_ended_or_too_old(
    server: Server, ada: Device, bo: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = link_of(ada), link_of(ada)
    assert len(second) >= 22  # characters of base64: 128 bits and more
    assert ok(ada.post("/me/friend-link/end")) == {"friends": [], "muted": []}
    third = link_of(ada)
    clock = server.services.house.store.clock
    until = ada.read("/me/friends")["link_until"]
    assert until == pytest.approx(clock.now() + LINK_IS_GOOD_FOR, abs=60)
    monkeypatch.setattr(clock, "now", lambda: until + 1)
    refused = [befriend(bo, code) for code in (first, second, third, secrets.token_urlsafe(24), "x", "é" * 100)]
    assert {answer.text for answer in refused} == {refused[0].text}
    assert cause(refused[0]) == "no-such-friend-link"
    assert "link_until" not in ada.read("/me/friends")
    assert friends_of(ada) == friends_of(bo) == []


def test_the_code_itself_is_not_stored(server: Server, ada: Device) -> None:
    code = link_of(ada)
    for ending in ("", "-wal"):
        assert code.encode() not in Path(server.settings.database + ending).read_bytes()


def test_a_friendship_ends_for_both_and_nobody_comes_back_by_the_link(ada: Device, bo: Device) -> None:
    code = link_of(ada)
    ok(befriend(bo, code))
    assert ok(ada.post(f"/me/friends/{the_friend(ada)}/remove")) == {"friends": [], "muted": []}
    assert friends_of(bo) == []
    assert cause(befriend(bo, code)) == "no-such-friend-link"


def test_the_last_game_together_is_told(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    party = finished(ada, bo)
    (friend,) = friends_of(ada)
    (past,) = (game for game in ada.read("/me/history")["games"] if game["table"] == party.table)
    assert friend["together"] == {"game": "gentlemen_thieves", "at": past["at"]}


def test_no_view_and_no_answer_has_the_id_of_a_person(server: Server, friends: tuple[Device, Device]) -> None:
    ada, _ = friends
    party = ada.make("ho")
    ok(invite(ada, party.table, the_friend(ada)))
    ids = ids_of_people(server)
    answers = [
        device.get(path).text for device in friends for path in (*paths_about_me("GET"), f"/tables/{party.table}")
    ]
    assert not any(number in text for number in ids for text in answers)
    assert not any(sha256(device.key.encode()).hexdigest() in text for device in friends for text in answers)


def ids_of_people(server: Server) -> list[str]:
    found = within(server, server.services.house.store.rows(select(schema.people.c.id)))
    return [row["id"] for row in found]


# -- invitations ------------------------------------------------------------------------------------------


def test_a_friend_is_invited_and_sits_down(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    party = ada.make("hob")
    assert ok(invite(ada, party.table, the_friend(ada))) == {"friend": the_friend(ada)}
    (asked,) = invitations(bo)
    assert asked.pop("id")
    assert asked == {
        "table": party.table, "game": "gentlemen_thieves", "sender": "Ada", "seats": 3, "free": 1,
    }  # fmt: skip
    assert bo.read("/me/export")["invitations"][0]["table"] == party.table
    ok(bo.join(party.table))
    assert invitations(bo) == []


def test_whoever_sits_there_invites_not_only_the_host(server: Server, friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    party = make(server, "gentlemen_thieves", "hoo")
    assert bo.join(party.table).status_code == 200
    ok(invite(bo, party.table, the_friend(bo)))
    assert [one["table"] for one in invitations(ada)] == [party.table]


def test_who_does_not_come_is_not_asked_again(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    party = ada.make("ho")
    ok(invite(ada, party.table, the_friend(ada)))
    (asked,) = invitations(bo)
    assert ok(bo.post(f"/me/invitations/{asked['id']}/decline")) == []
    ok(invite(ada, party.table, the_friend(ada)))
    assert invitations(bo) == []


def test_the_sender_of_what_nobody_sees_is_not_told_so(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    first, second = ada.make("ho"), ada.make("ho")
    seen = invite(ada, first.table, the_friend(ada)).text
    (asked,) = invitations(bo)
    assert ok(bo.post(f"/me/invitations/{asked['id']}/decline", {"mute": True})) == []
    assert invite(ada, second.table, the_friend(ada)).text == seen
    assert invitations(bo) == []
    (mute,) = bo.read("/me/friends")["muted"]
    assert mute["name"] == "Ada"
    assert ok(bo.post(f"/me/muted/{mute['id']}/end"))["muted"] == []
    assert [one["table"] for one in invitations(bo)] == [second.table]


def test_an_invitation_goes_with_its_table(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    parties = begun, closed = ada.make("ho"), ada.make("ho")
    for party in parties:
        ok(invite(ada, party.table, the_friend(ada)))
    assert len(invitations(bo)) == 2
    begun.start(fill="random")
    ok(closed.host.post("/close"))
    assert invitations(bo) == []


def test_there_is_no_invitation_where_nobody_can_sit_down(friends: tuple[Device, Device]) -> None:
    ada, _ = friends
    friend, full, locked, playing = the_friend(ada), ada.make("hb"), ada.make("ho"), ada.make("hb").start()
    ok(locked.host.post("/settings", {"locked": True}))
    assert cause(invite(ada, full.table, friend)) == "table-full"
    assert cause(invite(ada, locked.table, friend)) == "locked"
    assert cause(invite(ada, playing.table, friend)) == "started"


def test_nobody_is_invited_to_a_night(server: Server, friends: tuple[Device, Device]) -> None:
    ada, _ = friends
    url = f"http://{server.address}/api/nights"
    night = ok(client().post(url, json={"game": "gentlemen_thieves", "options": {"players": 3}, "deals": 1}))["night"]
    hosts, guests = (
        ok(client().post(f"{url}/{night}/enter", json={"id": f"never-to-be-guessed-{n}"}))["token"] for n in "ab"
    )
    wish = {"deal": 1, "name": "Host", "id": "never-to-be-guessed-c", "others": "open"}
    table = ok(client().post(f"{url}/{night}/tables", json=wish, headers={"Authorization": f"Bearer {hosts}"}))["table"]
    ok(ada.join(table, entry=guests))
    assert cause(invite(ada, table, the_friend(ada))) == "nobody-is-invited"


# -- what strangers may try -------------------------------------------------------------------------------


def test_who_does_not_sit_there_invites_nobody(server: Server, friends: tuple[Device, Device], eve: Device) -> None:
    ada, bo = friends
    party = make(server, "gentlemen_thieves", "ho")
    assert cause(invite(ada, party.table, the_friend(ada))) == "players-only"
    assert cause(invite(eve, party.table, the_friend(ada))) == "players-only"
    assert cause(party.host.post("/invite", {"friend": the_friend(ada)})) == "device-only"
    assert invitations(bo) == []


def test_nobody_invites_the_friend_of_another(friends: tuple[Device, Device], eve: Device) -> None:
    ada, bo = friends
    party = eve.make("ho")
    for friend in (the_friend(ada), the_friend(bo), "2" * 16, "", "\x00", "'", "é" * 32):
        assert cause(invite(eve, party.table, friend)) == "no-such-friend"
    assert cause(invite(eve, party.table, "x" * 33)) == "wrong-form"
    assert invitations(ada) == invitations(bo) == []


def test_a_friend_of_before_invites_nobody(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    friend, party, other = the_friend(ada), ada.make("ho"), ada.make("ho")
    ok(invite(ada, party.table, friend))
    ok(bo.post(f"/me/friends/{the_friend(bo)}/remove"))
    assert invitations(bo) == []
    assert cause(invite(ada, other.table, friend)) == "no-such-friend"


def test_nobody_touches_what_is_anothers(friends: tuple[Device, Device], eve: Device) -> None:
    ada, bo = friends
    party = ada.make("ho")
    ok(invite(ada, party.table, the_friend(ada)))
    (asked,) = invitations(bo)
    mine = ok(eve.post(f"/me/friends/{the_friend(ada)}/remove"))
    assert mine == {"friends": [], "muted": []}
    assert ok(eve.post(f"/me/invitations/{asked['id']}/decline", {"mute": True})) == []
    assert eve.read("/me/friends")["muted"] == []
    assert invitations(bo) == [asked]
    assert names(ada) == ["Bo"]


@pytest.mark.parametrize("number", ["x", "2" * 16, "%00", "'", "a" * 300])
def test_what_there_is_not_is_answered_like_what_is_anothers(eve: Device, number: str) -> None:
    assert ok(eve.post(f"/me/friends/{number}/remove")) == {"friends": [], "muted": []}
    assert ok(eve.post(f"/me/muted/{number}/end")) == {"friends": [], "muted": []}
    assert ok(eve.post(f"/me/invitations/{number}/decline")) == []


BODIES: dict[str, Json] = {
    "/me/friend-link/look": {"code": "x"},
    "/me/friends": {"code": "x"},
    "/me/again": {"table": "x"},
}
OF_FRIENDS = [call for call in CALLS if call.does.__module__ == calls_of_friends.__name__]


@pytest.mark.parametrize("path", paths_about_me("POST", OF_FRIENDS))
def test_whoever_shows_no_key_gets_nothing(server: Server, path: str) -> None:
    body = BODIES.get(path)
    is_code_first = "code" in (body or {})  # whether a link is good is looked at first
    refused = client().post(f"http://{server.address}/api{path}", json=body)
    assert cause(refused) == ("no-such-friend-link" if is_code_first else "device-only")
    stranger = Device(server)
    assert cause(stranger.post(path, body)) == ("no-such-friend-link" if is_code_first else "unknown-device")
    assert not stranger.read("/me")["known"]


def test_who_only_looks_has_no_friends_and_is_not_stored(server: Server) -> None:
    before, visitor = rows_of(server, schema.people), Device(server)
    assert visitor.read("/me/friends") == {"friends": [], "muted": []}
    assert visitor.read("/me/invitations") == []
    assert rows_of(server, schema.people) == before


@pytest.mark.parametrize(
    "body", [{}, {"code": ""}, {"code": "x" * 101}, {"code": 1}, {"code": "x", "name": "x" * 41}, {"code": "x", "a": 1}]
)
def test_what_has_another_form_is_refused(ada: Device, body: Json) -> None:
    assert cause(ada.post("/me/friends", body)) == "wrong-form"


def test_a_flood_of_invitations_is_held_up(
    server: Server, friends: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = friends
    friend, party = the_friend(ada), ada.make("ho")
    monkeypatch.setattr(server.services.limits.invitations, "rate", 0.001)
    answers = [invite(ada, party.table, friend).status_code for _ in range(int(INVITATIONS_PER_HOUR) + 1)]
    assert answers == [200] * int(INVITATIONS_PER_HOUR) + [429]
    assert rows_of(server, schema.invitations) >= 1


def test_a_table_sends_only_so_many(
    server: Server, friends: tuple[Device, Device], eve: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = friends
    ok(befriend(eve, link_of(ada)))
    monkeypatch.setattr(inviting, "MOST_INVITED", 1)
    party = ada.make("hoo")
    first, second = (friend["id"] for friend in friends_of(ada))
    ok(invite(ada, party.table, first))
    assert cause(invite(ada, party.table, second)) == "too-many-invitations"
    assert len(invitations(bo) + invitations(eve)) == 1


# -- playing again with the same people -------------------------------------------------------------------


def finished(ada: Device, bo: Device, seats: str = "ho", **more: Any) -> Party:
    """A game that the two have played to its end."""
    party = ada.make(seats, **more)
    ok(bo.join(party.table))
    party.start()
    play_out({0: ada.at(party.table), 1: bo.at(party.table)})
    return party


def play_out(people: dict[int, Guest]) -> None:
    """All others are bots."""
    choose = random.Random(1)
    while (view := people[0].view())["status"] != "finished":
        for seat in (seat for seat in view["asked"] if seat in people):
            people[seat].play(choose)
            break


def again(device: Device, table: str, **more: Any) -> httpx.Response:
    return device.post("/me/again", {"table": table, **more})


def test_the_company_of_a_game_is_asked_to_a_table_like_it(ada: Device, bo: Device) -> None:
    clock = {"seconds": 86_400}
    played = finished(ada, bo, "hob", clock=clock, hints=True)
    (game,) = (one for one in bo.read("/me/history")["games"] if one["table"] == played.table)
    assert game["people"] == 2
    answer = ok(again(bo, played.table, word_hash="0" * 64))
    assert answer["seat"] == 1
    view = bo.at(answer["table"]).view()
    before = bo.at(played.table).view()
    assert (view["game"], view["options"]) == (before["game"], before["options"])
    assert (view["clock"], view["hints"]) == (before["clock"], before["hints"])
    assert (view["seat"], view["host_seat"], view["status"]) == (1, 1, "waiting")
    assert [seat["kind"] for seat in view["seats"]] == ["open", "human", "bot"]
    assert view["seats"][1]["word_hash"] == "0" * 64
    assert [(one["table"], one["sender"]) for one in invitations(ada)] == [(answer["table"], "Bo")]
    assert bo.at(answer["table"]).view()["is_host"]


def test_the_same_company_is_asked_once_a_day(ada: Device, bo: Device) -> None:
    played = finished(ada, bo)
    first = ok(again(ada, played.table))
    assert ok(again(ada, played.table)) == first, "an answer that was lost is told again"
    ok(bo.post(f"/me/invitations/{invitations(bo)[0]['id']}/decline"))
    ok(ada.at(first["table"]).post("/close"))
    refused = again(ada, played.table)
    assert cause(refused) == "asked-today"
    assert 0 < error_of(refused)["wait"] <= 86_400
    assert len(invitations(bo)) == 0
    assert ok(again(bo, played.table))["table"] != first["table"]


def test_of_a_table_that_is_gone_the_game_and_its_players_are_known(server: Server, ada: Device, bo: Device) -> None:
    played = finished(ada, bo, "hob")
    drop(server, played.table)
    answer = ok(again(ada, played.table))
    view = ada.at(answer["table"]).view()
    assert [seat["kind"] for seat in view["seats"]] == ["human", "open", "open"]
    assert view["seats"][0]["name"] == "Ada"
    assert [one["table"] for one in invitations(bo)] == [answer["table"]]


def drop(server: Server, table: str) -> None:
    gone = Statement(delete(schema.tables).where(schema.tables.c.id == table))
    within(server, server.services.house.store.writer.write(gone))


def test_only_ones_own_finished_games_are_played_again(server: Server, ada: Device, bo: Device, eve: Device) -> None:
    played, going_on = finished(ada, bo), ada.make("ho")
    refused = [again(eve, table) for table in (played.table, going_on.table, "2" * 16, "x", "", "\x00")]
    refused.append(again(ada, going_on.table))
    assert {answer.text for answer in refused} == {refused[0].text}
    assert cause(refused[0]) == "not-your-game"


def test_nothing_tells_whether_the_others_are_known(server: Server, ada: Device) -> None:
    """Played with somebody who has no key: the same answers."""
    party = ada.make("ho")
    guest = ok(client().post(party.host.url("/join"), json={"name": "Nobody"}))
    party.start()
    play_out({0: ada.at(party.table), 1: Guest(server, party.table, guest["token"])})
    first = ok(again(ada, party.table))
    assert ok(again(ada, party.table)) == first
    ok(ada.at(first["table"]).post("/close"))
    assert cause(again(ada, party.table)) == "asked-today"


# -- nobody is left ---------------------------------------------------------------------------------------


def test_who_erases_everything_is_nobodys_friend(friends: tuple[Device, Device]) -> None:
    ada, bo = friends
    party = ada.make("ho")
    ok(invite(ada, party.table, the_friend(ada)))
    code = link_of(ada)
    ok(ada.post("/me/erase"))
    assert friends_of(bo) == []
    assert invitations(bo) == []
    assert cause(befriend(bo, code)) == "no-such-friend-link"

"""Duplicate nights: the same sealed deals for all, one try each, and nothing told before the night closes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.live_server import Guest, Json, Party, Server, client, error_of, running, settings_for
from table.people import Device
from vendome import GAMES
from vendome.engine.records import check_fair, read_file
from vendome.games.registry import find
from vendome.table.nights import daily, results
from vendome.table.nights.deals import commitments_of, deal_of
from vendome.table.nights.results import COUNTED_FOR, Counted, Results
from vendome.table.nights.scoring import compared, counts_of, standings_of
from vendome.table.storage.nights import NightRow, NightSeat, SameScore, Sat


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(settings_for(tmp_path_factory.mktemp("nights"))) as running_server:
        yield running_server


def call(server: Server, path: str, body: Any = None, token: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"http://{server.address}/api{path}"
    return client().get(url, headers=headers) if body is None else client().post(url, json=body, headers=headers)


def told(answer: httpx.Response) -> Json:
    assert answer.status_code in (200, 201), answer.text
    return dict(answer.json())


@dataclass
class Night:
    """A night, as its host has it."""

    server: Server
    id: str
    host: str = ""

    def get(self, token: str = "") -> Json:
        return told(call(self.server, f"/nights/{self.id}", token=token))

    def enter(self, name: str) -> Player:
        wish = {"id": f"never-to-be-guessed-{name}"}
        return Player(self, name, told(call(self.server, f"/nights/{self.id}/enter", wish))["token"])

    def close(self) -> Json:
        return told(call(self.server, f"/nights/{self.id}/close", {}, self.host))


@dataclass
class Player:
    night: Night
    name: str
    token: str

    def ask(self, deal: int, **more: Any) -> httpx.Response:
        wish = {"deal": deal, "name": self.name, "id": f"{self.name}-sits-at-deal-{deal}", **more}
        return call(self.night.server, f"/nights/{self.night.id}/tables", wish, self.token)

    def sit(self, deal: int, **more: Any) -> Party:
        return Party(self.night.server, told(self.ask(deal, **more)))

    def play(self, deal: int, seed: int, **more: Any) -> Party:
        party = self.sit(deal, **more)
        party.play_on(random.Random(seed))
        return party

    def standing(self) -> Json:
        return dict(self.night.get(self.token)["mine"])


def enter_as(device: Device, night: Night, secret: str = "") -> str:
    """With a device key."""
    wish = {"id": secret or f"never-to-be-guessed-{device.name}"}
    return str(told(device.post(f"/nights/{night.id}/enter", wish))["token"])


def sitting(name: str, secret: str) -> Json:
    return {"deal": 1, "name": name, "id": secret}


def make(server: Server, **more: Any) -> Night:
    wish = {"game": "shadow_thief", "options": {"players": 2, "hands": 1}, "deals": 2, "level": "random", **more}
    made = told(call(server, "/nights", wish))
    return Night(server, made["night"], made["token"])


# -- the deals ----------------------------------------------------------------------------------------


def test_everybody_has_the_same_sealed_deal_in_the_same_seat(server: Server) -> None:
    night = make(server, title="Thursday  club")
    seals = [deal["commitment"] for deal in night.get()["deals"]]
    assert len(set(seals)) == 2
    tables = [[night.enter(name).sit(deal) for name in ("Ann", "Bo")] for deal in (1, 2)]
    states = []
    for deal, (first, second) in enumerate(tables, 1):
        one, other = first.seats[0].view(), second.seats[0].view()
        assert one["table"] != other["table"]
        assert one["commitment"] == other["commitment"] == seals[deal - 1]
        assert one["state"] == other["state"]
        assert one["night"]["deal"] == deal
        assert one["night"]["title"] == "Thursday club"
        states.append(one["state"])
    assert states[0] != states[1], "every deal is another one"


def test_the_record_proves_that_the_deal_was_sealed(server: Server, tmp_path: Path) -> None:
    night = make(server, deals=1)
    party = night.enter("Ann").play(1, seed=1)
    [deal] = night.close()["deals"]
    path = tmp_path / "game.json"
    path.write_bytes(party.stranger.get("/record").content)
    [(_, record)] = read_file(path, find)
    check_fair(record)
    assert record.proof is not None
    assert record.proof.commitment == deal["commitment"]


def test_all_deals_of_a_night_differ_and_so_do_nights() -> None:
    seals = [seal for secret in ("a", "b") for seal in commitments_of(secret, 16)]
    assert len(set(seals)) == 32
    assert deal_of("a", 1) == deal_of("a", 1)


# -- one try ------------------------------------------------------------------------------------------


def test_everybody_has_one_try_at_a_deal(server: Server) -> None:
    ann = make(server).enter("Ann")
    first = told(ann.ask(1))
    assert told(ann.ask(1)) == first, "the answer may have been lost"
    refused = error_of(ann.ask(1, id="another-secret-of-hers"))
    assert refused["cause"] == "deal-played"
    assert error_of(ann.ask(1, id="another-secret-of-hers", seat=1))["cause"] == "deal-played"
    assert told(ann.ask(2))["table"] != first["table"]


def test_who_enters_again_with_the_same_secret_is_the_same(server: Server) -> None:
    night = make(server)
    assert night.enter("Ann").token == night.enter("Ann").token != night.enter("Bo").token
    assert night.get()["entered"] == 2


def test_a_person_has_one_try_on_all_their_devices(server: Server) -> None:
    """Also who enters again under another secret, or on another device, to see the cards first."""
    night = make(server, deals=1)
    ada = Device(server)
    entered = [enter_as(ada, night, secret) for secret in ("the-first-secret-of-hers", "the-second-secret-of-hers")]
    assert night.get()["entered"] == 1
    assert ada.post(f"/nights/{night.id}/tables", sitting("Ada", "her-only-table-here")).status_code == 201
    for token in [*entered, ada.key]:
        refused = error_of(call(server, f"/nights/{night.id}/tables", sitting("Ada", "one-more-table-for-her"), token))
        assert refused["cause"] in ("deal-played", "not-entered")


def test_who_shows_a_key_after_entering_is_known_by_it(server: Server) -> None:
    night, ada = make(server), Device(server)
    token = told(call(server, f"/nights/{night.id}/enter", {"id": "entered-without-a-key"}))["token"]
    assert "mine" not in ada.read(f"/nights/{night.id}")
    assert enter_as(ada, night, "entered-without-a-key") == token
    assert ada.read(f"/nights/{night.id}")["mine"] == night.get(token)["mine"]
    assert enter_as(Device(server), night, "entered-without-a-key") == token
    assert night.get()["entered"] == 1


def test_a_device_key_is_as_good_as_the_token(server: Server) -> None:
    night, ada, bo = make(server, deals=1), Device(server), Device(server, "Bo")
    enter_as(ada, night)
    made = ada.post(f"/nights/{night.id}/tables", {**sitting("Ada", "her-only-table-here"), "others": "open"})
    table = told(made)["table"]
    [waiting] = ada.read(f"/nights/{night.id}")["waiting"]
    assert waiting == {"table": table, "deal": 1, "names": ["Ada"], "free": 1}
    assert "waiting" not in bo.read(f"/nights/{night.id}"), "he does not take part"
    assert error_of(bo.join(table))["cause"] == "not-entered"
    enter_as(bo, night)
    assert bo.join(table).status_code == 200
    assert ada.read(f"/nights/{night.id}")["waiting"] == []
    assert [one["table"] for one in bo.read("/me/tables")] == [table]


def test_a_night_is_in_the_history_and_in_what_one_may_take_along(server: Server) -> None:
    night, ada = make(server, deals=1, title="Club"), Device(server)
    enter_as(ada, night)
    made = told(ada.post(f"/nights/{night.id}/tables", sitting("Ada", "her-only-table-here")))
    assert [one["table"] for one in ada.read("/me/tables")] == [made["table"]]
    Party(server, made).play_on(random.Random(1))
    assert [game["table"] for game in ada.read("/me/history")["games"]] == [made["table"]]
    assert [(one["night"], one["title"]) for one in ada.read("/me/export")["nights"]] == [(night.id, "Club")]


def test_who_erases_everything_is_in_no_night(server: Server) -> None:
    night, ada = make(server, deals=1), Device(server, "Adalbertine")
    enter_as(ada, night)
    Party(server, told(ada.post(f"/nights/{night.id}/tables", sitting("Ada", "her-only-table-here")))).play_on(
        random.Random(1)
    )
    assert ada.post("/me/erase").status_code == 200
    assert (night.get()["entered"], night.close()["standings"]) == (0, [])


def test_who_leaves_before_the_game_has_had_no_try(server: Server) -> None:
    night = make(server, deals=1)
    ann, bo, cy = (night.enter(name) for name in ("Ann", "Bo", "Cy"))
    party = ann.sit(1, others="open")
    join = {"name": "Bo", "id": "never-to-be-guessed-by-a-stranger"}
    token = told(party.stranger.post("/join", {**join, "entry": bo.token}))["token"]
    assert Guest(server, party.table, token, 1).post("/seats/1/vacate").status_code == 200
    cys = {"name": "Cy", "id": "cys-secret-for-the-seat", "entry": cy.token}
    assert party.stranger.post("/join", cys).status_code == 200, "the seat is free again"
    assert bo.ask(1).status_code == 201
    assert party.host.post("/close").status_code == 200
    for player in (ann, cy):
        assert player.ask(1, id="now-against-bots-then").status_code == 201, "the table was closed before its game"


def test_people_play_a_deal_together(server: Server) -> None:
    night = make(server)
    ann, bo = night.enter("Ann"), night.enter("Bo")
    party = ann.sit(1, others="open")
    assert party.seats[0].view()["status"] == "waiting"
    join = {"name": "Bo", "id": "never-to-be-guessed-by-a-stranger"}
    assert error_of(party.stranger.post("/join", join))["cause"] == "not-entered"
    assert error_of(party.stranger.post("/join", {**join, "entry": "somebody-elses-token"}))["cause"] == "not-entered"
    assert error_of(party.stranger.post("/join", {**join, "entry": ann.token}))["cause"] == "deal-played"
    hashed = {**join, "entry": bo.token, "word_hash": "0" * 64}
    assert error_of(party.stranger.post("/join", hashed))["cause"] == "wrong-form"
    seat = told(party.stranger.post("/join", {**join, "entry": bo.token}))
    party.seats[1] = Guest(server, party.table, seat["token"], 1)
    assert error_of(bo.ask(1))["cause"] == "deal-played"
    party.start().play_on(random.Random(1))
    for player, number in ((ann, 0), (bo, 1)):
        [score] = player.standing()["scores"]
        assert (score["seat"], score["percent"], score["others"]) == (number, None, 0)
        assert score["score"] == party.seats[0].view()["result"]["scores"][number]


# -- results ------------------------------------------------------------------------------------------


def test_one_is_compared_with_those_who_had_the_same_cards(server: Server) -> None:
    night = make(server, deals=1)
    players = [night.enter(name) for name in ("Ann", "Bo", "Cy")]
    points = []
    for seed, player in enumerate(players):
        view = player.play(1, seed).seats[0].view()
        points.append(view["result"]["scores"][0])
    night.enter("Di").play(1, 9, seat=1)
    for player, own in zip(players, points, strict=True):
        [score] = player.standing()["scores"]
        worth = sum(1.0 if other < own else 0.5 * (other == own) for other in points) - 0.5
        assert (score["score"], score["others"]) == (own, 2)
        assert score["percent"] == pytest.approx(50 * worth)
    assert "standings" not in night.get(players[0].token), "others may still play"
    closed = night.close()
    assert [one["name"] for one in closed["standings"]][-1] == "Di", "she was compared with nobody"
    assert [one["percent"] for one in closed["standings"][:-1]] == sorted(
        (player.standing()["percent"] for player in players), reverse=True
    )


def test_who_lets_a_bot_end_the_game_has_no_result(server: Server) -> None:
    night = make(server, deals=1)
    ann = night.enter("Ann")
    party = ann.sit(1)
    assert party.seats[0].post("/seats/0/vacate").status_code == 200
    [score] = ann.standing()["scores"]
    assert (score["score"], score["percent"]) == (None, None)
    assert night.close()["standings"] == []


def test_what_is_finished_after_the_night_has_closed_does_not_count(server: Server) -> None:
    night = make(server, deals=1)
    ann = night.enter("Ann")
    party = ann.sit(1)
    night.close()
    party.play_on(random.Random(1))
    [score] = ann.standing()["scores"]
    assert score["score"] is None
    assert party.stranger.get("/record").status_code == 200
    assert error_of(ann.ask(1, id="and-once-more-after-it"))["cause"] == "night-closed"


# -- nothing is told before ---------------------------------------------------------------------------


def test_nothing_of_a_deal_is_told_while_others_may_play_it(server: Server) -> None:
    night = make(server, deals=1)
    party = night.enter("Ann").sit(1)
    assert error_of(party.stranger.get())["cause"] == "private"
    assert error_of(party.seats[0].get("/hint"))["cause"] == "no-hints"
    party.play_on(random.Random(3))
    for what in ("record", "replay", "lens", "review"):
        for guest in (party.stranger, party.seats[0], party.host):
            assert error_of(guest.get(f"/{what}"))["cause"] == "night-goes-on", what
    assert "seed" not in party.seats[0].get().text
    night.close()
    for what in ("record", "replay"):
        assert party.stranger.get(f"/{what}").status_code == 200, what


def test_a_night_ends_by_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    night = make(server, hours=1)
    ann = night.enter("Ann")
    ann.play(1, seed=1)
    clock = server.services.house.clock
    monkeypatch.setattr(clock, "ahead", 3_700.0)
    assert [one["name"] for one in night.get()["standings"]] == ["Ann"]
    assert error_of(ann.ask(2))["cause"] == "night-closed"
    late = call(server, f"/nights/{night.id}/enter", {"id": "never-to-be-guessed"})
    assert error_of(late)["cause"] == "night-closed"


# -- hostile ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", [0, -1, 3, 10**9])
def test_a_deal_that_is_not_there_is_refused(server: Server, deal: int) -> None:
    assert error_of(make(server).enter("Ann").ask(deal))["cause"] == "no-such-deal"


def test_a_result_can_not_be_forged(server: Server) -> None:
    """Nobody has a call that takes a score, sits down for somebody else, or closes somebody else's night."""
    night, other = make(server), make(server)
    ann, stranger = night.enter("Ann"), other.enter("Ann")
    assert error_of(call(server, f"/nights/{night.id}", token=stranger.token))["cause"] == "not-entered"
    for token in (stranger.token, night.host, "", "x" * 40):
        wish = {"deal": 1, "name": "Ann", "id": "whose-table-is-this"}
        assert error_of(call(server, f"/nights/{night.id}/tables", wish, token))["cause"] == "not-entered"
    for token in (ann.token, other.host, ""):
        assert error_of(call(server, f"/nights/{night.id}/close", {}, token))["cause"] == "host-only"
    scored = {"deal": 1, "name": "Ann", "id": "whose-table-is-this", "score": 99}
    assert error_of(call(server, f"/nights/{night.id}/tables", scored, ann.token))["cause"] == "wrong-form"
    assert error_of(call(server, "/nights/nowhere"))["cause"] == "no-such-night"
    assert error_of(call(server, "/nights/" + "x" * 500))["cause"] == "no-such-night"
    for seat in (-1, 2, 99):
        assert error_of(ann.ask(1, seat=seat))["cause"] == "no-such-seat"


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"deals": 17}, {"hours": 0}, {"hours": 10**6}, {"title": "x" * 61}])
def test_a_night_that_can_not_be_is_refused(server: Server, wrong: Json) -> None:
    wish = {"game": "shadow_thief", **wrong}
    assert error_of(call(server, "/nights", wish))["cause"] == "wrong-form"


def test_a_night_of_a_game_or_level_that_is_not_there_is_refused(server: Server) -> None:
    for wrong in ({"game": "bridge"}, {"game": "shadow_thief", "level": "god"}):
        assert error_of(call(server, "/nights", wrong))["code"] == "bad-option"


# -- the deal of the day ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_of_the_day_is_one_for_all(server: Server, game: str) -> None:
    one, other = (told(call(server, f"/games/{game}/today")) for _ in range(2))
    assert one == other
    assert one["night"] == f"{one['day']}-{game}"
    assert (len(one["deals"]), one["options"]["players"]) == (1, daily.PLAYERS)
    day = Night(server, one["night"])
    ann = day.enter("Ann")
    assert error_of(ann.ask(1, seat=1))["cause"] == "day-against-bots"
    assert error_of(ann.ask(1, others="open"))["cause"] == "day-against-bots"
    view = ann.sit(1).seats[0].view()
    assert [seat["kind"] for seat in view["seats"]] == ["human", "bot", "bot", "bot"]
    assert view["night"]["day"] == one["day"]
    again = ann.ask(1, id="another-secret-of-hers")
    assert error_of(again)["cause"] == "deal-played"
    assert error_of(call(server, f"/nights/{day.id}/close", {}, ann.token))["cause"] == "host-only"


def test_there_is_no_deal_of_the_day_of_a_game_that_is_not_there(server: Server) -> None:
    assert error_of(call(server, "/games/bridge/today"))["code"] in ("bad-option", "no-such-thing")


def test_at_the_deal_of_the_day_names_are_as_at_open_tables(server: Server) -> None:
    """Strangers read the results."""
    day = Night(server, told(call(server, f"/games/{next(iter(GAMES))}/today"))["night"])
    assert error_of(day.enter("Eve").ask(1, name="Shithead"))["cause"] == "name-refused"


# -- how it is counted --------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_however_many_look_a_closed_night_is_counted_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    class CountedByHand(Results):
        async def count(self, night: NightRow) -> Counted:
            assert night.closes_at == 0
            return Counted({}, [], next(times))

    times, now = iter((0.0, COUNTED_FOR)), 0.0
    monkeypatch.setattr(results, "monotonic", lambda: now)
    none: Any = None
    nights, night = CountedByHand(none), NightRow("n", "", "shadow_thief", {}, "", 1, "", None, None, 0.0, 0.0)
    first = await nights.closed(night)
    assert await nights.closed(night) is first
    now = COUNTED_FOR
    second = await nights.closed(night)
    assert second is not first
    assert await nights.closed(night) is second


@given(st.lists(st.integers(-5, 20), min_size=2, max_size=40))
def test_all_who_had_the_same_cards_have_half_the_points_on_average(scores: list[int]) -> None:
    counts = {score: scores.count(score) for score in scores}
    results = [compared(score, counts) for score in scores]
    percents = [result.percent for result in results if result.percent is not None]
    assert sum(percents) / len(scores) == pytest.approx(50)
    assert all(0 <= percent <= 100 for percent in percents)
    best, worst = results[scores.index(max(scores))], results[scores.index(min(scores))]
    assert best.percent == max(percents)
    assert worst.percent == min(percents)
    assert {result.others for result in results} == {len(scores) - 1}


def test_a_standing_is_the_mean_of_the_deals_that_could_be_compared() -> None:
    counts = counts_of([SameScore(1, 0, 5, 1), SameScore(1, 0, 9, 1), SameScore(2, 0, 4, 1)])
    ann = [
        Sat("Ann", NightSeat(table, 0, "n", deal, "ann", score)) for table, deal, score in (("a", 1, 9), ("b", 2, 4))
    ]
    bo = [Sat("Bo", NightSeat("c", 0, "n", 1, "bo", 5))]
    first, second = standings_of([*ann, *bo], counts)
    assert (first.name, first.percent, [score.percent for score in first.scores]) == ("Ann", 100, [100, None])
    assert (second.name, second.percent) == ("Bo", 0)

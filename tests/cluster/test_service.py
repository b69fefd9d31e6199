"""What people and operators count on, when it goes across processes."""

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cluster.servers import Cluster, Postgresql, Web, cluster
from table.live_server import Guest, Party, make
from table.push_service import outpost
from vendome.cli import main

pytestmark = pytest.mark.slow


def at(server: Web, party: Party) -> Party:
    """The same people, who speak to another process."""
    for guest in (party.host, party.stranger, *party.seats.values()):
        guest.server = server
    return party


def until(condition: Any) -> None:
    while not condition():
        time.sleep(0.05)


def test_everything_can_be_done_at_a_process_that_does_not_have_the_table(made: Cluster) -> None:
    here, there = made.web
    party = at(there, make(here, "shadow_thief", "hho", options={"players": 3, "hands": 1}, hints=True))
    guest = party.stranger.post("/join", {"name": "Eva", "id": "never-to-be-guessed"})
    assert guest.status_code == 200
    assert party.stranger.post("/join", {"name": "Eva", "id": "never-to-be-guessed"}).json() == guest.json()
    assert party.host.post("/settings", {"clock": {"seconds": 3600}}).json()["clock"]["seconds"] == 3600
    bank = {"seconds": 86_400, "kind": "bank", "increment": 30}
    assert party.host.post("/settings", {"clock": bank}).json()["clock"]["kind"] == "bank"
    party.start()
    away = party.seats[0].post("/break", {"until": time.time() + 3 * 86_400}).json()
    assert away["seats"][0]["time"] >= 86_400
    assert away["seats"][0]["break_until"] == party.seats[1].view()["seats"][0]["break_until"]
    assert party.seats[0].post("/chat", {"text": "hello"}).json()["chat"][-1]["text"] == "hello"
    seat = party.seats[party.seats[0].view()["asked"][0]]
    hint = seat.get("/hint")
    assert hint.status_code == 200, hint.text
    assert seat.get("/why?move=nonsense").status_code == 422
    assert seat.get("/observation").status_code == 200
    assert party.seats[1].post("/here").status_code == 200
    assert party.seats[0].post("/host", {"seat": 1}).status_code == 403, "only the host hands over"
    assert party.host.post("/host", {"seat": 1}).status_code == 200
    assert party.seats[1].post("/close").status_code == 200
    assert party.stranger.get().status_code == 410


def test_a_finished_game_is_replayed_and_recorded_at_any_process(made: Cluster) -> None:
    here, there = made.web
    party = at(there, make(here, "shadow_thief", "hb", options={"players": 2, "hands": 1}).start())
    party.play_on(Random(3))
    answers = [Guest(server, party.table).get(f"/{what}") for what in ("record", "replay") for server in made.web]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert answers[0].content == answers[1].content
    assert answers[2].content == answers[3].content
    again = party.host.post("/again")
    assert again.status_code == 201
    assert Guest(here, again.json()["table"]).view()["status"] == "playing"


def test_a_table_opened_in_one_process_is_listed_and_found_in_the_other(made: Cluster) -> None:
    here, there = made.web
    party = make(here, "shadow_thief", "ho", host_seat=0, open_to={"language": "it"})

    def is_listed() -> bool:
        answer = httpx.get(f"http://{there.address}/api/open-tables", params={"language": "it"})
        return any(table["table"] == party.table for table in answer.json()["tables"])

    until(is_listed)
    wish = {"games": ["shadow_thief"], "language": "it", "name": "Eva", "id": "never-to-be-guessed"}
    found = httpx.post(f"http://{there.address}/api/open-tables/find", json=wish, timeout=60).json()
    assert (found["table"], found["seat"]) == (party.table, 1)
    until(lambda: not is_listed())


def test_two_processes_make_one_table_for_two_who_look_at_once(made: Cluster) -> None:
    wish = {"games": ["shadow_thief"], "language": "de", "name": "Eva", "players": 4}
    with ThreadPoolExecutor(8) as pool:
        found = list(
            pool.map(
                lambda number: httpx.post(
                    f"http://{made.web[number % 2].address}/api/open-tables/find", json=wish, timeout=60
                ).json(),
                range(4),
            )
        )
    assert len({(one["table"], one["seat"]) for one in found}) == 4
    assert len({one["table"] for one in found}) == 1


def test_a_refusal_is_the_same_at_every_process(made: Cluster) -> None:
    here, there = made.web
    party = make(here, "shadow_thief", "hh").start()
    asked = party.seats[0].view()["asked"][0]
    wishes: list[Callable[[Web], httpx.Response]] = [
        lambda server: Guest(server, party.table, "wrong").get(),
        lambda server: Guest(server, party.table, party.seats[asked].token).move(999, "pass"),
        lambda server: Guest(server, party.table, party.seats[1 - asked].token).move(0, "pass"),
        lambda server: Guest(server, party.table, party.seats[asked].token).move(0, "nonsense"),
        lambda server: Guest(server, "a" * 16).get(),
        lambda server: Guest(server, party.table).get("/record"),
        lambda server: Guest(server, party.table).post("/chat", {"text": "x"}),
        lambda server: Guest(server, party.table).post("/join", {}),
    ]
    for wish in wishes:
        near, far = (wish(server) for server in (here, there))
        assert near.status_code == far.status_code >= 400
        assert near.json()["error"]["cause"] == far.json()["error"]["cause"]


def test_everyone_sees_who_is_there_wherever_they_are(made: Cluster) -> None:
    here, there = made.web
    party = make(here, "shadow_thief", "hh").start()
    with party.seats[0].listen() as line:
        line.next()
        with Guest(there, party.table, party.seats[1].token).listen() as other:
            other.next()
            line.until(lambda message: message["view"]["seats"][1]["connected"])
        line.until(lambda message: not message["view"]["seats"][1]["connected"])


def test_a_process_that_stops_hands_its_tables_over_and_says_so(made: Cluster) -> None:
    here, there = made.web
    party = make(here, "shadow_thief", "hh").start()
    with ExitStack() as stack:
        far = stack.enter_context(Guest(there, party.table, party.seats[0].token).listen())
        near = stack.enter_context(party.seats[1].listen())
        for line in (far, near):
            line.next()
        here.stop()
        with pytest.raises(ConnectionClosed) as closed:
            near.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "the service restarts: come again"
        at(there, party)
        asked = party.seats[0].view()["asked"][0]
        view = party.seats[asked].play(Random(1))
        far.until(lambda message: message["view"]["ply"] >= view["ply"])  # its socket was never closed
        assert made.owner_of(party.table) is there
    here.start()


def test_a_clock_goes_on_in_another_process(made: Cluster) -> None:
    here, there = made.web
    party = make(here, "shadow_thief", "hh", clock={"seconds": 5}).start()
    ply = party.seats[0].view()["ply"]
    here.kill()
    with Guest(there, party.table).listen() as line:
        line.until(lambda message: "view" in message and message["view"]["ply"] > ply)
    here.start()


def test_a_player_is_told_by_the_process_that_has_the_table(made: Cluster) -> None:
    """Also after it is another one. Each has the same key of push messages."""
    here, there = made.web
    keys = {httpx.get(f"http://{server.address}/api/notifications").json()["key"] for server in made.web}
    assert len(keys) == 1
    with outpost() as post:
        party = at(there, make(here, "gentlemen_thieves", "hh").start())
        for guest in party.seats.values():
            hook = {"kind": "webhook", "address": f"{post.address}/{guest.seat}"}
            assert guest.post("/subscriptions", hook).status_code == 200
        first, asked = post.next(), party.host.view()["asked"]
        assert first.path == f"/{asked[0]}"
        here.kill()
        while party.seats[asked[0]].play(Random(1))["asked"] == asked:
            pass
        second = post.next()
        assert second.path == f"/{1 - asked[0]}"
        assert {message.json["url"] for message in (first, second)} == {f"http://{there.address}/table/{party.table}"}
    here.start()


def test_admin_shows_who_is_there(made: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "processes", "--database", made.database, "--bus", made.nats.url, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {process["address"] for process in said["processes"] if process["is_there"]} >= {
        f"http://{web.address}" for web in made.web
    }
    kinds = sorted(status["type"] for status in said["bus"])
    assert kinds == ["bots", "web", "web"]
    assert main(["admin", "processes", "--database", made.database, "--bus", made.nats.url]) == 0
    told = capsys.readouterr().out
    assert "there" in told
    assert "master_thieves" in told


def test_limits_by_address_hold_across_processes(pg: Postgresql) -> None:
    limits: dict[str, Any] = {"tables_per_hour": 20, "sockets_per_address": 3}
    with pg.new_database() as database, cluster(pg, database, web=2, bots=0, **limits) as made:
        here, there = made.web
        body = {"game": "shadow_thief", "seats": [{"kind": "human"}] * 2}
        tables = [httpx.post(f"http://{here.address}/api/tables", json=body) for _ in range(20)]
        assert [answer.status_code for answer in tables] == [201] * 20
        until(lambda: httpx.post(f"http://{there.address}/api/tables", json=body).status_code == 429)
        table = tables[0].json()["table"]
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(Guest(here, table).listen()).next()
            until(lambda: is_turned_away(Guest(there, table)))
        until(lambda: not is_turned_away(Guest(there, table)))


def is_turned_away(guest: Guest) -> bool:
    with guest.listen() as line:
        return bool(line.next().get("error", {}).get("cause") == "too-many-connections")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["serve", "--bus", "nats://127.0.0.1:1"], "with a bus it is postgresql://"),
        (["serve", "--bus", "http://x", "--database", "postgresql://x/y"], "a bus is nats://HOST"),
        (["bots", "--bus", "nats://127.0.0.1:1"], "bus nats://127.0.0.1:1 can't be reached"),
        (["bots", "--bus", "nats://user:secret@127.0.0.1:1"], "bus 127.0.0.1:1 can't be reached"),
        (["bots"], "name the servers' bus"),
        (["bots", "--bus", "nats://x", "--games", "chess"], "chess"),
        (["admin", "processes"], "an SQLite database has one process"),
    ],
)
def test_a_mistake_is_told_in_a_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vendome.table.cluster.bus.CONNECT_TIMEOUT", 0.5)
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert words in told
    assert "Traceback" not in told
    assert "secret" not in told

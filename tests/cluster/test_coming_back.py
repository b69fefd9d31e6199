"""People who come back to another process than the one they left."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

from cluster.servers import Cluster, Postgresql, Web, cluster
from table.live_server import Party, error_of, make
from table.people import Device
from waits import until

pytestmark = pytest.mark.slow

CLOCK = {"seconds": 86_400}


@pytest.fixture(scope="module")
def made(pg: Postgresql) -> Iterator[Cluster]:
    with (
        pg.new_database() as database,
        cluster(pg, database, web=2, bots=1, word_seconds=0.5, idle_minutes=0.01) as running,
    ):
        yield running


def moved(device: Device, server: Web) -> Device:
    """The same device, whose calls go to another process."""
    device.server = server
    return device


def ask_the_database(made: Cluster, query: str) -> str:
    name = made.database.partition("?")[0].rpartition("/")[2]
    return made.postgresql.ask(name, query)


def test_a_move_is_taken_back_by_people_at_different_processes(made: Cluster) -> None:
    """The owner dies between the question and the answer: then it is asked again, and what was taken back stays so."""
    here, there = made.web
    party = make(here, "gentlemen_thieves", "hh").start()
    for seat, guest in party.seats.items():
        guest.server = made.web[seat]
    mover = party.seats[party.host.view()["asked"][0]]
    other = party.seats[1 - mover.seat]  # type: ignore[operator]
    before = mover.view()
    with mover.listen(), other.listen() as line:
        line.until(lambda message: "view" in message)
        mover.play(Random(1))
        wish = {"ply": before["ply"], "id": "back"}
        answer = mover.post("/take-back", wish)
        assert answer.status_code == 200, answer.text
        asked = line.until(lambda message: message.get("view", {}).get("take_back_request"))
        assert asked["view"]["take_back_request"]["seat"] == mover.seat
        answer = other.post("/take-back/answer", {"ply": before["ply"], "agree": True})
        assert answer.status_code == 200, answer.text
        line.until(lambda message: message.get("view", {}).get("ply") == before["ply"])
    here.kill()
    for guest in party.seats.values():
        guest.server = there
    after = mover.view()
    assert (after["ply"], after["asked"], after["legal"]) == (before["ply"], before["asked"], before["legal"])
    assert mover.move(before["ply"], before["legal"][0], "anew").json()["ply"] == before["ply"] + 1
    here.start()


def test_a_device_is_known_at_every_process(made: Cluster) -> None:
    here, there = made.web
    ada, bo = Device(here), Device(there, "Bo")
    party = ada.make("ho", clock=CLOCK, rated=True)
    assert bo.join(party.table).status_code == 200
    for device, server in ((ada, there), (bo, here)):
        [own] = moved(device, server).read("/me/tables")
        assert own["table"] == party.table
    assert ada.at(party.table).post("/start", {}).status_code == 200
    until(lambda: ada.at(party.table).view()["status"] == "playing")
    choose = Random(3)
    while (view := ada.at(party.table).view())["status"] == "playing":
        for device in (ada, bo):
            if device.at(party.table).view()["seat"] in view["asked"]:
                device.at(party.table).play(choose)
    for device in (ada, bo):
        rated = [until(lambda: moved(device, server).read("/me/ratings")["ratings"]) for server in made.web]  # noqa: B023
        assert rated[0] == rated[1]
        assert rated[0][0]["games"] == 1, "each game is rated once, however many processes rate"
        pasts = [moved(device, server).read("/me/history")["games"] for server in made.web]
        assert pasts[0] == pasts[1]
        assert pasts[0][0]["table"] == party.table
    assert ada.post("/me/erase").status_code == 200
    for server in made.web:
        assert moved(ada, server).read("/me")["known"] is False


def test_a_night_is_one_night_at_every_process(made: Cluster) -> None:
    wish = {"game": "shadow_thief", "options": {"players": 2, "hands": 1}, "deals": 1, "level": "random"}
    host = Device(made.web[0], "Host")
    night = host.post("/nights", wish).json()
    path = f"/nights/{night['night']}"
    for number, name in enumerate(("Ada", "Bo")):
        device = Device(made.web[number], name)
        assert device.post(f"{path}/enter", {"id": f"never-to-be-guessed-{name}"}).status_code == 200
        device = moved(device, made.web[1 - number])
        sitting = {"deal": 1, "name": name, "id": f"{name}-sits-at-the-only-deal"}
        Party(device.server, device.post(f"{path}/tables", sitting).json()).play_on(Random(number))
        again = moved(device, made.web[number]).post(f"{path}/tables", {**sitting, "id": "a-second-try-elsewhere"})
        assert error_of(again)["cause"] == "deal-played"
    host.headers = {"Authorization": f"Bearer {night['token']}"}
    assert host.post(f"{path}/close", {}).json()["is_closed"] is True
    nights = [moved(host, server).read(path) for server in made.web]
    assert nights[0] == nights[1]
    assert {standing["name"] for standing in nights[0]["standings"]} == {"Ada", "Bo"}
    assert {score["others"] for standing in nights[0]["standings"] for score in standing["scores"]} == {1}


def test_a_table_that_nobody_has_is_woken_when_its_time_is_up(made: Cluster) -> None:
    """Nobody looks at it, and the process that had it has gone."""
    here, _ = made.web
    party = make(SimpleNamespace(address=here.address), "shadow_thief", "hh", clock={"seconds": 5}).start()
    moves = f"SELECT count(*) FROM moves WHERE table_id = '{party.table}'"
    assert ask_the_database(made, moves) == "0"
    here.kill()
    until(lambda: ask_the_database(made, moves) != "0")
    here.start()

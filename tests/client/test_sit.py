"""`vendome sit`: policies at the tables of a real server."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from support import EVERY_GAME
from table.live_server import Guest, Party, Server, client, make, short
from vendome import Game
from vendome.bots.policy import Situation
from vendome.cli import main
from vendome.client import Guest as Sitter
from vendome.client import Sitting, TableAddress
from waits import until

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]
PATIENCE = 120.0  # seconds for anything that a test waits for


def link_of(party: Party) -> str:
    """As the page shows it."""
    return f"http://{party.server.address}/table/{party.table}"


def token_of(party: Party, seat: int) -> str:
    return str(party.seats[seat].token)


@contextmanager
def sitting(*arguments: object) -> Iterator[Future[int]]:
    """The command, in a thread of its own; its exit code."""
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(main, ["sit", *map(str, arguments)])


def seats_of(party: Party) -> list[dict[str, object]]:
    return list(party.host.view()["seats"])


# -- whole games --------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("policy", ["examples.policy:policy", "examples.text_policy:policy"])
def test_an_example_plays_a_whole_game_against_bots(policy: str, game: Game, server: Server, capsys: Capture) -> None:
    party = make(server, game.id, "obb", options={"players": 3, **short(game)})
    with sitting(link_of(party), "--bot", policy, "--name", "Ada") as done:
        until(lambda: seats_of(party)[0]["name"] == "Ada", within=PATIENCE)
        party.start()
        assert done.result(PATIENCE) == 0
    view = party.host.view()
    assert view["status"] == "finished"
    assert not view["seats"][0]["by_bot"]
    out, err = capsys.readouterr()
    assert f"The game is over ({view['result']['end']})." in out
    assert f"{view['result']['scores'][0]:>5}  Ada  (this policy)" in out
    record = party.host.get("/record").json()
    own = [line["move"] for line in record["log"] if line.get("seat") == 0]
    assert [line.split(maxsplit=1)[1] for line in err.splitlines() if line[:4].strip().isdigit()] == own
    assert f"Seat 0 of {link_of(party)}: Ada." in err
    assert record["words"][0], "its device took part in the deal"


@EVERY_GAME
def test_a_policy_that_reads_numbers_is_given_the_observation_of_its_seat(game: Game, server: Server) -> None:
    """The whole game by observation and mask; each is compared with what the server's engine says of the seat."""
    party = make(server, game.id, "hb").start()
    session = server.services.house.rooms[party.table].session
    compared = []

    def policy(situation: Situation) -> int:
        made, true = session.moves_made, session.game_session
        numbers = situation.observation.tolist(), true.observation(0).tolist()
        assert situation.mask.tolist() == true.mask(0).tolist()
        if session.moves_made == made:  # otherwise the bot has answered the same question meanwhile
            assert numbers[0] == numbers[1]
            compared.append(situation.ply)
        return int(situation.mask.nonzero()[0][-1])

    address = TableAddress.parse(f"{link_of(party)}#token={token_of(party, 0)}")
    [view] = Sitting(address, Sitter(policy, "Ada"), lambda _: None).games(1)
    assert view.result is not None
    assert len(compared) > 3
    assert compared == sorted(set(compared)), "one decision for every question"


def test_games_follow_one_another_with_a_new_object_for_each(
    server: Server, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("remembers.py").write_text(
        "class Policy:\n    made = []\n"
        "    def __init__(self):\n        self.plies = []\n        Policy.made.append(self)\n"
        "    def __call__(self, situation):\n        self.plies.append(situation.ply)\n"
        "        assert self.plies == sorted(self.plies)\n        return situation.moves[0]\n"
    )
    party = make(server, "shadow_thief", "hob", options={"players": 3, "hands": 1})
    with sitting(link_of(party), "--bot", "remembers:Policy", "--games", 2) as done:
        until(lambda: seats_of(party)[1]["name"] == "Policy", within=PATIENCE)
        party.start()
        play_out(party.seats[0])
        again = party.host.post("/again")
        assert again.status_code == 201, again.text
        play_out(Guest(server, again.json()["table"], token_of(party, 0), 0))
        assert done.result(PATIENCE) == 0
    assert capsys.readouterr().out.count("The game is over") == 2
    assert len(sys.modules.pop("remembers").Policy.made) == 2


def play_out(guest: Guest) -> None:
    """A person who makes the first legal move until the game is over."""
    until(lambda: guest.view()["status"] != "waiting", within=PATIENCE)
    while (view := guest.view())["status"] != "finished":
        if guest.seat in view["asked"]:
            guest.move(view["ply"], view["legal"][0])


# -- what can go wrong --------------------------------------------------------------------------------


def complaint(capsys: Capture, *arguments: object, code: int = 2) -> str:
    """The one line that a mistake is told in."""
    assert main(["sit", *map(str, arguments), "--bot", "examples.policy:policy"]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("vendome: ")
    assert err.count("\n") == 1
    return err


def test_a_server_that_is_not_there_is_told_at_once(capsys: Capture) -> None:
    said = complaint(capsys, "http://127.0.0.1:9/table/abcdefgh")
    assert "no answer from http://127.0.0.1:9: [Errno 111] Connection refused" in said


@pytest.mark.parametrize(
    "url", ["table/abc", "http://127.0.0.1:8000", "ftp://127.0.0.1/table/abc", "http:///table/abc"]
)
def test_what_is_no_address_of_a_table_is_refused(url: str, capsys: Capture) -> None:
    assert "is no table: the address of a table is http://HOST/table/ID" in complaint(capsys, url)


def test_a_table_that_is_not_there_is_told(server: Server, capsys: Capture) -> None:
    said = complaint(capsys, f"http://{server.address}/table/aaaaaaaaaaaaaaaa")
    assert said == "vendome: There is no such table; perhaps it was closed.\n"


def test_a_table_that_is_full_or_has_begun_is_told(server: Server, capsys: Capture) -> None:
    full = make(server, seats="hh")
    assert complaint(capsys, link_of(full)) == "vendome: This table is full.\n"
    assert complaint(capsys, link_of(full), "--seat", 1) == "vendome: This seat is taken.\n"
    assert complaint(capsys, link_of(full), "--seat", 9) == "vendome: This table has no seat 9.\n"
    full.start()
    assert "The game has begun" in complaint(capsys, link_of(full))


def test_a_token_must_be_of_a_seat(server: Server, capsys: Capture) -> None:
    party = make(server, seats="hh")
    assert "Nobody at this table has this token" in complaint(capsys, link_of(party), "--token", "x" * 32)
    assert "has no seat at the table" in complaint(capsys, link_of(party), "--token", party.host.token)
    said = complaint(capsys, link_of(party), "--token", token_of(party, 0), "--seat", 1)
    assert "this token is of seat 0, not of seat 1" in said


class Website(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<!doctype html><h1>Hello</h1>")

    def log_message(self, *_: object) -> None:
        """Nothing."""


def test_another_website_is_not_taken_for_a_table(capsys: Capture) -> None:
    with HTTPServer(("127.0.0.1", 0), Website) as website:
        thread = Thread(target=website.serve_forever)
        thread.start()
        try:
            said = complaint(capsys, f"http://127.0.0.1:{website.server_port}/table/abcdefgh")
        finally:
            website.shutdown()
            thread.join()
    assert "does not answer as a server of Vendôme does" in said


def test_a_policy_that_cannot_be_loaded_takes_no_seat(server: Server, capsys: Capture) -> None:
    party = make(server, seats="ho")
    assert main(["sit", link_of(party), "--bot", "nowhere_at_all:policy"]) == 2
    assert "there is no module 'nowhere_at_all'" in capsys.readouterr().err
    assert seats_of(party)[1]["kind"] == "open"


def test_a_bot_stands_in_for_a_policy_that_fails_and_its_link_leads_back(
    server: Server, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = make(server, "shadow_thief", "hb").start()
    with monkeypatch.context() as elsewhere:
        elsewhere.chdir(tmp_path)
        Path("forgetful.py").write_text(
            "def policy(situation):\n    if situation.ply > 3:\n        return 'fly'\n    return situation.moves[0]\n"
        )
        assert main(["sit", link_of(party), "--bot", "forgetful:policy", "--token", token_of(party, 0)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    *_, before, last = err.splitlines()
    assert last.startswith("vendome: policy answered 'fly' at seat 0, ply ")
    link = before.removeprefix("A bot stands in at seat 0 until its player is back: ")
    assert link == f"{link_of(party)}#token={token_of(party, 0)}"
    if party.host.view()["status"] == "playing":
        assert seats_of(party)[0]["by_bot"]
    assert main(["sit", link, "--bot", "examples.policy:policy"]) == 0
    assert party.host.view()["status"] == "finished"


# -- Ctrl-C -------------------------------------------------------------------------------------------


@contextmanager
def process(*arguments: object, token: str = "") -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "vendome", "sit", *map(str, arguments)]
    environment = {**os.environ, "VENDOME_TOKEN": token}
    with (
        hearing_ctrl_c(),
        subprocess.Popen(
            command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
        ) as running,
    ):
        try:
            yield running
        finally:
            running.kill()


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Whoever was started in the background is deaf to Ctrl-C, and so are those it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_gives_the_seat_back_before_the_game_and_to_a_bot_during_it(server: Server) -> None:
    party = make(server, seats="hoo")
    with process(link_of(party), "--bot", "examples.policy:policy", "--name", "Ada") as first:
        until(lambda: bool(seats_of(party)[1]["connected"]), within=PATIENCE)
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=PATIENCE)
    assert first.returncode == 130
    assert err.splitlines()[-2:] == ["Seat 1 is given up.", "vendome: stopped"]
    assert seats_of(party)[1]["kind"] == "open"
    with process(link_of(party), "--bot", "examples.policy:policy", "--name", "Eve", "--seat", 2) as second:
        until(lambda: bool(seats_of(party)[2]["connected"]), within=PATIENCE)
        party.start(fill="random")
        second.send_signal(signal.SIGINT)
        _, err = second.communicate(timeout=PATIENCE)
    assert second.returncode == 130
    assert "Traceback" not in err
    assert (seats_of(party)[2]["left"], seats_of(party)[2]["by_bot"]) == (True, True)


def test_ctrl_c_leaves_a_seat_that_was_lent_to_its_player(server: Server) -> None:
    party = make(server, seats="hh")
    with process(link_of(party), "--bot", "examples.policy:policy", token=token_of(party, 0)) as running:
        until(lambda: bool(seats_of(party)[0]["connected"]), within=PATIENCE)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=PATIENCE)
    assert f"The seat stays its player's: {link_of(party)}#token={token_of(party, 0)}" in err
    assert party.seats[0].get().status_code == 200, "the token is as good as before"


# -- what strangers may not do ------------------------------------------------------------------------


def test_a_server_loads_no_policy_that_a_request_names(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a bot's level, wherever the interface takes one: refused, and the module is not touched."""
    monkeypatch.chdir(tmp_path)
    Path("evil.py").write_text("from pathlib import Path\nPath('was-here').touch()\ndef policy(situation): ...\n")
    for level in ("mine=evil:policy", "evil:policy", "mine=evil:policy,random"):
        body = {"game": "shadow_thief", "seats": [{"kind": "human"}, {"kind": "bot", "level": level}]}
        made = client().post(f"http://{server.address}/api/tables", json=body)
        assert (made.status_code, made.json()["error"]["code"]) == (422, "bad-option"), made.text
        party = make(server, seats="ho")
        assert json.loads(party.host.post("/start", {"fill": level}).text)["error"]["code"] == "bad-option"
        party.start(fill="random")
        refused = party.seats[0].post("/seats/0/bot", {"level": level})
        assert (refused.status_code, refused.json()["error"]["code"]) == (422, "bad-option")
    assert not Path("was-here").exists()

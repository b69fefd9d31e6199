"""`vendome serve` as a real process: it starts, it is killed at any moment, it goes on."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import Field, fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from table.live_server import UNLIMITED, Guest, client, make, running, settings_for
from vendome import BadOption
from vendome.cli import main, serve
from vendome.table.settings import Settings, variable
from vendome.table.storage.database import database_url
from vendome.table.storage.file_claim import claimed
from waits import COMPILED_WITHIN, until

GUIDE = Path(__file__).parents[2] / "docs" / "table.md"


class Process:
    """A server that can be killed and started again, on the same port and the same file."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.folder = folder
        self.log = (folder / "log").open("ab")
        self.child: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        settings = {**UNLIMITED, "bot_pause": 0, "compile_ahead": 0, "workers": 1, "json_logs": 1}
        environment = {**os.environ, **{variable(name): str(value) for name, value in settings.items()}}
        database = str(self.folder / "tables.sqlite")
        command = ["-m", "vendome", "serve", "--port", str(self.port), "--database", database]
        self.child = subprocess.Popen([sys.executable, *command], env=environment, stderr=self.log)

    def wait(self) -> None:
        until(self.is_up)

    def is_up(self) -> bool:
        assert self.child.poll() is None, (self.folder / "log").read_text()
        with suppress(httpx.HTTPError):
            return client().get(f"http://{self.address}/api/health").is_success
        return False

    def kill(self) -> None:
        self.child.send_signal(signal.SIGKILL)
        self.child.wait()

    def close(self) -> None:
        self.child.terminate()
        self.child.wait()
        self.log.close()


@contextmanager
def process(folder: Path) -> Iterator[Process]:
    server = Process(folder)
    try:
        server.wait()
        yield server
    finally:
        server.close()


class Stubborn(threading.Thread):
    """A client as they should be: numbers its moves, repeats what was not answered, comes back by itself."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__()
        self.guest, self.choose = guest, Random(seed)
        self.acknowledged: dict[int, str] = {}  # by ply: what the server said it has
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while (view := self.insist(self.guest.get))["status"] != "finished":
                if self.guest.seat in view["asked"]:
                    self.answer(view)
                else:
                    time.sleep(0.01)
        except BaseException as fault:
            self.fault = fault

    def answer(self, view: dict[str, Any]) -> None:
        ply, move = view["ply"], self.choose.choice(view["legal"])
        name = f"{self.guest.seat}-{ply}"
        self.insist(lambda: self.guest.move(ply, move, name))
        self.acknowledged[ply] = move

    def insist(self, ask: Any) -> dict[str, Any]:
        def answered() -> httpx.Response | None:
            with suppress(httpx.HTTPError):
                return ask()  # type: ignore[no-any-return]
            return None

        answer = until(answered)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


@pytest.mark.slow
def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Killed six times at random moments of a game of three people and a bot."""
    random = Random(11)
    with process(tmp_path) as server:
        party = make(server, "master_thieves", "hhbh").start()
        players = [Stubborn(guest, guest.seat or 0) for guest in party.seats.values()]
        for player in players:
            player.start()
        for _ in range(6):
            time.sleep(random.uniform(0.05, 1.0))
            server.kill()
            server.start()
            server.wait()
            made = party.stranger.view()["ply"]
            assert all(ply < made + len(players) for player in players for ply in list(player.acknowledged))
        for player in players:
            player.join()
            assert player.fault is None
        moves = [line for line in party.stranger.get("/record").json()["log"] if "move" in line]
        for player in players:
            assert player.acknowledged
            for ply, move in player.acknowledged.items():
                assert moves[ply] == {"seat": player.guest.seat, "move": move}
        (tmp_path / "record.jsonl").write_bytes(party.stranger.get("/record").content)
        assert main(["check", "--fair", str(tmp_path / "record.jsonl")]) == 0
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    assert not any(str(guest.token) in log for guest in (party.host, *party.seats.values()))


@pytest.mark.slow
def test_a_killed_server_takes_its_bots_along_and_bots_go_on_after_it(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        party = make(server, "master_thieves", "bbb").start()
        until(lambda: party.stranger.view()["ply"] >= 3, within=COMPILED_WITHIN)
        children = children_of(server.child.pid)
        assert children
        server.kill()
        until(lambda: not any(is_alive(child) for child in children))
        server.start()
        server.wait()
        # Nobody else is there: they play by themselves.
        until(lambda: party.stranger.view()["status"] == "finished", within=COMPILED_WITHIN)


def children_of(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True)
    return [int(pid) for pid in found.stdout.split()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] not in "ZX"
    except FileNotFoundError:
        return False


def test_settings_come_from_flags_then_the_environment_then_the_defaults() -> None:
    environment = {"VENDOME_PORT": "9000", "VENDOME_HOST": "0.0.0.0", "VENDOME_ORIGINS": "https://a.example, https://b"}
    chosen = Settings.chosen(environment, port=9001, host=None)
    assert (chosen.port, chosen.host, chosen.origins) == (9001, "0.0.0.0", ("https://a.example", "https://b"))
    assert chosen.away_after == 60
    assert Settings.chosen({"VENDOME_JSON_LOGS": "true"}).json_logs


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"PORT": "many"}, "VENDOME_PORT"),
        ({"JSON_LOGS": "perhaps"}, "VENDOME_JSON_LOGS"),
        ({"HINT_LEVEL": "genius"}, "genius"),
        ({"ORIGINS": "https://a.example, https://b.example/"}, "https://b.example/"),
        ({"ORIGINS": "*"}, "origins"),
        ({"ORIGINS": "b.example"}, "https://NAME"),
        ({"PROXIES": "*"}, "proxies"),
        ({"PROXIES": "proxy.example"}, "IP address"),
        ({"PROXIES": "10.0.0.1/8"}, "10.0.0.1/8"),
        ({"HOSTS": "https://play.example"}, "hosts"),
        ({"HOSTS": "play.example:8000"}, "without a port"),
        ({"METRICS": "9100"}, "HOST:PORT"),
        ({"METRICS": "127.0.0.1:70000"}, "70000"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(environment: dict[str, str], word: str) -> None:
    with pytest.raises(BadOption, match=re.escape(word)):
        Settings.chosen({f"VENDOME_{name}": value for name, value in environment.items()})


NUMBERS = [setting for setting in fields(Settings) if setting.type in ("int", "float")]


@pytest.mark.parametrize("setting", NUMBERS, ids=lambda setting: setting.name)
def test_every_number_has_bounds_and_is_held_to_them(setting: Field[Any]) -> None:
    low, high = setting.metadata["low"], setting.metadata["high"]
    assert low is not None
    assert low <= setting.default <= high
    nonsense: list[Any] = [low - 1, high + 1]
    if setting.type == "float":
        nonsense += [float("nan"), float("inf"), -float("inf")]
    for value in nonsense:
        with pytest.raises(BadOption, match=f"^{setting.name} must be from .*, not {value}$"):
            Settings.chosen({}, **{setting.name: value})
    for value in (low, high):
        Settings.chosen({}, **{setting.name: value})


def test_what_settings_are_for_is_taken() -> None:
    good = {
        "ORIGINS": "https://a.example,http://localhost:5173,http://[::1]:80", "PROXIES": "10.0.0.1,10.0.0.0/8,::1",
        "HOSTS": "play.example,*", "METRICS": "[::1]:9100",
    }  # fmt: skip
    chosen = Settings.chosen({f"VENDOME_{name}": value for name, value in good.items()})
    assert chosen.hosts == ("play.example", "*")


@pytest.mark.parametrize(
    ("flags", "word"),
    [
        (["--port", "70000"], "70000"),
        (["--workers", "0"], "workers"),
        (["--bot-pause", "nan"], "bot_pause"),
        (["--database", "mysql://x"], "mysql"),
    ],
)
def test_a_mistake_in_the_call_is_one_line(flags: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *flags]) == 2
    complaint = capsys.readouterr().err
    assert word in complaint
    assert complaint.count("\n") == 1


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "x.sqlite")]) == 2
    assert port in capsys.readouterr().err


def test_vendome_alone_is_at_the_same_port_every_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A browser keeps seats by address."""
    served: list[tuple[int, bool]] = []
    monkeypatch.setattr(serve, "listen_nearby", lambda _, port: port)
    monkeypatch.setattr(serve, "listen", lambda _, port: -port)
    monkeypatch.setattr(serve, "run", lambda _settings, _claim, port, *, browser: served.append((port, browser)))
    monkeypatch.setenv(variable("database"), str(tmp_path / "x.sqlite"))
    assert main([]) == 0
    monkeypatch.setenv(variable("port"), "1234")  # whoever names a port wants no other
    assert main([]) == 0
    assert served == [(8000, True), (-1234, True)]


def test_another_port_is_taken_if_another_program_has_ours(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with serve.listen_nearby("127.0.0.1", port) as listener:
            assert port < listener.getsockname()[1] < port + serve.NEARBY
        assert f"Port {port} is taken by another program" in capsys.readouterr().err
        monkeypatch.setattr(serve, "NEARBY", 1)
        with pytest.raises(BadOption, match=f"can't listen on port {port}"):
            serve.listen_nearby("127.0.0.1", port)


def test_vendome_alone_opens_the_server_that_runs_already(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv(variable("database"), str(tmp_path / "x.sqlite"))
    with claimed(database_url(str(tmp_path / "x.sqlite"))) as claim:
        assert main([]) == 2, "it says nothing yet of where it listens"
        assert not opened
        claim.tell("http://127.0.0.1:8000")
        assert main([]) == 0
    assert opened == ["http://127.0.0.1:8000"]
    assert "open already at http://127.0.0.1:8000" in capsys.readouterr().err


def test_every_setting_is_in_the_guide() -> None:
    text = GUIDE.read_text("utf-8")
    for setting in fields(Settings):
        assert re.search(rf"`{variable(setting.name)}` \|.*{re.escape(setting.metadata['help'])}", text), setting.name


@pytest.mark.slow
def test_a_table_waits_for_days(tmp_path: Path) -> None:
    """The server is stopped in the middle of a game and started again: everyone goes on with the same tokens."""
    with running(settings_for(tmp_path)) as server:
        party = make(server, "gentlemen_thieves", "hh").start()
        party.seats[0].post("/chat", {"text": "See you tomorrow."})
        party.play_on(Random(1), moves=7)
        before = [guest.view() for guest in party.seats.values()]
    with running(settings_for(tmp_path)) as server:
        for guest, then in zip(party.seats.values(), before, strict=True):
            now = Guest(server, party.table, guest.token, guest.seat).view()
            assert json.dumps({**now, "seats": 0}) == json.dumps({**then, "seats": 0})
        for guest in (*party.seats.values(), party.stranger):
            guest.server = server
        party.play_on(Random(2))
        assert party.stranger.view()["status"] == "finished"

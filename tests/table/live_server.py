"""A real server for tests, in a thread of its own, and guests that talk to it over real sockets."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from limits_off import LIMITS
from table.databases import new_file
from vendome import Game
from vendome.cli.serve import configured, listen
from vendome.table.settings import Settings

Json = dict[str, Any]

UNLIMITED = dict.fromkeys(LIMITS, 1e9) | {"nice": 0}  # nor do they wait until nothing else is to be done


@cache
def client() -> httpx.Client:
    """One for all: making a client is what takes time."""
    return httpx.Client(timeout=300)


def settings_for(folder: Path, **more: Any) -> Settings:
    database = more.pop("database", None) or new_file(folder / "tables.sqlite")
    given: Json = {"database": database, "bot_pause": 0.0, "compile_ahead": False, "port": 0}
    return Settings(**{**given, **UNLIMITED, "workers": 1, "page": str(folder / "page"), **more})


class Server:
    """`vendome serve`, without the command line."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        config = configured(settings)
        self.socket = listen(settings.host, settings.port)
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = uvicorn.Server(config)
        self.app: Any = config.app
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})

    def start(self) -> None:
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            self.thread.join(0.01)
        assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.socket.close()

    @property
    def services(self) -> Any:
        """Inside the server, for tests that look at what is in memory."""
        app = self.app
        while not hasattr(app, "state"):  # it is inside of what every request passes first
            app = app.app
        return app.state.services


@contextmanager
def running(settings: Settings) -> Iterator[Server]:
    server = Server(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody with a token, or without one."""

    def __init__(self, server: Any, table: str, token: str | None = None, seat: int | None = None) -> None:
        self.server, self.table, self.token, self.seat = server, table, token, seat
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def url(self, rest: str = "") -> str:
        return f"http://{self.server.address}/api/tables/{self.table}{rest}"

    def get(self, rest: str = "") -> httpx.Response:
        return client().get(self.url(rest), headers=self.headers)

    def post(self, rest: str, body: Any = None) -> httpx.Response:
        return client().post(self.url(rest), headers=self.headers, json=body)

    def view(self) -> Json:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def move(self, ply: int, move: str, move_id: str | int = "") -> httpx.Response:
        return self.post("/moves", {"ply": ply, "move": move, "id": move_id or f"{self.seat}-{ply}"})

    def play(self, choose: random.Random) -> Json:
        """Make any legal move; the view that answers."""
        view = self.view()
        answer = self.move(view["ply"], choose.choice(view["legal"]))
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def listen(self, **query: str) -> Line:
        if self.token:
            query["token"] = self.token
        return Line(f"ws://{self.server.address}/api/tables/{self.table}/live?{urlencode(query)}")


class Line:
    """An open socket; every message is kept, and the headers it began with."""

    def __init__(self, url: str) -> None:
        self.connection = connect(url, max_size=None)
        self.socket: ClientConnection = self.connection.__enter__()
        self.heard: list[str] = []
        assert self.socket.response is not None
        self.headers = str(self.socket.response.headers)

    def next(self, timeout: float = 180) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        return dict(json.loads(text))

    def until(self, condition: Any) -> Json:
        """The first message for which the condition holds."""
        while True:
            message = self.next()
            if condition(message):
                return message

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def quiet(self, seconds: float = 0.2) -> bool:
        """Whether nothing is said for a moment."""
        try:
            self.next(seconds)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        self.connection.__exit__(None, None, None)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Party:
    """A table and everyone at it."""

    def __init__(self, server: Any, made: Json) -> None:
        self.server, self.table = server, made["table"]
        self.host = Guest(server, self.table, made["host"])
        self.stranger = Guest(server, self.table)
        self.seats = {s["seat"]: Guest(server, self.table, s["token"], s["seat"]) for s in made["seats"]}

    def start(self, **body: Any) -> Party:
        answer = self.host.post("/start", body)
        assert answer.status_code == 200, answer.text
        return self

    def play_on(self, choose: random.Random, moves: int = 10_000) -> int:
        """People move at random until the game is over, or for so many moves; how many were made."""
        made, guest = 0, next(iter(self.seats.values()))
        view = guest.view()
        with ExitStack() as until_the_end:
            line: Line | None = None
            while made < moves and view["status"] != "finished":
                people = [seat for seat in view["asked"] if seat in self.seats]
                if people:
                    view = self.seats[choose.choice(people)].play(choose)
                    made += 1
                    continue
                if line is None:  # bots take their time where nobody looks
                    line = until_the_end.enter_context(guest.listen())
                line.next()
                view = guest.view()
        return made


def make(
    server: Any, game: str = "shadow_thief", seats: str = "hhh", *, hashes: dict[int, str] | None = None, **more: Any
) -> Party:
    """A table from a letter for each seat: h for a person, b for a bot, o for an open seat. `hashes` are those of the
    words of some people's devices, by seat."""
    kinds: Json = {"h": {"kind": "human"}, "b": {"kind": "bot", "level": "random"}, "o": {"kind": "open"}}
    described = [dict(kinds[seat]) for seat in seats]
    for seat, word_hash in (hashes or {}).items():
        described[seat]["word_hash"] = word_hash
    body = {"game": game, "options": {"players": len(seats)}, "seats": described, **more}
    answer = client().post(f"http://{server.address}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Party(server, answer.json())


def short(game: Game) -> Json:
    """Options that make a game short, where it has any."""
    return {option.name: option.choices[0] for option in game.options if option.name == "hands"}


def error_of(answer: httpx.Response) -> Json:
    """The one envelope every refusal comes in."""
    assert answer.status_code >= 400
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert list(body) == ["error"]
    error = dict(body["error"])
    assert error["code"]
    assert error["message"][0].isupper() or not error["message"][0].isalpha()
    return error

"""A server process that a test may kill and start again."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from table.live_server import UNLIMITED
from vendome.table.settings import variable
from waits import until

START = 240  # seconds: the first start on a machine compiles the games


class Server:
    """`environment` is what this one is told besides."""

    def __init__(self, database: Path, **environment: str) -> None:
        self.database, self.environment = database, environment
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "vendome", "serve", "--port", str(self.port)]

    def start(self) -> None:
        """Start, on the port it had before if there was one, and wait until it answers."""
        log = self.database.with_suffix(".log")
        quick = {"bot_pause": 0, "away_after": 0}
        settings = {**UNLIMITED, **quick, "database": self.database}
        told = {variable(name): str(value) for name, value in settings.items()}
        environment = {**os.environ, **told, **self.environment}
        with log.open("wb") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, env=environment)
        end = time.monotonic() + START
        while not self.answers(log):
            assert self.process.poll() is None, f"the server did not start:\n{log.read_text()}"
            assert time.monotonic() < end, f"the server does not answer:\n{log.read_text()}"
            time.sleep(0.1)

    def answers(self, log: Path) -> bool:
        told = re.search(r"http://127\.0\.0\.1:(\d+)", log.read_text())
        if not told:
            return False
        self.port = int(told[1])
        try:
            with urlopen(f"{self.address}/api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def rehearse(self, games: Iterable[str]) -> None:
        """Let bots play every game once: what must be compiled is compiled before anyone waits for it."""
        for game in games:
            bots = [{"kind": "bot", "level": "pickpocket"}] * 2
            made = self.call("/tables", {"game": game, "options": {"players": 2}, "seats": bots})
            self.call(f"/tables/{made['table']}/start", {}, made["host"])
            table = f"/tables/{made['table']}"
            until(lambda: self.call(table)["status"] == "finished", within=START)  # noqa: B023

    def call(self, path: str, body: object = None, token: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        with urlopen(Request(f"{self.address}/api{path}", data, headers), timeout=START) as answer:
            return json.load(answer)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(20)


class OwnServer(Server):
    """What `make play` runs: `vendome` without a word. Its browser is one that does nothing."""

    def __init__(self, database: Path) -> None:
        super().__init__(database, BROWSER="true")

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "vendome"]

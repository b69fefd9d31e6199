"""Games that wait for days: what ten thousand of them cost a server that nobody looks at.

    python benchmarks/waiting.py
    python benchmarks/waiting.py --tables 100000

The same server twice in one run: with one game, and with that game copied so often. Each has a clock of three days,
and the ends are spread over the three days to come. Nothing is due while it is measured.
"""

import argparse
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from clients import SEATS, free_port, megabytes, seconds_used
from table import start_server

DAYS = 3
DAY = 86_400
IDS = {"tables": "id", "seats": "table_id"}  # nobody has moved yet


def begin_a_game(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=120) as http:
        wish = {"game": "shadow_thief", "seats": [{"kind": "human"}] * SEATS, "clock": {"seconds": DAYS * DAY}}
        made = http.post("/tables", json=wish).raise_for_status().json()
        token = {"Authorization": f"Bearer {made['host']}"}
        http.post(f"/tables/{made['table']}/start", json={}, headers=token).raise_for_status()


def copy_game(database: Path, times: int) -> None:
    """The one game that is there, under other names and with other ends of its time."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.row_factory = sqlite3.Row
        for table, name in IDS.items():
            for row in [dict(found) for found in connection.execute(f"SELECT * FROM {table}")]:
                places = ", ".join("?" for _ in row)
                copies = (tuple(copied(row, name, number).values()) for number in range(times))
                connection.executemany(f"INSERT INTO {table} VALUES ({places})", copies)


def copied(row: dict[str, Any], name: str, number: int) -> dict[str, Any]:
    ends = {"due_at": time.time() + random.uniform(600, DAYS * DAY)} if "due_at" in row else {}
    return {**row, name: f"copy{number}", **ends}


def measure(folder: Path, seconds: float) -> tuple[float, float, float]:
    """Seconds to start, megabytes, and seconds of processor time while nobody asks for anything."""
    began = time.perf_counter()
    port = free_port()
    server = start_server(port, folder)
    try:
        took = time.perf_counter() - began
        time.sleep(5)  # what begins with the server has begun
        used = seconds_used(server.pid)
        time.sleep(seconds)
        return took, megabytes(server.pid), seconds_used(server.pid) - used
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30.0, help="to look at the server that does nothing")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        server = start_server(port, folder)
        begin_a_game(port)
        server.terminate()
        server.wait()
        print(f"{'games':>8} {'start, s':>9} {'memory, MB':>11} {'processor, s':>13} {'file, MB':>9}")
        show(1, folder, arguments.seconds)
        copy_game(folder / "tables.sqlite", arguments.tables)
        show(arguments.tables, folder, arguments.seconds)


def show(games: int, folder: Path, seconds: float) -> None:
    took, memory, used = measure(folder, seconds)
    size = (folder / "tables.sqlite").stat().st_size / 1e6
    print(f"{games:8,} {took:9.2f} {memory:11.1f} {used:13.2f} {size:9.1f}", flush=True)


if __name__ == "__main__":
    main()

"""`vendome admin processes`: who serves a database, and what waits where."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from rich.text import Text

from vendome.cli.admin import age, at_database, grid, print_json
from vendome.cli.console import console
from vendome.engine.errors import BadOption
from vendome.table.cluster.bus import Bus, shown
from vendome.table.cluster.status import Status, WebStatus, WorkerStatus, who_is_there
from vendome.table.settings import Settings, is_bus, is_shared
from vendome.table.storage.leases import Process, list_processes


def print_processes(database: str | None, bus: str | None, *, as_json: bool) -> None:
    settings = Settings.chosen({**os.environ, "VENDOME_BUS": ""}, database=database)
    if not is_shared(settings.database):
        raise BadOption("an SQLite database has one process: name a PostgreSQL database with --database")
    known = at_database(database, list_processes)
    address = bus or os.environ.get("VENDOME_BUS", "")
    there = asyncio.run(heard_on_bus(settings, address)) if address else []
    if as_json:
        print_json({"processes": [process._asdict() for process in known], "bus": there})
        return
    print_web(known, {status.id: status for status in there if isinstance(status, WebStatus)})
    if address:
        print_bots([status for status in there if isinstance(status, WorkerStatus)])


async def heard_on_bus(settings: Settings, address: str) -> list[Status]:
    if not is_bus(address):
        raise BadOption(f"bus can't be {shown(address)!r}: a bus is nats://HOST or tls://HOST")
    bus = await Bus.connect(settings.with_bus(address), "vendome admin")
    try:
        return await who_is_there(bus)
    finally:
        await bus.close()


def print_web(known: list[Process], heard: dict[str, Any]) -> None:
    if not known:
        console.print("no process serves this database")
        return
    numbers = ("tables", "sockets", "far", "writes")
    table = grid("web process", "is", "since", *numbers, "at", right=("since", *numbers))
    for process in known:
        status = heard.get(process.id)
        told = (status.sockets, status.far_lines, status.writes_waiting) if status else ("–", "–", "–")
        state = "there" if process.is_there else "gone"
        counts = [f"{value:,}" if isinstance(value, int) else value for value in (process.tables, *told)]
        table.add_row(Text(process.name), state, age(process.started_at), *counts, Text(process.address))
    console.print(table)


def print_bots(workers: list[WorkerStatus]) -> None:
    console.print()
    if not workers:
        console.print("no bots on the bus: web processes think themselves")
        return
    table = grid("bots", "processes", "answered", "waiting", "games", right=("processes", "answered"))
    for worker in workers:
        waiting = ", ".join(f"{count:,} {name}" for name, count in worker.waiting.items() if count) or "nothing"
        table.add_row(Text(worker.name), str(worker.workers), f"{worker.answered:,}", waiting, ", ".join(worker.games))
    console.print(table)

"""`vendome admin`: look after the tables of a server while it runs. What the database does is in `storage/admin.py`."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio import sleep
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import typer
from rich.table import Table
from rich.text import Text
from sqlalchemy.ext.asyncio import AsyncEngine

from vendome.cli.console import console, notes, telling
from vendome.engine.contract import spell
from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.engine.plural import counted
from vendome.engine.records import Proof
from vendome.table.block_list import network_named
from vendome.table.protocol.views import Said
from vendome.table.records import log_as_record
from vendome.table.settings import Settings
from vendome.table.storage import admin, forgetting, reports
from vendome.table.storage.ceilings import MEGABYTE
from vendome.table.storage.database import beside_server
from vendome.table.storage.notices import LOOK_EVERY
from vendome.table.storage.rows import standing
from vendome.table.storage.stored import Stored

T = TypeVar("T")

UNTIL_SEEN = 3 * LOOK_EVERY  # seconds after which every server has seen a notice
MOST_PASSES = 5
CHAT_SHOWN = 50


def settings_with(database: str | None) -> Settings:
    return Settings.chosen(os.environ, database=database)


def at_database(database: str | None, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    async def run() -> T:
        async with beside_server(settings_with(database).database) as engine:
            return await work(engine)

    return asyncio.run(run())


def print_json(data: object) -> None:
    print(msgspec.json.encode(data).decode())


def grid(*columns: str, right: Sequence[str] = ()) -> Table:
    """Only the last column is folded where the terminal is narrow."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    for column in columns:
        is_last = column == columns[-1]
        table.add_column(column, justify="right" if column in right else "left", overflow="fold", no_wrap=not is_last)
    return table


def confirm(question: str, *, yes: bool) -> None:
    """Ask before what can't be undone."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadOption("this can't be undone, and nobody can be asked here: add --yes")
    typer.confirm(question, abort=True)


UNITS = (("d", 86_400), ("h", 3_600), ("min", 60), ("s", 1))


def age(at: float) -> str:
    """How long ago, in its largest unit."""
    seconds = max(0.0, time.time() - at)
    unit, length = next((unit for unit in UNITS if seconds >= unit[1]), UNITS[-1])
    return f"{seconds // length:.0f} {unit}"


def moment(at: float) -> str:
    return f"{time.strftime('%Y-%m-%d %H:%M', time.localtime(at))} ({age(at)} ago)"


def spelled(values: dict[str, Any]) -> str:
    """`players=3, hands=1`"""
    return ", ".join(f"{name}={'none' if value is None else spell(value)}" for name, value in values.items())


# -- looking ------------------------------------------------------------------------------------------


def list_tables(database: str | None, status: str | None, game: str | None, limit: int, *, as_json: bool) -> None:
    found = at_database(database, lambda engine: admin.list_tables(engine, status, game, limit))
    if as_json:
        print_json(found)
        return
    table = grid("table", "game", "status", "moves", "made", "used", "players", right=("moves", "made", "used"))
    for line in found:
        names = ", ".join(name or "–" for name in line.players)
        ages = age(line.created_at), age(line.touched_at)
        short = line.status.removesuffix("-by-admin")  # the names need the room
        table.add_row(line.id, line.game, short, f"{line.moves:,}", *ages, Text(names))
    console.print(table if found else "there is no such table" if status or game else "there are no tables")


def show_table(database: str | None, table: str, *, chat: bool, as_json: bool) -> None:
    stored = at_database(database, lambda engine: admin.read_table(engine, table, CHAT_SHOWN if chat else 0))
    if as_json:
        print_json(shown(stored))
    else:
        print_table(stored)


def shown(stored: Stored) -> dict[str, Any]:
    """What a person may see of a table, whose game may go on: no seed, no token, no hash and no move."""
    row = stored.row
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "status": row.status,
        "options": row.options,
        "settings": asdict(row.settings),
        "created_at": row.created_at,
        "touched_at": row.touched_at,
        "next_table": row.next_table,
        "moves": len(standing(stored.moves)),
        "chat_lines": stored.lines_said,
        "chat": stored.chat,
        "gallery": stored.gallery,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "kind": seat.kind, "level": seat.level, "by_bot": seat.by_bot}
            for seat in stored.seats
        ],
    }


def print_table(stored: Stored) -> None:
    row = stored.row
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    facts = {
        "table": row.id,
        "game": f"{row.game}, rules {row.rules}",
        "status": row.status,
        "options": spelled(row.options),
        "settings": spelled(asdict(row.settings)),
        "made": moment(row.created_at),
        "used": moment(row.touched_at),
        "moves": f"{len(standing(stored.moves)):,}",
        "chat": counted(stored.lines_said, "line"),
        "next table": row.next_table or "none",
    }
    for name, fact in facts.items():
        table.add_row(name, fact)
    console.print(table)
    console.print()
    seats = grid("seat", "name", "who plays", right=("seat",))
    for seat in stored.seats:
        bot = f"bot, {seat.level}" if seat.kind == "bot" else "person, now a bot" if seat.by_bot else "person"
        seats.add_row(str(seat.seat), Text(seat.name or "–"), "nobody yet" if seat.kind == "open" else bot)
    console.print(seats)
    print_said("chat", stored.chat)
    print_said("gallery, where those speak who only watch", stored.gallery)


def print_said(where: str, lines: Sequence[Said]) -> None:
    if lines:
        console.print(f"\n{where}")
    for said in lines:
        console.print(Text(f"{moment(said.at)} {said.name}: {said.text}"))


def export_table(database: str | None, table: str, file: Path | None, *, with_secrets: bool) -> None:
    text = record_of(at_database(database, lambda engine: admin.read_table(engine, table)), with_secrets=with_secrets)
    if file is None:
        print(text)
        return
    with written_whole(file, private=True) as written:
        written.write(text.encode() + b"\n")


def record_of(stored: Stored, *, with_secrets: bool) -> str:
    """The record of a finished game; of another one what there is, if its secrets may be told."""
    row = stored.row
    if row.record is not None:
        return row.record
    if row.status != "finished" and not with_secrets:
        raise BadOption(f"table {row.id} is {row.status}: --with-secrets tells what its players may not know yet")
    words, hashes = (tuple(getattr(seat, name) for seat in stored.seats) for name in ("word", "word_hash"))
    moves = sorted(standing(stored.moves), key=lambda move: move.ply)
    return log_as_record(row, stored.seats, moves, {"status": row.status}, Proof(row.seed, row.nonce, words, hashes))


def print_statistics(database: str | None, *, as_json: bool) -> None:
    settings = settings_with(database)
    found = at_database(database, admin.statistics)
    if as_json:
        ceilings = {"max_tables": settings.max_tables, "max_database_mb": settings.max_database_mb}
        print_json({**msgspec.structs.asdict(found), **ceilings})
        return
    tables = sum(count.tables for count in found.tables)
    print_counts(found.tables)
    facts = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    facts.add_row("tables", f"{tables:,} of {settings.max_tables:,} (VENDOME_MAX_TABLES)")
    megabytes = f"{found.bytes / MEGABYTE:,.1f} MB of {settings.max_database_mb:,.0f} MB (VENDOME_MAX_DATABASE_MB)"
    facts.add_row("on disk", megabytes)
    facts.add_row("moves", f"{found.moves:,}")
    facts.add_row("chat", counted(found.chat_lines, "line"))
    facts.add_row("new", f"{counted(found.made.day, 'table')} in 24 hours, {found.made.week:,} in 7 days")
    finished = f"{counted(found.finished.day, 'game')} in 24 hours, {found.finished.week:,} in 7 days"
    facts.add_row("finished", finished)
    facts.add_row("blocked", counted(found.blocked, "network"))
    console.print(facts)


def print_counts(counts: Sequence[admin.Count]) -> None:
    """A line for each game, a column for each status."""
    statuses = sorted({count.status for count in counts})
    table = grid("game", *statuses, "all", right=(*statuses, "all"))
    numbers = Counter({(count.game, count.status): count.tables for count in counts})
    for game in sorted({count.game for count in counts}):
        line = [numbers[game, status] for status in statuses]
        table.add_row(game, *(f"{number:,}" for number in (*line, sum(line))))
    if counts:
        console.print(table)
        console.print()


# -- changing -----------------------------------------------------------------------------------------


def close_tables(database: str | None, tables: Sequence[str]) -> None:
    at_database(database, lambda engine: admin.close_tables(engine, tables))
    console.print(f"closed: {', '.join(tables)}")


def delete_tables(database: str | None, tables: Sequence[str], *, yes: bool) -> None:
    at_database(database, lambda engine: admin.statuses(engine, tables))  # a wrong id is told before anyone is asked
    confirm(f"Delete {counted(len(tables), 'table')} with all moves and chat, for good?", yes=yes)
    at_database(database, lambda engine: admin.delete_tables(engine, tables))
    console.print(f"deleted: {', '.join(tables)}")


def forget_name(database: str | None, name: str, *, yes: bool) -> None:
    found = at_database(database, lambda engine: forgetting.tables_with(engine, name))
    if not found:
        raise BadOption(f"nobody at any table is called {name!r}")
    question = (
        f"{name} is known at {counted(len(found), 'table')}. Replace the name everywhere, and delete what was said?"
    )
    confirm(question, yes=yes)
    done = at_database(database, lambda engine: forget_for_good(engine, name))
    console.print(
        f"forgotten at {counted(done.tables, 'table')}: {counted(done.seats, 'seat')}, "
        f"{counted(done.records, 'record')}, {counted(done.chat_lines, 'chat line')}, "
        f"{counted(done.subscriptions, 'subscription')}"
    )
    console.print("Backups made before still have the name.")


async def forget_for_good(engine: AsyncEngine, name: str) -> forgetting.Forgotten:
    """Until nothing is found: a server that has not seen the notice yet may still write the name."""
    done = forgetting.Forgotten()
    for _ in range(MOST_PASSES):
        found = await forgetting.forget_name(engine, name)
        if not found.tables:
            break
        done.tables = max(done.tables, found.tables)
        done.seats, done.records = done.seats + found.seats, done.records + found.records
        done.chat_lines += found.chat_lines
        done.subscriptions += found.subscriptions
        with telling("waiting until the servers have seen it"):
            await sleep(UNTIL_SEEN)
    else:
        notes.print("Somebody goes on using this name: forget it once more, later.")
    return done


# -- reports ------------------------------------------------------------------------------------------


def list_reports(database: str | None, limit: int, *, as_json: bool) -> None:
    found = at_database(database, lambda engine: reports.list_reports(engine, limit))
    if as_json:
        print_json(found)
        return
    for line in found:
        console.print(Text(f"{line.id}  {moment(line.at)}", style="bold"))
        console.print(Text(f"{line.name} (seat {line.seat}) at table {line.table}, {line.game}: {line.reason}"))
        console.print(Text(f"reported by seat {line.by_seat}: {line.text or 'no words'}"))
        for said in line.chat:
            console.print(Text(f"    {said.name}: {said.text}"))
        console.print()
    console.print("`vendome admin reports --done NUMBER` ends one" if found else "nobody has reported anything")


def end_reports(database: str | None, numbers: Sequence[int]) -> None:
    at_database(database, lambda engine: reports.end_reports(engine, numbers))
    console.print(f"done: {', '.join(map(str, numbers))}")


# -- the block list -----------------------------------------------------------------------------------


def block(database: str | None, address: str, reason: str) -> None:
    network = network_named(address)
    at_database(database, lambda engine: admin.block(engine, network, reason))
    console.print(f"blocked: {network}")


def unblock(database: str | None, address: str) -> None:
    network = network_named(address)
    at_database(database, lambda engine: admin.unblock(engine, network))
    console.print(f"no longer blocked: {network}")


def list_blocked(database: str | None, *, as_json: bool) -> None:
    found = at_database(database, admin.block_list)
    if as_json:
        print_json(found)
        return
    table = grid("network", "since", "reason")
    for line in found:
        table.add_row(line.network, moment(line.at), Text(line.reason))
    console.print(table if found else "nobody is blocked")

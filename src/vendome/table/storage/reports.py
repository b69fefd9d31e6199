"""Reports in the database: what people tell whoever runs the server of somebody at an open table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vendome.engine.errors import BadOption
from vendome.table.protocol.open_tables import ReportReason
from vendome.table.protocol.views import Said
from vendome.table.storage import schema
from vendome.table.storage.writer import Statement

if TYPE_CHECKING:
    from vendome.table.storage.store import Store

KEPT = 90 * 86_400.0  # seconds
CHAT_KEPT = 20  # lines, that go with a report

C = schema.reports.c


@dataclass
class NewReport:
    table_id: str
    seat: int  # who is reported …
    by_seat: int  # … and by whom
    name: str
    reason: ReportReason
    text: str
    chat: list[dict[str, Any]]
    at: float


class ReportLine(Struct):
    """A report, as whoever runs the server sees it."""

    id: int
    table: str
    game: str
    seat: int
    name: str
    by_seat: int
    reason: str
    text: str
    chat: list[Said]
    at: float


class Reports:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, report: NewReport) -> None:
        """Whoever reports the same seat again corrects what they said: so nobody fills the disk."""
        same = (C.table_id == report.table_id, C.seat == report.seat, C.by_seat == report.by_seat)
        before = Statement(delete(schema.reports).where(*same))
        await self.store.writer.write(before, Statement(insert(schema.reports), asdict(report)), table=report.table_id)

    async def delete_old(self, now: float) -> None:
        await self.store.writer.write(Statement(delete(schema.reports).where(C.at < now - KEPT)))


async def list_reports(engine: AsyncEngine, limit: int) -> list[ReportLine]:
    """The oldest first: it has waited for longest."""
    t = schema.tables.c
    query = select(schema.reports, t.game).join(schema.tables, t.id == C.table_id).order_by(C.id).limit(limit)
    async with engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
    return [line_of(row) for row in found]


def line_of(row: Any) -> ReportLine:
    values = {str(name): value for name, value in row.items()}
    return msgspec.convert({**values, "table": values["table_id"]}, ReportLine)


async def end_reports(engine: AsyncEngine, numbers: Sequence[int]) -> None:
    """Whoever runs the server has seen to them. BadOption names one that there is not."""
    async with engine.execution_options(writing=True).begin() as connection:
        for number in numbers:
            if not (await connection.execute(delete(schema.reports).where(C.id == number))).rowcount:
                raise BadOption(f"there is no report {number}")


async def forget_in_reports(connection: AsyncConnection, name: str) -> int:
    """Reports of somebody of this name, and what they said in others; how many were changed."""
    changed = (await connection.execute(delete(schema.reports).where(C.name == name))).rowcount
    for number, chat in (await connection.execute(select(C.id, C.chat))).all():
        left = [line for line in chat if line["name"] != name]
        if left != chat:
            await connection.execute(update(schema.reports).where(C.id == number).values(chat=left))
            changed += 1
    return int(changed)

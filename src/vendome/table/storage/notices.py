"""Notices to the servers that run on a database: what was changed beside them."""

import time
from collections.abc import Iterable

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from vendome.table.storage import schema
from vendome.table.storage.database import order_query

LOOK_EVERY = 1.0  # seconds between two looks of a server
BLOCK_LIST = None  # instead of a table's id


async def post(connection: AsyncConnection, changed: Iterable[str | None]) -> None:
    """Tell the servers which tables were changed, in the transaction that changes them, and as its last step."""
    at = time.time()
    await connection.execute(order_query(connection))
    await connection.execute(insert(schema.notices), [{"table_id": table, "at": at} for table in changed])

"""Why the database did not do what it was asked, in words for anyone: they name no value, no address and no account."""

from __future__ import annotations

import errno

from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

FULL = "the disk is full"
LOCKED = "the database is locked by another program"
READ_ONLY = "the database can't be written to"
MISSING = "a table of the database is missing"
LATE = "the database does not answer in time"
UNREACHABLE = "the database can't be reached"
UNFIT = "the database does not take such a value"
OURS = "something broke on our side"

# By the name of SQLite's error; its longer names begin with these.
SQLITE = {
    "SQLITE_FULL": FULL,
    "SQLITE_BUSY": LOCKED,
    "SQLITE_LOCKED": LOCKED,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_IOERR": "the disk fails",
    "SQLITE_CORRUPT": "the database is damaged",
    "SQLITE_NOTADB": "the database is damaged",
    "SQLITE_CANTOPEN": "the database can't be opened",
}

# By PostgreSQL's code; a longer beginning comes before a shorter one.
POSTGRESQL = {
    "53100": FULL,
    "53": "the database has no room for us now",
    "57014": LATE,
    "57": UNREACHABLE,  # it stops or starts
    "08": UNREACHABLE,
    "28": "the database does not know us",
    "3D": "the database does not exist",
    "55P03": LOCKED,
    "25006": READ_ONLY,
    "42P01": MISSING,
    "22": UNFIT,
}


def reason_of(error: BaseException) -> str:
    """What is wrong, in words."""
    cause = getattr(error, "orig", None) or error
    if is_unfit(error):
        return UNFIT
    if isinstance(cause, TimeoutError | PoolTimeout):
        return LATE
    if isinstance(cause, OSError):
        return FULL if cause.errno in (errno.ENOSPC, errno.EDQUOT) else UNREACHABLE
    if not isinstance(error, DBAPIError):
        return OURS
    return of_sqlite(cause) or of_postgresql(cause) or "the database fails"


def of_sqlite(cause: BaseException) -> str | None:
    name = getattr(cause, "sqlite_errorname", "")
    if name == "SQLITE_ERROR" and "no such table" in str(cause):
        return MISSING
    return SQLITE.get("_".join(name.split("_")[:2]))


def of_postgresql(cause: BaseException) -> str | None:
    code = getattr(cause, "sqlstate", None) or ""
    return next((words for beginning, words in POSTGRESQL.items() if code.startswith(beginning)), None)


def own_words(error: BaseException) -> str:
    """What the database itself said, in a line, for whoever runs it. Drivers also tell values: what they say is left
    out."""
    cause = getattr(error, "orig", None) or error
    is_safe = hasattr(cause, "sqlite_errorname") or getattr(cause, "sqlstate", None) or isinstance(cause, OSError)
    if is_safe and not is_unfit(error) and str(cause):
        return str(cause).partition("\n")[0]
    return type(error).__name__


def is_unfit(error: BaseException) -> bool:
    """Whether a value is at fault, not the database: PostgreSQL says so, or already its driver."""
    driver_said = getattr(getattr(error, "orig", None), "__cause__", None)
    return isinstance(error, DataError) or type(driver_said).__name__ == "DataError"

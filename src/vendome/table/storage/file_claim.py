"""One server for one SQLite file: two would play the same tables without knowing of each other.

The claim is a lock of the operating system on a file beside the database. It ends with its process, however that ends.
The file itself stays; it says who has the claim, for whoever comes second.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from sqlalchemy import URL

from vendome.engine.errors import BadOption
from vendome.engine.files import make_private_folder
from vendome.table.storage.database import database_file

if sys.platform == "win32":
    import msvcrt

    BEYOND = 2**30  # a locked byte can't be read by others, so one is locked that the file does not have

    def lock(handle: int) -> None:
        os.lseek(handle, BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Owner(msgspec.Struct):
    """The server that has the claim."""

    process: int
    address: str = ""  # empty until it listens


class DatabaseInUse(BadOption):
    """Another server has the claim; `address` is where it listens, empty if it does not say."""

    def __init__(self, file: Path, owner: Owner | None) -> None:
        self.address = owner.address if owner else ""
        who = f"process {owner.process}" if owner else "another process"
        where = f" at {self.address}" if self.address else ""
        super().__init__(f"database {file} is in use by {who}{where}: one server at a time")


class Claim:
    """This server's; of nothing, if the database is no file."""

    def __init__(self, handle: int | None = None) -> None:
        self.handle = handle
        self.tell("")

    def tell(self, address: str) -> None:
        """Write down who we are and where we listen."""
        if self.handle is not None:
            os.ftruncate(self.handle, 0)
            os.lseek(self.handle, 0, os.SEEK_SET)
            os.write(self.handle, msgspec.json.encode(Owner(os.getpid(), address)))


@contextmanager
def claimed(url: URL) -> Iterator[Claim]:
    """The database is this server's alone until the end. DatabaseInUse names the server that has it already."""
    file = database_file(url)
    if file is None or file.is_dir():  # a folder is refused when it is opened
        yield Claim()
        return
    handle = open_lock_file(file)
    try:
        try:
            lock(handle)
        except OSError:
            raise DatabaseInUse(file, owner_of(handle)) from None
        yield Claim(handle)
    finally:
        os.close(handle)


def open_lock_file(file: Path) -> int:
    real = file.resolve()  # the same file by another name has the same lock
    try:
        make_private_folder(real.parent)
        return os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadOption(f"database {file} can't be opened: {error.strerror}") from None


def owner_of(handle: int) -> Owner | None:
    with suppress(msgspec.DecodeError, OSError):
        os.lseek(handle, 0, os.SEEK_SET)
        return msgspec.json.decode(os.read(handle, 1000), type=Owner)
    return None

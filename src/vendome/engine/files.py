"""Writing files so that nothing is ever half-written, and secrets are their owner's alone."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written_whole(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """Write beside the file, then rename: it appears whole or not at all, and an old one stays till then.

    A device or a pipe (`/dev/stdout`) can't be replaced and is written as it is. With `private`, only its owner can
    read the file.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent or ".", prefix=f".{path.name}.")
    except OSError as error:  # of the file that was asked for, not of the one beside it
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if not private:  # as it is made beside, nobody else can read it
            mask = os.umask(0)
            os.umask(mask)
            Path(beside).chmod(0o666 & ~mask)
        Path(beside).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(beside).unlink()
        raise


def make_private_folder(path: Path) -> None:
    """Make the folder and those above it that are missing, each for its owner only. One that exists stays as it is."""
    for folder in (*reversed(path.parents), path):
        if not folder.exists():
            folder.mkdir(mode=0o700, exist_ok=True)

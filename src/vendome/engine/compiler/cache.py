"""Where machine code is kept, so that a machine compiles once.

Numba's cache looks at a function's own source only, not at what the function calls. So ours lies in a folder named
after a hash of all our sources: new sources never meet old machine code. A copy of a package with other constants
(`package_copy`) has the same sources, so its machine code lies in a folder of its own within.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numba
from platformdirs import user_cache_path

config: Any = numba.config  # Numba's types do not cover what we use of it

PACKAGE = Path(__file__).parents[2]
COMPILED = ("engine", "games", "bots", "lab")  # the table and the command line have no compiled code
STALE = 30 * 24 * 3600  # seconds after which another version's machine code is thrown away
SOURCES = [path for layer in COMPILED for path in sorted((PACKAGE / layer).rglob("*.py"))]


def fingerprint() -> str:
    """A short hash of every source file that may be compiled, and of the compiler's version."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in SOURCES:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def installation(sources: Iterable[Path]) -> str:
    """A short hash of where sources lie, and since when: for Numba a file that lies elsewhere, or is newer, is another
    one, even if it says the same."""
    digest = hashlib.sha256()
    for path in sources:
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where machine code is kept: the user's cache folder, or a temporary one if that can't be written."""
    home = Path(config.CACHE_DIR) if config.CACHE_DIR else user_cache_path("vendome")
    folder = home / f"compiled-{fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # in use: `sweep` looks at this
    except OSError:
        return Path(tempfile.mkdtemp(prefix="vendome-"))
    return folder


CACHE = cache_folder()
COPIES = CACHE / "tweaks"  # has a folder for every copy of a package
INSTALLATION = installation(SOURCES)
config.CACHE_DIR = str(CACHE)

_apart: dict[str, Path] = {}  # by package: where its machine code is kept, if not with the rest
_deciding = threading.Lock()  # Numba looks at its setting when it takes a function


def keep_apart(package: str, folder: str) -> None:
    """From now on the machine code of a package lies in a folder of its own."""
    _apart[package] = COPIES / folder
    with suppress(OSError):
        os.utime(_apart[package])  # in use: `sweep` looks at this


def folder_of(module: str) -> Path:
    """Where the machine code of a module is kept."""
    own = (folder for package, folder in _apart.items() if module == package or module.startswith(f"{package}."))
    return next(own, CACHE)


@contextmanager
def kept_for(module: str) -> Iterator[None]:
    """A function of this module is given to Numba meanwhile."""
    with _deciding:
        config.CACHE_DIR = str(folder_of(module))
        try:
            yield
        finally:
            config.CACHE_DIR = str(CACHE)


class FirstUse:
    """Whether some machine code of a package is already on this disk, and a note of it once it is. Two installations of
    the same version have one folder, and each its own notes."""

    def __init__(self, what: str, package: str = "") -> None:
        self.marker = folder_of(package) / f"{what}-{INSTALLATION}.ready"

    def is_due(self) -> bool:
        return not config.DISABLE_JIT and not self.marker.exists()

    def done(self) -> None:
        try:
            self.marker.parent.mkdir(parents=True, exist_ok=True)
            self.marker.touch()
            sweep()
        except OSError:
            pass  # a read-only cache folder costs time, not correctness


def sweep() -> None:
    """Throw away machine code of sources, and of tweaks, that were not used for a month."""
    limit = time.time() - STALE
    for folder in [*CACHE.parent.glob("compiled-*"), *COPIES.glob("*")]:
        if folder != CACHE and folder not in _apart.values() and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)

"""Where machine code is kept, and what is noted of it, so that a machine compiles once.

One folder serves all clones and installations: the files in it are named by their content (`kept_code`). Beside them
lie notes, each of which says that something has been compiled as a whole. A note holds for one text of all our sources:
whoever changes a line compiles what depends on it, and loads the rest.
"""

import hashlib
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import numba
from platformdirs import user_cache_path

from vendome.engine.compiler.content import BASE
from vendome.engine.compiler.kept_code import MISSES, KeptCode
from vendome.engine.compiler.turns import Turns

config: Any = numba.config  # Numba's types do not cover what we use of it

PACKAGE = Path(__file__).parents[2]
COMPILED = ("engine", "games", "bots", "lab")  # the table and the command line have no compiled code
STALE = 30 * 24 * 3600  # seconds after which machine code that nobody loads is thrown away
HOME = Path(config.CACHE_DIR) if config.CACHE_DIR else user_cache_path("vendome")
CACHE = HOME / "machine-code"
TURNS = Turns(CACHE / "turns")


def keep(dispatcher: Any) -> None:
    """From now on the machine code of this function is looked for on the disk, and written there."""
    code = dispatcher._cache = KeptCode(dispatcher, CACHE, TURNS)
    compile_it = dispatcher._compiler.compile

    def compile_or_end_turn(*arguments: Any) -> Any:
        try:
            return compile_it(*arguments)
        except BaseException:
            code.end_turn()
            raise

    dispatcher._compiler.compile = compile_or_end_turn


def fingerprint() -> str:
    """A short hash of every source file that may be compiled, and of the compiler's version."""
    digest = hashlib.sha256(BASE)
    for layer in COMPILED:
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


SOURCES = fingerprint()


class FirstUse:
    """Whether a part of some package (its rules, its bots) is already compiled on this machine, and the note that it
    is."""

    def __init__(self, part: str, package: str) -> None:
        self.note = CACHE / f"{package.rpartition('.')[2]}-{part}-{SOURCES}.ready"

    def is_due(self) -> bool:
        return not config.DISABLE_JIT and not self.note.exists()

    def done(self) -> None:
        with suppress(OSError):  # a read-only cache folder costs time, not correctness
            self.note.parent.mkdir(parents=True, exist_ok=True)
            self.note.touch()
            sweep()


@contextmanager
def told_of_compiling(telling: Callable[[], AbstractContextManager[object]]) -> Iterator[None]:
    """If anything is compiled meanwhile, and not only loaded, it is told for as long as the rest takes."""
    with ExitStack() as told:

        def tell() -> None:
            MISSES.remove(tell)
            told.enter_context(telling())

        MISSES.append(tell)
        try:
            yield
        finally:
            if tell in MISSES:
                MISSES.remove(tell)


def sweep() -> None:
    """Throw away what was not used for a month."""
    limit = time.time() - STALE
    for file in CACHE.iterdir():
        with suppress(OSError):  # another process may sweep, too
            if file.stat().st_mtime < limit and file != TURNS.file:
                file.unlink()
    for folder in HOME.glob("compiled-*"):  # of releases until 0.2
        if folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)

"""Compiling the rules with Numba, once per machine.

Two properties of Numba's cache shape this module:
- it looks at a function's own source only, not at what the function calls. So the cache lies in a
  folder named after a hash of all our sources: new sources never meet old machine code;
- it cannot find a function again that closes over other compiled functions or is handed them. So
  code that serves every game is written as templates, and `bind` gives each game its own copy of
  them whose *globals* are that game's rules.

`NUMBA_DISABLE_JIT=1` turns all of it off: the same functions then run as plain Python.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

# Numba's types do not cover what we use of it.
config: Any = numba.config
njit: Any = numba.njit
types: Any = numba.types

PACKAGE = Path(__file__).parents[1]
COMPILED = ("engine", "games", "bots", "lab")  # the table and the command line have no compiled code
STALE = 30 * 24 * 3600  # seconds after which another version's machine code is thrown away


def fingerprint() -> str:
    """A short hash of every source file that may be compiled, and of the compiler's version."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for layer in COMPILED:
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            digest.update(path.read_bytes())
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
config.CACHE_DIR = str(CACHE)


def compiled(function: F) -> F:
    """Compile a function of the rules, to be called by other compiled functions.

    Without wrappers for calls from Python and with one version for all integers, a game compiles
    in less than half the time; Python calls the rules through the loops that `bind` makes. Without
    Numba's run time (`_nrt`) nothing counts references, and an allocation does not compile.
    """
    return inner(function, forceinline=False)


def inlined(function: F) -> F:
    """Compile a small function that every decision calls: made part of its callers, it saves a third."""
    return inner(function, forceinline=True)


def inner(function: F, *, forceinline: bool, cached: bool = True) -> F:
    fast: F = njit(
        cache=cached, nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True,
        forceinline=forceinline, _nrt=False,
    )(function)  # fmt: skip
    if not config.DISABLE_JIT:
        widen_integers(fast)
    return fast


def entry(function: F, *, cached: bool = True) -> F:
    """Compile a function that Python itself calls."""
    fast: F = njit(cache=cached, nogil=True, error_model="numpy", _nrt=False)(function)
    return fast


def widen_integers(dispatcher: Any) -> None:
    """Take every integer argument as int64. Numba would compile a version for each literal otherwise."""
    specific = dispatcher.get_call_template

    def get_call_template(args: Iterable[Any], kws: dict[str, Any]) -> Any:
        return specific([wide(arg) for arg in args], kws)

    dispatcher.get_call_template = get_call_template


def wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, (types.Integer, types.Boolean)) else kind


def bind(
    templates: Iterable[FunctionType],
    meanings: dict[str, Any],
    module: str,
    *,
    parts: Iterable[FunctionType] = (),
    cached: bool = True,
) -> dict[str, Any]:
    """Copies of the templates, compiled for calls from Python, that find `meanings` where they name a global. Some come
    in `parts`, templates too, that only they call and that become part of them.

    `module` is an importable module of the game: the cache files are named after it, which keeps the
    games apart. But it does not look at the meanings: templates that are bound for the same game a second time, to
    others, must not be cached.
    """
    templates, parts = list(templates), list(parts)
    scope: dict[str, Any] = {**templates[0].__globals__, **meanings}
    for template in [*parts, *templates]:
        copy = FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
        copy.__module__ = module
        is_part = template in parts
        scope[template.__name__] = (
            inner(copy, forceinline=True, cached=cached) if is_part else entry(copy, cached=cached)
        )
    return {template.__name__: scope[template.__name__] for template in templates}


def plainly(function: Any, meanings: dict[str, Any]) -> Any:
    """A copy of a function that runs as plain Python, with all of ours that it calls, and finds `meanings` where one of
    them names a global."""
    source: FunctionType = getattr(function, "py_func", function)
    scope = {**source.__globals__, **meanings}
    for name in source.__code__.co_names:
        called = scope.get(name)
        if name not in meanings and is_ours(called):
            scope[name] = plainly(called, meanings)
    return FunctionType(source.__code__, scope, source.__name__, source.__defaults__)


def is_ours(value: Any) -> bool:
    return hasattr(value, "py_func") or (isinstance(value, FunctionType) and value.__module__.startswith("vendome."))


class FirstUse:
    """Whether some machine code is already on this disk, and a note of it once it is."""

    def __init__(self, what: str) -> None:
        self.marker = CACHE / f"{what}.ready"

    def is_due(self) -> bool:
        return not config.DISABLE_JIT and not self.marker.exists()

    def done(self) -> None:
        try:
            self.marker.touch()
            sweep()
        except OSError:
            pass  # a read-only cache folder costs time, not correctness


def sweep() -> None:
    """Throw away machine code of sources that were not used for a month."""
    limit = time.time() - STALE
    for folder in CACHE.parent.glob("compiled-*"):
        if folder != CACHE and folder.stat().st_mtime < limit:
            shutil.rmtree(folder, ignore_errors=True)

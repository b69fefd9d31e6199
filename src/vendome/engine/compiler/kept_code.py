"""Machine code on the disk, kept by its content: compiled once on a machine, whoever asks and from wherever.

Numba's own cache looks at a function's file, and not at what the function calls. Ours names a file after all that went
into it (`content`), the types that it was compiled for, and the processor. So every clone, every installation and every
worktree finds the same file; a function that was changed, or calls one that was, has another; and nobody writes to a
file that somebody else has read differently.
"""

import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core import caching, compiler, serialize
from numba.core import types as numba_types

from vendome.engine.compiler.content import BASE, CONTENTS, NoContent, digest

# Numba's types do not cover what we use of it.
types: Any = numba_types
rebuilt: Any = compiler.CompileResult._rebuild
pickled: Any = serialize.dumps

SEAL = hashlib.sha256().digest_size
MISSES: list[Callable[[], None]] = []
"""Who wants to be told that something is about to be compiled."""


class KeptCode(caching._Cache):
    """The machine code of one function, for each of the types that it was compiled for."""

    def __init__(self, dispatcher: Any, folder: Path) -> None:
        self.dispatcher = dispatcher
        self.folder = folder

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What was compiled for a signature, or None."""
        target_context.refresh()
        try:
            file = self.file_for(sig, target_context.codegen())
            data = unsealed(file)
            os.utime(file)  # in use: `sweep` looks at this
        except (OSError, NoContent):
            data = None
        if data is not None:
            return rebuilt(target_context, *pickle.loads(data))
        for tell in list(MISSES):
            tell()
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """A disk that is full or can't be written costs time, not correctness."""
        if data.lifted or data.library.has_dynamic_globals:
            return  # Numba can't write those
        with suppress(OSError, NoContent):
            write_sealed(self.file_for(sig, data.codegen), pickled(data._reduce()))

    def file_for(self, signature: tuple[Any, ...], codegen: Any) -> Path:
        function = self.dispatcher.py_func
        made_of = BASE, CONTENTS.of(self.dispatcher), *map(spelled, signature), codegen.magic_tuple()
        name = digest(*made_of).hex()[:40]
        return self.folder / f"{function.__module__.rpartition('.')[2]}.{function.__name__}-{name}"

    def enable(self) -> None:
        """It always is."""

    def disable(self) -> None:
        raise NotImplementedError("machine code is always kept")

    def flush(self) -> None:
        raise NotImplementedError("what was compiled from other text has another name")


def spelled(kind: Any) -> str:
    """A type with all that is in it. Numba spells a named tuple without the names of its fields."""
    if isinstance(kind, types.BaseNamedTuple):
        fields = ", ".join(f"{name}: {spelled(item)}" for name, item in zip(kind.fields, kind.types, strict=True))
        return f"{kind.instance_class.__module__}.{kind.instance_class.__qualname__}({fields})"
    return str(kind)


def write_sealed(file: Path, data: bytes) -> None:
    """All of it or nothing; with a seal, as a machine that loses its power may leave half of it all the same."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=file.parent, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(hashlib.sha256(data).digest() + data)
        Path(part).replace(file)
    except BaseException:
        Path(part).unlink()
        raise


def unsealed(file: Path) -> bytes | None:
    """What was written, or None if it is not whole."""
    sealed = file.read_bytes()
    seal, data = sealed[:SEAL], sealed[SEAL:]
    return data if hashlib.sha256(data).digest() == seal else None

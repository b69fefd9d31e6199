"""Machine code on the disk, kept by its content: compiled once on a machine, whoever asks and from wherever.

Numba's own cache looks at a function's file, and not at what the function calls. Ours names a file after all that went
into it (`content`), the types that it was compiled for, the processor, and Numba's settings. So every clone, every
installation and every worktree finds the same file; a function that was changed, or calls one that was, has another;
and nobody writes to a file that somebody else has read differently.
"""

import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Any

from numba.core import bytecode, caching, compiler, serialize
from numba.core import config as numba_config
from numba.core import types as numba_types

from vendome.engine.compiler.content import BASE, CONTENTS, NoContent, digest
from vendome.engine.compiler.turns import Turns

# Numba's types do not cover what we use of it.
types: Any = numba_types
config: Any = numba_config
rebuilt: Any = compiler.CompileResult._rebuild
pickled: Any = serialize.dumps
identity: Any = bytecode.FunctionIdentity

SETTINGS = ("OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "USING_SVML")
"""Those of Numba that change machine code. `NUMBA_BOUNDSCHECK=1` finds nothing in code that is loaded without it."""

SEAL = hashlib.sha256().digest_size

# In machine code a function has a name and a number. Numba counts them from 1 in each process, so two copies of one
# template, compiled by two processes, could have the same: whoever loads both would call one for the other.
identity._unique_ids = iter(partial(randbits, 62), None)

MISSES: list[Callable[[], None]] = []
"""Who wants to be told that something is about to be compiled."""


class KeptCode(caching._Cache):
    """The machine code of one function, for each of the types that it was compiled for."""

    def __init__(self, dispatcher: Any, folder: Path, turns: Turns) -> None:
        self.dispatcher, self.folder, self.turns = dispatcher, folder, turns
        self.turn = ""  # the name of what this process compiles right now

    @property
    def cache_path(self) -> str:
        return str(self.folder)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """What was compiled for a signature. None: it is this process's turn to compile it."""
        target_context.refresh()
        try:
            name = self.name_for(sig, target_context.codegen())
        except NoContent:
            return None
        data = self.read(name)
        if data is None:
            for tell in list(MISSES):
                tell()
            data = self.awaited(name)
        return None if data is None else rebuilt(target_context, *pickle.loads(data))

    def awaited(self, name: str) -> bytes | None:
        """What another process compiles right now, or has just compiled."""
        self.turns.take(name)
        self.turn = name
        data = self.read(name)
        if data is not None:
            self.end_turn()
        return data

    def end_turn(self) -> None:
        """It was compiled, or could not be."""
        if self.turn:
            self.turns.give_back(self.turn)
        self.turn = ""

    def save_overload(self, sig: Any, data: Any) -> None:
        """A disk that is full or can't be written costs time, not correctness."""
        with suppress(NoContent):
            name = self.name_for(sig, data.codegen)
            if not data.lifted and not data.library.has_dynamic_globals:  # Numba can't write those
                with suppress(OSError):
                    write_sealed(self.file_of(name), pickled(data._reduce()))
        self.end_turn()

    def name_for(self, signature: tuple[Any, ...], codegen: Any) -> str:
        settings = [repr(getattr(config, setting)) for setting in SETTINGS]
        content = CONTENTS.of(self.dispatcher)
        return digest(BASE, content, *map(spelled, signature), codegen.magic_tuple(), *settings).hex()[:40]

    def file_of(self, name: str) -> Path:
        function = self.dispatcher.py_func
        return self.folder / f"{function.__module__.rpartition('.')[2]}.{function.__name__}-{name}"

    def read(self, name: str) -> bytes | None:
        file = self.file_of(name)
        try:
            data = unsealed(file)
        except OSError:
            return None
        with suppress(OSError):  # a file that may only be read is as good
            os.utime(file)  # in use: `sweep` looks at this
        return data

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

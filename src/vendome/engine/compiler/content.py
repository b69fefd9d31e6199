"""What a function's machine code is made of, as one hash.

The compiler reads more than a function's own text: the functions that it calls become a part of it, and so do
constants. So the hash covers the byte code and, of every global name that it mentions, the value: a called function
with all that it calls itself, a number, a table, the members of an enumeration. Nothing else counts: not the file, the
folder, the line, or what a comment says. Functions with equal hashes have equal machine code.

What overloads and intrinsics add is found by the compiler alone, by the types of arguments. All of ours lie beside this
file, and `BASE` covers it as a whole.
"""

import hashlib
import sys
import threading
from collections.abc import Iterator
from dis import get_instructions
from enum import EnumType
from importlib.metadata import version
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

COMPILERS = ("numba", "numpy")
LIBRARIES = (*COMPILERS, "math", "builtins")  # of these the version counts


class NoContent(Exception):
    """A function mentions something of which we can't tell what it is made of."""


def digest(*parts: object) -> bytes:
    """A hash of some values, each with its length, so that two different lists of texts never read alike."""
    found = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        found.update(b"%d:" % len(data))
        found.update(data)
    return found.digest()


BASE = digest(
    sys.version, *(version(library) for library in ("numba", "llvmlite", "numpy")),
    *(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))),
)  # fmt: skip


class Contents:
    """The contents of functions, each worked out once. It must not change afterwards what their globals are."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[FunctionType, bytes | None] = WeakKeyDictionary()  # None: being worked out
        self._lock = threading.RLock()

    def of(self, value: Any, names: tuple[str, ...] = ()) -> bytes:
        """Of a function that was given to Numba, or of anything that one mentions. `names` are what it may read of a
        module."""
        match value:
            case FunctionType():
                return self.of_function(value)
            case ModuleType():
                return self.of_module(value, names)
            case tuple():
                return digest("tuple", self.of(type(value)), *(self.of(item, names) for item in value))
            case np.ndarray():
                return digest("array", value.dtype, value.shape, value.tobytes())
            case EnumType():
                members: Any = value.__members__
                values = [(name, member.value) for name, member in members.items()]
                return digest("enumeration", value.__module__, value.__qualname__, *values)
            case type():
                return digest("class", value.__module__, value.__qualname__, getattr(value, "_fields", ()))
            case None | bool() | int() | float() | complex() | str() | bytes() | np.generic() | np.dtype():
                return digest(type(value).__qualname__, repr(value))
            case BuiltinFunctionType():
                return digest("built in", value.__module__, value.__name__)
        if hasattr(value, "py_func"):
            return digest("compiled", sorted(value.targetoptions.items()), self.of_function(value.py_func))
        if is_of(type(value).__module__, COMPILERS):
            return digest("of a library", type(value).__qualname__, getattr(value, "__name__", value))
        raise NoContent(f"{value!r} can't be told by its content")

    def of_function(self, function: FunctionType) -> bytes:
        if is_of(function.__module__, LIBRARIES):
            return digest("function", function.__module__, function.__qualname__)
        with self._lock:
            if function not in self._known:
                self._known[function] = None
                try:
                    self._known[function] = self.worked_out(function)
                except NoContent:
                    del self._known[function]
                    raise
            content = self._known[function]
        if content is None:
            raise NoContent(f"{function.__qualname__} calls itself")
        return content

    def worked_out(self, function: FunctionType) -> bytes:
        own = [function.__module__, function.__qualname__, of_code(function.__code__), self.of(function.__defaults__)]
        names = tuple(name for code in codes_in(function.__code__) for name in code.co_names)
        closure = [self.of(cell.cell_contents, names) for cell in function.__closure__ or ()]
        return digest(*own, *closure, *self.of_globals(function, names))

    def of_globals(self, function: FunctionType, names: tuple[str, ...]) -> Iterator[bytes]:
        """What is built in has no content: it comes with Python's version."""
        for code in codes_in(function.__code__):
            for name in globals_in(code):
                if name in function.__globals__:
                    yield digest(name, self.of(function.__globals__[name], names))

    def of_module(self, module: ModuleType, names: tuple[str, ...]) -> bytes:
        if is_of(module.__name__, LIBRARIES):
            return digest("module", module.__name__)
        found = sorted(set(names) & set(vars(module)))
        return digest("module", module.__name__, *(digest(name, self.of(vars(module)[name], names)) for name in found))


CONTENTS = Contents()


def of_code(code: CodeType) -> bytes:
    """Byte code, without its place in a file."""
    constants = (of_code(item) if isinstance(item, CodeType) else repr(item) for item in code.co_consts)
    names = (code.co_names, code.co_varnames, code.co_freevars)
    return digest(code.co_code, code.co_exceptiontable, *names, code.co_flags, *constants)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code, and that of every function within it."""
    yield code
    for item in code.co_consts:
        if isinstance(item, CodeType):
            yield from codes_in(item)


def globals_in(code: CodeType) -> list[str]:
    """The names that it looks up as globals, not as attributes of something."""
    return sorted({step.argval for step in get_instructions(code) if step.opname == "LOAD_GLOBAL"})


def is_of(module: str | None, packages: tuple[str, ...]) -> bool:
    return (module or "").partition(".")[0] in packages

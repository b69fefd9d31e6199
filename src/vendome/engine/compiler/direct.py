"""Machine code, called without a look at its arguments.

At every call Numba looks at each argument, to find the version that was compiled for its type. For an array of structs
that takes longer than a move of ours. A session calls with the same arrays again and again, so it calls the one version
that it needs by itself. Whoever does so must hand in arrays of exactly these types: nobody looks any more.
"""

from collections.abc import Iterable, Mapping
from types import FunctionType
from typing import Any

import numba

typeof: Any = numba.typeof  # Numba's types do not cover what we use of it


class Direct:
    """The entries of one game by name, each in the version for the types that its template is annotated with.

    `examples` has a value for each annotation. An entry is compiled, or loaded from the disk, when it is first read.
    """

    def __init__(
        self, templates: Iterable[FunctionType], entries: Mapping[str, Any], examples: Mapping[Any, Any]
    ) -> None:
        self._templates = {template.__name__: template for template in templates}
        self._entries = entries
        self._examples = examples

    def __getattr__(self, name: str) -> Any:
        """Only called for what is not an attribute yet."""
        if name not in vars(self).get("_templates", ()):
            raise AttributeError(f"there is no entry {name!r}")
        entry = self._entries[name]
        if hasattr(entry, "compile"):  # not with the compiler off
            annotated = self._templates[name].__annotations__
            entry = entry.compile(tuple(typeof(self._examples[annotated[argument]]) for argument in arguments(entry)))
        setattr(self, name, entry)
        return entry


def arguments(entry: Any) -> tuple[str, ...]:
    code = entry.py_func.__code__
    return code.co_varnames[: code.co_argcount]

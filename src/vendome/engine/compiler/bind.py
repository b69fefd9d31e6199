"""Generic code, bound to one game.

Machine code can't be found again of a function that gets other compiled functions as arguments: their types have no
name that holds from one process to the next. So code that serves every game is written as templates, and `bind` gives
each game its own copy of them, whose *globals* are that game's rules.
"""

from collections.abc import Iterable
from types import FunctionType
from typing import Any

from vendome.engine.compiler.decorators import entry, inner


def bind(
    templates: Iterable[FunctionType],
    meanings: dict[str, Any],
    module: str,
    *,
    parts: Iterable[FunctionType] = (),
    brief: Iterable[FunctionType] = (),
) -> dict[str, Any]:
    """Copies of the templates, compiled for calls from Python, that find `meanings` where they name a global. They may
    call the `parts`, templates too, which become part of them. Both are returned by name. Those of the templates that
    are `brief` take microseconds (see `entry`).

    Templates may come from several modules, and see the globals of all of them. `module` is an importable module of the
    game: Numba imports it when it loads them from the disk.
    """
    templates, parts, brief = list(templates), list(parts), list(brief)
    scope: dict[str, Any] = {}
    for template in [*parts, *templates]:
        scope |= template.__globals__
    scope |= meanings
    bound: dict[str, Any] = {}
    for template in [*parts, *templates]:
        copy = FunctionType(template.__code__, scope, template.__name__, template.__defaults__)
        copy.__module__ = module
        if template in parts:
            bound[template.__name__] = inner(copy, forceinline=True)
        else:
            bound[template.__name__] = entry(copy, brief=template in brief)
        scope[template.__name__] = bound[template.__name__]
    return bound


def plainly(function: Any, meanings: dict[str, Any], copies: dict[int, Any] | None = None) -> Any:
    """A copy of a function that runs as plain Python, with all of ours that it calls, and finds `meanings` where one of
    them names a global. `copies` are those made already, by the ids of their code."""
    copies = {} if copies is None else copies
    source: FunctionType = getattr(function, "py_func", function)
    key = id(source)
    if key not in copies:
        scope = {**source.__globals__, **meanings}
        copies[key] = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
        for name in source.__code__.co_names:
            called = scope.get(name)
            if name not in meanings and is_ours(called):
                scope[name] = plainly(called, meanings, copies)
    return copies[key]


def is_ours(value: Any) -> bool:
    return hasattr(value, "py_func") or (isinstance(value, FunctionType) and value.__module__.startswith("vendome."))

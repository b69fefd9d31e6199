"""Generic code, bound to one game.

Numba's cache can't find a function again that closes over other compiled functions, or that gets them as arguments. So
code that serves every game is written as templates, and `bind` gives each game its own copy of them, whose *globals*
are that game's rules.
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

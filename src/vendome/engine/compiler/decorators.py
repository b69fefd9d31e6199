"""How a function is compiled by Numba: as part of the rules, as part of its callers, or for calls from Python."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import numba

from vendome.engine.compiler.cache import config, keep

F = TypeVar("F", bound=Callable[..., Any])

# Numba's types do not cover what we use of it.
njit: Any = numba.njit
types: Any = numba.types


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


def inner(function: F, *, forceinline: bool) -> F:
    fast: F = njit(
        nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=forceinline,
        _nrt=False,
    )(function)  # fmt: skip
    if not config.DISABLE_JIT:
        widen_integers(fast)
        keep(fast)
    return fast


def entry(function: F, *, brief: bool = False) -> F:
    """Compile a function that Python itself calls. A brief one keeps the interpreter's lock: to let other threads run
    meanwhile would take longer than the work."""
    fast: F = njit(nogil=not brief, error_model="numpy", _nrt=False)(function)
    if not config.DISABLE_JIT:
        keep(fast)
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

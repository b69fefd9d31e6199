"""Quiet states: a game's state without its events, for playouts and learners, to whom nobody tells what happened.

`write_event`, which every event of the rules calls, and `clear_events` compile to nothing for a quiet state. So it is
smaller and faster, and plays the same game. A *narrow* state is one in which small numbers take a byte besides.
"""

from typing import Any

import numba.extending
import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.instants import keep
from vendome.engine.compiler.layout import MOST_EVENTS, BaseState, Struct, fields_of, once, struct

extending: Any = numba.extending  # Numba's types do not cover what we use of it

EVENTS = "events"
FIELDS = (EVENTS, "event_count")


@once
def quiet(description: type[BaseState]) -> Struct:
    """The layout of a game's state without events: for a processor."""
    fields = fields_of(description).items()
    return struct([(name, field.kind, field.shape) for name, field in fields if name not in FIELDS])


@once
def narrow(description: type[BaseState]) -> Struct:
    """The layout of a quiet state in as few bytes as there may be: for a GPU. Large fields come first, without gaps."""
    fields = [
        (name, np.int8 if field.small else field.kind, field.shape)
        for name, field in fields_of(description).items()
        if name not in FIELDS
    ]
    return struct(sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize))


def converted(states: NDArray[np.record], dtype: Struct) -> NDArray[np.record]:
    """The same states in another layout. What only that one has is 0."""
    found = np.zeros(len(states), dtype)
    for name in set(states.dtype.names or ()) & set(dtype.names or ()):
        found[name] = states[name]
    return found


def write_event(state: BaseState, packed: int) -> None:
    """Write one event, if the state has events."""
    record: Any = state
    if EVENTS in record.dtype.names:
        place = record.event_count & MOST_EVENTS - 1
        record.events[place] = packed
        record.event_count += 1
        keep(record, place)


@extending.overload(write_event)  # type: ignore[untyped-decorator]
def overload_write_event(state: Any, packed: Any) -> Any:  # noqa: ARG001 (Numba looks at the names)
    """The same for the compiler, which knows by the type of the state whether it has events."""

    def write(state: Any, packed: Any) -> Any:
        place = state.event_count & MOST_EVENTS - 1
        state.events[place] = packed
        state.event_count += 1
        keep(state, place)

    def nothing(state: Any, packed: Any) -> Any:
        pass

    return write if EVENTS in state.fields else nothing


def clear_events(state: BaseState) -> None:
    """Forget what has happened: a new decision was made."""
    record: Any = state
    if EVENTS in record.dtype.names:
        record.event_count = 0


@extending.overload(clear_events)  # type: ignore[untyped-decorator]
def overload_clear_events(state: Any) -> Any:
    def clear(state: Any) -> Any:
        state.event_count = 0

    def nothing(state: Any) -> Any:
        pass

    return clear if EVENTS in state.fields else nothing

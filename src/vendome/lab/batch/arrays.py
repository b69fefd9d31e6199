"""The arrays of a batch: what a learner reads after every step, and memory of its own that they may lie in."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vendome.engine.errors import BadOption, UnknownName

MEANINGS = {
    "observation": "what the asked seat knows",
    "mask": "by action: 1 if the asked seat may take it; no ones if the game is over",
    "seat": "the asked seat; of a game that is over, the last one that was asked",
    "reward": "by seat, when a game ends: its share of the win, less one part in as many as there are players; else 0",
    "done": "whether a game ended in this step",
    "illegal": "whether the action was not legal, and the first legal one was taken instead",
    "episode": "games finished in this row",
    "ply": "decisions so far in the present game, those of bots too",
    "length": "decisions of the game that ended last",
    "scores": "by seat, of the game that ended last",
}


class Spec(NamedTuple):
    """One array: its shape and its type."""

    shape: tuple[int, ...]
    kind: np.dtype[Any]


def specs(size: int, players: int, actions: int, row: int, form: type[np.generic]) -> dict[str, Spec]:
    """Every array of a batch of so many games."""
    shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
        "observation": ((size, row), form),
        "mask": ((size, actions), np.int8),
        "seat": ((size,), np.int32),
        "reward": ((size, players), np.float32),
        "done": ((size,), np.bool_),
        "illegal": ((size,), np.bool_),
        "episode": ((size,), np.int64),
        "ply": ((size,), np.int32),
        "length": ((size,), np.int32),
        "scores": ((size, players), np.int32),
    }
    return {name: Spec(shape, np.dtype(kind)) for name, (shape, kind) in shapes.items()}


def on_processor(wanted: Mapping[str, Spec], given: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
    """New arrays, and the caller's memory where it was given. All of it is checked before any of it is used."""
    for name in given:
        if name not in wanted:
            raise UnknownName("array of a batch", name, list(wanted))
    own = {name: checked(name, as_array(name, memory), wanted[name]) for name, memory in given.items()}
    return {name: own[name] if name in own else np.zeros(spec.shape, spec.kind) for name, spec in wanted.items()}


def check_actions(shape: tuple[int, ...], kind: np.dtype[Any], size: int) -> None:
    if tuple(shape) != (size,):
        raise BadOption(f"actions: the shape should be ({size},), not {tuple(shape)}")
    if kind.kind not in "iu":
        raise BadOption(f"actions should be whole numbers, not {kind}")


def as_array(name: str, memory: Any) -> NDArray[Any]:
    """The caller's memory as a NumPy array, never a copy of it."""
    if isinstance(memory, np.ndarray):
        return memory
    try:
        array: NDArray[Any] = np.from_dlpack(memory)
    except (AttributeError, BufferError, TypeError, RuntimeError) as error:
        raise BadOption(f"{name}: {type(memory).__name__} is no memory of the processor ({error})") from None
    return array


def checked(name: str, array: NDArray[Any], spec: Spec) -> NDArray[Any]:
    """The array, if it is of this shape and type, side by side in memory and writable."""
    if array.shape != spec.shape:
        raise BadOption(f"{name}: the shape should be {spec.shape}, not {array.shape}")
    if array.dtype != spec.kind:
        raise BadOption(f"{name}: the type should be {spec.kind}, not {array.dtype}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise BadOption(f"{name}: the memory should be writable and without gaps")
    return array

"""A checkpoint: all that a run needs to go on, in one file that is written whole or not at all."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from vendome.engine.errors import BadOption
from vendome.engine.files import written_whole
from vendome.lab.learning.plan import Plan
from vendome.lab.learning.plan_file import difference
from vendome.lab.learning.trainer import State, Trainer

SECONDS, PLAN = "seconds", "plan"
NOT_OURS = "this is not the checkpoint of a run"


class Checkpoint(NamedTuple):
    plan: Plan
    seconds: float  # that were trained
    state: State


def write_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    plan = msgspec.json.encode(checkpoint.plan).decode()
    arrays: dict[str, Any] = {**checkpoint.state, SECONDS: np.float64(checkpoint.seconds), PLAN: np.array(plan)}
    with written_whole(path) as file:
        np.savez(file, **arrays)


def read_checkpoint(path: Path) -> Checkpoint:
    try:
        with np.load(path, allow_pickle=False) as file:
            state = {name: file[name] for name in file.files}
        plan = msgspec.json.decode(str(state.pop(PLAN)), type=Plan)
        return Checkpoint(plan, float(state.pop(SECONDS)), state)
    except FileNotFoundError:
        raise BadOption(f"{path}: there is no such file, so there is nothing to go on with") from None
    except OSError as error:
        raise BadOption(f"{path}: can't be read: {error.strerror or error}") from None
    except (KeyError, ValueError, TypeError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError):
        raise BadOption(f"{path}: {NOT_OURS}") from None


def restore_from(path: Path, trainer: Trainer) -> float:
    """Let the trainer go on from a checkpoint of its plan; the seconds that were trained."""
    checkpoint = read_checkpoint(path)
    if found := difference(checkpoint.plan, trainer.plan):
        key, was, should_be = found
        raise BadOption(f"{path} is of another plan: its `{key}` is {was}, not {should_be}")
    fresh = {name: array.shape for name, array in trainer.state().items()}
    if any(name not in checkpoint.state or checkpoint.state[name].shape != shape for name, shape in fresh.items()):
        raise BadOption(f"{path} is of another version of the game: its layers have other sizes")
    trainer.restore(checkpoint.state)
    return checkpoint.seconds

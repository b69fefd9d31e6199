"""What an outcome depends on beside its task. It must be the same on every machine, or the bytes would differ."""

import hashlib
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numba
import numpy as np

from vendome.bots.policy_bot import own_file

PACKAGE = Path(__file__).parents[2]
USED = ("bots", "engine", "games", "lab", "luck", "puzzles", "review")  # the other parts play no games
KINDS = (".json", ".npz", ".py", ".toml")


class Same(NamedTuple):
    """As it is on one machine, in plain data: another version of ours must be able to read it."""

    versions: dict[str, str]
    folder: str  # in which bots of one's own are found
    files: dict[str, str]  # by bot of one's own: a hash of its file


def same_as_here(bots: Iterable[str] = ()) -> Same:
    return Same(versions(), str(Path.cwd()), {spec: hash_of(spec) for spec in bots if own_file(spec)})


@cache
def versions() -> dict[str, str]:
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"Vendôme": sources(), "Python": python, "NumPy": np.__version__, "Numba": numba.__version__}


def sources() -> str:
    """A short hash of all that games are played by: sources, nets, plans."""
    digest = hashlib.sha256()
    for part in USED:
        for path in sorted(path for path in (PACKAGE / part).rglob("*") if path.suffix in KINDS):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def hash_of(spec: str) -> str:
    """Of the file of a bot of one's own; empty if there is none."""
    path = own_file(spec)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path and path.is_file() else ""


def difference(same: Same) -> str | None:
    """What is not the same on this machine, and what to do, as the end of a sentence about it."""
    for name, version in versions().items():
        theirs = same.versions.get(name)
        if theirs != version:
            return f"has {name} {version}, not {theirs}: install the same version on every node"
    if not same.files:
        return None
    if not Path(same.folder).is_dir():
        return f"has no folder {same.folder}: what is not installed must be at the same place on every node"
    os.chdir(same.folder)
    return other_file(same.folder, tuple(same.files.items()))


@cache
def other_file(folder: str, files: tuple[tuple[str, str], ...]) -> str | None:
    """Once in a process."""
    for spec, digest in files:
        if hash_of(spec) != digest:
            return f"has another file for {spec} in {folder}, or none: it must be the same on every node"
    return None

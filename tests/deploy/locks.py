"""What the lock files say, and what pyproject.toml asks for."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from deploy.samples import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


class Pin(NamedTuple):
    """A package of a lock file."""

    name: str
    version: str
    hashes: frozenset[str]
    is_needed_here: bool  # on this system, by this Python


def pins(lock: Path) -> set[Pin]:
    entries = re.findall(r"(?m)^([a-z0-9].*?) \\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n?)+)", lock.read_text())
    assert len(entries) == len(re.findall(r"(?m)^\S", lock.read_text())), f"{lock} has lines that are no pins"
    return {pin(Requirement(entry), re.findall(r"[0-9a-f]{64}", hashes)) for entry, hashes in entries}


def pin(requirement: Requirement, hashes: list[str]) -> Pin:
    (specifier,) = requirement.specifier
    assert specifier.operator == "=="
    is_needed_here = requirement.marker is None or requirement.marker.evaluate()
    return Pin(canonicalize_name(requirement.name), specifier.version, frozenset(hashes), is_needed_here)


def asked(*, extras: tuple[str, ...] = (), group: str | None = None, project: bool = True) -> list[Requirement]:
    """What pyproject.toml asks for itself."""
    own = PROJECT["project"]
    texts = list(own["dependencies"]) if project else []
    for extra in extras:
        texts += own["optional-dependencies"][extra]
    return [*map(Requirement, texts), *(group_of(group) if group else ())]


def group_of(name: str) -> list[Requirement]:
    found: list[Requirement] = []
    for part in PROJECT["dependency-groups"][name]:
        found += group_of(part["include-group"]) if isinstance(part, dict) else [Requirement(part)]
    return found


def needed(asked: list[Requirement]) -> set[str]:
    """What these need on this system, and what that needs in its turn, as the installed packages say."""
    done: set[tuple[str, str]] = set()
    waiting = [(requirement, "") for requirement in asked]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        for wanted in {"", *requirement.extras}:
            if (name, wanted) not in done:
                done.add((name, wanted))
                waiting += [(Requirement(text), wanted) for text in requires(name) or ()]
    return {name for name, _ in done}

"""Which files changed, as git sees it."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

MAIN = ("origin/main", "main")
LAST = "HEAD~1"
"""Who works on main itself, where nothing tells what was tested before, has the last commit looked at again."""


@dataclass(frozen=True)
class Changes:
    """The files that differ from a commit, committed, uncommitted or new."""

    since: str
    files: frozenset[str]


def find_changes(root: Path) -> Changes | None:
    """Compared with main; None where git does not know: no repository, or one without a commit before."""
    start = start_of_work(root)
    if start is None:
        return None
    changed = git(root, "diff", "--name-only", "--no-renames", "-z", start)
    new = git(root, "ls-files", "--others", "--exclude-standard", "-z")
    if changed is None or new is None:
        return None
    return Changes(start[:9], frozenset(filter(None, (changed + new).split("\0"))))


def start_of_work(root: Path) -> str | None:
    """The commit in which the branch left main."""
    head = git(root, "rev-parse", "HEAD")
    for name in MAIN:
        found = git(root, "merge-base", "HEAD", name)
        if found and found != head:
            return found.strip()
    last = git(root, "rev-parse", "--verify", "--quiet", LAST)
    return last.strip() if last else None


def git(root: Path, *words: str) -> str | None:
    """What git answers; None if it refuses."""
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
    except FileNotFoundError:
        return None
    return done.stdout if done.returncode == 0 else None

"""Run a command unless it has succeeded on this machine before, on the same files.

    python tests/gates/once.py coverage src/vendome/engine tests/engine -- make coverage

What the command proves must follow from these files and folders alone, the version of Python and what is installed.
Where any of them differs, and on a machine that has not seen them, it runs.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import distributions
from pathlib import Path

from platformdirs import user_cache_path

NOTES = user_cache_path("vendome") / "gates"


def key(paths: Iterable[Path]) -> str:
    """A hash of all that the files say, of where they lie, and of what is installed."""
    digest = hashlib.sha256(sys.version.encode())
    for library in sorted(f"{each.name} {each.version}\n" for each in distributions()):
        digest.update(library.encode())
    for file in files_in(paths):
        text = file.read_bytes()
        digest.update(f"{file} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:32]


def files_in(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in found if file.is_file() and file.suffix != ".pyc")


def run(name: str, paths: Sequence[Path], command: Sequence[str], notes: Path = NOTES) -> int:
    """The command's exit code, or 0."""
    note = notes / f"{name}-{key(paths)}"
    if note.exists():
        print(f"{name}: nothing that it looks at has changed since it succeeded on this machine")
        return 0
    code = subprocess.run(command, close_fds=False).returncode  # a `make` within shares the number of jobs
    if code == 0:
        notes.mkdir(parents=True, exist_ok=True)
        note.touch()
    return code


def main(arguments: Sequence[str]) -> int:
    if "--" not in arguments[2:-1]:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    end = arguments.index("--")
    name, *paths = arguments[:end]
    missing = [path for path in paths if not Path(path).exists()]
    if missing:
        print(f"there is no {missing[0]}", file=sys.stderr)
        return 2
    return run(name, [Path(path) for path in paths], arguments[end + 1 :])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

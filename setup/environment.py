"""Makes an environment of Python in a folder, with the packages of a lock file. In .venv there is Vendôme itself as
well, as it stands here.

    python3 setup/environment.py .venv requirements.lock "what playing needs"
"""

from __future__ import annotations

import sys
from pathlib import Path

from installer import BUILD_LOCK, OWN, uv
from step import StepFailed, run


def install(folder: Path, lock: str, what: str) -> None:
    with uv() as program:
        if not (folder / "bin" / "python").exists():
            run(f"Making {folder}", sys.executable, "-m", "venv", "--without-pip", str(folder))
        into = program, "pip", "install", "--quiet", "--python", str(folder)
        run(f"Installing {what} into {folder}", *into, "--require-hashes", "--requirement", lock)
        if folder == OWN:
            parts = "--no-deps", "--build-constraints", BUILD_LOCK, "--editable", "."
            run("Installing the command vendome", *into, *parts)


if __name__ == "__main__":
    try:
        install(Path(sys.argv[1]), *sys.argv[2:])
    except StepFailed as failure:
        sys.exit(str(failure))

"""uv, which installs in a fifth of pip's time: that of .venv, or where it has none, one for just this run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from step import run

OWN = Path(".venv")
BUILD_LOCK = "tests/requirements.lock"  # has what builds Vendôme, which is not kept where nothing else needs it


@contextmanager
def uv() -> Iterator[str]:
    own = OWN / "bin" / "uv"
    if own.exists():
        yield str(own)
        return
    with TemporaryDirectory(prefix="vendome-") as spare:
        yield str(fetch_uv(Path(spare)))


def fetch_uv(spare: Path) -> Path:
    """With a pip of its own: the system may have none."""
    run("Preparing the installation", sys.executable, "-m", "venv", str(spare))
    pip = str(spare / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"
    run("Fetching uv", *pip, "install", "--no-compile", "--require-hashes", "--requirement", "setup/requirements.lock")
    return spare / "bin" / "uv"

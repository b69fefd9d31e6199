"""Builds Vendôme's wheel into dist, with the page inside.

python3 setup/build_wheel.py
"""

from __future__ import annotations

import sys

from installer import BUILD_LOCK, uv
from step import StepFailed, run


def build() -> None:
    with uv() as program:
        into = "--python", sys.executable, "--out-dir", "dist"
        locked = "--require-hashes", "--build-constraints", BUILD_LOCK
        run("Building the wheel", program, "build", "--quiet", "--wheel", *into, *locked)


if __name__ == "__main__":
    try:
        build()
    except StepFailed as failure:
        sys.exit(str(failure))

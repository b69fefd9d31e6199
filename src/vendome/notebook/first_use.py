"""Compiling takes a while, once on each machine: whoever waits at a notebook is told."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from vendome.engine.play import Setup
from vendome.lab.first_use import compile_once


def prepare(setup: Setup, bots: Sequence[str] = ()) -> None:
    """Compile a game and its bots, if this machine has not done so yet, and say so."""
    compile_once(setup, telling, bots=bots)


@contextmanager
def telling(message: str) -> Iterator[None]:
    sys.stderr.write(f"{message}\n")
    sys.stderr.flush()
    yield

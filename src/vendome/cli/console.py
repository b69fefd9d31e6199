"""What the commands print to, and how they tell that something takes a while."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

# A pipe or a file gets its lines whole, a terminal gets them wrapped.
console = Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, soft_wrap=True, width=160)
notes = Console(stderr=True, highlight=False)


@contextmanager
def telling(message: str) -> Iterator[None]:
    """Say it on standard error; to a terminal, for as long as it is so."""
    if sys.stderr.isatty():
        with notes.status(message):
            yield
    else:
        print(message, file=sys.stderr, flush=True)
        yield

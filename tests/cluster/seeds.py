"""The seed of what players and faults choose, which is another one in every run."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager


def any_seed() -> int:
    """VENDOME_SEED, or a new one."""
    return int(os.environ.get("VENDOME_SEED") or random.randrange(2**32))


@contextmanager
def told(seed: int) -> Iterator[None]:
    """Whatever fails in here tells the seed."""
    try:
        yield
    except Exception as error:
        error.add_note(f"again with the same choices: VENDOME_SEED={seed}")
        raise

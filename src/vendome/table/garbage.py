"""Python's garbage collector, set so that nobody has to wait for it.

Nearly everything is freed when its last reference goes. The collector is for the rest, objects that refer to each other
in a cycle: a closed connection leaves some 4 KB of them. Its full pass visits every object there is, and nobody is
answered meanwhile: half a second with a thousand tables. So by itself it visits the young objects only, which takes
milliseconds. The full pass comes once an hour, and leaves out what was made at the start.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)

FULL_PASS_EVERY = 3600.0  # seconds
YOUNG = 1_000  # new objects until they are visited
MIDDLE = 10  # such visits until the survivors are visited once more
NEVER = 1_000_000_000


async def collect_for_ever(every: float = FULL_PASS_EVERY) -> None:
    """Until it is cancelled; then the collector is set as it was before."""
    with young_only():
        while True:
            await asyncio.sleep(every)
            start = time.perf_counter()
            found = gc.collect()
            log.info("collected", extra={"objects": found, "seconds": round(time.perf_counter() - start, 3)})


@contextmanager
def young_only() -> Iterator[None]:
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()

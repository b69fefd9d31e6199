"""Python's garbage collector, kept off the players' time.

Nearly everything is freed the moment nobody refers to it any more. The collector is for the rest, cycles: a
closed connection leaves some 4 KB of them. Its full pass visits every object there is and lets nobody be answered
meanwhile, half a second with a thousand tables. So by itself it visits the young objects only, which takes
milliseconds; the full pass comes once an hour, and what the start has made is left out of it.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)

FULL_PASS = 3600.0  # seconds between two
YOUNG = 1_000  # new objects until they are visited
MIDDLE = 10  # such visits until the survivors are visited once more
NEVER = 1_000_000_000


async def keep() -> None:
    """For ever; the collector is as it was afterwards."""
    with young_only():
        while True:
            await asyncio.sleep(FULL_PASS)
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

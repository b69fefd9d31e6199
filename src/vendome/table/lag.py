"""How late the event loop is. Everything that people wait for waits at least so long."""

import asyncio

from vendome.table import metrics

MEASURE_EVERY = 0.5  # seconds


async def measure_lag_for_ever(every: float = MEASURE_EVERY) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))

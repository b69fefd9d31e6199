"""Worker processes: what takes long is done there, so that the web process can answer others meanwhile.

    tasks.py         what a process can be asked to do
    __main__.py      a process: reads tasks from its input, one after the other, and writes answers to its output
    process.py       a process as the server sees it; one that died or hangs is replaced
    fair_queue.py    who is next, when more is asked than there are processes
    pool.py          the processes and the queue before them

The processes are plain subprocesses with pipes, not a `ProcessPoolExecutor`: that one can't end a process that hangs,
knows no order but the order of arrival, and leaves semaphores behind when it is stopped at work.
"""

from vendome.table.workers.fair_queue import Lane, Place, QueueFull
from vendome.table.workers.pool import Pool, TooLong, WorkerFailed, Workers

__all__ = ["Lane", "Place", "Pool", "QueueFull", "TooLong", "WorkerFailed", "Workers"]

"""What happens on a machine of the cluster: one task, from bytes to bytes.

Whoever answers may be of another version. So what goes to and fro is plain data, and a task is not unpacked before the
versions are known to be the same.
"""

import pickle

import ray.util

from vendome.engine.errors import VendomeError
from vendome.lab.on_ray.same import Same, difference

DONE, FAILED, OTHER = "done", "failed", "other"
Reply = tuple[str, bytes]


def perform(same: bytes, parcel: bytes) -> Reply:
    """Play what the parcel has: a function and its task."""
    differs = difference(Same(*pickle.loads(same)))
    if differs:
        return OTHER, f"the node {ray.util.get_node_ip_address()} {differs}".encode()
    function, task = pickle.loads(parcel)
    try:
        return DONE, pickle.dumps(function(task))
    except VendomeError as error:
        return FAILED, packed(error)


def packed(error: VendomeError) -> bytes:
    """An error as it is; if it can't travel, because it is made of more than its message, at least that."""
    try:
        parcel = pickle.dumps(error)
        pickle.loads(parcel)
    except Exception:
        return pickle.dumps(VendomeError(str(error)))
    return parcel

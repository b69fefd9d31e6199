"""Reaching a Ray cluster, or starting one on this machine for one command.

Ray is talkative: it prints what its processes say to standard output, and reports its use to its makers. Both are
turned off, by settings that it reads when it is loaded.
"""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vendome.engine.errors import BadOption, shortened
from vendome.lab.on_ray.head import check_head, place_of

if TYPE_CHECKING:  # it needs the extra
    from vendome.lab.on_ray.crew import OnRay

LOCAL = "local"
LONGEST = 300  # characters of what Ray says
STORE = 128 << 20  # bytes for what comes back, on a cluster of one's own: it is small and taken at once

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "1", "RAY_DEDUP_LOGS_SKIP_REGEX": "^"}
# It should say soon that it does not get through: left to itself it tries for a quarter of an hour.
REACHING = {"RAY_NUM_REDIS_GET_RETRIES": "1", "RAY_gcs_server_request_timeout_seconds": "15"}
# Ray's servers listen on this machine alone, as they do by default on macOS and Windows.
ON_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


@contextmanager
def open_cluster(address: str, workers: int | None, bots: Iterable[str] = ()) -> Iterator[OnRay]:
    """The workers of the cluster whose head is at HOST:PORT, or of a `local` one with so many CPUs, which ends with us.
    `bots` are those that will play: the cluster must have the same files of them."""
    if find_spec("ray") is None:
        raise BadOption("--ray needs one more package: pip install 'vendome[ray]'")
    with local_cluster(workers or os.cpu_count() or 1) if address == LOCAL else distant_cluster(address):
        from vendome.lab.on_ray.crew import OnRay
        from vendome.lab.on_ray.same import same_as_here

        yield OnRay(same_as_here(bots), at_once=None if address == LOCAL else workers)


@contextmanager
def local_cluster(cpus: int) -> Iterator[None]:
    """A token of its own keeps others on this machine out. A folder of its own leaves nothing behind."""
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    os.environ.update(QUIET | ON_LOOPBACK | token)
    import ray

    short = "/tmp" if Path("/tmp").is_dir() else None  # in a long path its sockets would have no room
    folder = tempfile.mkdtemp(prefix="vendome-ray-", dir=short)
    try:
        with told_in_a_line(before="Ray can't be started here: "):
            own = {"num_cpus": cpus, "object_store_memory": STORE, "_temp_dir": f"{folder}/ray"}
            init(address=LOCAL, include_dashboard=False, **own)
        yield
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def distant_cluster(address: str) -> Iterator[None]:
    place_of(address)  # a mistake is told before Ray is loaded
    os.environ.update(QUIET | REACHING)
    import ray

    check_head(address, own=ray.util.get_node_ip_address())
    remedy = (
        f"; this machine must be a node of the cluster: ray start --address={address}; "
        "where nodes need a token, RAY_AUTH_MODE=token sends it"
    )
    try:
        with told_in_a_line(after=remedy):
            init(address=address)
        yield
    finally:
        ray.shutdown()


def init(**settings: Any) -> None:
    import ray

    ray.init(log_to_driver=False, logging_level=logging.CRITICAL, **settings)


@contextmanager
def told_in_a_line(before: str = "", after: str = "") -> Iterator[None]:
    """What Ray says when it does not come about."""
    try:
        yield
    except Exception as error:  # it raises all kinds
        said = shortened(" ".join(str(error).split()), LONGEST)
        raise BadOption(f"{before}{said}{after}") from None

"""What the server counts, for Prometheus. Counts and times only: no name, no table, nothing of a game."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

from vendome.engine.errors import BadOption

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

MOVES = Counter("vendome_moves", "Accepted moves", ["by"])
BOTS_MOVES, PEOPLES_MOVES = MOVES.labels("bot"), MOVES.labels("person")
REFUSED = Counter("vendome_refused", "Refusals, by their code", ["code"])
REQUESTS = Counter("vendome_requests", "HTTP requests", ["call", "status"])
REQUEST_SECONDS = Histogram("vendome_request_seconds", "Time to answer", ["call"], buckets=TIMES)
ROOMS = Gauge("vendome_tables_in_memory", "Tables in memory")
SOCKETS = Gauge("vendome_sockets", "Open sockets")
CONNECTIONS = Gauge("vendome_connections", "Open connections, sockets included")
TURNED_AWAY = Counter("vendome_turned_away", "Connections that were ended below the application", ["reason"])
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
COMMIT_SIZE = Histogram("vendome_commit_size", "Writes that shared a commit", buckets=SIZES)
COMMIT_SECONDS = Histogram("vendome_commit_seconds", "Time of a commit", buckets=TIMES)
THINK_SECONDS = Histogram("vendome_think_seconds", "Time a bot thought", ["level"], buckets=(*TIMES, 10, 30))
BOT_QUEUE = Gauge("vendome_bot_queue", "Thoughts of bots that wait for a worker process")
REPLAY_QUEUE = Gauge("vendome_replay_queue", "Replays that wait for a worker process")
REVIEW_QUEUE = Gauge("vendome_review_queue", "Reviews that wait for a worker process")
WRITER_QUEUE = Gauge("vendome_writer_queue", "Writes that wait for a commit")
LOOP_LAG = Histogram("vendome_loop_lag_seconds", "How late the event loop was, twice a second", buckets=TIMES)
NOTIFICATIONS = Counter("vendome_notifications", "Messages to players who were not there", ["kind", "fate"])
CHORE_FAILURES = Counter("vendome_chore_failures", "Chores of the server that failed and were begun anew", ["chore"])
BOT_FAILURES = Counter("vendome_bot_failures", "Bot processes that died, or bots that failed")


def committed(size: int, seconds: float) -> None:
    COMMIT_SIZE.observe(size)
    COMMIT_SECONDS.observe(seconds)


def exposition(registry: CollectorRegistry = REGISTRY) -> bytes:
    return generate_latest(registry)


@contextmanager
def served(listener: str) -> Iterator[int]:
    """At HOST:PORT, an address of its own: what is for the operator is not for every visitor. Gives the port."""
    host, _, port = listener.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]"))
    except OSError as error:
        raise BadOption(f"can't listen for metrics on {listener}: {error.strerror}") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()

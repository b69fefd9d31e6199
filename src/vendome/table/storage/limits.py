"""How much a store puts up with: how long it waits, and for how much."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreLimits:
    """Times are in seconds, and shorter than a person waits."""

    # Of a connection.
    busy_timeout: float = 2  # for another program that writes to the same SQLite file
    pool_timeout: float = 3  # for a connection that others use
    connect_timeout: float = 3
    statement_timeout: float = 4

    # Reading and writing.
    longest_read: float = 5.0  # then it is given up
    longest_commit: float = 5.0  # then it is given up
    longest_queue: int = 20_000  # writes; then new ones are refused

    # From here on the writer's `trouble` speaks of it.
    long_queue: int = 5_000  # writes
    long_wait: float = 3.0  # that a write waits, or a commit takes
    remembered: float = 5.0  # that have passed since a commit failed

    # At once, because others want to read and write meanwhile.
    notices_at_once: int = 1_000  # that are read
    swept_at_once: int = 50  # tables that a sweep deletes in one transaction

    # What is kept.
    chat_kept: int = 500  # lines that a table has: with every further line the oldest is deleted
    most_friends: int = 200  # of one person

    # The check of health.
    longest_check: float = 3.0  # then the answer is no, and the check goes on for whoever asks next
    good_for: float = 1.0  # for which an answer counts


USUAL_LIMITS = StoreLimits()

"""The limits of a server that tests are freed from: they ask and move faster than any person. What protects a server
from that has tests of its own."""

LIMITS = (
    "tables_per_hour", "joins_per_second", "calls_per_second",
    "moves_per_second", "chat_per_minute", "gallery_per_minute", "replays_per_minute", "hints_per_second",
    "subscriptions_per_hour",
)  # fmt: skip

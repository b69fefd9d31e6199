"""The deal of the day: everyone against the same three bots, one try."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

PLAYERS = 4  # one person and three bots
OPEN_FOR = timedelta(hours=30)  # from the beginning of the day, in UTC: whoever begins late in the evening can finish


def today(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def night_of_day(day: date, game: str) -> str:
    return f"{day.isoformat()}-{game}"


def end_of(day: date) -> float:
    return (datetime(day.year, day.month, day.day, tzinfo=UTC) + OPEN_FOR).timestamp()

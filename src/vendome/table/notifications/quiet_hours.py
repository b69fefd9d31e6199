"""Quiet hours: from when to when, each day, a player wants to be left alone, by the clocks of where they live."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

UTC = "UTC"


class QuietHours(NamedTuple):
    start: int  # minutes after midnight
    end: int  # the same, or smaller: then they last past midnight
    zone: str

    def begin_of(self, at: float) -> float | None:
        """When the quiet hours began in which this moment lies; None, if it lies in none."""
        local = datetime.fromtimestamp(at, zone_of(self.zone))
        since = (minute_of(local) - self.start) % DAY
        if since >= self.length:
            return None
        return midnight(local) + 60 * self.start - (0 if minute_of(local) >= self.start else 60 * DAY)

    def end_of(self, at: float) -> float:
        """When the quiet hours end in which this moment lies; the moment itself, if it lies in none."""
        begin = self.begin_of(at)
        return at if begin is None else max(at, begin + 60 * self.length)

    @property
    def length(self) -> int:
        """In minutes."""
        return (self.end - self.start) % DAY


DAY = 24 * 60  # minutes


def minute_of(local: datetime) -> int:
    return local.hour * 60 + local.minute


def midnight(local: datetime) -> float:
    """When this day began; where clocks are changed that night, an hour beside it."""
    return local.replace(hour=0, minute=0, second=0, microsecond=0).timestamp()


@lru_cache(maxsize=1_000)
def zone_of(name: str) -> ZoneInfo:
    """By its name, like Europe/Paris; UTC, if there is none of this name any more."""
    return ZoneInfo(name if is_zone(name) else UTC)


@lru_cache(maxsize=1_000)
def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a folder of zones is an OSError
        return False
    return True

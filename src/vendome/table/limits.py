"""Limits: how much one address, or one token, may ask for, and how many sockets may be open."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from vendome.table.connections.descriptors import most_connections
from vendome.table.problems import Refused
from vendome.table.protocol.refusals import Cause
from vendome.table.settings import Settings

BURST = 10.0  # the calls of so many seconds may come at once
CHAT_BURST = 5.0  # lines that may come at once
GALLERY_FILLS = 1.0  # lines a second in the gallery of one table, from all together …
GALLERY_BURST = 20.0  # … and that may come at once
REACTION_BURST = 15.0  # reactions that may come at once
REPLAY_BURST = 10.0  # replays that may come at once: one that is not sent compressed costs some 50 ms
TRIALS_PER_MINUTE = 5.0  # messages that one seat may send to try its addresses
REPORTS_PER_HOUR = 20.0  # of how others behave, from one address
INVITATIONS_PER_HOUR = 60.0  # of one person, to tables
MAILS_PER_HOUR = 10.0  # with a code, that one address may have sent …
MAILS_TO_ONE_PER_HOUR = 3.0  # … and that go to one letter box
MOST_CALLERS = 100_000  # that a bucket remembers
FOR_SOCKETS = 0.75  # of all connections; the others stay free for plain requests


@lru_cache(10_000)
def network_of(address: str) -> str:
    """What counts as one caller. One IPv6 customer has a whole /64, so all its addresses are one."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    if ip.ipv4_mapped:  # how an IPv4 address looks to a server that listens on ::
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip), 64), strict=False))


class Bucket:
    """A token bucket for every caller: it fills at a rate up to the burst, and every call takes one token out."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, most_callers: int = MOST_CALLERS
    ) -> None:
        self.rate, self.burst, self.clock, self.most_callers = rate, max(1.0, burst), clock, most_callers
        self.levels: dict[str, tuple[float, float]] = {}  # by caller: tokens left, and when
        self.spent: dict[str, float] | None = None  # by caller: what other processes have not been told of yet

    def take(self, caller: str, too_many: Cause) -> None:
        """Refused, with the seconds to wait, when nothing is left."""
        now = self.clock()
        left, when = self.levels.get(caller, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.rate)
        if left < 1:
            self.levels[caller] = (left, now)
            wait = round((1 - left) / self.rate, 1)
            raise Refused(too_many, seconds=max(1, round(wait)), details={"wait": wait})
        if len(self.levels) >= self.most_callers and caller not in self.levels:
            self.forget(now)
        self.levels[caller] = (left - 1, now)
        if self.spent is not None:
            self.spent[caller] = self.spent.get(caller, 0.0) + 1

    def charge(self, caller: str, tokens: float) -> None:
        """What a caller has used up in another process. It may owe more than the bucket has."""
        now = self.clock()
        left, when = self.levels.get(caller, (self.burst, now))
        self.levels[caller] = (min(self.burst, left + (now - when) * self.rate) - tokens, now)

    def news(self, low: float) -> dict[str, float]:
        """What callers have used up since this was asked last: only those whose bucket is below this part of it."""
        assert self.spent is not None
        now, news = self.clock(), {}
        for caller, tokens in list(self.spent.items()):
            left, when = self.levels.get(caller, (self.burst, now))
            level = left + (now - when) * self.rate
            if level < low * self.burst:
                news[caller] = tokens
                del self.spent[caller]
            elif level >= self.burst:  # full again: nobody needs to know
                del self.spent[caller]
        return news

    def forget(self, now: float) -> None:
        """Forget callers whose bucket is full again, and if too many are left, the half that has been remembered for
        longest. So this is not called again soon: it looks at every caller."""
        low = [who for who, level in self.levels.items() if self.is_low(level, now)]
        self.levels = {who: self.levels[who] for who in low[-self.most_callers // 2 :]}

    def is_low(self, level: tuple[float, float], now: float) -> bool:
        """Whether a bucket is not full again. One that is full need not be remembered."""
        left, when = level
        return left + (now - when) * self.rate < self.burst


class Limits:
    def __init__(self, settings: Settings) -> None:
        hourly = settings.tables_per_hour
        self.tables = Bucket(hourly / 3600, hourly)
        self.joins = Bucket(settings.joins_per_second, settings.joins_per_second * BURST)
        self.calls = Bucket(settings.calls_per_second, settings.calls_per_second * BURST)
        self.moves = Bucket(settings.moves_per_second, settings.moves_per_second * BURST)
        self.chat = Bucket(settings.chat_per_minute / 60, CHAT_BURST)
        self.gallery = Bucket(settings.gallery_per_minute / 60, CHAT_BURST)
        self.gallery_of_one = Bucket(GALLERY_FILLS, GALLERY_BURST)
        self.reactions = Bucket(settings.chat_per_minute / 60, REACTION_BURST)
        self.replays = Bucket(settings.replays_per_minute / 60, REPLAY_BURST)
        per_hour = settings.subscriptions_per_hour
        self.subscriptions = Bucket(per_hour / 3600, per_hour)
        self.trials = Bucket(TRIALS_PER_MINUTE / 60, TRIALS_PER_MINUTE)
        self.mails = Bucket(MAILS_PER_HOUR / 3600, MAILS_PER_HOUR)
        self.mails_to_one = Bucket(MAILS_TO_ONE_PER_HOUR / 3600, MAILS_TO_ONE_PER_HOUR)
        self.reports = Bucket(REPORTS_PER_HOUR / 3600, REPORTS_PER_HOUR)
        self.invitations = Bucket(INVITATIONS_PER_HOUR / 3600, INVITATIONS_PER_HOUR)
        self.hints = Bucket(settings.hints_per_second, settings.hints_per_second * BURST)
        self.most_sockets = max(1, int(most_connections(settings) * FOR_SOCKETS))
        self.most_sockets_of_one = settings.sockets_per_address
        self.sockets: Counter[str] = Counter()
        self.sockets_elsewhere: dict[str, dict[str, int]] = {}  # by process, by caller

    def open_socket(self, caller: str) -> None:
        elsewhere = sum(callers.get(caller, 0) for callers in self.sockets_elsewhere.values())
        if self.sockets[caller] + elsewhere >= self.most_sockets_of_one:
            raise Refused("too-many-connections")
        if self.sockets.total() >= self.most_sockets:
            raise Refused("server-full")
        self.sockets[caller] += 1

    def close_socket(self, caller: str) -> None:
        self.sockets[caller] -= 1
        if not self.sockets[caller]:
            del self.sockets[caller]

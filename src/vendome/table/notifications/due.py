"""What a player is to be told next, and when. A function of what they know and how the table stands, and of nothing
else: so a restart changes nothing, and nobody is told twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from vendome.table.notifications.quiet_hours import QuietHours
from vendome.table.storage.subscriptions import NEVER, THE_BEGINNING, THE_END, Subscription

What = Literal["begun", "turn", "reminder", "over"]

AWAY = 5.0  # seconds after which a player who is not there is told: a page that is loaded anew is back by then
LONG_CLOCK = 3_600  # seconds for a decision; with less of them nobody is reminded
LONGEST_LEAD = 12 * 3_600.0  # seconds before the end of the time that a player is reminded, at most
LEAD = 0.25  # of the time, otherwise
LONGEST_PAUSE = 3_600.0  # seconds until an address that failed is tried again, at most
FIRST_PAUSE = 30.0  # after the first failure; doubled with every other


@dataclass(frozen=True, slots=True)
class Standing:
    """How the table stands for a seat's player."""

    question: int | None  # which question they are asked, by how many moves were made before it; None: they are not
    asked_at: float  # since when
    is_there: bool  # the page is open: it calls them itself
    idle_after: float = 60.0  # seconds after which a player who is there seems not to look
    seconds: float | None = None  # that they have to answer
    ends_at: float = 0.0  # when their time is up: later than that, with a break
    break_until: float = 0.0  # the end of the break they are on
    among_strangers: bool = False  # nobody but us tells them that the game has begun
    is_over: bool = False


class Due(NamedTuple):
    what: What
    at: float


def due(subscription: Subscription, standing: Standing, now: float) -> Due | None:
    """None: nothing, as long as the table stands so."""
    if not subscription.is_confirmed:
        return None
    coming = next_of(subscription, standing, now)
    if coming is None or not subscription.failures or subscription.due_at is None:
        return coming
    return Due(coming.what, max(coming.at, subscription.due_at))  # after a failure, not before that


def next_of(subscription: Subscription, standing: Standing, now: float) -> Due | None:
    quiet = quiet_hours_of(subscription)
    if standing.is_over:
        if subscription.told == THE_END or standing.is_there:
            return None
        return Due("over", quiet.end_of(now) if quiet else now)
    if standing.question is None:
        at = standing.asked_at + AWAY
        is_news = standing.among_strangers and not standing.is_there and subscription.told == NEVER
        return Due("begun", quiet.end_of(max(at, now)) if quiet else at) if is_news else None
    if subscription.told != standing.question:
        wait = standing.idle_after if standing.is_there else AWAY
        at = standing.asked_at + wait
        return Due("turn", quiet.end_of(max(at, now)) if quiet else at)
    if subscription.reminded != standing.question and standing.seconds is not None:
        starts_at = max(standing.asked_at, standing.break_until)
        at_last = reminder_at(starts_at, standing.seconds, standing.ends_at, quiet)
        return None if at_last is None else Due("reminder", at_last)
    return None


def known(subscription: Subscription, standing: Standing) -> int:
    """What a player knows of whom nothing is to be told: `told` of their subscription. Whoever is there sees it."""
    if standing.is_over:
        return THE_END
    return THE_BEGINNING if standing.is_there and subscription.told == NEVER else subscription.told


def reminder_at(starts_at: float, seconds: float, end: float, quiet: QuietHours | None) -> float | None:
    """Some time before a long clock runs out; before quiet hours rather than in them. Not before `starts_at`: nobody is
    reminded on a break."""
    if seconds < LONG_CLOCK:
        return None
    at = max(starts_at, end - min(LONGEST_LEAD, LEAD * seconds))
    begin = quiet.begin_of(at) if quiet else None
    if quiet is None or begin is None:
        return at
    if begin > starts_at:
        return begin
    after = quiet.end_of(at)
    return after if after < end else None


def quiet_hours_of(subscription: Subscription) -> QuietHours | None:
    if subscription.quiet_from is None or subscription.quiet_to is None:
        return None
    return QuietHours(subscription.quiet_from, subscription.quiet_to, subscription.zone)


def pause_after(failures: int) -> float:
    """Seconds until an address that failed so often in a row is tried again."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 20)))

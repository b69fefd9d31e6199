"""What a player is told next, and when."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vendome.games.registry import GAMES
from vendome.table.notifications.due import AWAY, Standing, due, known, pause_after, reminder_at
from vendome.table.notifications.quiet_hours import QuietHours, is_zone
from vendome.table.notifications.words import WORDS, duration, say
from vendome.table.storage.subscriptions import NEVER, THE_BEGINNING, THE_END, Subscription

NOW = datetime(2026, 3, 10, 12, 0, tzinfo=ZoneInfo("UTC")).timestamp()
HOUR, DAY = 3_600.0, 86_400.0
ASKED = Standing(question=4, asked_at=NOW, is_there=False)


def in_time(seconds: float, *, still: float = 0.0) -> Standing:
    """Asked now, with so much time, which stands still for so long."""
    return replace(ASKED, seconds=seconds, ends_at=NOW + seconds + still, break_until=NOW + still if still else 0.0)


def subscription(**more: object) -> Subscription:
    made = Subscription(0, "webhook", "https://example.com/x", "en", "https://here", "UTC", "secret", NOW)
    return replace(made, **more)  # type: ignore[arg-type]


def at(hour: int, minute: int = 0, *, day: int = 10) -> float:
    return datetime(2026, 3, day, hour, minute, tzinfo=ZoneInfo("UTC")).timestamp()


def test_who_is_away_is_told_soon_after_they_are_asked() -> None:
    assert due(subscription(), ASKED, NOW) == ("turn", NOW + AWAY)


def test_who_is_there_is_told_when_they_seem_not_to_look() -> None:
    assert due(subscription(), replace(ASKED, is_there=True, idle_after=60), NOW) == ("turn", NOW + 60)


def test_who_is_not_asked_is_told_nothing() -> None:
    assert due(subscription(), replace(ASKED, question=None), NOW) is None


def test_who_waits_for_strangers_is_told_that_the_game_has_begun() -> None:
    begun = replace(ASKED, question=None, among_strangers=True)
    assert due(subscription(), begun, NOW) == ("begun", NOW + AWAY)
    assert due(subscription(told=THE_BEGINNING), begun, NOW) is None
    assert due(subscription(), replace(begun, is_there=True), NOW) is None
    assert due(subscription(), replace(begun, question=0), NOW) == ("turn", NOW + AWAY), "and is not told twice"
    assert due(subscription(quiet_from=11 * 60, quiet_to=13 * 60), begun, NOW) == ("begun", at(13))


def test_who_is_there_when_the_game_begins_and_ends_knows_it() -> None:
    there = replace(ASKED, question=None, is_there=True)
    assert known(subscription(), there) == THE_BEGINNING
    assert known(subscription(), replace(there, is_there=False)) == NEVER
    assert known(subscription(told=4), there) == 4
    assert known(subscription(told=4), replace(there, is_over=True)) == THE_END


def test_who_was_told_of_a_question_is_told_of_the_next_one_only() -> None:
    assert due(subscription(told=4), ASKED, NOW) is None
    assert due(subscription(told=4), replace(ASKED, question=5), NOW) is not None


def test_an_address_for_mail_is_used_once_it_is_confirmed() -> None:
    assert due(subscription(kind="email", code="123456"), ASKED, NOW) is None


def test_in_quiet_hours_one_is_told_when_they_end() -> None:
    sleeping = subscription(quiet_from=22 * 60, quiet_to=7 * 60)
    for hour, expected in (
        (23, at(7, day=11)),
        (6, at(7)),
        (12, at(12) + AWAY),
        (22, at(7, day=11)),
        (7, at(7) + AWAY),
    ):
        asked = replace(ASKED, asked_at=at(hour))
        assert due(sleeping, asked, at(hour)) == ("turn", expected), hour


def test_quiet_hours_go_by_the_clocks_of_where_the_player_lives() -> None:
    noon_to_one = subscription(quiet_from=13 * 60, quiet_to=14 * 60, zone="Europe/Paris")  # an hour ahead
    assert due(noon_to_one, replace(ASKED, asked_at=at(12, 30)), at(12, 30)) == ("turn", at(13))


def test_a_reminder_comes_when_a_quarter_of_a_long_time_is_left_and_half_a_day_at_most() -> None:
    told = subscription(told=4)
    assert due(told, in_time(4 * HOUR), NOW) == ("reminder", NOW + 3 * HOUR)
    assert due(told, in_time(7 * DAY), NOW) == ("reminder", NOW + 6.5 * DAY)
    assert due(told, in_time(600), NOW) is None
    assert due(replace(told, reminded=4), in_time(7 * DAY), NOW) is None


def test_on_a_break_one_is_told_of_ones_turn_and_reminded_when_the_clock_runs_again() -> None:
    on_break = in_time(7 * DAY, still=5 * DAY)
    assert due(subscription(), on_break, NOW) == ("turn", NOW + AWAY)
    assert due(subscription(told=4), on_break, NOW) == ("reminder", NOW + 11.5 * DAY)
    nearly_out = replace(on_break, asked_at=NOW - 7 * DAY, ends_at=NOW + 5 * DAY + HOUR)
    assert due(subscription(told=4), nearly_out, NOW) == ("reminder", NOW + 5 * DAY), "not on the break"


def test_a_reminder_comes_before_quiet_hours_rather_than_in_them() -> None:
    nights = QuietHours(22 * 60, 7 * 60, "UTC")

    def reminder(asked_at: float, seconds: float) -> float | None:
        return reminder_at(asked_at, seconds, asked_at + seconds, nights)

    assert reminder(at(12), 16 * HOUR) == at(22)  # otherwise at midnight
    assert reminder(at(23), 12 * HOUR) == at(8, day=11)
    assert reminder(at(23), 4 * HOUR) is None  # all of it is night
    assert reminder(at(23), 9 * HOUR) == at(7, day=11)


def test_the_end_is_told_once_and_not_to_who_was_there() -> None:
    over = Standing(None, NOW, is_there=False, is_over=True)
    assert due(subscription(), over, NOW) == ("over", NOW)
    assert due(subscription(told=THE_END), over, NOW) is None
    assert due(subscription(), replace(over, is_there=True), NOW) is None


def test_after_a_failure_an_address_is_left_alone_for_a_while() -> None:
    failed = subscription(failures=2, due_at=NOW + 500)
    assert due(failed, ASKED, NOW) == ("turn", NOW + 500)
    pauses = [pause_after(failures) for failures in range(1, 30)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (30, 3600)


MINUTES = st.integers(0, 1439)
MOMENTS = st.floats(0, 4e9).map(lambda at: at // 1)
ZONES = st.sampled_from(["UTC", "Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia"])


@given(MINUTES, MINUTES, ZONES, MOMENTS)
def test_quiet_hours_end_within_a_day_and_after_them_it_is_not_quiet(
    start: int, end: int, zone: str, moment: float
) -> None:
    quiet = QuietHours(start, end, zone)
    until = quiet.end_of(moment)
    begin = quiet.begin_of(moment)
    assert (begin is None) == (until == moment) or until - moment < HOUR  # where clocks are changed, an hour is odd
    assert moment <= until <= moment + DAY + HOUR
    if begin is not None:
        assert begin <= moment + HOUR


@given(MINUTES, MINUTES, MOMENTS)
def test_where_clocks_stand_still_quiet_hours_are_exact(start: int, end: int, moment: float) -> None:
    minute = int(moment // 60) % 1440
    is_quiet = start <= minute < end if start <= end else (minute >= start or minute < end)
    quiet = QuietHours(start, end, "UTC")
    assert (quiet.begin_of(moment) is not None) == is_quiet
    until = quiet.end_of(moment)
    assert (until > moment) == is_quiet
    assert quiet.begin_of(until) is None


SUBSCRIPTIONS = st.builds(
    lambda told, reminded, start, end: subscription(told=told, reminded=reminded, quiet_from=start, quiet_to=end),
    st.integers(-1, 6),
    st.integers(-1, 6),
    MINUTES,
    MINUTES,
)
STANDINGS = st.builds(
    lambda question, is_there, seconds: Standing(
        question, NOW, is_there, seconds=seconds, ends_at=NOW + (seconds or 0)
    ),
    st.integers(0, 3),
    st.booleans(),
    st.none() | st.floats(5, 30 * DAY),
)


@given(SUBSCRIPTIONS, STANDINGS, st.floats(0, 40 * DAY))
def test_of_one_question_a_player_is_told_at_most_the_turn_and_then_a_reminder(
    one: Subscription, standing: Standing, later: float
) -> None:
    heard = []
    while (found := due(one, standing, NOW + later)) is not None:
        heard.append(found.what)
        if found.what == "turn":
            one = replace(one, told=standing.question or 0)
        else:
            one = replace(one, reminded=standing.question or 0)
        assert len(heard) <= 2
    assert heard in ([], ["turn"], ["reminder"], ["turn", "reminder"])


def test_a_folder_of_zones_and_a_path_are_no_zones() -> None:
    assert is_zone("Europe/Paris")
    for name in ("Europe", "../../etc/passwd", "/etc/passwd", "", "\0", "Nowhere/Land", "x" * 200):
        assert not is_zone(name), name


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("what", ["begun", "turn", "reminder", "over", "test"])
def test_every_message_is_whole_in_every_language(language: str, what: str) -> None:
    for game in GAMES.values():
        for left in (None, 90.0, 3 * HOUR, 3 * DAY) if what == "turn" else (3 * HOUR,):
            said = say(what, game, language, left)
            assert said.title
            assert said.text
            assert "{" not in said.title + said.text
            assert "None" not in said.title + said.text


def test_a_duration_is_told_in_the_largest_unit_of_which_there_are_two() -> None:
    assert duration(3 * DAY + 5, "en") == "3 days"
    assert duration(DAY + HOUR, "en") == "25 hours"
    assert duration(2 * DAY, "de") == "2 Tage"
    assert duration(119 * 60, "fr") == "119 minutes"
    assert duration(61, "it") == "1 minuto"
    assert duration(3, "en") == "1 minute"

"""Numbers with intervals, and their differences on the same deals."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vendome.lab.intervals import clustered
from vendome.lab.report.estimate import Tally, difference, mean_of, share_of, steps_of, total_of
from vendome.lab.report.units import COUNT, PERCENT, POINTS

numbers = st.lists(st.floats(0, 4), min_size=4, max_size=30)


def tallies(values: list[float], count: float = 4) -> list[Tally]:
    return [Tally(str(i), value, count) for i, value in enumerate(values)]


def test_a_share_is_the_arena_s() -> None:
    values = [1.0, 0, 2, 4, 0, 1, 1, 0, 3, 2, 1, 0]
    assert share_of(tallies(values)).share == clustered(np.array(values), np.full(12, 4.0))


def test_a_mean_has_student_s_interval() -> None:
    found = mean_of(tallies([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], count=1))
    assert found.value == 5.5
    assert found.high - 5.5 == pytest.approx(2.2622 * np.std(np.arange(10), ddof=1) / np.sqrt(10), rel=1e-3)


@given(numbers)
def test_nothing_differs_from_itself(values: list[float]) -> None:
    for estimate in (share_of(tallies(values)), mean_of(tallies(values))):
        assert difference(estimate, estimate).share == (0, 0, 0)


@given(numbers, st.floats(0.1, 3))
def test_what_is_the_same_more_on_every_deal_is_sure_to_be_more(values: list[float], more: float) -> None:
    one, other = mean_of(tallies(values, 1)), mean_of(tallies([value + more for value in values], 1))
    assert difference(one, other).share == pytest.approx((more, more, more), abs=1e-6)


def test_on_the_same_deals_a_difference_is_surer_than_its_ends() -> None:
    rng = np.random.default_rng(1)
    luck, noise = rng.normal(0, 5, 60), rng.normal(0, 0.5, 60)
    one, other = mean_of(tallies(list(luck), 1)), mean_of(tallies(list(luck + 1 + noise), 1))
    apart = difference(one, other)
    assert apart.above(0)
    assert apart.low < 1 < apart.high
    assert apart.high - apart.low < 0.2 * (one.high - one.low)


def test_nineteen_intervals_of_a_difference_in_twenty_hold_the_truth() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(600):
        luck = rng.normal(0, 1, 20)
        one, other = (mean_of(tallies(list(luck + rng.normal(0, 1, 20)), 1)) for _ in range(2))
        apart = difference(one, other)
        held += apart.low <= 0 <= apart.high
    assert 0.92 <= held / 600 <= 0.98


def test_a_step_of_skill_doubles_the_odds() -> None:
    two_of_three = share_of(tallies([2 / 3] * 4000, 1))
    assert steps_of(two_of_three, 2, 4000).value == pytest.approx(1, abs=0.01)
    fair = share_of(tallies([1.0] * 12))
    assert steps_of(fair, 4, 48).share == pytest.approx((0, 0, 0))
    sweep = steps_of(share_of(tallies([4.0] * 12)), 4, 48)
    assert 0 < sweep.low < sweep.value < 10, "a clean sweep is not infinite"


def test_sums_of_numbers_are_less_sure_than_each() -> None:
    one = mean_of(tallies([1, 2, 3, 4], 1))
    total = total_of([one, one])
    assert total.value == 5
    assert total.high - total.value == pytest.approx(np.sqrt(2) * (one.high - one.value))


def test_numbers_are_spelled_with_their_intervals() -> None:
    estimate = share_of(tallies([1.0, 2, 1, 0]))
    assert PERCENT.spelled(estimate) == f"25.0% [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"
    assert PERCENT.spell_difference(estimate).startswith("+25.0 points [")
    assert POINTS.spell(-0.00001) == "0.0 points"
    assert COUNT.spell(1234.56) == "1,234.6"

"""Intervals: against numbers worked out elsewhere, and against what they promise."""

import numpy as np
import pytest

from vendome.lab.intervals import FEW, clustered, student, wilson


def test_wilson_is_the_textbooks() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(9, 2.2622), (19, 2.0930), (29, 2.0452), (99, 1.9842)])
def test_students_quantile_is_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_the_variance_is_that_between_the_deals() -> None:
    """Twelve deals of four games, each wholly won or wholly lost: twelve games' worth, not forty-eight."""
    sums, counts = np.array([4.0, 0, 0, 0] * 3), np.full(12, 4.0)
    share = clustered(sums, counts)
    assert share.value == 0.25
    # The variance of a mean of twelve that are 0 or 1, n-1 in the denominator: as of eleven independent games.
    assert (share.low, share.high) == pytest.approx(wilson(0.25, 11, student(11)))


def test_deals_that_all_say_the_same_leave_no_doubt() -> None:
    assert clustered(np.ones(20), np.full(20, 4.0)) == (0.25, 0.25, 0.25)


def test_winning_everything_is_no_certainty() -> None:
    share = clustered(np.full(30, 4.0), np.full(30, 4.0))
    assert (share.value, share.high) == (1.0, 1.0)
    assert share.low == pytest.approx(wilson(1.0, 30)[0])


def test_few_deals_count_as_one_game_each() -> None:
    deals = FEW - 1
    share = clustered(np.ones(deals), np.full(deals, 4.0))
    assert (share.low, share.high) == wilson(0.25, deals)


def test_deals_without_the_bot_do_not_count() -> None:
    sums, counts = np.array([1.0, 0, 2, 0] * 5), np.array([4.0, 0, 4, 0] * 5)
    assert clustered(sums, counts) == clustered(sums[::2], counts[::2])
    assert clustered(np.zeros(3), np.zeros(3)) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize("deals", [15, 60])
@pytest.mark.parametrize("sticky", [0.0, 0.5, 1.0])
def test_nineteen_intervals_in_twenty_hold_the_truth(deals: int, sticky: float) -> None:
    """Of deals whose games are independent, related, or all the same: where pretending independence would fail."""
    rng = np.random.default_rng(5)
    truth, trials, held = 0.3, 2000, 0
    for _ in range(trials):
        first = rng.random((deals, 1)) < truth
        games = np.where(rng.random((deals, 4)) < sticky, first, rng.random((deals, 4)) < truth)
        share = clustered(games.sum(axis=1).astype(float), np.full(deals, 4.0))
        held += share.low <= truth <= share.high
    assert 0.935 <= held / trials <= 0.98

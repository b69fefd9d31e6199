"""Luck taken out of shares: the same truth, narrower, and never a promise that is not kept."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from vendome.lab.arena.less_luck import less_luck
from vendome.lab.intervals import clustered
from vendome.luck.control import ENOUGH, multiple, without_luck

Deals = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]
GAMES = 4  # a deal


def coin(rng: np.random.Generator, deals: int) -> Deals:
    """Nothing but luck, half of which a judge sees: a share of 1/2 whoever plays."""
    seen, unseen = rng.choice([-1.0, 1.0], (2, deals, GAMES))
    won = (seen + unseen + rng.choice([-0.5, 0.5], (deals, GAMES)) > 0).astype(float)
    return won.sum(axis=1), np.full(deals, 4.0), 0.5 * seen.sum(axis=1)


def skill(rng: np.random.Generator, deals: int) -> Deals:
    """A judge who sees luck where there is none: what wins has nothing to do with it."""
    won = rng.random((deals, GAMES)) < 0.3
    return won.sum(axis=1).astype(float), np.full(deals, 4.0), rng.normal(size=deals)


def mixture(rng: np.random.Generator, deals: int) -> Deals:
    """A chance of 0.3 that luck moves up or down, the same for all games of a deal: skewed, and judged too boldly."""
    luck = rng.choice([-0.1, -0.1, 0.2], deals)
    won = rng.random((deals, GAMES)) < (0.3 + luck)[:, None]
    return won.sum(axis=1).astype(float), np.full(deals, 4.0), 3 * luck * GAMES


@pytest.mark.parametrize(("made_up", "truth"), [(coin, 0.5), (skill, 0.3), (mixture, 0.3)])
@pytest.mark.parametrize("deals", [ENOUGH, 60, 200])
def test_nineteen_intervals_in_twenty_hold_the_truth(made_up: object, truth: float, deals: int) -> None:
    rng = np.random.default_rng(3)
    trials, held, values = 800, 0, []
    for _ in range(trials):
        share, _ = less_luck(*made_up(rng, deals))  # type: ignore[operator]
        held += share.low <= truth <= share.high
        values.append(share.value)
    assert 0.925 <= held / trials <= 0.98
    assert abs(np.mean(values) - truth) < 4 * np.std(values) / np.sqrt(trials), "no bias"


def test_luck_that_explains_half_is_worth_twice_the_games() -> None:
    rng = np.random.default_rng(4)
    luck, rest = rng.normal(size=(2, 2000)) / 20
    corrected = without_luck(0.5 + luck + rest, np.ones(2000), luck)
    assert corrected.worth == pytest.approx(2, rel=0.1)


def test_a_judge_who_sees_nothing_costs_next_to_nothing() -> None:
    rng = np.random.default_rng(5)
    assert np.mean([less_luck(*skill(rng, 40)).worth for _ in range(200)]) == pytest.approx(1, abs=0.05)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=60))
@settings(max_examples=60, deadline=None)
def test_no_luck_leaves_exactly_the_plain_interval(wins: list[int]) -> None:
    sums, counts = np.array(wins, float), np.full(len(wins), 4.0)
    assert less_luck(sums, counts, np.zeros(len(wins))) == (clustered(sums, counts), 1.0)


@given(st.lists(st.tuples(st.integers(0, 4), st.floats(-2, 2)), min_size=1, max_size=ENOUGH - 1))
@settings(max_examples=60, deadline=None)
def test_few_deals_stay_as_they_are(deals: list[tuple[int, float]]) -> None:
    sums, luck = (np.array(column, float) for column in zip(*deals, strict=True))
    counts = np.full(len(deals), 4.0)
    assert less_luck(sums, counts, luck) == (clustered(sums, counts), 1.0)


def test_luck_that_explains_all_leaves_no_doubt() -> None:
    luck = np.random.default_rng(6).choice([-2.0, 2.0], 200)
    share, worth = less_luck(2 + luck, np.full(200, 4.0), luck)
    assert share.value == pytest.approx(0.5, abs=1e-3)
    assert share.high - share.low < 2e-3
    assert worth > 1000


def test_the_multiple_is_found_whatever_the_unit_of_luck() -> None:
    rng = np.random.default_rng(7)
    sums, counts, luck = mixture(rng, 300)
    one, other = less_luck(sums, counts, luck), less_luck(sums, counts, 100 * luck)
    assert one.share == pytest.approx(other.share)
    assert multiple(sums, counts, luck) == pytest.approx(1 / 3, abs=0.15)


def test_a_deal_never_meets_a_multiple_that_knows_it() -> None:
    """What one deal says changes what is taken from deals of other folds only."""
    rng = np.random.default_rng(8)
    sums, counts, luck = mixture(rng, 40)
    changed = sums.copy()
    changed[0] += 1
    before, after = without_luck(sums, counts, luck).sums, without_luck(changed, counts, luck).sums
    assert after[0] - before[0] == pytest.approx(1)
    assert after[10] == before[10], "of the same fold"
    assert after[1] != before[1]


def test_winning_all_or_nothing_stays_as_it_is() -> None:
    luck = np.random.default_rng(9).normal(size=30)
    for wins in (0.0, 4.0):
        sums, counts = np.full(30, wins), np.full(30, 4.0)
        assert less_luck(sums, counts, luck) == (clustered(sums, counts), 1.0)


def test_a_share_beyond_what_can_be_stays_as_it_is() -> None:
    sums, luck = np.array([1.0] + [0.0] * 29), np.array([5.0] + [1.0] * 29)
    share, _ = less_luck(sums, np.ones(30), luck)
    assert 0 <= share.low <= share.value <= share.high <= 1


def test_deals_without_the_bot_do_not_count() -> None:
    sums, counts, luck = mixture(np.random.default_rng(10), 40)
    padded = [np.stack([part, np.zeros(40)], axis=1).ravel() for part in (sums, counts, luck)]
    assert less_luck(*padded) == less_luck(sums, counts, luck)

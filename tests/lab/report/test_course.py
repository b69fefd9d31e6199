"""The course of a game and the weight of a choice, from curves and values that are given."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from lab.report.toss import GAME as TOSS
from vendome.engine.mind import Floats, States
from vendome.lab.report.choice_of_moves import look_at
from vendome.lab.report.course import NOBODY, POINTS, decided_at, drama, favourites, lead_changes, winners_chance
from vendome.lab.report.watching import Position, curve_of
from vendome.luck.judge import Source

EVEN = [0.5, 0.5]
ONE, OTHER = [0.8, 0.2], [0.3, 0.7]


def curve(*rows: list[float]) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.array(rows)


def test_at_first_nobody_is_the_favourite() -> None:
    assert favourites(curve(EVEN, [0.52, 0.48], ONE)) == [NOBODY, NOBODY, 0]


def test_a_favourite_stays_one_until_another_is_clearly_ahead() -> None:
    assert favourites(curve(ONE, [0.48, 0.52], EVEN, OTHER, [0.51, 0.49])) == [0, 0, 0, 1, 1]


class Wavering:
    """A judge who calls whoever answers first the favourite, until all have answered."""

    name: Source = "mind"

    def __init__(self) -> None:
        self.asked = 0

    def chances(self, states: States) -> Floats:  # noqa: ARG002 (it looks at nothing)
        self.asked += 1
        return np.array(EVEN if self.asked % 2 else ONE)


def test_half_a_secret_choice_changes_no_favourite() -> None:
    state = bytes(TOSS.dtype.itemsize)
    positions = [Position(state, nth % 2, [0, 1], nth % 2 == 0) for nth in range(6)]
    rows = curve_of(TOSS, Wavering(), positions)
    assert rows.tolist() == [EVEN, EVEN, ONE, ONE, EVEN, EVEN]


def test_a_game_is_decided_when_the_winner_stays_the_favourite() -> None:
    rows = curve(EVEN, ONE, OTHER, ONE, ONE)
    assert decided_at(rows, [0]) == 3 / 5
    assert decided_at(rows, [1]) == 1, "by the last move"
    assert decided_at(curve(ONE, ONE), [0]) == 0
    assert decided_at(rows, [0, 1]) == 1 / 5, "a shared win is decided when one who shares it is the favourite"


def test_leads_change_from_one_favourite_to_another() -> None:
    assert lead_changes(curve(EVEN, ONE, [0.48, 0.52], ONE)) == 0
    assert lead_changes(curve(EVEN, ONE, OTHER, ONE)) == 2


def test_drama_is_how_far_the_winner_was_behind() -> None:
    assert drama(curve(EVEN, ONE, OTHER), [0]) == pytest.approx(0.4)
    assert drama(curve(EVEN, ONE, OTHER), [1]) == pytest.approx(0.6)
    assert drama(curve(EVEN, ONE), [0]) == 0


def test_the_winners_chance_ends_at_one() -> None:
    chances = winners_chance(curve(EVEN, ONE, OTHER), [0])
    assert (len(chances), chances[0], chances[-1]) == (POINTS, 0.5, 1)


@given(arrays(np.float64, st.tuples(st.integers(1, 30), st.just(3)), elements=st.floats(0, 1)), st.integers(0, 2))
def test_whatever_the_curve_all_stays_in_its_bounds(
    rows: np.ndarray[tuple[int, ...], np.dtype[np.float64]], winner: int
) -> None:
    assert 0 <= decided_at(rows, [winner]) <= 1
    assert 0 <= drama(rows, [winner]) <= 1
    assert 0 <= lead_changes(rows) < len(rows)


def test_a_choice_is_the_best_against_the_second_and_the_worst() -> None:
    values = np.array([[[0.5, 0.5, 0.0], [0.2, 0.1, 0.7], [0.4, 0.6, 0.0]]] * 2)
    look = look_at(values, seat=0)
    assert look == pytest.approx((0.1, 0.3, 0.5, 0.7))


def test_what_one_half_praises_and_the_other_does_not_is_luck() -> None:
    values = np.array([[[0.9, 0.1], [0.1, 0.9]], [[0.1, 0.9], [0.9, 0.1]]])
    look = look_at(values, seat=0)
    assert look.worst == pytest.approx(-0.8), "by either half the move that looked best was the worst"
    assert look.swing < 0

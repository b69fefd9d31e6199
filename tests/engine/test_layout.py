"""Records as classes describe them."""

import numpy as np
import pytest

from vendome.engine.compiler.layout import BaseState, Cells, cell, cells, dtype_of, plain


class Small(BaseState):
    score: Cells = cells(2, 3)
    turns: int = cell()


class Hidden(BaseState):
    round: int = cell()


def test_fields_follow_the_base_class_in_order() -> None:
    names = dtype_of(Small).names
    assert names is not None
    assert names[:3] == ("rng", "players", "asked")
    assert names[-2:] == ("score", "turns")


def test_a_record_has_attributes_of_the_described_shapes() -> None:
    state = np.zeros(1, dtype_of(Small))[0]
    state.turns = 7
    state.score[1, 2] = 5
    assert (state.turns, state.score.sum(), state.score.shape) == (7, 5, (2, 3))


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(ValueError, match="NumPy's own methods: round"):
        dtype_of(Hidden)


def test_a_plain_record_reads_like_the_record_and_leaves_the_generator_out() -> None:
    state = np.zeros(1, dtype_of(Small))[0]
    state.turns, state.score[1, 2], state.rng[0] = 7, 5, 99
    shown = plain(state)
    assert (shown.turns, shown.score, shown.asked) == (7, [[0, 0, 0], [0, 0, 5]], 0)
    assert type(shown.turns) is int
    assert plain(shown) is shown
    for missing in ("rng", "nothing"):
        with pytest.raises(AttributeError, match=missing):
            getattr(shown, missing)

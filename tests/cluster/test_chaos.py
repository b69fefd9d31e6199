"""A moment of what `python tests/chaos.py` does for an hour; a minute of it in `make soak`."""

import random

import pytest

from cluster.chaos import run
from cluster.servers import Postgresql

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("seconds", "faults"), [(20, 2), pytest.param(60, 6, marks=pytest.mark.soak)])
def test_nothing_is_lost_while_everything_breaks_at_random(seconds: float, faults: int, pg: Postgresql) -> None:
    report = run(pg, seconds, random.randrange(2**32))
    assert report.acknowledged > 50
    assert report.faults.total() >= faults

"""A minute of what `python tests/chaos.py` does for an hour."""

import random

import pytest

from cluster.chaos import TO_THE_END, run
from cluster.servers import Postgresql

pytestmark = pytest.mark.slow
SECONDS = 60.0


@pytest.mark.timeout(2 * SECONDS + TO_THE_END)  # everything starts and breaks before the games go on to their end
def test_nothing_is_lost_while_everything_breaks_at_random(pg: Postgresql) -> None:
    report = run(pg, SECONDS, random.randrange(2**32))
    assert report.acknowledged > 50
    assert report.faults.total() > 5

"""A moment of what `python tests/chaos.py` does for an hour; a minute of it in `make soak`.

What fails tells its seed; VENDOME_SEED gives it again.
"""

import pytest

from cluster.chaos import TO_THE_END, run
from cluster.seeds import any_seed
from cluster.servers import Postgresql

pytestmark = pytest.mark.slow
MOST_SECONDS = 60.0


@pytest.mark.timeout(2 * MOST_SECONDS + TO_THE_END)  # everything starts and breaks before the games go on to their end
@pytest.mark.parametrize(("seconds", "faults"), [(20, 2), pytest.param(MOST_SECONDS, 6, marks=pytest.mark.soak)])
def test_nothing_is_lost_while_everything_breaks_at_random(seconds: float, faults: int, pg: Postgresql) -> None:
    report = run(pg, seconds, any_seed())
    assert report.acknowledged > 50
    assert report.faults.total() >= faults

"""A minute of what `python tests/chaos.py` does for an hour. What fails tells its seed; VENDOME_SEED gives it again."""

import pytest

from cluster.chaos import TO_THE_END, run
from cluster.seeds import any_seed
from cluster.servers import Postgresql

pytestmark = pytest.mark.slow
SECONDS = 60.0


@pytest.mark.timeout(2 * SECONDS + TO_THE_END)  # everything starts and breaks before the games go on to their end
def test_nothing_is_lost_while_everything_breaks_at_random(pg: Postgresql) -> None:
    report = run(pg, SECONDS, any_seed())
    assert report.acknowledged > 50
    assert report.faults.total() > 5

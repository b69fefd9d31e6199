"""Games on three web processes while everything breaks at random, for as long as you like.

    python tests/chaos.py --minutes 60

Servers are killed, stopped, frozen and cut off from each other, two at a time; clocks differ by a minute. At the end no
acknowledged move may be lost or made twice, and every game must be over. `make test` has a minute of it.
"""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from cluster.chaos import run
from cluster.seeds import any_seed
from cluster.servers import postgresql


def main() -> None:
    parser = argparse.ArgumentParser(description="Games go on while servers break at random.")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long things break (default: 60)")
    parser.add_argument("--seed", type=int, default=any_seed(), help="of the schedule (default: any)")
    given = parser.parse_args()
    if not 0 < given.minutes < 10_000:
        parser.error("--minutes must be more than 0 and less than 10,000")
    print(f"seed {given.seed}, {given.minutes:g} minutes, from {time.strftime('%H:%M')} on", flush=True)
    with postgresql() as pg:
        try:
            print(run(pg, given.minutes * 60, given.seed))
        except AssertionError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()

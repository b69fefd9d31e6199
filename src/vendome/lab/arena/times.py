"""How long moves took: exact count and sum, and a histogram fine enough for percentiles."""

from math import log2

import msgspec

STEPS = 16  # of the histogram, each time the time doubles: a step is 4% wide


class Times(msgspec.Struct):
    """Thinking times in nanoseconds. Two of them add up without loss."""

    count: int = 0
    total: int = 0
    steps: dict[int, int] = {}  # msgspec gives each instance its own

    def add(self, spent: int) -> None:
        self.count += 1
        self.total += spent
        step = int(log2(max(1, spent)) * STEPS)
        self.steps[step] = self.steps.get(step, 0) + 1

    def merge(self, other: "Times") -> None:
        self.count += other.count
        self.total += other.total
        for step, count in other.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count

    @property
    def mean_ms(self) -> float:
        return self.total / self.count / 1e6 if self.count else 0.0

    def percentile_ms(self, percent: float) -> float:
        """The middle of the step below which so many percent of the times lie."""
        wanted = self.count * percent / 100
        for step in sorted(self.steps):
            wanted -= self.steps[step]
            if wanted <= 0:
                return float(2 ** ((step + 0.5) / STEPS)) / 1e6
        return 0.0

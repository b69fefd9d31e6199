"""What a review says of the whole game: verdicts, accuracy, the moves and moments that stand out."""

from collections.abc import Sequence
from math import exp

from vendome.luck.account import Step
from vendome.review.data import JudgedDecision, TurningPoint, Verdict

OUTSTANDING = 3  # moves of a seat, moments of a game
CLEAR = 0.02  # of a chance to win: less is nothing to speak of
COSTS: dict[Verdict, float] = {"slip": 0.02, "mistake": 0.05, "blunder": 0.12}  # from which cost on
FORGIVING = 0.03  # a cost at which accuracy falls to 1/e


def verdict_of(cost: float, error: float, *, is_best: bool) -> Verdict:
    """A cost that may be nothing but noise is none."""
    if is_best:
        return "best"
    if cost <= error:
        return "good"
    found: Verdict = "good"
    for verdict, least in COSTS.items():
        found = verdict if cost >= least else found
    return found


def accuracy_of(decisions: Sequence[JudgedDecision]) -> float | None:
    """From 0 to 100: the mean over all decisions, where a cost counts the more, the higher it is."""
    if not decisions:
        return None
    return round(100 * sum(exp(-decision.cost / FORGIVING) for decision in decisions) / len(decisions), 1)


def costly_moves(decisions: Sequence[JudgedDecision]) -> list[int]:
    """The most costly ones, the worst first; only what was surely worse."""
    costly = [decision for decision in decisions if decision.verdict in COSTS]
    return [decision.number for decision in sorted(costly, key=lambda d: -d.cost)[:OUTSTANDING]]


def best_moves(decisions: Sequence[JudgedDecision]) -> list[int]:
    """Those that were the best by the most; only where it mattered."""
    good = [decision for decision in decisions if decision.verdict == "best" and decision.margin >= CLEAR]
    return [decision.number for decision in sorted(good, key=lambda d: -d.margin)[:OUTSTANDING]]


def turning_points(steps: Sequence[Step]) -> list[TurningPoint]:
    """The steps that changed somebody's chance most, the greatest first."""
    found = []
    for number, step in enumerate(steps):
        change = step.decision + step.luck
        seat = int(abs(change).argmax())
        by_luck = abs(step.luck[seat]) > abs(step.decision[seat])
        found.append(TurningPoint(number, seat, round(float(change[seat]), 4), "luck" if by_luck else "decision"))
    greatest = sorted(found, key=lambda point: -abs(point.change))[:OUTSTANDING]
    return [point for point in greatest if abs(point.change) >= CLEAR]

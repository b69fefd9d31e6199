"""The review of a game: it adds up, it is fair to what a seat could know, and it finds the better move."""

from collections.abc import Sequence

import msgspec
import numpy as np
import pytest

import vendome
from support import EVERY_GAME
from vendome import Game
from vendome.bots import Company, find_bot
from vendome.engine.errors import RecordError
from vendome.engine.records import GameRecord, record_of
from vendome.luck.account import Step
from vendome.review.data import JudgedDecision, JudgedMove, Review
from vendome.review.reviewer import SIMULATIONS, played_again, review
from vendome.review.summary import COSTS, accuracy_of, best_moves, costly_moves, turning_points, verdict_of

pytestmark = pytest.mark.slow


def played(game: str, bots: Sequence[str], seed: int = 1) -> GameRecord:
    session = vendome.game(game, players=len(bots)).start(seed)
    company = Company(session, {seat: find_bot(bot) for seat, bot in enumerate(bots)}, seed)
    while not session.finished:
        seat = session.asked[0]
        company.play(company.choose(seat), seat)
    return record_of(session, bots)


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quicker than quick."""
    monkeypatch.setitem(SIMULATIONS, "quick", 20_000)


@EVERY_GAME
def test_a_review_adds_up_to_the_result(game: Game) -> None:
    record = played(game.id, ["greedy", "random"])
    made = review(record)
    assert len(made.moments) == sum("move" in line for line in record.log)
    winners = record.result.winners
    for own in made.seats:
        assert own.share == (1 / len(winners) if own.seat in winners else 0)
        parts = own.start + own.deal + own.draws + own.secrets + own.decisions + own.rivals
        assert parts == pytest.approx(own.share, abs=0.001)
        assert own.luck == own.deal + own.draws + own.secrets
    for moment in made.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=0.001)
        assert sum(moment.luck) == pytest.approx(0, abs=0.001)
    check_decisions(made, record)


def test_no_turning_point_lies_within_a_secret_choice() -> None:
    record = played("shadow_thief", ["greedy", "random"])
    made = review(record)
    is_open = [bool(moment.pending) for moment in played_again(record).retraced()][1:]
    assert made.turning_points
    assert not any(is_open[point.number] for point in made.turning_points)
    for half, before, after in zip(is_open[1:], made.moments, made.moments[1:], strict=False):
        assert not half or before.chances == after.chances


def check_decisions(made: Review, record: GameRecord) -> None:
    assert made.decisions
    for decision in made.decisions:
        assert made.moments[decision.number].move == decision.played.move
        assert (decision.verdict == "best") == (decision.played.move == decision.best.move)
        assert 0 <= decision.played.value <= 1
        assert 0 <= decision.cost <= 1
        named = [decision.best.move, *(other.move for other in decision.others)]
        assert len(set(named)) == len(named)
        assert set(named) <= set(record.setup.game.moves)
        assert decision.remark is None or decision.verdict in COSTS


def test_a_move_that_cost_something_is_remarked_upon() -> None:
    made = review(played("shadow_thief", ["random"] * 2))
    costly = [decision for decision in made.decisions if decision.verdict in COSTS]
    assert costly
    assert sum(decision.remark is not None for decision in costly) > len(costly) / 2


def test_the_same_game_is_judged_alike_each_time_and_is_plain_data() -> None:
    record = played("gentlemen_thieves", ["greedy", "greedy"])
    made = review(record)
    assert review(record) == made
    assert msgspec.json.decode(msgspec.json.encode(made))["format"] == "vendome-review/1"


def test_a_stronger_player_is_more_accurate() -> None:
    made = review(played("gentlemen_thieves", ["random", "search:sims=1000"]))
    weak, strong = (own.accuracy or 0 for own in made.seats)
    assert strong > weak + 10


def test_whoever_waits_is_told_of_every_step() -> None:
    record = played("shadow_thief", ["greedy", "greedy"])
    told: list[tuple[int, int]] = []
    made = review(record, watch=lambda done, steps: told.append((done, steps)))
    steps = len(made.moments)
    assert told == [(done, steps) for done in range(1, steps + 1)]


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = played("shadow_thief", ["greedy", "greedy"])
    record.log[-1]["move"] = "fly"  # type: ignore[index]
    with pytest.raises(RecordError, match="fly"):
        review(record)


# -- the summary --------------------------------------------------------------------------------------


def decision(number: int, cost: float, margin: float = 0.0) -> JudgedDecision:
    best, other = JudgedMove("a", 0.5, 0.01, 0.9), JudgedMove("b", 0.5 - cost, 0.01, 0.1)
    verdict = verdict_of(cost, 0.01, is_best=cost == 0)
    return JudgedDecision(number, 0, best if cost == 0 else other, best, [], cost, 0.01, margin, verdict)


def test_a_cost_within_its_error_is_no_fault() -> None:
    assert verdict_of(0.2, 0.3, is_best=False) == "good"
    assert verdict_of(0.2, 0.1, is_best=False) == "blunder"
    assert [verdict_of(cost, 0, is_best=False) for cost in (0.01, 0.03, 0.06)] == ["good", "slip", "mistake"]


def test_accuracy_is_full_without_cost_and_falls_with_it() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([decision(0, 0), decision(1, 0)]) == 100
    assert accuracy_of([decision(0, 0.03)]) == 36.8
    assert 36.8 < (accuracy_of([decision(0, 0), decision(1, 0.03)]) or 0) < 100


def test_what_stands_out_is_named_worst_and_best_first() -> None:
    decisions = [decision(0, 0.05), decision(1, 0.3), decision(2, 0, margin=0.1), decision(3, 0, margin=0.4)]
    assert costly_moves(decisions) == [1, 0]
    assert best_moves(decisions) == [3, 2]
    assert best_moves([decision(4, 0, margin=0.001)]) == []


def test_a_turning_point_says_what_turned_the_game() -> None:
    def step(decided: float, luck: float) -> Step:
        return Step(0, 0, np.array([decided, -decided]), np.array([luck, -luck]), np.array([0.5, 0.5]))

    points = turning_points([step(0.0, 0.3), step(0.001, 0.0), step(-0.4, 0.1)])
    assert [(point.number, point.by) for point in points] == [(0, "luck"), (2, "decision")]

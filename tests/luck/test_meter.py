"""The arithmetic of luck, on games small enough to know the answer."""

from collections.abc import Iterable
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vendome
from vendome import GAMES
from vendome.bots import Company, find_bot
from vendome.engine.mind import Floats
from vendome.engine.play import Session
from vendome.luck import Account, LuckMeter, account_of_game
from vendome.luck.advantage import advantage_of, most_of

SUM = 1e-9


class Table:
    """A made-up game of named positions: each has a chance of the first of two seats, and decisions have equally likely
    outcomes."""

    def __init__(
        self, chances: dict[str, float], starts: list[str], outcomes: dict[tuple[str, int], list[str]]
    ) -> None:
        self.judged, self.dealt, self.outcomes = chances, starts, outcomes

    def chances(self, states: str) -> Floats:
        return np.array([self.judged[states], 1 - self.judged[states]])

    def starts(self) -> Iterable[str]:
        return self.dealt

    def after(self, states: str, seat: int, action: int) -> Iterable[str]:  # noqa: ARG002 (a position says who is asked)
        return self.outcomes[states, action]

    def account(self, first: str, *steps: tuple[int, int, str]) -> Account:
        """Of a game: seat, action and what came of it, step by step."""
        meter = LuckMeter(self, self)
        account, before = meter.begin(first), first
        for seat, action, after in steps:
            meter.step(account, before, seat, action, after)
            before = after
        return account


def adds_up(account: Account) -> bool:
    parts = account.start + account.luck + account.decisions
    return bool(np.abs(parts - account.result).max() < SUM)


COIN = Table({"start": 0.5, "heads": 1, "tails": 0}, ["start"], {("start", 0): ["heads", "tails"]})


@pytest.mark.parametrize(("side", "luck"), [("heads", 0.5), ("tails", -0.5)])
def test_a_coin_is_all_luck(side: str, luck: float) -> None:
    account = COIN.account("start", (0, 0, side))
    assert account.luck == pytest.approx([luck, -luck])
    assert not account.decisions.any()
    assert adds_up(account)


def test_a_race_of_skill_has_no_luck_at_all() -> None:
    """Whatever the judge thinks, and he is wrong here: who takes the last of four sticks wins."""
    judged = {"4": 0.9, "3": 0.2, "2": 0.7, "1": 0.4, "0 by first": 1.0, "0 by second": 0.0}
    outcomes = {("4", 1): ["3"], ("3", 1): ["2"], ("2", 1): ["1"], ("2", 2): ["0 by first"]}
    account = Table(judged, ["4"], outcomes).account("4", (0, 1, "3"), (1, 1, "2"), (0, 2, "0 by first"))
    assert not account.luck.any(), "exactly"
    assert account.decisions == pytest.approx([0.1, -0.1])
    assert account.result == pytest.approx([1, 0])
    assert adds_up(account)


SAFE, BOLD = 0, 1
MIXTURE = Table(
    {"poor": 0.5, "rich": 0.7, "won": 1, "lost": 0},
    ["poor", "rich"],
    {("poor", SAFE): ["won", "lost"], ("poor", BOLD): ["won", "lost", "lost", "lost"]},
)


def test_a_bold_move_that_wins_is_a_poor_decision_and_much_luck() -> None:
    account = MIXTURE.account("poor", (0, BOLD, "won"))
    assert account.start == pytest.approx([0.6, 0.4])
    assert account.deal == pytest.approx([-0.1, 0.1])
    assert account.steps[0].decision == pytest.approx([-0.25, 0.25])
    assert account.steps[0].luck == pytest.approx([0.75, -0.75])
    assert account.luck == pytest.approx([0.65, -0.65])
    assert adds_up(account)


def test_luck_is_nothing_on_average_whatever_is_decided() -> None:
    for action, outcomes in ((SAFE, ["won", "lost"]), (BOLD, ["won", "lost", "lost", "lost"])):
        steps = [MIXTURE.account("poor", (0, action, after)).steps[0].luck for after in outcomes]
        assert np.mean(steps, axis=0) == pytest.approx([0, 0])
    assert sum(MIXTURE.account(dealt).deal[0] for dealt in ("poor", "rich")) == pytest.approx(0)


def test_seats_that_change_places_change_luck() -> None:
    mirrored = Table({name: 1 - chance for name, chance in MIXTURE.judged.items()}, MIXTURE.dealt, MIXTURE.outcomes)
    one, other = MIXTURE.account("poor", (0, BOLD, "won")), mirrored.account("poor", (1, BOLD, "won"))
    assert one.luck == pytest.approx(other.luck[::-1])
    assert one.decisions == pytest.approx(other.decisions[::-1])


@given(st.integers(0, 2**32), st.integers(1, 12))
@settings(max_examples=60, deadline=None)
def test_an_account_adds_up_whatever_the_judge_thinks(seed: int, length: int) -> None:
    random = Random(seed)
    names = [f"{depth}.{i}" for depth in range(length + 1) for i in range(3)]
    judged = {name: random.random() for name in names}
    outcomes = {
        (f"{depth}.{i}", 0): [f"{depth + 1}.{j}" for j in range(3)] for depth in range(length) for i in range(3)
    }
    table = Table(judged, ["0.0", "0.1", "0.2"], outcomes)
    path = [f"{depth}.{random.randrange(3)}" for depth in range(length + 1)]
    assert adds_up(table.account(path[0], *((random.randrange(2), 0, after) for after in path[1:])))


# -- secret choices -----------------------------------------------------------------------------------

# Whoever answers first looks good to this judge, whatever the answer.
SECRET = Table({"asked": 0.5, "half": 0.9, "met": 0.4}, ["asked"], {("asked", 0): ["half"], ("half", 0): ["met"]})


def test_a_secret_choice_changes_nothing_until_all_have_answered() -> None:
    meter = LuckMeter(SECRET, SECRET)
    account = meter.begin("asked")
    meter.step(account, "asked", 0, 0, "half", settled=False)
    meter.step(account, "half", 1, 0, "met")
    first, last = account.steps
    assert first.chances == pytest.approx([0.5, 0.5]), "not what the judge thinks of half a choice"
    assert not first.decision.any()
    assert last.decision == pytest.approx([-0.1, 0.1]), "of both answers"
    assert not account.luck.any()
    assert adds_up(account)


@given(st.lists(st.tuples(st.integers(0, 1), st.booleans(), st.floats(0, 1)), min_size=1, max_size=12))
def test_an_account_adds_up_whoever_answers_together(steps: list[tuple[int, bool, float]]) -> None:
    judged = {f"{i}": chance for i, (_, _, chance) in enumerate(steps, start=1)} | {"0": 0.5}
    outcomes = {(f"{i}", 0): [f"{i + 1}"] for i in range(len(steps))}
    table = Table(judged, ["0"], outcomes)
    meter = LuckMeter(table, table)
    account = meter.begin("0")
    for i, (seat, settled, _) in enumerate(steps):
        meter.step(account, f"{i}", seat, 0, f"{i + 1}", settled=settled or i == len(steps) - 1)
    assert account.result[0] == steps[-1][2]
    assert adds_up(account)


# -- advantages ---------------------------------------------------------------------------------------


def values(move: int) -> Floats:
    """Of three moves; whoever has just moved looks good to this judge, whatever the move."""
    return np.array([{0: 0.5, 1: 0.7, 2: 0.9}[move], 0.0]) + 0.1


def test_an_advantage_is_over_the_usual_move_and_a_judge_s_bias_falls_out() -> None:
    usual = [(0, 0.75), (1, 0.25)]
    assert advantage_of(usual, 0, values) == pytest.approx([-0.05, 0])
    assert advantage_of(usual, 1, values) == pytest.approx([0.15, 0])
    assert advantage_of(usual, 2, values) == pytest.approx([0.35, 0]), "a move that is never played has one, too"


@given(st.lists(st.floats(0.001, 1), min_size=1, max_size=9))
def test_the_usual_move_has_no_advantage_on_average(shares: list[float]) -> None:
    total = sum(shares)
    usual = [(move, share / total) for move, share in enumerate(shares)]
    advantages = [share * advantage_of(usual, move, lambda move: np.array([move**2 / 81])) for move, share in usual]
    assert np.sum(advantages) == pytest.approx(0, abs=1e-9)


def test_of_many_moves_the_likeliest_are_enough() -> None:
    moves, shares = zip(*most_of([(3, 0.6), (1, 0.36), (2, 0.03), (0, 0.01)]), strict=True)
    assert moves == (3, 1)
    assert shares == pytest.approx([0.625, 0.375])
    assert most_of([(4, 1.0)]) == [(4, 1.0)]


# -- our games ----------------------------------------------------------------------------------------


def played(game: str, bot: str, seed: int) -> Session:
    session = vendome.game(game, players=2).start(seed)
    company = Company(session, {seat: find_bot(bot) for seat in range(2)}, seed)
    while not session.finished:
        seat = session.asked[0]
        company.play(company.choose(seat), seat)
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_account_of_a_game_adds_up_to_its_result(game: str) -> None:
    session = played(game, "greedy", 5)
    account = account_of_game(session, twins=2)
    assert len(account.steps) == len(session.history.decisions)
    assert session.result is not None
    winners = session.result.winners
    assert account.result == pytest.approx([(seat in winners) / len(winners) for seat in range(2)])
    assert abs(account.luck.sum()) < 1e-6, "what one seat wins, the other loses"
    assert adds_up(account)


@pytest.mark.parametrize("game", ["shadow_thief", "master_thieves"])
def test_chances_stand_still_while_answers_are_secret(game: str) -> None:
    session = played(game, "greedy", 5)
    account = account_of_game(session, twins=2)
    is_open = [bool(moment.pending) for moment in session.retraced()][1:]
    assert any(is_open)
    for half, step in zip(is_open, account.steps, strict=True):
        assert not half or not (step.decision.any() or step.luck.any())


def test_in_master_thieves_only_the_deal_is_luck() -> None:
    """There is no chance after it, so every twin is the game itself."""
    account = account_of_game(played("master_thieves", "greedy", 6), twins=2)
    assert all(np.abs(step.luck).max() < 1e-6 for step in account.steps)


def test_an_account_is_the_same_every_time() -> None:
    session = played("shadow_thief", "greedy", 7)
    one, two = (account_of_game(session, seed=3, twins=4) for _ in range(2))
    assert (one.luck == two.luck).all()

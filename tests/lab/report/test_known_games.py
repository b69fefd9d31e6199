"""Games whose figures are known: a coin, pure skill, a table where all are alike."""

from dataclasses import replace

import pytest

from lab.report.made_up import SMALL, performed, sample_of, toss
from lab.report.toss import GAME
from vendome.bots import roster
from vendome.bots.random import RandomBot
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words
from vendome.games import registry
from vendome.lab.report.choices import Choices
from vendome.lab.report.crowd import company_of
from vendome.lab.report.estimate import difference
from vendome.lab.report.kingmaking import Kingmaking
from vendome.lab.report.ladder import Ladder
from vendome.lab.report.leads import Leads
from vendome.lab.report.length import Length
from vendome.lab.report.luck import luck_of_the_deal
from vendome.lab.report.plan import Plan
from vendome.lab.report.prices import Prices, price_list
from vendome.lab.report.sample import Sample
from vendome.lab.report.seats import Seats, seat_shares


class HighBot(RandomBot):
    """Always bids high."""

    def choose(self, witness: Witness, rng: Words) -> int:  # noqa: ARG002 (a bot is called with it)
        return witness.actions[0]


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toss", GAME)
    monkeypatch.setattr("vendome.luck.judge.PLAYOUTS", 8)  # a judge that need not be good
    monkeypatch.setitem(roster.BOTS, "high", roster.Kind("bids high", HighBot, {}))


def plan_of(decides: str, players: int = 2, **changes: object) -> Plan:
    budget = replace(SMALL, ladder=("random", "high"), **changes)  # type: ignore[arg-type]
    return Plan(toss(decides, players), None, budget, seed=3)


@pytest.mark.parametrize("decides", ["skill", "coin"])
def test_among_equals_no_seat_is_shown_to_win_more(decides: str) -> None:
    sample = sample_of(plan_of(decides, deals=40, looks=0), Seats())
    shares = seat_shares(sample, 2, 40)
    assert sum(share.value for share in shares) == pytest.approx(1)
    assert all(share.low <= 1 / 2 <= share.high for share in shares)
    assert Seats().answer(sample, sample).sentence.startswith("Not that we can see")


def test_every_game_is_as_long_as_its_rules_say() -> None:
    sample = sample_of(plan_of("coin", players=3), Length())
    answer = Length().answer(sample, sample)
    assert answer.number.share == (9, 9, 9)
    assert "nine games in ten take from 9 to 9" in answer.sentence


def test_before_a_coin_no_choice_matters() -> None:
    sample = sample_of(plan_of("coin"), Choices())
    answer = Choices().answer(sample, sample)
    assert (answer.number.value, answer.figures["best_worst"]["value"]) == (0, 0)


def test_where_bids_decide_choices_matter() -> None:
    sample = sample_of(plan_of("skill"), Choices())
    answer = Choices().answer(sample, sample)
    assert answer.number.value > 0.5
    assert answer.figures["best_worst"]["value"] > 0.1


def test_before_a_coin_there_is_no_skill() -> None:
    sample = sample_of(plan_of("coin"), Ladder())
    answer = Ladder().answer(sample, sample)
    [rung] = answer.figures["rungs"]
    assert rung["win_share"]["value"] == 0.5, "whatever is bid, the same seat wins a deal, and all sit there once"
    assert answer.number.value == pytest.approx(0)


def test_where_bids_decide_whoever_bids_high_climbs() -> None:
    sample = sample_of(plan_of("skill"), Ladder())
    answer = Ladder().answer(sample, sample)
    assert answer.number.value > 2
    assert "1 of the 1 rungs" in answer.sentence


def test_the_deal_settles_all_of_a_coin_and_nothing_of_skill() -> None:
    coin, skill = (sample_of(plan_of(decides, deals=30, looks=0), Seats()) for decides in ("coin", "skill"))
    assert luck_of_the_deal(coin.own_deals(), 2).value == pytest.approx(1)
    nothing = luck_of_the_deal(skill.own_deals(), 2)
    assert nothing.low < 0 < nothing.high


def test_a_judge_does_not_see_the_coin_that_is_still_to_be_tossed() -> None:
    sample = sample_of(plan_of("coin", deals=20, looks=0), Leads())
    chances = [game.chances[0] for _, deal in sample.own_deals() for game in deal.games]
    assert 0 < sum(chances) / len(chances) < 1
    assert {0.0, 0.25, 0.5, 0.75, 1.0} >= set(chances), "each of four tosses says who wins"


def test_a_move_that_nobody_makes_is_worth_nothing() -> None:
    plan = plan_of("skill", table="high")
    prices = price_list(sample_of(plan, Prices()))
    assert prices["pass"].share[0] == 0, "all bid high and share the win"
    assert prices["bid high"].value == pytest.approx(0.5), "without it a player wins nothing"


def test_before_a_coin_every_move_is_worth_nothing() -> None:
    prices = price_list(sample_of(plan_of("coin"), Prices()))
    assert set(prices) == {"bid", "pass", "bid high"}
    assert {price.value for price in prices.values()} == {0}


def test_of_two_players_nobody_makes_a_king() -> None:
    sample = sample_of(plan_of("skill"), Kingmaking())
    answer = Kingmaking().answer(sample, sample)
    assert answer.number.value == 0
    assert "with two players" in answer.sentence


def test_a_variant_differs_from_itself_by_exactly_nothing() -> None:
    setup = toss("skill", players=2)
    plan = Plan(setup, setup, replace(SMALL, ladder=("random", "high")), seed=3)
    for question in (Seats(), Length(), Leads(), Choices(), Ladder(), Prices()):
        one = sample_of(plan, question)
        other = Sample(plan, 1, one.known)
        numbers = question.answer(one, one).number, question.answer(other, one).number
        assert difference(*numbers).share == (0, 0, 0), question.key


def test_a_company_is_measured_for_any_number_of_players() -> None:
    plan = plan_of("skill", players=3, table="high")
    pieces = [*plan.watched(3, 4), *plan.matches(3, 4, plan.table, plan.ladder[0])]
    sample = Sample(plan, 0, {outcome.key: outcome for outcome in performed(plan, pieces)})
    company = company_of(sample, 3)
    assert company.length.value == 9
    assert company.uneven == 0, "all bid high, and all win"
    assert company.skill.value > 2

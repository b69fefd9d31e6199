"""Who plays whom in an arena, how a deal is played, and what the results say."""

from collections import Counter
from itertools import combinations, islice

import numpy as np
import pytest

import vendome
from vendome.bots import roster
from vendome.bots.random import RandomBot
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words
from vendome.lab.arena import Arena, Deal, PlayedGame, Standings, play_deal
from vendome.lab.arena.plan import arranged, balanced
from vendome.lab.arena.ratings import rate
from vendome.lab.arena.times import Times
from vendome.lab.crew import Processes, StopSign
from vendome.lab.intervals import clustered, wilson


class FirstBot(RandomBot):
    """Takes the first legal move."""

    def choose(self, witness: Witness, rng: Words) -> int:  # noqa: ARG002 -- a bot is called with it
        return witness.actions[0]


@pytest.fixture(autouse=True)
def first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.BOTS, "first", roster.Kind("the first legal move", FirstBot, {}))


def arena_of(*bots: str, players: int = 3, versus: str | None = None, seed: int = 1) -> Arena:
    return Arena(vendome.game("shadow_thief", players=players, hands=1), bots, versus, seed)


# -- the plan -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [(1, 4), (2, 3), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4), (7, 2)])
def test_line_ups_give_every_bot_as_many_seats(bots: int, players: int) -> None:
    sat: Counter[int] = Counter()
    for line_up in islice(balanced(range(bots), players), bots):
        assert len(line_up) == players
        assert max(Counter(line_up).values()) == -(-players // bots), "nobody sits twice before all sit once"
        sat.update(line_up)
        assert max(sat.values()) - min(sat[bot] for bot in range(bots)) <= 1
    assert set(sat.values()) == {players}


@pytest.mark.parametrize(("bots", "players"), [(5, 4), (6, 4), (5, 2), (7, 3)])
def test_when_not_all_fit_at_the_table_all_meet_all_as_often(bots: int, players: int) -> None:
    met: Counter[tuple[int, int]] = Counter()
    for line_up in islice(balanced(range(bots), players), 2100):
        met.update(combinations(sorted(line_up), 2))
    times = [met[pair] for pair in combinations(range(bots), 2)]
    assert max(times) - min(times) <= 3


def test_every_bot_sits_in_every_seat_as_often() -> None:
    arena = arena_of("random", "first", "first")
    for job in arena.jobs(4):
        deal = play_deal(job)
        for seat in range(3):
            assert sorted(game.seats[seat] for game in deal.games) == [0, 1, 1]


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = Counter(arranged([0, 1, 2, 3], seed) for seed in range(480))
    assert len(orders) == 24
    assert max(orders.values()) < 3 * min(orders.values())


def test_versus_seats_one_against_all_others() -> None:
    arena = arena_of("random", "first", players=4, versus="third")
    assert arena.entrants == ("random", "first", "third")
    assert list(islice(arena.line_ups(), 3)) == [[0, 2, 2, 2], [1, 2, 2, 2], [0, 2, 2, 2]]


def test_a_bot_named_twice_takes_part_twice() -> None:
    arena = arena_of("first", "random", "random")
    assert arena.entrants == ("first", "random")
    assert sorted(next(arena.line_ups())) == [0, 1, 1]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [arena_of("random").deals_for(games) for games in (1, 3, 4, 300)] == [1, 1, 2, 100]


def test_more_games_begin_with_the_same_deals() -> None:
    arena = arena_of("random", "first", "third", "fourth")
    assert list(arena.jobs(20))[:7] == list(arena.jobs(7))
    assert [job.number for job in arena.jobs(6, {0, 2, 5})] == [1, 3, 4]


# -- a deal -------------------------------------------------------------------------------------------


def results(deals: list[Deal]) -> list[tuple[int, list[PlayedGame]]]:
    return sorted((deal.number, deal.games) for deal in deals)


def test_a_deal_is_a_function_of_the_seed_and_its_number() -> None:
    arena = arena_of("random", "first")
    jobs = list(arena.jobs(3))
    forwards, backwards = ([play_deal(job) for job in order] for order in (jobs, jobs[::-1]))
    assert results(forwards) == results(backwards)
    assert results(forwards) != results([play_deal(job) for job in arena_of("random", "first", seed=2).jobs(3)])


@pytest.mark.slow
def test_workers_do_not_matter() -> None:
    arena = arena_of("random", players=2)
    here, elsewhere = (list(Processes(n).work(play_deal, arena.jobs(6), StopSign())) for n in (1, 2))
    assert results(here) == results(elsewhere)


def test_only_decisions_with_a_choice_are_timed() -> None:
    job = next(arena_of("random", "first").jobs(1))
    counted: Counter[int] = Counter()

    class Counting(RandomBot):
        def choose(self, witness: Witness, rng: Words) -> int:
            counted[len(witness.actions) > 1] += 1
            return super().choose(witness, rng)

    roster.BOTS["counting"] = roster.Kind("counts", Counting, {})
    try:
        play_deal(job)  # wakes the bots, untimed
        counted.clear()
        deal = play_deal(job._replace(specs=("counting", "first")))
    finally:
        del roster.BOTS["counting"]
    woken = 1
    assert counted[False] > 0
    assert deal.times[0].count == counted[True] - woken


def test_a_rank_is_the_winners_first_then_the_score() -> None:
    assert PlayedGame([0, 1, 2, 3], [5, 5, 9, 1], [0]).ranks == [1, 3, 2, 4]
    assert PlayedGame([0, 1, 2, 3], [5, 5, 1, 1], [0, 1]).ranks == [1.5, 1.5, 3.5, 3.5]


# -- what it says -------------------------------------------------------------------------------------


def deal_of(number: int, *games: tuple[list[int], list[int], list[int]]) -> Deal:
    return Deal(number, [PlayedGame(*game) for game in games], {})


def hand_made() -> Standings:
    """Two bots at a table of two; the first wins three games of six and shares one."""
    deals = [
        deal_of(1, ([1, 0], [4, 9], [1]), ([0, 1], [3, 5], [1])),
        deal_of(0, ([0, 1], [8, 2], [0]), ([1, 0], [6, 6], [0, 1])),
        deal_of(2, ([0, 1], [7, 0], [0]), ([1, 0], [5, 1], [0])),
    ]
    return Standings(arena_of("a", "b", players=2), deals)


def test_shares_scores_and_ranks_of_hand_made_results() -> None:
    a, b = hand_made().bots
    assert (a.games, b.games) == (6, 6)
    assert a.wins.value == pytest.approx(3.5 / 6)
    assert b.wins.value == pytest.approx(2.5 / 6)
    assert (a.wins.low, a.wins.high) == pytest.approx(wilson(3.5 / 6, 3)), "three deals are few"
    assert a.mean_score == pytest.approx((9 + 3 + 8 + 6 + 7 + 1) / 6)
    assert a.mean_rank == pytest.approx((1 + 2 + 1 + 1.5 + 1 + 2) / 6)
    assert a.mean_rank + b.mean_rank == pytest.approx(3)


def test_seats_are_counted_whoever_sat_there() -> None:
    first, second = hand_made().seats
    assert first.value == pytest.approx(3.5 / 6)
    assert first.value + second.value == pytest.approx(1)


def test_head_to_head_is_being_ahead_with_level_as_half() -> None:
    standings = hand_made()
    one, other = standings.head_to_head(0, 1), standings.head_to_head(1, 0)
    assert one is not None
    assert other is not None
    assert one.value == pytest.approx(3.5 / 6)
    assert one.value + other.value == pytest.approx(1)


def test_head_to_head_looks_beyond_the_winner() -> None:
    deals = [deal_of(n, ([0, 1, 2], [1, 5, 9], [2]), ([2, 0, 1], [9, 5, 1], [0])) for n in range(12)]
    standings = Standings(arena_of("a", "b", "c"), deals)
    pair = standings.head_to_head(0, 1)
    assert pair is not None
    assert pair.value == 0.5
    never = Standings(arena_of("a", "b", "c", players=2), [deal_of(0, ([0, 1], [1, 2], [1]), ([1, 0], [1, 2], [1]))])
    assert never.head_to_head(0, 2) is None
    assert never.verdicts()[2] == "c has not played yet."


def test_the_interval_is_over_deals() -> None:
    """Twelve deals whose two games go the same way are twelve facts, not twenty-four."""
    deals = [deal_of(n, ([0, 1], [9, 0], [0]), ([1, 0], [0, 9], [1])) for n in range(9)]
    deals += [deal_of(n, ([0, 1], [0, 9], [1]), ([1, 0], [9, 0], [0])) for n in range(9, 12)]
    a, _ = Standings(arena_of("a", "b", players=2), deals).bots
    assert a.wins == clustered(np.array([2.0] * 9 + [0.0] * 3), np.full(12, 2.0))
    assert a.wins.high - a.wins.low > 0.4


@pytest.mark.parametrize(
    ("wins", "words"),
    [(40, "a wins more than its fair share of 50%: 100.0%"), (0, "a wins less"), (20, "not shown to be more or less")],
)
def test_a_verdict_says_what_is_shown(wins: int, words: str) -> None:
    deals = [
        deal_of(n, ([0, 1], [9, 0], [0]), ([1, 0], [0, 9], [1]))
        if n < wins
        else deal_of(n, ([0, 1], [0, 9], [1]), ([1, 0], [9, 0], [0]))
        for n in range(40)
    ]
    verdict, _ = Standings(arena_of("a", "b", players=2), deals).verdicts()
    assert words in verdict


def test_versus_gives_a_verdict_on_the_first_alone() -> None:
    arena = arena_of("a", players=2, versus="b")
    assert len(Standings(arena, hand_made().deals).verdicts()) == 1


def test_against_itself_a_bot_has_its_fair_share() -> None:
    arena = arena_of("random", versus="random")
    standings = Standings(arena, [play_deal(job) for job in arena.jobs(12)])
    assert standings.bots[0].wins == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert standings.verdicts() == ["random plays against itself: its share is 33.3% by definition."]


# -- ratings and times --------------------------------------------------------------------------------


def test_who_wins_more_is_rated_higher() -> None:
    games = [PlayedGame([0, 1, 2], [9, 5, 1], [0]), PlayedGame([2, 0, 1], [1, 9, 5], [1])] * 20
    history = rate(games, 4)
    assert len(history) == 41
    best, middle, worst, absent = history[-1]
    assert best.mean > middle.mean > worst.mean
    assert best.deviation < history[0][0].deviation
    assert absent == history[0][3]
    assert history == rate(games, 4)


def test_a_bot_alone_at_the_table_keeps_its_rating() -> None:
    history = rate([PlayedGame([0, 0], [5, 3], [0])], 1)
    assert history[-1] == history[0]


def test_a_bot_in_two_seats_has_one_rating() -> None:
    history = rate([PlayedGame([0, 1, 1], [9, 5, 1], [0])] * 10, 2)
    assert history[-1][0].mean > 25 > history[-1][1].mean


def test_times_add_up_and_have_percentiles() -> None:
    one, other = Times(), Times()
    for n in range(1, 101):
        (one if n % 2 else other).add(n * 1_000_000)
    one.merge(other)
    assert one.count == 100
    assert one.mean_ms == pytest.approx(50.5)
    assert one.percentile_ms(50) == pytest.approx(50, rel=0.05)
    assert one.percentile_ms(99) == pytest.approx(99, rel=0.05)
    assert Times().mean_ms == Times().percentile_ms(99) == 0
    assert Times().steps is not Times().steps

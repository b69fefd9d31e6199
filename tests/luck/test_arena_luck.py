"""Luck in the arena: nothing on average for any seat, the same whoever works, and no change of any game."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

import vendome
from vendome import BadOption
from vendome.lab.arena import Arena, Deal, DealLog, PlayedGame, Standings, play_deal
from vendome.lab.arena.report import page


def arena_of(*bots: str, game: str = "shadow_thief", luck: bool = True, versus: str | None = None) -> Arena:
    return Arena(vendome.game(game, players=2), bots, versus, 1, luck)


def in_doubt(values: list[float]) -> float:
    """How many standard errors the mean lies away from 0."""
    return float(abs(np.mean(values)) / (np.std(values) / np.sqrt(len(values))))


@pytest.mark.parametrize(("game", "deals"), [("shadow_thief", 40), ("gentlemen_thieves", 10)])
def test_luck_is_nothing_on_average_for_every_seat_and_every_bot(game: str, deals: int) -> None:
    """Between bots that throw dice and play quite differently, judged by a net that plays like neither of them."""
    games = [g for job in arena_of("greedy", "pickpocket", game=game).jobs(deals) for g in play_deal(job).games]
    by_seat = [[g.luck[seat] for g in games if g.luck] for seat in range(2)]
    by_bot = [[g.luck[g.seats.index(bot)] for g in games if g.luck] for bot in range(2)]
    for values in (*by_seat, *by_bot):
        assert len(values) == 2 * deals
        assert np.std(values) > 0.01, "there is some"
        assert in_doubt(values) < 4
    assert np.sum(by_seat, axis=0) == pytest.approx(0, abs=1e-5), "what one seat gains, the other loses"


def test_measuring_luck_changes_no_game() -> None:
    for bots in (("net", "greedy"), ("search:sims=5", "random")):
        measured, plain = (
            [play_deal(job).games for job in arena_of(*bots, luck=luck).jobs(3)] for luck in (True, False)
        )
        bare = [[msgspec.structs.replace(game, luck=None) for game in games] for games in measured]
        assert bare == plain
        assert all(game.luck is not None for games in measured for game in games)


def test_luck_is_a_function_of_the_seed_and_the_deal() -> None:
    jobs = list(arena_of("net", "greedy").jobs(3))
    forwards, backwards = ([play_deal(job) for job in order] for order in (jobs, jobs[::-1]))
    assert [deal.games for deal in forwards] == [deal.games for deal in backwards[::-1]]


# -- the file and the results -------------------------------------------------------------------------


def lucky_deals(number: int = 40, *, measured: bool = True) -> list[Deal]:
    """The first bot wins half of its games, and all of that is luck."""
    deals = []
    for n in range(number):
        side = 1 if n % 2 else -1
        games = []
        for seats in ([0, 1], [1, 0]):
            winner = seats.index(0 if side > 0 else 1)
            luck = [0.5 * side, -0.5 * side] if seats[0] == 0 else [-0.5 * side, 0.5 * side]
            games.append(PlayedGame(seats, [5, 5], [winner], luck if measured else None))
        deals.append(Deal(n, games, {}))
    return deals


def write(path: Path, arena: Arena, deals: list[Deal]) -> None:
    with DealLog(path, arena) as log:
        for deal in deals:
            log.add(deal)


def test_a_file_with_luck_is_known_with_and_without_it(tmp_path: Path) -> None:
    path, deals = tmp_path / "arena.jsonl", lucky_deals(3)
    write(path, arena_of("a", "b"), deals)
    for luck in (True, False):
        with DealLog(path, arena_of("a", "b", luck=luck)) as log:
            assert log.known == dict(enumerate(deals))


def test_a_file_without_luck_is_refused_where_luck_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    write(path, arena_of("a", "b", luck=False), lucky_deals(3, measured=False))
    before = path.read_bytes()
    assert b"luck" not in before, "it is as it always was"
    with pytest.raises(BadOption, match=r"arena\.jsonl, line 2: its luck was not measured"):
        DealLog(path, arena_of("a", "b")).__enter__()
    assert path.read_bytes() == before


def test_luck_of_other_seats_than_there_are_is_a_broken_line(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    deal = lucky_deals(1)[0]
    games = [msgspec.structs.replace(game, luck=[0.5]) for game in deal.games]
    write(path, arena_of("a", "b"), [Deal(0, games, {})])
    with pytest.raises(BadOption, match="line 2: not a deal of this arena"):
        DealLog(path, arena_of("a", "b")).__enter__()


def test_standings_have_the_share_with_luck_taken_out_beside_the_plain_one() -> None:
    standings = Standings(arena_of("a", "b"), lucky_deals())
    a, b = standings.bots
    assert a.less_luck is not None
    assert b.less_luck is not None
    assert a.wins.high - a.wins.low > 0.2
    assert a.less_luck.share.high - a.less_luck.share.low < 0.05
    assert a.less_luck.share.value + b.less_luck.share.value == pytest.approx(1)
    data = standings.data()["bots"][0]
    assert data["win_share_ci95"] == [a.wins.low, a.wins.high]
    assert list(data["less_luck"]) == ["win_share", "win_share_ci95", "worth"]
    assert "luck taken out" in standings.verdicts()[0]


def test_without_luck_all_is_as_it_was() -> None:
    standings = Standings(arena_of("a", "b", luck=False), lucky_deals())
    assert standings.bots[0].less_luck is None
    assert "less_luck" not in standings.data()["bots"][0]
    assert "luck taken out" not in page(standings)


def test_the_page_says_what_it_means_and_how_to_repeat_it() -> None:
    html = page(Standings(arena_of("a", "b"), lucky_deals()))
    ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>\n"))
    assert "Who wins, with luck taken out" in html
    assert "such luck is zero on average, whoever plays" in html
    assert "--luck</code>" in html

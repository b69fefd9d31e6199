"""How people name bots, and what they are told when they misspell one."""

import pytest

from vendome.bots import CHARACTERS, LEVELS, find_bot, seated
from vendome.bots.greedy import GreedyBot
from vendome.bots.roster import BOTS
from vendome.bots.search.bot import SearchBot
from vendome.engine.errors import VendomeError


def test_every_bot_can_be_made_by_its_name_alone() -> None:
    for name in BOTS:
        assert find_bot(name).name == name


def test_the_levels_are_the_same_three_everywhere() -> None:
    assert LEVELS == ("pickpocket", "burglar", "mastermind")
    assert {*LEVELS, *CHARACTERS} <= set(BOTS)


def test_parameters_reach_the_bot() -> None:
    bot = find_bot("search:sims=2000:horizon=3:memory=0.5")
    assert isinstance(bot, SearchBot)
    assert (bot.sims, bot.horizon, bot.memory, bot.name) == (2000, 3, 0.5, "search:sims=2000:horizon=3:memory=0.5")
    greedy = find_bot("greedy:whims=0.25")
    assert isinstance(greedy, GreedyBot)
    assert greedy.whims == 0.25


def test_the_classic_search_thinks_for_a_second_without_a_net() -> None:
    bot = find_bot("search:classic")
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.ms, bot.net) == ("search:classic", 1000, False)
    assert find_bot("search:classic:memory=0.5").memory == 0.5  # type: ignore[attr-defined]  # of a search


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("gredy", "bot"),
        ("", "bot"),
        ("search:sims", "'sims' should read PARAMETER=VALUE"),
        ("search:sim=3", "parameter of search"),
        ("random:sims=3", "parameter of random"),
        ("search:sims=0", "sims should be a whole number from 1 to 10,000,000, not 0"),
        ("search:ms=0", "ms should be a whole number from 1"),
        ("search:sims=-5", "sims should be a whole number from 1"),
        ("search:sims=1e9", "sims should be a whole number, not '1e9'"),
        ("search:sims=99999999999", "sims should be a whole number from 1"),
        ("search:memory=1.5", "memory should be a number from 0 to 1"),
        ("search:memory=nan", "memory should be a number from 0 to 1"),
        ("search:sims=5:sims=6", "set twice"),
        ("search:sims=5:ms=6", "in sims or in ms, not both"),
        ("mastermind:ms=5", "parameter of mastermind"),
        ("search:net=2", "net should be a whole number from 0 to 1"),
        ("search:sims=5:rollouts=1", "rollouts can be set with net=1 only"),
        ("search:classical", "'classical' should read PARAMETER=VALUE or classic"),
        ("search:classic:ms=5", "ms is set twice"),
        ("search:classic:sims=5", "in sims or in ms, not both"),
        ("net:classic", "'classic' should read PARAMETER=VALUE"),
    ],
)
def test_a_misspelt_bot_is_named(spec: str, complaint: str) -> None:
    with pytest.raises(VendomeError, match=complaint):
        find_bot(spec)


def test_a_table_has_one_bot_for_all_or_one_a_seat() -> None:
    assert seated(["random"], 3) == ["random"] * 3
    assert seated(["random", "greedy"], 2) == ["random", "greedy"]
    with pytest.raises(VendomeError, match="2 bots for 3 seats"):
        seated(["random", "greedy"], 3)

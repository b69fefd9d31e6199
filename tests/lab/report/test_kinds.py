"""Kinds of moves, from their texts."""

from dataclasses import replace

import pytest

from lab.report.made_up import SMALL, toss
from lab.report.toss import GAME as TOSS
from support import EVERY_GAME
from vendome import GAMES, Game, Setup
from vendome.engine.tweaked import tweaked
from vendome.games.registry import find
from vendome.lab.report.kinds import avoidable, beginning, kinds_of
from vendome.lab.report.plan import Plan
from vendome.lab.report.prices import left_out, price_list
from vendome.lab.report.sample import NoAnswer, Sample


@pytest.mark.parametrize(
    ("word", "kind"),
    [("S14", "S"), ("TB", "TB"), ("7", "7"), ("bank>opera", "bank"), ("top-left", "top-left"), (">", ">")],
)
def test_a_word_counts_by_its_beginning(word: str, kind: str) -> None:
    assert beginning(word) == kind


def test_kinds_are_first_words_and_what_follows_them() -> None:
    kinds = kinds_of(("draw", "play B1", "play B10", "play S4", "use key"))
    assert kinds == {
        "draw": {0}, "play": {1, 2, 3}, "use": {4}, "play B": {1, 2}, "play S": {3},
    }  # fmt: skip


def test_a_word_with_too_many_kinds_stays_whole() -> None:
    assert set(kinds_of([f"open {letter}" for letter in "abcdefghijkl"])) == {"open"}


@EVERY_GAME
def test_every_move_of_a_game_is_of_one_broad_kind_and_of_one_fine_kind_at_most(game: Game) -> None:
    kinds = kinds_of(game.moves)
    for action, move in enumerate(game.moves):
        mine = [kind for kind, actions in kinds.items() if action in actions]
        assert mine[0] == move.split()[0]
        assert len(mine) <= 2
        assert all(move.startswith(kind) for kind in mine)


def test_only_what_one_may_do_without_has_a_price() -> None:
    assert avoidable(Setup.of(TOSS, 2, {}), seed=0) == ["bid", "pass", "bid high", "bid low"]


def test_the_price_list_of_master_thieves_has_its_characters() -> None:
    kinds = avoidable(Setup.of(GAMES["master_thieves"], 4, {}), seed=0)
    assert {"choose thief", "choose detective", "rotate", "turn", "alarm yes"} <= set(kinds)
    assert not {"choose", "open", "fill"} & set(kinds), "nobody can do without them"


def test_a_kind_that_a_tweaked_variant_does_not_have_gets_no_price_and_is_named() -> None:
    game = find("gentlemen_thieves")
    setups = [Setup.of(each, 2, {}) for each in (game, tweaked(game, {"loot": 1, "loot_at_bank": 1}))]
    for one, other in (setups, setups[::-1]):
        plan = Plan(one, other, SMALL, seed=1)
        assert plan.lone_kinds == [f"loot {number}" for number in range(1, 9)]
        assert "“loot 3”" in left_out(plan)
    assert Plan(setups[0], setups[0], SMALL, seed=1).lone_kinds == []


def test_where_no_kind_has_a_price_the_report_says_so() -> None:
    plan = Plan(toss("coin"), None, replace(SMALL, prices=0), seed=1)
    with pytest.raises(NoAnswer, match="No kind of move has a price here"):
        price_list(Sample(plan, 0, {}))

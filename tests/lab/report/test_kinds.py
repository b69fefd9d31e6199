"""Kinds of moves, from their texts."""

import pytest

from lab.report.toss import GAME as TOSS
from support import EVERY_GAME
from vendome import GAMES, Game, Setup
from vendome.lab.report.kinds import avoidable, beginning, kinds_of


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

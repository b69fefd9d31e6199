"""Games with other numbers: what is refused, what they are called, and that nobody takes them for the real ones."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from vendome import GAMES
from vendome.bots.net.choice import has_net
from vendome.bots.policy_bot import check_bots
from vendome.bots.roster import CHARACTERS
from vendome.engine.compiler.content import CONTENTS
from vendome.engine.compiler.loops import interpret
from vendome.engine.compiler.package_copy import load_copy
from vendome.engine.errors import BadOption, RecordError, UnknownName
from vendome.engine.game_id import split_id
from vendome.engine.play import Setup
from vendome.engine.records import record_of
from vendome.engine.records.read import read_file
from vendome.engine.tweaked import parse_tweaks, tweaked
from vendome.games.registry import find, find_tweaked

BOX, CARDS, HEISTS = GAMES["master_thieves"], GAMES["shadow_thief"], GAMES["gentlemen_thieves"]


def test_a_tweaked_game_has_a_name_of_its_own_whatever_the_order() -> None:
    game = tweaked(BOX, {"ruby_value": 6, "rubies": 3})
    assert game is tweaked(BOX, {"rubies": 3, "ruby_value": 6})
    assert game.id == "master_thieves+rubies=3+ruby_value=6"
    assert game.name == "Master Thieves (rubies=3, ruby_value=6)"
    assert split_id(game.id) == ("master_thieves", ["rubies=3", "ruby_value=6"])
    assert find_tweaked(game.id) is game


def test_who_takes_real_games_alone_does_not_know_it() -> None:
    """A server makes its own refusal of an unknown name."""
    with pytest.raises(UnknownName, match="it is master_thieves with other numbers, by --tweak") as raised:
        find("master_thieves+rubies=3")
    assert (raised.value.what, raised.value.known) == ("game", sorted(GAMES))


def test_without_tweaks_it_is_the_game_itself() -> None:
    assert tweaked(BOX, {}) is BOX
    assert find_tweaked(BOX.id) is BOX


def test_several_tweaks_of_one_constant_are_all_made() -> None:
    copy = sys.modules[f"{tweaked(BOX, {'diamond_value': 3, 'ruby_value': 9}).module}.params"]
    real = sys.modules[f"{BOX.module}.params"]
    assert (copy.WORTH, real.WORTH) == ((3, 2, 9), (1, 2, 4))


def test_what_is_computed_from_a_number_follows_it() -> None:
    game = tweaked(CARDS, {"copies": 1, "hand": 3})
    params = sys.modules[f"{game.module}.params"]
    assert (params.CARDS, params.JEWELS, game.outcome_size) == (65, 40, 65)
    assert game.dtype["hand"].shape == (7, 3)


def test_its_machine_code_is_not_the_real_one() -> None:
    game = tweaked(BOX, {"rubies": 3})
    real, other = (getattr(one.rules.setup, "py_func", one.rules.setup) for one in (BOX, game))
    assert real.__code__.co_code == other.__code__.co_code
    assert CONTENTS.of(real) != CONTENTS.of(other)


def test_many_tweaks_still_make_a_name_that_a_file_can_have() -> None:
    assert HEISTS.tweaks is not None
    game = tweaked(HEISTS, {tweak.name: tweak.default for tweak in HEISTS.tweaks.TWEAKS})
    assert len(game.id) > 120
    assert len(game.module.rpartition(".")[2]) < 120


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        (["rubies"], "'rubies' should read NAME=VALUE"),
        (["rubies=many"], "'rubies' should be a whole number, not 'many'"),
        (["rubies="], "should be a whole number"),
        (["rubies=²"], "should be a whole number"),
        (["rubies=3", "rubies=3"], "'rubies' is set twice"),
        (["rubies=7"], r"'rubies' can be 1 to 6, not 7: each lies in a long drawer of its own.* \(MT-2.3\)"),
        (["rubies=-1"], "can be 1 to 6, not -1"),
        ([f"rubies={'9' * 5000}"], "should be a whole number, not '9{40}'"),
        (["cycle=5"], r"can't be tweaked in 'cycle': a cycle lasts until .* \(MT-3.4\)"),
        (["diamonds=14", "filling=20"], "diamonds=14 filling=20 can't be: with 8 players that makes 132 diamonds"),
    ],
)
def test_what_the_rules_cant_take_is_refused_with_a_reason(texts: list[str], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        tweaked(BOX, parse_tweaks(BOX, texts))


def test_a_number_is_a_whole_number_from_python_too() -> None:
    for value in (True, 3.0, "3"):
        with pytest.raises(BadOption, match="'rubies' should be a whole number"):
            tweaked(BOX, {"rubies": value})  # type: ignore[dict-item]


def test_an_unknown_name_is_told_with_those_that_are_known() -> None:
    with pytest.raises(UnknownName, match="unknown tweak of master_thieves 'rubys'; did you mean 'rubies'"):
        parse_tweaks(BOX, ["rubys=3"])


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"copies": 3}, "145 cards, and the pile has 127 at most"),
        ({"copies": 1, "highest_value": 3, "lowest_safe": 11, "safe_copies": 1, "hand": 7}, "need 49"),
    ],
)
def test_a_pile_that_is_too_large_or_too_small_is_refused(values: dict[str, int], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        tweaked(CARDS, values)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"limit": 2}, "can't take all tokens of a type"),
        ({"loot": 1}, "the bank can't get 2 of 1 loot tokens"),
        ({"copies": 2, "brigadier_among": 40}, "the pile has 41 tokens, of which 3 are laid out"),
    ],
)
def test_numbers_that_exclude_each_other_are_refused(values: dict[str, int], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        tweaked(HEISTS, values)


def test_a_game_that_declares_none_says_so() -> None:
    with pytest.raises(BadOption, match=r"Master Thieves has no tweaks: its folder has no tweaks\.py"):
        parse_tweaks(replace(BOX, tweaks=None), ["rubies=3"])


def test_a_tweaked_game_has_no_net() -> None:
    game = tweaked(BOX, {"rubies": 3})
    assert has_net(BOX)
    assert not has_net(game)
    for spec in ("net", "search:net=1", *CHARACTERS):
        check_bots([spec], BOX)
        with pytest.raises(BadOption, match="the net learnt master_thieves as it is: there is none for rubies=3"):
            check_bots([spec], game)


def test_its_record_is_refused_by_name_where_records_of_the_real_game_are_read(tmp_path: Path) -> None:
    game = tweaked(CARDS, {"hand": 3})
    interpret(game)
    session = Setup.of(game, 2, {"hands": 1}).start(seed=1)
    while not session.finished:
        session.play(session.moves()[0])
    file = tmp_path / "games.jsonl"
    file.write_bytes(record_of(session, ["a", "b"]).encode())
    with pytest.raises(RecordError, match=r"'shadow_thief\+hand=3' is no game of its own: it is shadow_thief"):
        list(read_file(file, find))
    assert len(list(read_file(file, find_tweaked))) == 1


def test_a_copy_whose_constant_is_missing_leaves_nothing_behind() -> None:
    name = f"{BOX.module}__broken"
    with pytest.raises(ValueError, match=r"has no constant params\.NOTHING"):
        load_copy(BOX.module, name, {"params.NOTHING": lambda value: value})
    assert not [module for module in sys.modules if module.startswith(name)]

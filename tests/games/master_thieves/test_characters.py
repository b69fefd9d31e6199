"""MT-5: what the characters do."""

from typing import Any

import pytest

from games.master_thieves.world import (
    DOWN,
    alarm_in,
    black,
    choose,
    has_alarm,
    inside,
    play,
    put,
    red,
    ruby_in,
    table,
    told,
    white,
)
from vendome import State

pytestmark = pytest.mark.interpreted


def turn_of(character: str, *others: str, **options: Any) -> State:
    """Seat 0 is about to open a drawer as this character; one other seat is a detective unless told."""
    state = table(1 + max(1, len(others)), **options)
    choose(state, character, *(others or ["detective"]))
    return state


# -- MT-5.1 the smuggler ------------------------------------------------------------------------------


def test_MT_5_1_a_smuggler_takes_all_gems_to_the_red_pillow_and_places_one_imitation() -> None:
    state = turn_of("smuggler")
    put(state, "TN", diamonds=2, sapphires=1)
    state.play("open TN")
    assert (red(state), inside(state, "TN")) == ((2, 1), (0, 0))
    state.play("place sapphire")
    assert (white(state, 0), inside(state, "TN")) == ((8, 1), (0, 1))
    assert state.moves()[0] == "done"


def test_MT_5_1_smugglers_share_round_and_round_in_the_order_of_their_numbers() -> None:
    rows = [[3, 1, 1, 1, 1, 1], [1, 2, 2, 2, 2, 2], [2, 3, 3, 3, 3, 3]]
    state = table(3, rows)
    put(state, "TN", diamonds=3, sapphires=1)
    choose(state, "smuggler", "smuggler", "detective")
    play(state, "open TN", "place nothing", "done", "open TN", "place nothing", "done")
    order = []
    for move in ("pick diamond", "pick sapphire", "pick diamond", "pick diamond"):
        order.append(state.asked[0])
        state.play(move)
    assert order == [1, 0, 1, 0]
    assert (black(state, 1), black(state, 0), red(state)) == ((2, 0, 0), (1, 1, 0), (0, 0))


@pytest.mark.parametrize(("smugglers", "detectives", "share"), [(1, 1, True), (2, 1, True), (1, 2, False)])
def test_MT_5_1_they_share_if_they_are_at_least_as_many_as_the_detectives(
    smugglers: int, detectives: int, share: bool
) -> None:
    state = table(smugglers + detectives)
    put(state, "TN", diamonds=3)
    choose(state, *["smuggler"] * smugglers, *["detective"] * detectives)
    for _ in range(smugglers):
        play(state, "open TN", "place nothing", "done")
    assert state.asked == ([0] if share else [smugglers])
    assert ("The smugglers are outnumbered (1 to 2) and get no share." in told(state)) != share


def test_MT_5_1_a_smuggler_who_had_a_gem_fall_counts_but_takes_no_share() -> None:
    state = table(4)
    put(state, "TN", diamonds=3)
    put(state, "TS", diamonds=1, face=DOWN)
    choose(state, "smuggler", "smuggler", "detective", "detective")
    play(state, "open TS", "done", "open TN", "place nothing", "done")
    while state.asked == [1]:
        state.play("pick diamond")
    assert (black(state, 0), black(state, 1)) == ((0, 0, 0), (4, 0, 0))


def test_MT_5_1_gems_that_an_alarm_took_count_as_fallen_too() -> None:
    state = table(2)
    put(state, "TS", diamonds=1, alarm=1, face=DOWN)
    state.record.red[:] = (2, 0)
    choose(state, "smuggler", "detective")
    play(state, "open TS", "done")
    assert state.asked == [1]  # the detective


def test_MT_5_1_if_every_smuggler_had_a_gem_fall_the_gems_stay() -> None:
    state = table(2)
    put(state, "TS", diamonds=1, face=DOWN)
    put(state, "TN", diamonds=1, face=DOWN)
    choose(state, "smuggler", "smuggler")
    play(state, "open TS", "done", "open TN", "done")
    assert state.record.rounds == 1
    assert red(state) == (2, 0)


# -- MT-5.2 the jeweller ------------------------------------------------------------------------------


def test_MT_5_2_a_jeweller_places_one_imitation_whatever_is_there() -> None:
    state = turn_of("jeweller")
    put(state, "TN", diamonds=2, sapphires=1)
    play(state, "open TN", "place diamond")
    assert (inside(state, "TN"), white(state, 0), red(state)) == ((3, 1), (7, 2), (0, 0))


def test_MT_5_2_he_may_add_his_alarm() -> None:
    for answer, owner in (("alarm yes", 0), ("alarm no", None)):
        state = play(turn_of("jeweller"), "open TN", "place diamond")
        assert state.moves() == ["alarm no", "alarm yes"]
        state.play(answer)
        assert alarm_in(state, "TN") == owner
        assert has_alarm(state, 0) == (owner is None)


def test_MT_5_2_not_if_he_placed_nothing() -> None:
    assert play(turn_of("jeweller"), "open TN", "place nothing").moves()[0] == "done"


def test_MT_5_2_not_if_he_does_not_have_it() -> None:
    state = turn_of("jeweller")
    put(state, "BS", diamonds=1, alarm=0)
    assert play(state, "open TN", "place diamond").moves()[0] == "done"


@pytest.mark.parametrize("owner", [0, 1])
def test_MT_5_2_not_if_an_alarm_lies_there(owner: int) -> None:
    state = turn_of("jeweller")
    put(state, "TN", diamonds=1, alarm=owner)
    assert play(state, "open TN", "place diamond").moves()[0] == "done"
    assert alarm_in(state, "TN") == owner


# -- MT-5.3 the gemologist ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["en", "fr", "it"])
def test_MT_5_3_a_gemologist_always_places_one_imitation_also_if_gems_fell(edition: str) -> None:
    for face in (0, DOWN):
        state = turn_of("gemologist", "thief", edition=edition)
        put(state, "TN", diamonds=2, face=face)
        state.play("open TN")
        assert state.moves() == ["place diamond", "place sapphire"]
        state.play("place sapphire")
        assert inside(state, "TN") == ((2, 1) if face == 0 else (0, 1))
        assert state.moves()[0] == "done"  # no detective, no more


def test_MT_5_3_then_one_more_for_each_detective() -> None:
    state = turn_of("gemologist", "detective", "detective", "thief")
    play(state, "open TN", "place diamond")
    assert state.moves() == ["place diamond", "place nothing", "place sapphire"]
    state.play("place sapphire")
    assert state.moves() == ["place diamond", "place nothing", "place sapphire"]
    state.play("place diamond")
    assert state.moves()[0] == "done"
    assert (inside(state, "TN"), white(state, 0)) == ((2, 1), (6, 1))


def test_MT_5_3_placing_nothing_ends_it() -> None:
    state = turn_of("gemologist", "detective", "detective")
    play(state, "open TN", "place diamond", "place nothing")
    assert state.moves()[0] == "done"


def test_MT_5_3_also_after_a_fall_and_while_an_imitation_is_left() -> None:
    state = turn_of("gemologist", "detective", "detective")
    put(state, "TN", diamonds=1, face=DOWN)
    state.record.white[0] = (1, 1)
    play(state, "open TN", "place diamond")
    assert state.moves() == ["place nothing", "place sapphire"]
    state.play("place sapphire")
    assert state.moves()[0] == "done"


# -- MT-5.4 the thief ---------------------------------------------------------------------------------


def test_MT_5_4_a_thief_takes_all_gems_onto_his_black_pillow() -> None:
    state = turn_of("thief")
    put(state, "TS", diamonds=2, sapphires=1)
    state.play("open TS")
    assert (black(state, 0), inside(state, "TS")) == ((2, 1, 0), (0, 0))
    assert ruby_in(state, "TS")  # of which he knows nothing
    assert state.moves()[0] == "done"


# -- MT-5.5 the master thief --------------------------------------------------------------------------


def test_MT_5_5_a_master_thief_takes_the_gems_or_opens_further() -> None:
    state = turn_of("master-thief")
    put(state, "TS", diamonds=2, sapphires=1)
    state.play("open TS")
    assert (state.moves(), black(state, 0)) == (["search", "take"], (0, 0, 0))
    state.play("take")
    assert (black(state, 0), ruby_in(state, "TS")) == ((2, 1, 0), True)
    assert state.moves()[0] == "done"


def test_MT_5_5_a_ruby_that_falls_sends_him_away_with_nothing_and_is_put_up() -> None:
    state = turn_of("master-thief")
    put(state, "TN", diamonds=2)
    play(state, "open TN", "search")
    assert (black(state, 0), inside(state, "TN")) == ((0, 0, 0), (2, 0))
    assert (ruby_in(state, "TN"), ruby_in(state, "TN", DOWN)) == (True, False)
    assert state.moves()[0] == "done"


@pytest.mark.parametrize("answer", ["ruby take", "ruby leave"])
def test_MT_5_5_a_ruby_in_the_upper_secret_compartment_may_be_taken_or_left(answer: str) -> None:
    state = turn_of("master-thief")
    put(state, "TS", diamonds=2)
    play(state, "open TS", "search")
    assert black(state, 0) == (2, 0, 0)
    assert state.moves() == ["ruby leave", "ruby take"]
    state.play(answer)
    assert black(state, 0) == (2, 0, 1 if answer == "ruby take" else 0)
    assert ruby_in(state, "TS") == (answer == "ruby leave")
    assert state.moves()[0] == "done"


def test_MT_5_5_he_may_search_a_short_drawer_and_an_empty_secret_costs_nothing() -> None:
    for position in ("TE", "TS"):
        state = turn_of("master-thief")
        state.record.ruby[:] = 0
        put(state, position, sapphires=1)
        play(state, f"open {position}", "search")
        assert black(state, 0) == (0, 1, 0)
        assert "Seat 0 finds no ruby." in told(state)
        assert state.moves()[0] == "done"


# -- MT-5.6 the detective -----------------------------------------------------------------------------


def test_MT_5_6_detectives_take_one_gem_each_in_the_order_of_their_numbers_until_all_are_gone() -> None:
    rows = [[1, 1, 1, 1, 1, 5], [2, 2, 2, 2, 2, 3], [3, 3, 3, 3, 3, 4]]
    state = table(3, rows)
    state.record.red[:] = (2, 1)
    choose(state, "detective", "detective", "detective")
    order = []
    for move in ("pick sapphire", "pick diamond", "pick diamond"):
        order.append(state.asked[0])
        state.play(move)
    assert order == [1, 2, 0]
    assert (black(state, 1), black(state, 2), black(state, 0)) == ((0, 1, 0), (1, 0, 0), (1, 0, 0))
    assert state.record.rounds == 1


def test_MT_5_6_also_what_fell_in_this_round_after_the_smugglers_had_shared() -> None:
    state = table(3)
    put(state, "TN", diamonds=1)
    put(state, "TS", sapphires=1, face=DOWN)
    choose(state, "smuggler", "thief", "detective")
    play(state, "open TN", "place nothing", "done", "pick diamond", "open TS", "done")
    assert (state.asked, state.moves()) == ([2], ["pick sapphire"])

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
from vendome import Session
from vendome.games.master_thieves.params import EDITIONS

pytestmark = pytest.mark.interpreted


def turn_of(character: str, *others: str, **options: Any) -> Session:
    """Seat 0 is about to open a drawer as this character; one other seat is a detective unless told."""
    session = table(1 + max(1, len(others)), **options)
    choose(session, character, *(others or ["detective"]))
    return session


# -- MT-5.1 the smuggler ------------------------------------------------------------------------------


def test_MT_5_1_a_smuggler_takes_all_gems_to_the_red_pillow_and_places_one_imitation() -> None:
    session = turn_of("smuggler")
    put(session, "TN", diamonds=2, sapphires=1)
    session.play("open TN")
    assert (red(session), inside(session, "TN")) == ((2, 1), (0, 0))
    session.play("place sapphire")
    assert (white(session, 0), inside(session, "TN")) == ((8, 1), (0, 1))
    assert session.moves()[0] == "done"


def test_MT_5_1_smugglers_share_round_and_round_in_the_order_of_their_numbers() -> None:
    rows = [[3, 1, 1, 1, 1, 1], [1, 2, 2, 2, 2, 2], [2, 3, 3, 3, 3, 3]]
    session = table(3, rows)
    put(session, "TN", diamonds=3, sapphires=1)
    choose(session, "smuggler", "smuggler", "detective")
    play(session, "open TN", "place nothing", "done", "open TN", "place nothing", "done")
    order = []
    for move in ("pick diamond", "pick sapphire", "pick diamond", "pick diamond"):
        order.append(session.asked[0])
        session.play(move)
    assert order == [1, 0, 1, 0]
    assert (black(session, 1), black(session, 0), red(session)) == ((2, 0, 0), (1, 1, 0), (0, 0))


@pytest.mark.parametrize(("smugglers", "detectives", "share"), [(1, 1, True), (2, 1, True), (1, 2, False)])
def test_MT_5_1_they_share_if_they_are_at_least_as_many_as_the_detectives(
    smugglers: int, detectives: int, share: bool
) -> None:
    session = table(smugglers + detectives)
    put(session, "TN", diamonds=3)
    choose(session, *["smuggler"] * smugglers, *["detective"] * detectives)
    for _ in range(smugglers):
        play(session, "open TN", "place nothing", "done")
    assert session.asked == ([0] if share else [smugglers])
    assert ("The smugglers are outnumbered (1 to 2) and get no share." in told(session)) != share


def test_MT_5_1_a_smuggler_who_had_a_gem_fall_counts_but_takes_no_share() -> None:
    session = table(4)
    put(session, "TN", diamonds=3)
    put(session, "TS", diamonds=1, face=DOWN)
    choose(session, "smuggler", "smuggler", "detective", "detective")
    play(session, "open TS", "done", "open TN", "place nothing", "done")
    while session.asked == [1]:
        session.play("pick diamond")
    assert (black(session, 0), black(session, 1)) == ((0, 0, 0), (4, 0, 0))


def test_MT_5_1_gems_that_an_alarm_took_count_as_fallen_too() -> None:
    session = table(2)
    put(session, "TS", diamonds=1, alarm=1, face=DOWN)
    session.state.red[:] = (2, 0)
    choose(session, "smuggler", "detective")
    play(session, "open TS", "done")
    assert session.asked == [1]  # the detective


def test_MT_5_1_if_every_smuggler_had_a_gem_fall_the_gems_stay() -> None:
    session = table(2)
    put(session, "TS", diamonds=1, face=DOWN)
    put(session, "TN", diamonds=1, face=DOWN)
    choose(session, "smuggler", "smuggler")
    play(session, "open TS", "done", "open TN", "done")
    assert session.state.rounds == 1
    assert red(session) == (2, 0)


# -- MT-5.2 the jeweller ------------------------------------------------------------------------------


def test_MT_5_2_a_jeweller_places_one_imitation_whatever_is_there() -> None:
    session = turn_of("jeweller")
    put(session, "TN", diamonds=2, sapphires=1)
    play(session, "open TN", "place diamond")
    assert (inside(session, "TN"), white(session, 0), red(session)) == ((3, 1), (7, 2), (0, 0))


def test_MT_5_2_he_may_add_his_alarm() -> None:
    for answer, owner in (("alarm yes", 0), ("alarm no", None)):
        session = play(turn_of("jeweller"), "open TN", "place diamond")
        assert session.moves() == ["alarm no", "alarm yes"]
        session.play(answer)
        assert alarm_in(session, "TN") == owner
        assert has_alarm(session, 0) == (owner is None)


def test_MT_5_2_not_if_he_placed_nothing() -> None:
    assert play(turn_of("jeweller"), "open TN", "place nothing").moves()[0] == "done"


def test_MT_5_2_not_if_he_does_not_have_it() -> None:
    session = turn_of("jeweller")
    put(session, "BS", diamonds=1, alarm=0)
    assert play(session, "open TN", "place diamond").moves()[0] == "done"


@pytest.mark.parametrize("owner", [0, 1])
def test_MT_5_2_not_if_an_alarm_lies_there(owner: int) -> None:
    session = turn_of("jeweller")
    put(session, "TN", diamonds=1, alarm=owner)
    assert play(session, "open TN", "place diamond").moves()[0] == "done"
    assert alarm_in(session, "TN") == owner


# -- MT-5.3 the gemologist ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_MT_5_3_a_gemologist_always_places_one_imitation_also_if_gems_fell(edition: str) -> None:
    for face in (0, DOWN):
        session = turn_of("gemologist", "thief", edition=edition)
        put(session, "TN", diamonds=2, face=face)
        session.play("open TN")
        assert session.moves() == ["place diamond", "place sapphire"]
        session.play("place sapphire")
        assert inside(session, "TN") == ((2, 1) if face == 0 else (0, 1))
        assert session.moves()[0] == "done"  # no detective, no more


def test_MT_5_3_then_one_more_for_each_detective() -> None:
    session = turn_of("gemologist", "detective", "detective", "thief")
    play(session, "open TN", "place diamond")
    assert session.moves() == ["place diamond", "place nothing", "place sapphire"]
    session.play("place sapphire")
    assert session.moves() == ["place diamond", "place nothing", "place sapphire"]
    session.play("place diamond")
    assert session.moves()[0] == "done"
    assert (inside(session, "TN"), white(session, 0)) == ((2, 1), (6, 1))


def test_MT_5_3_placing_nothing_ends_it() -> None:
    session = turn_of("gemologist", "detective", "detective")
    play(session, "open TN", "place diamond", "place nothing")
    assert session.moves()[0] == "done"


def test_MT_5_3_also_after_a_fall_and_while_an_imitation_is_left() -> None:
    session = turn_of("gemologist", "detective", "detective")
    put(session, "TN", diamonds=1, face=DOWN)
    session.state.white[0] = (1, 1)
    play(session, "open TN", "place diamond")
    assert session.moves() == ["place nothing", "place sapphire"]
    session.play("place sapphire")
    assert session.moves()[0] == "done"


# -- MT-5.4 the thief ---------------------------------------------------------------------------------


def test_MT_5_4_a_thief_takes_all_gems_onto_his_black_pillow() -> None:
    session = turn_of("thief")
    put(session, "TS", diamonds=2, sapphires=1)
    session.play("open TS")
    assert (black(session, 0), inside(session, "TS")) == ((2, 1, 0), (0, 0))
    assert ruby_in(session, "TS")  # of which he knows nothing
    assert session.moves()[0] == "done"


# -- MT-5.5 the master thief --------------------------------------------------------------------------


def test_MT_5_5_a_master_thief_takes_the_gems_or_opens_further() -> None:
    session = turn_of("master-thief")
    put(session, "TS", diamonds=2, sapphires=1)
    session.play("open TS")
    assert (session.moves(), black(session, 0)) == (["search", "take"], (0, 0, 0))
    session.play("take")
    assert (black(session, 0), ruby_in(session, "TS")) == ((2, 1, 0), True)
    assert session.moves()[0] == "done"


def test_MT_5_5_a_ruby_that_falls_sends_him_away_with_nothing_and_is_put_up() -> None:
    session = turn_of("master-thief")
    put(session, "TN", diamonds=2)
    play(session, "open TN", "search")
    assert (black(session, 0), inside(session, "TN")) == ((0, 0, 0), (2, 0))
    assert (ruby_in(session, "TN"), ruby_in(session, "TN", DOWN)) == (True, False)
    assert session.moves()[0] == "done"


@pytest.mark.parametrize("answer", ["ruby take", "ruby leave"])
def test_MT_5_5_a_ruby_in_the_upper_secret_compartment_may_be_taken_or_left(answer: str) -> None:
    session = turn_of("master-thief")
    put(session, "TS", diamonds=2)
    play(session, "open TS", "search")
    assert black(session, 0) == (2, 0, 0)
    assert session.moves() == ["ruby leave", "ruby take"]
    session.play(answer)
    assert black(session, 0) == (2, 0, 1 if answer == "ruby take" else 0)
    assert ruby_in(session, "TS") == (answer == "ruby leave")
    assert session.moves()[0] == "done"


def test_MT_5_5_he_may_search_a_short_drawer_and_an_empty_secret_costs_nothing() -> None:
    for position in ("TE", "TS"):
        session = turn_of("master-thief")
        session.state.ruby[:] = 0
        put(session, position, sapphires=1)
        play(session, f"open {position}", "search")
        assert black(session, 0) == (0, 1, 0)
        assert "Seat 0 finds no ruby." in told(session)
        assert session.moves()[0] == "done"


# -- MT-5.6 the detective -----------------------------------------------------------------------------


def test_MT_5_6_detectives_take_one_gem_each_in_the_order_of_their_numbers_until_all_are_gone() -> None:
    rows = [[1, 1, 1, 1, 1, 5], [2, 2, 2, 2, 2, 3], [3, 3, 3, 3, 3, 4]]
    session = table(3, rows)
    session.state.red[:] = (2, 1)
    choose(session, "detective", "detective", "detective")
    order = []
    for move in ("pick sapphire", "pick diamond", "pick diamond"):
        order.append(session.asked[0])
        session.play(move)
    assert order == [1, 2, 0]
    assert (black(session, 1), black(session, 2), black(session, 0)) == ((0, 1, 0), (1, 0, 0), (1, 0, 0))
    assert session.state.rounds == 1


def test_MT_5_6_also_what_fell_in_this_round_after_the_smugglers_had_shared() -> None:
    session = table(3)
    put(session, "TN", diamonds=1)
    put(session, "TS", sapphires=1, face=DOWN)
    choose(session, "smuggler", "thief", "detective")
    play(session, "open TN", "place nothing", "done", "pick diamond", "open TS", "done")
    assert (session.asked, session.moves()) == ([2], ["pick sapphire"])

"""MT-2: cards, pillows, rubies and the filling of the box."""

from collections import Counter

import pytest

import vendome
from games.master_thieves.world import black, dealt, has_alarm, inside, play, put, red, ruby_in, table, white
from vendome import State

pytestmark = pytest.mark.interpreted

PLAYERS = pytest.mark.parametrize("players", range(2, 9))


def test_MT_2_1_each_seat_gets_one_card_of_each_character() -> None:
    state = dealt(2, rows=[[3, 1, 4, 1, 5, 8], [2, 6, 5, 3, 1, 7]])
    assert state.view(1)["hand"] == [
        {"character": "smuggler", "number": 2},
        {"character": "jeweller", "number": 6},
        {"character": "gemologist", "number": 5},
        {"character": "thief", "number": 3},
        {"character": "master-thief", "number": 1},
        {"character": "detective", "number": 7},
    ]


@PLAYERS
def test_MT_2_1_no_two_seats_get_the_same_card(players: int) -> None:
    for seed in range(20):
        number = vendome.game("master_thieves", players=players).start(seed).record.number
        for character in range(6):
            dealt = [int(number[seat, character]) for seat in range(players)]
            assert len(set(dealt)) == players
            assert set(dealt) <= set(range(1, 9))


def test_MT_2_1_every_number_is_as_likely() -> None:
    counts: Counter[int] = Counter()
    for seed in range(400):
        counts.update(vendome.game("master_thieves", players=2).start(seed).record.number[1].tolist())
    assert set(counts) == set(range(1, 9))
    assert all(200 < count < 400 for count in counts.values())  # 300 expected, five deviations are 81


@PLAYERS
def test_MT_2_2_everyone_has_an_alarm_and_eight_diamonds_and_two_sapphires_that_are_imitations(players: int) -> None:
    state = dealt(players)
    for seat in range(players):
        assert has_alarm(state, seat)
        assert white(state, seat) == (8, 2)
        assert black(state, seat) == (0, 0, 0)
    assert red(state) == (0, 0)


def test_MT_2_3_rubies_are_up_in_the_south_and_down_in_the_north() -> None:
    state = dealt()
    for level in "TMB":
        assert ruby_in(state, level + "S")
        assert ruby_in(state, level + "N", face=1)
    assert state.record.ruby.sum() == 6


@PLAYERS
def test_MT_2_4_twelve_diamonds_as_evenly_as_can_be_the_first_seats_one_more(players: int) -> None:
    shares = dealt(players).record.unplaced[:players].tolist()
    assert sum(shares) == 12
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] <= 1


def test_MT_2_4_a_seat_fills_diamond_by_diamond_then_handles_the_box_then_the_next_fills() -> None:
    state = dealt(5)  # 3, 3, 2, 2, 2
    for position in ("TN", "TN", "BW"):
        assert (state.asked, state.moves()[0]) == ([0], "fill BE")
        state.play(f"fill {position}")
    assert (inside(state, "TN"), inside(state, "BW")) == ((2, 0), (1, 0))
    assert (state.asked, "turn" in state.moves()) == ([0], True)
    state.play("turn")
    assert (state.asked, state.moves()[0]) == ([1], "fill BE")


def test_MT_2_4_what_falls_goes_to_the_red_pillow_and_the_filling_goes_on() -> None:
    state = play(dealt(2), *["fill TE"] * 6, "turn")
    assert inside(state, "BW", face=1) == (6, 0)
    play(state, "fill BW")
    assert red(state) == (6, 0)
    assert inside(state, "BW") == (1, 0)
    assert state.record.unplaced.tolist()[:2] == [0, 5]
    assert state.moves()[0] == "fill BE"


def test_MT_2_4_after_the_last_seat_the_first_round_begins() -> None:
    state = play(dealt(2), *["fill TE"] * 6, "done", *["fill TE"] * 6, "done")
    assert state.asked == [0, 1]
    assert state.moves()[0] == "choose detective"
    assert inside(state, "TE") == (12, 0)


def test_a_table_of_the_tests_starts_its_first_round_with_an_empty_box() -> None:
    state: State = table(3)
    put(state, "TN", diamonds=1)
    assert (state.asked, inside(state, "TN"), inside(state, "TE")) == ([0, 1, 2], (1, 0), (0, 0))

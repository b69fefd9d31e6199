"""MT-2: cards, pillows, rubies and the filling of the box."""

from collections import Counter

import pytest

import vendome
from games.master_thieves.world import black, dealt, has_alarm, inside, play, put, red, ruby_in, table, white
from vendome import Session

pytestmark = pytest.mark.interpreted

PLAYERS = pytest.mark.parametrize("players", range(2, 9))


def test_MT_2_1_each_seat_gets_one_card_of_each_character() -> None:
    session = dealt(2, rows=[[3, 1, 4, 1, 5, 8], [2, 6, 5, 3, 1, 7]])
    assert session.view(1)["hand"] == [
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
        number = vendome.game("master_thieves", players=players).start(seed).state.number
        for character in range(6):
            dealt = [int(number[seat, character]) for seat in range(players)]
            assert len(set(dealt)) == players
            assert set(dealt) <= set(range(1, 9))


def test_MT_2_1_every_number_is_as_likely() -> None:
    counts: Counter[int] = Counter()
    for seed in range(400):
        counts.update(vendome.game("master_thieves", players=2).start(seed).state.number[1].tolist())
    assert set(counts) == set(range(1, 9))
    assert all(200 < count < 400 for count in counts.values())  # 300 expected, five deviations are 81


@PLAYERS
def test_MT_2_2_everyone_has_an_alarm_and_eight_diamonds_and_two_sapphires_that_are_imitations(players: int) -> None:
    session = dealt(players)
    for seat in range(players):
        assert has_alarm(session, seat)
        assert white(session, seat) == (8, 2)
        assert black(session, seat) == (0, 0, 0)
    assert red(session) == (0, 0)


def test_MT_2_3_rubies_are_up_in_the_south_and_down_in_the_north() -> None:
    session = dealt()
    for level in "TMB":
        assert ruby_in(session, level + "S")
        assert ruby_in(session, level + "N", face=1)
    assert session.state.ruby.sum() == 6


@PLAYERS
def test_MT_2_4_twelve_diamonds_as_evenly_as_can_be_the_first_seats_one_more(players: int) -> None:
    shares = dealt(players).state.unplaced[:players].tolist()
    assert sum(shares) == 12
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] <= 1


def test_MT_2_4_a_seat_fills_diamond_by_diamond_then_handles_the_box_then_the_next_fills() -> None:
    session = dealt(5)  # 3, 3, 2, 2, 2
    for position in ("TN", "TN", "BW"):
        assert (session.asked, session.moves()[0]) == ([0], "fill BE")
        session.play(f"fill {position}")
    assert (inside(session, "TN"), inside(session, "BW")) == ((2, 0), (1, 0))
    assert (session.asked, "turn" in session.moves()) == ([0], True)
    session.play("turn")
    assert (session.asked, session.moves()[0]) == ([1], "fill BE")


def test_MT_2_4_what_falls_goes_to_the_red_pillow_and_the_filling_goes_on() -> None:
    session = play(dealt(2), *["fill TE"] * 6, "turn")
    assert inside(session, "BW", face=1) == (6, 0)
    play(session, "fill BW")
    assert red(session) == (6, 0)
    assert inside(session, "BW") == (1, 0)
    assert session.state.unplaced.tolist()[:2] == [0, 5]
    assert session.moves()[0] == "fill BE"


def test_MT_2_4_after_the_last_seat_the_first_round_begins() -> None:
    session = play(dealt(2), *["fill TE"] * 6, "done", *["fill TE"] * 6, "done")
    assert session.asked == [0, 1]
    assert session.moves()[0] == "choose detective"
    assert inside(session, "TE") == (12, 0)


def test_a_table_of_the_tests_starts_its_first_round_with_an_empty_box() -> None:
    session: Session = table(3)
    put(session, "TN", diamonds=1)
    assert (session.asked, inside(session, "TN"), inside(session, "TE")) == ([0, 1, 2], (1, 0), (0, 0))
